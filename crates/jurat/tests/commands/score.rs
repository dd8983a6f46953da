//! `jurat score`: the example, and what is wrong with result files.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::common::{JURAT, command, text};
use serde_json::Value;

fn example() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/score")
}

/// The result files of the example, by name.
fn results() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(example().join("results"))
        .unwrap()
        .map(|entry| format!("results/{}", entry.unwrap().file_name().to_str().unwrap()))
        .collect();
    names.sort();
    names
}

fn score(directory: &Path, arguments: &[&str]) -> Output {
    command(JURAT).current_dir(directory).arg("score").args(arguments).output().unwrap()
}

fn of_example(options: &[&str], results: &[String]) -> Output {
    let results = results.iter().map(String::as_str);
    let arguments: Vec<&str> = options.iter().copied().chain(["categories.yml"]).chain(results).collect();
    let output = score(&example(), &arguments);
    assert!(output.status.success(), "{}", text(&output.stderr));
    output
}

/// All files below a directory, with their contents.
fn contents(directory: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(contents(&path));
        } else {
            files.insert(path.clone(), fs::read_to_string(&path).unwrap());
        }
    }
    files
}

#[test]
fn the_example_has_its_scores() {
    let output = of_example(&[], &results());
    insta::assert_snapshot!("score", text(&output.stdout));
    assert_eq!(text(&output.stderr), "");
    let output = of_example(&["--rules", "2016"], &results());
    insta::assert_snapshot!("score-2016", text(&output.stdout));
}

#[test]
fn a_directory_has_page_tables_and_plots() {
    let directory = tempfile::tempdir().unwrap();
    let [first, second] = ["first", "second"].map(|name| directory.path().join(name));
    let json = directory.path().join("scores.json");
    let options = |directory: &Path| {
        ["-o".to_owned(), directory.display().to_string(), "--json".to_owned(), json.display().to_string()]
    };
    let all = options(&first);
    of_example(&all.each_ref().map(String::as_str), &results());
    let mut backwards = results();
    backwards.reverse();
    let before = fs::read_to_string(&json).unwrap();
    of_example(&options(&second).each_ref().map(String::as_str), &backwards);
    assert_eq!(before, fs::read_to_string(&json).unwrap());

    let relative = |files: BTreeMap<PathBuf, String>, directory: &Path| -> BTreeMap<PathBuf, String> {
        files
            .into_iter()
            .map(|(path, text)| (path.strip_prefix(directory).unwrap().to_owned(), text))
            .collect()
    };
    let files = relative(contents(&first), &first);
    assert_eq!(files, relative(contents(&second), &second), "the order of files does not matter");
    let names: Vec<_> = files.keys().map(|path| path.display().to_string()).collect();
    insta::assert_snapshot!("score-folder", names.join("\n"));
    for name in ["overview.csv", "ranking.tex", "confirmation-of-violation-witnesses.csv", "overview.tex"] {
        insta::assert_snapshot!(format!("score-{name}"), files[Path::new(name)]);
    }

    // Links lead to files that are there.
    let page = &files[Path::new("index.html")];
    let linked = page.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let (anchors, linked): (Vec<_>, Vec<_>) = linked.partition(|link| link.starts_with('#'));
    assert_eq!(linked.len(), files.len() - 1);
    assert!(linked.iter().all(|link| files.contains_key(Path::new(link))), "{linked:?}");
    assert!(anchors.iter().all(|anchor| page.contains(&format!("id=\"{}\"", &anchor[1..]))), "{anchors:?}");
    for way_out in ["<script", " src=", "@import", "https:", "<link", "<iframe"] {
        assert!(!page.contains(way_out), "the page holds `{way_out}`");
    }

    // The JSON, the table and the plot are the same data.
    let json: Value = serde_json::from_str(&before).unwrap();
    for category in json["categories"].as_array().unwrap() {
        let name = category["name"].as_str().unwrap();
        let plot = &files[Path::new(&format!("plots/{name}.svg"))];
        for verifier in category["verifiers"].as_array().unwrap() {
            let points = verifier["score"].as_f64().unwrap();
            let described = format!("{}: from ", verifier["verifier"].as_str().unwrap());
            let described = plot.split(&described).nth(1).unwrap();
            assert_eq!(described.split([' ']).nth(2), Some(&*format!("{points:.0}")), "{name}");
            let (rank, exact) = (&verifier["rank"], format!("{points:.6}"));
            let exact = exact.trim_end_matches('0').trim_end_matches('.');
            let rank = rank.as_u64().map(|rank| rank.to_string()).unwrap_or_default();
            let line = format!("{name},{rank},{}", verifier["verifier"].as_str().unwrap());
            let rows = files[Path::new("standings.csv")].lines().filter(|row| row.starts_with(&line));
            assert!(rows.clone().any(|row| row.contains(&format!(",{exact},"))), "{line}…,{exact}");
        }
    }
}

/// A result file of one verifier in one category.
fn result(benchmark: &str, set: &str, runs: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<result benchmarkname=\"{benchmark}\" tool=\"T\" name=\"X26_{set}\" starttime=\"2026-01-01T00:00:00\">\n{runs}</result>\n"
    )
}

fn one_run(name: &str, status: &str) -> String {
    format!(
        "<run name=\"{name}\" properties=\"p\" expectedVerdict=\"true\">\n<column title=\"status\" value=\"{status}\"/><column title=\"cputime\" value=\"1s\"/></run>\n"
    )
}

const CATEGORIES: &str = "verifiers: [p, q]\ncategories: {M: {categories: [A, B]}}\n";

