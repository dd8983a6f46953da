//! Proofs about loops without a bound, by induction.
//!
//! A loop is cut at its head: what an iteration changes is forgotten, what seems to hold each time is assumed, and one iteration from there
//! stands for all. Nothing is computed in advance: an iteration is explored like everything else, and the state in which it comes back to
//! the head is compared with the head, **all of it**: locals, static fields, every object. What differs is forgotten in the next round;
//! what was assumed and does not hold is not assumed any more. When nothing differs and all that was assumed holds, each state of the head is covered by
//! the first one, by induction over the iterations, and the states that have left the loop go on.
//!
//! Heads become only more general from round to round, so what goes wrong in one round would go wrong in the last one, too: nothing is said
//! then. It can only prove.

mod candidate;
mod change;
mod cut;
mod forget;
mod head;
mod location;

use rustc_hash::FxHashMap;

use crate::engine::Engine;
use crate::exploration::{Budget, Exploration, Program, Property};
use crate::explore::{exploration, settle_suspects};
use crate::interpret::Progress;
use crate::machine::Machine;
use crate::schedule::{Schedule, Waiting, refuse_large};
use crate::start::{StartError, start};
use crate::state::State;
use crate::world::{LoopId, MethodId};
use change::Obstacle;
use cut::{Cut, Whereabouts};
use forget::AllForgotten;
pub(crate) use head::Openness;
use head::{count_at, head_of};

/// A loop of a method.
type Key = (MethodId, LoopId);

/// An exploration in which loops are cut.
pub(crate) struct Inductor {
    engine: Engine,
    /// The states that are in no loop that is cut.
    outer: Waiting,
    /// Loops that are being explored, each within the one before.
    cuts: Vec<Cut>,
    /// What was forgotten of a loop when it was explored last.
    known: FxHashMap<Key, AllForgotten>,
    /// Iterations that are explored before a loop is cut, besides the usual ones.
    more: FxHashMap<Key, u32>,
    /// Whether the innermost loop is to be entered one iteration later.
    is_to_unroll: bool,
    has_ended: bool,
}

impl Inductor {
    /// An exploration that has executed nothing but what comes before `main`.
    pub(crate) fn new(
        program: &Program<'_>,
        property: Property,
        budget: &Budget,
    ) -> Result<Self, StartError> {
        let (mut engine, state) = start(program, property, budget)?;
        engine.is_cutting = true;
        let outer = state.map_or_else(Waiting::default, Waiting::only);
        Ok(Self {
            engine,
            outer,
            cuts: Vec::new(),
            known: FxHashMap::default(),
            more: FxHashMap::default(),
            is_to_unroll: false,
            has_ended: false,
        })
    }

    /// Goes on with at most about so much effort.
    pub(crate) fn advance(&mut self, effort: u64) -> Schedule {
        self.engine.pause_at = self.engine.effort().saturating_add(effort);
        loop {
            if let Some(what) = self.engine.exhausted() {
                self.engine.undecided(what.to_owned(), None);
                return Schedule::Ended;
            }
            if self.has_failed() {
                return Schedule::Ended;
            }
            if self.engine.is_to_pause() {
                return Schedule::Interrupted;
            }
            if std::mem::take(&mut self.is_to_unroll) {
                self.unroll();
                continue;
            }
            match self.next() {
                Some(state) if self.is_to_cut(&state) => self.cut(state),
                Some(state) => self.execute(state),
                None if self.cuts.is_empty() => {
                    settle_suspects(&mut self.engine);
                    self.has_ended = true;
                    return Schedule::Ended;
                }
                None => self.end_round(),
            }
        }
    }

    /// Whether it cannot come to a proof any more.
    pub(crate) fn has_failed(&self) -> bool {
        let found = &self.engine.found;
        found.violation.is_some() || found.guess.is_some() || !found.reasons.is_empty()
    }

    /// What came of it.
    pub(crate) fn finish(mut self) -> Exploration {
        let exploration = exploration(&mut self.engine, self.has_ended);
        if self.engine.budget.is_last && self.engine.exhausted().is_some() {
            std::mem::forget(self);
        }
        exploration
    }

    fn next(&mut self) -> Option<Box<State>> {
        match self.cuts.last_mut() {
            None => self.outer.next(),
            Some(cut) => cut.first.take().or_else(|| cut.waiting.next()),
        }
    }

