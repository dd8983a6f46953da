//! Which calls a place of a witness can mean.

use jurat_java::Place as At;
use jurat_java::sites::CallSite;
use jurat_witness::claims::{Claim, Place};
use jurat_witness::program::Program;

use crate::path::InputCall;
use crate::source::Source;

/// The calls that ask for input, by their places.
pub(super) struct Places<'a> {
    pub(super) program: &'a Program,
    pub(super) sources: &'a [Source],
    pub(super) calls: &'a [InputCall],
}

impl<'a> Places<'a> {
    /// The file of the program that a place is in, an index.
    pub(super) fn source(&self, place: &Place) -> Option<usize> {
        match (&place.file, self.program.files.as_slice()) {
            (Some(name), files) => {
                let found = self.program.file(name)?;
                files.iter().position(|file| std::ptr::eq(file, found))
            }
            (None, [_]) => Some(0),
            (None, _) => None,
        }
    }

    /// The calls that can be meant: the one at the exact place, else those whose own lines have the line, else those of the
    /// statements that do.
    pub(super) fn at(&self, place: &Place) -> Vec<usize> {
        let (Some(source), Some(line)) = (self.source(place), place.line) else { return Vec::new() };
        let exact = self.exact(source, place);
        let is_exact = |call: &InputCall| exact.is_some_and(|at| at == call.start || at == call.end);
        let is_own = |call: &InputCall| (call.start.line..=call.end.line).contains(&line);
        let is_of_statement = |call: &InputCall| {
            let lines = self.site(call).lines;
            (lines.first..=lines.last).contains(&line)
        };
        let found = |is_meant: &dyn Fn(&InputCall) -> bool| -> Vec<usize> {
            let calls = self.calls.iter().enumerate();
            calls.filter(|(_, call)| call.source == source && is_meant(call)).map(|(idx, _)| idx).collect()
        };
        let candidates: [&dyn Fn(&InputCall) -> bool; 3] = [&is_exact, &is_own, &is_of_statement];
        candidates.into_iter().map(found).find(|calls| !calls.is_empty()).unwrap_or_default()
    }

    /// The calls of the statement that leads to the one at a place.
    pub(super) fn before(&self, place: &Place) -> Vec<usize> {
        let (Some(source), Some(line)) = (self.source(place), place.line) else { return Vec::new() };
        let statements = &self.sources[source].outline.statements;
        let exact = self.exact(source, place);
        let is_next = |at: At| exact.map_or(at.line == line, |exact| exact == at);
        let mut before = statements.iter().filter(|statement| statement.next.is_some_and(is_next));
        let Some(statement) = before.next() else { return Vec::new() };
        let is_inside = |call: &InputCall| {
            call.source == source && statement.start <= call.start && call.end <= statement.end
        };
        let calls = self.calls.iter().enumerate();
        calls.filter(|(_, call)| is_inside(call)).map(|(idx, _)| idx).collect()
    }

    /// Whether the value of a call is stored to a variable of this name as it is.
    pub(super) fn is_stored_to(&self, call: usize, name: &str) -> bool {
        self.site(&self.calls[call]).stored_to.as_deref() == Some(name)
    }

    /// Whether the value of a call is stored to some variable as it is.
    pub(super) fn is_stored(&self, call: usize) -> bool {
        self.site(&self.calls[call]).stored_to.is_some()
    }

    /// Whether a claim is about a file of the program.
    pub(super) fn is_in_program(&self, claim: &Claim) -> bool {
        self.source(&claim.place).is_some()
    }

    fn site(&self, call: &InputCall) -> &'a CallSite {
        &self.sources[call.source].sites().calls[call.call_site]
    }

    fn exact(&self, source: usize, place: &Place) -> Option<At> {
        let line = place.line?;
        if let Some(column) = place.column {
            return Some(At { line, column });
        }
        let at = self.program.files.get(source)?.place(place.offset?)?;
        Some(At { line: at.line, column: at.column })
    }
}
