//! Whether something starts at a place of the program, and where the nearest such thing starts.

use std::fmt;

use crate::program::{ProgramLoop, ProgramPlace, ProgramStatement};

/// What has a first character. Lists of it are in the order of the file.
pub(crate) trait Start {
    /// For messages, with its article.
    const NAME: &'static str;

    /// Its first character.
    fn start(&self) -> ProgramPlace;
}

impl Start for ProgramLoop {
    const NAME: &'static str = "a loop";

    fn start(&self) -> ProgramPlace {
        self.start
    }
}

impl Start for ProgramStatement {
    const NAME: &'static str = "a statement";

    fn start(&self) -> ProgramPlace {
        self.start
    }
}

/// Whether one of these starts on a line, at a column if one is given.
pub(crate) fn starts_at<T: Start>(all: &[T], line: u32, column: Option<u32>) -> bool {
    let first = ProgramPlace { line, column: column.unwrap_or(0) };
    let n_before = all.partition_point(|item| item.start() < first);
    let found = all.get(n_before).map(T::start);
    found.is_some_and(|found| found.line == line && column.is_none_or(|column| found.column == column))
}

/// What was expected instead of a line at which none of these starts: the nearest one.
pub(crate) fn expected_start<T: Start>(all: &[T], line: u32) -> Expected {
    let n_before = all.partition_point(|item| item.start().line < line);
    let before = n_before.checked_sub(1).and_then(|idx| all.get(idx));
    let neighbours = [all.get(n_before), before].into_iter().flatten().map(T::start);
    Expected { name: T::NAME, nearest: neighbours.min_by_key(|start| start.line.abs_diff(line)) }
}

/// See [`expected_start`].
pub(crate) struct Expected {
    name: &'static str,
    nearest: Option<ProgramPlace>,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the start of {}", self.name)?;
        match self.nearest {
            Some(ProgramPlace { line, column }) => {
                write!(f, ": the nearest is at line {line}, column {column}")
            }
            None => f.write_str(", but the file has none"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_is_found_on_either_side() {
        let start = |(line, column)| ProgramLoop { start: ProgramPlace { line, column }, last_line: line };
        let loops: Vec<_> = [(3, 5), (3, 20), (10, 1)].into_iter().map(start).collect();
        assert!(
            starts_at(&loops, 3, None) && starts_at(&loops, 3, Some(20)) && starts_at(&loops, 10, Some(1))
        );
        assert!(
            !starts_at(&loops, 3, Some(6)) && !starts_at(&loops, 4, None) && !starts_at(&loops, 11, None)
        );
        let expected = |line| expected_start(&loops, line).to_string();
        assert_eq!(expected(5), "the start of a loop: the nearest is at line 3, column 20");
        assert_eq!(expected(9), "the start of a loop: the nearest is at line 10, column 1");
        assert_eq!(expected(99), "the start of a loop: the nearest is at line 10, column 1");
        let nothing = expected_start::<ProgramStatement>(&[], 9).to_string();
        assert_eq!(nothing, "the start of a statement, but the file has none");
    }
}
