//! Words, which are lists of literals from the lowest bit up, and the operators that need no more than one adder.

use super::gates::{Gates, Lit};

/// The bits of a value, the lowest first.
pub(crate) type Word = Vec<Lit>;

/// The bits of a constant.
pub(crate) fn constant(width: usize, value: u64) -> Word {
    (0..width).map(|bit| Lit::from(bit < 64 && value >> bit & 1 == 1)).collect()
}

/// The number, if all bits are known and there are at most 64.
pub(crate) fn known(word: &[Lit]) -> Option<u64> {
    let is_known = word.len() <= 64 && word.iter().all(|&lit| lit == Lit::TRUE || lit == Lit::FALSE);
    is_known.then(|| word.iter().rev().fold(0, |value, &lit| value << 1 | u64::from(lit == Lit::TRUE)))
}

/// With a bit on the left until the width is reached, or cut to it.
pub(crate) fn extended(word: &[Lit], width: usize, with: Lit) -> Word {
    let mut wide: Word = word.iter().copied().take(width).collect();
    wide.resize(width, with);
    wide
}

/// With copies of the highest bit, or cut.
pub(crate) fn sign_extended(word: &[Lit], width: usize) -> Word {
    extended(word, width, sign(word))
}

pub(crate) fn sign(word: &[Lit]) -> Lit {
    word.last().copied().unwrap_or(Lit::FALSE)
}

pub(crate) fn not(word: &[Lit]) -> Word {
    word.iter().map(|&lit| !lit).collect()
}

impl Gates {
    pub(crate) fn and_words(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        a.iter().zip(b).map(|(&a, &b)| self.and(a, b)).collect()
    }

    pub(crate) fn xor_words(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        a.iter().zip(b).map(|(&a, &b)| self.xor(a, b)).collect()
    }

    /// The word, if the condition, else zero.
    pub(crate) fn gated(&mut self, condition: Lit, word: &[Lit]) -> Word {
        word.iter().map(|&lit| self.and(condition, lit)).collect()
    }

    pub(crate) fn mux_words(&mut self, condition: Lit, then: &[Lit], otherwise: &[Lit]) -> Word {
        then.iter().zip(otherwise).map(|(&then, &otherwise)| self.mux(condition, then, otherwise)).collect()
    }

    /// All are true. As a tree, so that depth is the logarithm.
    pub(crate) fn all(&mut self, lits: &[Lit]) -> Lit {
        match lits {
            [] => Lit::TRUE,
            [lit] => *lit,
            _ => {
                let (left, right) = lits.split_at(lits.len() / 2);
                let (left, right) = (self.all(left), self.all(right));
                self.and(left, right)
            }
        }
    }

    pub(crate) fn any(&mut self, lits: &[Lit]) -> Lit {
        !self.all(&not(lits))
    }

    pub(crate) fn same(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let differences = self.xor_words(a, b);
        !self.any(&differences)
    }

    /// The sum and the carry out of it.
    pub(crate) fn sum(&mut self, a: &[Lit], b: &[Lit], carry: Lit) -> (Word, Lit) {
        let mut carry = carry;
        let mut sum = Word::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let half = self.xor(a, b);
            sum.push(self.xor(half, carry));
            carry = self.majority(a, b, carry);
        }
        (sum, carry)
    }

    pub(crate) fn add(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        self.sum(a, b, Lit::FALSE).0
    }

    pub(crate) fn sub(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        self.sum(a, &not(b), Lit::TRUE).0
    }

    pub(crate) fn neg(&mut self, a: &[Lit]) -> Word {
        let zero = constant(a.len(), 0);
        self.sub(&zero, a)
    }

    /// One more, if the condition.
    pub(crate) fn increment(&mut self, a: &[Lit], condition: Lit) -> Word {
        let zero = constant(a.len(), 0);
        self.sum(a, &zero, condition).0
    }

    /// The absolute value as a number without sign.
    pub(crate) fn magnitude(&mut self, a: &[Lit]) -> Word {
        self.negated_if(sign(a), a)
    }

    /// The negative, if the condition.
    pub(crate) fn negated_if(&mut self, condition: Lit, a: &[Lit]) -> Word {
        let flipped: Word = a.iter().map(|&lit| self.xor(lit, condition)).collect();
        self.increment(&flipped, condition)
    }

    /// a < b without signs: the carry of b + !a, which is b - a - 1.
    pub(crate) fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let mut carry = Lit::FALSE;
        for (&a, &b) in a.iter().zip(b) {
            carry = self.majority(!a, b, carry);
        }
        carry
    }

    /// a < b with signs: flipping the signs keeps the order and makes them plain bits.
    pub(crate) fn signed_less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let flip = |word: &[Lit]| {
            let mut word = word.to_vec();
            if let Some(sign) = word.last_mut() {
                *sign = !*sign;
            }
            word
        };
        self.less(&flip(a), &flip(b))
    }
}
