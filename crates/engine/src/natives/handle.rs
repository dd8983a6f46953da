//! Variable handles: a field of an object or, where the JDK's own classes use them, the elements of an array.
//!
//! A handle is an object of a class of the engine's own, and its methods take whatever the call site says.

use jurat_java::classes::{Class, Field, Flags};
use jurat_solver::{Pool, Term};

use super::Intrinsic::{Native, Refused};
use super::access::{Location, kind_matches};
use super::class::class_argument;
use super::fitting::{Access, Fit, asking_class, fit};
use super::runtime::helper_class;
use super::{Method, Outcome, argument, jdk_caller};
use crate::interpret::narrow;
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind, Type};

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
    (HANDLE, "weakCompareAndSet", "", Native(weak_compare_and_set)),
    (HANDLE, "weakCompareAndSetPlain", "", Native(weak_compare_and_set)),
    (HANDLE, "weakCompareAndSetAcquire", "", Native(weak_compare_and_set)),
    (HANDLE, "weakCompareAndSetRelease", "", Native(weak_compare_and_set)),
    (HANDLE, "compareAndExchange", "", Native(compare_and_exchange)),
    (HANDLE, "compareAndExchangeAcquire", "", Native(compare_and_exchange)),
    (HANDLE, "compareAndExchangeRelease", "", Native(compare_and_exchange)),
    (HANDLE, "getAndSet", "", Native(get_and_set)),
    (HANDLE, "getAndSetAcquire", "", Native(get_and_set)),
    (HANDLE, "getAndSetRelease", "", Native(get_and_set)),
    (HANDLE, "getAndAdd", "", Native(get_and_add)),
    (HANDLE, "getAndAddAcquire", "", Native(get_and_add)),
    (HANDLE, "getAndAddRelease", "", Native(get_and_add)),
    (HANDLE, "getAndBitwiseOr", "", Native(get_and_or)),
    (HANDLE, "getAndBitwiseOrAcquire", "", Native(get_and_or)),
    (HANDLE, "getAndBitwiseOrRelease", "", Native(get_and_or)),
    (HANDLE, "getAndBitwiseAnd", "", Native(get_and_and)),
    (HANDLE, "getAndBitwiseAndAcquire", "", Native(get_and_and)),
    (HANDLE, "getAndBitwiseAndRelease", "", Native(get_and_and)),
    (HANDLE, "getAndBitwiseXor", "", Native(get_and_xor)),
    (HANDLE, "getAndBitwiseXorAcquire", "", Native(get_and_xor)),
    (HANDLE, "getAndBitwiseXorRelease", "", Native(get_and_xor)),
];

/// The slot of the field that it means; negative for elements of arrays.
const SLOT_SLOT: u32 = 0;
/// Which one of the fields of its class that is.
pub(super) const INDEX_SLOT: u32 = 1;
/// The class whose field a handle of the program means; null in those of the JDK.
pub(super) const OWNER_SLOT: u32 = 2;

pub(super) fn handle_class() -> Class {
    let mut class = helper_class(HANDLE, "java.lang.Object");
    // Methods are not looked for there, as it is no interface.
    class.interfaces.push("java.lang.invoke.VarHandle".into());
    for (name, descriptor) in [("slot", "I"), ("index", "I"), ("owner", "Ljava/lang/Class;")] {
        class.fields.push(Field {
            name: name.into(),
            descriptor: descriptor.into(),
            flags: Flags(0x0001),
            constant: None,
        });
    }
    class
}

/// What the JDK does with handles is right; what a program does is checked, as far as that is possible.
const OF_PROGRAM: &str = "a variable or method handle of the program";

/// Nobody looks at more of it than the class that asks: its methods stand in the table.
fn lookup(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = machine.world().load(LOOKUP)?;
    let slot = lookup_slot(machine)?;
    let asking = if arguments.is_empty() {
        asking_class(machine, OF_PROGRAM)?
    } else {
        jdk_caller(machine, OF_PROGRAM)?
    };
    let mirror = machine.mirror(asking);
    let lookup = machine.new_object(class);
    machine.set_field(lookup, slot, Value::Ref(mirror))?;
    Ok(Done::Value(Value::Ref(lookup)))
}

fn lookup_slot(machine: &mut Machine<'_>) -> Result<u32, Halt> {
    Ok(machine.world().slot(LOOKUP, "lookupClass", "Ljava/lang/Class;")?)
}

fn make(machine: &mut Machine<'_>, slot: i32) -> Result<Reference, Halt> {
    let class: ClassId = machine.world().load(HANDLE)?;
    let handle = machine.new_object(class);
    machine.set_field(handle, SLOT_SLOT, Value::Int(slot))?;
    Ok(handle)
}

fn of_elements(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    jdk_caller(machine, OF_PROGRAM)?;
    make(machine, -1).map(|handle| Done::Value(Value::Ref(handle)))
}

