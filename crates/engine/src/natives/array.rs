//! Arrays: copies, and arrays whose class is known only when they are made.

use std::ops::Range;

use jurat_solver::Term;

use super::Intrinsic::Native;
use super::access::BASE;
use super::class::class_argument;
use super::object::non_null;
use super::{Method, Outcome, argument};
use crate::heap::Step;
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind, MAX_DIMENSIONS, Type, World};

const ARRAY: &str = "java.lang.reflect.Array";

pub(super) const METHODS: &[Method] = &[
    ("java.lang.System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", Native(array_copy)),
    (ARRAY, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native(new_array)),
    (ARRAY, "newInstance", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native(new_array)),
    (ARRAY, "getLength", "(Ljava/lang/Object;)I", Native(get_length)),
    (
        "jdk.internal.util.ArraysSupport",
        "vectorizedMismatch",
        "(Ljava/lang/Object;JLjava/lang/Object;JII)I",
        Native(mismatch_of_parts),
    ),
];

/// A part of an array.
struct Part {
    array: Reference,
    at: Value,
    length: Value,
}

fn array_copy(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (from, to) =
        match (non_null(machine, argument(arguments, 0)?)?, non_null(machine, argument(arguments, 2)?)?) {
            (Ok(from), Ok(to)) => (Some(from), Some(to)),
            (Err(done), _) | (_, Err(done)) => return Ok(done),
        };
    machine.settle_length(from)?;
    machine.settle_length(to)?;
    let (from_class, to_class) = (machine.class_of(from)?, machine.class_of(to)?);
    if let Some(problem) = mismatch(machine, from_class, to_class) {
        let class = machine.world().known().array_store;
        return Err(machine.raise_anew(class, problem));
    }
    let source = part(machine, from, argument(arguments, 1)?)?;
    let target = part(machine, to, argument(arguments, 3)?)?;
    let count = argument(arguments, 4)?;
    let fits = fits(machine, &source, &target, count)?;
    if !machine.decide(fits)? {
        let kind = array_kind(machine, from_class);
        let problem = outside(&source, &target, count, &kind);
        let class = machine.world().known().array_index;
        return Err(machine.raise_anew(class, message(problem)));
    }
    copy(machine, &source, &target, count, (from_class, to_class))
}

fn part(machine: &Machine<'_>, array: Reference, at: Value) -> Result<Part, Halt> {
    let length = machine.object(array)?.length().ok_or_else(Halt::malformed)?;
    Ok(Part { array, at, length })
}

/// Why elements of the one class can never be copied into arrays of the other.
fn mismatch(machine: &mut Machine<'_>, from: ClassId, to: ClassId) -> Option<Message> {
    let world = machine.world();
    let no_array = |which: &str, class: ClassId| {
        let name = world.real_name(class);
        Some(message(name.map(|name| format!("{which} type {name} is not an array"))))
    };
    let element = |class: ClassId| match world.class(class).kind {
        ClassKind::Array { ty, .. } => Some(ty),
        ClassKind::Primitive(_) | ClassKind::Ordinary => None,
    };
    let (from_type, to_type) = match (element(from), element(to)) {
        (Some(from), Some(to)) => (from, to),
        (None, _) => return no_array("source", from),
        (_, None) => return no_array("destination", to),
    };
    if from_type == to_type {
        return None;
    }
    let (from, to) = (array_kind(machine, from), array_kind(machine, to));
    Some(message(Some(format!("type mismatch: can not copy {from}[] into {to}[]"))))
}

/// What an exception of a copy says, if it is known.
fn message(problem: Option<String>) -> Message {
    problem.map_or(Message::OPEN, |problem| Message::Text(format!("arraycopy: {problem}")))
}

/// How messages call an array of the class: `int`, `object array`.
fn array_kind(machine: &mut Machine<'_>, array: ClassId) -> String {
    let world = machine.world();
    match world.class(array).kind {
        ClassKind::Array { element, ty } if ty != Type::Reference => world.class(element).name.to_string(),
        _ => "object array".to_owned(),
    }
}

/// Which position is outside of its array, if all of them are known.
fn outside(source: &Part, target: &Part, count: Value, kind: &str) -> Option<String> {
    let number = |value| if let Value::Int(int) = value { Some(i64::from(int)) } else { None };
    let (from, to, count) = (number(source.at)?, number(target.at)?, number(count)?);
    let (source, target) = (number(source.length)?, number(target.length)?);
    Some(if from < 0 {
        format!("source index {from} out of bounds for {kind}[{source}]")
    } else if to < 0 {
        format!("destination index {to} out of bounds for {kind}[{target}]")
    } else if count < 0 {
        format!("length {count} is negative")
    } else if from + count > source {
        format!("last source index {} out of bounds for {kind}[{source}]", from + count)
    } else {
        format!("last destination index {} out of bounds for {kind}[{target}]", to + count)
    })
}

