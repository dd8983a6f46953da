//! Where a violation witness says that the property is violated.

use jurat_java::Statement;
use jurat_witness::claims::ClaimPlace as Place;
use jurat_witness::program::Program;
use smol_str::SmolStr;

use crate::outcome::Violation;
use crate::source::Source;

/// The lines of the statement that violates the property.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The file, below the folders of its package.
    pub file: SmolStr,
    /// The first line.
    pub first: u32,
    /// The last line.
    pub last: u32,
}

impl Target {
    /// The target at a place; none if that is outside of the program, as JBMC's often are.
    pub(super) fn new(place: &Place, program: &Program, sources: &[Source]) -> Option<Self> {
        let line = place.line?;
        let source = match (&place.file, program.files.as_slice()) {
            (Some(name), files) => {
                let found = program.file(name)?;
                sources.get(files.iter().position(|file| std::ptr::eq(file, found))?)?
            }
            (None, [_]) => sources.first()?,
            (None, _) => return None,
        };
        let statements = &source.outline.statements;
        let starts_here = |statement: &&Statement| statement.start.line == line;
        let is_leaf = |statement: &&Statement| {
            let is_inside = |other: &Statement| statement.start < other.start && other.start <= statement.end;
            !statements.iter().any(is_inside)
        };
        let leaves = statements.iter().filter(starts_here).filter(is_leaf);
        let last = leaves.map(|statement| statement.end.line).max().unwrap_or(line);
        Some(Self { file: source.name_in_package().into(), first: line, last })
    }

    /// Whether the violation happens while the statement is executed, itself or in what it calls.
    pub(crate) fn is_at(&self, violation: &Violation) -> bool {
        violation.trace.iter().any(|(file, line)| self.is_in(file, *line))
    }

    /// Whether a line of a file is one of its lines.
    pub(crate) fn is_in(&self, file: &str, line: u32) -> bool {
        file == self.file && (self.first..=self.last).contains(&line)
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.first)
    }
}
