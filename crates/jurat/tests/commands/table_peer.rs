//! `jurat table` against BenchExec's `table-generator` on the same result files: rows, columns, categories, points and
//! statistics. What is different on purpose stands in docs/table.md, and is not in these files.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{JURAT, command, text};
use serde_json::Value;

/// Every kind of status that BenchExec knows, and some that tools make up.
const STATUSES: [&str; 21] = [
    "true",
    "false",
    "false(unreach-call)",
    "false(valid-free)",
    "unknown",
    "unknown (incomplete)",
    "TIMEOUT",
    "TIMEOUT (true)",
    "OUT OF MEMORY",
    "OUT OF NATIVE MEMORY",
    "ERROR",
    "ERROR (1)",
    "EXCEPTION",
    "SEGMENTATION FAULT",
    "KILLED",
    "KILLED BY SIGNAL 9",
    "assertion",
    "done",
    "witness missing (true)",
    "FILES-COUNT LIMIT",
    "",
];
const ANSWERED: [&str; 3] = ["correct", "correct-unconfirmed", "wrong"];
const OTHERS: [&str; 3] = ["unknown", "error", "missing"];

fn column(xml: &mut String, title: &str, value: &str, is_hidden: bool) {
    let hidden = if is_hidden { " hidden=\"true\"" } else { "" };
    let _ = writeln!(xml, "<column title=\"{title}\" value=\"{value}\"{hidden}/>");
}

/// Columns as BenchExec writes them; some are missing or empty in some of the runs.
fn measured(xml: &mut String, seed: u32) {
    if seed % 7 != 6 {
        column(xml, "cputime", &format!("{}s", f64::from(seed * 37 % 101) / 7.0), false);
    }
    if seed % 11 != 10 {
        let wall =
            if seed % 5 == 4 { String::new() } else { format!("{:.3}s", f64::from(seed * 17 % 31) / 3.0) };
        column(xml, "walltime", &wall, false);
    }
    column(xml, "memory", &format!("{}B", u64::from(seed) * 123_456 % 99_999_999), false);
    if seed.is_multiple_of(3) {
        column(xml, "cpuenergy", &format!("{}J", f64::from(seed) * 1.25), false);
    }
    column(xml, "blkio-write", "0B", true);
    column(xml, "a number of mine", &(seed % 9).to_string(), false);
}

fn head(tool: &str) -> String {
    format!(
        "<result benchmarkname=\"b\" date=\"2026-11-15 19:12:54 UTC\" tool=\"{tool}\" version=\"1.0\" \
         generator=\"BenchExec 3.35\" memlimit=\"15000000000B\" timelimit=\"900s\" cpuCores=\"4\" name=\"rd\">\n"
    )
}

/// Every status in every category that fits, for several properties and expected answers. `skipped` says which tasks the
/// tool was not run on.
fn verifier(tool: &str, shift: u32, skipped: impl Fn(u32) -> bool) -> String {
    let mut xml = head(tool);
    let mut n = 0;
    let about = [
        ("unreach-call", Some("true")),
        ("unreach-call", Some("false")),
        ("valid-memsafety", Some("false(valid-free)")),
    ];
    for (property, expected) in about.into_iter().chain([("own", Some("true")), ("unreach-call", None)]) {
        for status in STATUSES {
            let is_answer = status == "true" || status.starts_with("false");
            for category in if is_answer { &ANSWERED[..] } else { &OTHERS[..] } {
                n += 1;
                if skipped(n) {
                    continue;
                }
                let expected =
                    expected.map(|text| format!(" expectedVerdict=\"{text}\"")).unwrap_or_default();
                let mut run = format!(
                    "<run name=\"tasks/t{n}.yml\" files=\"[x]\" properties=\"{property}\" propertyFile=\"{property}.prp\"{expected}>\n"
                );
                column(&mut run, "status", status, false);
                column(&mut run, "category", category, true);
                measured(&mut run, n + shift);
                run.push_str("</run>\n");
                // The second of runs on the same task does not count.
                xml.push_str(&run);
                if n.is_multiple_of(97) {
                    xml.push_str(&run.replace("value=\"0B\"", "value=\"1B\""));
                }
            }
        }
    }
    xml + "</result>\n"
}

