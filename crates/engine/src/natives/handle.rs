//! Variable handles, as far as the JDK's own classes use them: a field of an object, or the elements of an array.
//!
//! A handle is an object of a class of the engine's own, and its methods take whatever the call site says.

use jurat_java::classes::{Class, Field, Flags};

use super::Intrinsic::{Native, Refused};
use super::access::{Location, kind_matches};
use super::class::class_argument;
use super::runtime::helper_class;
use super::{Method, Outcome, argument, jdk_caller};
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind};

/// The class of all handles.
pub(crate) const HANDLE: &str = "<variable handle>";
const HANDLES: &str = "java.lang.invoke.MethodHandles";
const LOOKUP: &str = "java.lang.invoke.MethodHandles$Lookup";
const FIND: &str = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;";
const PRIVATE_LOOKUP: &str =
    "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandles$Lookup;)Ljava/lang/invoke/MethodHandles$Lookup;";

pub(super) const METHODS: &[Method] = &[
    (HANDLES, "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;", Native(lookup)),
    (HANDLES, "privateLookupIn", PRIVATE_LOOKUP, Native(lookup)),
    (
        HANDLES,
        "arrayElementVarHandle",
        "(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
        Native(of_elements),
    ),
    (LOOKUP, "findVarHandle", FIND, Native(of_field)),
    (LOOKUP, "findStatic", "", Refused("a method handle")),
    (LOOKUP, "findVirtual", "", Refused("a method handle")),
    (LOOKUP, "findConstructor", "", Refused("a method handle")),
    (LOOKUP, "findSpecial", "", Refused("a method handle")),
    (HANDLE, "get", "", Native(get)),
    (HANDLE, "getVolatile", "", Native(get)),
    (HANDLE, "getOpaque", "", Native(get)),
    (HANDLE, "getAcquire", "", Native(get)),
    (HANDLE, "set", "", Native(set)),
    (HANDLE, "setVolatile", "", Native(set)),
    (HANDLE, "setOpaque", "", Native(set)),
    (HANDLE, "setRelease", "", Native(set)),
    (HANDLE, "compareAndSet", "", Native(compare_and_set)),
    (HANDLE, "weakCompareAndSet", "", Native(compare_and_set)),
    (HANDLE, "weakCompareAndSetPlain", "", Native(compare_and_set)),
    (HANDLE, "weakCompareAndSetAcquire", "", Native(compare_and_set)),
    (HANDLE, "weakCompareAndSetRelease", "", Native(compare_and_set)),
    (HANDLE, "compareAndExchange", "", Native(compare_and_exchange)),
    (HANDLE, "compareAndExchangeAcquire", "", Native(compare_and_exchange)),
    (HANDLE, "compareAndExchangeRelease", "", Native(compare_and_exchange)),
    (HANDLE, "getAndSet", "", Native(get_and_set)),
    (HANDLE, "getAndSetAcquire", "", Native(get_and_set)),
    (HANDLE, "getAndSetRelease", "", Native(get_and_set)),
    (HANDLE, "getAndAdd", "", Native(get_and_add)),
    (HANDLE, "getAndAddAcquire", "", Native(get_and_add)),
    (HANDLE, "getAndAddRelease", "", Native(get_and_add)),
];

/// Its only field is the slot of the field that it means; negative for elements of arrays.
pub(super) fn handle_class() -> Class {
    let mut class = helper_class(HANDLE, "java.lang.Object");
    class.fields.push(Field {
        name: "slot".into(),
        descriptor: "I".into(),
        flags: Flags(0x0001),
        constant: None,
    });
    class
}

/// What the JDK does with handles is right; what a program does would have to be checked.
const OF_PROGRAM: &str = "a variable or method handle of the program";

/// Nobody looks at more of it than the class that asks: its methods stand in the table.
fn lookup(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let class = machine.world().load(LOOKUP)?;
    let slot = machine.world().slot(LOOKUP, "lookupClass", "Ljava/lang/Class;")?;
    let caller = jdk_caller(machine, OF_PROGRAM)?;
    let mirror = machine.mirror(caller);
    let lookup = machine.new_object(class);
    machine.set_field(lookup, slot, Value::Ref(mirror))?;
    Ok(Done::Value(Value::Ref(lookup)))
}

