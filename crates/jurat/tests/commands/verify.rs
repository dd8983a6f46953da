//! `jurat verify` as people and other programs see it.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;

use jurat_java::Jdk;

use crate::common::cases::cache;
use crate::common::{JURAT, command, corpus, text};

/// Standard output and the exit code.
fn jurat(arguments: &[&str]) -> (String, Option<i32>) {
    let mut jurat = command(JURAT);
    let caches = cache().parent().expect("the cache is in a directory").to_owned();
    let output = jurat.args(arguments).env("XDG_CACHE_HOME", caches).output().unwrap();
    (text(&output.stdout) + &text(&output.stderr), output.status.code())
}

fn task(name: &str) -> String {
    corpus().join("verify").join(name).join("task.yml").display().to_string()
}

fn last_line(said: &str) -> &str {
    said.lines().last().unwrap_or_default()
}

#[test]
fn the_last_line_and_the_exit_code_are_the_verdict() {
    let (said, exit) = jurat(&["verify", "--engine", "native", &task("binary-search-64")]);
    assert_eq!((last_line(&said), exit), ("TRUE", Some(0)), "{said}");
    let (said, exit) = jurat(&["verify", "--engine", "native", &task("double-add-subtract")]);
    assert_eq!((last_line(&said), exit), ("FALSE", Some(10)), "{said}");
    assert!(said.contains("inputs"), "{said}");
    let (said, exit) = jurat(&["verify", "--engine", "native", "--timeout", "1s", &task("open-suspect")]);
    assert_eq!((last_line(&said), exit), ("UNKNOWN", Some(20)), "{said}");
    let (said, exit) = jurat(&["verify", "no/such/Main.java"]);
    assert_eq!(exit, Some(2), "{said}");
}

#[test]
fn a_property_starts_with_the_class_that_it_names() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).display().to_string();
    let program = |name: &str, body: &str| {
        let text = format!("public class {name} {{ public static void main(String[] args) {{ {body} }} }}");
        fs::write(path(&format!("{name}.java")), text).unwrap();
    };
    program("Main", "assert true;");
    program("Other", "assert false;");
    fs::write(path("other.prp"), "CHECK( init(Other.main()), LTL(G assert) )").unwrap();
    let (main, other, property) = (path("Main.java"), path("Other.java"), path("other.prp"));
    let (said, _) = jurat(&["verify", "--property", &property, &main, &other]);
    assert_eq!(last_line(&said), "FALSE", "{said}");
    let (said, exit) = jurat(&["verify", "--property", &property, "--main", "Main", &main, &other]);
    assert_eq!(exit, Some(2), "{said}");
    assert!(said.contains("the property starts with `Other.main`"), "{said}");
}

/// The sandbox has a `/tmp` of its own, in which the JDK is shown.
#[test]
fn a_jdk_in_a_temporary_directory_repeats_violations() {
    let directory = tempfile::tempdir_in("/tmp").unwrap();
    for entry in fs::read_dir(Jdk::find().unwrap().home).unwrap() {
        let entry = entry.unwrap();
        symlink(entry.path(), directory.path().join(entry.file_name())).unwrap();
    }
    let mut jurat = command(JURAT);
    let task = task("abs-of-minimum");
    let output = jurat.args(["verify", "--engine", "native", &task]).env("JAVA_HOME", directory.path());
    let said = text(&output.output().unwrap().stdout);
    assert_eq!(last_line(&said), "FALSE", "{said}");
}

/// Each question is a file, with its answer.
#[test]
fn questions_are_written_as_scripts() {
    let directory = tempfile::tempdir().unwrap();
    let queries = directory.path().join("new/queries");
    let dump = queries.display().to_string();
    let engine = ["verify", "--engine", "native", "--strategy", "prove"];
    let (said, exit) = jurat(&[&engine[..], &["--dump-queries", &dump, &task("binary-search-64")]].concat());
    assert_eq!(exit, Some(0), "{said}");
    let n_files = fs::read_dir(&queries).unwrap().count();
    assert!(said.contains(&format!(" {n_files} questions to the solver")), "{n_files} files: {said}");
    for entry in fs::read_dir(&queries).unwrap() {
        let script = fs::read_to_string(entry.unwrap().path()).unwrap();
        let depth = |line: &str| line.matches('(').count() == line.matches(')').count();
        assert!(script.lines().all(depth), "each command is a line: {script}");
        assert!(script.contains("(set-info :status ") && script.ends_with("(check-sat)\n"), "{script}");
    }
}

#[test]
#[expect(clippy::print_stderr, reason = "a comparison that is left out is said")]
fn other_solvers_say_the_same() {
    let python = env::var_os("SOLVERS_PYTHON").filter(|python| !python.is_empty());
    let Some(python) = python else {
        eprintln!("not compared: `make test` found neither Bitwuzla nor Z3 and could not install them");
        return;
    };
    let tasks = ["binary-search-64", "double-add-subtract", "insertion-sort-six", "abs-of-minimum"];
    let directories = tasks.map(|name| corpus().join("verify").join(name));
    let mut compare = command(&corpus().join("../tools/compare-solvers").display().to_string());
    compare.args(["--most", "20", "--at-least", "20"]).args(directories);
    let output = compare.env("JURAT", JURAT).env("SOLVERS_PYTHON", python).output().unwrap();
    let said = text(&output.stdout) + &text(&output.stderr);
    assert!(output.status.success() && said.contains(" 0 disagreements"), "{said}");
}

