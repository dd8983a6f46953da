//! An execution that violates the property, with its inputs.

use jurat_solver::{Constant, Term};

use super::{Halt, Machine};
use crate::exploration::{Input, InputKind, InputValue, Place, Violation};
use crate::state::RecordedInput;

/// Longer strings are not shown.
const MOST_UNITS: usize = 1 << 20;

impl Machine<'_> {
    /// The path violates the property.
    pub(crate) fn violated(&mut self, what: String, place: Option<Place>) -> Halt {
        // The model is the evidence. If it were not one, nothing would be shown.
        if !self.state.path.iter().all(|&condition| self.holds_in_model(condition)) {
            return Halt::undecided("a violation without evidence");
        }
        let recorded = self.state.inputs.as_slice().iter();
        let asked = recorded.filter(|input| input.guard.is_none_or(|guard| self.holds_in_model(guard)));
        let inputs = asked.map(|input| self.input_in_model(input)).collect();
        self.engine.found.violation = Some(Violation { what, place, inputs });
        Halt::Ended
    }

    fn input_in_model(&self, input: &RecordedInput) -> Input {
        let kind = input.kind;
        let place = input.place.as_deref().cloned();
        let Some((&first, chars)) = input.terms.split_first() else {
            return Input { kind, place, value: InputValue::String(Vec::new()) };
        };
        let value = match (kind, self.in_model(first)) {
            (InputKind::Boolean, constant) => InputValue::Boolean(constant.raw() != 0),
            (InputKind::String, length) => {
                let length = usize::try_from(length.raw()).unwrap_or(MOST_UNITS).min(MOST_UNITS);
                let mut units: Vec<_> =
                    chars.iter().take(length).map(|&unit| self.in_model(unit).raw() as u16).collect();
                // Nobody has looked at the rest of a long string.
                units.resize(length, units.last().copied().unwrap_or(u16::from(b'a')));
                InputValue::String(units)
            }
            (_, Constant::Float(bits)) => InputValue::Float(f32::from_bits(bits)),
            (_, Constant::Double(bits)) => InputValue::Double(f64::from_bits(bits)),
            (_, constant @ (Constant::Bits { .. } | Constant::Bool(_))) => {
                InputValue::Integer(constant.signed())
            }
        };
        Input { kind, place, value }
    }

    fn in_model(&self, term: Term) -> Constant {
        self.engine.pool.evaluate(term, &self.state.model)
    }
}
