//! `jdk.internal.misc.Unsafe`: fields and elements by number.
//!
//! The offset of an element is what the JVM would say, since the JDK calculates with it. The offset of a field is made up:
//! 16 plus eight times its slot.

use jurat_java::classes::{Code, Kind};

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::class::class_argument;
use super::floating::BITS_OF_NAN;
use super::{Method, Outcome, argument, nothing};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::state::Status;
use crate::value::{Reference as Object, Value};
use crate::world::{ClassKind, Type};

const UNSAFE: &str = "jdk.internal.misc.Unsafe";
const UNALIGNED: &str = "an access to memory that is neither a field nor an element";
const OTHER_TYPE: &str = "an access to memory as another type";
const RAW: &str = "memory outside of the heap";

const LITTLE: &str = "jdk.internal.util.ByteArrayLittleEndian";
const BIG: &str = "jdk.internal.util.ByteArray";

/// Where the elements of an array and the fields of an object start.
pub(super) const BASE: i64 = 16;

pub(super) const METHODS: &[Method] = &[
    (UNSAFE, "registerNatives", "()V", Native(nothing)),
    (UNSAFE, "arrayBaseOffset0", "(Ljava/lang/Class;)I", Native(array_base)),
    (UNSAFE, "arrayIndexScale0", "(Ljava/lang/Class;)I", Native(array_scale)),
    (UNSAFE, "addressSize0", "()I", Native(address_size)),
    (UNSAFE, "objectFieldOffset1", "(Ljava/lang/Class;Ljava/lang/String;)J", Native(field_offset)),
    (UNSAFE, "copyMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", Native(copy_memory)),
    (UNSAFE, "throwException", "(Ljava/lang/Throwable;)V", Native(throw)),
    (UNSAFE, "objectFieldOffset", "(Ljava/lang/reflect/Field;)J", Refused("reflection")),
    (UNSAFE, "fullFence", "()V", Native(nothing)),
    (UNSAFE, "loadFence", "()V", Native(nothing)),
    (UNSAFE, "storeFence", "()V", Native(nothing)),
    (UNSAFE, "ensureClassInitialized0", "(Ljava/lang/Class;)V", Native(ensure_initialised)),
    (UNSAFE, "shouldBeInitialized0", "(Ljava/lang/Class;)Z", Native(should_be_initialised)),
    (UNSAFE, "allocateUninitializedArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native(allocate_array)),
    (UNSAFE, "getInt", "(Ljava/lang/Object;J)I", Native(get::<Int>)),
    (UNSAFE, "putInt", "(Ljava/lang/Object;JI)V", Native(put::<Int>)),
    (UNSAFE, "getIntVolatile", "(Ljava/lang/Object;J)I", Native(get::<Int>)),
    (UNSAFE, "putIntVolatile", "(Ljava/lang/Object;JI)V", Native(put::<Int>)),
    (UNSAFE, "getLong", "(Ljava/lang/Object;J)J", Native(get::<Long>)),
    (UNSAFE, "putLong", "(Ljava/lang/Object;JJ)V", Native(put::<Long>)),
    (UNSAFE, "getLongVolatile", "(Ljava/lang/Object;J)J", Native(get::<Long>)),
    (UNSAFE, "putLongVolatile", "(Ljava/lang/Object;JJ)V", Native(put::<Long>)),
    (UNSAFE, "getBoolean", "(Ljava/lang/Object;J)Z", Native(get::<Boolean>)),
    (UNSAFE, "putBoolean", "(Ljava/lang/Object;JZ)V", Native(put::<Boolean>)),
    (UNSAFE, "getBooleanVolatile", "(Ljava/lang/Object;J)Z", Native(get::<Boolean>)),
    (UNSAFE, "putBooleanVolatile", "(Ljava/lang/Object;JZ)V", Native(put::<Boolean>)),
    (UNSAFE, "getByte", "(Ljava/lang/Object;J)B", Native(get::<Byte>)),
    (UNSAFE, "putByte", "(Ljava/lang/Object;JB)V", Native(put::<Byte>)),
    (UNSAFE, "getByteVolatile", "(Ljava/lang/Object;J)B", Native(get::<Byte>)),
    (UNSAFE, "putByteVolatile", "(Ljava/lang/Object;JB)V", Native(put::<Byte>)),
    (UNSAFE, "getChar", "(Ljava/lang/Object;J)C", Native(get::<Char>)),
    (UNSAFE, "putChar", "(Ljava/lang/Object;JC)V", Native(put::<Char>)),
    (UNSAFE, "getCharVolatile", "(Ljava/lang/Object;J)C", Native(get::<Char>)),
    (UNSAFE, "putCharVolatile", "(Ljava/lang/Object;JC)V", Native(put::<Char>)),
    (UNSAFE, "getShort", "(Ljava/lang/Object;J)S", Native(get::<Short>)),
    (UNSAFE, "putShort", "(Ljava/lang/Object;JS)V", Native(put::<Short>)),
    (UNSAFE, "getShortVolatile", "(Ljava/lang/Object;J)S", Native(get::<Short>)),
    (UNSAFE, "putShortVolatile", "(Ljava/lang/Object;JS)V", Native(put::<Short>)),
    (UNSAFE, "getFloat", "(Ljava/lang/Object;J)F", Native(get::<Float>)),
    (UNSAFE, "putFloat", "(Ljava/lang/Object;JF)V", Native(put::<Float>)),
    (UNSAFE, "getFloatVolatile", "(Ljava/lang/Object;J)F", Native(get::<Float>)),
    (UNSAFE, "putFloatVolatile", "(Ljava/lang/Object;JF)V", Native(put::<Float>)),
    (UNSAFE, "getDouble", "(Ljava/lang/Object;J)D", Native(get::<Double>)),
    (UNSAFE, "putDouble", "(Ljava/lang/Object;JD)V", Native(put::<Double>)),
    (UNSAFE, "getDoubleVolatile", "(Ljava/lang/Object;J)D", Native(get::<Double>)),
    (UNSAFE, "putDoubleVolatile", "(Ljava/lang/Object;JD)V", Native(put::<Double>)),
    (UNSAFE, "getReference", "(Ljava/lang/Object;J)Ljava/lang/Object;", Native(get::<Reference>)),
    (UNSAFE, "putReference", "(Ljava/lang/Object;JLjava/lang/Object;)V", Native(put::<Reference>)),
    (UNSAFE, "getReferenceVolatile", "(Ljava/lang/Object;J)Ljava/lang/Object;", Native(get::<Reference>)),
    (UNSAFE, "putReferenceVolatile", "(Ljava/lang/Object;JLjava/lang/Object;)V", Native(put::<Reference>)),
    (UNSAFE, "compareAndSetInt", "(Ljava/lang/Object;JII)Z", Native(compare_and_set::<Int>)),
    (UNSAFE, "compareAndExchangeInt", "(Ljava/lang/Object;JII)I", Native(compare_and_exchange::<Int>)),
    (UNSAFE, "compareAndSetLong", "(Ljava/lang/Object;JJJ)Z", Native(compare_and_set::<Long>)),
    (UNSAFE, "compareAndExchangeLong", "(Ljava/lang/Object;JJJ)J", Native(compare_and_exchange::<Long>)),
    (
        UNSAFE,
        "compareAndSetReference",
        "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
        Native(compare_and_set::<Reference>),
    ),
    (
        UNSAFE,
        "compareAndExchangeReference",
        "(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
        Native(compare_and_exchange::<Reference>),
    ),
    (LITTLE, "<clinit>", "()V", Native(nothing)),
    (LITTLE, "getInt", "([BI)I", Native(get_little::<Int>)),
    (LITTLE, "setInt", "([BII)V", Native(set_little::<Int>)),
    (LITTLE, "getLong", "([BI)J", Native(get_little::<Long>)),
    (LITTLE, "setLong", "([BIJ)V", Native(set_little::<Long>)),
    (LITTLE, "getChar", "([BI)C", Native(get_little::<Char>)),
    (LITTLE, "setChar", "([BIC)V", Native(set_little::<Char>)),
    (LITTLE, "getShort", "([BI)S", Native(get_little::<Short>)),
    (LITTLE, "setShort", "([BIS)V", Native(set_little::<Short>)),
    (BIG, "<clinit>", "()V", Native(nothing)),
    (BIG, "getInt", "([BI)I", Native(get_big::<Int>)),
    (BIG, "setInt", "([BII)V", Native(set_big::<Int>)),
    (BIG, "getLong", "([BI)J", Native(get_big::<Long>)),
    (BIG, "setLong", "([BIJ)V", Native(set_big::<Long>)),
    (BIG, "getChar", "([BI)C", Native(get_big::<Char>)),
    (BIG, "setChar", "([BIC)V", Native(set_big::<Char>)),
    (BIG, "getShort", "([BI)S", Native(get_big::<Short>)),
    (BIG, "setShort", "([BIS)V", Native(set_big::<Short>)),
    (BIG, "getUnsignedShort", "([BI)I", Native(get_big::<Char>)),
    (BIG, "setUnsignedShort", "([BII)V", Native(set_big::<Short>)),
    (
        BIG,
        "getFloat",
        "([BI)F",
        Replaced(|| get_number(FLOAT, "getInt", "I", "intBitsToFloat", "F", Kind::Float)),
    ),
    (
        BIG,
        "getDouble",
        "([BI)D",
        Replaced(|| get_number(DOUBLE, "getLong", "J", "longBitsToDouble", "D", Kind::Double)),
    ),
    (
        BIG,
        "setFloat",
        "([BIF)V",
        Replaced(|| set_number(FLOAT, "setInt", "I", "floatToIntBits", "F", Kind::Float)),
    ),
    (
        BIG,
        "setFloatRaw",
        "([BIF)V",
        Replaced(|| set_number(FLOAT, "setInt", "I", "floatToRawIntBits", "F", Kind::Float)),
    ),
    (
        BIG,
        "setDouble",
        "([BID)V",
        Replaced(|| set_number(DOUBLE, "setLong", "J", "doubleToLongBits", "D", Kind::Double)),
    ),
    (
        BIG,
        "setDoubleRaw",
        "([BID)V",
        Replaced(|| set_number(DOUBLE, "setLong", "J", "doubleToRawLongBits", "D", Kind::Double)),
    ),
    (UNSAFE, "allocateMemory0", "", Refused(RAW)),
    (UNSAFE, "park", "", Refused("another thread")),
    (UNSAFE, "unpark", "", Refused("another thread")),
];

const FLOAT: &str = "java.lang.Float";
const DOUBLE: &str = "java.lang.Double";

/// A floating-point number in an array of bytes, read as an integer and converted.
fn get_number(class: &str, get: &str, integer: &str, convert: &str, number: &str, kind: Kind) -> Code {
    let mut code = Assembler::with_slots(2);
    code.load(Kind::Reference, 0).load(Kind::Int, 1).call_static(BIG, get, &format!("([BI){integer}"));
    code.call_static(class, convert, &format!("({integer}){number}")).give_back(Some(kind));
    code.finish()
}

fn set_number(class: &str, set: &str, integer: &str, convert: &str, number: &str, kind: Kind) -> Code {
    let mut code = Assembler::with_slots(2);
    code.load(Kind::Reference, 0).load(Kind::Int, 1).load(kind, 2);
    code.call_static(class, convert, &format!("({number}){integer}"));
    code.call_static(BIG, set, &format!("([BI{integer})V")).give_back(None);
    code.finish()
}

/// Which byte of a number comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    LowestFirst,
    HighestFirst,
}

