//! Arrays: copies, and arrays whose class is known only when they are made.

use jurat_solver::Term;

use super::Intrinsic::Native;
use super::class::class_argument;
use super::object::non_null;
use super::{Method, Outcome, argument};
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind};

const ARRAY: &str = "java.lang.reflect.Array";

pub(super) const METHODS: &[Method] = &[
    ("java.lang.System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", Native(array_copy)),
    (ARRAY, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native(new_array)),
    (ARRAY, "newInstance", "(Ljava/lang/Class;I)Ljava/lang/Object;", Native(new_array)),
    (ARRAY, "getLength", "(Ljava/lang/Object;)I", Native(get_length)),
    // The caller compares what this one leaves over, which is everything.
    (
        "jdk.internal.util.ArraysSupport",
        "vectorizedMismatch",
        "(Ljava/lang/Object;JLjava/lang/Object;JII)I",
        Native(compare_nothing),
    ),
];

/// A part of an array.
struct Part {
    array: Reference,
    at: Value,
    length: usize,
}

fn array_copy(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (from, to) = match (non_null(machine, argument(arguments, 0)?)?, non_null(machine, argument(arguments, 2)?)?) {
        (Ok(from), Ok(to)) => (Some(from), Some(to)),
        (Err(done), _) | (_, Err(done)) => return Ok(done),
    };
    let (from_class, to_class) = (machine.class_of(from)?, machine.class_of(to)?);
    let world = machine.world();
    let store = world.known().array_store;
    let (ClassKind::Array { ty: from_type, .. }, ClassKind::Array { ty: to_type, .. }) =
        (world.class(from_class).kind, world.class(to_class).kind)
    else {
        return Ok(Done::Throw { class: store, message: None });
    };
    if from_type != to_type {
        return Ok(Done::Throw { class: store, message: None });
    }
    let source = Part { array: from, at: argument(arguments, 1)?, length: machine.array_length(from)? };
    let target = Part { array: to, at: argument(arguments, 3)?, length: machine.array_length(to)? };
    let count = argument(arguments, 4)?;
    let fits = fits(machine, &source, &target, count)?;
    if !machine.decide(fits)? {
        let class = machine.world().known().array_index;
        // The message is not the JVM's, which tells which of the bounds it is.
        return Ok(Done::Throw { class, message: None });
    }
    copy(machine, &source, &target, count, (from_class, to_class))
}

/// Whether no position is outside of its array.
fn fits(machine: &mut Machine<'_>, source: &Part, target: &Part, count: Value) -> Result<Term, Halt> {
    let count = machine.term(count)?;
    let mut conditions = Vec::new();
    for part in [source, target] {
        let at = machine.term(part.at)?;
        let pool = machine.pool();
        // With more bits there is no overflow.
        let (at, count) = (pool.sign_extend(at, 34), pool.sign_extend(count, 34));
        let (zero, length) = (pool.bits(34, 0), pool.bits(34, part.length as u64));
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
    let position = |machine: &mut Machine<'_>, value: Value| {
        let int = machine.int(value)?;
        usize::try_from(int).map_err(|_| Halt::malformed())
    };
    let count = position(machine, count)?;
    let (from_at, to_at) = (position(machine, source.at)?, position(machine, target.at)?);
    if !machine.world().is_subclass(from_class, to_class) {
        for index in from_at..from_at + count {
            let element = machine.array_get(source.array, index)?;
            if !may_store(machine, element, to_class)? {
                return Err(Halt::undecided("a copy of objects into an array that cannot hold them"));
            }
        }
    }
    machine.array_copy((source.array, from_at), (target.array, to_at), count)?;
    Ok(Done::Void)
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
    let known = machine.world().known();
    let (negative, illegal) = (known.negative_size, known.illegal_argument);
    if matches!(machine.world().class(element).kind, ClassKind::Primitive(None)) {
        return Ok(Done::Throw { class: illegal, message: None });
    }
    let length = machine.int(argument(arguments, 1)?)?;
    let Ok(n_elements) = usize::try_from(length) else {
        return Ok(Done::Throw { class: negative, message: Some(length.to_string()) });
    };
    let class = machine.world().array_of(element);
    machine.new_array(class, n_elements).map(|array| Done::Value(Value::Ref(array)))
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
    let length = machine.array_length(array)?;
    Ok(Done::Value(Value::Int(length as i32)))
}

/// The complement of the number of elements that were not compared.
fn compare_nothing(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let length = argument(arguments, 4)?;
    if let Value::Int(length) = length {
        return Ok(Done::Value(Value::Int(!length)));
    }
    let term = machine.term(length)?;
    let left = machine.pool().bit_not(term);
    Ok(Done::Value(machine.value(left)))
}
