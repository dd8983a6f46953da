//! Runs on scripts, each from the state in which the program first depends on one.

use std::num::NonZeroU32;

use jurat_solver::{Answer, Effort, GaveUp, Model, Term, descend};

use super::flips::Flip;
use crate::engine::{Engine, SharedObjects};
use crate::exploration::{Confidence, Reason, Violation};
use crate::follow::{Asked, Branch, Follow, Way};
use crate::interpret::Progress;
use crate::machine::Machine;
use crate::script::Script;
use crate::standard_input::Positions;
use crate::state::{Feasibility, State};

/// Instructions of one run.
const MOST_STEPS: u64 = 3_000_000;

/// Executes a state to its end; nothing if it waits for its script.
fn execute(engine: &mut Engine, state: &mut State) -> Option<End> {
    engine.budget.steps = Some(engine.statistics.steps + MOST_STEPS);
    let mut machine = Machine { engine, state };
    let progress = machine.run(None);
    let found = std::mem::take(&mut machine.engine.found);
    match (found.violation, found.reasons.into_iter().next(), progress) {
        (Some(violation), ..) => Some(End::Violated(Box::new(violation))),
        (None, Some(Reason { what, place }), _) => {
            let guess = |it| End::Open(Box::new(Violation { confidence: Confidence::Guess, ..it }));
            Some(machine.violation(what, place).map_or(End::Other, guess))
        }
        (None, None, Progress::Waiting) => None,
        (None, None, Progress::Ended | Progress::Paused | Progress::Interrupted) => Some(End::Other),
    }
}

/// Executes runs.
pub(super) struct Runner {
    engine: Engine,
    start: Start,
    n_runs: u64,
    /// How often inputs were looked for by numeric search.
    pub(super) n_descents: u64,
    /// How often conditions were evaluated for that, at most.
    n_evaluations: u64,
}

/// Where all runs start.
struct Start {
    state: State,
    next_object: NonZeroU32,
    shared: SharedObjects,
}

/// A run that has ended.
pub(super) struct Ran {
    pub(super) end: End,
    /// What it was given, after the solver has changed it to satisfy assumptions.
    pub(super) script: Script,
    /// What was decided on its way.
    pub(super) path: Vec<Term>,
    pub(super) branches: Vec<Branch>,
    asked: Vec<Asked>,
    /// Where it has read from the standard input, if at all.
    read: Option<Positions>,
    model: Model,
    /// Its instructions.
    pub(super) n_steps: u64,
}

/// How a run ends.
#[derive(Debug)]
pub(super) enum End {
    Violated(Box<Violation>),
    /// Something is not modelled. What a virtual machine does with the same inputs only it can tell.
    Open(Box<Violation>),
    /// Nothing is violated, or it does not come to that: an assumption does not hold, or it takes too long.
    Other,
}

impl Runner {
    /// Executes what does not depend on any script. If that is everything, there is only one execution, and this is its end.
    pub(super) fn new(mut engine: Engine, mut state: State) -> Result<Self, End> {
        engine.follow = Some(Follow::waiting());
        match execute(&mut engine, &mut state) {
            None => {
                let start = Start { state, next_object: engine.next_object, shared: engine.shared.clone() };
                Ok(Self { engine, start, n_runs: 0, n_descents: 0, n_evaluations: 0 })
            }
            Some(end) => Err(end),
        }
    }

    /// How much was done so far.
    pub(super) fn effort(&self) -> u64 {
        /// A run starts from a copy of a state, whatever it executes then.
        const RUN: u64 = 2_000;
        const EVALUATION: u64 = 500;
        self.engine.effort() + RUN * self.n_runs + EVALUATION * self.n_evaluations
    }

    /// Whether the time or the memory is used up.
    pub(super) fn is_exhausted(&self) -> bool {
        self.engine.quota().look().is_err()
    }

    /// Runs a script. Without terms that is fast, but nothing is known of its branches. Nothing comes of a run that the budget has
    /// ended: what it leaves behind may be so much that a look at it takes longer than there is time.
    pub(super) fn run(&mut self, script: Script, is_plain: bool) -> Option<Ran> {
        self.n_runs += 1;
        let mut state = self.restart(script, is_plain);
        let engine = &mut self.engine;
        let n_before = engine.statistics.steps;
        let end = execute(engine, &mut state).unwrap_or(End::Other);
        if !matches!(end, End::Violated(_)) && engine.quota().look().is_err() {
            return None;
        }
        let Engine { pool, arguments, standard_input, follow: Some(follow), .. } = engine else {
            unreachable!("a run is followed")
        };
        let model = state.followed().clone();
        let path = state.path;
        // What is too long for anybody is not what was given.
        let input = follow.standard_input(pool, &model, standard_input)?;
        let (asked, branches, read) = follow.take();
        let script = follow.script_in(pool, &model, &asked, arguments.in_model(pool, &model), input);
        self.keep_lasting_ids();
        let n_steps = self.engine.statistics.steps - n_before;
        Some(Ran { end, script, path, branches, asked, read, model, n_steps })
    }

