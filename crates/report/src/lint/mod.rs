//! The findings of lint, one file per output format, and the manuals of the rules.

mod json;
mod manual;
mod sarif;
mod text;

use jurat_witness::Reading;
use jurat_witness::lint::{LintReport, Severity};

pub use json::json;
pub use manual::{explain, table};
pub use sarif::sarif;
pub use text::{text, total};

/// A witness and what lint found in it.
#[derive(Debug)]
pub struct Linted {
    /// The path as given.
    pub path: String,
    /// The witness.
    pub reading: Reading,
    /// The findings.
    pub report: LintReport,
}

/// How many findings of each severity there are, those not kept included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct FindingCounts {
    /// Errors.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
    /// Infos.
    pub infos: usize,
}

impl FindingCounts {
    /// Counts the findings of a report.
    pub fn of(report: &LintReport) -> Self {
        let mut counts = Self::default();
        for finding in &report.findings {
            *counts.slot(finding.severity) += 1;
        }
        for (rule, n_all) in &report.cut {
            let n_kept = report.findings.iter().filter(|finding| std::ptr::eq(finding.rule, *rule)).count();
            *counts.slot(rule.severity) += n_all.saturating_sub(n_kept);
        }
        counts
    }

    fn slot(&mut self, severity: Severity) -> &mut usize {
        match severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
            Severity::Info => &mut self.infos,
        }
    }
}

impl std::ops::AddAssign for FindingCounts {
    fn add_assign(&mut self, other: Self) {
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.infos += other.infos;
    }
}
