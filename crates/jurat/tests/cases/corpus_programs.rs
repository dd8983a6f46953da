//! Walks `corpus/programs`: what JBMC wrote for each program is read completely, and agrees with its program.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use jurat::program::load;
use jurat_witness::claims::{Fact, claims};
use jurat_witness::jbmc;
use jurat_witness::lint::{LintOptions, Severity, lint};
use jurat_witness::model::Kind;
use jurat_witness::{Reading, read};

/// What `expect.toml` says of JBMC's answer.
fn expected_kind(directory: &Path) -> Kind {
    let text = fs::read_to_string(directory.join("expect.toml")).expect("every case has an expect.toml");
    let expect: toml::Table = text.parse().expect("expect.toml is TOML");
    match expect["jbmc"]["verdict"].as_str() {
        Some("True") => Kind::Correctness,
        Some("False") => Kind::Violation,
        other => panic!("no witness can be expected of the verdict {other:?}"),
    }
}

fn reading(path: &Path) -> io::Result<Reading> {
    Ok(read(fs::read(path)?))
}

/// Nothing of the file is left out: counted in the text itself, by other means than the reader's.
pub(crate) fn is_read_completely(path: &Path) -> datatest_stable::Result<()> {
    let reading = reading(path)?;
    assert_eq!(reading.problems, []);
    let automaton = reading.witness.automaton().expect("JBMC writes GraphML");
    let n_texts = |text: &str| reading.text.matches(text).count();
    assert_eq!(automaton.nodes.len(), n_texts("<node "));
    assert_eq!(automaton.edges.len(), n_texts("<edge "));
    assert!(jbmc::is_dialect(automaton));
    assert_eq!(reading.witness.kind(), expected_kind(path.parent().expect("witnesses are in directories")));
    let claims = claims(&reading.witness);
    let is_store = |fact: &Fact| matches!(fact, Fact::Store { .. });
    let n_stores = claims.iter().filter(|claim| is_store(&claim.fact)).count();
    assert_eq!(n_stores, n_texts("<data key=\"invariant\">") + n_texts("<data key=\"assumption\">"));
    assert!(claims.iter().all(|claim| is_store(&claim.fact) || claim.fact == Fact::Violation));
    Ok(())
}

/// JBMC leaves out most metadata; what it says of lines, files and scopes is true.
pub(crate) fn agrees_with_its_program(path: &Path) -> datatest_stable::Result<()> {
    let reading = reading(path)?;
    let directory = path.parent().expect("witnesses are in directories");
    let program = load(&[directory.to_owned()])?;
    let report = lint(&reading, Some(&program), LintOptions { strict: true, max_per_rule: 20 });
    let serious: Vec<_> = report
        .findings
        .iter()
        .filter(|finding| finding.severity >= Severity::Warning && finding.rule.name != "missing-metadata")
        .map(|finding| format!("{} {}", finding.rule.code, finding.message))
        .collect();
    assert!(serious.is_empty(), "{serious:#?}");
    Ok(())
}

/// JBMC itself still writes what is stored, for a part of the corpus; `make corpus` does so for all of it.
pub(crate) fn jbmc_writes_the_stored_witnesses(readme: &Path) -> datatest_stable::Result<()> {
    const CASES: &[&str] =
        &["right-triangle", "nested-loops", "string-literals", "lambdas", "nondet-midpoint"];
    let root: PathBuf = fs::canonicalize(readme)?
        .parent()
        .and_then(Path::parent)
        .expect("the corpus is in a directory")
        .into();
    let output = Command::new(root.join("tools/make-witnesses")).arg("--check").args(CASES).output()?;
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
    assert!(CASES.iter().all(|case| text.contains(case)), "{text}");
    Ok(())
}
