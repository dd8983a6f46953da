//! Command lines are put together from the run and its limits.

use std::time::Duration;

use serde_json::{Value, json};

use super::{LEAST, toy};
use crate::model::{BenchmarkRun, PropertyFile, RunLimits};
use crate::tool::description::{Described, shipped};

fn run(options: &[&str], input_files: &[&str], property: Option<&str>, task_options: &Value) -> BenchmarkRun {
    BenchmarkRun {
        identifier: "task.yml".into(),
        input_files: input_files.iter().map(Into::into).collect(),
        required_files: Vec::new(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        own_options: Vec::new(),
        task_options: Some(task_options.clone()),
        property: property.map(|path| PropertyFile {
            path: path.into(),
            name: "valid-assert".to_owned(),
            is_svcomp: true,
        }),
        expected: None,
    }
}

fn limits() -> RunLimits {
    RunLimits {
        time: Some(Duration::from_mins(15)),
        hard_time: Some(Duration::from_mins(16)),
        wall_time: None,
        memory: Some(15_000_000_000),
        cores: std::num::NonZeroU32::new(4),
    }
}

/// The command line in one text, the executable without its directory.
fn called(tool: &Described, run: &BenchmarkRun) -> String {
    match tool.command_line(run, &limits()) {
        Ok(line) => {
            let directory = tool.facts().executable.parent().unwrap().display().to_string();
            line.join(" ").replace(&directory, "[…]")
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn templates_are_filled_with_the_run_and_its_limits() {
    let java = json!({ "language": "Java", "data_model": "LP64", "depth": 3, "deep": true, "list": [1] });
    let cases = [
        ("'a b', '{{x}}'", "a b {x}"),
        ("'{executable}', '{tool_directory}/lib'", "[…]/toy […]/lib"),
        ("'-t{timelimit}', '{hardtimelimit:ms}', '{hardtimelimit:min}'", "-t900 960000 16"),
        ("'{memlimit}', '{memlimit:MB}', '{memlimit:MiB}', '{cores}'", "15000000000 15000 14305 4"),
        (
            "'{walltimelimit}'",
            "Toy does not support this run: it has no `walltimelimit`, which the tool needs",
        ),
        ("['-w', '{walltimelimit}'], 'x', ['-t', '{timelimit}']", "x -t 900"),
        ("{ add = ['-a'], without = 'property' }, { add = ['-b'], without = 'witness' }", "-b"),
        ("'{property}', '{property_name}', '{language}'", "p/valid-assert.prp valid-assert Java"),
        // Only for C.
        ("['{data_model}'], '{task.depth}', '{task.deep}', ['{task.list}'], ['{task.none}']", "3 true"),
        ("'-I{input_files}'", "-Ia/Main.java -Icommon"),
        ("'{input_file}'", "Toy does not support this run: the task has more than one input file"),
        ("{ add = ['--heap', '9'], once = true }, { add = ['--bound', '2'], once = true }", "--bound 2"),
        ("{ add = ['--seed', '9'], once = true, unless_options = ['-s'] }, '{options}'", "--heap 5 -s --x=1"),
        ("{ add = ['--x', '2'], once = true }", ""),
    ];
    for (command, expected) in cases {
        let tool = toy(&format!("name = 'Toy'\nexecutables = ['toy']\ncommand = [{command}]\n"));
        let options = ["--heap", "5", "-s", "--x=1"];
        let run = run(&options, &["a/./Main.java", "common/"], Some("p/valid-assert.prp"), &java);
        assert_eq!(called(&tool, &run), expected, "{command}");
    }
}

#[test]
fn values_of_the_task_are_translated() {
    let tool =
        toy("name = 'Toy'\nexecutables = ['toy']\ncommand = [['{data_model}'], 'x']\nlanguages = ['C']\n\
         [translate.data_model]\nILP32 = '--32'\nLP64 = '--64'\n");
    let cases = [
        (json!({ "language": "C", "data_model": "LP64" }), "--64 x"),
        (json!({ "language": "C" }), "x"),
        (json!(null), "x"),
        (json!(["C"]), "x"),
        (
            json!({ "language": "C", "data_model": "LLP64" }),
            "Toy does not support this run: data_model `LLP64` (supported: ILP32, LP64)",
        ),
        (
            json!({ "language": "Java" }),
            "Toy does not support this run: the task is in Java, the tool reads C",
        ),
    ];
    for (task_options, expected) in cases {
        assert_eq!(called(&tool, &run(&[], &["a.c"], None, &task_options)), expected);
    }
}

#[test]
fn the_witness_of_a_task_is_no_input_file() {
    let tool = toy(shipped("jcwit").unwrap());
    let java = json!({ "language": "Java", "witness_input_file": "w.graphml" });
    let cases = [
        (&["-x"][..], &["Main.java", "../w.graphml"][..], "[…]/jcwit.py -x --witness ../w.graphml Main.java"),
        (&["--witness", "o.yml"], &["Main.java", "w.graphml"], "[…]/jcwit.py --witness o.yml Main.java"),
        (&["--witness", "o.yml"], &["Main.java"], "[…]/jcwit.py --witness o.yml Main.java"),
        (
            &[],
            &["Main.java"],
            "jcwit does not support this run: its witness `w.graphml` is not among its input files",
        ),
        (
            &[],
            &["w.graphml", "a/w.graphml", "M"],
            "jcwit does not support this run: `w.graphml` is more than one of its input files",
        ),
        (&[], &["w.graphml"], "jcwit does not support this run: the task has no input files"),
    ];
    for (options, input_files, expected) in cases {
        assert_eq!(called(&tool, &run(options, input_files, None, &java)), expected);
    }
    // A verifier gets all files.
    let files = ["Main.java", "w.graphml"];
    assert_eq!(called(&toy(LEAST), &run(&[], &files, None, &java)), "[…]/toy Main.java w.graphml");
}

#[test]
fn jurat_is_called_with_what_the_benchmark_says() {
    let java = json!({ "language": "Java", "witness_input_file": "w.yml" });
    let run =
        run(&["--engine", "native", "--timeout=5s"], &["Main.java", "w.yml"], Some("assert.prp"), &java);
    insta::assert_snapshot!(
        called(&toy(shipped("jurat-validate").unwrap()), &run),
        @"[…]/jurat validate --engine native --timeout=5s --witness w.yml --property assert.prp --memory 14250000000B Main.java"
    );
    insta::assert_snapshot!(
        called(&toy(shipped("jurat-verify").unwrap()), &run),
        @"[…]/jurat verify --engine native --timeout=5s --property assert.prp --memory 14250000000B Main.java w.yml"
    );
}
