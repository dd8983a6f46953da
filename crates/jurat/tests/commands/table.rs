//! `jurat table` on the command line: what it writes, what it warns of, and what it refuses.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::common::devtools::Browser;
use crate::common::results::{TOOLS, write, xml};
use crate::common::tables::page_of;
use crate::common::{JURAT, command, text};
use insta::assert_snapshot;
use serde_json::Value;
use tempfile::TempDir;

fn directory() -> TempDir {
    tempfile::tempdir().expect("a temporary directory")
}

/// A small result file of runs that are written out.
fn result(directory: &Path, name: &str, attributes: &str, runs: &str) -> PathBuf {
    let path = directory.join(name);
    fs::write(&path, format!("<result tool=\"T\" version=\"1\" {attributes}>{runs}</result>"))
        .expect("a file");
    path
}

fn run(task: &str, status: &str, more: &str) -> String {
    format!("<run name=\"{task}\" files=\"[x]\" {more}><column title=\"status\" value=\"{status}\"/></run>")
}

fn table(directory: &Path, arguments: &[&str]) -> Output {
    command(JURAT).current_dir(directory).arg("table").args(arguments).output().expect("jurat starts")
}

#[test]
fn the_summary_has_a_line_for_each_run_set() {
    let directory = directory();
    for tool in &TOOLS {
        write(directory.path(), tool, 200);
    }
    let names = ["alpha", "beta", "gamma"]
        .map(|name| format!("{name}.2026-11-15_19-12-54.results.SV-COMP26.xml.bz2"));
    let output = table(directory.path(), &names.each_ref().map(String::as_str));
    assert_eq!(text(&output.stderr), "");
    assert_snapshot!(text(&output.stdout));
    assert!(directory.path().join("alpha.2026-11-15_19-12-54.results.SV-COMP26.table.html").is_file());
}

