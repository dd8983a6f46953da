//! Sequences of any size, of which those elements are terms that somebody has looked at: the bytes of an input, or the elements of an
//! array in any iteration of a loop.
//!
//! The same in all states, as what they are does not depend on who looks at them. Equal indexes give equal elements: one at an
//! index that may be the same as an earlier one is that one where it is.

use jurat_solver::{Model, Pool, Sort, Term};

use crate::world::Type;

/// An input of any size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OriginalId(u32);

/// All inputs of any size.
#[derive(Default)]
pub(crate) struct Originals {
    all: Vec<Original>,
}

struct Original {
    ty: Type,
    /// The indexes that somebody has looked at, and what is there, as the virtual machine has it on its stack.
    looks: Vec<(Term, Term)>,
    /// Whether it stands for what is computed from inputs, and may be more.
    is_made_up: bool,
}

impl Originals {
    /// The bytes of another input.
    pub(crate) fn add(&mut self) -> OriginalId {
        self.any(Type::Byte)
    }

    /// Any elements of a primitive type.
    pub(crate) fn any(&mut self, ty: Type) -> OriginalId {
        self.push(Original { ty, looks: Vec::new(), is_made_up: false })
    }

    /// Something that may be any sequence of bytes, as what it stands for is not computed.
    pub(crate) fn make_up(&mut self) -> OriginalId {
        self.push(Original { ty: Type::Byte, looks: Vec::new(), is_made_up: true })
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

    /// What is at an index.
    pub(crate) fn element_at(&mut self, pool: &mut Pool, id: OriginalId, index: Term) -> Term {
        let Original { ty, looks, .. } = &mut self.all[id.0 as usize];
        if let Some(&(_, element)) = looks.iter().find(|&&(other, _)| other == index) {
            return element;
        }
        let any = any_of(pool, *ty);
        let element = looks.iter().fold(any, |otherwise, &(other, element)| {
            let is_same = pool.same(index, other);
            pool.ite(is_same, element, otherwise)
        });
        looks.push((index, element));
        element
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

/// Any number of a type, as the virtual machine has it on its stack.
pub(crate) fn any_of(pool: &mut Pool, ty: Type) -> Term {
    match ty {
        Type::Boolean => {
            let bit = pool.variable(Sort::Bits(1));
            pool.zero_extend(bit, 32)
        }
        Type::Byte => {
            let byte = pool.variable(Sort::Bits(8));
            pool.sign_extend(byte, 32)
        }
        Type::Char => {
            let unit = pool.variable(Sort::Bits(16));
            pool.zero_extend(unit, 32)
        }
        Type::Short => {
            let short = pool.variable(Sort::Bits(16));
            pool.sign_extend(short, 32)
        }
        Type::Int => pool.variable(Sort::Bits(32)),
        Type::Long => pool.variable(Sort::Bits(64)),
        Type::Float => pool.variable(Sort::Float),
        Type::Double => pool.variable(Sort::Double),
        Type::Reference => unreachable!("references are no numbers"),
    }
}
