//! Methods of collections that would otherwise need reflection or identity hash codes.

use jurat_java::classes::{Code, Condition, Invoke, Kind};

use super::Intrinsic::{Code as Replaced, Native, Shortcut};
use super::{Method, Outcome, argument};
use crate::dynamic::{Assembler, is_closed};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const ARRAYS: &str = "java.util.Arrays";
const COMPARABLE: &str = "(Ljava/lang/Object;)Ljava/lang/Class;";

pub(super) const METHODS: &[Method] = &[
    ("java.util.HashMap", "comparableClassFor", COMPARABLE, Native(comparable_class)),
    ("java.util.concurrent.ConcurrentHashMap", "comparableClassFor", COMPARABLE, Native(comparable_class)),
    (
        "java.util.concurrent.ConcurrentSkipListMap",
        "cpr",
        "(Ljava/util/Comparator;Ljava/lang/Object;Ljava/lang/Object;)I",
        Shortcut(compare_in_skip_list),
    ),
    (ARRAYS, "deepToString", "([Ljava/lang/Object;)Ljava/lang/String;", Replaced(deep_to_string)),
];

/// The class of an object whose objects can be compared with each other, else null.
fn comparable_class(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let object = machine.reference(argument(arguments, 0)?)?;
    if object.is_none() {
        return Ok(Done::Value(Value::NULL));
    }
    let class = machine.class_of(object)?;
    let is_comparable = machine.world().is_comparable_with_itself(class);
    let mirror = if is_comparable { machine.mirror(class) } else { None };
    Ok(Done::Value(Value::Ref(mirror)))
}

/// What is compared, and how often, depends on chance, which code of the program would see.
fn compare_in_skip_list(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let comparator = machine.reference(argument(arguments, 0)?)?;
    let Some(key) = machine.reference(argument(arguments, 1)?)? else { return Ok(Done::Decline) };
    let class = machine.class_of(Some(key))?;
    if comparator.is_some() || !is_closed(machine.world().class(class), "compareTo") {
        return Err(Halt::undecided("the order in which a skip list compares"));
    }
    Ok(Done::Decline)
}

/// The JDK remembers the arrays that it is in by a hash table; any other set will do.
fn deep_to_string() -> Code {
    const SET: &str = "java.util.concurrent.CopyOnWriteArraySet";
    const BUILDER: &str = "java.lang.StringBuilder";
    let mut code = Assembler::with_slots(1);
    let is_there = code.label();
    code.load(Kind::Reference, 0).branch(Condition::Null(false), is_there);
    code.text("null").give_back(Some(Kind::Reference)).place(is_there);
    code.new_object(BUILDER).call(Invoke::Special, BUILDER, "<init>", "()V").store(Kind::Reference, 1);
    code.load(Kind::Reference, 0).load(Kind::Reference, 1);
    code.new_object(SET).call(Invoke::Special, SET, "<init>", "()V");
    let descriptor = "([Ljava/lang/Object;Ljava/lang/StringBuilder;Ljava/util/Set;)V";
    code.call_static(ARRAYS, "deepToString", descriptor);
    code.load(Kind::Reference, 1).call_virtual(BUILDER, "toString", "()Ljava/lang/String;");
    code.give_back(Some(Kind::Reference));
    code.finish()
}
