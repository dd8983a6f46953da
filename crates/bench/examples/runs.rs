//! Prints each run of benchmark definitions as JSON, one definition a line; `tools/compare-benchexec-definitions` reads it.
//!
//! usage: runs DEFINITION…
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool of the developers")]

use std::fs;
use std::path::{Path, PathBuf};

use jurat_bench::definition::load;
use jurat_bench::model::{Benchmark, BenchmarkRun, ExpectedVerdict};
use serde_json::{Value, json};

#[path = "../tests/support/arguments.rs"]
mod arguments;

fn main() {
    for file in std::env::args().skip(1) {
        let selection = arguments::selection(&arguments::arguments_of(&fs::read_to_string(&file).unwrap()));
        let answer = match load(Path::new(&file), &selection) {
            Ok(loaded) => benchmark(&loaded.benchmark),
            Err(problems) => json!({"errors": problems.iter().map(ToString::to_string).collect::<Vec<_>>()}),
        };
        println!("{answer}");
    }
}

fn benchmark(benchmark: &Benchmark) -> Value {
    let limits = &benchmark.limits;
    let run_sets = benchmark.run_sets.iter().map(|run_set| {
        let blocks = run_set
            .blocks
            .iter()
            .map(|block| json!({"name": block.name, "runs": block.runs.iter().map(run).collect::<Vec<_>>()}));
        json!({"name": run_set.name, "options": run_set.options, "blocks": blocks.collect::<Vec<_>>()})
    });
    json!({
        "name": benchmark.name,
        "display_name": benchmark.display_name,
        "threads": benchmark.threads,
        "limits": {
            "time": limits.time.map(|time| time.as_secs()),
            "hard_time": limits.hard_time.map(|time| time.as_secs()),
            "wall_time": limits.wall_time.map(|time| time.as_secs()),
            "memory": limits.memory,
            "cores": limits.cores,
        },
        "columns": benchmark.columns.iter().map(|column| (&column.title, &column.pattern, column.n_digits)).collect::<Vec<_>>(),
        "result_files": benchmark.result_files,
        "run_sets": run_sets.collect::<Vec<_>>(),
    })
}

fn run(run: &BenchmarkRun) -> Value {
    let shown =
        |paths: &[PathBuf]| paths.iter().map(|path| path.to_string_lossy().into_owned()).collect::<Vec<_>>();
    let property = run.property.as_ref();
    let expected = run.expected.as_ref().map(|expected| match expected {
        ExpectedVerdict::True => "true".to_owned(),
        ExpectedVerdict::False { subproperty: None } => "false".to_owned(),
        ExpectedVerdict::False { subproperty: Some(subproperty) } => format!("false({subproperty})"),
    });
    json!({
        "identifier": run.identifier.to_string_lossy(),
        "input_files": shown(&run.input_files),
        "required_files": shown(&run.required_files),
        "options": run.options,
        "task_options": run.task_options,
        "property": property.map(|property| property.path.to_string_lossy()),
        "is_svcomp": property.map(|property| property.is_svcomp),
        "property_name": property.map(|property| &property.name),
        "expected": expected,
    })
}
