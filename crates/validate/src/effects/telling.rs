//! Methods of the JDK that tell something and cannot come back to the program.

use jurat_java::classes::{Class, Code, Constant, MemberRef, Operation};

use crate::checks::Dropped;

/// Final classes: what is called is what is named. Strings are put together with a `StringBuilder`.
const FINAL: &[&str] = &[
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Double",
    "java.lang.Float",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Math",
    "java.lang.Short",
    "java.lang.String",
    "java.lang.StringBuffer",
    "java.lang.StringBuilder",
];

/// Classes and interfaces whose methods may ask others: elements, comparators, subclasses.
const OPEN: &[&str] = &[
    "java.lang.CharSequence",
    "java.lang.Comparable",
    "java.lang.Number",
    "java.lang.Object",
    "java.math.BigDecimal",
    "java.math.BigInteger",
    "java.util.ArrayDeque",
    "java.util.ArrayList",
    "java.util.Collection",
    "java.util.Collections",
    "java.util.Deque",
    "java.util.HashMap",
    "java.util.HashSet",
    "java.util.LinkedHashSet",
    "java.util.LinkedList",
    "java.util.List",
    "java.util.Map",
    "java.util.NavigableMap",
    "java.util.NavigableSet",
    "java.util.Objects",
    "java.util.Optional",
    "java.util.PriorityQueue",
    "java.util.Queue",
    "java.util.Set",
    "java.util.SortedMap",
    "java.util.SortedSet",
    "java.util.Stack",
    "java.util.TreeMap",
    "java.util.TreeSet",
    "java.util.Vector",
    "java.util.concurrent.atomic.AtomicBoolean",
    "java.util.concurrent.atomic.AtomicInteger",
    "java.util.concurrent.atomic.AtomicLong",
];

/// Methods that every object has and those of the JDK ask, and what a comparator and an exception have.
const ASKED: &[&str] =
    &["compare", "compareTo", "equals", "getLocalizedMessage", "getMessage", "hashCode", "toString"];

/// To get from a map that keeps the order of access changes the map.
const KEEPS_ACCESS: &str = "java.util.LinkedHashMap";

/// Which methods of the JDK only tell, in a program.
pub(super) struct Telling {
    /// Whether the program has code that the JDK could call back.
    can_be_asked: bool,
    /// Whether the program can learn which strings are interned.
    pub(super) can_intern: bool,
}

impl Telling {
    /// For a program of these classes.
    pub(super) fn of(classes: &[&Class]) -> Self {
        let is_own = |name: &str| classes.iter().any(|class| class.name == name);
        let can_be_asked = classes.iter().any(|class| {
            let mut supertypes = class.superclass.iter().chain(&class.interfaces);
            has_asked(class) || supertypes.any(|it| !is_own(it) && !is_never_asked(it))
        });
        Self { can_be_asked, can_intern: classes.iter().any(|class| interns(class)) }
    }

    /// Why a call could do more than tell. Which methods a condition names was looked at before: others here are javac's.
    pub(super) fn effect(&self, method: &MemberRef) -> Option<Dropped> {
        let class = method.class.as_str();
        let parameters = method.descriptor.split(')').next().unwrap_or_default();
        let takes_any =
            ["Ljava/lang/Object;", "Ljava/lang/CharSequence;"].iter().any(|it| parameters.contains(it));
        // A final class compares itself with others, and does not ask them.
        let is_alone = FINAL.contains(&class) && (!takes_any || method.name == "equals");
        let is_known = FINAL.contains(&class) || OPEN.contains(&class);
        if is_alone || is_known && !self.can_be_asked {
            return None;
        }
        let asked = if method.name == "append" { "toString" } else { &method.name };
        Some(Dropped::Call(asked.to_owned()))
    }
}

/// Whether a class has what the JDK asks: methods of these names, lambdas and method references.
fn has_asked(class: &Class) -> bool {
    let mut arguments = class.bootstraps.iter().flat_map(|bootstrap| &bootstrap.arguments);
    class.methods.iter().any(|method| ASKED.contains(&method.name.as_str()))
        || arguments.any(|argument| matches!(argument, Constant::Handle(_)))
        || class.methods.iter().filter_map(|method| method.code.as_ref()).any(keeps_access)
}

fn keeps_access(code: &Code) -> bool {
    code.instructions.iter().any(|it| matches!(&it.operation, Operation::New(made) if made == KEEPS_ACCESS))
}

fn interns(class: &Class) -> bool {
    let is_intern = |method: &MemberRef| method.class == "java.lang.String" && method.name == "intern";
    let code = class.methods.iter().filter_map(|method| method.code.as_ref());
    let mut operations = code.flat_map(|code| &code.instructions).map(|it| &it.operation);
    let mut arguments = class.bootstraps.iter().flat_map(|bootstrap| &bootstrap.arguments);
    operations.any(|it| matches!(it, Operation::Invoke { method, .. } if is_intern(method)))
        || arguments.any(|it| matches!(it, Constant::Handle(handle) if is_intern(&handle.member)))
}

/// Supertypes outside of the program through which nothing is asked but what every object has.
fn is_never_asked(supertype: &str) -> bool {
    let is_exception = supertype.ends_with("Exception") || supertype.ends_with("Error");
    matches!(supertype, "java.lang.Object" | "java.lang.Enum" | "java.lang.Record" | "java.lang.Throwable")
        || supertype.starts_with("java.") && is_exception
}
