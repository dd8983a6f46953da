//! `jurat convert`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use jurat_report::visible;
use jurat_witness::Reading;
use jurat_witness::convert::{ConversionContext, ConversionTarget, Converted, Degree, Loss, convert};

use crate::cli::{ConvertArguments, TargetFormat};
use crate::commands::show::must_be_witness;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::{input, output, program};

/// How many losses of one reason are listed one by one.
const N_LISTED: usize = 5;

/// The time as witnesses have it.
pub(crate) fn now() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string()
}

/// Converts a witness; what is lost goes to standard error.
pub fn run(arguments: &ConvertArguments) -> Result<CommandExit, Error> {
    let program = program::given(&arguments.program)?;
    let reading = input::witness(&arguments.witness)?;
    let path = arguments.witness.display().to_string();
    let exit = must_be_witness(&path, &reading)?;
    let target = match arguments.to {
        TargetFormat::GraphMl => ConversionTarget::GraphMl,
        TargetFormat::Yaml => ConversionTarget::Yaml,
    };
    let now = now();
    let surroundings = ConversionContext {
        program: program.as_ref(),
        specification: arguments.specification.as_deref(),
        now: &now,
    };
    let converted = convert(&reading.witness, target, surroundings)
        .map_err(|missing| Error::Convert { path: path.clone(), reason: missing.to_string() })?;
    match &arguments.output {
        Some(file) => {
            fs::write(file, &converted.text).map_err(|error| Error::Write { path: file.clone(), error })?;
        }
        None => output::print(&converted.text),
    }
    output::remark(&remarks(&path, &reading, &converted));
    Ok(if converted.losses.is_empty() { exit } else { CommandExit::Findings })
}

fn remarks(path: &str, reading: &Reading, converted: &Converted) -> String {
    let mut out = String::new();
    for added in &converted.added {
        let _ = writeln!(out, "note: added {added}");
    }
    let mut by_reason: BTreeMap<(&str, &str), Vec<&Loss>> = BTreeMap::new();
    for loss in &converted.losses {
        let degree = match loss.degree {
            Degree::Lost => "lost",
            Degree::Weakened => "weakened",
        };
        by_reason.entry((degree, loss.reason)).or_default().push(loss);
    }
    for ((degree, reason), losses) in by_reason {
        let n = losses.len();
        let _ = writeln!(out, "{degree}: {n} {}: {reason}", if n == 1 { "claim" } else { "claims" });
        for loss in losses.iter().take(N_LISTED) {
            let at = reading.position(loss.span.start);
            let _ = writeln!(out, "  {path}:{}:{}: {}", at.line, at.column, visible(&loss.claim));
        }
        if n > N_LISTED {
            let _ = writeln!(out, "  … and {} more", n - N_LISTED);
        }
    }
    out
}