#[test]
fn witnesses_are_clean_and_valid() {
    let directory = tempfile::tempdir().unwrap();
    let tasks = [
        ("insertion-sort-six", true),
        ("pump-controller-20-events", true),
        ("binary-search-64", true),
        ("det-crc32-table", true),
        ("forty-branches-all-taken", false),
        ("hash-map-fifty-entries-hit", false),
        ("array-negative-length", false),
        ("arguments-magic-word", false),
        ("arguments-missing", false),
    ];
    for (name, holds) in tasks {
        for format in ["yml", "graphml"] {
            let witness = directory.path().join(format!("{name}.{format}")).display().to_string();
            let (said, exit) =
                jurat(&["verify", "--engine", "native", "--witness-out", &witness, &task(name)]);
            assert_eq!(exit, Some(if holds { 0 } else { 10 }), "{name}: {said}");
            let program = corpus().join("verify").join(name).join("Main.java").display().to_string();
            let (said, exit) = jurat(&["lint", "--strict", "--program", &program, &witness]);
            assert_eq!(exit, Some(0), "{name}: {said}\n{}", fs::read_to_string(&witness).unwrap());
            if holds {
                let (said, _) = jurat(&["validate", "--engine", "native", "--witness", &witness, &program]);
                assert_eq!(last_line(&said), "Witness validation: True", "{name}: {said}");
                assert!(!said.contains("dropped  "), "{name}: {said}");
            }
        }
    }
}

#[test]
fn json_has_the_result() {
    let directory = tempfile::tempdir().unwrap();
    let file: PathBuf = directory.path().join("result.json");
    let name = file.display().to_string();
    let (said, _) = jurat(&["verify", "--engine", "native", "--json", &name, &task("double-add-subtract")]);
    let json: serde_json::Value = serde_json::from_slice(&fs::read(&file).expect(&said)).unwrap();
    assert_eq!(json["verdict"], "FALSE");
    assert_eq!(json["engine"], "native");
    assert_eq!(json["violation"]["inputs"].as_array().map(Vec::len), Some(2), "{json}");
}

#[test]
fn arguments_are_named() {
    let directory = tempfile::tempdir().unwrap();
    let [json, witness] = ["result.json", "witness.yml"].map(|name| directory.path().join(name));
    let [json_name, witness_name] = [&json, &witness].map(|file| file.display().to_string());
    let task = task("arguments-magic-word");
    let options = ["--json", &json_name, "--witness-out", &witness_name, &task];
    let (said, _) = jurat(&[&["verify", "--engine", "native"], &options[..]].concat());
    assert!(said.contains(r#"arguments "", "open sesame""#), "{said}");
    let json: serde_json::Value = serde_json::from_slice(&fs::read(&json).unwrap()).unwrap();
    assert_eq!(json["violation"]["arguments"], serde_json::json!([r#""""#, r#""open sesame""#]));
    let witness = fs::read_to_string(&witness).unwrap();
    let condition = r#"args.length == 2 && args[0].equals("") && args[1].equals("open sesame")"#;
    assert!(witness.replace(r#"\""#, "\"").contains(condition), "{witness}");
}

#[test]
fn the_same_program_gets_the_same_report() {
    let report = |name: &str| {
        let (said, _) = jurat(&["verify", "--engine", "native", &task(name)]);
        said.lines().filter(|line| !line.trim_start().starts_with("took")).collect::<Vec<_>>().join("\n")
    };
    for name in ["hash-map-fifty-entries", "insertion-sort-six", "string-literal-ten-chars"] {
        assert_eq!(report(name), report(name));
    }
}

#[test]
fn limits_end_in_unknown() {
    let directory = tempfile::tempdir().unwrap();
    let cases = [
        (
            "memory",
            "java.util.List<long[]> all = new java.util.ArrayList<>(); while (true) { all.add(new long[100_000]); }",
        ),
        ("time", "for (long i = 0; i >= 0; i++) { args = args == null ? args : args; }"),
        ("calls", "try { main(args); } catch (StackOverflowError e) { assert false; }"),
    ];
    for (name, body) in cases {
        let program = directory.path().join(name).join("Main.java");
        fs::create_dir_all(program.parent().unwrap()).unwrap();
        let text = format!("public class Main {{ public static void main(String[] args) {{ {body} }} }}");
        fs::write(&program, text).unwrap();
        let program = program.display().to_string();
        let (said, exit) =
            jurat(&["verify", "--engine", "native", "--timeout", "4s", "--memory", "300MB", &program]);
        assert_eq!((last_line(&said), exit), ("UNKNOWN", Some(20)), "{name}: {said}");
    }
}