    /// Whether a state has come to the head of a loop that is to be cut.
    fn is_to_cut(&self, state: &State) -> bool {
        /// Iterations that are explored one by one: so that classes are initialised.
        const FEW: u32 = 1;
        /// The same for loops of the JDK, many of which are short, and for those of which nobody knows whether they end.
        const SOME: u32 = 20;
        /// The same for loops that have gone only one way so far.
        const MANY: u32 = 2_000;
        let (Some(header), Some(frame)) = (head_of(state), state.frames.last()) else { return false };
        if self.cuts.last().is_some_and(|cut| cut.is_front(state)) {
            return false;
        }
        let key = (frame.code.method, header);
        let world = &self.engine.world;
        let is_program = world.class(world.method(key.0).class).is_program();
        let usual = match self.engine.open_loops.get(&key) {
            None => MANY,
            Some(Openness::Exit) if is_program => FEW,
            Some(Openness::Exit | Openness::Inside) => SOME,
        };
        let usual = self.engine.budget.iterations.unwrap_or(usual);
        count_at(state, frame, header) > usual + self.more.get(&key).copied().unwrap_or(0)
    }

    fn cut(&mut self, state: Box<State>) {
        let key = state.frames.last().map(|frame| frame.code.method).zip(head_of(&state));
        let known = key.and_then(|key| self.known.get(&key)).cloned().unwrap_or_default();
        let place = Machine { engine: &mut self.engine, state: &mut state.clone() }.place();
        match Cut::new(&mut self.engine, state, &known) {
            Ok(cut) => self.cuts.push(cut),
            Err(what) => self.engine.undecided(what.to_owned(), place),
        }
    }

    fn execute(&mut self, mut state: Box<State>) {
        let progress = Machine { engine: &mut self.engine, state: &mut state }.run(None);
        for sibling in std::mem::take(&mut self.engine.siblings) {
            self.place(Box::new(sibling));
        }
        match progress {
            Progress::Paused => self.place(state),
            Progress::Interrupted => self.waiting().interrupt(state),
            Progress::Waiting => unreachable!("no run is followed"),
            Progress::Ended => {
                self.engine.statistics.paths += 1;
                refuse_large(&mut self.engine, &state);
            }
        }
    }

    fn waiting(&mut self) -> &mut Waiting {
        self.cuts.last_mut().map_or(&mut self.outer, |cut| &mut cut.waiting)
    }

    /// Keeps a state where it belongs, as it has come to a place where it may meet others.
    fn place(&mut self, state: Box<State>) {
        let Self { engine, outer, cuts, .. } = self;
        let Some(cut) = cuts.last_mut() else { return outer.add(engine, state) };
        match cut.whereabouts(&state) {
            Whereabouts::Inside => cut.waiting.add(engine, state),
            Whereabouts::Outside => cut.left.push(state),
            Whereabouts::Back => match cut.come_back(engine, &state) {
                Ok(()) => {}
                Err(Obstacle::Initialises) => self.is_to_unroll = true,
                Err(Obstacle::Other(what)) => {
                    let place = cut.place(engine);
                    engine.undecided(what.to_owned(), place);
                }
            },
        }
    }

    /// The head of the innermost loop cannot stand for the iterations after it: one more of them is explored first.
    fn unroll(&mut self) {
        /// No class is initialised later.
        const MOST: u32 = 4;
        let Some(mut cut) = self.cuts.pop() else { return };
        let more = self.more.entry(cut.key()).or_default();
        *more += 1;
        if *more > MOST {
            let place = cut.place(&mut self.engine);
            self.engine.undecided("a loop that initialises classes".to_owned(), place);
        }
        self.place(cut.entry);
    }

    fn end_round(&mut self) {
        let Some(mut cut) = self.cuts.pop() else { return };
        match cut.end_round(&mut self.engine) {
            Ok(false) => self.cuts.push(cut),
            Ok(true) => {
                self.known.insert(cut.key(), cut.front.forgotten);
                for state in cut.left {
                    self.place(state);
                }
            }
            Err(what) => {
                let place = cut.place(&mut self.engine);
                self.engine.undecided(what.to_owned(), place);
            }
        }
    }
}