fn make(machine: &mut Machine<'_>, slot: i32) -> Outcome {
    let class: ClassId = machine.world().load(HANDLE)?;
    let handle = machine.new_object(class);
    machine.set_field(handle, 0, Value::Int(slot))?;
    Ok(Done::Value(Value::Ref(handle)))
}

fn of_elements(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    jdk_caller(machine, OF_PROGRAM)?;
    make(machine, -1)
}

fn of_field(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    let name = machine.reference(argument(arguments, 2)?)?;
    let name =
        machine.text(name).and_then(|units| String::from_utf16(&units).ok()).ok_or_else(Halt::malformed)?;
    let world = machine.world();
    let fields = world.class(class).fields().iter().map(|field| world.field(*field));
    let mut fields = fields.filter(|field| field.name == name && !field.flags.is_static());
    let slot = fields.next().ok_or_else(|| Halt::undecided("a variable handle"))?.slot;
    make(machine, slot.cast_signed())
}

/// What the handle means, and the arguments behind that.
fn location<'a>(machine: &mut Machine<'_>, arguments: &'a [Value]) -> Result<(Location, &'a [Value]), Halt> {
    let handle = machine.reference(argument(arguments, 0)?)?;
    let slot = machine.get_field(handle, 0)?;
    let slot = machine.int(slot)?;
    let object: Reference = machine.reference(argument(arguments, 1)?)?;
    if object.is_none() {
        return Err(Halt::undecided("a variable handle of null"));
    }
    let class = machine.class_of(object)?;
    let is_array = matches!(machine.world().class(class).kind, ClassKind::Array { .. });
    match u32::try_from(slot) {
        Ok(slot) if !is_array => {
            Ok((Location::Field { object, slot }, arguments.get(2..).unwrap_or_default()))
        }
        Err(_) if is_array => {
            let index = machine.int(argument(arguments, 2)?)?;
            let length = machine.array_length(object)?;
            let index = usize::try_from(index).ok().filter(|index| *index < length);
            let index = index.ok_or_else(|| Halt::undecided("a variable handle outside of an array"))?;
            Ok((Location::Element { array: object, index }, arguments.get(3..).unwrap_or_default()))
        }
        _ => Err(Halt::malformed()),
    }
}

fn get(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (location, _) = location(machine, arguments)?;
    location.get(machine).map(Done::Value)
}

fn set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (location, values) = location(machine, arguments)?;
    put(machine, &location, argument(values, 0)?)?;
    Ok(Done::Void)
}

fn put(machine: &mut Machine<'_>, location: &Location, value: Value) -> Result<(), Halt> {
    if !kind_matches(location.get(machine)?, value) {
        return Err(Halt::undecided("a variable handle with a value of another type"));
    }
    location.set(machine, value)
}

fn compare_and_set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (location, values) = location(machine, arguments)?;
    let is_same = location.holds(machine, argument(values, 0)?)?;
    if is_same {
        put(machine, &location, argument(values, 1)?)?;
    }
    Ok(Done::Value(Value::Int(is_same.into())))
}

fn compare_and_exchange(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    if location.holds(machine, argument(values, 0)?)? {
        put(machine, &location, argument(values, 1)?)?;
    }
    Ok(Done::Value(old))
}

fn get_and_set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    put(machine, &location, argument(values, 0)?)?;
    Ok(Done::Value(old))
}

fn get_and_add(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    if !matches!(old, Value::Int(_) | Value::IntTerm(_) | Value::Long(_) | Value::LongTerm(_)) {
        return Err(Halt::undecided("a variable handle with a value of another type"));
    }
    let (left, right) = (machine.term(old)?, machine.term(argument(values, 0)?)?);
    let sum = machine.pool().add(left, right);
    let sum = machine.value(sum);
    put(machine, &location, sum)?;
    Ok(Done::Value(old))
}
