//! What is being explored for itself, once for all: a loop, or a method that calls itself.

use crate::engine::Engine;
use crate::exploration::Place;
use crate::schedule::Waiting;
use crate::state::State;

use super::change::Obstacle;
use super::cut::{Cut, Whereabouts};
use super::recursion::Recursion;
use super::widening::Widening;

/// A part of the program that is explored in rounds.
pub(super) struct Region {
    pub(super) kind: Kind,
    /// States in it.
    pub(super) waiting: Waiting,
    /// Methods that call themselves of which everything is known, as long as the round lasts.
    pub(super) known: Vec<Recursion>,
}

/// What is explored.
pub(super) enum Kind {
    Loop(Box<Cut>),
    Call(Box<Recursion>),
}

impl Region {
    pub(super) fn new(kind: Kind) -> Self {
        Self { kind, waiting: Waiting::default(), known: Vec::new() }
    }

    fn widening(&mut self) -> &mut Widening {
        match &mut self.kind {
            Kind::Loop(cut) => &mut cut.widening,
            Kind::Call(recursion) => &mut recursion.widening,
        }
    }

    /// The state that runs next.
    pub(super) fn next(&mut self) -> Option<Box<State>> {
        self.widening().take_first().or_else(|| self.waiting.next())
    }

    /// Whether a state of it is the one with which a round begins.
    pub(super) fn has_just_begun(&self, state: &State) -> bool {
        match &self.kind {
            Kind::Loop(cut) => cut.is_front(state),
            Kind::Call(recursion) => recursion.is_front(state),
        }
    }

    /// The state with which it was entered.
    pub(super) fn into_entry(self) -> Box<State> {
        match self.kind {
            Kind::Loop(cut) => cut.widening.entry,
            Kind::Call(recursion) => recursion.widening.entry,
        }
    }

    /// A state of it has come to a place where it may meet others.
    pub(super) fn place(&mut self, engine: &mut Engine, state: Box<State>) -> Result<(), Obstacle> {
        match &mut self.kind {
            Kind::Loop(cut) => match cut.whereabouts(&state) {
                Whereabouts::Inside => self.waiting.add(engine, state),
                Whereabouts::Outside => cut.left.push(state),
                Whereabouts::Back => return cut.come_back(engine, &state),
            },
            Kind::Call(recursion) if recursion.has_returned(&state) => {
                return recursion.come_back(engine, state);
            }
            Kind::Call(_) => self.waiting.add(engine, state),
        }
        Ok(())
    }

    /// The round has ended. Returns whether the last one stands for all; else the next one has begun.
    pub(super) fn end_round(&mut self, engine: &mut Engine) -> Result<bool, &'static str> {
        self.known.clear();
        match &mut self.kind {
            Kind::Loop(cut) => cut.end_round(engine),
            Kind::Call(recursion) => recursion.end_round(engine),
        }
    }

    /// Where it begins, for people.
    pub(super) fn place_of(&mut self, engine: &mut Engine) -> Option<Place> {
        match &mut self.kind {
            Kind::Loop(cut) => cut.place(engine),
            Kind::Call(recursion) => recursion.place(engine),
        }
    }
}
