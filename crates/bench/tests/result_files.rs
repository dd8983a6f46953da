//! The files of an execution are those of BenchExec, and its table generator reads them.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]
#![expect(clippy::print_stderr, reason = "a comparison that is left out is said")]

mod common;

use std::ffi::OsStr;
use std::io::Read;
use std::num::NonZeroU32;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use common::{benchmark, block, files, perform_all, plan, property, task, unpacked, with_run_sets};
use jurat_bench::model::{Benchmark, ResultCategory, RunExit, RunSet, RunTermination};
use jurat_bench::result::{Ending, Execution, ExecutionPlan, Split};

fn executed(benchmark: Benchmark, plan: &ExecutionPlan) -> Vec<PathBuf> {
    let benchmark = Arc::new(benchmark);
    let execution = Execution::create(benchmark.clone(), plan.clone()).unwrap();
    perform_all(&execution, &benchmark);
    execution.finish(Ending::Complete).unwrap()
}

/// File names, relative to the directory; without the directory's name nothing depends on this machine.
fn listing(directory: &Path) -> String {
    files(directory).keys().map(|path| format!("{}\n", path.display())).collect()
}

#[test]
fn names_and_contents_are_those_of_benchexec() {
    let directory = tempfile::tempdir().unwrap();
    let output = directory.path().join("out");
    let written = executed(benchmark(directory.path()), &plan(&output.join("")));
    assert!(written.iter().all(|path| path.is_file()), "{written:?}");
    insta::assert_snapshot!("names", listing(&output));
    let base = output.join("bench.2026-11-15_19-12-54");
    let file = |ending: &str| PathBuf::from(format!("{}{ending}", base.display()));
    insta::assert_snapshot!("run-set", unpacked(&file(".results.many.xml.bz2")));
    insta::assert_snapshot!("task-set", head(&unpacked(&file(".results.many.two.xml.bz2"))));
    insta::assert_snapshot!("single", head(&unpacked(&file(".results.single.Java.X.xml.bz2"))));
    let text = std::fs::read_to_string(file(".results.txt")).unwrap();
    // The width of the first table depends on the directory's name.
    let first = text.find("\n\nmany").unwrap()..text.find("\n\nsingle").unwrap();
    let text = text.replace(&text[first], "").replace(&*directory.path().to_string_lossy(), "[directory]");
    insta::assert_snapshot!("text", text);

    let mut archive = zip::ZipArchive::new(std::fs::File::open(file(".logfiles.zip")).unwrap()).unwrap();
    insta::assert_snapshot!("archive", archive.file_names().collect::<Vec<_>>().join("\n"));
    let mut log = String::new();
    let mut entry = archive.by_name("bench.2026-11-15_19-12-54.logfiles/many.b_false.yml.log").unwrap();
    entry.read_to_string(&mut log).unwrap();
    insta::assert_snapshot!("log", log);
}

/// The root element and the first run.
fn head(document: &str) -> String {
    let environment = document.find("  <columns>").unwrap()..document.find("  <run ").unwrap();
    let mut document = document.to_owned();
    document.replace_range(environment, "  …\n");
    document
}

#[test]
fn files_can_be_divided_and_named_otherwise() {
    let directory = tempfile::tempdir().unwrap();
    let listed = |name: &str, change: &dyn Fn(&mut ExecutionPlan, &mut Benchmark)| {
        let output = directory.path().join(name);
        let mut plan = plan(&output.join(""));
        let mut benchmark = benchmark(directory.path());
        change(&mut plan, &mut benchmark);
        executed(benchmark, &plan);
        format!("{name}\n{}", listing(&output))
    };
    let listings = [
        listed("by run definition", &|plan, _| plan.split = Split::RunDefinition),
        listed("by task set", &|plan, _| plan.split = Split::TaskSet),
        listed("by both", &|plan, _| plan.split = Split::Both),
        listed("not compressed", &|plan, _| plan.compress = false),
        listed("named", &|_, benchmark| benchmark.name.push_str(".some/name")),
        listed("prefix", &|plan, _| plan.output.push("prefix-")),
        listed("repeated", &|plan, _| plan.repetitions = NonZeroU32::new(2).unwrap()),
    ];
    insta::assert_snapshot!("listings", listings.join("\n"));
    let summary = directory.path().join("repeated/bench.2026-11-15_19-12-54.repeat.csv");
    let summary = std::fs::read_to_string(summary)
        .unwrap()
        .replace(&*directory.path().to_string_lossy(), "[directory]");
    insta::assert_snapshot!("repeated", summary);
}

