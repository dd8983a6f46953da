//! How a path reads from the standard input.
//!
//! All of it is there from the start, as if it came from a file. A position behind the end stays behind the end, so a path
//! need not be forked where it may come to the end: what it reads there is an if-then-else.

use jurat_solver::{Pool, Term};

use super::{Halt, Machine};
use crate::engine::Engine;
use crate::standard_input::WIDTH;
use crate::value::{Reference, Value};

/// So many bytes are read at once without a path for each number of them.
const FEW: usize = 16;

/// What is to be read: into which array, from which index on, and how many bytes.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    pub(crate) array: Reference,
    pub(crate) from: usize,
    pub(crate) count: usize,
}

impl Machine<'_> {
    /// The byte at a position, as an int, or -1 behind the end.
    pub(crate) fn input_byte(&mut self, position: Term) -> Result<Value, Halt> {
        let is_there = self.has_input_at(position)?;
        let byte = self.input_at(position);
        let pool = self.pool();
        let (byte, end) = (pool.zero_extend(byte, 32), minus_one(pool));
        let read = pool.ite(is_there, byte, end);
        Ok(self.value(read))
    }

    /// How many bytes are left at a position, as a long; not less than none.
    pub(crate) fn input_left(&mut self, position: Term) -> Result<Term, Halt> {
        let is_there = self.has_input_at(position)?;
        let length = self.input_length()?;
        let pool = self.pool();
        let (left, none) = (pool.sub(length, position), pool.bits(WIDTH, 0));
        Ok(pool.ite(is_there, left, none))
    }

    /// Reads several bytes into an array. Gives back how many there were, or -1 at the end.
    pub(crate) fn input_bytes(&mut self, position: Term, wanted: Wanted) -> Result<Value, Halt> {
        self.engine.has_lengths = true;
        if self.is_open(wanted.array)? {
            return Err(Halt::undecided("reading the standard input into an array of unknown length"));
        }
        let left = self.input_left(position)?;
        let pool = self.pool();
        let count = pool.bits(WIDTH, wanted.count as u64);
        let is_less = pool.slt(left, count);
        let read = pool.ite(is_less, left, count);
        if self.engine.follow.is_none() && wanted.count <= FEW {
            return self.input_few(position, wanted, read);
        }
        self.limit_input(left, wanted.count)?;
        let n_read = self.one_value(read)? as usize;
        for index in 0..n_read {
            self.engine.spend(1)?;
            let byte = self.input_behind(position, index);
            let byte = self.pool().sign_extend(byte, 32);
            let byte = self.value(byte);
            self.array_set(wanted.array, wanted.from + index, byte)?;
        }
        let n_read = i32::try_from(n_read).map_err(|_| Halt::malformed())?;
        Ok(Value::Int(if n_read == 0 { -1 } else { n_read }))
    }

    /// A few bytes are read without a path for each number of them.
    fn input_few(&mut self, position: Term, wanted: Wanted, read: Term) -> Result<Value, Halt> {
        for index in 0..wanted.count {
            let at = self.behind(position, index);
            let (is_there, byte) = (self.has_input_at(at)?, self.input_at(at));
            let old = self.array_get(wanted.array, wanted.from + index)?;
            let old = self.term(old)?;
            let pool = self.pool();
            let byte = pool.sign_extend(byte, 32);
            let byte = pool.ite(is_there, byte, old);
            let byte = self.value(byte);
            self.array_set(wanted.array, wanted.from + index, byte)?;
        }
        let is_there = self.has_input_at(position)?;
        let pool = self.pool();
        let (read, end) = (pool.extract(read, 0, 32), minus_one(pool));
        let read = pool.ite(is_there, read, end);
        Ok(self.value(read))
    }

    /// Where all executions are explored, many bytes at once have a path for each number of them, up to the budget.
    fn limit_input(&mut self, left: Term, count: usize) -> Result<(), Halt> {
        let most = self.engine.budget.lengths;
        if self.engine.follow.is_some() {
            return Ok(());
        }
        if most == 0 {
            return Err(Halt::undecided(format!("reading {count} bytes of the standard input at once")));
        }
        let limit = self.pool().bits(WIDTH, most.into());
        let is_short = self.pool().sle(left, limit);
        if self.decide(is_short)? {
            return Ok(());
        }
        Err(Halt::undecided(format!("reading more than {most} bytes of the standard input at once")))
    }

    fn has_input_at(&mut self, position: Term) -> Result<Term, Halt> {
        let length = self.input_length()?;
        Ok(self.pool().slt(position, length))
    }

    /// How many bytes there are, as a long.
    fn input_length(&mut self) -> Result<Term, Halt> {
        self.await_script()?;
        let Engine { pool, follow, standard_input, .. } = &mut *self.engine;
        Ok(match follow {
            None => standard_input.length(pool),
            Some(follow) => follow.input_length(pool, self.state.followed(), standard_input),
        })
    }

    /// The byte at a position, if there is one.
    fn input_at(&mut self, position: Term) -> Term {
        let Engine { pool, follow, standard_input, .. } = &mut *self.engine;
        match follow {
            None => standard_input.byte_at(pool, position),
            Some(follow) => follow.input_byte(pool, self.state.followed(), standard_input, position),
        }
    }

    fn input_behind(&mut self, position: Term, index: usize) -> Term {
        let at = self.behind(position, index);
        self.input_at(at)
    }

    fn behind(&mut self, position: Term, index: usize) -> Term {
        let pool = self.pool();
        let index = pool.bits(WIDTH, index as u64);
        pool.add(position, index)
    }
}

fn minus_one(pool: &mut Pool) -> Term {
    pool.bits(32, u64::from(u32::MAX))
}
