//! `jurat lint`.

use std::path::Path;

use jurat_report::lint::{FindingCounts, Linted, explain, json, sarif, table, text, total};
use jurat_witness::lint::{LintOptions, lint, rule_by_code};
use jurat_witness::program::Program;

use crate::cli::{LintArguments, LintFormat};
use crate::error::Error;
use crate::exit::CommandExit;
use crate::{input, output, program};

/// Lints the witnesses. One that cannot be read does not keep the others from being read.
pub fn run(arguments: &LintArguments) -> Result<CommandExit, Error> {
    if arguments.list {
        output::print(&table());
        return Ok(CommandExit::Clean);
    }
    if let Some(code) = &arguments.explain {
        let rule = rule_by_code(code).ok_or_else(|| Error::UnknownRule { code: code.clone() })?;
        output::print(&explain(rule));
        return Ok(CommandExit::Clean);
    }
    let program = program::given(&arguments.program)?;
    let mut run = Run { arguments, program: program.as_ref(), counts: FindingCounts::default(), n_unread: 0 };
    let kept: Vec<Linted> = arguments.witnesses.iter().filter_map(|path| run.witness(path)).collect();
    let n_read = arguments.witnesses.len() - run.n_unread;
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
    counts: FindingCounts,
    n_unread: usize,
}

impl Run<'_> {
    /// Lints one witness; as text its findings are printed at once, otherwise they are kept for the end.
    fn witness(&mut self, path: &Path) -> Option<Linted> {
        let reading = match input::witness(path) {
            Ok(reading) => reading,
            Err(error) => {
                output::error(&error);
                self.n_unread += 1;
                return None;
            }
        };
        let limit = self.arguments.limit;
        let max_per_rule = if limit == 0 { usize::MAX } else { limit };
        let report =
            lint(&reading, self.program, LintOptions { strict: self.arguments.strict, max_per_rule });
        self.counts += FindingCounts::of(&report);
        let linted = Linted { path: path.display().to_string(), reading, report };
        if self.arguments.format == LintFormat::Text {
            output::print(&text(&linted));
            // The process ends after the last witness: the system frees its memory faster than we could.
            if self.arguments.witnesses.len() == 1 {
                std::mem::forget(linted);
            }
            return None;
        }
        Some(linted)
    }

    fn exit(&self) -> CommandExit {
        if self.n_unread > 0 {
            CommandExit::CouldNotRun
        } else if self.counts.errors + self.counts.warnings > 0 {
            CommandExit::Findings
        } else {
            CommandExit::Clean
        }
    }
}
