//! Converts values between the types of a functional interface and those of the method behind it.

use jurat_java::classes::{Kind, Number, Operation};

use super::assembler::{Assembler, kind_of};
use crate::world::{Type, class_name, type_of};

/// Converts what is on the stack from one type to another: casts, boxes, unboxes and widens, as the classes do that
/// `LambdaMetafactory` makes. `through` is the type that the lambda has there without erasure; a reference is cast to it on the way.
///
/// Nothing if there is no such conversion.
pub(super) fn convert(code: &mut Assembler, from: &str, through: &str, to: &str) -> Option<()> {
    match (primitive(from), primitive(to)) {
        (Some(from), Some(to)) => widen(code, from, to),
        (Some(from), None) => {
            // To a box of another type only after widening; everything else takes the box of the type itself.
            let target = unboxed(to).unwrap_or(from);
            widen(code, from, target)?;
            box_value(code, target);
            code.cast(&class_name(to));
            Some(())
        }
        (None, Some(to)) => {
            let source = cast_through(code, from, through);
            unbox(code, source, to)
        }
        (None, None) => {
            cast_through(code, from, through);
            code.cast(&class_name(to));
            Some(())
        }
    }
}

/// Casts a reference to the type without erasure, if that is one of references. Returns what it is then.
fn cast_through<'a>(code: &mut Assembler, from: &'a str, through: &'a str) -> &'a str {
    if primitive(through).is_some() {
        return from;
    }
    code.cast(&class_name(through));
    through
}

/// Takes a value out of a box. If the type says nothing of which box it is, any number will do where a number is wanted.
fn unbox(code: &mut Assembler, source: &str, to: Type) -> Option<()> {
    if let Some(source) = unboxed(source) {
        unbox_value(code, box_of(source).0, source);
        return widen(code, source, to);
    }
    let class = match to {
        Type::Boolean | Type::Char => box_of(to).0,
        _ => "Ljava/lang/Number;",
    };
    code.cast(&class_name(class));
    unbox_value(code, class, to);
    Some(())
}

/// Whether every value of the first type is one of the second, as the language sees it.
pub(super) fn is_widening(from: &str, to: &str) -> bool {
    match (primitive(from), primitive(to)) {
        (Some(from), Some(to)) => from == to || widens(from, to),
        _ => false,
    }
}

/// Whether a primitive type is widened to another one.
pub(crate) fn widens(from: Type, to: Type) -> bool {
    use Type::{Byte, Char, Double, Float, Int, Long, Short};
    match from {
        Byte => matches!(to, Short | Int | Long | Float | Double),
        Short | Char => matches!(to, Int | Long | Float | Double),
        Int => matches!(to, Long | Float | Double),
        Long => matches!(to, Float | Double),
        Float => to == Double,
        Double | Type::Boolean | Type::Reference => false,
    }
}

fn primitive(descriptor: &str) -> Option<Type> {
    type_of(descriptor).filter(|ty| *ty != Type::Reference)
}

/// Descriptor of the box, descriptor of the type, and the method that takes the value out.
fn box_of(ty: Type) -> (&'static str, &'static str, &'static str) {
    match ty {
        Type::Boolean => ("Ljava/lang/Boolean;", "Z", "booleanValue"),
        Type::Byte => ("Ljava/lang/Byte;", "B", "byteValue"),
        Type::Char => ("Ljava/lang/Character;", "C", "charValue"),
        Type::Short => ("Ljava/lang/Short;", "S", "shortValue"),
        Type::Int => ("Ljava/lang/Integer;", "I", "intValue"),
        Type::Long => ("Ljava/lang/Long;", "J", "longValue"),
        Type::Float => ("Ljava/lang/Float;", "F", "floatValue"),
        Type::Double => ("Ljava/lang/Double;", "D", "doubleValue"),
        Type::Reference => ("Ljava/lang/Object;", "Ljava/lang/Object;", ""),
    }
}

const PRIMITIVES: [Type; 8] =
    [Type::Boolean, Type::Byte, Type::Char, Type::Short, Type::Int, Type::Long, Type::Float, Type::Double];

/// The type whose box it is.
fn unboxed(descriptor: &str) -> Option<Type> {
    PRIMITIVES.into_iter().find(|ty| box_of(*ty).0 == descriptor)
}

fn box_value(code: &mut Assembler, ty: Type) {
    let (class, primitive, _) = box_of(ty);
    code.call_static(&class_name(class), "valueOf", &format!("({primitive}){class}"));
}

fn unbox_value(code: &mut Assembler, class: &str, ty: Type) {
    let (_, primitive, method) = box_of(ty);
    code.call_virtual(&class_name(class), method, &format!("(){primitive}"));
}

/// A number of a smaller type is one of a larger type, too; small ones are ints already.
fn widen(code: &mut Assembler, from: Type, to: Type) -> Option<()> {
    if from == to {
        return Some(());
    }
    if from == Type::Boolean || to == Type::Boolean || to == Type::Char {
        return None;
    }
    let number = match to {
        Type::Long => Number::Long,
        Type::Float => Number::Float,
        Type::Double => Number::Double,
        Type::Int | Type::Short | Type::Byte => {
            return (kind_of(from) == Kind::Int).then_some(());
        }
        Type::Boolean | Type::Char | Type::Reference => return None,
    };
    code.push(Operation::Convert { from: kind_of(from), to: number });
    Some(())
}