impl Order {
    /// The positions of the bytes of a number, from the lowest to the highest byte.
    fn positions(self, at: usize, width: usize) -> Vec<usize> {
        match self {
            Self::LowestFirst => (at..at + width).collect(),
            Self::HighestFirst => (at..at + width).rev().collect(),
        }
    }
}

/// A field, an element, or some bytes of an array of bytes.
pub(super) enum Location {
    Field { object: Object, slot: u32 },
    Element { array: Object, index: usize },
    Bytes { array: Object, at: usize, ty: Type, order: Order },
}

impl Location {
    /// Of the second and third argument of a method of `Unsafe`, which takes or gives a value of the type.
    fn of(machine: &mut Machine<'_>, arguments: &[Value], ty: Type) -> Result<Self, Halt> {
        let object = machine.reference(argument(arguments, 1)?)?;
        if object.is_none() {
            return Err(Halt::undecided(RAW));
        }
        let offset = machine.long(argument(arguments, 2)?)? - BASE;
        let position = |scale: i64| {
            let position = if offset % scale == 0 { usize::try_from(offset / scale).ok() } else { None };
            position.ok_or_else(|| Halt::undecided(UNALIGNED))
        };
        let class = machine.class_of(object)?;
        let info = machine.world().class(class);
        match info.kind {
            ClassKind::Array { ty: Type::Byte, .. } if scale(ty) > 1 => {
                Self::bytes(machine, object, position(1)?, ty, Order::LowestFirst)
            }
            ClassKind::Array { ty: element, .. } if element == ty => {
                let index = position(scale(ty))?;
                if index >= machine.array_length(object)? {
                    return Err(Halt::undecided(UNALIGNED));
                }
                Ok(Self::Element { array: object, index })
            }
            ClassKind::Ordinary if info.layout.get(position(8)?) == Some(&ty) => {
                Ok(Self::Field { object, slot: position(8)? as u32 })
            }
            ClassKind::Array { .. } | ClassKind::Ordinary | ClassKind::Primitive(_) => {
                Err(Halt::undecided(OTHER_TYPE))
            }
        }
    }

