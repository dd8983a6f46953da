//! What `main` is called with: any number of any texts that a command line can hold.
//!
//! A program that does not look at them costs nothing. The number is one term; a string gets its chars where somebody looks into
//! it. The terms are the same in all states, so that a state may look into a string for a second time after it was merged
//! with one that has not done so.

use std::rc::Rc;

use jurat_solver::{Model, Pool, Sort, Term};
use rustc_hash::FxHashMap;

use super::texts::Text;
use super::{Halt, Machine};
use crate::engine::Engine;
use crate::heap::{Content, Object, OpenArray, Origin};
use crate::natives::MAKE_TEXT;
use crate::originals::OriginalId;
use crate::state::InputSource;
use crate::text::TextTerms;
use crate::value::{Reference, Unknown, Value};

/// What the arguments consist of, for all states.
#[derive(Default)]
pub(crate) struct Arguments {
    /// How many there are, as an int.
    pub(crate) count: Option<Term>,
    /// Those that somebody has looked into, by their number.
    texts: Vec<Option<Rc<TextTerms>>>,
    /// The bytes of the long ones, narrow and wide.
    long: FxHashMap<(usize, i32), OriginalId>,
}

impl Arguments {
    /// What `main` is called with in a model.
    pub(crate) fn in_model(&self, pool: &Pool, model: &Model) -> Vec<Vec<u16>> {
        /// More are left out.
        const MOST: u64 = 1 << 10;
        let count = self.count.map_or(0, |count| pool.evaluate(count, model).raw().min(MOST));
        let text = |number: usize| self.texts.get(number).and_then(Option::as_ref);
        let units = |number| text(number).map_or_else(Vec::new, |terms| terms.units_in(pool, model));
        (0..count as usize).map(units).collect()
    }
}

impl Machine<'_> {
    /// The array of all arguments. Each of its strings is an object of its own, also if texts are the same.
    #[expect(clippy::unnecessary_wraps, reason = "callers make a value of it, and that holds a reference")]
    pub(crate) fn arguments(&mut self) -> Reference {
        // No array has a negative length.
        let count = self.pool().variable(Sort::Bits(31));
        let count = self.pool().zero_extend(count, 32);
        self.engine.arguments.count = Some(count);
        let string = self.engine.world.known().string;
        let class = self.engine.world.array_of(string);
        let argument = |number| Object { class: string, content: Content::Argument(number) };
        let most = self.engine.budget.arguments as usize;
        let mut arguments = OpenArray::new(self.value(count), Origin::Unknown(Unknown::Arguments));
        for number in 0..most {
            let string = Value::object(self.add_object(argument(number)));
            arguments.known.insert(number as u32, string);
        }
        Some(self.add_object(Object { class, content: Content::Open(arguments) }))
    }

    /// The same, but leaves texts alone that are made of others.
    pub(crate) fn look_into_argument(&mut self, string: Reference) -> Result<(), Halt> {
        match self.object(string)?.content {
            Content::Argument(_) => self.look_into(string),
            Content::Rope(_) | Content::Fields(_) | Content::Array(_) | Content::Open(_) => Ok(()),
        }
    }

    /// Gives a string its chars, if nobody has looked into it before.
    pub(crate) fn look_into(&mut self, string: Reference) -> Result<(), Halt> {
        let number = match self.object(string)?.content {
            Content::Argument(number) => number,
            Content::Rope(_) => return self.call_first(MAKE_TEXT, Value::Ref(string)),
            Content::Fields(_) | Content::Array(_) | Content::Open(_) => return Ok(()),
        };
        let terms = self.argument_terms(number);
        let (length, coder) = (self.value(terms.length), self.value(terms.coder));
        let mut text =
            self.text_of(length, coder, |_, is_narrow, length| terms.units(is_narrow, length).to_vec())?;
        match &text {
            Text::Short { units, .. } => {
                let is_possible = self.fits_command_line(units);
                self.assume(is_possible)?;
            }
            Text::Long { coder, .. } if self.engine.follow.is_none() => {
                let bytes = self.long_argument(number, *coder);
                self.give_chars(&mut text, bytes)?;
            }
            // A run knows as many chars as its script has.
            Text::Long { .. } => {}
        }
        let fields = self.text_fields(&text)?;
        self.object_mut(string)?.content = Content::Fields(fields);
        self.record_text(InputSource::Argument(number), &text);
        Ok(())
    }

    /// What a long argument consists of. It may be more: no command line has every text.
    fn long_argument(&mut self, number: usize, coder: i32) -> OriginalId {
        let Engine { arguments, originals, .. } = &mut *self.engine;
        *arguments.long.entry((number, coder)).or_insert_with(|| originals.make_up())
    }

    fn argument_terms(&mut self, number: usize) -> Rc<TextTerms> {
        let Engine { arguments, pool, budget, follow, .. } = &mut *self.engine;
        if arguments.texts.len() <= number {
            arguments.texts.resize(number + 1, None);
        }
        let any = || Rc::new(TextTerms::any(pool, budget.lengths));
        let terms = Rc::clone(arguments.texts[number].get_or_insert_with(any));
        if let Some(follow) = follow {
            terms.assign(pool, self.state.followed(), follow.argument(number));
        }
        terms
    }

    /// A command line holds characters other than U+0000, in some encoding: surrogates come in pairs.
    fn fits_command_line(&mut self, units: &[Term]) -> Term {
        let pool = self.pool();
        let zero = pool.bits(16, 0);
        let mut conditions = Vec::new();
        let mut is_second = pool.truth(false);
        for &unit in units {
            let is_zero = pool.same(unit, zero);
            conditions.push(pool.not(is_zero));
            let top = pool.extract(unit, 10, 6);
            let (high, low) = (pool.bits(6, 0xD800 >> 10), pool.bits(6, 0xDC00 >> 10));
            let is_low = pool.same(top, low);
            conditions.push(pool.same(is_low, is_second));
            is_second = pool.same(top, high);
        }
        conditions.push(pool.not(is_second));
        pool.all(&conditions)
    }
}
