//! All executions of a program.

use crate::engine::{Engine, OUT_OF_TIME, Suspect};
use crate::exploration::{Budget, Exploration, Outcome, Program, Property, Statistics};
use crate::machine::Machine;
use crate::schedule::{Schedule, Waiting, explore_from};
use crate::start::{StartError, start};
use crate::state::Output;

/// Explores all executions of `main`, with assertions enabled, as far as the budget allows.
pub fn explore(
    program: &Program<'_>,
    property: Property,
    budget: &Budget,
) -> Result<Exploration, StartError> {
    let mut explorer = Explorer::new(program, property, budget)?;
    explorer.advance(u64::MAX);
    Ok(explorer.finish())
}

/// An exploration that goes on.
pub(crate) struct Explorer {
    engine: Engine,
    waiting: Waiting,
    /// Whether no execution is left out: else there is no proof.
    has_ended: bool,
}

impl Explorer {
    /// An exploration that has executed nothing but what comes before `main`.
    pub(crate) fn new(
        program: &Program<'_>,
        property: Property,
        budget: &Budget,
    ) -> Result<Self, StartError> {
        let (engine, state) = start(program, property, budget)?;
        let waiting = state.map_or_else(Waiting::default, Waiting::only);
        Ok(Self { engine, waiting, has_ended: false })
    }

    /// Goes on with at most about so much effort.
    pub(crate) fn advance(&mut self, effort: u64) -> Schedule {
        let Self { engine, waiting, has_ended } = self;
        engine.pause_at = engine.effort().saturating_add(effort);
        let schedule = explore_from(engine, waiting);
        if schedule == Schedule::Ended {
            settle_suspects(engine);
            *has_ended = true;
        }
        schedule
    }

    /// Whether it has met a text or an array whose length depends on the input.
    pub(crate) fn has_lengths(&self) -> bool {
        self.engine.has_lengths
    }

    /// Whether it has met a loop, or a method that calls itself, of which nobody knows how often it goes on.
    pub(crate) fn has_no_bound(&self) -> bool {
        self.engine.has_no_bound
    }

    /// Whether it cannot come to a proof any more.
    pub(crate) fn has_failed(&self) -> bool {
        let found = &self.engine.found;
        found.violation.is_some()
            || found.guess.is_some()
            || !found.reasons.is_empty()
            || !found.suspects.is_empty()
    }

    /// What it took so far.
    pub(crate) fn statistics(&self) -> Statistics {
        self.engine.statistics
    }

    /// What came of it.
    pub(crate) fn finish(mut self) -> Exploration {
        let exploration = exploration(&mut self.engine, self.has_ended);
        if self.engine.budget.is_last && self.engine.exhausted() == Some(OUT_OF_TIME) {
            std::mem::forget(self);
        }
        exploration
    }
}

/// Asks of the paths that end with a violation whether there is an execution on them, as long as none is known.
pub(crate) fn settle_suspects(engine: &mut Engine) {
    for Suspect { mut state, what, place } in std::mem::take(&mut engine.found.suspects) {
        if engine.found.violation.is_none() {
            Machine { engine, state: &mut state }.settle_suspect(what, place);
        }
    }
}

/// What came of exploring with an engine.
pub(crate) fn exploration(engine: &mut Engine, has_ended: bool) -> Exploration {
    engine.statistics.terms = engine.pool.len() as u64;
    let output = engine.found.output.as_ref().and_then(Output::text);
    let violation = engine.found.violation.take().or_else(|| engine.found.guess.take());
    let outcome = if let Some(violation) = violation {
        Outcome::Violated(violation)
    } else if has_ended && engine.found.reasons.is_empty() {
        Outcome::Holds
    } else {
        Outcome::Undecided(std::mem::take(&mut engine.found.reasons).into_iter().collect())
    };
    let loops = if outcome == Outcome::Holds { engine.loops.facts(&engine.world) } else { Vec::new() };
    Exploration { outcome, output, loops, statistics: engine.statistics }
}
