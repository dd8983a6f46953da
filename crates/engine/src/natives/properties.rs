//! The properties of the system.
//!
//! They are one table, which the program can change. Some of them have values that nobody knows, so that the table can
//! be asked for single ones only, never for all that it has.

use jurat_java::classes::{Class, Code, Condition, Invoke, Kind, Operation, Shuffle};

use super::Intrinsic::{Code as Replaced, Native, Refused, Shortcut};
use super::runtime::{RUNTIME, helper_class, helper_method, static_slot};
use super::{Method, Outcome, argument};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;
use crate::world::Origin;

/// The class of the table.
pub(super) const PROPERTIES: &str = "<properties>";
const REAL: &str = "java.util.Properties";
pub(super) const TYPE: &str = "Ljava/util/Properties;";
pub(super) const GET: &str = "()Ljava/util/Properties;";
/// Where the table is kept, once somebody has asked for it.
pub(super) const FIELD: &str = "properties";

const ONE: &str = "a property of the system";
const ALL: &str = "the properties of the system";

const GET_ONE: &str = "(Ljava/lang/String;)Ljava/lang/String;";
const GET_OR: &str = "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;";

pub(super) const METHODS: &[Method] = &[
    ("java.lang.System", "getProperty", GET_ONE, Shortcut(unchanged_property)),
    ("java.lang.System", "getProperty", GET_OR, Shortcut(unchanged_property)),
    ("java.lang.System", "setProperties", "", Refused(ALL)),
    ("sun.security.action.GetPropertyAction", "privilegedGetProperties", GET, Replaced(table)),
    (RUNTIME, "properties", GET, Replaced(table)),
    (RUNTIME, "knownProperty", GET_ONE, Native(known_property)),
    (RUNTIME, READ, CHECK, Native(check_read)),
    (RUNTIME, CHANGE, CHECK, Native(check_change)),
    (RUNTIME, "allProperties", "()V", Refused(ALL)),
];

/// Properties that are the same wherever programs are judged; `docs/soundness.md` states them, and the JVM that repeats a
/// violation is started with them.
const KNOWN: [(&str, &str); 19] = [
    ("line.separator", "\n"),
    ("file.separator", "/"),
    ("path.separator", ":"),
    ("file.encoding", "UTF-8"),
    ("native.encoding", "UTF-8"),
    ("sun.jnu.encoding", "UTF-8"),
    ("java.io.tmpdir", "/tmp"),
    ("java.specification.name", "Java Platform API Specification"),
    ("java.specification.vendor", "Oracle Corporation"),
    ("java.vm.specification.name", "Java Virtual Machine Specification"),
    ("java.vm.specification.vendor", "Oracle Corporation"),
    ("os.name", "Linux"),
    ("user.country", "US"),
    ("user.dir", "/home/user"),
    ("user.home", "/home/user"),
    ("user.language", "en"),
    ("user.name", "user"),
    ("user.timezone", "UTC"),
    ("sun.io.unicode.encoding", "UnicodeLittle"),
];

/// The value of a property that is the same wherever programs are judged.
pub(super) fn known(name: &str) -> Option<&'static str> {
    KNOWN.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

/// Properties that a JVM may have, with values that nobody knows, by how they start.
const UNKNOWN: [&str; 19] = [
    "java.version",
    "java.vendor",
    "java.vm.",
    "java.home",
    "java.class.",
    "java.library.",
    "java.io.tmpdir",
    "java.specification.",
    "java.runtime.",
    "jdk.debug",
    "os.",
    "user.",
    "file.encoding",
    "native.encoding",
    "stdin.encoding",
    "stdout.encoding",
    "stderr.encoding",
    "java.properties.date",
    "sun.",
];

/// How properties start that this or a later JVM may set, here or on another system. Only the JDK itself knows which of them are
/// not set; what starts in another way nobody sets.
const OF_SOME_JVM: [&str; 19] = [
    "java.", "javax.", "jdk.", "sun.", "com.sun.", "os.", "user.", "file.", "path.", "line.", "native.",
    "std", "awt.", "apple.", "http", "ftp.", "socks", "gopher", "jnu.",
];

/// Classes of the JDK that ask for whatever property the program names.
const ASKING_FOR_OTHERS: [&str; 5] =
    ["java.lang.System", "java.lang.Boolean", "java.lang.Integer", "java.lang.Long", REAL];