/// Whether no position is outside of its array.
fn fits(machine: &mut Machine<'_>, source: &Part, target: &Part, count: Value) -> Result<Term, Halt> {
    let count = machine.term(count)?;
    let mut conditions = Vec::new();
    for part in [source, target] {
        let (at, length) = (machine.term(part.at)?, machine.term(part.length)?);
        let pool = machine.pool();
        // With more bits there is no overflow.
        let (at, count) = (pool.sign_extend(at, 34), pool.sign_extend(count, 34));
        let (zero, length) = (pool.bits(34, 0), pool.sign_extend(length, 34));
        let end = pool.add(at, count);
        conditions.extend([pool.sle(zero, at), pool.sle(zero, count), pool.sle(end, length)]);
    }
    Ok(machine.pool().all(&conditions))
}

fn copy(
    machine: &mut Machine<'_>,
    source: &Part,
    target: &Part,
    count: Value,
    (from_class, to_class): (ClassId, ClassId),
) -> Outcome {
    let is_open = machine.is_open(target.array)?;
    if is_open || machine.is_open(source.array)? {
        if !machine.world().is_subclass(from_class, to_class) {
            return Err(Halt::undecided("a copy of elements that may not fit into an array of any length"));
        }
        let are_known = [source.at, target.at, count].iter().all(|it| matches!(it, Value::Int(_)));
        return if is_open && !are_known {
            copy_range(machine, source, target, count)
        } else {
            copy_each(machine, source, target, count)
        };
    }
    let count = position(machine, count)?;
    let (from_at, to_at) = (position(machine, source.at)?, position(machine, target.at)?);
    let n_fitting = if machine.world().is_subclass(from_class, to_class) {
        count
    } else {
        count_fitting(machine, source.array, from_at..from_at + count, to_class)?
    };
    machine.array_copy((source.array, from_at), (target.array, to_at), n_fitting)?;
    if n_fitting == count {
        return Ok(Done::Void);
    }
    let world = machine.world();
    let is_narrower = world.is_subclass(to_class, from_class);
    let names = element_name(world, from_class).zip(element_name(world, to_class));
    let problem = names.map(|(from, to)| {
        if is_narrower {
            format!(
                "element type mismatch: can not cast one of the elements of {from}[] to the type of the \
                 destination array, {to}"
            )
        } else {
            format!("type mismatch: can not copy {from}[] into {to}[]")
        }
    });
    let class = world.known().array_store;
    Err(machine.raise_anew(class, message(problem)))
}

/// A position or number of elements, with a path for each that it may be.
fn position(machine: &mut Machine<'_>, value: Value) -> Result<usize, Halt> {
    let int = machine.int(value)?;
    usize::try_from(int).map_err(|_| Halt::malformed())
}

/// Copies into an array whose length depends on the input, from or to an index that does, or a number of elements that does.
fn copy_range(machine: &mut Machine<'_>, source: &Part, target: &Part, count: Value) -> Outcome {
    let (from_at, at) = (machine.term(source.at)?, machine.term(target.at)?);
    let count = machine.term(count)?;
    machine.copy_open((source.array, from_at), (target.array, at), count, Step::Each)?;
    Ok(Done::Void)
}

/// Copies one element after the other.
fn copy_each(machine: &mut Machine<'_>, source: &Part, target: &Part, count: Value) -> Outcome {
    let count = position(machine, count)?;
    let to_at = position(machine, target.at)?;
    machine.reserve(count as u64 * size_of::<Value>() as u64)?;
    let from_at = machine.term(source.at)?;
    let mut values = Vec::with_capacity(count);
    for distance in 0..count {
        machine.engine.spend(1)?;
        let distance = machine.pool().bits(32, distance as u64);
        let index = machine.pool().add(from_at, distance);
        let index = machine.value(index);
        values.push(machine.modelled_element(source.array, index)?);
    }
    let is_open = machine.is_open(target.array)?;
    for (index, value) in (to_at..).zip(values) {
        if is_open {
            let index = Value::Int(i32::try_from(index).map_err(|_| Halt::malformed())?);
            machine.store_open(target.array, index, None, value)?;
        } else {
            machine.array_set(target.array, index, value)?;
        }
    }
    Ok(Done::Void)
}

/// The elements before the first one that does not fit are copied.
fn count_fitting(
    machine: &mut Machine<'_>,
    array: Reference,
    positions: Range<usize>,
    to_class: ClassId,
) -> Result<usize, Halt> {
    for (n_fitting, index) in positions.clone().enumerate() {
        machine.engine.spend(1)?;
        let element = machine.array_get(array, index)?;
        if !may_store(machine, element, to_class)? {
            return Ok(n_fitting);
        }
    }
    Ok(positions.len())
}

