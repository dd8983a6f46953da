//! The first look at a witness: is there anything to validate, and is it about this program?

use std::cell::Cell;

use jurat_quota::{Exhausted, Quota};
use jurat_text::problem::ProblemKind;
use jurat_text::span::Span;
use jurat_text::yaml::Yaml;
use jurat_witness::claims::Claim;
use jurat_witness::lint::{self, Finding, Severity};
use jurat_witness::model::Kind;
use jurat_witness::program::Program;
use jurat_witness::property::Specification;
use jurat_witness::yaml;
use jurat_witness::{Reading, Syntax};

use crate::outcome::Undecided;
use crate::property::Property;
use crate::unread;
use crate::verdict::Unknown;

/// Findings that say that the witness belongs to another program.
const FOREIGN: &[&str] = &["wrong-program-hash", "wrong-file-hash", "line-outside-file"];

/// Findings that say that of two things only one is read.
const TWICE: &[&str] =
    &["duplicate-field", "repeated-data", "repeated-graph", "duplicate-node-id", "inconsistent-metadata"];

/// Findings that say that a part of the witness means nothing where it stands, so that nobody looks at it.
const UNREAD: &[&str] = &[
    "mixed-entry-types",
    "unknown-entry-type",
    "unknown-invariant-type",
    "unknown-waypoint-type",
    "unknown-action",
    "misplaced-target",
    "unexpected-constraint",
    "invariant-in-violation-witness",
    "violation-data-in-correctness-witness",
    "unknown-control",
    "malformed-number",
    "malformed-boolean",
    "malformed-location",
    "wrong-format-version",
    "wrong-default-value",
    "unknown-element",
    "misplaced-element",
    "stray-text",
    "missing-edge-endpoint",
    "dangling-edge",
];

/// The same, where a witness does not only speak of itself, as it does in its metadata.
const UNREAD_CONTENT: &[&str] = &["unknown-field", "wrong-field-type"];

/// Refuses only what makes validation meaningless.
pub(crate) fn admit(
    reading: &Reading,
    claims: &[Claim],
    program: &Program,
    property: Property,
    is_forced: bool,
    quota: &Quota,
) -> Result<(), Unknown> {
    let refuse = |reason: String| Err(Unknown::Witness(reason));
    if !is_witness(reading) {
        return refuse(format!("this is no witness: {}", worst(reading, program, quota)?));
    }
    if reading.problems.iter().any(|problem| problem.kind.cuts_text()) {
        return refuse(format!("the witness cannot be read to its end: {}", worst(reading, program, quota)?));
    }
    // What a witness claims besides must not be lost without a word.
    if let Some(problem) = reading.problems.iter().find(|problem| is_left_out(&problem.kind)) {
        let line = reading.position(problem.span.start).line;
        return refuse(format!(
            "a part of the witness is not read (line {line}): {}",
            worst(reading, program, quota)?
        ));
    }
    if is_forced {
        return Ok(());
    }
    if let Some(other) = other_property(reading, property) {
        return refuse(format!(
            "the witness is about another property (`{other}`); --force validates it nevertheless"
        ));
    }
    let findings = findings(reading, program, quota)?;
    if let Some(finding) = findings.iter().find(|finding| TWICE.contains(&finding.rule.name)) {
        let line = reading.position(finding.span.start).line;
        return refuse(format!(
            "the witness says something twice (line {line}: {}); --force takes the first",
            finding.message
        ));
    }
    if let Some((span, what)) = unread(reading, &findings) {
        let line = reading.position(span.start).line;
        return refuse(format!(
            "a part of the witness is not read (line {line}: {what}); --force validates the rest"
        ));
    }
    if let Some(finding) = findings.into_iter().find(is_foreign) {
        let line = reading.position(finding.span.start).line;
        return refuse(format!(
            "the witness is about another program (line {line}: {}); --force validates it nevertheless",
            finding.message
        ));
    }
    let mut files = claims.iter().filter_map(|claim| claim.place.file.as_deref());
    let names_files = files.clone().any(is_of_a_program);
    if names_files && !files.any(|name| program.file(name).is_some()) {
        return refuse(
            "the witness is about another program: it names none of the files; --force validates it nevertheless"
                .to_owned(),
        );
    }
    Ok(())
}

