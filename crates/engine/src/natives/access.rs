//! `jdk.internal.misc.Unsafe`: fields and elements by number.
//!
//! The offset of an element is what the JVM would say, since the JDK calculates with it. The offset of a field is made up:
//! 16 plus eight times its slot.

use super::Intrinsic::{Native, Refused};
use super::class::class_argument;
use super::{Method, Outcome, argument, nothing};
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};
use crate::world::{ClassKind, Type};

const UNSAFE: &str = "jdk.internal.misc.Unsafe";
const OTHER_TYPE: &str = "an access to memory as another type";
const RAW: &str = "memory outside of the heap";

/// Where the elements of an array and the fields of an object start.
const BASE: i64 = 16;

pub(super) const METHODS: &[Method] = &[
    (UNSAFE, "registerNatives", "()V", Native(nothing)),
    (UNSAFE, "arrayBaseOffset0", "(Ljava/lang/Class;)I", Native(array_base)),
    (UNSAFE, "arrayIndexScale0", "(Ljava/lang/Class;)I", Native(array_scale)),
    (UNSAFE, "addressSize0", "()I", Native(address_size)),
    (UNSAFE, "objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", Native(field_offset)),
    (UNSAFE, "objectFieldOffset", "(Ljava/lang/reflect/Field;)J", Refused("reflection")),
    (UNSAFE, "fullFence", "()V", Native(nothing)),
    (UNSAFE, "loadFence", "()V", Native(nothing)),
    (UNSAFE, "storeFence", "()V", Native(nothing)),
    (UNSAFE, "ensureClassInitialized0", "(Ljava/lang/Class;)V", Native(ensure_initialised)),
    (UNSAFE, "shouldBeInitialized0", "(Ljava/lang/Class;)Z", Native(should_be_initialised)),
    (UNSAFE, "allocateUninitializedArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native(allocate_array)),
    (UNSAFE, "getInt", "(Ljava/lang/Object;J)I", Native(get)),
    (UNSAFE, "getLong", "(Ljava/lang/Object;J)J", Native(get)),
    (UNSAFE, "getBoolean", "(Ljava/lang/Object;J)Z", Native(get)),
    (UNSAFE, "getByte", "(Ljava/lang/Object;J)B", Native(get)),
    (UNSAFE, "getChar", "(Ljava/lang/Object;J)C", Native(get)),
    (UNSAFE, "getShort", "(Ljava/lang/Object;J)S", Native(get)),
    (UNSAFE, "getFloat", "(Ljava/lang/Object;J)F", Native(get)),
    (UNSAFE, "getDouble", "(Ljava/lang/Object;J)D", Native(get)),
    (UNSAFE, "getReference", "(Ljava/lang/Object;J)Ljava/lang/Object;", Native(get)),
    (UNSAFE, "getIntVolatile", "(Ljava/lang/Object;J)I", Native(get)),
    (UNSAFE, "getLongVolatile", "(Ljava/lang/Object;J)J", Native(get)),
    (UNSAFE, "getBooleanVolatile", "(Ljava/lang/Object;J)Z", Native(get)),
    (UNSAFE, "getReferenceVolatile", "(Ljava/lang/Object;J)Ljava/lang/Object;", Native(get)),
    (UNSAFE, "putInt", "(Ljava/lang/Object;JI)V", Native(put)),
    (UNSAFE, "putLong", "(Ljava/lang/Object;JJ)V", Native(put)),
    (UNSAFE, "putBoolean", "(Ljava/lang/Object;JZ)V", Native(put)),
    (UNSAFE, "putByte", "(Ljava/lang/Object;JB)V", Native(put)),
    (UNSAFE, "putChar", "(Ljava/lang/Object;JC)V", Native(put)),
    (UNSAFE, "putShort", "(Ljava/lang/Object;JS)V", Native(put)),
    (UNSAFE, "putFloat", "(Ljava/lang/Object;JF)V", Native(put)),
    (UNSAFE, "putDouble", "(Ljava/lang/Object;JD)V", Native(put)),
    (UNSAFE, "putReference", "(Ljava/lang/Object;JLjava/lang/Object;)V", Native(put)),
    (UNSAFE, "putIntVolatile", "(Ljava/lang/Object;JI)V", Native(put)),
    (UNSAFE, "putLongVolatile", "(Ljava/lang/Object;JJ)V", Native(put)),
    (UNSAFE, "putBooleanVolatile", "(Ljava/lang/Object;JZ)V", Native(put)),
    (UNSAFE, "putReferenceVolatile", "(Ljava/lang/Object;JLjava/lang/Object;)V", Native(put)),
    (UNSAFE, "compareAndSetInt", "(Ljava/lang/Object;JII)Z", Native(compare_and_set)),
    (UNSAFE, "compareAndSetLong", "(Ljava/lang/Object;JJJ)Z", Native(compare_and_set)),
    (
        UNSAFE,
        "compareAndSetReference",
        "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
        Native(compare_and_set),
    ),
    (UNSAFE, "allocateMemory0", "", Refused(RAW)),
    (UNSAFE, "park", "", Refused("another thread")),
    (UNSAFE, "unpark", "", Refused("another thread")),
];

/// A field or an element.
pub(super) enum Location {
    Field { object: Reference, slot: u32 },
    Element { array: Reference, index: usize },
}

impl Location {
    /// Of the second and third argument of a method of `Unsafe`.
    fn of(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Self, Halt> {
        let object = machine.reference(argument(arguments, 1)?)?;
        if object.is_none() {
            return Err(Halt::undecided(RAW));
        }
        let offset = machine.long(argument(arguments, 2)?)? - BASE;
        let class = machine.class_of(object)?;
        let unaligned = || Halt::undecided("an access to memory that is neither a field nor an element");
        let position = |scale: i64| {
            let is_aligned = offset >= 0 && offset % scale == 0;
            is_aligned.then_some(offset / scale).ok_or_else(unaligned)
        };
        match machine.world().class(class).kind {
            ClassKind::Array { ty, .. } => {
                let index = usize::try_from(position(scale(ty))?).map_err(|_| unaligned())?;
                if index >= machine.array_length(object)? {
                    return Err(unaligned());
                }
                Ok(Self::Element { array: object, index })
            }
            ClassKind::Ordinary | ClassKind::Primitive(_) => {
                let slot = u32::try_from(position(8)?).map_err(|_| unaligned())?;
                Ok(Self::Field { object, slot })
            }
        }
    }

    pub(super) fn get(&self, machine: &Machine<'_>) -> Result<Value, Halt> {
        match *self {
            Self::Field { object, slot } => machine.get_field(object, slot),
            Self::Element { array, index } => machine.array_get(array, index),
        }
    }

    /// Whether the value in it is this one.
    pub(super) fn holds(&self, machine: &mut Machine<'_>, expected: Value) -> Result<bool, Halt> {
        let current = self.get(machine)?;
        if current.is_same(expected) {
            return Ok(true);
        }
        if !kind_matches(current, expected) {
            return Err(Halt::undecided(OTHER_TYPE));
        }
        if current.is_reference() {
            return Ok(machine.reference(current)? == machine.reference(expected)?);
        }
        let (left, right) = (machine.term(current)?, machine.term(expected)?);
        let same = machine.pool().same(left, right);
        machine.decide(same)
    }

    pub(super) fn set(&self, machine: &mut Machine<'_>, value: Value) -> Result<(), Halt> {
        match *self {
            Self::Field { object, slot } => machine.set_field(object, slot, value),
            Self::Element { array, index } => machine.array_set(array, index, value),
        }
    }
}

fn scale(ty: Type) -> i64 {
    match ty {
        Type::Byte | Type::Boolean => 1,
        Type::Char | Type::Short => 2,
        Type::Int | Type::Float | Type::Reference => 4,
        Type::Long | Type::Double => 8,
    }
}

/// Whether the values are of the same kind.
pub(super) fn kind_matches(old: Value, new: Value) -> bool {
    let kind = |value: Value| match value {
        Value::Int(_) | Value::IntTerm(_) => 0,
        Value::Long(_) | Value::LongTerm(_) => 1,
        Value::Float(_) | Value::FloatTerm(_) => 2,
        Value::Double(_) | Value::DoubleTerm(_) => 3,
        Value::Ref(_) | Value::Choice(_) | Value::Unknown(_) => 4,
        Value::Unset => 5,
    };
    kind(old) == kind(new)
}

fn get(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments)?;
    location.get(machine).map(Done::Value)
}

fn put(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments)?;
    let value = argument(arguments, 3)?;
    if !kind_matches(location.get(machine)?, value) {
        return Err(Halt::undecided(OTHER_TYPE));
    }
    location.set(machine, value)?;
    Ok(Done::Void)
}

