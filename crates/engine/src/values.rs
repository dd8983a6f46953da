//! Between values and terms.

use jurat_solver::{Constant, Sort, Term};

use crate::choice::Alternative;
use crate::engine::Engine;
use crate::machine::Halt;
use crate::value::Value;

impl Engine {
    /// A number as a term.
    pub(crate) fn term(&mut self, value: Value) -> Result<Term, Halt> {
        let pool = &mut self.pool;
        Ok(match value {
            Value::Int(int) => pool.bits(32, u64::from(int.cast_unsigned())),
            Value::Long(long) => pool.bits(64, long.cast_unsigned()),
            Value::Float(float) => pool.float(float),
            Value::Double(double) => pool.double(double),
            Value::IntTerm(term)
            | Value::LongTerm(term)
            | Value::FloatTerm(term)
            | Value::DoubleTerm(term) => term,
            Value::Unset | Value::Unknown(_) | Value::Ref(_) | Value::Choice(_) => {
                return Err(Halt::unusable(value));
            }
        })
    }

    /// A term of 32 or 64 bits or a floating-point number, or true as 1 and false as 0.
    pub(crate) fn value(&mut self, term: Term) -> Value {
        if let Some(constant) = self.pool.constant(term) {
            return match constant {
                Constant::Bool(holds) => Value::Int(holds.into()),
                Constant::Bits { width: 64, .. } => Value::Long(constant.signed()),
                Constant::Bits { .. } => Value::Int(constant.signed() as i32),
                Constant::Float(bits) => Value::Float(f32::from_bits(bits)),
                Constant::Double(bits) => Value::Double(f64::from_bits(bits)),
            };
        }
        match self.pool.sort(term) {
            Sort::Bool => self.truth(term),
            Sort::Bits(64) => Value::LongTerm(term),
            Sort::Bits(_) => Value::IntTerm(term),
            Sort::Float => Value::FloatTerm(term),
            Sort::Double => Value::DoubleTerm(term),
        }
    }

    /// 1 where the condition holds, else 0.
    pub(crate) fn truth(&mut self, condition: Term) -> Value {
        let pool = &mut self.pool;
        let (one, zero) = (pool.bits(32, 1), pool.bits(32, 0));
        let term = pool.ite(condition, one, zero);
        self.value(term)
    }

    /// The first value where the condition holds, else the second. Both are of the same kind.
    pub(crate) fn either(&mut self, condition: Term, then: Value, otherwise: Value) -> Result<Value, Halt> {
        let not = self.pool.not(condition);
        self.combine(&[(condition, then), (not, otherwise)])
    }

    /// The value whose guard holds. One of them does, and all are of the same kind.
    pub(crate) fn combine(&mut self, guarded: &[(Term, Value)]) -> Result<Value, Halt> {
        let (&(_, last), others) = guarded.split_last().ok_or_else(Halt::malformed)?;
        if others.iter().all(|(_, other)| other.is_same(last)) {
            return Ok(last);
        }
        if guarded.iter().any(|(_, value)| value.is_form()) {
            let either = |result, &(guard, value): &_| self.forms.either(guard, value, result);
            return Ok(others.iter().rev().fold(last, either));
        }
        let unknown = guarded.iter().find(|(_, value)| value.is_unknown());
        if let Some(&(_, unknown)) = unknown {
            return Ok(unknown);
        }
        if guarded.iter().all(|(_, value)| value.is_reference()) {
            return self.combine_references(guarded);
        }
        self.spend(guarded.len())?;
        let mut result = self.term(last)?;
        for &(guard, value) in others.iter().rev() {
            let term = self.term(value)?;
            if self.pool.sort(term) != self.pool.sort(result) {
                return Err(Halt::malformed());
            }
            result = self.pool.ite(guard, term, result);
        }
        Ok(self.value(result))
    }

    fn combine_references(&mut self, guarded: &[(Term, Value)]) -> Result<Value, Halt> {
        let mut all = Vec::new();
        for &(guard, value) in guarded {
            let alternatives = self.choices.alternatives_of(value, &mut self.pool);
            self.spend(alternatives.len())?;
            for alternative in &*alternatives {
                let guard = self.pool.and(guard, alternative.guard);
                all.push(Alternative { guard, ..*alternative });
            }
        }
        Ok(self.choices.value(&mut self.pool, all))
    }
}
