//! Where in the program a claim's place is, and the places that mean the same in the other format.

use crate::claims::ClaimPlace;
use crate::program::{Program, ProgramCall, ProgramFile, ProgramOutline, ProgramPlace, ProgramStatement};

/// A claim's place found in the program.
#[derive(Clone, Copy)]
pub(super) struct Site<'p> {
    pub(super) file: &'p ProgramFile,
    outline: &'p ProgramOutline,
    line: u32,
    /// The exact place, if the witness gives it by column or offset.
    pub(super) exact: Option<ProgramPlace>,
}

impl<'p> Site<'p> {
    /// Looks a place up; none without a program, a line, or a file of the program.
    pub(super) fn find(place: &ClaimPlace, program: Option<&'p Program>) -> Option<Self> {
        let program = program?;
        let file = match (&place.file, program.files.as_slice()) {
            (Some(name), _) => program.file(name)?,
            (None, [file]) => file,
            (None, _) => return None,
        };
        let line = place.line?;
        let exact = match (place.column, place.offset) {
            (Some(column), _) => Some(ProgramPlace { line, column }),
            (None, Some(offset)) => Some(file.place(offset)?),
            (None, None) => None,
        };
        Some(Self { file, outline: file.outline.as_ref()?, line, exact })
    }

    /// The simple statement that does the operation at this place; none if two could be meant.
    pub(super) fn operation(&self) -> Option<&'p ProgramStatement> {
        let covers = |statement: &&ProgramStatement| match self.exact {
            Some(place) => statement.start <= place && place <= statement.end,
            None => statement.start.line <= self.line && self.line <= statement.end.line,
        };
        only(self.outline.statements.iter().filter(|statement| statement.is_simple).filter(covers))
    }

    /// The start of the statement that is meant: at the exact place, else the leftmost of the line.
    pub(super) fn statement_start(&self) -> Option<ProgramPlace> {
        let starts = self.outline.statements.iter().map(|statement| statement.start);
        match self.exact {
            Some(place) => starts.into_iter().find(|start| *start == place),
            None => starts.filter(|start| start.line == self.line).min(),
        }
    }

    /// The simple statement after which, and only after which, control reaches the statement at this place.
    pub(super) fn operation_before(&self) -> Option<&'p ProgramStatement> {
        let start = self.statement_start()?;
        only(
            self.outline
                .statements
                .iter()
                .filter(|statement| statement.is_simple && statement.next == Some(start)),
        )
    }

    /// The loop that is meant: at the exact place, else the leftmost of the line.
    pub(super) fn loop_start(&self) -> Option<ProgramPlace> {
        let mut loops = self.outline.loops.iter().map(|found| found.start);
        match self.exact {
            Some(place) => loops.find(|start| *start == place),
            None => loops.filter(|start| start.line == self.line).min(),
        }
    }

    /// The only call of a method that gives values, on this line or at this place.
    pub(super) fn nondet_call(&self) -> Option<&'p ProgramCall> {
        only(self.nondet_calls())
    }

    /// The method that all calls which give values on this line or at this place are of.
    pub(super) fn nondet_method(&self) -> Option<&'p str> {
        let first = &self.nondet_calls().next()?.name;
        self.nondet_calls().all(|call| call.name == *first).then_some(first)
    }

    fn nondet_calls(&self) -> impl Iterator<Item = &'p ProgramCall> {
        let (exact, line) = (self.exact, self.line);
        self.outline.nondet_calls.iter().filter(move |call| match exact {
            Some(place) => call.start <= place && place <= call.end,
            None => call.start.line <= line && line <= call.end.line,
        })
    }
}

/// The only item; none if there are more.
fn only<T>(mut items: impl Iterator<Item = T>) -> Option<T> {
    let first = items.next();
    if items.next().is_some() { None } else { first }
}