    /// A number in an array of bytes.
    fn bytes(machine: &Machine<'_>, array: Object, at: usize, ty: Type, order: Order) -> Result<Self, Halt> {
        let is_inside = at + width(ty) <= machine.array_length(array)?;
        let is_integer = matches!(ty, Type::Char | Type::Short | Type::Int | Type::Long);
        if is_inside && is_integer {
            Ok(Self::Bytes { array, at, ty, order })
        } else {
            Err(Halt::undecided(OTHER_TYPE))
        }
    }

    pub(super) fn get(&self, machine: &mut Machine<'_>) -> Result<Value, Halt> {
        match *self {
            Self::Field { object, slot } => machine.get_field(object, slot),
            Self::Element { array, index } => machine.array_get(array, index),
            Self::Bytes { array, at, ty, order } => {
                let mut number = None;
                for index in order.positions(at, width(ty)) {
                    let byte = machine.array_get(array, index)?;
                    let byte = machine.term(byte)?;
                    let pool = machine.pool();
                    let byte = pool.extract(byte, 0, 8);
                    number = Some(number.map_or(byte, |lower| pool.concat(byte, lower)));
                }
                let number = number.ok_or_else(Halt::malformed)?;
                let pool = machine.pool();
                let number = match ty {
                    Type::Long => number,
                    Type::Char => pool.zero_extend(number, 32),
                    _ => pool.sign_extend(number, 32),
                };
                Ok(machine.value(number))
            }
        }
    }

