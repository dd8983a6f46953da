//! What a text that is an input consists of.

use jurat_solver::{Model, Pool, Sort, Term};

/// What a text that is an input consists of, whatever it turns out to be.
pub(crate) struct TextTerms {
    /// An int.
    pub(crate) length: Term,
    /// An int: 0 if all chars fit into a byte, else 1.
    pub(crate) coder: Term,
    /// The chars, 16 bits each, if all of them fit into a byte.
    narrow: Vec<Term>,
    /// The chars if one of them does not.
    wide: Vec<Term>,
}

/// Chars from this one on do not fit into a byte.
const WIDE: u16 = 0x100;

impl TextTerms {
    /// Any text of which this many chars may be looked at.
    pub(crate) fn any(pool: &mut Pool, most: u32) -> Self {
        let length = any_length(pool);
        let coder = any_coder(pool);
        let narrow = (0..most).map(|_| any_unit(pool, true)).collect();
        let wide = (0..most).map(|_| any_unit(pool, false)).collect();
        Self { length, coder, narrow, wide }
    }

    /// This text.
    pub(crate) fn known(pool: &mut Pool, units: &[u16]) -> Self {
        let length = pool.bits(32, units.len() as u64);
        let coder = pool.bits(32, is_wide(units).into());
        let terms: Vec<Term> = units.iter().map(|&unit| pool.bits(16, unit.into())).collect();
        Self { length, coder, narrow: terms.clone(), wide: terms }
    }

    /// The chars of a text of that length.
    pub(crate) fn units(&self, is_narrow: bool, length: usize) -> &[Term] {
        let units = if is_narrow { &self.narrow } else { &self.wide };
        &units[..length]
    }

    /// Makes it this text in a model.
    pub(crate) fn assign(&self, pool: &Pool, model: &Model, units: &[u16]) {
        let is_wide = is_wide(units);
        model.assign(pool, self.length, units.len() as u64);
        model.assign(pool, self.coder, is_wide.into());
        let terms = if is_wide { &self.wide } else { &self.narrow };
        for (&term, &unit) in terms.iter().zip(units) {
            model.assign(pool, term, unit.into());
        }
    }

    /// The text that it is in a model. What its chars are behind those that may be looked at does not matter.
    pub(crate) fn units_in(&self, pool: &Pool, model: &Model) -> Vec<u16> {
        /// Longer ones are cut off.
        const LONGEST: u64 = 1 << 16;
        let length = pool.evaluate(self.length, model).raw().min(LONGEST) as usize;
        let is_wide = pool.evaluate(self.coder, model).raw() != 0;
        let (terms, filler) = if is_wide { (&self.wide, WIDE) } else { (&self.narrow, b'a'.into()) };
        let known = terms.iter().map(|&term| pool.evaluate(term, model).raw() as u16);
        known.chain(std::iter::repeat(filler)).take(length).collect()
    }
}

fn is_wide(units: &[u16]) -> bool {
    units.iter().any(|&unit| unit >= WIDE)
}

/// Any length, as an int.
pub(crate) fn any_length(pool: &mut Pool) -> Term {
    pool.variable(Sort::Bits(32))
}

/// Any coder, as an int.
pub(crate) fn any_coder(pool: &mut Pool) -> Term {
    let coder = pool.variable(Sort::Bits(1));
    pool.zero_extend(coder, 32)
}

/// A char that may be any, as 16 bits; a narrow one fits into eight.
pub(crate) fn any_unit(pool: &mut Pool, is_narrow: bool) -> Term {
    if is_narrow {
        let byte = pool.variable(Sort::Bits(8));
        pool.zero_extend(byte, 16)
    } else {
        pool.variable(Sort::Bits(16))
    }
}
