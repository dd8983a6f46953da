//! Classes that only the engine knows: helpers of the methods that are replaced.

use jurat_java::classes::{Class, Code, Field, Flags, Kind, Method as ClassMethod};
use jurat_solver::Sort;
use smol_str::SmolStr;

use super::Intrinsic::Native;
use super::class::class_argument;
use super::input::{INPUT, input_class};
use super::streams::{ERRORS, OUTPUT};
use super::table::methods_of;
use super::{Method, Outcome, argument, handle, properties, rope, streams, thread, throwable};
use crate::dynamic::Assembler;
use crate::exploration::InputKind;
use crate::machine::{Done, Halt, Machine};
use crate::state::Status;
use crate::value::Value;

/// The class with helper methods; no class file can have this name.
pub(super) const RUNTIME: &str = "<runtime>";

/// Immutable sets and maps are iterated in an order that each JVM makes up when it starts.
const COLLECTIONS: &str = "java.util.ImmutableCollections";

pub(super) const METHODS: &[Method] = &[
    (RUNTIME, "salt", "()J", Native(salt)),
    (RUNTIME, "isReverse", "()Z", Native(is_reverse)),
    (RUNTIME, "isBackward", "()Z", Native(is_backward)),
    (RUNTIME, "initialise", "(Ljava/lang/Class;)V", Native(initialise)),
    (RUNTIME, "newText", TEXT_TO_TEXT, Native(new_text)),
    (RUNTIME, "textOfJvm", TEXT_TO_TEXT, Native(text_of_jvm)),
    (RUNTIME, "requireConstants", "(Ljava/lang/String;)V", Native(require_constants)),
];

const TEXT_TO_TEXT: &str = "(Ljava/lang/String;)Ljava/lang/String;";

/// A static method that does nothing: what stands for the initialiser of a class that has none.
pub(crate) const NOTHING: (&str, &str, &str) = (RUNTIME, "doNothing", "()V");

const NATIVE_STATIC: Flags = Flags(0x0109);
const PUBLIC: Flags = Flags(0x0001);
const STATIC: Flags = Flags(0x0009);

/// All helper classes.
pub(crate) fn helper_classes() -> Vec<Class> {
    vec![
        runtime_class(),
        handle::handle_class(),
        properties::properties_class(),
        streams::output_class(OUTPUT),
        streams::output_class(ERRORS),
        input_class(),
    ]
}

/// The method that is called instead of reading a static field.
pub(crate) fn field_reader(class: &str, field: &str) -> Option<(&'static str, &'static str, &'static str)> {
    match (class, field) {
        (COLLECTIONS, "SALT32L") => Some((RUNTIME, "salt", "()J")),
        ("java.lang.System", "props") => Some((RUNTIME, "properties", properties::GET)),
        (COLLECTIONS, "REVERSE") => Some((RUNTIME, "isReverse", "()Z")),
        _ => None,
    }
}

fn runtime_class() -> Class {
    let field = |name: &str, descriptor: &str| Field {
        name: name.into(),
        descriptor: descriptor.into(),
        flags: STATIC,
        constant: None,
    };
    let mut class = helper_class(RUNTIME, "java.lang.Object");
    class.fields = vec![
        field(thread::FIELD, "Ljava/lang/Thread;"),
        field(properties::FIELD, properties::TYPE),
        field(SALT, "J"),
        field(HAS_SALT, "I"),
    ];
    class.methods = methods_of(RUNTIME)
        .map(|(name, descriptor)| ClassMethod {
            name: name.into(),
            descriptor: descriptor.into(),
            flags: NATIVE_STATIC,
            code: None,
        })
        .collect();
    class.methods.push(ClassMethod {
        name: throwable::DESCRIBE.into(),
        descriptor: throwable::DESCRIBED.into(),
        flags: STATIC,
        code: Some(throwable::describe()),
    });
    class.methods.push(ClassMethod {
        name: NOTHING.1.into(),
        descriptor: NOTHING.2.into(),
        flags: STATIC,
        code: Some(do_nothing()),
    });
    class.methods.push(ClassMethod {
        name: rope::MAKE_TEXT.1.into(),
        descriptor: rope::MAKE_TEXT.2.into(),
        flags: STATIC,
        code: Some(rope::make_text()),
    });
    let (_, name, descriptor) = throwable::LAST_WORDS;
    class.methods.push(ClassMethod {
        name: name.into(),
        descriptor: descriptor.into(),
        flags: STATIC,
        code: Some(throwable::say_last_words()),
    });
    class
}

fn do_nothing() -> Code {
    let mut code = Assembler::default();
    code.give_back(None);
    code.finish()
}

