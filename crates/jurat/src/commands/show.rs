//! `jurat show`.

use std::fs;

use jurat_report::show::{annotate, head, html, text};
use jurat_witness::claims::claims;
use jurat_witness::{Reading, Syntax};

use crate::cli::ShowArguments;
use crate::error::Error;
use crate::exit::Exit;
use crate::{input, output, program};

/// Shows a witness against its program.
pub fn run(arguments: &ShowArguments) -> Result<Exit, Error> {
    let program = program::given(&arguments.program)?;
    let reading = input::witness(&arguments.witness)?;
    let path = arguments.witness.display().to_string();
    must_be_witness(&path, &reading)?;
    let claims = claims(&reading.witness);
    let head = head(&path, &reading, &claims, program.as_ref());
    let line = |claim: &jurat_witness::claims::Claim| reading.position(claim.span.start).line;
    let annotated = annotate(&claims, program.as_ref(), arguments.all, line);
    match &arguments.html {
        Some(file) => {
            let page = html(&head, &annotated);
            fs::write(file, page).map_err(|error| Error::Write { path: file.clone(), error })?;
        }
        None => output::print(&text(&head, &annotated)),
    }
    Ok(Exit::Clean)
}

/// A witness with problems is still shown; a file of which nothing could be read is not.
pub(crate) fn must_be_witness(path: &str, reading: &Reading) -> Result<(), Error> {
    let is_readable = match &reading.syntax {
        Syntax::GraphMl(document) => document.root().is_some(),
        Syntax::Yaml(document) => document.root.is_some(),
        Syntax::Unknown => false,
    };
    if is_readable {
        return Ok(());
    }
    let report = jurat_witness::lint::lint(
        reading,
        None,
        jurat_witness::lint::Options { strict: false, max_per_rule: 1 },
    );
    let reason =
        report.findings.first().map_or_else(|| "nothing in it".to_owned(), |finding| finding.message.clone());
    Err(Error::NotAWitness { path: path.to_owned(), reason })
}
