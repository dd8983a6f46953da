//! Elements of arrays, also of those whose length depends on the input.

use std::rc::Rc;

use jurat_solver::{Constant, Term};

use crate::engine::Engine;
use crate::heap::{Content, Elements, Object, OpenArray, Origin, Step, Write, Written, default_value};
use crate::machine::{Halt, Machine};
use crate::originals::OriginalId;
use crate::value::{Reference, Value};
use crate::world::{ClassKind, Type};

/// Arrays that were copied into each other more often are undecided: whoever reads looks into all of them.
const DEEPEST: u32 = 64;

impl Engine {
    /// The element at an index. Nothing if a known index is outside of the array or behind its modelled elements; at a term it means
    /// something only within both.
    pub(crate) fn element(&mut self, array: &Object, index: Value) -> Result<Option<Value>, Halt> {
        match &array.content {
            Content::Array(elements) => self.plain_element(elements, index),
            Content::Open(open) => {
                let ClassKind::Array { ty, .. } = self.world.class(array.class).kind else {
                    return Err(Halt::malformed());
                };
                self.open_element(open, ty, index)
            }
            Content::Fields(_) | Content::Argument(_) | Content::Rope(_) => Err(Halt::malformed()),
        }
    }

    fn plain_element(&mut self, elements: &Elements, index: Value) -> Result<Option<Value>, Halt> {
        let Value::IntTerm(term) = index else {
            let Value::Int(index) = index else { return Err(Halt::unusable(index)) };
            return Ok(elements.get(index.cast_unsigned() as usize));
        };
        self.spend(elements.len())?;
        let values: Vec<Value> = elements.values().collect();
        let Some(&first) = values.first() else { return Ok(None) };
        if values.iter().all(|value| value.is_same(first)) {
            return Ok(Some(first));
        }
        if values.iter().any(|value| value.is_reference() || value.is_unknown()) {
            let guarded: Vec<_> =
                (0..).zip(values).map(|(at, value)| (self.is_index(term, at), value)).collect();
            return self.combine(&guarded).map(Some);
        }
        let table = values.into_iter().map(|value| self.term(value)).collect::<Result<Vec<_>, _>>()?;
        let selected = self.pool.select(term, &table);
        Ok(Some(self.value(selected)))
    }

    fn open_element(&mut self, array: &OpenArray, ty: Type, index: Value) -> Result<Option<Value>, Halt> {
        if let Value::Int(at) = index {
            let known = array.known.get(&at.cast_unsigned()).copied();
            if known.is_some() || matches!(array.origin, Origin::Unknown(_)) {
                return Ok(known);
            }
        }
        let term = self.term(index)?;
        let mut value = self.unwritten(array, ty, term)?;
        for write in &array.writes {
            value = self.after(write, term, value)?;
        }
        if let Value::IntTerm(_) = index {
            self.spend(array.known.len())?;
            for (&at, &known) in &array.known {
                let is_here = self.is_index(term, at.into());
                value = self.either(is_here, known, value)?;
            }
        }
        Ok(Some(value))
    }

    fn unwritten(&mut self, array: &OpenArray, ty: Type, index: Term) -> Result<Value, Halt> {
        match array.origin {
            Origin::Cleared => Ok(default_value(ty)),
            Origin::Input(id) => {
                let byte = self.original_byte(id, index)?;
                Ok(self.value(byte))
            }
            // Whoever reads has seen to it that the index is that of a known one.
            Origin::Unknown(what) => {
                array.known.values().next().copied().ok_or_else(|| Halt::undecided(what.describe()))
            }
        }
    }

    /// A byte of an input of any size, as an int.
    pub(crate) fn original_byte(&mut self, id: OriginalId, index: Term) -> Result<Term, Halt> {
        self.spend(self.originals.n_looks(id))?;
        let byte = self.originals.element_at(&mut self.pool, id, index);
        if self.originals.is_made_up(id) {
            self.guesses.insert(byte);
        }
        Ok(byte)
    }

    /// What a write makes of the element at the index.
    fn after(&mut self, write: &Write, index: Term, before: Value) -> Result<Value, Halt> {
        self.spend(1)?;
        let is_here = match &write.what {
            Written::Element { index: at, .. } => self.pool.same(index, *at),
            Written::Range { at, count, .. } => {
                // An index before the range is a large number then, and no array is so long.
                let distance = self.pool.sub(index, *at);
                self.pool.ult(distance, *count)
            }
        };
        let is_written = write.guard.map_or(is_here, |guard| self.pool.and(guard, is_here));
        if self.pool.constant(is_written) == Some(Constant::Bool(false)) {
            return Ok(before);
        }
        let value = match &write.what {
            Written::Element { value, .. } => *value,
            Written::Range { at, from, from_at, step, .. } => {
                let distance = self.pool.sub(index, *at);
                if *step == Step::Second {
                    self.learn_narrow(from, *from_at, distance, is_written)?;
                }
                self.copied(from, *from_at, distance, *step)?.unwrap_or(before)
            }
        };
        self.either(is_written, value, before)
    }

    /// Chars that became bytes were narrow: their upper bytes are zero.
    fn learn_narrow(
        &mut self,
        from: &Object,
        from_at: Term,
        distance: Term,
        is_written: Term,
    ) -> Result<(), Halt> {
        let one = self.pool.bits(32, 1);
        let place = self.pool.shl(distance, one);
        let upper = self.pool.bit_or(place, one);
        let Some(upper) = self.copied(from, from_at, upper, Step::Each)? else { return Ok(()) };
        let (upper, zero) = (self.term(upper)?, self.term(Value::Int(0))?);
        let is_narrow = self.pool.same(upper, zero);
        let is_other = self.pool.not(is_written);
        let lemma = self.pool.or(is_other, is_narrow);
        if !self.lemmas.contains(&lemma) {
            self.lemmas.push(lemma);
        }
        Ok(())
    }