/// What is said about files with these names and texts.
fn said(files: &[(&str, &str)], options: &[&str]) -> (Option<i32>, String, String) {
    let directory = tempfile::tempdir().unwrap();
    fs::write(directory.path().join("categories.yml"), CATEGORIES).unwrap();
    for (name, text) in files {
        fs::write(directory.path().join(name), text).unwrap();
    }
    let results = files.iter().map(|(name, _)| *name).filter(|name| name.contains(".xml"));
    let arguments: Vec<&str> = options.iter().copied().chain(["categories.yml"]).chain(results).collect();
    let output = score(directory.path(), &arguments);
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

#[test]
fn odd_files_are_named() {
    let good = result("p", "A", &one_run("t.yml", "true"));
    let twice = result(
        "q",
        "A",
        &(one_run("t.yml", "true") + &one_run("t.yml", "false") + &one_run("u.yml", "true")),
    );
    let older = good.replace("2026-01-01", "2025-01-01");
    let no_status = result("q", "B", "<run name=\"t.yml\"><column title=\"cputime\" value=\"1s\"/></run>\n");
    let incomplete =
        result("p", "B", &one_run("t.yml", "true")).replace("tool=", "error=\"interrupted\" tool=");
    // It says that `true` is wrong where `true` is expected.
    let category = "<column title=\"category\" value=\"wrong\"/></run>";
    let contradictory = good.replace("</run>", category);
    let files = [
        ("a.xml", good.as_str()),
        ("b.xml", &twice),
        ("c.xml", &result("z", "A", "")),
        ("d.xml", &result("p", "C", "")),
        ("e.xml", &older),
        ("f.xml", &no_status),
        ("g.xml", &incomplete),
        ("h.xml", "<result><run name=\"x\"/></result>"),
        ("i.xml", &result("v-validate-violation-witnesses-1.0-r", "A", &one_run("t.yml", "true"))),
        ("j.xml", &result("v-validate-correctness-witnesses-1.0-p", "A", "")),
        ("a.fixed.xml", &contradictory),
    ];
    let (code, _, stderr) = said(&files, &[]);
    assert_eq!(code, Some(0), "{stderr}");
    insta::assert_snapshot!("score-odd-files", stderr);
}

#[test]
fn files_that_are_no_results_end_it() {
    let good = result("p", "A", &one_run("t.yml", "true"));
    let cut = &good[..good.len() - 20];
    let (code, stdout, stderr) =
        said(&[("cut.xml", cut), ("note.xml", "<note/>"), ("text.xml", "hello"), ("good.xml", &good)], &[]);
    assert_eq!((code, stdout.as_str()), (Some(2), ""));
    insta::assert_snapshot!("score-no-results", stderr);
    let (code, _, stderr) = said(&[("c.xml", &result("z", "A", ""))], &[]);
    assert_eq!(code, Some(2));
    assert!(
        stderr.starts_with("error: there is nothing to score") && stderr.contains("`c.xml` is left out: "),
        "{stderr}"
    );
}

#[test]
fn rules_come_from_a_file() {
    let good = result("p", "A", &one_run("t.yml", "true"));
    let files = [
        ("a.xml", good.as_str()),
        ("rules.toml", "[points]\ncorrect-true = 7\n"),
        ("bad.toml", "[points]\nwrong-true = 1\n"),
    ];
    let (code, stdout, _) = said(&files, &["--rules", "rules.toml"]);
    assert!(code == Some(0) && stdout.contains(" 7¹"), "{stdout}");
    let (code, _, stderr) = said(&files, &["--rules", "bad.toml"]);
    assert_eq!(
        (code, stderr.as_str()),
        (Some(2), "error: `bad.toml`: `wrong-true = 1` must be at most 0 (what is wrong earns nothing)\n")
    );
    let (code, _, stderr) = said(&files, &["--rules", "1999"]);
    assert!(code == Some(2) && stderr.contains("known are 2016 and 2026"), "{stderr}");
}

#[test]
fn void_tasks_count_for_nobody() {
    let runs = one_run("../c/t.yml", "true") + &one_run("../c/u.yml", "false");
    let good = result("p", "A", &runs);
    let files = [("a.xml", good.as_str()), ("void.set", "# broken\nc/u.yml\n")];
    let (_, stdout, _) = said(&files, &[]);
    assert!(stdout.contains("-14¹"), "{stdout}");
    let (_, stdout, _) = said(&files, &["--void", "void.set"]);
    assert!(stdout.contains("2¹") && !stdout.contains("-14"), "{stdout}");
}

/// HTML, formulas and escape sequences in every name that a file can give.
#[test]
fn hostile_names_stay_names() {
    const ATTACK: &str = "=1+&lt;img src=x onerror=alert(1)&gt;\\input{x}&quot;";
    let directory = tempfile::tempdir().unwrap();
    let categories = "categories: {\"<b>M\": {categories: [\"=A<script>\"]}}\n";
    fs::write(directory.path().join("categories.yml"), categories).unwrap();
    let runs = one_run(ATTACK, "true") + &one_run("u", ATTACK);
    let hostile = result(ATTACK, "=A&lt;script&gt;", &runs);
    fs::write(directory.path().join("a.xml"), hostile).unwrap();
    let output = score(directory.path(), &["-o", "out", "categories.yml", "a.xml"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for (path, text) in contents(&directory.path().join("out")) {
        let ending = path.extension().unwrap().to_str().unwrap();
        match ending {
            "html" | "svg" => {
                assert!(!text.contains("<img") && !text.contains("<script"), "{}", path.display());
            }
            "csv" => assert!(
                !text
                    .lines()
                    .any(|line| line.starts_with('=') || line.contains(",=") || line.contains("\"=")),
                "{text}"
            ),
            "tex" => assert!(!text.contains("\\input"), "{text}"),
            other => panic!("{other}"),
        }
    }
}
