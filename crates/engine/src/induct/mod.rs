//! Proofs about loops and recursion without a bound, by induction.
//!
//! A loop is cut at its head: what an iteration changes is forgotten, what seems to hold each time is assumed, and one iteration from there
//! stands for all. Nothing is computed in advance: an iteration is explored like everything else, and the state in which it comes back to
//! the head is compared with the head, **all of it**: locals, static fields, every object. What differs is forgotten in the next round;
//! what was assumed and does not hold is not assumed any more. When nothing differs and all that was assumed holds, each state of the head is covered by
//! the first one, by induction over the iterations, and the states that have left the loop go on.
//!
//! A method that calls itself is cut where it is called again: one call stands for all, in the same way, and the calls within it return at once,
//! with what is known of all calls: see `induct/recursion.rs`.
//!
//! What stands for more becomes only more general from round to round, so what goes wrong in one round would go wrong in the last one, too: nothing is said
//! then. It can only prove.

mod candidate;
mod change;
mod contract;
mod cut;
mod fact;
mod forget;
mod head;
mod location;
mod recursion;
mod region;
mod widening;

use rustc_hash::FxHashMap;

use crate::engine::{Barrier, Engine, Found};
use crate::exploration::{Budget, Exploration, Program, Property};
use crate::explore::{exploration, settle_suspects};
use crate::interpret::Progress;
use crate::machine::Machine;
use crate::schedule::{Schedule, Waiting, refuse_large};
use crate::start::{StartError, start};
use crate::state::State;
use crate::world::{LoopId, MethodId};
use change::Obstacle;
use cut::Cut;
use forget::AllForgotten;
pub(crate) use head::Openness;
use head::{count_at, head_of};
use recursion::{Recursion, is_entering};
use region::{Kind, Region};

/// Iterations, or calls within calls, that are explored one by one: so that classes are initialised.
const FEW: u32 = 1;
/// The same in the JDK, where many loops are short, and for those of which nobody knows whether they end.
const SOME: u32 = 20;
/// The same for loops that have gone only one way so far.
const MANY: u32 = 2_000;

/// Whether the innermost call was given a number that is not known.
fn has_open_argument(state: &State) -> bool {
    let frame = state.frame();
    let base = frame.base as usize;
    let arguments = state.stack.iter().skip(base).take(frame.code.n_arguments.into());
    arguments.into_iter().any(|&argument| argument.is_term())
}

/// A loop of a method.
type Key = (MethodId, LoopId);

