//! How many runs ended how, and what they are worth.

use std::collections::BTreeMap;

use jurat_bench::model::{AnswerClass, ResultCategory};

use super::{Table, ToolRuns};

/// Runs that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Group {
    All,
    Correct,
    CorrectTrue,
    CorrectFalse,
    CorrectUnconfirmed,
    Wrong,
    WrongTrue,
    WrongFalse,
    Unknown,
    Error,
    Missing,
    /// Runs without a status.
    Aborted,
}

impl Group {
    /// All groups, in the order in which people see them.
    pub const ALL: [Group; 12] = [
        Group::All,
        Group::Correct,
        Group::CorrectTrue,
        Group::CorrectFalse,
        Group::CorrectUnconfirmed,
        Group::Wrong,
        Group::WrongTrue,
        Group::WrongFalse,
        Group::Unknown,
        Group::Error,
        Group::Missing,
        Group::Aborted,
    ];

    /// For people and programs.
    pub fn name(self) -> &'static str {
        match self {
            Group::All => "all",
            Group::Correct => "correct",
            Group::CorrectTrue => "correct true",
            Group::CorrectFalse => "correct false",
            Group::CorrectUnconfirmed => "correct-unconfirmed",
            Group::Wrong => "wrong",
            Group::WrongTrue => "wrong true",
            Group::WrongFalse => "wrong false",
            Group::Unknown => "unknown",
            Group::Error => "error",
            Group::Missing => "missing",
            Group::Aborted => "aborted",
        }
    }

    fn has(self, category: Option<ResultCategory>, class: AnswerClass) -> bool {
        match self {
            Group::All => true,
            Group::Correct => category == Some(ResultCategory::Correct),
            Group::CorrectTrue => category == Some(ResultCategory::Correct) && class == AnswerClass::True,
            Group::CorrectFalse => category == Some(ResultCategory::Correct) && class == AnswerClass::False,
            Group::CorrectUnconfirmed => category == Some(ResultCategory::CorrectUnconfirmed),
            Group::Wrong => category == Some(ResultCategory::Wrong),
            Group::WrongTrue => category == Some(ResultCategory::Wrong) && class == AnswerClass::True,
            Group::WrongFalse => category == Some(ResultCategory::Wrong) && class == AnswerClass::False,
            Group::Unknown => category == Some(ResultCategory::Unknown),
            Group::Error => category == Some(ResultCategory::Error),
            Group::Missing => category == Some(ResultCategory::Missing),
            Group::Aborted => category.is_none(),
        }
    }
}

/// What the runs of a run set come to.
#[derive(Clone, PartialEq, Debug)]
pub struct Totals {
    /// Runs by group, in the order of [`Group::ALL`].
    pub groups: [(Group, usize); Group::ALL.len()],
    /// Runs by status.
    pub statuses: BTreeMap<String, usize>,
    /// All points; absent if no run can have any.
    pub score: Option<f64>,
    /// The most points that there are for the tasks that the tool was run on.
    pub max_score: i64,
}

impl Totals {
    /// How many runs are in a group.
    pub fn count(&self, group: Group) -> usize {
        self.groups.iter().find(|(counted, _)| *counted == group).map_or(0, |(_, count)| *count)
    }
}

impl ToolRuns {
    /// The rows of the runs of a group.
    pub fn rows_of(&self, group: Group) -> impl Iterator<Item = usize> {
        self.cells.iter().enumerate().filter_map(move |(row, cell)| {
            let cell = cell.as_ref()?;
            group.has(cell.category, cell.class).then_some(row)
        })
    }
}

impl Table {
    /// What the runs of one of the run sets come to.
    pub fn totals(&self, run_set: &ToolRuns) -> Totals {
        let mut totals = Totals {
            groups: Group::ALL.map(|group| (group, run_set.rows_of(group).count())),
            statuses: BTreeMap::new(),
            score: None,
            max_score: 0,
        };
        for (row, cell) in run_set.cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            if let Some(status) = run_set.status(row) {
                *totals.statuses.entry(status.into_owned()).or_default() += 1;
            }
            if let Some(score) = cell.score {
                *totals.score.get_or_insert(0.0) += score;
            }
            totals.max_score += i64::from(self.tasks[row].max_score.unwrap_or(0));
        }
        totals
    }
}
