//! `jurat lint`.

use std::path::Path;

use jurat_report::lint::{Counts, Linted, explain, json, sarif, table, text, total};
use jurat_witness::lint::{Options, lint, rule_by_code};
use jurat_witness::program::Program;

use crate::cli::{LintArguments, LintFormat};
use crate::error::Error;
use crate::exit::Exit;
use crate::{input, output, program};

/// Lints the witnesses. One that cannot be read does not keep the others from being read.
pub fn run(arguments: &LintArguments) -> Result<Exit, Error> {
    if arguments.list {
        output::print(&table());
        return Ok(Exit::Clean);
    }
    if let Some(code) = &arguments.explain {
        let rule = rule_by_code(code).ok_or_else(|| Error::UnknownRule { code: code.clone() })?;
        output::print(&explain(rule));
        return Ok(Exit::Clean);
    }
    let program = program::given(&arguments.program)?;
    let mut run =
        Run { arguments, program: program.as_ref(), counts: Counts::default(), could_not_read: false };
    let kept: Vec<Linted> = arguments.witnesses.iter().filter_map(|path| run.witness(path)).collect();
    let n_read = arguments.witnesses.len();
    match arguments.format {
        LintFormat::Text => output::print(&total(n_read, run.counts)),
        LintFormat::Json => output::print(&json(&kept)),
        LintFormat::Sarif => output::print(&sarif(&kept, env!("CARGO_PKG_VERSION"))),
    }
    Ok(run.exit())
}

struct Run<'a> {
    arguments: &'a LintArguments,
    program: Option<&'a Program>,
    counts: Counts,
    could_not_read: bool,
}

impl Run<'_> {
    /// Lints one witness; as text its findings are printed at once, otherwise they are kept for the end.
    fn witness(&mut self, path: &Path) -> Option<Linted> {
        let reading = match input::witness(path) {
            Ok(reading) => reading,
            Err(error) => {
                output::error(&error);
                self.could_not_read = true;
                return None;
            }
        };
        let limit = self.arguments.limit;
        let max_per_rule = if limit == 0 { usize::MAX } else { limit };
        let report = lint(&reading, self.program, Options { strict: self.arguments.strict, max_per_rule });
        self.counts += Counts::of(&report);
        let linted = Linted { path: path.display().to_string(), reading, report };
        if self.arguments.format == LintFormat::Text {
            output::print(&text(&linted));
            // To free a large witness piece by piece takes longer than most rules; the end of the process does it at once.
            if self.arguments.witnesses.last().is_some_and(|last| last == path) {
                std::mem::forget(linted);
            }
            return None;
        }
        Some(linted)
    }

    fn exit(&self) -> Exit {
        if self.could_not_read {
            Exit::CouldNotRun
        } else if self.counts.errors + self.counts.warnings > 0 {
            Exit::Findings
        } else {
            Exit::Clean
        }
    }
}