/// A class without members.
pub(super) fn helper_class(name: &str, superclass: &str) -> Class {
    Class {
        name: name.into(),
        flags: PUBLIC,
        superclass: Some(SmolStr::from(superclass)),
        interfaces: Vec::new(),
        fields: Vec::new(),
        methods: Vec::new(),
        bootstraps: Vec::new(),
        source: None,
        signature: None,
        inner_classes: Vec::new(),
        nest_host: None,
        nest_members: Vec::new(),
    }
}

/// A method of an object, with code.
pub(super) fn helper_method(name: &str, descriptor: &str, code: Code) -> ClassMethod {
    ClassMethod { name: name.into(), descriptor: descriptor.into(), flags: PUBLIC, code: Some(code) }
}

const SALT: &str = "salt";
const HAS_SALT: &str = "hasSalt";

/// The number that the order of immutable collections depends on: any, but the same until the end.
fn salt(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let class = machine.world().load(RUNTIME)?;
    let (slot, flag) = (static_slot(machine, SALT, "J")?, static_slot(machine, HAS_SALT, "I")?);
    let has_salt = machine.get_static(class, flag)?;
    if machine.int(has_salt)? != 0 {
        return machine.get_static(class, slot).map(Done::Value);
    }
    let number = machine.input(InputKind::Random)?;
    let term = machine.term(number)?;
    let term = machine.pool().zero_extend(term, 64);
    let salt = machine.value(term);
    machine.set_static(class, slot, salt)?;
    machine.set_static(class, flag, Value::Int(1))?;
    Ok(Done::Value(salt))
}

/// Of the class that is the first argument.
pub(super) fn initialise(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    machine.initialise(class)?;
    Ok(Done::Void)
}

/// The text as an object of its own, if it is the constant that all empty texts of the JDK are.
fn new_text(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let text = argument(arguments, 0)?;
    let empty = machine.world().intern(&[]);
    let empty = machine.literal(empty);
    if !machine.alternatives(text)?.iter().any(|alternative| alternative.reference == empty) {
        return Ok(Done::Value(text));
    }
    let only = machine.reference(text)?;
    let text = if only == empty { machine.clone_object(only)? } else { only };
    Ok(Done::Value(Value::Ref(text)))
}

/// The text, of which nobody knows whether it is the same object as others.
fn text_of_jvm(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let text = machine.reference(argument(arguments, 0)?)?;
    machine.engine.shared.ambiguous.extend(text);
    Ok(Done::Value(Value::Ref(text)))
}

/// The JDK finds a constant by its name, among those that an enum has when it is initialised.
fn require_constants(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let name = machine.reference(argument(arguments, 0)?)?;
    let name = machine.text(name).and_then(|units| String::from_utf16(&units).ok());
    let class = machine.world().load(&name.ok_or_else(Halt::malformed)?)?;
    if machine.status(class)? != Status::Done {
        return Err(Halt::undecided("a switch over an enum that is being initialised"));
    }
    Ok(Done::Void)
}

/// The JDK takes the lowest bit of the number for it.
fn is_reverse(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Done::Value(salt) = salt(machine, arguments)? else { return Ok(Done::Void) };
    let term = machine.term(salt)?;
    let pool = machine.pool();
    let (lowest, zero) = (pool.extract(term, 0, 1), pool.bits(1, 0));
    let is_zero = pool.same(lowest, zero);
    Ok(Done::Value(machine.truth(is_zero)))
}

/// Whether records compare their last components first: nobody knows, but it does not change.
fn is_backward(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let known = machine.engine.shared.backward;
    let is_backward = known.unwrap_or_else(|| machine.pool().variable(Sort::Bool));
    machine.engine.shared.backward = Some(is_backward);
    Ok(Done::Value(machine.truth(is_backward)))
}

pub(super) fn static_slot(machine: &mut Machine<'_>, name: &str, descriptor: &str) -> Result<u32, Halt> {
    Ok(machine.world().slot(RUNTIME, name, descriptor)?)
}

/// `System.<clinit>`: the three streams are there from the start.
pub(super) const INITIALISE_SYSTEM: fn() -> Code = || {
    const SYSTEM: &str = "java.lang.System";
    let mut code = Assembler::default();
    for (class, field, descriptor) in [
        (INPUT, "in", "Ljava/io/InputStream;"),
        (OUTPUT, "out", "Ljava/io/PrintStream;"),
        (ERRORS, "err", "Ljava/io/PrintStream;"),
    ] {
        code.push(jurat_java::classes::Operation::New(class.into())).put(true, SYSTEM, field, descriptor);
    }
    code.give_back(None::<Kind>);
    code.finish()
};
