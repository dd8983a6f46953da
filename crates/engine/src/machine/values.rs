//! Numbers and terms, as instructions and native methods need them.

use jurat_solver::Term;

use super::{Halt, Machine};
use crate::value::Value;

impl Machine<'_> {
    /// A number as a term.
    pub(crate) fn term(&mut self, value: Value) -> Result<Term, Halt> {
        self.engine.term(value)
    }

    /// A term of 32 or 64 bits or a floating-point number, or true as 1 and false as 0.
    pub(crate) fn value(&mut self, term: Term) -> Value {
        self.engine.value(term)
    }

    /// 1 where the condition holds, else 0.
    pub(crate) fn truth(&mut self, condition: Term) -> Value {
        self.engine.truth(condition)
    }

    /// The first value where the condition holds, else the second. Both are of the same kind.
    pub(crate) fn either(&mut self, condition: Term, then: Value, otherwise: Value) -> Result<Value, Halt> {
        self.engine.either(condition, then, otherwise)
    }

    /// The value whose guard holds. One of them does, and all are of the same kind.
    pub(crate) fn combine(&mut self, guarded: &[(Term, Value)]) -> Result<Value, Halt> {
        self.engine.combine(guarded)
    }

    /// A known int, with a path for each that it may be.
    pub(crate) fn int(&mut self, value: Value) -> Result<i32, Halt> {
        match value {
            Value::Int(int) => Ok(int),
            Value::IntTerm(term) => Ok((self.one_value(term)? as u32).cast_signed()),
            _ => Err(Halt::unusable(value)),
        }
    }

    /// Whether an int is negative, with a path for each answer.
    pub(crate) fn is_negative(&mut self, int: Value) -> Result<bool, Halt> {
        let (term, zero) = (self.term(int)?, self.term(Value::Int(0))?);
        let is_negative = self.pool().slt(term, zero);
        self.decide(is_negative)
    }

    /// A known long, with a path for each that it may be.
    pub(crate) fn long(&mut self, value: Value) -> Result<i64, Halt> {
        match value {
            Value::Long(long) => Ok(long),
            Value::LongTerm(term) => Ok(self.one_value(term)?.cast_signed()),
            _ => Err(Halt::unusable(value)),
        }
    }
}