/// An exploration in which loops are cut, and methods that call themselves.
pub(crate) struct Inductor {
    engine: Engine,
    /// The states that are in nothing that is cut.
    outer: Waiting,
    /// What is being explored for itself, each within the one before.
    regions: Vec<Region>,
    /// Methods that call themselves of which everything is known.
    known_calls: Vec<Recursion>,
    /// What was forgotten of a loop when it was explored last.
    known: FxHashMap<Key, AllForgotten>,
    /// Iterations that are explored before a loop is cut, besides the usual ones.
    more: FxHashMap<Key, u32>,
    /// The same for calls.
    more_calls: FxHashMap<MethodId, u32>,
    /// Where everything begins.
    beginning: Option<State>,
    /// The region that is to be entered later.
    to_unroll: Option<usize>,
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
        let outer = state.clone().map_or_else(Waiting::default, Waiting::only);
        Ok(Self {
            engine,
            outer,
            regions: Vec::new(),
            known_calls: Vec::new(),
            known: FxHashMap::default(),
            more: FxHashMap::default(),
            more_calls: FxHashMap::default(),
            beginning: state,
            to_unroll: None,
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
            if let Some(at) = self.to_unroll.take() {
                self.unroll(at);
                continue;
            }
            match self.next() {
                Some(state) => self.go_on(state),
                None if self.regions.is_empty() => {
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

    /// Whether so much memory is in use that others should have what this holds.
    pub(crate) fn is_tight(&self) -> bool {
        self.engine.is_tight()
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
        self.regions.last_mut().map_or_else(|| self.outer.next(), Region::next)
    }

    fn go_on(&mut self, state: Box<State>) {
        if self.regions.last().is_some_and(|region| region.has_just_begun(&state)) {
            return self.execute(state);
        }
        let calls_itself = |region: &Region| match &region.kind {
            Kind::Call(recursion) => recursion.is_called_by(&state),
            Kind::Loop(_) => false,
        };
        if let Some(at) = self.regions.iter().rposition(calls_itself) {
            self.call(at, state);
        } else if self.is_recursion_found(&state) {
            self.begin_again();
        } else if self.is_to_recur(&state) {
            self.recur(state);
        } else if self.is_to_cut(&state) {
            self.cut(state);
        } else {
            self.execute(state);
        }
    }

    /// Whether a state has come to the head of a loop that is to be cut.
    fn is_to_cut(&self, state: &State) -> bool {
        let (Some(header), Some(frame)) = (head_of(state), state.frames.last()) else { return false };
        let key = (frame.code.method, header);
        let usual = match self.engine.open_loops.get(&key) {
            None => MANY,
            Some(Openness::Exit) if self.is_program(key.0) => FEW,
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
            Ok(cut) => self.regions.push(Region::new(Kind::Loop(Box::new(cut)))),
            Err(what) => self.engine.undecided(what.to_owned(), place),
        }
    }

    /// Whether a state has entered a method of the program from within itself for the first time, where what it does depends on values
    /// that are not known.
    fn is_recursion_found(&mut self, state: &State) -> bool {
        let Some(frame) = state.frames.last().filter(|frame| is_entering(state) && !frame.is_watched) else {
            return false;
        };
        let method = frame.code.method;
        self.engine.open_methods.contains(&method)
            && self.is_program(method)
            && self.n_calls(state, method) > 1
            && self.engine.recursive.insert(method)
    }

    /// Whether a state has entered a method that is to be cut there.
    fn is_to_recur(&self, state: &State) -> bool {
        let Some(frame) = state.frames.last().filter(|_| is_entering(state)) else { return false };
        let method = frame.code.method;
        let usual = match self.engine.budget.iterations {
            _ if !self.engine.open_methods.contains(&method) => return false,
            _ if frame.is_watched || !self.is_program(method) => SOME,
            _ if !self.engine.recursive.contains(&method) => return false,
            Some(most) => most,
            None if has_open_argument(state) => 0,
            None => SOME,
        };
        self.n_calls(state, method) > usual + self.more_calls.get(&method).copied().unwrap_or(0)
    }

    /// How often a method is on the way to the innermost call, counted from the last one that stands for all of its method.
    fn n_calls(&self, state: &State, method: MethodId) -> u32 {
        let around = self.barrier().map_or(0, |barrier| barrier.depth - 1);
        let calls = state.frames.iter().skip(around).filter(|other| other.code.method == method);
        calls.count() as u32
    }

    /// What is known to call itself is cut where it is called first: then its contract says all of its result.
    fn begin_again(&mut self) {
        self.outer = self.beginning.clone().map_or_else(Waiting::default, Waiting::only);
        self.regions.clear();
        self.known_calls.clear();
        self.engine.found = Found::default();
    }

    fn recur(&mut self, mut state: Box<State>) {
        if state.frames.last().is_some_and(|frame| frame.is_watched) {
            let place = Machine { engine: &mut self.engine, state: &mut state }.place();
            return self.engine.undecided(recursion::WATCHED.to_owned(), place);
        }
        let known = self.regions.iter().rev().flat_map(|region| &region.known).chain(&self.known_calls);
        let engine = &mut self.engine;
        let reused = known.into_iter().find_map(|recursion| recursion.reuse(engine, &state));
        let place = Machine { engine: &mut self.engine, state: &mut state }.place();
        match reused {
            Some(Ok(Some(state))) => self.place(state),
            Some(Ok(None)) => {}
            Some(Err(what)) => self.engine.undecided(what.to_owned(), place),
            None => match Recursion::new(&mut self.engine, state) {
                Ok(recursion) => self.regions.push(Region::new(Kind::Call(Box::new(recursion)))),
                Err(what) => self.engine.undecided(what.to_owned(), place),
            },
        }
    }

    /// The method of a region has called itself.
    fn call(&mut self, at: usize, mut state: Box<State>) {
        let place = Machine { engine: &mut self.engine, state: &mut state }.place();
        let Kind::Call(recursion) = &mut self.regions[at].kind else { return };
        match recursion.call(&mut self.engine, state) {
            Ok(Some(state)) => self.place(state),
            Ok(None) => {}
            Err(Obstacle::Initialises) => self.to_unroll = Some(at),
            Err(Obstacle::Other(what)) => self.engine.undecided(what.to_owned(), place),
        }
    }

    fn execute(&mut self, mut state: Box<State>) {
        self.engine.barrier = self.barrier();
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
        self.regions.last_mut().map_or(&mut self.outer, |region| &mut region.waiting)
    }

    /// The innermost call that stands for all of its method.
    fn barrier(&self) -> Option<Barrier> {
        self.regions.iter().rev().find_map(|region| match &region.kind {
            Kind::Call(recursion) => Some(recursion.barrier),
            Kind::Loop(_) => None,
        })
    }

    fn is_program(&self, method: MethodId) -> bool {
        let world = &self.engine.world;
        world.class(world.method(method).class).is_program()
    }

    /// Keeps a state where it belongs, as it has come to a place where it may meet others.
    fn place(&mut self, state: Box<State>) {
        let at = self.regions.len();
        let Self { engine, outer, regions, .. } = self;
        let Some(region) = regions.last_mut() else { return outer.add(engine, state) };
        match region.place(engine, state) {
            Ok(()) => {}
            Err(Obstacle::Initialises) => self.to_unroll = Some(at - 1),
            Err(Obstacle::Other(what)) => {
                let place = region.place_of(engine);
                engine.undecided(what.to_owned(), place);
            }
        }
    }

    /// What was cut cannot stand for what comes after it: one more iteration or call is explored first.
    fn unroll(&mut self, at: usize) {
        /// No class is initialised later.
        const MOST: u32 = 4;
        self.regions.truncate(at + 1);
        let Some(mut region) = self.regions.pop() else { return };
        let more = match &region.kind {
            Kind::Loop(cut) => self.more.entry(cut.key()).or_default(),
            Kind::Call(recursion) => self.more_calls.entry(recursion.method()).or_default(),
        };
        *more += 1;
        if *more > MOST {
            let place = region.place_of(&mut self.engine);
            self.engine.undecided("a loop that initialises classes".to_owned(), place);
        }
        self.place(region.into_entry());
    }

    fn end_round(&mut self) {
        let Some(mut region) = self.regions.pop() else { return };
        match region.end_round(&mut self.engine) {
            Ok(false) => self.regions.push(region),
            Ok(true) => self.leave(region.kind),
            Err(what) => {
                let place = region.place_of(&mut self.engine);
                self.engine.undecided(what.to_owned(), place);
            }
        }
    }

    /// Goes on behind what has been explored.
    fn leave(&mut self, kind: Kind) {
        match kind {
            Kind::Loop(cut) => {
                self.known.insert(cut.key(), cut.widening.front.forgotten);
                for state in cut.left {
                    self.place(state);
                }
            }
            Kind::Call(mut recursion) => {
                match recursion.finish(&mut self.engine) {
                    Ok(Some(state)) => self.place(state),
                    Ok(None) => {}
                    Err(what) => {
                        let place = recursion.place(&mut self.engine);
                        self.engine.undecided(what.to_owned(), place);
                    }
                }
                let known = self.regions.last_mut().map_or(&mut self.known_calls, |region| &mut region.known);
                known.push(*recursion);
            }
        }
    }
}
