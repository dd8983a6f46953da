//! Walks `corpus/lint`: one directory per rule, with witnesses that break it (`bad*`) and witnesses that do not (`good*`).
//!
//! Program files in the directory are given to lint. What lint says of a bad witness is a snapshot beside it; good ones
//! must be clean altogether. A new case needs no Rust.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use jurat::program::load;
use jurat_witness::lint::{LintOptions, LintReport, RULES, Rule, Severity, lint, rule_by_code};
use jurat_witness::{Reading, read};

fn directory(path: &Path) -> &Path {
    path.parent().expect("cases are files in directories")
}

fn rule_of(path: &Path) -> &'static Rule {
    let name = directory(path).file_name().expect("directories have names").to_string_lossy();
    rule_by_code(&name).unwrap_or_else(|| panic!("`{name}` is the name of no rule"))
}

fn lint_case(path: &Path) -> (Reading, LintReport) {
    let reading = read(fs::read(path).expect("the case is readable"));
    let mut sources: Vec<PathBuf> = fs::read_dir(directory(path))
        .expect("the directory is readable")
        .map(|entry| entry.expect("the directory is readable").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "java" || ending == "c"))
        .collect();
    sources.sort();
    let program = load(&sources).expect("the program is readable");
    let options = LintOptions { strict: rule_of(path).strict, max_per_rule: 20 };
    let report = lint(&reading, (!sources.is_empty()).then_some(&program), options);
    (reading, report)
}

fn rendered(reading: &Reading, report: &LintReport) -> String {
    let mut text = String::new();
    for finding in &report.findings {
        let at = reading.position(finding.span.start);
        let (severity, code) = (finding.severity.as_str(), finding.rule.code);
        let _ = writeln!(text, "{}:{}: {severity}[{code}]: {}", at.line, at.column, finding.message);
        let _ = writeln!(text, "  help: {}", finding.help);
    }
    text
}

pub(crate) fn bad(path: &Path) -> datatest_stable::Result<()> {
    let rule = rule_of(path);
    let (reading, report) = lint_case(path);
    let text = rendered(&reading, &report);
    if !report.findings.iter().any(|finding| std::ptr::eq(finding.rule, rule)) {
        return Err(format!("{} does not report {}; it reports:\n{text}", path.display(), rule.code).into());
    }
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(fs::canonicalize(directory(path))?);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let name = path.file_name().expect("cases are files").to_string_lossy().replace('.', "-");
    settings.bind(|| insta::assert_snapshot!(name, text));
    Ok(())
}

pub(crate) fn good(path: &Path) -> datatest_stable::Result<()> {
    let (reading, report) = lint_case(path);
    let is_broken = report.findings.iter().any(|finding| std::ptr::eq(finding.rule, rule_of(path)));
    if is_broken || report.worst() >= Some(Severity::Warning) {
        return Err(format!("{} is not clean:\n{}", path.display(), rendered(&reading, &report)).into());
    }
    Ok(())
}

/// Every rule has both kinds of cases.
pub(crate) fn complete(path: &Path) -> datatest_stable::Result<()> {
    let corpus = directory(path);
    let missing: Vec<_> = RULES
        .iter()
        .filter(|rule| {
            let names: Vec<_> = fs::read_dir(corpus.join(rule.name))
                .map(|entries| {
                    entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
                })
                .unwrap_or_default();
            !["bad", "good"].iter().all(|kind| names.iter().any(|name| name.starts_with(kind)))
        })
        .map(|rule| format!("{} {}", rule.code, rule.name))
        .collect();
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("no bad and good case for: {}", missing.join(", ")).into())
    }
}
