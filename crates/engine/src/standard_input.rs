//! The standard input: any number of any bytes, then its end.
//!
//! Like the arguments of `main`, it is the same in all states: its length is one term, and so is each byte that somebody has looked at.
//! How far a state has read is a field of the stream. Equal positions give equal bytes.

use std::collections::BTreeMap;

use jurat_solver::{Model, Pool, Sort, Term};
use rustc_hash::FxHashSet;

/// What the standard input consists of, as far as somebody has asked.
#[derive(Default)]
pub(crate) struct StandardInput {
    /// How many bytes there are, as a long.
    length: Option<Term>,
    /// Bytes at known positions.
    known: BTreeMap<u64, Term>,
    /// Bytes at positions that are terms, each with its position.
    looks: Vec<(Term, Term)>,
    /// What all of these are made of.
    variables: FxHashSet<Term>,
}

/// Positions at which somebody has read.
pub(crate) type Positions = FxHashSet<u64>;

/// Positions are longs.
pub(crate) const WIDTH: u8 = 64;
/// What stands where nobody has looked.
pub(crate) const FILLER: u8 = b'1';
/// More bytes are not shown, nor given to a virtual machine.
const MOST: u64 = 1 << 20;

impl StandardInput {
    /// How many bytes there are. No length is negative.
    pub(crate) fn length(&mut self, pool: &mut Pool) -> Term {
        *self.length.get_or_insert_with(|| {
            let length = pool.variable(Sort::Bits(WIDTH - 1));
            self.variables.insert(length);
            pool.zero_extend(length, WIDTH)
        })
    }

    /// The length, if somebody has asked for it.
    pub(crate) fn known_length(&self) -> Option<Term> {
        self.length
    }

    /// The byte at a known position, with eight bits.
    pub(crate) fn byte(&mut self, pool: &mut Pool, position: u64) -> Term {
        let Self { known, looks, variables, .. } = self;
        *known.entry(position).or_insert_with(|| {
            let (any, index) = (pool.variable(Sort::Bits(8)), pool.bits(WIDTH, position));
            variables.insert(any);
            unless_looked_at(pool, any, looks.iter().copied(), index)
        })
    }

    /// The byte at a position that is a term.
    pub(crate) fn byte_at(&mut self, pool: &mut Pool, position: Term) -> Term {
        if let Some(constant) = pool.constant(position) {
            return self.byte(pool, constant.raw());
        }
        if let Some(&(_, byte)) = self.looks.iter().find(|&&(other, _)| other == position) {
            return byte;
        }
        let known: Vec<(Term, Term)> =
            self.known.iter().map(|(&at, &byte)| (pool.bits(WIDTH, at), byte)).collect();
        let any = pool.variable(Sort::Bits(8));
        self.variables.insert(any);
        let looks = known.into_iter().chain(self.looks.iter().copied());
        let byte = unless_looked_at(pool, any, looks, position);
        self.looks.push((position, byte));
        byte
    }

    /// Whether one of the terms depends on it.
    pub(crate) fn is_mentioned(&self, pool: &Pool, terms: &[Term]) -> bool {
        pool.mentions_any(terms, &self.variables)
    }

    /// What it is in a model, of which only the bytes at some positions matter, if they are given; nothing if it is too long for anybody.
    /// The others are the given ones.
    pub(crate) fn in_model(
        &self,
        pool: &Pool,
        model: &Model,
        given: &[u8],
        only: Option<&Positions>,
    ) -> Option<Vec<u8>> {
        let length = self.length.map_or(0, |length| pool.evaluate(length, model).raw());
        let length = usize::try_from(length).ok().filter(|_| length <= MOST)?;
        let mut bytes: Vec<u8> = given.iter().copied().take(length).collect();
        bytes.resize(length, FILLER);
        let known = self.known.iter().map(|(&at, &byte)| (at, byte));
        let looks = self.looks.iter().map(|&(at, byte)| (pool.evaluate(at, model).raw(), byte));
        let matters = |at: &u64| only.is_none_or(|only| only.contains(at));
        for (at, byte) in known.chain(looks).filter(|(at, _)| matters(at)) {
            if let Some(place) = usize::try_from(at).ok().and_then(|at| bytes.get_mut(at)) {
                *place = pool.evaluate(byte, model).raw() as u8;
            }
        }
        Some(bytes)
    }
}

/// The byte, but where the position is one that somebody has looked at, the byte that is there.
fn unless_looked_at(
    pool: &mut Pool,
    any: Term,
    looks: impl Iterator<Item = (Term, Term)>,
    position: Term,
) -> Term {
    looks.fold(any, |otherwise, (other, byte)| {
        let is_same = pool.same(position, other);
        pool.ite(is_same, byte, otherwise)
    })
}