    /// The element of a range at that distance from its beginning.
    fn copied(
        &mut self,
        from: &Object,
        from_at: Term,
        distance: Term,
        step: Step,
    ) -> Result<Option<Value>, Halt> {
        let one = self.pool.bits(32, 1);
        let offset = match step {
            Step::Each => distance,
            Step::Spread => self.pool.lshr(distance, one),
            Step::Second => self.pool.shl(distance, one),
        };
        let index = self.pool.add(from_at, offset);
        let index = self.value(index);
        let Some(element) = self.element(from, index)? else { return Ok(None) };
        if step != Step::Spread {
            return Ok(Some(element));
        }
        let rest = self.pool.bit_and(distance, one);
        let is_behind = self.pool.same(rest, one);
        self.either(is_behind, Value::Int(0), element).map(Some)
    }

    /// Whether the index is that one.
    pub(crate) fn is_index(&mut self, index: Term, at: u64) -> Term {
        let at = self.pool.bits(32, at);
        self.pool.same(index, at)
    }
}

impl Machine<'_> {
    /// The element of an array at an index that is within.
    pub(crate) fn element(&mut self, array: Reference, index: Value) -> Result<Option<Value>, Halt> {
        let Self { engine, state } = self;
        let array = array.and_then(|id| state.heap.get(id)).ok_or_else(Halt::malformed)?;
        engine.element(array, index)
    }

    /// The element of an array at a known index that is within.
    pub(crate) fn element_at(&mut self, array: Reference, index: usize) -> Result<Value, Halt> {
        let index = i32::try_from(index).map_err(|_| Halt::malformed())?;
        self.modelled_element(array, Value::Int(index))
    }

    /// The same for somebody who has not seen to it that the element is modelled.
    pub(crate) fn modelled_element(&mut self, array: Reference, index: Value) -> Result<Value, Halt> {
        let unmodelled = self.object(array)?.unmodelled();
        let missing = || unmodelled.map_or_else(Halt::malformed, |what| Halt::undecided(what.describe()));
        if unmodelled.is_some() && !matches!(index, Value::Int(_)) {
            return Err(missing());
        }
        self.element(array, index)?.ok_or_else(missing)
    }

    /// Whether the length of the array depends on the input.
    pub(crate) fn is_open(&self, array: Reference) -> Result<bool, Halt> {
        Ok(matches!(self.object(array)?.content, Content::Open(_)))
    }

    fn open(&self, array: Reference) -> Result<&OpenArray, Halt> {
        match &self.object(array)?.content {
            Content::Open(open) => Ok(open),
            _ => Err(Halt::malformed()),
        }
    }

    fn open_mut(&mut self, array: Reference) -> Result<&mut OpenArray, Halt> {
        match &mut self.object_mut(array)?.content {
            Content::Open(open) => Ok(open),
            _ => Err(Halt::malformed()),
        }
    }

    /// Stores an element of an array whose length depends on the input, where the guard holds.
    pub(crate) fn store_open(
        &mut self,
        array: Reference,
        index: Value,
        guard: Option<Term>,
        value: Value,
    ) -> Result<(), Halt> {
        match index {
            Value::Int(at) => {
                let is_known = self.open(array)?.known.contains_key(&at.cast_unsigned());
                if self.object(array)?.unmodelled().is_some() && !is_known {
                    // What is not modelled stays so: whoever reads it is undecided.
                    return Ok(());
                }
                let value = match guard {
                    None => value,
                    Some(guard) => {
                        let old = self.element(array, index)?.ok_or_else(Halt::malformed)?;
                        self.either(guard, value, old)?
                    }
                };
                self.open_mut(array)?.known.insert(at.cast_unsigned(), value);
                Ok(())
            }
            Value::IntTerm(index) => {
                self.write(array, Write { guard, what: Written::Element { index, value } })
            }
            _ => Err(Halt::unusable(index)),
        }
    }

    /// Copies a range of an array, which may be the same one, into one whose length depends on the input.
    pub(crate) fn copy_open(
        &mut self,
        (from, from_at): (Reference, Term),
        (to, at): (Reference, Term),
        count: Term,
        step: Step,
    ) -> Result<(), Halt> {
        let source = from.and_then(|id| self.state.heap.shared(id)).ok_or_else(Halt::malformed)?;
        let source = Rc::clone(source);
        if let Some(what) = source.unmodelled() {
            // Whoever reads the copy does not see to it which elements are modelled.
            return Err(Halt::undecided(what.describe()));
        }
        let depth = match &source.content {
            Content::Open(open) => open.depth + 1,
            _ => 1,
        };
        if depth > DEEPEST {
            return Err(Halt::undecided("an array that was copied too often"));
        }
        let what = Written::Range { at, count, from: source, from_at, step };
        self.write(to, Write { guard: None, what })?;
        let open = self.open_mut(to)?;
        open.depth = open.depth.max(depth);
        Ok(())
    }

    /// Elements that are known are as the write makes them; for the others it is kept.
    fn write(&mut self, array: Reference, write: Write) -> Result<(), Halt> {
        let known: Vec<(u32, Value)> = self.open(array)?.known.iter().map(|(&at, &it)| (at, it)).collect();
        let mut written = Vec::new();
        for (at, before) in known {
            let index = self.pool().bits(32, at.into());
            let after = self.engine.after(&write, index, before)?;
            if !after.is_same(before) {
                written.push((at, after));
            }
        }
        let open = self.open_mut(array)?;
        open.known.extend(written);
        open.writes.push(Rc::new(write));
        Ok(())
    }
}
