//! A loop that is explored once for all its iterations.

use std::collections::BTreeMap;
use std::rc::Rc;

use jurat_solver::Constant;
use rustc_hash::FxHashSet;

use crate::engine::Engine;
use crate::exploration::Place;
use crate::machine::Machine;
use crate::schedule::Waiting;
use crate::state::State;
use crate::value::Value;
use crate::world::{Compiled, LoopId, MethodId};

use super::candidate::{Candidate, guess, holding};
use super::change::{Obstacle, changes};
use super::forget::{AllForgotten, Front, widen};
use super::head::{count_at, head_of, is_inside};
use super::location::{Forgotten, Location};

/// A loop is not explored more often.
const MOST_ROUNDS: u32 = 40;

/// A loop that is explored from its head, in rounds. Each begins with a head that stands for more iterations than that of the one before; the last
/// one stands for all of them.
pub(super) struct Cut {
    code: Rc<Compiled>,
    header: LoopId,
    /// How many calls there are at the head.
    depth: usize,
    /// How often the head was executed with which the loop was entered.
    count: u32,
    pub(super) entry: Box<State>,
    pub(super) front: Front,
    /// The front, before it is executed.
    pub(super) first: Option<Box<State>>,
    candidates: Vec<Candidate>,
    /// What this round does not stand for.
    next: AllForgotten,
    /// What was guessed, and does not hold.
    dropped: FxHashSet<Candidate>,
    is_settled: bool,
    n_rounds: u32,
    /// States in the loop.
    pub(super) waiting: Waiting,
    /// States that have left it in this round.
    #[expect(clippy::vec_box, reason = "states are large, and are moved on")]
    pub(super) left: Vec<Box<State>>,
}

/// Whether what was forgotten when the loop was entered before can be forgotten of this state at once.
fn is_of_use(entry: &State, location: Location, what: &Forgotten) -> bool {
    match (what, location) {
        (Forgotten::Number, Location::Elements(id)) => {
            entry.heap.get(id).is_some_and(|it| it.length().is_some())
        }
        (Forgotten::Number, _) => location.value(entry).is_some_and(is_number),
        (Forgotten::OneOf(_) | Forgotten::Unmodelled | Forgotten::Dead, _) => false,
    }
}

fn is_number(value: Value) -> bool {
    !value.is_reference() && !value.is_unknown() && !matches!(value, Value::Unset)
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
        let next = known.iter().filter(|&(&location, what)| is_of_use(&entry, location, what));
        let next: AllForgotten = next.map(|(&location, what)| (location, what.clone())).collect();
        let front = Front { state: (*entry).clone(), forgotten: BTreeMap::new() };
        let mut cut = Self {
            code,
            header,
            depth,
            count,
            entry,
            front,
            first: None,
            candidates: Vec::new(),
            next,
            dropped: FxHashSet::default(),
            is_settled: true,
            n_rounds: 0,
            waiting: Waiting::default(),
            left: Vec::new(),
        };
        cut.begin(engine)?;
        Ok(cut)
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
        let changes = changes(engine, &self.front, back)?;
        for change in changes {
            widen(engine, &self.entry, &mut self.next, &change);
            self.is_settled = false;
        }
        let holding = holding(engine, back, &self.candidates);
        if holding.len() < self.candidates.len() {
            let is_dropped = |it: &&Candidate| holding.binary_search(it).is_err();
            self.dropped.extend(self.candidates.iter().filter(is_dropped));
            self.candidates = holding;
            self.is_settled = false;
        }
        Ok(())
    }

    /// The round has ended. Returns whether its head stands for all iterations; else the next round has begun.
    pub(super) fn end_round(&mut self, engine: &mut Engine) -> Result<bool, &'static str> {
        if self.is_settled {
            return Ok(true);
        }
        self.begin(engine)?;
        Ok(false)
    }

    fn begin(&mut self, engine: &mut Engine) -> Result<(), &'static str> {
        self.n_rounds += 1;
        if self.n_rounds > MOST_ROUNDS {
            return Err("a loop that changes too much");
        }
        let front = Front::new(engine, &self.entry, self.next.clone());
        self.front = front.ok_or("references in an array that a loop changes")?;
        let mut guesses = guess(engine, &self.entry, &self.next);
        guesses.retain(|it| !self.dropped.contains(it));
        self.candidates = holding(engine, &self.entry, &guesses);
        for candidate in &self.candidates {
            let condition = candidate.condition(engine, &self.front.state).ok_or("a loop")?;
            if engine.pool.constant(condition) != Some(Constant::Bool(true)) {
                self.front.state.path.push(condition);
            }
        }
        self.is_settled = true;
        self.left.clear();
        self.first = Some(Box::new(self.front.state.clone()));
        Ok(())
    }

    /// Where the head is, for people.
    pub(super) fn place(&mut self, engine: &mut Engine) -> Option<Place> {
        Machine { engine, state: &mut self.entry }.place()
    }
}
