//! W007: the witness, once unpacked, is larger than what is read.

use jurat_text::problem::{Problem, ProblemKind};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};

pub(crate) static RULE: Rule = Rule {
    code: "W007",
    name: "oversized-witness",
    severity: Severity::Error,
    strict: false,
    what: "The witness, once unpacked, is larger than what is read.",
    why: "A small gzip file can unpack to any size. Reading stops at a limit that is far above the size of \
          any sensible witness, so that one file cannot take all memory; nothing of the file was looked at.",
    bad: "$ gzip --list witness.graphml.gz
  compressed  uncompressed  ratio uncompressed_name
      260573     268435457  99.9% witness.graphml",
    good: "$ gzip --list witness.graphml.gz
  compressed  uncompressed  ratio uncompressed_name
      812394      25181203  96.8% witness.graphml",
    check: Check::Problem(check),
};

fn check(ctx: &mut Context<'_>, problem: &Problem) {
    if let ProblemKind::TooLarge { limit } = problem.kind {
        ctx.report(
            problem.span,
            format!("found more than {} MiB of text, expected at most that", limit >> 20),
            "write only the part of the proof or the path that a validator needs",
        );
    }
}