    /// Inputs with which a run goes the other way, if the solver finds any.
    pub(super) fn flip(&mut self, flip: &Flip) -> Option<Script> {
        let Flip { ran, branch, but } = flip;
        let branch = &ran.branches[*branch];
        let model = match branch.way {
            Way::Holds | Way::HoldsNot => self.other_side(ran, branch.condition)?,
            Way::Value(term) => self.other_value(ran, branch.condition, term, but)?,
        };
        let Engine { pool, arguments, standard_input, follow: Some(follow), .. } = &self.engine else {
            unreachable!("a run is followed")
        };
        let given = &ran.script.standard_input;
        let input = match &ran.read {
            Some(read) => standard_input.in_model(pool, &model, given, Some(read))?,
            None => given.clone(),
        };
        let mut script = follow.script_in(pool, &model, &ran.asked, arguments.in_model(pool, &model), input);
        script.rest.clone_from(&ran.script.rest);
        Some(script)
    }

    fn other_side(&mut self, ran: &Ran, at: usize) -> Option<Model> {
        let other = self.engine.pool.not(ran.path[at]);
        self.model(ran, at, other)
    }

    /// A value that was not tried, a small one if possible: it may be the length of something.
    fn other_value(&mut self, ran: &Ran, at: usize, term: Term, tried: &[Term]) -> Option<Model> {
        /// The bounds that are tried before any value will do.
        const SMALL: [u64; 3] = [4, 16, 256];
        let pool = &mut self.engine.pool;
        let tried = pool.any(tried);
        let other = pool.not(tried);
        for bound in SMALL {
            let pool = &mut self.engine.pool;
            let width = pool.sort(term).width();
            if width > 16 {
                let bound = pool.bits(width, bound);
                let is_small = pool.ule(term, bound);
                let wanted = pool.and(other, is_small);
                if let Some(model) = self.model(ran, at, wanted) {
                    return Some(model);
                }
            }
        }
        self.model(ran, at, other)
    }

    /// Values for the inputs with which a run decides as this one did up to some condition, and then goes where it is wanted.
    ///
    /// Where floating-point numbers are computed with, going downhill often takes a moment and circuits take seconds, so that is tried before
    /// and, where circuits are hopeless, again for longer.
    fn model(&mut self, ran: &Ran, at: usize, wanted: Term) -> Option<Model> {
        const SHORT: Effort = Effort { n_evaluations: 5_000 };
        const LONG: Effort = Effort { n_evaluations: 200_000 };
        let engine = &self.engine;
        let mut relevant = engine.pool.relevant(&ran.path[..at], wanted, engine.quota()).ok()?;
        relevant.conditions.push(wanted);
        let is_real = engine.pool.has_real_arithmetic(&relevant.conditions);
        let found = is_real.then(|| self.descend(&relevant.conditions, &ran.model, SHORT));
        if let Some(Some(model)) = found {
            return Some(model);
        }
        match self.engine.ask_relevant(&ran.path[..at], wanted, &ran.model) {
            Answer::Sat(model) => Some(model),
            Answer::Unsat | Answer::GaveUp(GaveUp::Time) => None,
            Answer::GaveUp(_) => self.descend(&relevant.conditions, &ran.model, LONG),
        }
    }

    /// The same by numeric search.
    fn descend(&mut self, conditions: &[Term], start: &Model, effort: Effort) -> Option<Model> {
        self.n_descents += 1;
        self.n_evaluations += effort.n_evaluations;
        descend(&self.engine.pool, conditions, start, effort, self.engine.quota())
    }

    /// The state that all runs start from, with the ids of its objects.
    fn restart(&mut self, script: Script, is_plain: bool) -> State {
        let engine = &mut self.engine;
        let mut state = self.start.state.clone();
        let model = Model::default();
        if let Some(count) = engine.arguments.count {
            model.assign(&engine.pool, count, script.arguments.len() as u64);
        }
        state.feasibility = Feasibility::Shown(model);
        engine.next_object = self.start.next_object;
        engine.shared.restart(&self.start.shared);
        if let Some(follow) = &mut engine.follow {
            follow.restart(script, is_plain);
        }
        state
    }

    /// Literals and class objects have the same ids in all runs, which then must not use these for others.
    fn keep_lasting_ids(&mut self) {
        if self.engine.shared.n_lasting() > self.start.shared.n_lasting() {
            self.start.next_object = self.engine.next_object;
            self.start.shared.take_lasting(&self.engine.shared);
        }
    }
}
