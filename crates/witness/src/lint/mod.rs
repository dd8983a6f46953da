//! Lint: every rule looks at the witness, and what breaks it becomes a [`Finding`].
//!
//! To add a rule: write `rules/<directory>/<name>.rs` (copy a neighbour), add its lines to the directory's `mod.rs` and to
//! `registry.rs`, and put a bad and a good witness into `corpus/lint/<name>/`. Nothing else needs to change.

mod context;
mod driver;
mod finding;
mod registry;
mod rule;
mod rules;
mod sequence;
mod sites;
mod timestamp;
mod words;
mod yaml_driver;

pub use driver::{LintOptions, LintReport, lint, lint_while};
pub use finding::{Finding, Severity};
pub use registry::{RULES, rule_by_code};
pub use rule::Rule;
