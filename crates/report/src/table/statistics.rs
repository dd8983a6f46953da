//! Sums, means and the like of numbers.

use serde::Serialize;

use super::{Group, TableColumn, ToolRuns};

/// Of some numbers; there is at least one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TableStatistics {
    pub n: usize,
    pub sum: f64,
    pub mean: f64,
    pub median: f64,
    pub min: f64,
    pub max: f64,
    /// Of a whole population, not of a sample.
    pub deviation: f64,
}

impl TableStatistics {
    /// Absent if there are no numbers.
    #[expect(clippy::cast_precision_loss, reason = "nobody has so many runs")]
    pub fn of(mut numbers: Vec<f64>) -> Option<TableStatistics> {
        let n = numbers.len();
        if n == 0 {
            return None;
        }
        let sum: f64 = numbers.iter().sum();
        let mean = sum / n as f64;
        let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / n as f64;
        numbers.sort_by(f64::total_cmp);
        let median = f64::midpoint(numbers[(n - 1) / 2], numbers[n / 2]);
        Some(TableStatistics {
            n,
            sum,
            mean,
            median,
            min: numbers[0],
            max: numbers[n - 1],
            deviation: variance.sqrt(),
        })
    }
}

impl ToolRuns {
    /// Of the numbers in a column of the runs of a group.
    pub fn statistics(&self, column: &TableColumn, group: Group) -> Option<TableStatistics> {
        TableStatistics::of(self.rows_of(group).filter_map(|row| self.number(row, column)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_are_those_of_the_population() {
        let found =
            TableStatistics::of(vec![9.0, 2.0, 4.0, 4.0, 5.0, 5.0, 7.0, 4.0]).expect("there are numbers");
        let expected =
            TableStatistics { n: 8, sum: 40.0, mean: 5.0, median: 4.5, min: 2.0, max: 9.0, deviation: 2.0 };
        assert_eq!(found, expected);
        assert_eq!(TableStatistics::of(vec![3.0]).map(|one| (one.median, one.deviation)), Some((3.0, 0.0)));
        assert_eq!(TableStatistics::of(Vec::new()), None);
    }
}