fn compare_and_set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments)?;
    let value = argument(arguments, 4)?;
    let is_same = location.holds(machine, argument(arguments, 3)?)?;
    if !kind_matches(location.get(machine)?, value) {
        return Err(Halt::undecided(OTHER_TYPE));
    }
    if is_same {
        location.set(machine, value)?;
    }
    Ok(Done::Value(Value::Int(is_same.into())))
}

fn array_base(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(BASE as i32)))
}

fn array_scale(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    let ClassKind::Array { ty, .. } = machine.world().class(class).kind else {
        return Err(Halt::malformed());
    };
    Ok(Done::Value(Value::Int(scale(ty) as i32)))
}

fn address_size(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(8)))
}

fn field_offset(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    let name = machine.reference(argument(arguments, 2)?)?;
    let name =
        machine.text(name).and_then(|units| String::from_utf16(&units).ok()).ok_or_else(Halt::malformed)?;
    let world = machine.world();
    let fields = world.class(class).fields().iter().map(|field| world.field(*field));
    let mut fields = fields.filter(|field| field.name == name && !field.flags.is_static());
    let slot = fields.next().ok_or_else(|| Halt::undecided("reflection"))?.slot;
    Ok(Done::Value(Value::Long(BASE + 8 * i64::from(slot))))
}

fn ensure_initialised(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    machine.initialise(class)?;
    Ok(Done::Void)
}

fn should_be_initialised(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    Ok(Done::Value(Value::Int((!machine.is_initialised(class)).into())))
}

/// Nobody looks at the elements before they are written.
fn allocate_array(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(element) = class_argument(machine, arguments, 1)? else { return Ok(Done::ThrowObject(None)) };
    let length = machine.int(argument(arguments, 2)?)?;
    let length = usize::try_from(length).map_err(|_| Halt::undecided("an array of negative length"))?;
    let class = machine.world().array_of(element);
    machine.new_array(class, length).map(|array| Done::Value(Value::Ref(array)))
}
