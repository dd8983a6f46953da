//! `jurat verify --method`: the programs and the answers are in `corpus/entry`.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::fs;
use std::process::Output;

use crate::common::cases::cache;
use crate::common::{JURAT, command, corpus, text};

/// A line of the table.
struct Question {
    method: String,
    property: String,
    verdict: String,
    has: String,
}

fn questions(program: &str) -> Vec<Question> {
    let table = fs::read_to_string(corpus().join(format!("entry/{program}.txt"))).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let question = |row: &str| {
        let mut columns = row.split(" | ").map(str::to_owned);
        let mut next = || columns.next().unwrap_or_else(|| panic!("four columns: {row}"));
        Question { method: next(), property: next(), verdict: next(), has: next() }
    };
    rows.map(question).collect()
}

fn jurat(arguments: &[&str]) -> Output {
    let caches = cache().parent().unwrap().to_owned();
    command(JURAT).arg("verify").args(arguments).env("XDG_CACHE_HOME", caches).output().unwrap()
}

#[test]
fn methods_are_called_with_any_arguments() {
    are_answered("shop");
}

/// Equal objects that are not the same, objects of the program, and their order.
#[test]
fn arguments_come_from_anywhere() {
    are_answered("places");
}

/// What callers find in objects, in which order they make them, and in which classes they are.
#[test]
fn callers_are_anywhere() {
    are_answered("callers");
}

/// Static fields that lead to objects in ways that their types do not show; each in a program of its own.
#[test]
fn what_may_be_held_is_not_covered() {
    are_answered("held");
}

fn are_answered(name: &str) {
    for Question { method, property, verdict, has } in &questions(name) {
        let directory = corpus().join("entry").join(name);
        let own = directory.join(method.split('.').next().unwrap_or_default());
        let program = if own.is_dir() { own } else { directory }.display().to_string();
        let arguments = ["--engine", "native", "--method", method, "--property", property, &program];
        let said = text(&jurat(&arguments).stdout);
        assert_eq!(said.lines().last(), Some(verdict.as_str()), "{method}: {said}");
        assert!(said.contains(has), "{method} has `{has}`: {said}");
        let is_told = said.contains("_entry") && !said.contains("no source can call it");
        assert!(!is_told, "nobody is told of the class that calls it: {said}");
    }
}

#[test]
fn the_call_is_in_json() {
    let directory = tempfile::tempdir().unwrap();
    let json = directory.path().join("result.json");
    let program = corpus().join("entry/shop").display().to_string();
    jurat(&[
        "--method",
        "shop.Shop.taxed",
        "--property",
        "no-runtime-exception",
        "--json",
        json.to_str().unwrap(),
        &program,
    ]);
    let report: serde_json::Value = serde_json::from_slice(&fs::read(&json).unwrap()).unwrap();
    assert_eq!(report["method"], "shop.Shop.taxed(shop.Shop.Item)");
    assert_eq!(report["violation"]["call"], "shop.Shop.taxed(null)");
    assert_eq!(report["violation"]["arguments"], serde_json::json!(["null"]));
    assert_eq!(report["violation"]["inputs"], serde_json::json!([]));
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (arguments, words) in [
        (["--method", "main", "Main.java"].as_slice(), "expected a method such as `pk.Type.name`"),
        (&["--method", "A.b", "--main", "A", "A.java"], "cannot be used with"),
        (&["--method", "A.b", "--witness-out", "w.yml", "A.java"], "cannot be used with"),
    ] {
        let output = jurat(arguments);
        let said = text(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains(words), "{arguments:?}: {said}");
    }
}
