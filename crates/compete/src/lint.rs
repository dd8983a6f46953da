//! The first look at a witness: is there one, is it well-formed, and does it say what its verifier says?

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use jurat_bench::model::{AnswerClass, RunStatus};
use jurat_score::judge::WitnessFate;
use jurat_text::decode::MAX_BYTES;
use jurat_witness::lint::{LintOptions, Severity, lint};
use jurat_witness::model::Kind;

use crate::model::WitnessKind;

/// The name by which those who score know a linter.
pub const LINTER: &str = "witnesslint";

/// What the first look at a witness shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// Nothing is wrong with it.
    Fine,
    /// There is none.
    Missing,
    /// It breaks the rules of its format; how.
    Invalid(String),
    /// It is about the other answer.
    Mismatch,
}

impl Look {
    /// The status that a linter would have.
    pub fn status(&self) -> RunStatus {
        match self {
            Look::Fine => RunStatus::Done,
            Look::Missing => WitnessFate::Missing.linted(),
            Look::Invalid(_) => WitnessFate::Invalid.linted(),
            Look::Mismatch => WitnessFate::Mismatch.linted(),
        }
    }
}

/// The kind of witness that goes with an answer.
pub fn kind_for(status: &RunStatus) -> Option<WitnessKind> {
    match status.class() {
        AnswerClass::True => Some(WitnessKind::Correctness),
        AnswerClass::False => Some(WitnessKind::Violation),
        AnswerClass::Other => None,
    }
}

/// Looks at a witness that should be of this kind.
pub fn look(file: &Path, kind: WitnessKind) -> Look {
    // A link could lead anywhere, so only a file that the run itself has left counts.
    let is_file = file.symlink_metadata().is_ok_and(|metadata| metadata.is_file());
    let Some(bytes) = is_file.then(|| read(file).ok()).flatten() else { return Look::Missing };
    let reading = jurat_witness::read(bytes);
    let report = lint(&reading, None, LintOptions { strict: false, max_per_rule: 1 });
    let is_error = |severity| severity == Severity::Error;
    if let Some(finding) = report.findings.iter().find(|finding| is_error(finding.severity)) {
        let line = reading.position(finding.span.start).line;
        return Look::Invalid(format!("line {line}: {} ({})", finding.message, finding.rule.name));
    }
    match (reading.witness.kind(), kind) {
        (Kind::Violation, WitnessKind::Violation) | (Kind::Correctness, WitnessKind::Correctness) => {
            Look::Fine
        }
        _ => Look::Mismatch,
    }
}

/// The bytes of a witness; of one that is too large as many as show that it is.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