/// The first specification of the witness that is not this property. Of a violation that is whatever is not known to be it: the claims
/// of a proof hold or do not hold by themselves.
fn other_property(reading: &Reading, property: Property) -> Option<String> {
    const MOST: usize = 120;
    let is_violation = reading.witness.kind() == Kind::Violation;
    let mut named = reading.witness.metadata.specifications.iter();
    let other = named.find(|it| {
        let is_it = Property::parse(&it.value).ok() == Some(property);
        !is_it && (is_violation || Specification::parse_all(&it.value).is_some())
    })?;
    let line = other.value.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(line.chars().take(MOST).collect())
}

/// The classes whose `main` the witness says to start with.
pub(crate) fn entries(reading: &Reading) -> Vec<String> {
    let specifications = reading.witness.metadata.specifications.iter();
    let all = specifications.filter_map(|it| Specification::parse_all(&it.value)).flatten();
    let mut classes: Vec<String> =
        all.filter_map(|it| it.entry.strip_suffix(".main").map(str::to_owned)).collect();
    classes.sort();
    classes.dedup();
    classes
}

fn is_left_out(kind: &ProblemKind) -> bool {
    matches!(kind, ProblemKind::YamlAlias | ProblemKind::SecondYamlDocument)
}

fn is_witness(reading: &Reading) -> bool {
    let has_entry_type = |entry: &Yaml| entry.get("entry_type").is_some();
    match &reading.syntax {
        Syntax::GraphMl(document) => document.graph().is_some(),
        Syntax::Yaml(document) => yaml::entries(document).iter().any(has_entry_type),
        Syntax::Unknown => false,
    }
}

/// The first part of the witness that nobody looks at.
fn unread(reading: &Reading, findings: &[Finding]) -> Option<(Span, String)> {
    let is_unread = |finding: &&Finding| {
        let name = &finding.rule.name;
        UNREAD.contains(name) || UNREAD_CONTENT.contains(name) && !is_in_metadata(reading, finding)
    };
    let finding = findings.iter().find(is_unread).map(|finding| (finding.span, finding.message.clone()));
    finding.or_else(|| unread::unread(reading))
}

/// Whether a finding is about what a YAML witness says of itself.
fn is_in_metadata(reading: &Reading, finding: &Finding) -> bool {
    let Syntax::Yaml(document) = &reading.syntax else { return false };
    let mut all = yaml::entries(document).iter().filter_map(|entry| entry.get("metadata"));
    all.any(|metadata| metadata.span.start <= finding.span.start && finding.span.end <= metadata.span.end)
}

fn findings(reading: &Reading, program: &Program, quota: &Quota) -> Result<Vec<Finding>, Unknown> {
    let max_per_rule = if matches!(reading.syntax, Syntax::Yaml(_)) { usize::MAX } else { 1 };
    let options = lint::LintOptions { strict: false, max_per_rule };
    let stopped = Cell::new(Exhausted::Time);
    let go_on = || quota.look().map_err(|exhausted| stopped.set(exhausted)).is_ok();
    let report = lint::lint_while(reading, Some(program), options, &go_on);
    let report = report.ok_or_else(|| Undecided::limit(stopped.get(), "while the witness was read"))?;
    Ok(report.findings)
}

fn is_foreign(finding: &Finding) -> bool {
    finding.severity >= Severity::Warning && FOREIGN.contains(&finding.rule.name)
}

/// Files of the JDK and of the verifier are named in witnesses of any program.
fn is_of_a_program(name: &str) -> bool {
    !name.starts_with("java/") && !name.starts_with("org/sosy_lab/") && !name.starts_with('<')
}

fn worst(reading: &Reading, program: &Program, quota: &Quota) -> Result<String, Unknown> {
    let findings = findings(reading, program, quota)?;
    let worst = findings.into_iter().rev().max_by_key(|finding| finding.severity);
    Ok(worst.map_or_else(
        || "there is nothing in it".to_owned(),
        |finding| format!("line {}: {}", reading.position(finding.span.start).line, finding.message),
    ))
}