/// A benchmark with names that nobody should use.
fn hostile(directory: &Path) -> Benchmark {
    let property = property(directory);
    let names: [&[u8]; 6] = [
        b"<a>&\"'_true.yml",
        b"line\nbreak\tand\rmore.yml",
        b"bell\x07.yml",
        b"\xff\xfe.yml",
        b"a\\xff.yml",
        "ünï]]>ö.yml".as_bytes(),
    ];
    let mut runs: Vec<_> = names
        .iter()
        .map(|name| {
            let mut run = task(directory, "a_true", &property);
            run.identifier = directory.join("tasks").join(OsStr::from_bytes(name));
            std::fs::write(&run.identifier, "task\n").unwrap();
            run.own_options = vec!["</run>\u{0}\u{ffff}".to_owned()];
            run
        })
        .collect();
    // Two tasks of the same name, one of a very long name.
    std::fs::create_dir_all(directory.join("other")).unwrap();
    for place in [
        directory.join("other/a_true.yml"),
        directory.join("tasks/a_true.yml"),
        directory.join("x".repeat(250)),
    ] {
        std::fs::write(&place, "task\n").unwrap();
        runs.push(task(directory, "a_true", &property));
        runs.last_mut().unwrap().identifier = place;
    }
    let name = Some("../up/<&>\u{1}".to_owned());
    let mut benchmark = with_run_sets(
        directory,
        vec![RunSet { name, options: vec!["\u{8}".to_owned()], blocks: vec![block("a/b", runs)] }],
    );
    benchmark.display_name = Some("\u{1b}[31m".to_owned());
    benchmark
}

#[test]
fn hostile_names_give_well_formed_files() {
    let directory = tempfile::tempdir().unwrap();
    let output = directory.path().join("out");
    let mut plan = plan(&output.join(""));
    plan.description = Some("]]> </result> \u{0} & \r\n".to_owned());
    let written = executed(hostile(directory.path()), &plan);
    let text = unpacked(&written[0]);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(&text, options).unwrap();
    let names: Vec<_> = document
        .descendants()
        .filter(|node| node.has_tag_name("run"))
        .filter_map(|run| run.attribute("name"))
        .collect();
    let shown: Vec<_> = names
        .iter()
        .filter(|name| !name.contains("xxx"))
        .map(|name| name.escape_debug().to_string())
        .collect();
    insta::assert_snapshot!("hostile-names", shown.join("\n"));
    assert_eq!(names.len(), 9);

    let archive = written.iter().find(|path| path.extension() == Some("zip".as_ref())).unwrap();
    let archive = zip::ZipArchive::new(std::fs::File::open(archive).unwrap()).unwrap();
    assert_eq!(archive.len(), 9, "no log replaces another");
    let logs = document.descendants().filter_map(|run| run.attribute("logfile"));
    let names: Vec<&str> = archive.file_names().collect();
    for log in logs {
        assert!(names.contains(&log), "{log:?} is not in the archive");
    }
    assert!(
        files(directory.path())
            .keys()
            .all(|path| path.starts_with("out") || !path.to_string_lossy().contains("2026"))
    );
}

#[test]
fn a_run_that_was_not_started_has_no_measurements() {
    let directory = tempfile::tempdir().unwrap();
    let benchmark = Arc::new(benchmark(directory.path()));
    let execution = Execution::create(benchmark.clone(), plan(&directory.path().join("out/"))).unwrap();
    let id = execution.remaining()[0];
    let mut result = common::result(&benchmark, id);
    result.measured.exit = RunExit::Code(0);
    result.measured.termination = Some(RunTermination::Failed);
    (result.status, result.category) = ("FAILED".into(), ResultCategory::Error);
    result.values.clear();
    execution.record(id, result).unwrap();
    let text = unpacked(&execution.finish(Ending::Interrupted).unwrap()[0]);
    let run = &text[text.find("  <run ").unwrap()..text.find("  </run>").unwrap()];
    let titles: Vec<_> = run.split("title=\"").skip(1).map(|rest| &rest[..rest.find('"').unwrap()]).collect();
    assert_eq!(titles, ["status", "category", "starttime", "terminationreason"]);
}

/// BenchExec's own program reads everything, and has nothing to say about it.
#[test]
fn the_table_generator_reads_all_files_without_a_warning() {
    let python = std::env::var_os("BENCHEXEC_PYTHON").filter(|python| !python.is_empty());
    let Some(python) = python else {
        eprintln!("not compared: `make test` found no BenchExec and could not install it");
        return;
    };
    let table_generator = Path::new(&python).with_file_name("table-generator");
    let directory = tempfile::tempdir().unwrap();
    let tables = |benchmark: Benchmark, output: &str| {
        let output = directory.path().join(output);
        let mut plan = plan(&output.join(""));
        plan.repetitions = NonZeroU32::new(2).unwrap();
        let written = executed(benchmark, &plan);
        let results = written.iter().filter(|path| path.extension() == Some("bz2".as_ref()));
        let run = Command::new(&table_generator)
            .args(["--quiet", "--outputpath"])
            .arg(&output)
            .args(["--name", "table", "--format", "csv", "--format", "html"])
            .args(results)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success() && said.is_empty(), "{said}");
        let page = std::fs::read_to_string(output.join("table.table.html")).unwrap();
        assert!(page.contains("\"score\": 2") && page.contains("max score: "), "no points are shown");
        std::fs::read_to_string(output.join("table.table.csv")).unwrap()
    };
    let table = tables(benchmark(directory.path()), "out");
    insta::assert_snapshot!("table", table.replace(&*directory.path().to_string_lossy(), "[directory]"));
    let table = tables(hostile(directory.path()), "hostile");
    assert!(table.contains("true") && table.lines().count() > 9, "{table}");
}
