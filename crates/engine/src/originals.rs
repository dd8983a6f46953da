//! Inputs of any size: a sequence of bytes, of which those are terms that somebody has looked at.
//!
//! The same in all states, as what an input is does not depend on who looks at it. Equal indexes give equal bytes: a byte at an
//! index that may be the same as an earlier one is that one where it is.

use jurat_solver::{Model, Pool, Sort, Term};

/// An input of any size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OriginalId(u32);

/// All inputs of any size.
#[derive(Default)]
pub(crate) struct Originals {
    all: Vec<Original>,
}

#[derive(Default)]
struct Original {
    /// The indexes that somebody has looked at, and what is there, as ints.
    looks: Vec<(Term, Term)>,
    /// Whether it stands for what is computed from inputs, and may be more.
    is_made_up: bool,
}

impl Originals {
    /// Another one.
    pub(crate) fn add(&mut self) -> OriginalId {
        self.push(Original::default())
    }

    /// Something that may be any sequence of bytes, as what it stands for is not computed.
    pub(crate) fn make_up(&mut self) -> OriginalId {
        self.push(Original { is_made_up: true, ..Original::default() })
    }

    fn push(&mut self, original: Original) -> OriginalId {
        self.all.push(original);
        OriginalId(self.all.len() as u32 - 1)
    }

    /// Whether it may be more than what it stands for.
    pub(crate) fn is_made_up(&self, id: OriginalId) -> bool {
        self.all[id.0 as usize].is_made_up
    }

    /// How often somebody has looked at another index of it.
    pub(crate) fn n_looks(&self, id: OriginalId) -> usize {
        self.all[id.0 as usize].looks.len()
    }

    /// What is at an index: a byte, as an int.
    pub(crate) fn byte_at(&mut self, pool: &mut Pool, id: OriginalId, index: Term) -> Term {
        let looks = &mut self.all[id.0 as usize].looks;
        if let Some(&(_, byte)) = looks.iter().find(|&&(other, _)| other == index) {
            return byte;
        }
        let byte = pool.variable(Sort::Bits(8));
        let any = pool.sign_extend(byte, 32);
        let byte = looks.iter().fold(any, |otherwise, &(other, byte)| {
            let is_same = pool.same(index, other);
            pool.ite(is_same, byte, otherwise)
        });
        looks.push((index, byte));
        byte
    }

    /// The first bytes in a model. Nobody has looked at the others, so they are the filler.
    pub(crate) fn bytes_in(
        &self,
        pool: &Pool,
        model: &Model,
        id: OriginalId,
        filler: impl Iterator<Item = u8>,
        length: usize,
    ) -> Vec<u8> {
        let mut bytes: Vec<u8> = filler.take(length).collect();
        for &(index, byte) in &self.all[id.0 as usize].looks {
            let index = usize::try_from(pool.evaluate(index, model).raw());
            if let Some(place) = index.ok().and_then(|index| bytes.get_mut(index)) {
                *place = pool.evaluate(byte, model).raw() as u8;
            }
        }
        bytes
    }
}
