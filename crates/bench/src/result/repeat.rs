//! What several repetitions of a benchmark say together.

use std::collections::BTreeMap;
use std::io;

use serde::Serialize;

use super::names::printable;
use crate::model::{Benchmark, RunId, RunRecord};

/// What the repetitions of one run say together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TaskSummary {
    /// The name of the run definition.
    pub run_set: Option<String>,
    /// The name of the task set.
    pub task_set: Option<String>,
    /// The task.
    pub task: String,
    /// The name of the property.
    pub property: Option<String>,
    /// How many repetitions are finished.
    pub n_runs: usize,
    /// How many of them ended how. More than one status is a reason to look closer.
    pub statuses: BTreeMap<String, usize>,
    /// CPU time in seconds.
    pub cputime: Option<Spread>,
    /// Wall time in seconds.
    pub walltime: Option<Spread>,
    /// The most bytes at once; absent if any run was measured without.
    pub memory: Option<Spread>,
}

/// How much measurements of the same thing differ.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say it all")]
pub struct Spread {
    pub mean: f64,
    pub median: f64,
    /// Of a sample, so divided by one less than the number of measurements; 0 for a single one.
    pub standard_deviation: f64,
    pub min: f64,
    pub max: f64,
}

impl Spread {
    /// Of these measurements; absent if there are none.
    #[expect(clippy::cast_precision_loss, reason = "nobody repeats so often")]
    pub fn of(values: &[f64]) -> Option<Spread> {
        let mut sorted = values.to_vec();
        sorted.sort_unstable_by(f64::total_cmp);
        let (min, max) = (*sorted.first()?, *sorted.last()?);
        let n = sorted.len();
        let mean = sorted.iter().sum::<f64>() / n as f64;
        let median = f64::midpoint(sorted[(n - 1) / 2], sorted[n / 2]);
        let squares: f64 = sorted.iter().map(|value| (value - mean).powi(2)).sum();
        let standard_deviation = if n > 1 { (squares / (n - 1) as f64).sqrt() } else { 0.0 };
        Some(Spread { mean, median, standard_deviation, min, max })
    }
}

/// One summary for each run, in their order.
pub(super) fn summarize(
    benchmark: &Benchmark,
    results: &BTreeMap<RunId, RunRecord>,
    n_repetitions: usize,
) -> Vec<TaskSummary> {
    let ids = benchmark.run_ids(std::num::NonZeroU32::MIN);
    ids.map(|id| {
        let repetitions = (0..n_repetitions).map(|repetition| RunId { repetition, ..id });
        let results: Vec<&RunRecord> = repetitions.filter_map(|id| results.get(&id)).collect();
        summary(benchmark, id, &results)
    })
    .collect()
}

fn summary(benchmark: &Benchmark, id: RunId, results: &[&RunRecord]) -> TaskSummary {
    let run = benchmark.run(id);
    let run_set = &benchmark.run_sets[id.run_set];
    let mut statuses = BTreeMap::new();
    for result in results {
        *statuses.entry(result.status.to_string()).or_insert(0) += 1;
    }
    let spread = |value: fn(&RunRecord) -> f64| {
        Spread::of(&results.iter().map(|result| value(result)).collect::<Vec<_>>())
    };
    #[expect(clippy::cast_precision_loss, reason = "means of so many bytes need not be exact")]
    let memory: Option<Vec<f64>> =
        results.iter().map(|result| result.measured.memory.map(|bytes| bytes as f64)).collect();
    TaskSummary {
        run_set: run_set.name.clone(),
        task_set: run_set.blocks[id.block].name.clone(),
        task: printable(run.identifier.as_os_str()),
        property: run.property.as_ref().map(|property| property.name.clone()),
        n_runs: results.len(),
        statuses,
        cputime: spread(|result| result.measured.cpu_time.as_secs_f64()),
        walltime: spread(|result| result.measured.wall_time.as_secs_f64()),
        memory: memory.and_then(|values| Spread::of(&values)),
    }
}

/// As a table with a head, one line for each run.
pub(super) fn write_csv(summaries: &[TaskSummary], writer: impl io::Write) -> io::Result<()> {
    let mut table = csv::Writer::from_writer(writer);
    let mut head: Vec<String> =
        ["run set", "task set", "task", "property", "runs", "status"].map(str::to_owned).into();
    for measure in ["cputime (s)", "walltime (s)", "memory (B)"] {
        head.extend(
            ["mean", "median", "stddev", "min", "max"].map(|statistic| format!("{measure} {statistic}")),
        );
    }
    table.write_record(&head)?;
    for summary in summaries {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let mut record = vec![
            text(&summary.run_set),
            text(&summary.task_set),
            summary.task.clone(),
            text(&summary.property),
        ];
        record.extend([summary.n_runs.to_string(), statuses(&summary.statuses)]);
        for spread in [summary.cputime, summary.walltime, summary.memory] {
            record.extend(spread.map_or_else(Default::default, cells));
        }
        table.write_record(&record)?;
    }
    table.flush()
}

fn cells(spread: Spread) -> [String; 5] {
    let Spread { mean, median, standard_deviation, min, max } = spread;
    [mean, median, standard_deviation, min, max].map(|value| value.to_string())
}

/// The status, or all that there were with their numbers.
fn statuses(statuses: &BTreeMap<String, usize>) -> String {
    match statuses.len() {
        0 | 1 => statuses.keys().next().cloned().unwrap_or_default(),
        _ => statuses.iter().map(|(status, n)| format!("{n}x {status}")).collect::<Vec<_>>().join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_are_computed() {
        assert_eq!(Spread::of(&[]), None);
        let one = Spread { mean: 3.0, median: 3.0, standard_deviation: 0.0, min: 3.0, max: 3.0 };
        assert_eq!(Spread::of(&[3.0]), Some(one));
        let four = Spread::of(&[7.0, 1.0, 2.0, 6.0]).unwrap();
        assert_eq!((four.mean, four.median, four.min, four.max), (4.0, 4.0, 1.0, 7.0));
        assert!((four.standard_deviation - (26.0_f64 / 3.0).sqrt()).abs() < 1e-12, "{four:?}");
        assert!((Spread::of(&[1.0, 9.0, 2.0]).unwrap().median - 2.0).abs() < 1e-12);
    }
}