/// Properties that the JDK itself may go by, some of them once when it starts: to change them may mean anything.
const OF_THE_JDK: [&str; 3] = ["java.", "jdk.", "sun."];

const CHECK: &str = "(Ljava/lang/Object;)V";
const READ: &str = "readProperty";
const CHANGE: &str = "changeProperty";

/// What the table can be asked for by key, and what is checked first. All arguments are references.
const BY_KEY: [(&str, &str, &str, u16); 16] = [
    ("getProperty", GET_ONE, READ, 1),
    ("getProperty", GET_OR, READ, 2),
    ("get", "(Ljava/lang/Object;)Ljava/lang/Object;", READ, 1),
    ("getOrDefault", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", READ, 2),
    ("containsKey", "(Ljava/lang/Object;)Z", READ, 1),
    ("setProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;", CHANGE, 2),
    ("put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", CHANGE, 2),
    ("putIfAbsent", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", CHANGE, 2),
    ("remove", "(Ljava/lang/Object;)Ljava/lang/Object;", CHANGE, 1),
    ("remove", "(Ljava/lang/Object;Ljava/lang/Object;)Z", CHANGE, 2),
    ("replace", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", CHANGE, 2),
    ("replace", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Z", CHANGE, 3),
    ("computeIfAbsent", "(Ljava/lang/Object;Ljava/util/function/Function;)Ljava/lang/Object;", CHANGE, 2),
    ("computeIfPresent", "(Ljava/lang/Object;Ljava/util/function/BiFunction;)Ljava/lang/Object;", CHANGE, 2),
    ("compute", "(Ljava/lang/Object;Ljava/util/function/BiFunction;)Ljava/lang/Object;", CHANGE, 2),
    (
        "merge",
        "(Ljava/lang/Object;Ljava/lang/Object;Ljava/util/function/BiFunction;)Ljava/lang/Object;",
        CHANGE,
        3,
    ),
];

/// What would show all that the table has, or change it.
const BY_ALL: &[(&str, &str)] = &[
    ("clear", "()V"),
    ("clone", "()Ljava/lang/Object;"),
    ("contains", "(Ljava/lang/Object;)Z"),
    ("containsValue", "(Ljava/lang/Object;)Z"),
    ("elements", "()Ljava/util/Enumeration;"),
    ("entrySet", "()Ljava/util/Set;"),
    ("equals", "(Ljava/lang/Object;)Z"),
    ("forEach", "(Ljava/util/function/BiConsumer;)V"),
    ("hashCode", "()I"),
    ("isEmpty", "()Z"),
    ("keySet", "()Ljava/util/Set;"),
    ("keys", "()Ljava/util/Enumeration;"),
    ("list", "(Ljava/io/PrintStream;)V"),
    ("list", "(Ljava/io/PrintWriter;)V"),
    ("load", "(Ljava/io/InputStream;)V"),
    ("load", "(Ljava/io/Reader;)V"),
    ("loadFromXML", "(Ljava/io/InputStream;)V"),
    ("propertyNames", "()Ljava/util/Enumeration;"),
    ("putAll", "(Ljava/util/Map;)V"),
    ("replaceAll", "(Ljava/util/function/BiFunction;)V"),
    ("save", "(Ljava/io/OutputStream;Ljava/lang/String;)V"),
    ("size", "()I"),
    ("store", "(Ljava/io/OutputStream;Ljava/lang/String;)V"),
    ("store", "(Ljava/io/Writer;Ljava/lang/String;)V"),
    ("storeToXML", "(Ljava/io/OutputStream;Ljava/lang/String;)V"),
    ("storeToXML", "(Ljava/io/OutputStream;Ljava/lang/String;Ljava/lang/String;)V"),
    ("storeToXML", "(Ljava/io/OutputStream;Ljava/lang/String;Ljava/nio/charset/Charset;)V"),
    ("stringPropertyNames", "()Ljava/util/Set;"),
    ("toString", "()Ljava/lang/String;"),
    ("values", "()Ljava/util/Collection;"),
];

pub(super) fn properties_class() -> Class {
    let mut class = helper_class(PROPERTIES, REAL);
    for (name, descriptor, check, n_arguments) in BY_KEY {
        let mut code = Assembler::with_slots(1 + n_arguments);
        code.load(Kind::Reference, 1).call_static(RUNTIME, check, CHECK);
        for slot in 0..=n_arguments {
            code.load(Kind::Reference, slot);
        }
        let kind = if descriptor.ends_with('Z') { Kind::Int } else { Kind::Reference };
        code.call(Invoke::Special, REAL, name, descriptor).give_back(Some(kind));
        class.methods.push(helper_method(name, descriptor, code.finish()));
    }
    for (name, descriptor) in BY_ALL {
        let mut code = Assembler::with_slots(4);
        code.call_static(RUNTIME, "allProperties", "()V").null().push(Operation::Throw);
        class.methods.push(helper_method(name, descriptor, code.finish()));
    }
    class
}

/// The table; it is made when somebody first asks for it.
fn table() -> Code {
    let mut code = Assembler::default();
    let is_there = code.label();
    code.get(true, RUNTIME, FIELD, TYPE).shuffle(Shuffle::Dup).branch(Condition::Null(false), is_there);
    code.shuffle(Shuffle::Pop).new_object(PROPERTIES).call(Invoke::Special, REAL, "<init>", "()V");
    for (key, _) in KNOWN {
        const PUT: &str = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
        code.shuffle(Shuffle::Dup).text(key);
        code.text(key).call_static(RUNTIME, "knownProperty", GET_ONE);
        code.call(Invoke::Special, REAL, "put", PUT).shuffle(Shuffle::Pop);
    }
    code.shuffle(Shuffle::Dup).put(true, RUNTIME, FIELD, TYPE);
    code.place(is_there).give_back(Some(Kind::Reference));
    code.finish()
}

/// As long as nobody has asked for the table, nobody has changed it.
fn unchanged_property(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = machine.world().load(RUNTIME)?;
    let slot = static_slot(machine, FIELD, TYPE)?;
    let table = machine.get_static(class, slot)?;
    if machine.reference(table)?.is_some() {
        return Ok(Done::Decline);
    }
    let key = key(machine, argument(arguments, 0)?)?;
    // Null and the empty name throw exceptions.
    let Some(key) = key.filter(|key| !key.is_empty()) else { return Ok(Done::Decline) };
    if known(&key).is_some() {
        return known_property(machine, arguments);
    }
    Ok(Done::Value(arguments.get(1).copied().unwrap_or(Value::NULL)))
}

fn known_property(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let key = key(machine, argument(arguments, 0)?)?;
    let value = key.as_deref().and_then(known).ok_or_else(Halt::malformed)?;
    Ok(Done::Value(Value::Ref(machine.string_of_jvm(value))))
}

fn check_read(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    key(machine, argument(arguments, 0)?)?;
    Ok(Done::Void)
}

fn check_change(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match key(machine, argument(arguments, 0)?)? {
        Some(key) if starts(&key, &OF_THE_JDK) => Err(Halt::undecided(ONE)),
        _ => Ok(Done::Void),
    }
}

/// The name of a property whose value is known, or null.
fn key(machine: &mut Machine<'_>, key: Value) -> Result<Option<String>, Halt> {
    let key = machine.reference(key)?;
    if key.is_none() {
        return Ok(None);
    }
    let is_string = machine.class_of(key)? == machine.world().known().string;
    let name = machine.text(key).filter(|_| is_string).and_then(|units| String::from_utf16(&units).ok());
    let is_jdk = is_asked_by_jdk(machine);
    let is_known =
        |name: &String| known(name).is_some() || !starts(name, if is_jdk { &UNKNOWN } else { &OF_SOME_JVM });
    name.filter(is_known).map(Some).ok_or_else(|| Halt::undecided(ONE))
}

/// Whether it is the JDK that wants to know, for itself.
fn is_asked_by_jdk(machine: &Machine<'_>) -> bool {
    let world = &machine.engine.world;
    let mut asking =
        machine.state.frames.iter().rev().map(|frame| world.class(world.method(frame.code.method).class));
    let asking = asking.find(|class| match class.origin {
        Origin::Jdk => !ASKING_FOR_OTHERS.contains(&&*class.name),
        Origin::Program => true,
        Origin::Synthetic => false,
    });
    asking.is_some_and(|class| class.origin == Origin::Jdk)
}

fn starts(name: &str, prefixes: &[&str]) -> bool {
    prefixes.iter().any(|prefix| name.starts_with(prefix))
}
