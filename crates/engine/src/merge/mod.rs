//! Two states at the same place become one: what differs becomes an if-then-else of when it is which.

mod classes;
mod heap;
mod stack;

pub(crate) use stack::{kind, live_locals, same_calls};

use jurat_solver::{Constant, Term};

use crate::engine::Engine;
use crate::machine::Machine;
use crate::state::{Inputs, RecordedInput, State};
use crate::value::Value;

/// States that differ in more values are not merged.
const MOST_DIFFERENCES: usize = 20_000;
/// A reference does not become a choice of more.
const MOST_ALTERNATIVES: usize = 64;

/// Merges the second state into the first. Gives it back if they are better kept apart.
pub(crate) fn merge(engine: &mut Engine, ours: &mut State, mut theirs: Box<State>) -> Result<(), Box<State>> {
    touch_same_classes(engine, ours, &mut theirs);
    match Merging::of(engine, ours, &theirs).and_then(|mut merging| merging.merge(ours, &theirs)) {
        Some(()) => Ok(()),
        None => Err(theirs),
    }
}

/// What one state has not touched has its first values there, which are not nothing.
fn touch_same_classes(engine: &mut Engine, ours: &mut State, theirs: &mut State) {
    for class in ours.classes.missing(&theirs.classes) {
        Machine { engine, state: ours }.prepare(class);
    }
    for class in theirs.classes.missing(&ours.classes) {
        Machine { engine, state: theirs }.prepare(class);
    }
}

/// Two states that are being merged. Everything is [`None`] where that is refused.
struct Merging<'e> {
    engine: &'e mut Engine,
    /// Holds in the first state, and does not hold in the second.
    is_ours: Term,
    /// How many more values may differ.
    n_differences: usize,
}

impl<'e> Merging<'e> {
    fn of(engine: &'e mut Engine, ours: &State, theirs: &State) -> Option<Self> {
        let begun = ours.is_resuming || theirs.is_resuming;
        if begun || ours.stack.len() != theirs.stack.len() || !same_calls(ours, theirs) {
            return None;
        }
        let n_common = common(&ours.path, &theirs.path);
        let is_ours = discriminator(engine, &ours.path[n_common..], &theirs.path[n_common..]);
        Some(Self { engine, is_ours, n_differences: MOST_DIFFERENCES })
    }

    fn merge(&mut self, ours: &mut State, theirs: &State) -> Option<()> {
        let stack = self.stack(ours, theirs)?;
        let classes = self.classes(ours, theirs)?;
        let heap = self.heap(&ours.heap, &theirs.heap)?;
        // From here on nothing is refused.
        ours.stack = stack;
        ours.classes = classes;
        ours.heap = heap;
        ours.feasibility = ours.feasibility.or(&theirs.feasibility);
        self.path(ours, theirs);
        self.inputs(ours, theirs);
        ours.has_jdk_raised |= theirs.has_jdk_raised;
        ours.made = ours.made.max(theirs.made);
        ours.is_large |= theirs.is_large;
        if !ours.output.is_same(&theirs.output) {
            ours.output.forget();
        }
        Some(())
    }

    /// The value that is ours or theirs.
    fn value(&mut self, ours: Value, theirs: Value) -> Option<Value> {
        match (ours, theirs) {
            (ours, theirs) if ours.is_same(theirs) => return Some(ours),
            (ours, theirs) if ours.is_form() || theirs.is_form() => {
                return Some(self.engine.forms.either(self.is_ours, ours, theirs));
            }
            (unknown @ Value::Unknown(_), _) | (_, unknown @ Value::Unknown(_)) => return Some(unknown),
            _ => {}
        }
        self.n_differences = self.n_differences.checked_sub(1)?;
        let value = self.engine.either(self.is_ours, ours, theirs).ok()?;
        match value {
            Value::Choice(id) if self.engine.choices.alternatives(id).len() > MOST_ALTERNATIVES => None,
            value => Some(value),
        }
    }

    /// What both have in common, and that one of the rests holds.
    fn path(&mut self, ours: &mut State, theirs: &State) {
        let n_common = common(&ours.path, &theirs.path);
        let pool = &mut self.engine.pool;
        let (our_rest, their_rest) = (pool.all(&ours.path[n_common..]), pool.all(&theirs.path[n_common..]));
        let either = pool.or(our_rest, their_rest);
        ours.path.truncate(n_common);
        if pool.constant(either) != Some(Constant::Bool(true)) {
            ours.path.push(either);
        }
    }

    /// What both were asked for, then ours, then theirs, with guards.
    fn inputs(&mut self, ours: &mut State, theirs: &State) {
        if ours.inputs.is_same(&theirs.inputs) {
            return;
        }
        let (our_inputs, their_inputs) = (ours.inputs.as_slice(), theirs.inputs.as_slice());
        let n_common = common(our_inputs, their_inputs);
        let is_theirs = self.engine.pool.not(self.is_ours);
        let guards = [(our_inputs, self.is_ours), (their_inputs, is_theirs)];
        let mut merged: Vec<RecordedInput> = our_inputs[..n_common].to_vec();
        for (inputs, guard) in guards {
            for input in &inputs[n_common..] {
                let guard = input.guard.map_or(guard, |inner| self.engine.pool.and(guard, inner));
                merged.push(RecordedInput { guard: Some(guard), ..input.clone() });
            }
        }
        ours.inputs = merged.into_iter().collect::<Inputs>();
    }
}

/// A term that holds wherever all of ours do, and nowhere where all of theirs do.
///
/// The paths parted where one went on with a condition and the other with its negation, so that is usually one term.
fn discriminator(engine: &mut Engine, ours: &[Term], theirs: &[Term]) -> Term {
    let pool = &mut engine.pool;
    if let ([first, ..], [their_first, ..]) = (ours, theirs)
        && pool.not(*first) == *their_first
    {
        return *first;
    }
    pool.all(ours)
}

/// How many of the first elements are the same.
fn common<T: PartialEq>(ours: &[T], theirs: &[T]) -> usize {
    ours.iter().zip(theirs).take_while(|(ours, theirs)| ours == theirs).count()
}
