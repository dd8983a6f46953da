//! Boxes of numbers. Small ones come from a cache, so that `==` sees the same object.
//!
//! A number that is not known gets an object of its own, which stands for a cached one where the number is small: whoever
//! compares references knows of it.

use super::Intrinsic::{Native, Shortcut};
use super::{Method, Outcome, argument};
use crate::interpret::plainly_as;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};
use crate::world::{LinkError, type_of};

pub(super) const METHODS: &[Method] = &[
    ("java.lang.Byte", "valueOf", "(B)Ljava/lang/Byte;", Shortcut(byte)),
    ("java.lang.Short", "valueOf", "(S)Ljava/lang/Short;", Shortcut(short)),
    ("java.lang.Character", "valueOf", "(C)Ljava/lang/Character;", Shortcut(char)),
    ("java.lang.Integer", "valueOf", "(I)Ljava/lang/Integer;", Native(int)),
    ("java.lang.Long", "valueOf", "(J)Ljava/lang/Long;", Native(long)),
];

/// A class of boxes.
struct Boxes {
    class: &'static str,
    /// Descriptor of what is inside.
    primitive: &'static str,
    cache: &'static str,
    smallest: i64,
    largest: i64,
}

fn byte(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = "java.lang.Byte";
    let cache = "java.lang.Byte$ByteCache";
    put_in(machine, arguments, &Boxes { class, primitive: "B", cache, smallest: -128, largest: 127 })
}

fn short(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = "java.lang.Short";
    let cache = "java.lang.Short$ShortCache";
    put_in(machine, arguments, &Boxes { class, primitive: "S", cache, smallest: -128, largest: 127 })
}

fn char(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = "java.lang.Character";
    let cache = "java.lang.Character$CharacterCache";
    put_in(machine, arguments, &Boxes { class, primitive: "C", cache, smallest: 0, largest: 127 })
}

fn int(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = "java.lang.Integer";
    let cache = "java.lang.Integer$IntegerCache";
    put_in(machine, arguments, &Boxes { class, primitive: "I", cache, smallest: -128, largest: 127 })
}

fn long(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = "java.lang.Long";
    let cache = "java.lang.Long$LongCache";
    put_in(machine, arguments, &Boxes { class, primitive: "J", cache, smallest: -128, largest: 127 })
}

fn put_in(machine: &mut Machine<'_>, arguments: &[Value], boxes: &Boxes) -> Outcome {
    let value = argument(arguments, 0)?;
    if !fits(machine, boxes, value) {
        // In class files that no compiler made, or of a local of which a loop has left nothing but that it is an int. The JDK's own
        // code does with it what it does, and may take any box of the cache.
        for cached in all_cached(machine, boxes)? {
            let cached = machine.reference(cached)?;
            machine.engine.shared.boxes.extend(cached);
        }
        return Ok(Done::Decline);
    }
    let number = match value {
        Value::Int(int) => Some(i64::from(int)),
        Value::Long(long) => Some(long),
        Value::IntTerm(_) | Value::LongTerm(_) => None,
        _ => return Err(Halt::unusable(value)),
    };
    if let Some(number) = number.filter(|number| (boxes.smallest..=boxes.largest).contains(number)) {
        let index = usize::try_from(number - boxes.smallest).map_err(|_| Halt::malformed())?;
        return cached(machine, boxes, index);
    }
    let class = machine.world().load(boxes.class)?;
    let slot = machine.world().slot(boxes.class, "value", boxes.primitive)?;
    machine.initialise(class)?;
    let object = machine.new_object(class);
    machine.set_field(object, slot, value)?;
    if number.is_none() {
        machine.engine.shared.boxes.extend(object);
    }
    Ok(Done::Value(Value::Ref(object)))
}

/// Whether a number is certainly one of the type that the boxes are of.
fn fits(machine: &Machine<'_>, boxes: &Boxes, value: Value) -> bool {
    let number = type_of(boxes.primitive).and_then(|ty| plainly_as(&machine.engine.pool, ty, value));
    number.is_some_and(|number| number.is_same(value))
}

fn cached(machine: &mut Machine<'_>, boxes: &Boxes, index: usize) -> Outcome {
    let array = cache(machine, boxes)?;
    let object = machine.array_get(array, index)?;
    let cached = machine.reference(object)?;
    machine.engine.shared.boxes.extend(cached);
    Ok(Done::Value(object))
}

fn all_cached(machine: &mut Machine<'_>, boxes: &Boxes) -> Result<Vec<Value>, Halt> {
    let array = cache(machine, boxes)?;
    machine.all_elements(array)
}

fn cache(machine: &mut Machine<'_>, boxes: &Boxes) -> Result<Reference, Halt> {
    let world = machine.world();
    let cache = world.load(boxes.cache)?;
    let descriptor = format!("[L{};", boxes.class.replace('.', "/"));
    let missing = || LinkError::new(format!("the cache of `{}` is missing", boxes.class));
    let field = world.find_field(cache, "cache", &descriptor).ok_or_else(missing)?;
    let slot = world.field(field).slot;
    machine.initialise(cache)?;
    let array = machine.get_static(cache, slot)?;
    machine.reference(array)
}
