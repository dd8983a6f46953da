//! What is known of all calls of a method that calls itself: what they may change, what they may give back, and what holds of the
//! numbers before and after them.

use std::collections::BTreeSet;

use jurat_solver::{Answer, Constant, Model, Sort, Term};
use rustc_hash::FxHashSet;

use crate::engine::Engine;
use crate::interpret::return_to_caller;
use crate::machine::{Halt, Machine};
use crate::originals::any_of;
use crate::state::State;
use crate::value::{Reference, Unknown, Value};
use crate::world::Type;

use super::candidate::{ask_against, is_integer};
use super::change::{Obstacle, effects};
use super::fact::{Fact, Sample, Shape, equal, strongest};
use super::forget::{AllForgotten, MOST_ALTERNATIVES, alternatives, forget, references_of, widen};
use super::location::{Forgotten, Location};

/// Numbers before a call of which there are facts.
const MOST_BEFORE: usize = 6;
/// Numbers after a call of which there are facts.
const MOST_AFTER: usize = 4;
/// More samples are not looked at.
const MOST_SAMPLES: usize = 400;

/// What is known of all calls of a method.
#[derive(Clone, Default)]
pub(super) struct Contract {
    /// What they may change of what was there before.
    effects: AllForgotten,
    result: Returned,
    numbers: Numbers,
    facts: Vec<Fact>,
}

/// What calls give back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Returned {
    /// Nothing: there is no result.
    #[default]
    Void,
    Number(Type),
    OneOf(BTreeSet<Reference>),
    Unmodelled,
}

/// The numbers of which there are facts.
#[derive(Clone, PartialEq, Eq, Default)]
struct Numbers {
    /// Arguments, by their slot: numbers, and arrays, of which the length counts.
    arguments: Vec<u16>,
    /// What the calls change.
    changed: Vec<Location>,
    has_result: bool,
    shape: Shape,
}

/// What is being learnt of the calls of a method, over several rounds.
pub(super) struct Lesson {
    /// What calls within the one that is explored are taken to do; none: nobody is known to return.
    pub(super) contract: Option<Contract>,
    effects: AllForgotten,
    result: Option<Returned>,
    /// Numbers that may matter.
    constants: Vec<i64>,
    refuted: FxHashSet<Fact>,
    samples: Vec<Sample>,
    /// How the calls of this round have ended.
    #[expect(clippy::vec_box, reason = "states are large, and come in boxes")]
    ends: Vec<Box<State>>,
}

impl Lesson {
    pub(super) fn new(constants: Vec<i64>) -> Self {
        Self {
            contract: None,
            effects: AllForgotten::new(),
            result: None,
            constants,
            refuted: FxHashSet::default(),
            samples: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// A call has returned, which began in the other state.
    pub(super) fn observe(
        &mut self,
        engine: &mut Engine,
        front: &State,
        end: Box<State>,
        result: Option<Type>,
    ) -> Result<(), Obstacle> {
        /// A method that ends in more ways costs too much.
        const MOST_ENDS: usize = 500;
        for change in effects(engine, front, &self.effects, &end)? {
            widen(engine, front, &mut self.effects, &change);
        }
        let ours = result_of(engine, front, &end, result);
        self.result = Some(match self.result.take() {
            None => ours,
            Some(before) => before.or(ours),
        });
        self.ends.push(end);
        if self.ends.len() > MOST_ENDS {
            return Err(Obstacle::Other("a recursive method that ends in too many ways"));
        }
        Ok(())
    }

    /// All ends of a round were seen. Returns whether what the calls within were taken to do stands for all of them.
    pub(super) fn conclude(&mut self, engine: &mut Engine, front: &State) -> Result<bool, &'static str> {
        let ends = std::mem::take(&mut self.ends);
        let Some(result) = self.result.clone() else { return Ok(true) };
        let mut contract = Contract {
            effects: self.effects.clone(),
            numbers: Numbers::of(engine, front, &self.effects, &result, &self.constants),
            result,
            facts: Vec::new(),
        };
        let is_new = self.contract.as_ref().is_none_or(|before| !before.is_alike(&contract));
        if is_new {
            self.samples.clear();
            self.refuted.clear();
        }
        contract.facts = self.facts(engine, front, &contract, &ends)?;
        let is_settled =
            !is_new && self.contract.as_ref().is_some_and(|before| before.facts == contract.facts);
        self.contract = Some(contract);
        Ok(is_settled)
    }

    /// What holds at all ends.
    fn facts(
        &mut self,
        engine: &mut Engine,
        front: &State,
        contract: &Contract,
        ends: &[Box<State>],
    ) -> Result<Vec<Fact>, &'static str> {
        let numbers = &contract.numbers;
        let Some(before) = numbers.before(engine, front, front) else { return Ok(Vec::new()) };
        let mut afters = Vec::with_capacity(ends.len());
        for end in ends {
            let Some(after) = numbers.after(engine, end) else { return Ok(Vec::new()) };
            if let Some(model) = end.feasibility.model() {
                self.samples.push(sample(engine, model, &before, &after));
            }
            afters.push(after);
        }
        while !self.samples.is_empty() {
            if let Some(why) = engine.exhausted() {
                return Err(why);
            }
            let facts = strongest(&numbers.shape, &self.samples, &self.refuted);
            let mut is_shown = true;
            for (end, after) in ends.iter().zip(&afters) {
                let numbers = (&numbers.shape, before.as_slice(), after.as_slice());
                is_shown = self.is_shown(engine, end, numbers, &facts)?;
                if !is_shown {
                    break;
                }
            }
            if is_shown {
                return Ok(facts);
            }
        }
        Ok(Vec::new())
    }

