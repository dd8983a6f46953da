//! Questions whose answer depends on the input: each possible answer gets its own path.

use std::rc::Rc;

use jurat_solver::{Answer, Constant, GaveUp, Model, Term};

use super::{Halt, Machine};
use crate::choice::Alternative;
use crate::follow::{Branch, Site, Way};
use crate::state::{Feasibility, Frame};
use crate::value::{Reference, Value};

/// Whether a path can also go another way.
enum Other {
    Impossible,
    /// It can, or it is not known.
    Possible(Feasibility),
}

/// Why a path ends on which a question was given up.
pub(super) const HARD: &str = "a question that is too hard for the solver";

impl Machine<'_> {
    /// Whether the condition holds on this path. If it may or may not, the state is forked; see the module's parent.
    pub(crate) fn decide(&mut self, condition: Term) -> Result<bool, Halt> {
        if let Some(Constant::Bool(holds)) = self.engine.pool.constant(condition) {
            return Ok(holds);
        }
        if let Some(&(_, holds)) = self.state.facts.iter().find(|&&(term, _)| term == condition) {
            return Ok(holds);
        }
        let Some(holds) = self.in_model_within(condition)? else { return self.decide_open(condition) };
        self.decide_shown(condition, holds == Constant::Bool(true))
    }

    /// Decides where there is an execution for which the condition holds, or one for which it does not.
    fn decide_shown(&mut self, condition: Term, holds: bool) -> Result<bool, Halt> {
        let not = self.engine.pool.not(condition);
        let (ours, other) = if holds { (condition, not) } else { (not, condition) };
        if self.engine.follow.is_some() {
            let way = if holds { Way::Holds } else { Way::HoldsNot };
            self.go(way, ours)?;
            self.state.facts.push((condition, holds));
            return Ok(holds);
        }
        match self.ask_other(other)? {
            Other::Impossible => {}
            Other::Possible(feasibility) => {
                self.fork(condition, !holds, other, feasibility);
                self.state.path.push(ours);
            }
        }
        self.state.facts.push((condition, holds));
        Ok(holds)
    }

    /// Decides where it is not known whether there is any execution.
    fn decide_open(&mut self, condition: Term) -> Result<bool, Halt> {
        let not = self.engine.pool.not(condition);
        for (side, holds) in [(condition, true), (not, false)] {
            match self.ask_other(side)? {
                Other::Impossible => {
                    self.state.facts.push((condition, !holds));
                    return Ok(!holds);
                }
                Other::Possible(Feasibility::Open) => {}
                Other::Possible(shown) => {
                    self.state.feasibility = shown;
                    return self.decide_shown(condition, holds);
                }
            }
        }
        self.fork(condition, false, not, Feasibility::Open);
        self.state.path.push(condition);
        self.state.facts.push((condition, true));
        Ok(true)
    }

    /// Whether there is an execution on this path for which the condition holds; a question that is too hard stays open.
    fn ask_other(&mut self, condition: Term) -> Result<Other, Halt> {
        self.state.path.push(condition);
        let answer = self.engine.ask_briefly(&self.state.path);
        self.state.path.pop();
        match answer {
            Answer::Unsat => Ok(Other::Impossible),
            Answer::Sat(model) => Ok(Other::Possible(Feasibility::Shown(model))),
            Answer::GaveUp(GaveUp::Conflicts | GaveUp::Function) => Ok(Other::Possible(Feasibility::Open)),
            Answer::GaveUp(why) => Err(Halt::undecided(gave_up(why))),
        }
    }

    /// A run goes one way, where this holds, and could have gone another.
    fn go(&mut self, way: Way, condition: Term) -> Result<(), Halt> {
        self.await_script()?;
        let branch = Branch { condition: self.state.path.len(), site: self.site(), way };
        if let Some(follow) = &mut self.engine.follow {
            follow.branches.push(branch);
        }
        self.state.path.push(condition);
        Ok(())
    }

    fn site(&self) -> Site {
        let of = |frame: &Frame| (frame.code.method, frame.op);
        let world = &self.engine.world;
        let is_own = |frame: &&Frame| world.class(world.method(frame.code.method).class).is_program();
        Site {
            instruction: of(self.state.frame()),
            program: self.state.frames.iter().rev().find(is_own).map(of),
            question: self.state.facts.len(),
        }
    }

    /// Goes on only where the condition holds.
    pub(crate) fn assume(&mut self, condition: Term) -> Result<(), Halt> {
        if self.engine.pool.constant(condition) == Some(Constant::Bool(true)) {
            return Ok(());
        }
        match self.in_model_within(condition)? {
            Some(Constant::Bool(true)) => {}
            Some(_) if self.engine.follow.is_some() => {
                self.await_script()?;
                match self.ask_path(condition) {
                    Answer::Sat(model) => self.state.feasibility = Feasibility::Shown(model),
                    Answer::Unsat => return Err(Halt::Ended),
                    Answer::GaveUp(why) => return Err(Halt::undecided(gave_up(why))),
                }
            }
            Some(_) | None => match self.ask_other(condition)? {
                Other::Impossible => return Err(Halt::Ended),
                Other::Possible(feasibility) => self.state.feasibility = feasibility,
            },
        }
        self.state.path.push(condition);
        Ok(())
    }

    /// Values for which the path condition holds, however long it takes to find them.
    pub(super) fn find_model(&mut self) -> Result<Model, Halt> {
        if let Some(model) = self.state.feasibility.model() {
            return Ok(model.clone());
        }
        match self.engine.ask(&self.state.path) {
            Answer::Sat(model) => {
                self.state.feasibility = Feasibility::Shown(model.clone());
                Ok(model)
            }
            Answer::Unsat => Err(Halt::Ended),
            Answer::GaveUp(why) => Err(Halt::undecided(gave_up(why))),
        }
    }

    /// One of the values that the term has on this path, with a path for each of the others.
    pub(crate) fn one_value(&mut self, term: Term) -> Result<u64, Halt> {
        if let Some(constant) = self.engine.pool.constant(term) {
            return Ok(constant.raw());
        }
        if self.state.facts.len() as u64 > u64::from(self.engine.budget.values) {
            return Err(Halt::undecided("a value with too many possibilities"));
        }
        let model = self.find_model()?;
        let value = self.engine.pool.evaluate_within(term, &model, self.engine.quota());
        let value = value.map_err(|exhausted| Halt::undecided(exhausted.to_string()))?;
        let literal = self.engine.pool.literal(value);
        let is_it = self.engine.pool.same(term, literal);
        if self.engine.follow.is_some() {
            self.go(Way::Value(term), is_it)?;
        } else {
            self.decide(is_it)?;
        }
        Ok(value.raw())
    }

    /// The reference, with a path for each of the alternatives.
    pub(crate) fn reference(&mut self, value: Value) -> Result<Reference, Halt> {
        match value {
            Value::Ref(reference) => Ok(reference),
            Value::Choice(id) => {
                let alternatives = self.engine.choices.alternatives(id);
                let (last, others) = alternatives.split_last().ok_or_else(Halt::malformed)?;
                for alternative in others {
                    if self.decide(alternative.guard)? {
                        return Ok(alternative.reference);
                    }
                }
                Ok(last.reference)
            }
            _ => Err(Halt::unusable(value)),
        }
    }

    /// The references that the value may be.
    pub(crate) fn alternatives(&mut self, value: Value) -> Result<Rc<[Alternative]>, Halt> {
        let alternatives = self.engine.choices.alternatives_of(value, &mut self.engine.pool);
        if alternatives.is_empty() { Err(Halt::unusable(value)) } else { Ok(alternatives) }
    }

    /// The alternatives of a reference that are not null. A path on which it is null gets none.
    pub(crate) fn non_null(&mut self, value: Value) -> Result<Rc<[Alternative]>, Halt> {
        let alternatives = self.alternatives(value)?;
        self.narrow(alternatives, |reference| reference.is_some())
    }

    /// The alternatives that are as asked, or an empty list where the reference is another one.
    pub(crate) fn narrow(
        &mut self,
        alternatives: Rc<[Alternative]>,
        is_wanted: impl Fn(Reference) -> bool,
    ) -> Result<Rc<[Alternative]>, Halt> {
        let (wanted, others): (Vec<Alternative>, Vec<Alternative>) =
            alternatives.iter().partition(|alternative| is_wanted(alternative.reference));
        if others.is_empty() {
            return Ok(alternatives);
        }
        let guards: Vec<_> = others.iter().map(|other| other.guard).collect();
        let is_other = self.engine.pool.any(&guards);
        Ok(if self.decide(is_other)? { Rc::from([]) } else { wanted.into() })
    }

    pub(super) fn holds_in_model(&self, condition: Term) -> bool {
        let holds = |model| self.engine.pool.evaluate(condition, model) == Constant::Bool(true);
        self.state.feasibility.model().is_some_and(holds)
    }

    /// The value of the term in the model of this path, if it has one, unless the budget is used up before it is known.
    fn in_model_within(&self, term: Term) -> Result<Option<Constant>, Halt> {
        let Some(model) = self.state.feasibility.model() else { return Ok(None) };
        let value = self.engine.pool.evaluate_within(term, model, self.engine.quota());
        value.map(Some).map_err(|exhausted| Halt::undecided(exhausted.to_string()))
    }

    /// Whether there is an execution on this path for which the condition holds.
    pub(super) fn ask_path(&mut self, condition: Term) -> Answer {
        if self.engine.follow.is_some() {
            return self.engine.ask_relevant(&self.state.path, condition, self.state.followed());
        }
        self.state.path.push(condition);
        let answer = self.engine.ask(&self.state.path);
        self.state.path.pop();
        answer
    }

    fn fork(&mut self, asked: Term, answer: bool, condition: Term, feasibility: Feasibility) {
        let mut sibling = self.state.clone();
        sibling.path.push(condition);
        sibling.feasibility = feasibility;
        sibling.facts.push((asked, answer));
        sibling.is_resuming = true;
        self.note_open_loops();
        self.engine.statistics.forks += 1;
        self.engine.siblings.push(sibling);
    }
}

fn gave_up(why: GaveUp) -> &'static str {
    match why {
        GaveUp::Conflicts => HARD,
        GaveUp::Time => "out of time",
        GaveUp::Memory => "out of memory",
        GaveUp::Function => "a function of floating-point numbers that is too hard for the solver",
        GaveUp::Wrong(_) => "a wrong answer of the solver",
    }
}
