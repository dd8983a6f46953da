//! Executes the instructions of a state until its path ends, forks, or meets others.

mod allocate;
mod arithmetic;
mod arrays;
mod branch;
mod calls;
mod fast;
mod fields;
mod identity;
mod initialise;
mod known;
mod narrowing;
mod returns;
mod step;
mod throw;
mod turn;
mod types;

pub(crate) use arithmetic::narrow;
pub(crate) use known::leave as return_to_caller;
pub(crate) use narrowing::{known_as, plainly_as};

use crate::machine::{Halt, Machine};
use crate::state::State;
use fast::Pause;
use turn::Turn;

/// The work of an instruction that is not on known values, or not only, besides what it counts itself.
const STEP: usize = 1 << 9;

/// What becomes of a state.
pub(crate) enum Progress {
    /// It is at a place where it may meet others, or others should go first.
    Paused,
    /// It could go on, but somebody else is to have the core.
    Interrupted,
    /// The path ended.
    Ended,
    /// The run cannot go on without its script.
    Waiting,
}

impl Machine<'_> {
    /// Executes instructions until the path ends, or it is the turn of another state. `least` is the first of those that wait.
    pub(crate) fn run(&mut self, least: Option<&State>) -> Progress {
        let is_cutting = self.engine.is_cutting;
        let mut turn = if is_cutting { Turn::Interrupted } else { Turn::new(self.state, least) };
        loop {
            let n_frames = self.state.frames.len();
            match self.run_fast(&turn) {
                Pause::Merge => return Progress::Paused,
                Pause::Slice => {
                    self.collect_garbage();
                    if self.engine.exhausted().is_some() || self.engine.is_tight() {
                        return Progress::Paused;
                    }
                }
                Pause::Slow => match self.step_and_throw() {
                    Ok(_) if self.engine.spend(STEP).is_err() => return Progress::Paused,
                    // Whoever cuts loops sees each call end, and each method call itself.
                    Ok(Stepped::On) if is_cutting && self.state.frames.len() < n_frames => {
                        return Progress::Paused;
                    }
                    Ok(Stepped::On) if self.engine.cuts_call(self.state) => return Progress::Paused,
                    Ok(Stepped::On) => {}
                    Ok(Stepped::Returned) if !turn.is_over(self.state) => {}
                    Ok(Stepped::Returned) => return Progress::Paused,
                    Err(Stop::Ended) => return Progress::Ended,
                    Err(Stop::Waiting) => return Progress::Waiting,
                },
            }
            if self.engine.is_to_pause() {
                return Progress::Interrupted;
            }
            if !self.engine.siblings.is_empty() {
                turn = Turn::Interrupted;
            }
        }
    }

    /// One instruction of any kind. An error: the path has ended.
    fn step_and_throw(&mut self) -> Result<Stepped, Stop> {
        self.engine.statistics.steps += 1;
        self.engine.n_slow += 1;
        let mut result = self.step();
        loop {
            match result {
                Ok(stepped) => {
                    self.forget_facts();
                    return Ok(stepped);
                }
                Err(Halt::Called) => {
                    self.forget_facts();
                    return Ok(Stepped::On);
                }
                Err(Halt::Thrown(object)) => result = self.throw(object).map(|()| Stepped::On),
                Err(Halt::Undecided(what)) => {
                    let place = self.place();
                    self.engine.undecided(what, place);
                    return Err(Stop::Ended);
                }
                Err(Halt::Ended) => return Err(Stop::Ended),
                Err(Halt::Waiting) => return Err(Stop::Waiting),
            }
        }
    }

    fn forget_facts(&mut self) {
        self.state.facts.clear();
        self.state.is_resuming = false;
    }
}

/// Why a path does not go on.
enum Stop {
    Ended,
    Waiting,
}

/// What an instruction did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stepped {
    /// The next one can be executed.
    On,
    /// The innermost frame has just got the result of a call.
    Returned,
}
