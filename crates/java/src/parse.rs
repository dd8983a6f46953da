//! Source to syntax tree, with size and effort bounded.

use std::ops::ControlFlow;

use tree_sitter::{ParseOptions, ParseState, Parser, Tree};

/// Longer sources are not parsed.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// How often the parser may report progress, which it does every hundred steps.
///
/// Java takes about one step a byte, so that this is enough for every source of [`MAX_BYTES`] that a person or a
/// generator wrote; it bounds a source without blanks and names to a few seconds and a gigabyte. Counting instead of
/// reading a clock gives the same answer on every machine.
const MAX_REPORTS: usize = 200_000;

/// The syntax tree of a source; none if it is too large or takes too long.
pub(crate) fn parse(source: &str) -> Option<Tree> {
    if source.len() > MAX_BYTES {
        return None;
    }
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java::LANGUAGE.into()).ok()?;
    let bytes = source.as_bytes();
    let mut n_reports_left = MAX_REPORTS;
    let mut progress = |_: &ParseState| {
        n_reports_left = n_reports_left.saturating_sub(1);
        if n_reports_left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    parser.parse_with_options(&mut |at, _| bytes.get(at..).unwrap_or_default(), None, Some(options))
}
