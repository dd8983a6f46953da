//! What a path gets from outside, what it prints, and where it is.

use std::rc::Rc;

use jurat_solver::{Pool, Sort, Term};

use super::texts::Text;
use super::{Halt, Machine};
use crate::exploration::{InputKind, Place};
use crate::natives::VERIFIER;
use crate::state::{Chars, InputSource, RecordedInput};
use crate::value::Value;
use crate::world::MethodId;

impl Machine<'_> {
    /// A new value that nobody knows, recorded as an input.
    pub(crate) fn input(&mut self, kind: InputKind) -> Result<Value, Halt> {
        self.await_script()?;
        let pool = &mut self.engine.pool;
        let term = match &mut self.engine.follow {
            None => any_input(pool, kind),
            Some(follow) => follow.ask(kind, pool, self.state.followed(), |pool| any_input(pool, kind)),
        };
        self.record(InputSource::Asked(kind), [term].into());
        Ok(self.value(term))
    }

    /// From here on, what happens depends on the script, if one is followed.
    pub(crate) fn await_script(&self) -> Result<(), Halt> {
        let is_waiting = self.engine.follow.as_ref().is_some_and(|follow| follow.is_waiting);
        if is_waiting { Err(Halt::Waiting) } else { Ok(()) }
    }

    /// Records an input that consists of these terms.
    pub(crate) fn record(&mut self, source: InputSource, terms: Rc<[Term]>) {
        self.push_input(source, terms, None);
    }

    /// A text is an input.
    pub(crate) fn record_text(&mut self, source: InputSource, text: &Text) {
        let terms = text.terms(self);
        self.push_input(source, terms.into(), text.chars());
    }

    fn push_input(&mut self, source: InputSource, terms: Rc<[Term]>, chars: Option<Chars>) {
        let place = self.place().map(Rc::new);
        self.state.inputs.push(RecordedInput { source, terms, chars, place, guard: None });
    }

    /// Appends to the output, which is not known any more if the text is not.
    pub(crate) fn print(&mut self, text: Option<&[u16]>) {
        match text {
            Some(units) => self.state.output.push(units),
            None => self.state.output.forget(),
        }
    }

    /// The method that calls the native method.
    pub(crate) fn caller(&self) -> MethodId {
        self.state.frame().code.method
    }

    /// Whether the innermost call is one of the monitor.
    pub(crate) fn is_in_monitor(&self) -> bool {
        let method = self.engine.world.method(self.state.frame().code.method);
        Some(&*self.engine.world.class(method.class).name) == self.engine.monitor.as_deref()
    }

    /// Where in the program the path is: the innermost call of one of its own methods. Those of the `Verifier`, of the monitor and of the class that
    /// starts it are none.
    pub(crate) fn place(&self) -> Option<Place> {
        self.state.frames.iter().rev().find_map(|frame| {
            let method = self.engine.world.method(frame.code.method);
            let class = self.engine.world.class(method.class);
            let is_ours = Some(&*class.name) == self.engine.monitor.as_deref()
                || Some(method.class) == self.engine.world.launcher;
            let is_own = class.is_program() && class.name != VERIFIER && !is_ours;
            is_own.then(|| Place {
                class: class.name.to_string(),
                method: method.name.to_string(),
                file: class.source.as_ref().map(ToString::to_string),
                line: frame.code.line_at(frame.op),
            })
        })
    }
}

/// A new variable for an input that is a number.
fn any_input(pool: &mut Pool, kind: InputKind) -> Term {
    match kind {
        InputKind::Boolean | InputKind::Jvm => narrow_variable(pool, 1, false),
        InputKind::Byte => narrow_variable(pool, 8, true),
        InputKind::Char => narrow_variable(pool, 16, false),
        InputKind::Short => narrow_variable(pool, 16, true),
        InputKind::Int | InputKind::String | InputKind::Random => pool.variable(Sort::Bits(32)),
        InputKind::Long => pool.variable(Sort::Bits(64)),
        InputKind::Float => pool.variable(Sort::Float),
        InputKind::Double => pool.variable(Sort::Double),
    }
}

fn narrow_variable(pool: &mut Pool, width: u8, is_signed: bool) -> Term {
    let variable = pool.variable(Sort::Bits(width));
    if is_signed { pool.sign_extend(variable, 32) } else { pool.zero_extend(variable, 32) }
}
