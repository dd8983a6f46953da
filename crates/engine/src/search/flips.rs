//! Which branch is tried the other way next.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::{Hash as _, Hasher as _};
use std::rc::Rc;

use jurat_solver::Term;
use rustc_hash::{FxHashMap, FxHasher};

use super::run::Ran;
use crate::follow::{Site, Way};

/// A branch that is to be taken the other way.
pub(super) struct Flip {
    pub(super) ran: Rc<Ran>,
    /// Which of its branches.
    pub(super) branch: usize,
    /// None of these shall hold: the values that were tried.
    pub(super) but: Vec<Term>,
}

/// Which way at which place.
type Turn = (Site, Turned);

/// Ways that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Turned {
    Holds,
    HoldsNot,
    Value,
}

impl Turned {
    fn of(way: Way) -> Self {
        match way {
            Way::Holds => Self::Holds,
            Way::HoldsNot => Self::HoldsNot,
            Way::Value(_) => Self::Value,
        }
    }

    /// The other way.
    fn other(self) -> Self {
        match self {
            Self::Holds => Self::HoldsNot,
            Self::HoldsNot => Self::Holds,
            Self::Value => Self::Value,
        }
    }
}

/// A value that was asked for behind the same decisions.
type Asked = (u64, Term);

/// The flips that were not tried. Ways that no run has gone come first, then those that were tried seldom.
#[derive(Default)]
pub(super) struct Flips {
    queue: BinaryHeap<Reverse<(u32, u64)>>,
    waiting: FxHashMap<u64, Flip>,
    n_added: u64,
    /// How often runs went there.
    gone: FxHashMap<Turn, u32>,
    /// How often it was tried to go there.
    tried: FxHashMap<Turn, u32>,
    /// The conditions that say which values runs have gone on with.
    values: FxHashMap<Asked, Vec<Term>>,
}

impl Flips {
    /// Adds the branches of a run, from the one with this index on: those before were added with the run that it comes from.
    pub(super) fn add(&mut self, ran: &Rc<Ran>, from: usize) {
        let mut n_seen: FxHashMap<Turn, u32> = FxHashMap::default();
        let mut before = Prefix::default();
        for (branch, it) in ran.branches.iter().enumerate() {
            let turned = Turned::of(it.way);
            *self.gone.entry((it.site, turned)).or_default() += 1;
            let n_seen = n_seen.entry((it.site, turned)).or_default();
            *n_seen += 1;
            let mut but = Vec::new();
            if let Way::Value(term) = it.way {
                let known = self.values.entry((before.hash(&ran.path[..it.condition]), term)).or_default();
                if known.contains(&ran.path[it.condition]) {
                    continue;
                }
                known.push(ran.path[it.condition]);
                but.clone_from(known);
            } else if branch < from || !n_seen.is_power_of_two() {
                // Of the many times that a loop comes by, a few are enough.
                continue;
            }
            self.push((it.site, turned.other()), Flip { ran: Rc::clone(ran), branch, but });
        }
    }

    fn push(&mut self, turn: Turn, flip: Flip) {
        self.queue.push(Reverse((self.cost(turn), self.n_added)));
        self.waiting.insert(self.n_added, flip);
        self.n_added += 1;
    }

    /// Whether none is left.
    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The flip that promises most.
    pub(super) fn next(&mut self) -> Option<Flip> {
        loop {
            let Reverse((cost, number)) = self.queue.pop()?;
            let flip = self.waiting.get(&number)?;
            let branch = &flip.ran.branches[flip.branch];
            let turn = (branch.site, Turned::of(branch.way).other());
            let now = self.cost(turn);
            if now > cost {
                self.queue.push(Reverse((now, number)));
                continue;
            }
            *self.tried.entry(turn).or_default() += 1;
            return self.waiting.remove(&number);
        }
    }

    fn cost(&self, turn: Turn) -> u32 {
        let of = |counts: &FxHashMap<Turn, u32>| counts.get(&turn).copied().unwrap_or(0);
        let gone = of(&self.gone);
        of(&self.tried) + (32 - gone.leading_zeros())
    }
}

/// A hash of the decisions of a run up to some point.
#[derive(Default)]
struct Prefix {
    hasher: FxHasher,
    n_hashed: usize,
}

impl Prefix {
    /// The hash of the path, which begins with the one of the last time.
    fn hash(&mut self, path: &[Term]) -> u64 {
        for term in &path[self.n_hashed..] {
            term.hash(&mut self.hasher);
        }
        self.n_hashed = path.len();
        self.hasher.finish()
    }
}
