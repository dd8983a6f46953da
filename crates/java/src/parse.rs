//! Source to syntax tree, with size, effort, time and memory bounded.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use jurat_quota::{Exhausted, Quota};
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

/// Why a source has no syntax tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unparsed {
    /// It is longer than [`MAX_BYTES`], or was made to be ambiguous.
    TooLarge,
    /// The quota was used up.
    Exhausted(Exhausted),
}

impl From<Exhausted> for Unparsed {
    fn from(exhausted: Exhausted) -> Self {
        Self::Exhausted(exhausted)
    }
}

/// The syntax tree of a source.
pub(crate) fn parse(source: &str, quota: &Quota) -> Result<Tree, Unparsed> {
    if source.len() > MAX_BYTES || has_long_chain(source) {
        return Err(Unparsed::TooLarge);
    }
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java::LANGUAGE.into()).map_err(|_| Unparsed::TooLarge)?;
    let bytes = source.as_bytes();
    let start = Instant::now();
    let mut n_reports = 0;
    let mut stopped = Unparsed::TooLarge;
    let mut progress = |_: &ParseState| {
        n_reports += 1;
        if let Err(exhausted) = quota.look() {
            stopped = exhausted.into();
            ControlFlow::Break(())
        } else if n_reports > MAX_REPORTS || start.elapsed() > MAX_TIME {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    let text = &mut |at: usize, _| bytes.get(at..).unwrap_or_default();
    parser.parse_with_options(text, None, Some(options)).ok_or(stopped)
}