    pub(super) fn set(&self, machine: &mut Machine<'_>, value: Value) -> Result<(), Halt> {
        match *self {
            Self::Field { object, slot } => machine.set_field(object, slot, value),
            Self::Element { array, index } => machine.array_set(array, index, value),
            Self::Bytes { array, at, ty, order } => {
                let number = machine.term(value)?;
                for (offset, index) in order.positions(at, width(ty)).into_iter().enumerate() {
                    let pool = machine.pool();
                    let byte = pool.extract(number, 8 * offset as u8, 8);
                    let byte = pool.sign_extend(byte, 32);
                    let byte = machine.value(byte);
                    machine.array_set(array, index, byte)?;
                }
                Ok(())
            }
        }
    }

    /// Whether the value in it is this one.
    pub(super) fn holds(&self, machine: &mut Machine<'_>, expected: Value) -> Result<bool, Halt> {
        let current = self.get(machine)?;
        refuse_nan(machine, current)?;
        if current.is_same(expected) {
            return Ok(true);
        }
        if !kind_matches(current, expected) {
            return Err(Halt::undecided(OTHER_TYPE));
        }
        if current.is_reference() {
            let same = machine.same_references(current, expected)?;
            return machine.decide(same);
        }
        let (left, right) = (machine.term(current)?, machine.term(expected)?);
        let same = machine.pool().same(left, right);
        machine.decide(same)
    }
}

/// Numbers are compared by their bits, and there are many NaNs.
fn refuse_nan(machine: &mut Machine<'_>, value: Value) -> Result<(), Halt> {
    let (Value::Float(_) | Value::FloatTerm(_) | Value::Double(_) | Value::DoubleTerm(_)) = value else {
        return Ok(());
    };
    let term = machine.term(value)?;
    let is_nan = machine.pool().is_nan(term);
    if machine.decide(is_nan)? { Err(Halt::undecided(BITS_OF_NAN)) } else { Ok(()) }
}

/// How many bytes a number takes.
fn width(ty: Type) -> usize {
    match ty {
        Type::Byte | Type::Boolean => 1,
        Type::Char | Type::Short => 2,
        Type::Int | Type::Float | Type::Reference => 4,
        Type::Long | Type::Double => 8,
    }
}

fn scale(ty: Type) -> i64 {
    i64::from(width(ty) as u32)
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

/// The type of what is accessed.
trait Accessed {
    const TYPE: Type;
}

macro_rules! accessed {
    ($($name:ident)*) => {
        $(enum $name {}

        impl Accessed for $name {
            const TYPE: Type = Type::$name;
        })*
    };
}

accessed!(Int Long Boolean Byte Char Short Float Double Reference);

fn get<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments, A::TYPE)?;
    location.get(machine).map(Done::Value)
}

