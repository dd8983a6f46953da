//! `java.lang.reflect.Array`: elements of arrays whose type is known only when they are used.

use super::accessors::{boxed_value, fits, illegal_argument, unboxed};
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::natives::{Outcome, argument};
use crate::value::{Reference, Value};
use crate::world::{ClassId, ClassKind, Type};

/// The array and the index, with the class of the elements.
struct Place {
    array: Reference,
    index: usize,
    element: ClassId,
    ty: Type,
}

/// What is refused before anybody looks at the index is what `is_legal` does not like of the type of the elements.
fn place(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    is_legal: impl FnOnce(Type) -> bool,
) -> Result<Result<Place, Done>, Halt> {
    let array = machine.reference(argument(arguments, 0)?)?;
    if array.is_none() {
        return Ok(Err(Done::ThrowObject(None)));
    }
    let class = machine.class_of(array)?;
    let ClassKind::Array { element, ty } = machine.world().class(class).kind else {
        return Err(illegal_argument(machine));
    };
    if !is_legal(ty) {
        return Err(illegal_argument(machine));
    }
    machine.settle_length(array)?;
    let length = machine.array_length(array)?;
    let index = machine.int(argument(arguments, 1)?)?;
    let Some(index) = usize::try_from(index).ok().filter(|index| *index < length) else {
        let class = machine.world().known().array_index;
        return Err(machine.raise_anew(class, Message::OPEN));
    };
    Ok(Ok(Place { array, index, element, ty }))
}

pub(super) fn get(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let place = match place(machine, arguments, |_| true)? {
        Ok(place) => place,
        Err(done) => return Ok(done),
    };
    let value = machine.array_get(place.array, place.index)?;
    if place.ty == Type::Reference { Ok(Done::Value(value)) } else { boxed_value(machine, value, place.ty) }
}

pub(super) fn set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let value = argument(arguments, 2)?;
    let is_null = machine.reference(value)?.is_none();
    let place = match place(machine, arguments, |ty| ty == Type::Reference || !is_null)? {
        Ok(place) => place,
        Err(done) => return Ok(done),
    };
    if !fits(machine, value, place.element)? {
        return Err(illegal_argument(machine));
    }
    let value = if place.ty == Type::Reference { value } else { unboxed(machine, value, place.ty)? };
    machine.array_set(place.array, place.index, value)?;
    Ok(Done::Void)
}

/// Elements of exactly this type; whatever would have to be converted is not modelled. References never are.
fn exact(machine: &mut Machine<'_>, arguments: &[Value], ty: Type) -> Result<Result<Place, Done>, Halt> {
    let place = place(machine, arguments, |ty| ty != Type::Reference)?;
    match place {
        Ok(place) if place.ty != ty => Err(Halt::undecided("an element of an array as another type")),
        place => Ok(place),
    }
}

fn get_exact(machine: &mut Machine<'_>, arguments: &[Value], ty: Type) -> Outcome {
    match exact(machine, arguments, ty)? {
        Ok(place) => machine.array_get(place.array, place.index).map(Done::Value),
        Err(done) => Ok(done),
    }
}

fn set_exact(machine: &mut Machine<'_>, arguments: &[Value], ty: Type) -> Outcome {
    match exact(machine, arguments, ty)? {
        Ok(place) => {
            machine.array_set(place.array, place.index, argument(arguments, 2)?)?;
            Ok(Done::Void)
        }
        Err(done) => Ok(done),
    }
}

macro_rules! elements {
    ($($get:ident $set:ident $ty:ident)*) => {
        $(pub(super) fn $get(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
            get_exact(machine, arguments, Type::$ty)
        }

        pub(super) fn $set(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
            set_exact(machine, arguments, Type::$ty)
        })*
    };
}

elements! {
    get_boolean set_boolean Boolean
    get_byte set_byte Byte
    get_char set_char Char
    get_short set_short Short
    get_int set_int Int
    get_long set_long Long
    get_float set_float Float
    get_double set_double Double
}
