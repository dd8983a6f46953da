//! Executes the instructions of a state until its path ends, forks, or meets others.

mod allocate;
mod arithmetic;
mod arrays;
mod branch;
mod calls;
mod fast;
mod fields;
mod initialise;
mod returns;
mod step;
mod throw;
mod types;

use crate::machine::{Halt, Machine};
use fast::Pause;

/// What becomes of a state.
pub(crate) enum Progress {
    /// It is at a place where it may meet others, or others should go first.
    Paused,
    /// The path ended.
    Ended,
}

impl Machine<'_> {
    /// Executes instructions until the path ends, or there are other states and the next of them may have to go first.
    pub(crate) fn run(&mut self, n_waiting: usize) -> Progress {
        loop {
            let is_alone = n_waiting == 0 && self.engine.siblings.is_empty();
            match self.run_fast(is_alone) {
                Pause::Merge => return Progress::Paused,
                Pause::Slice => {
                    if self.engine.exhausted().is_some() {
                        return Progress::Paused;
                    }
                }
                Pause::Slow => match self.step_and_throw() {
                    Ok(Stepped::On) => {}
                    Ok(Stepped::Returned) if is_alone && self.engine.siblings.is_empty() => {}
                    Ok(Stepped::Returned) => return Progress::Paused,
                    Err(()) => return Progress::Ended,
                },
            }
        }
    }

    /// One instruction of any kind. An error: the path has ended.
    fn step_and_throw(&mut self) -> Result<Stepped, ()> {
        self.engine.statistics.steps += 1;
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
                    return Err(());
                }
                Err(Halt::Ended) => return Err(()),
            }
        }
    }

    fn forget_facts(&mut self) {
        self.state.facts.clear();
        self.state.is_resuming = false;
    }
}

/// What an instruction did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stepped {
    /// The next one can be executed.
    On,
    /// The innermost frame has just got the result of a call.
    Returned,
}
