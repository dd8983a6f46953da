//! Strings that are inputs: their length and their coder may be any; their chars are looked at up to a budget of the length.

use std::rc::Rc;

use jurat_solver::Term;

use super::{Halt, Machine};
use crate::engine::Engine;
use crate::heap::{OpenArray, Origin};
use crate::originals::OriginalId;
use crate::state::Chars;
use crate::text::{TextTerms, any_coder, any_length, any_unit};
use crate::value::{Unknown, Value};

/// The most bytes that an array can have.
const LONGEST_ARRAY: u64 = i32::MAX as u64 - 2;

/// A string that is an input, with a known length, or with one beyond the budget.
pub(crate) enum Text {
    Short {
        coder: i32,
        /// Its chars, 16 bits each.
        units: Vec<Term>,
    },
    Long {
        coder: i32,
        length: Term,
        /// Its chars, if somebody may look at them.
        bytes: Option<OriginalId>,
        /// Bytes that it takes in a virtual machine, if it is no input.
        room: u64,
    },
}

impl Text {
    /// The chars of a long one, if somebody may look at them.
    pub(super) fn chars(&self) -> Option<Chars> {
        match self {
            Self::Long { coder, bytes: Some(bytes), .. } => {
                Some(Chars { bytes: *bytes, is_wide: *coder != 0 })
            }
            Self::Short { .. } | Self::Long { bytes: None, .. } => None,
        }
    }

    /// What is recorded of it: the length, then the chars. The last of those stands for the rest.
    pub(crate) fn terms(&self, machine: &mut Machine<'_>) -> Vec<Term> {
        let pool = machine.pool();
        match self {
            Self::Short { units, .. } => {
                let length = pool.bits(32, units.len() as u64);
                std::iter::once(length).chain(units.iter().copied()).collect()
            }
            // What its chars are does not matter, only that the coder is right.
            Self::Long { coder, length, .. } => {
                let unit = pool.bits(16, if *coder == 0 { u64::from(b'a') } else { 0x100 });
                vec![*length, unit]
            }
        }
    }
}