fn element_name(world: &World, array: ClassId) -> Option<String> {
    match world.class(array).kind {
        ClassKind::Array { element, .. } => world.real_name(element),
        ClassKind::Primitive(_) | ClassKind::Ordinary => None,
    }
}

fn may_store(machine: &mut Machine<'_>, element: Value, array: ClassId) -> Result<bool, Halt> {
    let ClassKind::Array { element: wanted, .. } = machine.world().class(array).kind else {
        return Err(Halt::malformed());
    };
    let reference = machine.reference(element)?;
    if reference.is_none() {
        return Ok(true);
    }
    let class = machine.class_of(reference)?;
    Ok(machine.world().is_subclass(class, wanted))
}

fn new_array(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(element) = class_argument(machine, arguments, 0)? else { return Ok(Done::ThrowObject(None)) };
    let negative = machine.world().known().negative_size;
    if matches!(machine.world().class(element).kind, ClassKind::Primitive(None)) {
        return Err(Halt::undecided("an array of nothing"));
    }
    // The JVM has no class of more dimensions.
    let n_dimensions = machine.world().class(element).name.bytes().take_while(|byte| *byte == b'[').count();
    if n_dimensions >= MAX_DIMENSIONS {
        return Err(Halt::undecided("an array of more than 255 dimensions"));
    }
    let length = argument(arguments, 1)?;
    if machine.is_negative(length)? {
        let length = machine.int(length)?;
        return Ok(Done::Throw { class: negative, message: Some(length.to_string()) });
    }
    let class = machine.world().array_of(element);
    machine.new_array_of(class, length).map(|array| Done::Value(Value::Ref(array)))
}

fn get_length(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let array = match non_null(machine, argument(arguments, 0)?)? {
        Ok(array) => Some(array),
        Err(done) => return Ok(done),
    };
    let class = machine.class_of(array)?;
    let illegal = machine.world().known().illegal_argument;
    if !matches!(machine.world().class(class).kind, ClassKind::Array { .. }) {
        let message = Some("Argument is not an array".to_owned());
        return Ok(Done::Throw { class: illegal, message });
    }
    machine.object(array)?.length().map(Done::Value).ok_or_else(Halt::malformed)
}

/// The first position at which two arrays differ, or the complement of the number of elements that were not compared.
///
/// Callers compare what is left over themselves, but longs and doubles are never left over.
fn mismatch_of_parts(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let length = argument(arguments, 4)?;
    if machine.int(argument(arguments, 5)?)? < LONGS {
        let term = machine.term(length)?;
        let left = machine.pool().bit_not(term);
        return Ok(Done::Value(machine.value(left)));
    }
    require_longs(machine, arguments)?;
    let length = usize::try_from(machine.int(length)?).map_err(|_| Halt::malformed())?;
    let mut differences = Vec::new();
    for index in 0..length {
        machine.engine.spend(1)?;
        let left = long_at(machine, arguments, 0, index)?;
        let right = long_at(machine, arguments, 2, index)?;
        if !left.is_same(right) {
            let (left, right) = (machine.term(left)?, machine.term(right)?);
            differences.push((index, machine.pool().same(left, right)));
        }
    }
    let pool = machine.pool();
    let nowhere = pool.bits(32, u64::from(u32::MAX));
    let first = differences.into_iter().rev().fold(nowhere, |later, (index, is_same)| {
        let here = pool.bits(32, index as u64);
        pool.ite(is_same, later, here)
    });
    Ok(Done::Value(machine.value(first)))
}

/// The logarithm of the size of longs and doubles.
const LONGS: i32 = 3;

/// Buffers compare eight bytes of an array at once as well, which are no element of it.
fn require_longs(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<(), Halt> {
    for index in [0, 2] {
        let array = machine.reference(argument(arguments, index)?)?;
        let are_longs = match array {
            Some(_) => {
                let class = machine.class_of(array)?;
                let kind = &machine.world().class(class).kind;
                matches!(kind, ClassKind::Array { ty: Type::Long | Type::Double, .. })
            }
            None => false,
        };
        if !are_longs {
            return Err(Halt::undecided("a comparison of bytes as if they were longs"));
        }
    }
    Ok(())
}

/// An element of the array that is the argument of that number, counted from the offset behind it.
fn long_at(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    array: usize,
    index: usize,
) -> Result<Value, Halt> {
    let reference = machine.reference(argument(arguments, array)?)?;
    let offset = machine.long(argument(arguments, array + 1)?)?;
    let start = usize::try_from((offset - BASE) >> LONGS).map_err(|_| Halt::malformed())?;
    machine.array_get(reference, start + index)
}
