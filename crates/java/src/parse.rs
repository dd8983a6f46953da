//! Source to syntax tree, with size, effort and time bounded.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use tree_sitter::{ParseOptions, ParseState, Parser, Tree};

use crate::chains::has_long_chain;

/// Longer sources are not parsed.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// How often the parser may report progress, which it does every hundred steps.
///
/// Java takes about one step a byte, so that this is enough for every source of [`MAX_BYTES`] that a person or a
/// generator wrote; it bounds the tree of a source without blanks and names to a gigabyte.
const MAX_REPORTS: usize = 200_000;

/// Parsing longer than this means that the source was made to be ambiguous: a megabyte of Java takes half a second.
const MAX_TIME: Duration = Duration::from_secs(10);

/// The syntax tree of a source; none if it is too large or takes too long.
pub(crate) fn parse(source: &str) -> Option<Tree> {
    if source.len() > MAX_BYTES || has_long_chain(source) {
        return None;
    }
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java::LANGUAGE.into()).ok()?;
    let bytes = source.as_bytes();
    let start = Instant::now();
    let mut n_reports = 0;
    let mut progress = |_: &ParseState| {
        n_reports += 1;
        if n_reports > MAX_REPORTS || start.elapsed() > MAX_TIME {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    parser.parse_with_options(&mut |at, _| bytes.get(at..).unwrap_or_default(), None, Some(options))
}