#[test]
fn a_directory_stands_for_its_result_files() {
    let directory = directory();
    let none = table(directory.path(), &["."]);
    assert_eq!(none.status.code(), Some(2));
    assert!(text(&none.stderr).contains("there are no result files in `.`"), "{}", text(&none.stderr));
    for name in ["b.xml", "a.xml"] {
        result(directory.path(), name, &format!("displayName='{name}'"), &run("t.yml", "true", ""));
    }
    fs::write(directory.path().join("notes.txt"), "no results").expect("it can be written");
    let output = table(directory.path(), &["."]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    let tools: Vec<&str> = said.lines().skip(1).take(2).filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(tools, ["a.xml", "b.xml"], "{said}");
    assert!(directory.path().join("a.table.html").is_file());
}

#[test]
fn csv_has_one_line_of_headings_or_those_of_benchexec() {
    let directory = directory();
    let path = write(directory.path(), &TOOLS[0], 2);
    let other = result(
        directory.path(),
        "b.xml",
        "",
        &run("a,&quot;b&quot;.yml", "true", "expectedVerdict=\"true\""),
    );
    let results = [path.to_str().expect("UTF-8"), other.to_str().expect("UTF-8"), "-o", "page.html"];
    let mut csv = String::new();
    for layout in ["plain", "benchexec"] {
        let output =
            table(directory.path(), &[&results[..], &["--csv", "t.csv", "--csv-layout", layout]].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        csv += &fs::read_to_string(directory.path().join("t.csv")).expect("it was written");
        csv += "\n";
    }
    let base = directory.path().parent().expect("a parent").display().to_string();
    assert_snapshot!(
        csv.replace(&base, "BASE")
            .replace(&directory.path().file_name().expect("a name").to_string_lossy().into_owned(), "FOLDER")
    );
}

/// Paths lead from the result file to the task, so results in different directories can be about the same one.
#[test]
fn rows_are_tasks() {
    let directory = directory();
    fs::create_dir_all(directory.path().join("results/deep")).expect("a directory");
    let first = run("../tasks/a.yml", "true", "properties=\"p\"")
        + &run("../tasks/b.yml", "false", "properties=\"p\"");
    let second = run("../../tasks/b.yml", "true", "properties=\"p\"")
        + &run("../../tasks/b.yml", "true", "properties=\"q\"");
    let paths = [
        result(directory.path(), "results/first.xml", "", &first),
        result(directory.path(), "results/deep/second.xml", "version=\"2\"", &second).clone(),
    ];
    fs::write(&paths[1], fs::read_to_string(&paths[1]).expect("a file").replacen("version=\"1\" ", "", 1))
        .expect("a file");
    let made = page_of(directory, &paths);
    let rows: Vec<String> = made
        .tasks()
        .iter()
        .map(|task| {
            format!(
                "{} {} {} {}",
                task["task"],
                task["property"],
                task["runs"][0]["values"]["status"],
                task["runs"][1]["values"]["status"]
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            "\"a.yml\" \"p\" \"true\" null",
            "\"b.yml\" \"p\" \"false\" \"true\"",
            "\"b.yml\" \"q\" null \"true\""
        ]
    );
    assert_eq!(made.warnings, "");
    assert_eq!((&made.run_sets()[0]["label"], &made.run_sets()[1]["label"]), (&"T 1".into(), &"T 2".into()));
}

/// Task sets of one run definition are one run set; links lead to the logs of each file.
#[test]
fn files_of_one_tool_can_be_one_run_set() {
    let directory = directory();
    for (set, limit, task, status) in
        [("one", "900s", "a", "true"), ("two", "60s", "b", "false"), ("two", "60s", "a", "false")]
    {
        let execution = format!("{set}{task}");
        fs::create_dir(directory.path().join(format!("{execution}.logfiles"))).expect("a directory");
        let attributes = format!("name=\"rd.{set}\" block=\"{set}\" timelimit=\"{limit}\"");
        let runs = run(&format!("{task}.yml"), status, "properties=\"p\"");
        result(directory.path(), &format!("{execution}.results.rd.{set}.xml"), &attributes, &runs);
    }
    let files = ["onea.results.rd.one.xml", "twob.results.rd.two.xml", "twoa.results.rd.two.xml"];
    let output = table(
        directory.path(),
        &[&files[..], &["--union", "--json", "t.json", "--csv", "t.csv", "-o", "page.html"]].concat(),
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    let json: Value =
        serde_json::from_str(&fs::read_to_string(directory.path().join("t.json")).expect("it was written"))
            .expect("it is JSON");
    let logs: Vec<&Value> =
        json["tasks"].as_array().expect("rows").iter().map(|task| &task["runs"][0]["log"]).collect();
    assert_eq!(logs, ["onea.logfiles/rd.a.yml.log", "twob.logfiles/rd.b.yml.log"]);
    assert_snapshot!(
        text(&output.stderr)
            + &text(&output.stdout)
            + "\n"
            + &fs::read_to_string(directory.path().join("t.csv")).expect("it was written")
            + "\n"
            + &serde_json::to_string_pretty(&json["run_sets"][0]["facts"]).expect("JSON")
    );

    let mut browser = Browser::start();
    browser.open(&directory.path().join("page.html"), "#tab=table&is=1.result file:twob.results.rd.two.xml");
    browser.settle();
    assert_eq!(
        browser
            .text("[...document.querySelectorAll('#grid a')].map(link => link.getAttribute('href')).join()"),
        "twob.logfiles/rd.b.yml.log"
    );
    browser.click("#tab-overview");
    assert_eq!(
        browser.text("[...document.querySelectorAll('.facts .one-of-several')].filter(it => it.textContent.includes('CPU time')).map(it => it.textContent).join('|')"),
        "900 s CPU time (1 file)|60 s CPU time (2 files)"
    );
    assert_eq!(browser.complaints(), [""; 0]);
}

#[test]
fn what_looks_wrong_is_warned_of() {
    let directory = directory();
    let twice = run("a.yml", "true", "") + &run("a.yml", "false", "") + &run("b.yml", "true", "");
    result(directory.path(), "twice.xml", "error=\"incomplete\"", &twice);
    result(directory.path(), "empty.xml", "name=\"nothing\"", "");
    result(directory.path(), "bare.xml", "name=\"bare\"", "<run name=\"a.yml\"/>");
    let output = table(directory.path(), &["twice.xml", "empty.xml", "bare.xml", "-o", "page.html"]);
    assert_eq!(output.status.code(), Some(0));
    assert_snapshot!(text(&output.stderr) + &text(&output.stdout));
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let directory = directory();
    let whole = xml(&TOOLS[0], 5);
    let cut = whole.find("<column title=\"status\"").expect("it has columns") + 20;
    fs::write(directory.path().join("cut.xml"), &whole[..cut]).expect("a file");
    fs::write(directory.path().join("other.xml"), "<?xml version=\"1.0\"?>\n<testsuite/>").expect("a file");
    fs::write(directory.path().join("packed.xml.bz2"), "BZh91AY&SYnonsense").expect("a file");
    fs::write(directory.path().join("image.png"), b"\x89PNG\r\n\x1a\n\0\0").expect("a file");
    let output = table(
        directory.path(),
        &["cut.xml", "other.xml", "packed.xml.bz2", "image.png", "missing.xml", "-o", "page.html"],
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "");
    assert_snapshot!(text(&output.stderr));
    assert!(!directory.path().join("page.html").exists());
}

/// Points are those of BenchExec: only for properties of SV-COMP, and as the file says if it says so.
#[test]
fn points_are_given_by_the_property() {
    let directory = directory();
    fs::write(directory.path().join("mine.prp"), "CHECK( init(main()), LTL(G ! call(f())) )\n")
        .expect("a file");
    fs::write(directory.path().join("other.prp"), "observe something\n").expect("a file");
    let about = |property: &str, expected: &str| {
        format!("properties=\"{property}\" propertyFile=\"{property}.prp\" expectedVerdict=\"{expected}\"")
    };
    let runs = [
        run("a.yml", "true", &about("mine", "true")),
        run("b.yml", "false", &about("mine", "true")),
        run("c.yml", "true", &about("mine", "false")),
        run("d.yml", "false(valid-free)", &about("mine", "false(valid-free)")),
        run("e.yml", "true", &about("other", "true")),
        run("f.yml", "false", &about("unreach-call", "false")),
        run("g.yml", "true", &about("unheard-of", "true")),
        run("h.yml", "TIMEOUT", &about("mine", "true")),
    ];
    let path = result(directory.path(), "r.xml", "", &runs.concat());
    let made = page_of(directory, &[path]);
    let scores: Vec<&str> = made
        .tasks()
        .iter()
        .map(|task| task["runs"][0]["values"]["score"].as_str().unwrap_or("none"))
        .collect();
    assert_eq!(scores, ["2", "-16", "-32", "1", "none", "1", "none", "0"]);
    assert_eq!(made.run_sets()[0]["max_score"], 2 + 2 + 1 + 1 + 1 + 2);
    let categories: Vec<&str> = (0..8).map(|row| made.category(0, row).expect("a category")).collect();
    assert_eq!(
        categories,
        ["correct", "wrong", "wrong", "correct", "correct", "correct", "correct", "error"]
    );
}

/// Archives of logs are unpacked beside the result file, and nowhere else.
#[test]
fn logs_can_be_unpacked() {
    let directory = directory();
    fs::create_dir(directory.path().join("r")).expect("a directory");
    result(&directory.path().join("r"), "x.results.xml", "", &run("../a.yml", "true", ""));
    let archive = fs::File::create(directory.path().join("r/x.logfiles.zip")).expect("a file");
    let mut archive = zip::ZipWriter::new(archive);
    for name in [
        "x.logfiles/a.yml.log",
        "../x.logfiles/out.log",
        "x.logfiles/../../out.log",
        "/x.logfiles/out.log",
        "out.log",
    ] {
        archive.start_file(name, zip::write::SimpleFileOptions::default()).expect("an entry");
        archive.write_all(b"what it said").expect("an entry");
    }
    archive.finish().expect("an archive");
    let output =
        table(directory.path(), &["r/x.results.xml", "--unpack-logs", "--json", "t.json", "-o", "page.html"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let json = fs::read_to_string(directory.path().join("t.json")).expect("it was written");
    assert!(json.contains("\"log\": \"r/x.logfiles/a.yml.log\""), "{json}");
    let log = fs::read_to_string(directory.path().join("r/x.logfiles/a.yml.log")).expect("it was unpacked");
    assert_eq!(log, "what it said");
    let outside =
        ["out.log", "../out.log", "r/out.log"].iter().any(|name| directory.path().join(name).exists());
    assert!(!outside);
}
