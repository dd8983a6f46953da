//! A loop that is explored once for all its iterations.

use std::rc::Rc;

use crate::engine::Engine;
use crate::exploration::Place;
use crate::machine::Machine;
use crate::state::State;
use crate::world::{Compiled, LoopId, MethodId};

use super::change::Obstacle;
use super::forget::AllForgotten;
use super::head::{count_at, head_of, is_inside};
use super::widening::Widening;

/// A loop that is explored from its head, in rounds. Each begins with a head that stands for more iterations than that of the one before; the last
/// one stands for all of them.
pub(super) struct Cut {
    code: Rc<Compiled>,
    header: LoopId,
    /// How many calls there are at the head.
    depth: usize,
    /// How often the head was executed with which the loop was entered.
    count: u32,
    pub(super) widening: Widening,
    /// States that have left it in this round.
    #[expect(clippy::vec_box, reason = "states are large, and are moved on")]
    pub(super) left: Vec<Box<State>>,
}

/// Where a state is, seen from a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Whereabouts {
    Inside,
    /// At the head, after an iteration.
    Back,
    Outside,
}

impl Cut {
    /// A loop, with a state at its head. `known` is what was forgotten when it was explored before.
    pub(super) fn new(
        engine: &mut Engine,
        entry: Box<State>,
        known: &AllForgotten,
    ) -> Result<Self, &'static str> {
        let (header, frame) = head_of(&entry).zip(entry.frames.last()).ok_or("a loop without a head")?;
        let (code, count) = (Rc::clone(&frame.code), count_at(&entry, frame, header));
        let depth = entry.frames.len();
        let widening = Widening::new(engine, entry, Some(header), known)?;
        Ok(Self { code, header, depth, count, widening, left: Vec::new() })
    }

    /// Which loop it is.
    pub(super) fn key(&self) -> (MethodId, LoopId) {
        (self.code.method, self.header)
    }

    /// Whether a state of this loop is its front, which is not executed yet.
    pub(super) fn is_front(&self, state: &State) -> bool {
        state.frames.len() == self.depth
            && head_of(state) == Some(self.header)
            && state.frames.last().is_some_and(|frame| {
                Rc::ptr_eq(&frame.code, &self.code) && count_at(state, frame, self.header) == self.count
            })
    }

    /// Where a state of this loop is.
    pub(super) fn whereabouts(&self, state: &State) -> Whereabouts {
        let Some(frame) =
            state.frames.get(self.depth - 1).filter(|frame| Rc::ptr_eq(&frame.code, &self.code))
        else {
            return Whereabouts::Outside;
        };
        if state.frames.len() == self.depth
            && head_of(state) == Some(self.header)
            && count_at(state, frame, self.header) > self.count
        {
            Whereabouts::Back
        } else if is_inside(&self.code, frame.op, self.header) {
            Whereabouts::Inside
        } else {
            Whereabouts::Outside
        }
    }

    /// An iteration has come to its end.
    pub(super) fn come_back(&mut self, engine: &mut Engine, back: &State) -> Result<(), Obstacle> {
        self.widening.meet(engine, back)
    }

    /// The round has ended. Returns whether its head stands for all iterations; else the next round has begun.
    pub(super) fn end_round(&mut self, engine: &mut Engine) -> Result<bool, &'static str> {
        if self.widening.is_settled {
            return Ok(true);
        }
        self.left.clear();
        self.widening.begin(engine)?;
        Ok(false)
    }

    /// Where the head is, for people.
    pub(super) fn place(&mut self, engine: &mut Engine) -> Option<Place> {
        Machine { engine, state: &mut self.widening.entry }.place()
    }
}