/// Runs of a validator: what its answers are worth depends on the witness.
fn validator() -> String {
    let mut xml = head("V");
    let mut n = 0;
    for status in ["true", "false", "unknown"] {
        for of_witness in ["correct", "wrong", "unknown", ""] {
            for category in if status == "unknown" { &["unknown"][..] } else { &ANSWERED[..] } {
                n += 1;
                let _ = writeln!(
                    xml,
                    "<run name=\"tasks/w{n}.yml\" files=\"[x]\" properties=\"unreach-call\" propertyFile=\"unreach-call.prp\" expectedVerdict=\"true\">"
                );
                column(&mut xml, "status", status, false);
                column(&mut xml, "category", category, true);
                column(&mut xml, "witness-category", of_witness, true);
                measured(&mut xml, n);
                xml.push_str("</run>\n");
            }
        }
    }
    xml + "</result>\n"
}

/// What both programs make of result files.
struct Both {
    peer_csv: String,
    peer: Value,
    csv: String,
    jurat: Value,
}

fn both(directory: &Path, generator: &Path, names: &[&str]) -> Both {
    let output = command(&generator.to_string_lossy())
        .current_dir(directory)
        .args([
            "--quiet",
            "--no-diff",
            "--format",
            "csv",
            "--format",
            "html",
            "--name",
            "peer",
            "--outputpath",
            "peer",
        ])
        .args(names)
        .output()
        .expect("table-generator starts");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let output = command(JURAT)
        .current_dir(directory)
        .arg("table")
        .args(names)
        .args(["-o", "t.html", "--json", "t.json", "--csv", "t.csv", "--csv-layout", "benchexec"])
        .output()
        .expect("jurat starts");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let read = |name: &str| fs::read_to_string(directory.join(name)).expect("it was written");
    // A table of one file is called otherwise.
    let peer_name = if names.len() > 1 { "peer/peer.table" } else { "peer/peer" };
    let page = read(&format!("{peer_name}.html"));
    let data = page.split_once("const data = ").expect("the page has data").1;
    let peer =
        serde_json::Deserializer::from_str(data).into_iter().next().expect("data").expect("they are JSON");
    let jurat = serde_json::from_str(&read("t.json")).expect("it is JSON");
    Both { peer_csv: read(&format!("{peer_name}.csv")), peer, csv: read("t.csv"), jurat }
}

/// The rows are the same in the same order, with the same categories and points.
fn assert_same_rows(both: &Both) {
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let (theirs, ours) = (list(&both.peer["rows"]), list(&both.jurat["tasks"]));
    assert_eq!(theirs.len(), ours.len());
    for (theirs, ours) in theirs.iter().zip(&ours) {
        assert_eq!(theirs["id"][0], ours["task"]);
        for (index, theirs) in list(&theirs["results"]).iter().enumerate() {
            let values = &ours["runs"][index]["values"];
            let category = if values.is_null() { "empty".into() } else { values["category"].clone() };
            assert_eq!(theirs["category"], category, "{ours:#}");
            let score = values["score"].as_str().map(|text| text.parse::<f64>().expect("a number"));
            assert_eq!(theirs["score"].as_f64(), score, "{ours:#}");
        }
    }
}

