//! The call that inputs make, as people read it.

use super::Call;
use super::plan::{Argument, Piece, Plan, Plans};
use super::target::Target;
use crate::input::Input;
use crate::path::InputType;

/// Goes the way of the class that calls the method.
pub(super) fn call(target: &Target, plans: &Plans, inputs: &[Input]) -> Call {
    let mut teller = Teller { plans, inputs, n_read: 0, kept: Vec::new() };
    let receiver = plans.receiver.as_ref().map(|plan| teller.text(plan));
    let mut arguments: Vec<String> = Vec::new();
    for argument in &plans.arguments {
        let text = match teller.same_as(argument) {
            Some(0) => format!("{} (the same object)", receiver.as_deref().unwrap_or_default()),
            Some(number) => format!("{} (the same object)", arguments[number - 1]),
            None => teller.text(&argument.plan),
        };
        arguments.push(text);
    }
    let on = receiver.clone().unwrap_or_else(|| target.class_name.clone());
    let text = format!("{on}.{}({})", target.name, arguments.join(", "));
    Call { receiver, arguments, text, n_inputs: teller.n_read.min(inputs.len()) }
}

struct Teller<'a> {
    plans: &'a Plans,
    inputs: &'a [Input],
    n_read: usize,
    /// The objects that may be used again.
    kept: Vec<String>,
}

impl Teller<'_> {
    /// The JVM gives 0 where there is none.
    fn next(&mut self, ty: InputType) -> Input {
        let input = self.inputs.get(self.n_read).cloned();
        self.n_read += 1;
        input.unwrap_or_else(|| ty.zero())
    }

    /// Which of the objects before it an argument is.
    fn same_as(&mut self, argument: &Argument) -> Option<usize> {
        argument.same.iter().copied().find(|_| self.next(InputType::Boolean) == Input::Boolean(true))
    }

    fn text(&mut self, plan: &Plan) -> String {
        match plan {
            Plan::Input(ty) => self.next(*ty).to_string(),
            Plan::Pieces(pieces) => pieces.iter().map(|piece| self.piece(piece)).collect(),
            Plan::Kept(pieces) => {
                let text: String = pieces.iter().map(|piece| self.piece(piece)).collect();
                self.kept.push(text.clone());
                text
            }
            Plan::Again(_) => {
                let Input::Int(number) = self.next(InputType::Int) else { return String::new() };
                let kept = usize::try_from(number).ok().and_then(|number| self.kept.get(number));
                kept.map(|text| format!("{text} (the same object)")).unwrap_or_default()
            }
            Plan::Made(maker) => {
                let plans = self.plans;
                let ways = &plans.makers[*maker].ways;
                let last = ways.len().saturating_sub(1);
                let chosen = match ways.len() {
                    0 | 1 => 0,
                    _ => match self.next(InputType::Int) {
                        Input::Int(number) => usize::try_from(number).unwrap_or(last).min(last),
                        _ => last,
                    },
                };
                ways.get(chosen).map_or_else(String::new, |way| self.text(way))
            }
        }
    }

    fn piece(&mut self, piece: &Piece) -> String {
        match piece {
            Piece::Text(text) => text.clone(),
            Piece::Silent(_) => String::new(),
            Piece::Plan(plan) => self.text(plan),
        }
    }
}