    /// Whether facts hold at an end. If not, there is another sample, or one of them is refuted.
    fn is_shown(
        &mut self,
        engine: &mut Engine,
        end: &State,
        (shape, before, after): (&Shape, &[Term], &[Term]),
        facts: &[Fact],
    ) -> Result<bool, &'static str> {
        let terms: Vec<Term> =
            facts.iter().map(|fact| fact.term(&mut engine.pool, shape, before, after)).collect();
        let all = engine.pool.all(&terms);
        if engine.pool.constant(all) == Some(Constant::Bool(true)) {
            return Ok(true);
        }
        match ask_against(engine, end, all) {
            Answer::Unsat => Ok(true),
            Answer::Sat(model) if self.samples.len() < MOST_SAMPLES => {
                self.samples.push(sample(engine, &model, before, after));
                Ok(false)
            }
            Answer::Sat(_) | Answer::GaveUp(_) => {
                let n_refuted = self.refuted.len();
                for (&fact, &term) in facts.iter().zip(&terms) {
                    if let Some(why) = engine.exhausted() {
                        return Err(why);
                    }
                    if !matches!(ask_against(engine, end, term), Answer::Unsat) {
                        self.refuted.insert(fact);
                    }
                }
                Ok(self.refuted.len() == n_refuted)
            }
        }
    }
}

impl Returned {
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::OneOf(mut ours), Self::OneOf(theirs)) => {
                ours.extend(theirs);
                if ours.len() > MOST_ALTERNATIVES { Self::Unmodelled } else { Self::OneOf(ours) }
            }
            (ours, theirs) if ours == theirs => ours,
            _ => Self::Unmodelled,
        }
    }
}

/// What a call has left as an operand of its caller.
fn result_of(engine: &Engine, front: &State, end: &State, result: Option<Type>) -> Returned {
    let Some(ty) = result else { return Returned::Void };
    match end.stack.last() {
        Some(&value) if value.is_reference() => {
            let references: BTreeSet<Reference> = references_of(engine, value).into_iter().collect();
            let is_there = references.iter().flatten().all(|&id| front.heap.get(id).is_some());
            if is_there { Returned::OneOf(references) } else { Returned::Unmodelled }
        }
        Some(&value) if ty != Type::Reference && !value.is_unknown() => Returned::Number(ty),
        Some(_) | None => Returned::Unmodelled,
    }
}

fn sample(engine: &Engine, model: &Model, before: &[Term], after: &[Term]) -> Sample {
    let values = |terms: &[Term]| terms.iter().map(|&it| engine.pool.evaluate(it, model).signed()).collect();
    Sample { before: values(before), after: values(after) }
}

impl Numbers {
    fn of(
        engine: &mut Engine,
        front: &State,
        effects: &AllForgotten,
        result: &Returned,
        constants: &[i64],
    ) -> Self {
        let is_int = |value: Option<&Value>| value.is_some_and(|&value| is_integer(value));
        let base = front.frames.last().map_or(0, |frame| frame.base as usize);
        let n_arguments = front.frames.last().map_or(0, |frame| frame.code.n_arguments);
        let arguments = (0..n_arguments).filter(|&at| number_of(front, base + usize::from(at)).is_some());
        let arguments: Vec<u16> = arguments.take(MOST_BEFORE).collect();
        let changed = effects
            .iter()
            .filter(|&(location, what)| *what == Forgotten::Number && is_int(location.value(front).as_ref()));
        let changed: Vec<Location> = changed.map(|(&location, _)| location).take(MOST_AFTER - 1).collect();
        let has_result = matches!(result, Returned::Number(ty) if !matches!(ty, Type::Float | Type::Double));
        let mut numbers = Self { arguments, changed, has_result, shape: Shape::default() };
        let width = |engine: &Engine, term: &Term| engine.pool.sort(*term).width();
        let before = numbers.before(engine, front, front).unwrap_or_default();
        numbers.shape.before = before.iter().map(|term| width(engine, term)).collect();
        let of_result = match result {
            Returned::Number(Type::Long) => 64,
            _ => 32,
        };
        let after = numbers.has_result.then_some(of_result);
        let n_arguments = numbers.arguments.len();
        numbers.shape.after =
            after.into_iter().chain(numbers.shape.before[n_arguments..].iter().copied()).collect();
        numbers.shape.constants = constants.to_vec();
        numbers
    }

