//! What many rows come to.

use jurat_validate::Category;
use serde::{Serialize, Serializer};

use super::row::Row;

/// What many rows come to.
#[derive(Clone, Debug, Serialize)]
pub struct BatchSummary<'r> {
    /// How many rows there are.
    pub n_tasks: usize,
    /// How many of each category, in the order of [`Category::ALL`].
    #[serde(serialize_with = "by_name")]
    pub categories: Vec<(Category, usize)>,
    /// The claims of all witnesses.
    pub claims: Claims,
    /// The answers, held against what the tasks expect.
    pub agreement: Agreement<'r>,
    /// The wall times of all tasks together.
    pub wall_seconds: f64,
    /// The CPU times of all tasks together.
    pub cpu_seconds: f64,
}

/// Claims, by what became of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Claims {
    /// All.
    pub claimed: usize,
    /// Tested.
    pub checked: usize,
    /// Understood, nothing to test.
    pub wildcard: usize,
    /// Not tested.
    pub dropped: usize,
}

/// Answers, held against what the tasks expect.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Agreement<'r> {
    /// True where the property holds, False where it does not.
    pub n_agree: usize,
    /// Unknown where a verdict is expected.
    pub n_unknown: usize,
    /// The tasks with the other answer.
    pub disagree: Vec<&'r Row>,
}

impl<'r> BatchSummary<'r> {
    /// Adds the rows up.
    pub fn of(rows: &'r [Row]) -> Self {
        let n_of = |category| rows.iter().filter(|row| row.category == category).count();
        Self {
            n_tasks: rows.len(),
            categories: Category::ALL.map(|category| (category, n_of(category))).to_vec(),
            claims: Claims {
                claimed: rows.iter().map(|row| row.n_claims).sum(),
                checked: rows.iter().map(|row| row.counts.checked).sum(),
                wildcard: rows.iter().map(|row| row.counts.wildcard).sum(),
                dropped: rows.iter().map(|row| row.counts.dropped).sum(),
            },
            agreement: Agreement::of(rows),
            wall_seconds: rows.iter().map(|row| row.wall_seconds).sum(),
            cpu_seconds: rows.iter().map(|row| row.cpu_seconds).sum(),
        }
    }
}

impl<'r> Agreement<'r> {
    fn of(rows: &'r [Row]) -> Self {
        let mut agreement = Self::default();
        for row in rows {
            match (row.subject.expected, row.category) {
                (None, _) => {}
                (Some(true), Category::True) | (Some(false), Category::False) => agreement.n_agree += 1,
                (Some(false), Category::True) | (Some(true), Category::False) => agreement.disagree.push(row),
                (Some(_), _) => agreement.n_unknown += 1,
            }
        }
        agreement
    }

    /// How many tasks expect a verdict.
    pub fn n_expected(&self) -> usize {
        self.n_agree + self.n_unknown + self.disagree.len()
    }
}

fn by_name<S: Serializer>(categories: &[(Category, usize)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(categories.iter().map(|(category, count)| (category.as_str(), count)))
}
