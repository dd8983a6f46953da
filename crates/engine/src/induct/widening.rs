//! A state that stands for many: made more general in rounds, until it stands for all that come.

use std::collections::BTreeMap;

use jurat_solver::Constant;
use rustc_hash::FxHashSet;

use crate::engine::Engine;
use crate::state::State;
use crate::world::LoopId;

use super::candidate::{Candidate, guess, holding};
use super::change::{Obstacle, changes};
use super::forget::{AllForgotten, Front, widen};
use super::location::{Forgotten, Location};

/// Nothing is explored more often.
const MOST_ROUNDS: u32 = 40;

/// What is explored in rounds. Each round begins with a front that stands for more states than that of the one before.
pub(super) struct Widening {
    /// The state that came first.
    pub(super) entry: Box<State>,
    pub(super) front: Front,
    /// The front, before it is executed.
    first: Option<Box<State>>,
    /// The loop at whose head it stands; none: at the start of a call.
    header: Option<LoopId>,
    /// What holds of all states for which the front stands.
    candidates: Vec<Candidate>,
    /// What the front of the next round forgets.
    next: AllForgotten,
    /// What was guessed, and does not hold.
    dropped: FxHashSet<Candidate>,
    /// Whether the front stood for all that came in this round.
    pub(super) is_settled: bool,
    n_rounds: u32,
}

impl Widening {
    /// `known` is what was forgotten at the same place before.
    pub(super) fn new(
        engine: &mut Engine,
        entry: Box<State>,
        header: Option<LoopId>,
        known: &AllForgotten,
    ) -> Result<Self, &'static str> {
        let next = known.iter().filter(|&(&location, what)| is_of_use(&entry, location, what));
        let next: AllForgotten = next.map(|(&location, what)| (location, what.clone())).collect();
        let front = Front { state: (*entry).clone(), forgotten: BTreeMap::new() };
        let mut widening = Self {
            entry,
            front,
            first: None,
            header,
            candidates: Vec::new(),
            next,
            dropped: FxHashSet::default(),
            is_settled: true,
            n_rounds: 0,
        };
        widening.begin(engine)?;
        Ok(widening)
    }

    /// Begins the next round.
    pub(super) fn begin(&mut self, engine: &mut Engine) -> Result<(), &'static str> {
        self.n_rounds += 1;
        if self.n_rounds > MOST_ROUNDS {
            return Err("a loop that changes too much");
        }
        let front = Front::new(engine, &self.entry, self.next.clone());
        self.front = front.ok_or("references in an array that a loop changes")?;
        let mut guesses = guess(engine, &self.entry, self.header, &self.next);
        guesses.retain(|it| !self.dropped.contains(it));
        self.candidates = holding(engine, &self.entry, &guesses);
        for candidate in &self.candidates {
            let condition = candidate.condition(engine, &self.front.state).ok_or("a loop")?;
            if engine.pool.constant(condition) != Some(Constant::Bool(true)) {
                self.front.state.path.push(condition);
            }
        }
        self.is_settled = true;
        self.first = Some(Box::new(self.front.state.clone()));
        Ok(())
    }

    /// The front, if it was not taken in this round.
    pub(super) fn take_first(&mut self) -> Option<Box<State>> {
        self.first.take()
    }

    /// A state has come for which the front is to stand, too.
    pub(super) fn meet(&mut self, engine: &mut Engine, other: &State) -> Result<(), Obstacle> {
        let changes = changes(engine, &self.front.state, &self.front.forgotten, other)?;
        for change in changes {
            widen(engine, &self.entry, &mut self.next, &change);
            self.is_settled = false;
        }
        let holding = holding(engine, other, &self.candidates);
        if holding.len() < self.candidates.len() {
            let is_dropped = |it: &&Candidate| holding.binary_search(it).is_err();
            self.dropped.extend(self.candidates.iter().filter(is_dropped));
            self.candidates = holding;
            self.is_settled = false;
        }
        Ok(())
    }

    /// Whether the front stands for a state that has come later.
    pub(super) fn covers(&self, engine: &mut Engine, other: &State) -> bool {
        let certain: FxHashSet<_> = other.path.iter().collect();
        self.entry.path.iter().all(|condition| certain.contains(condition))
            && changes(engine, &self.front.state, &self.front.forgotten, other)
                .is_ok_and(|changes| changes.is_empty())
            && holding(engine, other, &self.candidates).len() == self.candidates.len()
    }
}

/// Whether what was forgotten at this place before can be forgotten of this state at once.
fn is_of_use(entry: &State, location: Location, what: &Forgotten) -> bool {
    match (what, location) {
        (Forgotten::Number, Location::Elements(id)) => {
            entry.heap.get(id).is_some_and(|it| it.length().is_some())
        }
        (Forgotten::Number, _) => location.value(entry).is_some_and(super::location::is_number),
        (Forgotten::OneOf(_) | Forgotten::Unmodelled | Forgotten::Dead, _) => false,
    }
}