impl Machine<'_> {
    /// The length of a string that is asked for, as an int.
    pub(crate) fn asked_length(&mut self) -> Result<Term, Halt> {
        self.await_script()?;
        let Engine { pool, follow, budget, .. } = &mut *self.engine;
        Ok(match follow {
            None => any_length(pool),
            Some(follow) => follow.ask_text(pool, self.state.followed(), budget.lengths).length,
        })
    }

    /// The coder of the string whose length was asked for last, as an int.
    pub(crate) fn asked_coder(&mut self) -> Term {
        match self.followed_text() {
            None => any_coder(self.pool()),
            Some(text) => text.coder,
        }
    }

    /// The chars of the string whose length was asked for last.
    pub(crate) fn asked_units(&mut self, is_narrow: bool, length: usize) -> Vec<Term> {
        match self.followed_text() {
            None => (0..length).map(|_| any_unit(self.pool(), is_narrow)).collect(),
            Some(text) => text.units(is_narrow, length).to_vec(),
        }
    }

    fn followed_text(&self) -> Option<Rc<TextTerms>> {
        self.engine.follow.as_ref()?.last_text()
    }

    /// A text of this length and this coder, with a path for each of them within the budget. Its chars come from `units`, which
    /// is told whether they are narrow, and how many there are.
    pub(crate) fn text_of(
        &mut self,
        length: Value,
        coder: Value,
        units: impl FnOnce(&mut Self, bool, usize) -> Vec<Term>,
    ) -> Result<Text, Halt> {
        self.engine.has_lengths = true;
        let length_term = self.term(length)?;
        let most = self.engine.budget.lengths;
        let limit = self.pool().bits(32, u64::from(most));
        let is_short = self.pool().ule(length_term, limit);
        if !self.decide(is_short)? {
            let coder = self.int(coder)?;
            let limit = self.longest_text(coder);
            let fits = self.pool().ule(length_term, limit);
            self.assume(fits)?;
            return Ok(Text::Long { coder, length: length_term, bytes: None, room: 0 });
        }
        let length = self.int(length)?;
        let coder = self.int(coder)?;
        let length = usize::try_from(length).map_err(|_| Halt::malformed())?;
        if coder != 0 && length == 0 {
            // The empty string has only one form.
            return Err(Halt::Ended);
        }
        let units = units(self, coder == 0, length);
        if coder != 0 {
            let is_wide = self.any_is_wide(&units);
            self.assume(is_wide)?;
        }
        Ok(Text::Short { coder, units })
    }

    /// The length of the longest text of that coder.
    pub(crate) fn longest_text(&mut self, coder: i32) -> Term {
        self.pool().bits(32, LONGEST_ARRAY >> u64::from(coder != 0))
    }

    /// Gives a long text chars that somebody may look at. The last decision is made: what comes next changes something.
    pub(crate) fn give_chars(&mut self, text: &mut Text, original: OriginalId) -> Result<(), Halt> {
        let Text::Long { coder, length, bytes, .. } = text else { return Ok(()) };
        *bytes = Some(original);
        if *coder == 0 {
            return Ok(());
        }
        // One of its chars does not fit into a byte: the second byte of that one is not zero.
        let at = any_length(self.pool());
        let is_within = self.pool().ult(at, *length);
        let one = self.pool().bits(32, 1);
        let second = self.pool().shl(at, one);
        let second = self.pool().bit_or(second, one);
        let byte = self.engine.original_byte(original, second)?;
        let zero = self.pool().bits(32, 0);
        let is_narrow = self.pool().same(byte, zero);
        let is_wide = self.pool().not(is_narrow);
        let is_one = self.pool().and(is_within, is_wide);
        self.assume(is_one)
    }

    /// The fields of a string with this text.
    pub(crate) fn text_fields(&mut self, text: &Text) -> Result<Box<[Value]>, Halt> {
        let known = self.world().known();
        let (class, bytes_class) = (known.string, known.bytes);
        let (value_slot, coder_slot) = (known.string_value as usize, known.string_coder as usize);
        let (coder, array) = match text {
            Text::Short { coder, units } => {
                let bytes = self.bytes_of(*coder, units);
                let array = self.new_array(bytes_class, bytes.len())?;
                for (index, byte) in bytes.into_iter().enumerate() {
                    self.array_set(array, index, byte)?;
                }
                (*coder, array)
            }
            Text::Long { coder, length, bytes, room } => {
                let distance = self.pool().bits(32, u64::from(*coder != 0));
                let n_bytes = self.pool().shl(*length, distance);
                let n_bytes = self.value(n_bytes);
                let origin = bytes.map_or(Origin::Unknown(Unknown::LongString), Origin::Input);
                let array = OpenArray { room: *room, ..OpenArray::new(n_bytes, origin) };
                (*coder, self.new_open_array(bytes_class, array))
            }
        };
        let mut fields = self.default_fields(class);
        fields[value_slot] = Value::Ref(array);
        fields[coder_slot] = Value::Int(coder);
        Ok(fields)
    }

    fn bytes_of(&mut self, coder: i32, units: &[Term]) -> Vec<Value> {
        let mut bytes = Vec::new();
        for &unit in units {
            let starts: &[u8] = if coder == 0 { &[0] } else { &[0, 8] };
            for &start in starts {
                let byte = self.pool().extract(unit, start, 8);
                let int = self.pool().sign_extend(byte, 32);
                bytes.push(self.value(int));
            }
        }
        bytes
    }

    /// Strings whose chars are all narrow have the other coder.
    fn any_is_wide(&mut self, units: &[Term]) -> Term {
        let pool = self.pool();
        let narrowest = pool.bits(16, 0x100);
        let are_wide: Vec<Term> = units.iter().map(|unit| pool.ule(narrowest, *unit)).collect();
        pool.any(&are_wide)
    }
}
