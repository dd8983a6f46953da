//! `jurat show`.

use std::fs;

use jurat_report::show::{annotate, head, html, text};
use jurat_text::yaml::Yaml;
use jurat_witness::claims::claims;
use jurat_witness::lint::{LintOptions, lint};
use jurat_witness::yaml;
use jurat_witness::{Reading, Syntax};

use crate::cli::ShowArguments;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::{input, output, program};

/// Shows a witness against its program.
pub fn run(arguments: &ShowArguments) -> Result<CommandExit, Error> {
    let program = program::given(&arguments.program)?;
    let reading = input::witness(&arguments.witness)?;
    let path = arguments.witness.display().to_string();
    let exit = must_be_witness(&path, &reading)?;
    let claims = claims(&reading.witness);
    let head = head(&path, &reading, &claims, program.as_ref());
    let line = |claim: &jurat_witness::claims::Claim| reading.lines.line(&reading.text, claim.span.start);
    let annotated = annotate(&claims, program.as_ref(), arguments.all, line);
    match &arguments.html {
        Some(file) => {
            let page = html(&head, &annotated);
            fs::write(file, page).map_err(|error| Error::Write { path: file.clone(), error })?;
        }
        None => output::print(&text(&head, &annotated)),
    }
    Ok(exit)
}

/// A damaged witness is still used, with a warning; a file with nothing of a witness in it is not.
pub(crate) fn must_be_witness(path: &str, reading: &Reading) -> Result<CommandExit, Error> {
    let has_entry_type = |entry: &Yaml| entry.get("entry_type").is_some();
    let is_witness = match &reading.syntax {
        Syntax::GraphMl(document) => document.graph().is_some(),
        Syntax::Yaml(document) => yaml::entries(document).iter().any(has_entry_type),
        Syntax::Unknown => false,
    };
    let is_cut = reading.problems.iter().any(|problem| problem.kind.cuts_text());
    if is_witness && !is_cut {
        return Ok(CommandExit::Clean);
    }
    let (place, reason) = worst_finding(reading);
    if !is_witness {
        return Err(Error::NotAWitness { path: path.to_owned(), reason });
    }
    output::warning(&format!("{path}:{place}: {reason} (hint: `jurat lint {path}` says more)"));
    Ok(CommandExit::Findings)
}

/// The place and the message of the first of the worst findings.
fn worst_finding(reading: &Reading) -> (String, String) {
    let report = lint(reading, None, LintOptions { strict: false, max_per_rule: 1 });
    let worst = report.findings.iter().rev().max_by_key(|finding| finding.severity);
    let position = reading.position(worst.map_or(0, |finding| finding.span.start));
    let reason = worst.map_or_else(|| "nothing in it".to_owned(), |finding| finding.message.clone());
    (format!("{}:{}", position.line, position.column), reason)
}
