//! Every status string that BenchExec knows: its category and its points are those of BenchExec.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]
#![expect(clippy::print_stderr, reason = "a test that is skipped says so")]

mod common;

use std::io::Write as _;
use std::process::{Command, Stdio};

use common::{base, run, scored, structure, verification};
use jurat_bench::model::ResultCategory;
use jurat_score::{Results, Rules};

const PARTS: [&str; 9] = [
    "unreach-call",
    "termination",
    "no-overflow",
    "no-deadlock",
    "valid-deref",
    "valid-free",
    "valid-memtrack",
    "valid-memcleanup",
    "no-data-race",
];

/// Statuses that say nothing about the property, and what becomes of them.
const OTHERS: [(&str, ResultCategory); 21] = [
    ("done", ResultCategory::Missing),
    ("unknown", ResultCategory::Unknown),
    ("ERROR", ResultCategory::Error),
    ("ERROR (1)", ResultCategory::Error),
    ("ERROR (255)", ResultCategory::Error),
    ("TIMEOUT", ResultCategory::Error),
    ("TIMEOUT (true)", ResultCategory::Error),
    ("TIMEOUT (false)", ResultCategory::Error),
    ("TIMEOUT (false(no-overflow))", ResultCategory::Error),
    ("OUT OF MEMORY", ResultCategory::Error),
    ("OUT OF MEMORY (true)", ResultCategory::Error),
    ("KILLED", ResultCategory::Error),
    ("FAILED", ResultCategory::Error),
    ("FILES-COUNT LIMIT", ResultCategory::Error),
    ("FILES-SIZE LIMIT", ResultCategory::Error),
    ("ABORTED", ResultCategory::Error),
    ("SEGMENTATION FAULT", ResultCategory::Error),
    ("KILLED BY SIGNAL 9", ResultCategory::Error),
    ("TRUE", ResultCategory::Error),
    ("false (x)", ResultCategory::Error),
    ("error in the parser", ResultCategory::Error),
];

fn statuses() -> Vec<String> {
    let parts = PARTS.iter().map(|part| format!("false({part})"));
    let answers = ["true".to_owned(), "false".to_owned()];
    answers.into_iter().chain(parts).chain(OTHERS.iter().map(|(status, _)| (*status).to_owned())).collect()
}

fn wanted() -> Vec<String> {
    let parts = PARTS.iter().map(|part| format!("false({part})"));
    ["true".to_owned(), "false".to_owned()].into_iter().chain(parts).collect()
}

/// The category and the points that one run gets on its own.
fn judged(wanted: &str, status: &str) -> (ResultCategory, f64) {
    let structure = structure(vec![base("A")]);
    let runs = vec![run("task", wanted, status, 1.0)];
    let results = Results { verifications: vec![verification("p", "A", runs)], validations: Vec::new() };
    let (judged, standings) = scored(&structure, &Rules::svcomp_2026(), &results);
    let run = &judged.categories.values().next().unwrap().verifiers["p"][0];
    (run.result.category, standings.categories[0].entries[0].score)
}

#[test]
fn every_status_has_its_category_and_its_points() {
    for wanted in wanted() {
        for (status, category) in OTHERS {
            assert_eq!(judged(&wanted, status), (category, 0.0), "{status} where {wanted}");
        }
        for status in statuses().iter().filter(|status| {
            *status == "true"
                || *status == "false"
                || PARTS.iter().any(|part| **status == format!("false({part})"))
        }) {
            let expected = match (wanted.as_str(), status.as_str()) {
                ("true", "true") => (ResultCategory::Correct, 2.0),
                ("true", _) => (ResultCategory::Wrong, -16.0),
                (_, "true") => (ResultCategory::Wrong, -32.0),
                ("false", _) => (ResultCategory::Correct, 1.0),
                (wanted, status) if wanted == status => (ResultCategory::Correct, 1.0),
                // Another part of the property may be violated as well.
                _ => (ResultCategory::Unknown, 0.0),
            };
            assert_eq!(judged(&wanted, status), expected, "{status} where {wanted}");
        }
    }
}

/// Reads lines of what is wanted and the status, and writes BenchExec's category and points.
const SCRIPT: &str = r#"
import sys
from benchexec import result
for line in sys.stdin:
    wanted, status = line.rstrip("\n").split("\t")
    part = wanted[6:-1] or None
    expected = result.ExpectedResult(wanted == "true", part)
    prop = result.Property("p.prp", True, "p")
    category = result.get_result_category({"p.prp": expected}, status, [prop])
    print(category, prop.compute_score(category, status), prop.max_score(expected), sep="\t")
"#;

#[test]
fn benchexec_says_the_same() {
    let python = std::env::var_os("BENCHEXEC_PYTHON").filter(|python| !python.is_empty());
    let Some(python) = python else {
        eprintln!("not compared: `make test` found no BenchExec and could not install it");
        return;
    };
    let cases: Vec<(String, String)> = wanted()
        .iter()
        .flat_map(|wanted| statuses().into_iter().map(move |status| (wanted.clone(), status)))
        .collect();
    let mut benchexec = Command::new(python)
        .args(["-c", SCRIPT])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("BENCHEXEC_PYTHON is a Python");
    let lines: String = cases.iter().map(|(wanted, status)| format!("{wanted}\t{status}\n")).collect();
    benchexec.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = benchexec.wait_with_output().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    assert_eq!(answers.lines().count(), cases.len(), "BenchExec has answered to everything");
    for ((wanted, status), answer) in cases.iter().zip(answers.lines()) {
        let (category, score) = judged(wanted, status);
        let category = format!("{category:?}").to_lowercase();
        let max = if wanted == "true" { 2 } else { 1 };
        assert_eq!(format!("{category}\t{score}\t{max}"), answer, "{status} where {wanted}");
    }
}
