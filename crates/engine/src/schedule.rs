//! Which state runs next: always the one that is furthest behind, so that states that can meet do.

use std::cmp::Ordering;

use jurat_quota::Exhausted;

use crate::engine::{Engine, OUT_OF_TIME};
use crate::interpret::Progress;
use crate::machine::Machine;
use crate::merge::merge;
use crate::state::State;

/// Whether there is more to explore.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Schedule {
    /// It is the turn of somebody else.
    Interrupted,
    /// Everything is explored, or there is no point in going on.
    Ended,
}

/// Explores everything that can become of the states, until the engine is to pause.
pub(crate) fn explore_from(engine: &mut Engine, waiting: &mut Waiting) -> Schedule {
    while let Some(mut state) = waiting.next() {
        if let Some(what) = engine.exhausted() {
            let place = Machine { engine, state: &mut state }.place();
            engine.undecided(what.to_owned(), place);
            if what == OUT_OF_TIME && engine.budget.is_last {
                std::mem::forget((std::mem::take(waiting), state));
            }
            return Schedule::Ended;
        }
        if engine.is_tight() {
            waiting.free_garbage(engine, &mut state);
        }
        let progress = Machine { engine, state: &mut state }.run(waiting.states.last().map(|least| &**least));
        if engine.found.violation.is_some() {
            return Schedule::Ended;
        }
        for sibling in std::mem::take(&mut engine.siblings) {
            waiting.add(engine, Box::new(sibling));
        }
        match progress {
            Progress::Paused => waiting.add(engine, state),
            Progress::Interrupted => waiting.interrupted = Some(state),
            Progress::Waiting => unreachable!("no run is followed"),
            Progress::Ended => {
                engine.statistics.paths += 1;
                refuse_large(engine, &state);
            }
        }
        if engine.is_to_pause() {
            return Schedule::Interrupted;
        }
    }
    Schedule::Ended
}

/// A real virtual machine may have had no room for all objects, which the program may have noticed.
pub(crate) fn refuse_large(engine: &mut Engine, state: &State) {
    if state.is_large && engine.world.notices_limits {
        engine.undecided("more objects than a virtual machine may have room for".to_owned(), None);
    }
}

/// The states that do not run.
#[derive(Default)]
pub(crate) struct Waiting {
    /// The one that is to go on before any other: where it stands nothing is to be merged.
    interrupted: Option<Box<State>>,
    /// Those that are furthest behind come last.
    #[expect(clippy::vec_box, reason = "states are large, and are moved within the list")]
    states: Vec<Box<State>>,
}

impl Waiting {
    /// The only state.
    pub(crate) fn only(state: State) -> Self {
        Self { interrupted: Some(Box::new(state)), states: Vec::new() }
    }

    /// The state that runs next.
    pub(crate) fn next(&mut self) -> Option<Box<State>> {
        self.interrupted.take().or_else(|| self.states.pop())
    }

    /// Keeps a state that is to go on before any other.
    pub(crate) fn interrupt(&mut self, state: Box<State>) {
        self.interrupted = Some(state);
    }

    /// Drops what no state can reach any more.
    fn free_garbage(&mut self, engine: &mut Engine, running: &mut State) {
        for state in self.states.iter_mut().map(|state| &mut **state).chain([running]) {
            if engine.quota().look() == Err(Exhausted::Time) {
                return;
            }
            Machine { engine, state }.drop_garbage();
        }
        engine.free_memory();
    }

    /// Adds a state, or merges it with one that is at the same place.
    pub(crate) fn add(&mut self, engine: &mut Engine, mut state: Box<State>) {
        let first = self.states.partition_point(|other| other.compare_position(&state) == Ordering::Greater);
        for at in first..self.states.len() {
            if self.states[at].compare_position(&state).is_ne() || engine.exhausted().is_some() {
                break;
            }
            match merge(engine, &mut self.states[at], state) {
                Ok(()) => {
                    engine.statistics.merges += 1;
                    return;
                }
                Err(refused) => state = refused,
            }
        }
        self.states.insert(first, state);
    }
}
