//! `jurat score`, as typed.

use std::path::PathBuf;

use clap::Args;

/// `jurat score`.
#[derive(Debug, Args)]
#[command(after_help = "\
Whose results a file has is found from what it says about itself, and from its name, as in SV-COMP:
  verifier    the benchmark's name, if the categories list it as a verifier; else the tool's name
  category    the task set's name, or the run definition's behind the first `_`: SV-COMP26_valid-assert.Main
  validator   a benchmark called VALIDATOR-validate-KIND-witnesses-VERSION-VERIFIER, where KIND is
              violation or correctness; a VALIDATOR called witnesslint is the linter
If there are several files for the same, the newest counts. A file without a place is left out, with the reason.

Rules: 2016 requires confirmation of violations only, 2026 of all answers. A file says what differs:
  base = \"2026\"
  [points]
  correct-true = 2       # also correct-false, unconfirmed-true, unconfirmed-false, wrong-true, wrong-false
  [witnesses]
  confirm-true = true    # also confirm-false; wrong-factor multiplies validators' points for wrong witnesses
  [tasks]
  void-count = false     # whether void tasks count as tasks when scores are normalised
The formulas are in docs/score.md.

Exit code: 0 if scores were made, 2 could not run.

Examples:
  jurat score category-structure.yml results-verified/*.xml.bz2 results-validated/*.xml.bz2
  jurat score --rules 2016 -o scores/ categories.yml results/
  jurat score --rules rules.toml --void Invalid-TaskDefs.set --json scores.json categories.yml results/*.xml.gz")]
pub struct ScoreArguments {
    /// The categories: SV-COMP's category-structure.yml, or a file like it
    pub categories: PathBuf,
    /// Result files of verifiers and validators: XML of Jurat or BenchExec, plain, gzip or bzip2; or
    /// directories of them
    #[arg(value_name = "RESULT", required = true)]
    pub results: Vec<PathBuf>,
    /// Scoring rules: 2016, 2026, or a file (.toml)
    #[arg(long, value_name = "RULES", default_value = "2026")]
    pub rules: String,
    /// File that lists void tasks, one per line, wildcards allowed
    #[arg(long, value_name = "FILE")]
    pub void: Option<PathBuf>,
    /// Write a page, tables (CSV, LaTeX) and plots (SVG) to this directory
    #[arg(long, short, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Write everything as JSON to this file
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
}