fn of_field(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 1)?.ok_or_else(|| Halt::undecided(OF_PROGRAM))?;
    let name = machine.reference(argument(arguments, 2)?)?;
    let name = machine.text(name).and_then(|units| String::from_utf16(&units).ok());
    let name = name.ok_or_else(|| Halt::undecided(OF_PROGRAM))?;
    let lookup = machine.reference(argument(arguments, 0)?)?;
    let slot = lookup_slot(machine)?;
    let asking = machine.get_field(lookup, slot)?;
    let asking = machine.reference(asking)?;
    let asking = machine.mirrored(asking).ok_or_else(Halt::malformed)?;
    let world = machine.world();
    let is_program = world.class(asking).is_program();
    let fields = world.class(class).fields().iter().map(|field| world.field(*field));
    let found = fields.enumerate().find(|(_, field)| field.name == name);
    let found = found.map(|(index, field)| (index, field.slot, field.descriptor.clone(), field.flags));
    if !is_program {
        let (_, slot, ..) =
            found.filter(|it| !it.3.is_static()).ok_or_else(|| Halt::undecided("a variable handle"))?;
        return make(machine, slot.cast_signed()).map(|handle| Done::Value(Value::Ref(handle)));
    }
    // Who may use the fields of other classes, and which ones they inherit, is not looked at.
    let is_plain = world.class(class).superclass == Some(world.known().object);
    let wanted = class_argument(machine, arguments, 3)?;
    let is_static = found.as_ref().is_some_and(|it| it.3.is_static());
    if asking != class || wanted.is_none() || is_static || found.is_none() && !is_plain {
        return Err(Halt::undecided(OF_PROGRAM));
    }
    let ty = found.as_ref().map(|it| machine.world().load_descriptor(&it.2)).transpose()?;
    let Some((index, slot, ..)) = found.filter(|_| ty == wanted) else {
        let class = machine.world().load("java.lang.NoSuchFieldException")?;
        return Err(machine.raise(class, Message::OPEN));
    };
    let handle = make(machine, slot.cast_signed())?;
    let owner = machine.mirror(class);
    machine.set_field(
        handle,
        INDEX_SLOT,
        Value::Int(i32::try_from(index).map_err(|_| Halt::malformed())?),
    )?;
    machine.set_field(handle, OWNER_SLOT, Value::Ref(owner))?;
    Ok(Done::Value(Value::Ref(handle)))
}

/// What the handle means, and the arguments behind that.
fn location<'a>(machine: &mut Machine<'_>, arguments: &'a [Value]) -> Result<(Location, &'a [Value]), Halt> {
    let handle = machine.reference(argument(arguments, 0)?)?;
    let slot = machine.get_field(handle, SLOT_SLOT)?;
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

/// The result, if the caller wants one.
fn answer(fit: Fit, value: Value) -> Outcome {
    Ok(if fit.is_void { Done::Void } else { Done::Value(value) })
}

fn get(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let fit = fit(machine, arguments, Access::Read)?;
    let (location, _) = location(machine, arguments)?;
    answer(fit, location.get(machine)?)
}

fn set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    fit(machine, arguments, Access::Write)?;
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
    let fit = fit(machine, arguments, Access::Compare)?;
    let (location, values) = location(machine, arguments)?;
    let is_same = location.holds(machine, argument(values, 0)?)?;
    if is_same {
        put(machine, &location, argument(values, 1)?)?;
    }
    answer(fit, Value::Int(is_same.into()))
}

/// It may fail for no reason. The JDK tries again then; a program might see it.
fn weak_compare_and_set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    jdk_caller(machine, OF_PROGRAM)?;
    compare_and_set(machine, arguments)
}

fn compare_and_exchange(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let fit = fit(machine, arguments, Access::Exchange)?;
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    if location.holds(machine, argument(values, 0)?)? {
        put(machine, &location, argument(values, 1)?)?;
    }
    answer(fit, old)
}

fn get_and_set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let fit = fit(machine, arguments, Access::Write)?;
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    put(machine, &location, argument(values, 0)?)?;
    answer(fit, old)
}

fn get_and_add(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let fit = fit(machine, arguments, Access::Add)?;
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    let sum = match (old, argument(values, 0)?) {
        (Value::Float(old), Value::Float(by)) => Value::Float(old + by),
        (Value::Double(old), Value::Double(by)) => Value::Double(old + by),
        (Value::Int(_) | Value::IntTerm(_) | Value::Long(_) | Value::LongTerm(_), by) => {
            let (left, right) = (machine.term(old)?, machine.term(by)?);
            let sum = machine.pool().add(left, right);
            let sum = match fit.ty {
                Some(Type::Byte) => narrow(machine.pool(), sum, 8, true),
                Some(Type::Char) => narrow(machine.pool(), sum, 16, false),
                Some(Type::Short) => narrow(machine.pool(), sum, 16, true),
                _ => sum,
            };
            machine.value(sum)
        }
        _ => return Err(Halt::undecided("a variable handle with a value of another type")),
    };
    put(machine, &location, sum)?;
    answer(fit, old)
}

/// Only the JDK's own, which are of integers.
fn get_and_combine(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    combine: fn(&mut Pool, Term, Term) -> Term,
) -> Outcome {
    jdk_caller(machine, OF_PROGRAM)?;
    let fit = fit(machine, arguments, Access::Add)?;
    let (location, values) = location(machine, arguments)?;
    let old = location.get(machine)?;
    let (left, right) = (machine.term(old)?, machine.term(argument(values, 0)?)?);
    let new = combine(machine.pool(), left, right);
    let new = machine.value(new);
    put(machine, &location, new)?;
    answer(fit, old)
}

fn get_and_or(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    get_and_combine(machine, arguments, Pool::bit_or)
}

fn get_and_and(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    get_and_combine(machine, arguments, Pool::bit_and)
}

fn get_and_xor(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    get_and_combine(machine, arguments, Pool::bit_xor)
}
