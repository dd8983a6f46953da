//! A method that calls itself, explored once for all depths.
//!
//! One call stands for all: its arguments, and what of the heap differs from call to call, are forgotten as at the head of a loop. Calls of the same
//! method within it are not executed; they return at once, with what is known of all calls, the [contract](super::contract). In the first round nobody is known to
//! return, so only the ways without such a call come to an end; what holds at these ends is what the next round takes for known, until a round
//! shows nothing new. Then it holds of all calls that return, by induction over how deep they are nested, and the first call returns with it, too.

use std::rc::Rc;

use crate::engine::{Barrier, Engine};
use crate::exploration::Place;
use crate::machine::Machine;
use crate::state::{After, State};
use crate::world::{Compiled, MethodId, Type};

use super::candidate::constants_of;
use super::change::Obstacle;
use super::contract::Lesson;
use super::forget::AllForgotten;
use super::widening::Widening;

/// Nobody knows how many calls a virtual machine has room for.
pub(super) const WATCHED: &str = "recursive calls whose stack the program may notice to be full";

/// A method that calls itself.
pub(super) struct Recursion {
    code: Rc<Compiled>,
    pub(super) barrier: Barrier,
    result: Option<Type>,
    pub(super) widening: Widening,
    lesson: Lesson,
}

/// Whether a state has just entered a call.
pub(super) fn is_entering(state: &State) -> bool {
    state.frames.last().is_some_and(|frame| frame.op == 0) && !state.is_resuming
}

impl Recursion {
    /// A method that calls itself, with a state that has just entered it.
    pub(super) fn new(engine: &mut Engine, entry: Box<State>) -> Result<Self, &'static str> {
        let frame = entry.frames.last().ok_or("a call without a frame")?;
        if frame.after != After::Continue {
            return Err("a recursive call of the virtual machine");
        }
        let code = Rc::clone(&frame.code);
        let result = engine.world.method(code.method).result;
        let barrier = Barrier { depth: entry.frames.len(), first_new: engine.next_object };
        let lesson = Lesson::new(constants(engine, &entry));
        let widening = Widening::new(engine, entry, None, &AllForgotten::new())?;
        Ok(Self { code, barrier, result, widening, lesson })
    }

    /// Which method it is.
    pub(super) fn method(&self) -> MethodId {
        self.code.method
    }

    /// Whether a state is at the start of the call that stands for all.
    pub(super) fn is_front(&self, state: &State) -> bool {
        state.frames.len() == self.barrier.depth && is_entering(state)
    }

    /// Whether a state has entered the method again, from within.
    pub(super) fn is_called_by(&self, state: &State) -> bool {
        state.frames.len() > self.barrier.depth
            && is_entering(state)
            && state.frames.last().is_some_and(|frame| Rc::ptr_eq(&frame.code, &self.code))
    }

    /// Whether a state has returned from the call that stands for all.
    pub(super) fn has_returned(&self, state: &State) -> bool {
        state.frames.len() < self.barrier.depth
    }

    /// The method was entered again. Gives back the state behind that call, if it is known to return.
    pub(super) fn call(
        &mut self,
        engine: &mut Engine,
        state: Box<State>,
    ) -> Result<Option<Box<State>>, Obstacle> {
        if state.frames.last().is_some_and(|frame| frame.after != After::Continue || frame.is_watched) {
            return Err(Obstacle::Other(WATCHED));
        }
        if !self.may_have_caller(engine, &state) {
            return Err(Obstacle::Other("recursive calls of the JDK from several methods"));
        }
        let same_place = self.as_first(&state);
        self.widening.meet(engine, &same_place)?;
        self.use_for(engine, state).map_err(Obstacle::Other)
    }

    /// Whether the method does the same for whoever has called it in this state. Some of the JDK's look at their caller.
    fn may_have_caller(&self, engine: &Engine, state: &State) -> bool {
        let world = &engine.world;
        let caller = |state: &State| state.frames.iter().nth_back(1).map(|frame| frame.code.method);
        world.class(world.method(self.code.method).class).is_program()
            || caller(state) == caller(&self.widening.entry)
    }

    /// The state, as if the call that it has entered were the first one.
    fn as_first(&self, state: &State) -> State {
        let front = &self.widening.front.state;
        let base = |state: &State| state.frames.last().map_or(0, |frame| frame.base as usize);
        let mut first = state.clone();
        first.frames.clone_from(&front.frames);
        first.counters.clone_from(&front.counters);
        first.stack = front.stack[..base(front)].to_vec();
        first.stack.extend(&state.stack[base(state)..]);
        first
    }

    /// The call that stands for all has returned.
    pub(super) fn come_back(&mut self, engine: &mut Engine, end: Box<State>) -> Result<(), Obstacle> {
        self.lesson.observe(engine, &self.widening.front.state, end, self.result)
    }

    /// The round has ended. Returns whether what is known stands for all calls; else the next round has begun.
    pub(super) fn end_round(&mut self, engine: &mut Engine) -> Result<bool, &'static str> {
        let is_known = self.lesson.conclude(engine, &self.widening.front.state)?;
        if self.widening.is_settled && is_known {
            return Ok(true);
        }
        self.widening.begin(engine)?;
        Ok(false)
    }

    /// The state behind the first call, if it returns. Everything is known.
    pub(super) fn finish(&self, engine: &mut Engine) -> Result<Option<Box<State>>, &'static str> {
        self.use_for(engine, self.widening.entry.clone())
    }

    /// Without a contract, nobody is known to return.
    fn use_for(&self, engine: &mut Engine, state: Box<State>) -> Result<Option<Box<State>>, &'static str> {
        let Some(contract) = &self.lesson.contract else { return Ok(None) };
        contract.apply(engine, &self.widening.front.state, state)
    }

    /// The state behind another call of the method, from elsewhere, if what is known stands for it, too.
    pub(super) fn reuse(
        &self,
        engine: &mut Engine,
        state: &State,
    ) -> Option<Result<Option<Box<State>>, &'static str>> {
        let frame = state.frames.last()?;
        let is_alike =
            Rc::ptr_eq(&frame.code, &self.code) && frame.after == After::Continue && !frame.is_watched;
        if !is_alike
            || !self.may_have_caller(engine, state)
            || !self.widening.covers(engine, &self.as_first(state))
        {
            return None;
        }
        Some(self.use_for(engine, Box::new(state.clone())))
    }

    /// Where the method begins, for people.
    pub(super) fn place(&mut self, engine: &mut Engine) -> Option<Place> {
        Machine { engine, state: &mut self.widening.entry }.place()
    }
}

/// Small numbers, those of the method, and those of the program's methods that are on the way to it.
fn constants(engine: &Engine, entry: &State) -> Vec<i64> {
    /// Besides their neighbours.
    const MOST: usize = 10;
    let mut constants = vec![0, 1];
    for frame in entry.frames.iter().rev() {
        let is_program = engine.world.class(engine.world.method(frame.code.method).class).is_program();
        for (_, number) in constants_of(&frame.code).filter(|_| is_program) {
            if !constants.contains(&number) && constants.len() < MOST {
                constants.push(number);
            }
        }
    }
    let near = |&number: &i64| [number.saturating_sub(1), number, number.saturating_add(1)];
    let mut all: Vec<i64> = constants.iter().flat_map(near).collect();
    all.sort_unstable();
    all.dedup();
    all
}
