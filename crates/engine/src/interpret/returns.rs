//! Returns.

use super::Stepped;
use crate::machine::{Halt, Machine};
use crate::state::{After, Frame, Status};
use crate::value::Value;

impl Machine<'_> {
    /// Leaves the innermost call.
    pub(super) fn leave(&mut self, result: Option<Value>) -> Result<Stepped, Halt> {
        self.settle_waiting()?;
        let frame = self.pop_frame().ok_or_else(Halt::malformed)?;
        if self.state.frames.is_empty() {
            return Err(self.finish());
        }
        match frame.after {
            After::Continue => {
                self.state.stack.extend(result);
                self.state.frame_mut().op += 1;
                Ok(Stepped::Returned)
            }
            After::Initialised(class) => {
                self.set_status(class, Status::Done);
                self.start_initialiser()?;
                Ok(Stepped::On)
            }
            After::Throw(object) => self.constructed(object).map(|()| Stepped::On),
            After::Again => Ok(Stepped::On),
        }
    }

    /// Removes the innermost call with all that belongs to it.
    pub(super) fn pop_frame(&mut self) -> Option<Frame> {
        let frame = self.state.frames.pop()?;
        self.state.stack.truncate(frame.base as usize);
        self.state.counters.truncate(frame.counters as usize);
        Some(frame)
    }

    /// The program has come to its end.
    pub(super) fn finish(&mut self) -> Halt {
        self.engine.found.finish(&self.state.output);
        Halt::Ended
    }
}
