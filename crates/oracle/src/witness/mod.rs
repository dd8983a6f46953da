//! Witnesses that are made from what was seen: right ones and wrong ones, in every format.

pub mod graphml;
pub mod yaml;

/// A place in the file `Main.java`; both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Location {
    /// Where a text begins.
    pub fn of(text: &str, source: &str) -> Option<Self> {
        let at = source.find(text)?;
        let before = &source[..at];
        let line = before.matches('\n').count() + 1;
        let column = at - before.rfind('\n').map_or(0, |end| end + 1) + 1;
        Some(Self { line, column })
    }
}

/// The property that no assertion fails.
const ASSERT: &str = "CHECK( init(Main.main()), LTL(G assert) )";