/// Sums, means and the like agree in the digits that `table-generator` shows.
fn assert_same_statistics(both: &Both) -> usize {
    let mut n_compared = 0;
    for line in both.peer["stats"].as_array().expect("a list") {
        let group = match line["id"].as_str().expect("a name") {
            "total" => "all".to_owned(),
            "correct_unconfirmed" => "correct-unconfirmed".to_owned(),
            other => other.replace('_', " "),
        };
        for (index, ours) in both.jurat["run_sets"].as_array().expect("a list").iter().enumerate() {
            let titles = both.peer["tools"][index]["columns"].as_array().expect("a list").iter();
            let titles = titles.map(|column| column["display_title"].as_str().expect("a title"));
            for (title, theirs) in titles.zip(line["content"][index].as_array().expect("a list")) {
                // Runs without a status are counted by Jurat alone.
                if title == "status" && group != "all" && !ours["counts"][&group].is_null() {
                    assert_eq!(shown(&theirs["sum"]), ours["counts"][&group].as_f64(), "{group}");
                }
                if title == "status" && group == "score" {
                    assert_eq!(shown(&theirs["sum"]), ours["score"].as_f64());
                }
                let ours = &ours["statistics"][title][&group];
                for (name, our_name) in [
                    ("sum", "sum"),
                    ("avg", "mean"),
                    ("median", "median"),
                    ("min", "min"),
                    ("max", "max"),
                    ("stdev", "deviation"),
                ] {
                    let (Some(theirs), Some(ours)) = (shown(&theirs[name]), ours[our_name].as_f64()) else {
                        continue;
                    };
                    let ours = if title == "memory" { ours / 1e6 } else { ours };
                    assert!(
                        (theirs - ours).abs() <= ours.abs() * 6e-3,
                        "{title} {group} {name}: {theirs}, {ours}"
                    );
                    n_compared += 1;
                }
            }
        }
    }
    n_compared
}

/// A number with what makes it stand below others.
fn shown(number: &Value) -> Option<f64> {
    match number {
        Value::String(text) => {
            let parts = text.split('&').map(|part| part.split_once(';').map_or(part, |(_, rest)| rest));
            parts.collect::<String>().parse().ok()
        }
        other => other.as_f64(),
    }
}

#[test]
fn the_table_is_that_of_the_table_generator() {
    let Some(python) = env::var_os("BENCHEXEC_PYTHON").filter(|python| !python.is_empty()) else {
        // `make test` says that it found no BenchExec and could not install it.
        return;
    };
    let generator = PathBuf::from(python).with_file_name("table-generator");
    let directory = tempfile::tempdir().expect("a temporary directory");
    let write =
        |name: &str, content: String| fs::write(directory.path().join(name), content).expect("a file");
    for property in ["unreach-call", "valid-memsafety"] {
        write(&format!("{property}.prp"), "CHECK( init(main()), LTL(G ! call(f())) )\n".to_owned());
    }
    write("own.prp", "observe something\n".to_owned());
    write("a.results.rd.xml", verifier("A", 0, |task| task % 6 == 5));
    write("b.results.rd.xml", verifier("B", 3, |task| task % 4 == 1));
    write("v.results.rd.xml", validator());

    let verifiers = both(directory.path(), &generator, &["a.results.rd.xml", "b.results.rd.xml"]);
    // But for what the names of tasks begin with, which Jurat writes as a whole path.
    let lines = |csv: &str| -> Vec<String> {
        let base = format!("{}/tasks/\t", directory.path().display());
        csv.lines().map(|line| line.replace(&base, "tasks/\t")).collect()
    };
    let (ours, theirs) = (lines(&verifiers.csv), lines(&verifiers.peer_csv));
    assert_eq!(ours.len(), theirs.len());
    for (ours, theirs) in ours.iter().zip(&theirs) {
        assert_eq!(ours, theirs);
    }
    assert_same_rows(&verifiers);
    assert!(assert_same_statistics(&verifiers) > 300);

    let validators = both(directory.path(), &generator, &["v.results.rd.xml"]);
    assert_same_rows(&validators);
    assert!(assert_same_statistics(&validators) > 100);
    for both in [&verifiers, &validators] {
        let stats = both.peer["stats"].to_string();
        let most =
            stats.split_once("max score: ").expect("it is told").1.split(')').next().expect("a number");
        let tasks = both.jurat["tasks"].as_array().expect("a list");
        let ours: i64 = tasks.iter().filter_map(|task| task["max_score"].as_i64()).sum();
        assert_eq!(most, ours.to_string());
    }
}
