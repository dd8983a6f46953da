//! The definitions of `corpus/bench/definitions`: the runs that come of the good ones, and what is said about the bad ones.
#![expect(clippy::unwrap_used, reason = "a failure ends the test")]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use jurat_bench::definition::{Loaded, load};
use jurat_bench::model::{Benchmark, BenchmarkRun, ExpectedVerdict};
use jurat_text::file::FileProblem;

#[path = "support/arguments.rs"]
mod arguments;

const CORPUS: &str = "../../corpus/bench/definitions";

#[test]
fn good_definitions_have_these_runs() {
    for (name, answer) in loaded("good") {
        let text = match answer {
            Ok(loaded) => format!("{}\n{}", benchmark(&loaded.benchmark), problems(&loaded.warnings)),
            Err(errors) => panic!("{name} should be good: {}", problems(&errors)),
        };
        snapshot("good", &name, &text);
    }
}

#[test]
fn bad_definitions_are_refused_with_every_problem() {
    for (name, answer) in loaded("bad") {
        let errors = answer.map(|loaded| benchmark(&loaded.benchmark)).expect_err(&name);
        assert!(!errors.is_empty(), "{name}");
        snapshot("bad", &name, &problems(&errors));
    }
}

/// Each definition of a directory, with the arguments of its comment.
fn loaded(directory: &str) -> Vec<(String, Result<Loaded, Vec<FileProblem>>)> {
    let entries = fs::read_dir(Path::new(CORPUS).join(directory)).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "xml"));
    files.sort();
    let load = |file: &PathBuf| {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let arguments = arguments::arguments_of(&fs::read_to_string(file).unwrap());
        (name, load(file, &arguments::selection(&arguments)))
    };
    files.iter().map(load).collect()
}

fn snapshot(directory: &str, name: &str, text: &str) {
    // The root of the repository is elsewhere on each machine.
    let [corpus, here] =
        [CORPUS, "."].map(|directory| fs::canonicalize(directory).unwrap().display().to_string());
    let text = text.replace(&corpus, "/corpus").replace(&here, "/here").replace(&format!("{CORPUS}/"), "");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("snapshots/definitions/{directory}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

fn problems(problems: &[FileProblem]) -> String {
    problems.iter().map(|problem| format!("{problem}\n")).collect()
}

fn benchmark(benchmark: &Benchmark) -> String {
    let mut text = String::new();
    let Benchmark { name, tool, display_name, limits, threads, columns, result_files, run_sets, .. } =
        benchmark;
    let shown_name = display_name.as_ref().map(|name| format!(" ({name})")).unwrap_or_default();
    writeln!(text, "{name}: {tool}{shown_name}, threads {threads}, results {result_files:?}").unwrap();
    let seconds =
        [limits.time, limits.hard_time, limits.wall_time].map(|time| time.map(|time| time.as_secs()));
    let cores = limits.cores.map(std::num::NonZero::get);
    writeln!(text, "time, hard, wall {seconds:?}, memory {:?}, cores {cores:?}", limits.memory).unwrap();
    for column in columns {
        writeln!(text, "{column:?}").unwrap();
    }
    for run_set in run_sets {
        writeln!(text, "\nrun definition {:?} {:?}", run_set.name, run_set.options).unwrap();
        for block in &run_set.blocks {
            writeln!(text, "tasks {:?}", block.name).unwrap();
            block.runs.iter().for_each(|one| run(&mut text, one));
        }
    }
    text
}

fn run(text: &mut String, run: &BenchmarkRun) {
    writeln!(text, "- {}", run.identifier.display()).unwrap();
    for (head, files) in [("inputs", &run.input_files), ("needs", &run.required_files)] {
        if !files.is_empty() {
            let files: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
            writeln!(text, "  {head}: {}", files.join(" ")).unwrap();
        }
    }
    if !run.options.is_empty() {
        writeln!(text, "  options: {:?}, of which own: {:?}", run.options, run.own_options).unwrap();
    }
    if let Some(options) = &run.task_options {
        writeln!(text, "  options of the task: {options}").unwrap();
    }
    if let Some(property) = &run.property {
        let kind = if property.is_svcomp { "of SV-COMP" } else { "other" };
        let expected = match &run.expected {
            None => "nothing".to_owned(),
            Some(ExpectedVerdict::True) => "true".to_owned(),
            Some(ExpectedVerdict::False { subproperty }) => format!("false {subproperty:?}"),
        };
        writeln!(
            text,
            "  property: {} ({}, {kind}), expected {expected}",
            property.path.display(),
            property.name
        )
        .unwrap();
    }
}
