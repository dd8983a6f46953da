//! Lint survives whatever is done to a YAML witness: lines lost, repeated, moved, indented or given another value.

use jurat_witness::lint::{LintOptions, lint};
use jurat_witness::read;
use proptest::prelude::*;

/// Witnesses that between them use every mapping of the format.
const WITNESSES: [&str; 4] = [
    include_str!("../../../corpus/lint/wrong-file-hash/good.yml"),
    include_str!("../../../corpus/lint/wrong-file-hash/good-violation.yml"),
    include_str!("../../../corpus/lint/undeclared-ghost/good.yml"),
    include_str!("../../../corpus/lint/unknown-invariant-type/good-contract.yml"),
];

/// What values are replaced by.
const VALUES: [&str; 16] = [
    "",
    "~",
    "true",
    "-1",
    "1e9",
    "99999999999999999999",
    "\"",
    "'ä'",
    "[]",
    "[[], {}]",
    "{}",
    "*a",
    "&a b",
    "|",
    r"\at(\result, Old",
    r"\at(x, ",
];

#[derive(Clone, Debug)]
enum Edit {
    Drop(usize),
    Repeat(usize),
    Move(usize, usize),
    Indent(usize),
    Outdent(usize),
    Replace(usize, &'static str),
    Cut(usize),
}

fn edit() -> impl Strategy<Value = Edit> {
    let line = 0..200_usize;
    prop_oneof![
        line.clone().prop_map(Edit::Drop),
        line.clone().prop_map(Edit::Repeat),
        (line.clone(), line.clone()).prop_map(|(from, to)| Edit::Move(from, to)),
        line.clone().prop_map(Edit::Indent),
        line.clone().prop_map(Edit::Outdent),
        (line.clone(), prop::sample::select(&VALUES[..]))
            .prop_map(|(line, value)| Edit::Replace(line, value)),
        line.prop_map(Edit::Cut),
    ]
}

fn apply(lines: &mut Vec<String>, edit: &Edit) {
    let n_lines = lines.len().max(1);
    let at = |line: usize| line % n_lines;
    match *edit {
        _ if lines.is_empty() => {}
        Edit::Drop(line) => drop(lines.remove(at(line))),
        Edit::Repeat(line) => lines.insert(at(line), lines[at(line)].clone()),
        Edit::Move(from, to) => {
            let moved = lines.remove(at(from));
            lines.insert(at(to).min(lines.len()), moved);
        }
        Edit::Indent(line) => lines[at(line)].insert_str(0, "  "),
        Edit::Outdent(line) => lines[at(line)] = lines[at(line)].replacen("  ", "", 1),
        Edit::Replace(line, value) => {
            let field = lines[at(line)].split(':').next().unwrap_or_default().to_owned();
            lines[at(line)] = format!("{field}: {value}");
        }
        Edit::Cut(line) => lines.truncate(at(line)),
    }
}

proptest! {
    #[test]
    fn mutilated_witnesses_are_linted(
        witness in prop::sample::select(&WITNESSES[..]),
        edits in prop::collection::vec(edit(), 1..12),
        strict: bool,
    ) {
        let mut lines: Vec<String> = witness.lines().map(str::to_owned).collect();
        for edit in &edits {
            apply(&mut lines, edit);
        }
        let reading = read(lines.join("\n").into_bytes());
        let report = lint(&reading, None, LintOptions { strict, max_per_rule: 20 });
        for finding in &report.findings {
            prop_assert!(finding.message.len() + finding.help.len() < 1_000, "{}", finding.message);
            prop_assert!(finding.span.end as usize <= reading.text.len());
        }
    }
}
