//! Doubles between bounds.

use crate::circuit::gates::{Gates, Lit};
use crate::circuit::word::{Word, constant, extended};
use crate::sort::canonical_double;

/// The bits of a known number.
pub(super) fn number(value: f64) -> Word {
    constant(64, canonical_double(value))
}

/// Without the sign.
pub(super) fn magnitude(word: &[Lit]) -> Word {
    extended(&word[..word.len() - 1], word.len(), Lit::FALSE)
}

impl Gates {
    pub(super) fn is_number(&mut self, word: &[Lit], value: f64) -> Lit {
        self.same(word, &number(value))
    }

    /// Also if it is NaN.
    pub(super) fn is_at_least(&mut self, word: &[Lit], least: f64) -> Lit {
        let (key, bound) = (self.key(word), self.key(&number(least)));
        !self.less(&key, &bound)
    }

    /// Not if it is NaN.
    pub(super) fn is_at_most(&mut self, word: &[Lit], greatest: f64) -> Lit {
        let (key, bound) = (self.key(word), self.key(&number(greatest)));
        !self.less(&bound, &key)
    }

    pub(super) fn is_at_most_or_nan(&mut self, word: &[Lit], greatest: f64) -> Lit {
        let is_at_most = self.is_at_most(word, greatest);
        let is_nan = self.is_number(word, f64::NAN);
        self.or(is_at_most, is_nan)
    }

    /// Not if it is NaN.
    pub(super) fn is_within(&mut self, word: &[Lit], [least, greatest]: [f64; 2]) -> Lit {
        let (is_at_least, is_at_most) = (self.is_at_least(word, least), self.is_at_most(word, greatest));
        self.and(is_at_least, is_at_most)
    }

    /// In an enclosure; NaN if there is none.
    pub(super) fn is_enclosed(&mut self, word: &[Lit], enclosure: Option<[f64; 2]>) -> Lit {
        match enclosure {
            Some(bounds) => self.is_within(word, bounds),
            None => self.is_number(word, f64::NAN),
        }
    }

    pub(super) fn implies(&mut self, premise: Lit, conclusion: Lit) -> Lit {
        self.or(!premise, conclusion)
    }
}