    /// The numbers before a call that is about to begin in the second state. The first has the arguments, as one that begins.
    fn before(&self, engine: &mut Engine, call: &State, heap: &State) -> Option<Vec<Term>> {
        let base = call.frames.last()?.base as usize;
        let arguments = self.arguments.iter().map(|&at| number_of(call, base + usize::from(at)));
        let changed = self.changed.iter().map(|location| location.value(heap));
        let values: Option<Vec<Value>> = arguments.chain(changed).collect();
        values?.into_iter().map(|value| engine.term(value).ok()).collect()
    }

    /// The numbers behind a call, whose result is the topmost operand.
    fn after(&self, engine: &mut Engine, end: &State) -> Option<Vec<Term>> {
        let result = self.has_result.then(|| end.stack.last().copied());
        let changed = self.changed.iter().map(|location| location.value(end));
        let values: Option<Vec<Value>> = result.into_iter().chain(changed).collect();
        values?.into_iter().map(|value| engine.term(value).ok()).collect()
    }
}

/// The number in a slot, or the length of the array there.
fn number_of(state: &State, at: usize) -> Option<Value> {
    let value = *state.stack.get(at)?;
    match value {
        Value::Ref(Some(id)) => state.heap.get(id)?.length().filter(|&length| is_integer(length)),
        value => is_integer(value).then_some(value),
    }
}

impl Contract {
    /// Whether it speaks of the same things.
    fn is_alike(&self, other: &Self) -> bool {
        self.effects == other.effects && self.result == other.result && self.numbers == other.numbers
    }

    /// Has the call that is about to begin return at once. Nothing if it never returns.
    pub(super) fn apply(
        &self,
        engine: &mut Engine,
        front: &State,
        mut state: Box<State>,
    ) -> Result<Option<Box<State>>, &'static str> {
        const UNKNOWN: &str = "what a recursive call changes";
        let before = self.numbers.before(engine, &state, &state);
        // Objects that are not there any more cannot be reached.
        let is_there = |location: &Location| match *location {
            Location::Field(id, _) | Location::Element(id, _) | Location::Elements(id) => {
                state.heap.get(id).is_some() || front.heap.get(id).is_none()
            }
            Location::Slot(_) | Location::Static(..) => true,
        };
        let effects = self.effects.iter().filter(|(location, _)| is_there(location));
        let effects: AllForgotten = effects.map(|(&location, what)| (location, what.clone())).collect();
        forget(engine, &mut state, &effects).ok_or(UNKNOWN)?;
        let result = self.any_result(engine);
        state.stack.extend(result);
        if !return_to_caller(&mut state, result.is_none()) {
            return Err("a recursive call that returns to the virtual machine");
        }
        let Some(before) = before else { return Ok(Some(state)) };
        self.put_equal(engine, &mut state, &before);
        let Some(after) = self.numbers.after(engine, &state) else { return Ok(Some(state)) };
        let shape = &self.numbers.shape;
        let facts: Vec<Term> =
            self.facts.iter().map(|fact| fact.term(&mut engine.pool, shape, &before, &after)).collect();
        let all = engine.pool.all(&facts);
        match (Machine { engine, state: &mut state }).assume(all) {
            Ok(()) => Ok(Some(state)),
            Err(Halt::Ended) => Ok(None),
            Err(_) => Err("what a recursive call gives back"),
        }
    }

    /// Numbers that are equal to what is computed of those before the call are that.
    fn put_equal(&self, engine: &mut Engine, state: &mut State, before: &[Term]) {
        let Numbers { changed, has_result, shape, .. } = &self.numbers;
        let result = has_result.then_some(None);
        let outputs = result.into_iter().chain(changed.iter().copied().map(Some));
        for (at, location) in outputs.enumerate() {
            let Some(term) = equal(&self.facts, &mut engine.pool, shape, before, at) else { continue };
            let value = engine.value(term);
            match (location, state.stack.last_mut()) {
                (Some(location), _) => {
                    let _ = location.put(state, value);
                }
                (None, Some(result)) => *result = value,
                (None, None) => {}
            }
        }
    }

    fn any_result(&self, engine: &mut Engine) -> Option<Value> {
        Some(match &self.result {
            Returned::Void => return None,
            Returned::Number(ty) => {
                let term = any_of(&mut engine.pool, *ty);
                engine.value(term)
            }
            Returned::OneOf(references) => {
                let number = engine.pool.variable(Sort::Bits(8));
                let alternatives = alternatives(&mut engine.pool, references, number);
                let Engine { choices, pool, .. } = engine;
                choices.value(pool, alternatives)
            }
            Returned::Unmodelled => Value::Unknown(Unknown::Call),
        })
    }
}
