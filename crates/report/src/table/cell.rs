//! What a run counts as in a table, by what its file says of it.

use std::collections::BTreeMap;

use jurat_bench::model::{AnswerClass, PropertyFile, ResultCategory, RunStatus};
use jurat_bench::read::{self, ColumnId, ReadRun, ResultColumns, ResultSet};
use jurat_bench::verdict;

/// Where a run is, and what it counts as. Its result stays where it was read: a table may have millions of cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RunCell {
    /// Which of the files of the run set it is from.
    pub file: usize,
    /// Which of the runs of the file it is.
    pub run: usize,
    /// What its answer says about the property.
    pub class: AnswerClass,
    /// Whether its answer is right; absent if it has no answer.
    pub category: Option<ResultCategory>,
    /// Its points; absent if there are none for its property.
    pub score: Option<f64>,
}

/// The columns of a file that cells are made of.
pub(super) struct Judge<'a> {
    properties: &'a BTreeMap<String, PropertyFile>,
    results: ResultColumns,
    witness_category: Option<ColumnId>,
    score: Option<ColumnId>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(results: &ResultSet, properties: &'a BTreeMap<String, PropertyFile>) -> Judge<'a> {
        Judge {
            properties,
            results: ResultColumns::of(results),
            witness_category: results.column("witness-category"),
            score: results.column("score"),
        }
    }

    pub(super) fn cell(&self, file: usize, index: usize, run: &ReadRun) -> RunCell {
        let status = self.results.status(run);
        let category = self.category(run, status.as_ref());
        let class = status.as_ref().map_or(AnswerClass::Other, RunStatus::class);
        RunCell { file, run: index, class, category, score: self.score(run, class, category) }
    }

    /// The most points that there are for the task of a run.
    pub(super) fn max_score(&self, run: &ReadRun) -> Option<i32> {
        let most = verdict::max_score(run.expected.as_ref(), self.property(run))?;
        Some(if self.is_worth_points(run) { most } else { 0 })
    }

    fn property(&self, run: &ReadRun) -> Option<&'a PropertyFile> {
        self.properties.get(run.property_file.as_deref()?)
    }

    /// That of the file, which somebody may have changed after looking at witnesses; without one, that of the status.
    fn category(&self, run: &ReadRun, status: Option<&RunStatus>) -> Option<ResultCategory> {
        let computed = || Some(verdict::category(status?, self.property(run), run.expected.as_ref()));
        self.results.category(run).or_else(computed)
    }

    /// That of the file; without one, that of the status. A run without an answer is worth nothing.
    fn score(&self, run: &ReadRun, class: AnswerClass, category: Option<ResultCategory>) -> Option<f64> {
        let written = value(run, self.score).and_then(read::number).map(|number| number.value);
        let computed = || {
            self.property(run).filter(|property| property.is_svcomp)?;
            let points = verdict::points(category.unwrap_or(ResultCategory::Missing), class);
            Some(if self.is_worth_points(run) { f64::from(points) } else { 0.0 })
        };
        written.or_else(computed)
    }

    /// Not if it is the run of a validator on a witness of which nobody knows whether it is right.
    fn is_worth_points(&self, run: &ReadRun) -> bool {
        let of_witness = self.witness_category.and_then(|column| run.value(column));
        of_witness.is_none_or(|word| ["correct", "wrong"].contains(&word))
    }
}

fn value(run: &ReadRun, column: Option<ColumnId>) -> Option<&str> {
    run.value(column?).filter(|value| !value.is_empty())
}

/// As people read it, and as BenchExec's tables say it.
pub(super) fn category_name(category: Option<ResultCategory>) -> &'static str {
    category.map_or("aborted", ResultCategory::as_str)
}
