//! All executions of a program.

use crate::engine::{Engine, OUT_OF_TIME, Suspect};
use crate::exploration::{Budget, Exploration, Outcome, Program, Property};
use crate::machine::Machine;
use crate::schedule::explore_from;
use crate::start::{StartError, start};
use crate::state::Output;

/// Explores all executions of `main`, with assertions enabled, as far as the budget allows.
pub fn explore(
    program: &Program<'_>,
    property: Property,
    budget: &Budget,
) -> Result<Exploration, StartError> {
    let (mut engine, state) = start(program, property, budget)?;
    if let Some(state) = state {
        explore_from(&mut engine, state);
        settle_suspects(&mut engine);
    }
    let exploration = exploration(&mut engine);
    if budget.is_last && engine.exhausted() == Some(OUT_OF_TIME) {
        std::mem::forget(engine);
    }
    Ok(exploration)
}

/// Asks of the paths that end with a violation whether there is an execution on them, as long as none is known.
fn settle_suspects(engine: &mut Engine) {
    for Suspect { mut state, what, place } in std::mem::take(&mut engine.found.suspects) {
        if engine.found.violation.is_none() {
            Machine { engine, state: &mut state }.settle_suspect(what, place);
        }
    }
}

fn exploration(engine: &mut Engine) -> Exploration {
    engine.statistics.terms = engine.pool.len() as u64;
    let output = engine.found.output.as_ref().and_then(Output::text);
    let outcome = if let Some(violation) = engine.found.violation.take() {
        Outcome::Violated(violation)
    } else if engine.found.reasons.is_empty() {
        Outcome::Holds
    } else {
        Outcome::Undecided(std::mem::take(&mut engine.found.reasons).into_iter().collect())
    };
    let loops = if outcome == Outcome::Holds { engine.loops.facts(&engine.world) } else { Vec::new() };
    Exploration { outcome, output, loops, statistics: engine.statistics }
}
