//! A run that follows a script: what its inputs are, and which way it goes at each branch.
//!
//! The same interpreter executes it that explores all executions; where that would ask the solver which ways are possible, a run goes
//! the way of its script. Inputs are terms all the same, unless the run is plain, so that it is known afterwards what each
//! branch depended on.

use std::rc::Rc;

use jurat_solver::{Constant, Model, Pool, Term};
use rustc_hash::FxHashMap;

use crate::exploration::{InputKind, InputValue};
use crate::script::Script;
use crate::standard_input::{FILLER, Positions, StandardInput, WIDTH};
use crate::text::TextTerms;
use crate::world::MethodId;

/// The run that an engine follows.
#[derive(Default)]
pub(crate) struct Follow {
    script: Script,
    /// Whether inputs are just their values, which is fast.
    is_plain: bool,
    /// What was asked for so far.
    asked: Vec<Asked>,
    /// Where it could have gone another way so far.
    pub(crate) branches: Vec<Branch>,
    /// Whether the run is to stop where it first depends on the script.
    pub(crate) is_waiting: bool,
    variables: Variables,
    /// Where it has read from the standard input, if at all.
    read: Option<Positions>,
}

/// An input that was asked for.
#[derive(Clone)]
pub(crate) enum Asked {
    Value(InputKind, Term),
    Text(Rc<TextTerms>),
}

/// Where a run could have gone another way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    /// Which of the conditions of the path says so.
    pub(crate) condition: usize,
    pub(crate) site: Site,
    pub(crate) way: Way,
}

/// Which way a run went.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Way {
    /// What was asked holds.
    Holds,
    /// It does not.
    HoldsNot,
    /// The term has the value of the script, since something that needs a number goes on with it.
    Value(Term),
}

/// Where in the code something was decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Site {
    pub(crate) instruction: (MethodId, u32),
    /// The innermost instruction of the program itself.
    pub(crate) program: Option<(MethodId, u32)>,
    /// An instruction may ask several questions.
    pub(crate) question: usize,
}

/// The variables of the inputs, by their number: the same in all runs, so that terms of one run mean something in another.
#[derive(Default)]
struct Variables {
    values: FxHashMap<(usize, InputKind), Term>,
    texts: FxHashMap<usize, Rc<TextTerms>>,
}

impl Follow {
    /// A run up to where it first depends on a script.
    pub(crate) fn waiting() -> Self {
        Self { is_waiting: true, ..Self::default() }
    }

    /// Begins another run. Its inputs have the same variables.
    pub(crate) fn restart(&mut self, script: Script, is_plain: bool) {
        self.script = script;
        self.is_plain = is_plain;
        self.is_waiting = false;
        self.asked.clear();
        self.read = None;
        self.branches.clear();
    }

    /// The next input, which is a number. `any` makes a new variable for such an input.
    pub(crate) fn ask(
        &mut self,
        kind: InputKind,
        pool: &mut Pool,
        model: &Model,
        any: impl FnOnce(&mut Pool) -> Term,
    ) -> Term {
        let number = self.asked.len();
        let value = self.script.value(number, kind);
        let term = if self.is_plain {
            value.literal(kind, pool)
        } else {
            let variable = *self.variables.values.entry((number, kind)).or_insert_with(|| any(pool));
            model.assign(pool, variable, value.bits());
            variable
        };
        self.asked.push(Asked::Value(kind, term));
        term
    }

    /// The next input, which is a string of which this many chars may be looked at.
    pub(crate) fn ask_text(&mut self, pool: &mut Pool, model: &Model, most: u32) -> Rc<TextTerms> {
        let number = self.asked.len();
        let InputValue::String(units) = self.script.value(number, InputKind::String) else {
            unreachable!("a script has a string where one is asked for")
        };
        let terms = if self.is_plain {
            Rc::new(TextTerms::known(pool, &units))
        } else {
            let any = || Rc::new(TextTerms::any(pool, most));
            let terms = Rc::clone(self.variables.texts.entry(number).or_insert_with(any));
            terms.assign(pool, model, &units);
            terms
        };
        self.asked.push(Asked::Text(Rc::clone(&terms)));
        terms
    }

    /// The string that was asked for last.
    pub(crate) fn last_text(&self) -> Option<Rc<TextTerms>> {
        match self.asked.last()? {
            Asked::Text(terms) => Some(Rc::clone(terms)),
            Asked::Value(..) => None,
        }
    }

    /// The argument of `main` with this number.
    pub(crate) fn argument(&self, number: usize) -> &[u16] {
        self.script.arguments.get(number).map_or(&[], Vec::as_slice)
    }

    /// Whether the run has read from the standard input.
    pub(crate) fn has_read(&self) -> bool {
        self.read.is_some()
    }

    /// How many bytes the standard input has, as a long.
    pub(crate) fn input_length(&mut self, pool: &mut Pool, model: &Model, input: &mut StandardInput) -> Term {
        let n_bytes = self.script.standard_input.len() as u64;
        let is_first = self.read.is_none();
        self.read.get_or_insert_default();
        if self.is_plain {
            return pool.bits(WIDTH, n_bytes);
        }
        let length = input.length(pool);
        if is_first {
            model.assign(pool, length, n_bytes);
        }
        length
    }

    /// The byte of the standard input at a position, with eight bits. A run knows its positions.
    pub(crate) fn input_byte(
        &mut self,
        pool: &mut Pool,
        model: &Model,
        input: &mut StandardInput,
        position: Term,
    ) -> Term {
        let position = pool.constant(position).map_or(u64::MAX, Constant::raw);
        let given = usize::try_from(position).ok().and_then(|at| self.script.standard_input.get(at));
        let given = u64::from(*given.unwrap_or(&FILLER));
        if self.is_plain {
            return pool.bits(8, given);
        }
        let byte = input.byte(pool, position);
        if self.read.get_or_insert_default().insert(position) {
            model.assign(pool, byte, given);
        }
        byte
    }

    /// The standard input in a model. What the run has not read is as in its script.
    pub(crate) fn standard_input(
        &self,
        pool: &Pool,
        model: &Model,
        input: &StandardInput,
    ) -> Option<Vec<u8>> {
        let given = &self.script.standard_input;
        match &self.read {
            Some(read) if !self.is_plain => input.in_model(pool, model, given, Some(read)),
            Some(_) | None => Some(given.clone()),
        }
    }

    /// What the run has asked for, and where it could have gone another way.
    pub(crate) fn take(&mut self) -> (Vec<Asked>, Vec<Branch>, Option<Positions>) {
        let read = self.read.take().filter(|_| !self.is_plain);
        (std::mem::take(&mut self.asked), std::mem::take(&mut self.branches), read)
    }

    /// A script with the values that inputs have in a model. `arguments` are what `main` is called with there.
    pub(crate) fn script_in(
        &self,
        pool: &Pool,
        model: &Model,
        asked: &[Asked],
        arguments: Vec<Vec<u16>>,
        standard_input: Vec<u8>,
    ) -> Script {
        let value = |asked: &Asked| match asked {
            Asked::Value(kind, term) => InputValue::from_constant(*kind, pool.evaluate(*term, model)),
            Asked::Text(terms) => InputValue::String(terms.units_in(pool, model)),
        };
        let values = asked.iter().map(value).collect();
        Script { values, rest: self.script.rest.clone(), arguments, standard_input }
    }
}