fn put<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments, A::TYPE)?;
    location.set(machine, argument(arguments, 3)?)?;
    Ok(Done::Void)
}

fn get_little<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = in_bytes(machine, arguments, A::TYPE, Order::LowestFirst)?;
    location.get(machine).map(Done::Value)
}

fn set_little<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = in_bytes(machine, arguments, A::TYPE, Order::LowestFirst)?;
    location.set(machine, argument(arguments, 2)?)?;
    Ok(Done::Void)
}

fn get_big<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = in_bytes(machine, arguments, A::TYPE, Order::HighestFirst)?;
    location.get(machine).map(Done::Value)
}

fn set_big<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = in_bytes(machine, arguments, A::TYPE, Order::HighestFirst)?;
    location.set(machine, argument(arguments, 2)?)?;
    Ok(Done::Void)
}

fn compare_and_set<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments, A::TYPE)?;
    let (is_same, _) = exchange(machine, &location, arguments)?;
    Ok(Done::Value(Value::Int(is_same.into())))
}

fn compare_and_exchange<A: Accessed>(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let location = Location::of(machine, arguments, A::TYPE)?;
    let (_, old) = exchange(machine, &location, arguments)?;
    Ok(Done::Value(old))
}

/// A number in an array of bytes, whose position is the second argument.
fn in_bytes(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    ty: Type,
    order: Order,
) -> Result<Location, Halt> {
    let array = machine.reference(argument(arguments, 0)?)?;
    let at = machine.int(argument(arguments, 1)?)?;
    let at = usize::try_from(at).map_err(|_| Halt::undecided(UNALIGNED))?;
    Location::bytes(machine, array, at, ty, order)
}

/// Writes the fifth argument if the value was the fourth; with whether it was, and what it was.
fn exchange(
    machine: &mut Machine<'_>,
    location: &Location,
    arguments: &[Value],
) -> Result<(bool, Value), Halt> {
    let old = location.get(machine)?;
    let is_same = location.holds(machine, argument(arguments, 3)?)?;
    if is_same {
        location.set(machine, argument(arguments, 4)?)?;
    }
    Ok((is_same, old))
}

/// Elements of arrays of one primitive type.
fn copy_memory(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let from = machine.reference(argument(arguments, 1)?)?;
    let to = machine.reference(argument(arguments, 3)?)?;
    if from.is_none() || to.is_none() {
        return Err(Halt::undecided(RAW));
    }
    let (class, other) = (machine.class_of(from)?, machine.class_of(to)?);
    let ClassKind::Array { ty, .. } = machine.world().class(class).kind else {
        return Err(Halt::undecided(OTHER_TYPE));
    };
    if class != other || ty == Type::Reference {
        return Err(Halt::undecided(OTHER_TYPE));
    }
    let mut number = |index, base| -> Result<usize, Halt> {
        let bytes = machine.long(argument(arguments, index)?)? - base;
        let is_whole = bytes % scale(ty) == 0;
        let number = usize::try_from(bytes / scale(ty)).ok().filter(|_| is_whole);
        number.ok_or_else(|| Halt::undecided(UNALIGNED))
    };
    let (start, target, count) = (number(2, BASE)?, number(4, BASE)?, number(5, 0)?);
    if start + count > machine.array_length(from)? || target + count > machine.array_length(to)? {
        return Err(Halt::undecided(UNALIGNED));
    }
    machine.reserve(count as u64 * size_of::<Value>() as u64)?;
    let values: Result<Vec<Value>, Halt> =
        (start..start + count).map(|index| machine.array_get(from, index)).collect();
    for (index, value) in values?.into_iter().enumerate() {
        machine.array_set(to, target + index, value)?;
    }
    Ok(Done::Void)
}

fn throw(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let exception = machine.reference(argument(arguments, 1)?)?;
    Ok(Done::ThrowObject(exception))
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
    let is_done = machine.status(class)? == Status::Done;
    Ok(Done::Value(Value::Int((!is_done).into())))
}

/// Nobody looks at the elements before they are written.
fn allocate_array(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(element) = class_argument(machine, arguments, 1)? else { return Ok(Done::ThrowObject(None)) };
    let length = argument(arguments, 2)?;
    if machine.is_negative(length)? {
        return Err(Halt::undecided("an array of negative length"));
    }
    let class = machine.world().array_of(element);
    machine.new_array_of(class, length).map(|array| Done::Value(Value::Ref(array)))
}
