//! Values of types that have fewer bits than an int.
//!
//! The virtual machine cuts an int off where it becomes one of them: when it is returned, and when it is stored to a field or an
//! array. Java compilers convert before, so that there is nothing left to cut off, but other class files need not.

use jurat_solver::Pool;

use super::narrow;
use crate::machine::{Halt, Machine};
use crate::value::Value;
use crate::world::Type;

/// How many bits a type has that is narrower than an int, and whether one of them is a sign.
fn bits(ty: Type) -> Option<(u8, bool)> {
    match ty {
        Type::Boolean => Some((1, false)),
        Type::Byte => Some((8, true)),
        Type::Char => Some((16, false)),
        Type::Short => Some((16, true)),
        Type::Int | Type::Long | Type::Float | Type::Double | Type::Reference => None,
    }
}

/// A known int as one of the type.
pub(crate) fn known_as(ty: Type, int: i32) -> i32 {
    match ty {
        Type::Boolean => int & 1,
        Type::Byte => i32::from(int as i8),
        Type::Char => i32::from(int.cast_unsigned() as u16),
        Type::Short => i32::from(int as i16),
        Type::Int | Type::Long | Type::Float | Type::Double | Type::Reference => int,
    }
}

/// The value as one of the type, where that needs no new term.
pub(crate) fn plainly_as(pool: &Pool, ty: Type, value: Value) -> Option<Value> {
    match value {
        Value::Int(int) => Some(Value::Int(known_as(ty, int))),
        Value::IntTerm(term) => {
            let Some((width, is_signed)) = bits(ty) else { return Some(value) };
            let greatest = (1 << (width - u8::from(is_signed))) - 1;
            let least = if is_signed { -greatest - 1 } else { 0 };
            let bounds = pool.bounds(term);
            (least <= bounds.0 && bounds.1 <= greatest).then_some(value)
        }
        _ => Some(value),
    }
}

impl Machine<'_> {
    /// The value as one of the type.
    pub(crate) fn value_as(&mut self, ty: Type, value: Value) -> Result<Value, Halt> {
        if let Some(value) = plainly_as(&self.engine.pool, ty, value) {
            return Ok(value);
        }
        let (width, is_signed) = bits(ty).ok_or_else(Halt::malformed)?;
        let term = self.term(value)?;
        let term = narrow(&mut self.engine.pool, term, width, is_signed);
        Ok(self.value(term))
    }
}
