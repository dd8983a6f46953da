//! The command line as people and programs see it: texts, formats, exit codes, colours, pipes.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Output, Stdio};

use crate::common::{JURAT, command, corpus, jurat, text};
use jurat_witness::lint::RULES;
use serde_json::Value;

const DEMO: &str = "demo/witness.graphml";
const YAML: &str = "lint/wrong-file-hash/good.yml";
const VIOLATION: &str = "lint/wrong-file-hash/good-violation.yml";
const YAML_PROGRAM: &str = "lint/wrong-file-hash/Main.java";
/// Two witnesses with findings of all severities, one of them YAML.
const BROKEN: [&str; 2] = ["lint/dangling-edge/bad.graphml", "lint/yaml-syntax/bad.yml"];

/// Exit code, standard output and standard error in one text.
fn transcript(output: &Output) -> String {
    let code = output.status.code().expect("no signal ends it");
    let mut transcript = format!("exit code {code}\n{}", text(&output.stdout));
    if !output.stderr.is_empty() {
        transcript += &format!("--- standard error ---\n{}", text(&output.stderr));
    }
    transcript
}

macro_rules! assert_transcript {
    ($name:literal, $arguments:expr) => {{
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.add_filter(r#""semanticVersion": "[^"]+""#, r#""semanticVersion": "[version]""#);
        settings.bind(|| insta::assert_snapshot!($name, transcript(&jurat($arguments))));
    }};
}

#[test]
fn lint_as_text() {
    assert_transcript!("lint-text", &["lint", BROKEN[0], BROKEN[1]]);
    assert_transcript!("lint-demo", &["lint", DEMO]);
    assert_transcript!("lint-clean", &["lint", "--program", YAML_PROGRAM, YAML]);
    assert_transcript!("lint-limit", &["lint", "--limit", "1", "--strict", DEMO]);
}

#[test]
fn verify_explains_itself() {
    assert_transcript!("verify-help", &["verify", "--help"]);
    assert_transcript!(
        "verify-missing-class-path",
        &["verify", "--classpath", "no/such.jar", "demo/Main.java"]
    );
    assert_transcript!(
        "verify-unknown-property",
        &["verify", "--property", "no-such-property", "demo/Main.java"]
    );
}

#[test]
fn lint_as_json() {
    assert_transcript!("lint-json", &["lint", "--format", "json", BROKEN[0], BROKEN[1]]);
}

#[test]
fn lint_as_sarif() {
    let output = jurat(&["lint", "--format", "sarif", BROKEN[0], BROKEN[1]]);
    assert_eq!(output.status.code(), Some(1));
    let mut log: Value = serde_json::from_slice(&output.stdout).expect("SARIF is JSON");
    assert_eq!(log["version"], "2.1.0");
    let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().expect("a list").clone();
    assert_eq!(rules.len(), RULES.len());
    let results = log["runs"][0]["results"].as_array().expect("a list").clone();
    assert!(!results.is_empty());
    for result in &results {
        let idx = result["ruleIndex"].as_u64().expect("an index") as usize;
        assert_eq!(result["ruleId"], rules[idx]["id"]);
        let region = &result["locations"][0]["physicalLocation"]["region"];
        let place = |line: &str, column: &str| (region[line].as_u64(), region[column].as_u64());
        assert!(place("startLine", "startColumn") >= (Some(1), Some(1)));
        assert!(place("endLine", "endColumn") >= place("startLine", "startColumn"));
    }
    // The manuals of all rules would bury the rest.
    log["runs"][0]["tool"]["driver"]["rules"] = vec![rules[0].clone()].into();
    log["runs"][0]["tool"]["driver"]["semanticVersion"] = "[version]".into();
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let pretty = serde_json::to_string_pretty(&log).expect("it was JSON");
    settings.bind(|| insta::assert_snapshot!("lint-sarif", pretty));
}

#[test]
fn the_formats_agree() {
    let parsed = |format: &str| -> Value {
        let output = jurat(&["lint", "--format", format, BROKEN[0], BROKEN[1], DEMO]);
        serde_json::from_slice(&output.stdout).expect("both are JSON")
    };
    let (json, sarif) = (parsed("json"), parsed("sarif"));
    let codes = |list: &Value, key: &str| -> Vec<String> {
        let list = list.as_array().expect("a list").iter();
        list.map(|finding| finding[key].as_str().expect("a code").to_owned()).collect()
    };
    let files = json["files"].as_array().expect("a list").iter();
    let of_json: Vec<String> = files.flat_map(|file| codes(&file["findings"], "code")).collect();
    assert_eq!(of_json, codes(&sarif["runs"][0]["results"], "ruleId"));
}

#[test]
fn manuals() {
    assert_transcript!("lint-list", &["lint", "--list"]);
    assert_transcript!("lint-explain", &["lint", "--explain", "W152"]);
    assert_transcript!("lint-explain-unknown", &["lint", "--explain", "W999"]);
    for rule in RULES {
        let by_code = jurat(&["lint", "--explain", rule.code]);
        assert_eq!(by_code.status.code(), Some(0), "{}", rule.code);
        assert_eq!(by_code.stdout, jurat(&["lint", "--explain", rule.name]).stdout, "{}", rule.code);
    }
}

#[test]
fn usage() {
    assert_transcript!("no-arguments", &[]);
    assert_transcript!("lint-without-witness", &["lint"]);
    assert_transcript!("unknown-command", &["lnt", DEMO]);
    assert_transcript!("unknown-target", &["convert", "--to", "xml", DEMO]);
}

#[test]
fn show_as_text() {
    assert_transcript!("show-demo", &["show", DEMO, "demo/Main.java"]);
    assert_transcript!("show-without-program", &["show", DEMO]);
    assert_transcript!("show-yaml", &["show", YAML, YAML_PROGRAM]);
    assert_transcript!("show-violation", &["show", VIOLATION, YAML_PROGRAM]);
}

#[test]
fn exit_codes() {
    let cases: [(&[&str], i32); 9] = [
        (&["lint", "--program", YAML_PROGRAM, YAML], 0),
        (&["lint", BROKEN[0]], 1),
        (&["lint", "absent.yml"], 2),
        (&["lint", BROKEN[0], "absent.yml"], 2),
        (&["lint", "--program", "absent.java", YAML], 2),
        (&["show", DEMO, "demo"], 0),
        (&["show", DEMO, "lint/empty-file"], 2),
        (&["show", "--html", "absent/page.html", DEMO], 2),
        (&["--version"], 0),
    ];
    for (arguments, code) in cases {
        let output = jurat(arguments);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", transcript(&output));
        assert_eq!(output.stderr.is_empty(), code != 2, "{arguments:?}: {}", transcript(&output));
    }
}

/// `jurat show … | head -1`, with more to write than a pipe holds.
#[test]
fn a_closed_pipe_is_no_error() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let program = directory.path().join("Main.java");
    fs::write(&program, "// a line\n".repeat(200_000)).expect("the directory is writable");
    let mut show = command(JURAT);
    show.current_dir(corpus()).args(["show", DEMO]).arg(&program);
    let mut child = show.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("jurat starts");
    let mut line = String::new();
    // The reader is dropped after its first line.
    BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut line).expect("UTF-8");
    let output = child.wait_with_output().expect("jurat ends");
    assert_eq!(line, "demo/witness.graphml\n");
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
}

#[test]
fn colours_are_for_terminals() {
    let is_coloured = |output: &Output| text(&output.stdout).contains('\u{1b}');
    let show = || {
        let mut show = command(JURAT);
        show.current_dir(corpus()).args(["show", DEMO, "demo/Main.java"]);
        show
    };
    let run = |mut command: std::process::Command| command.output().expect("it starts");
    let with = |name: &str, value: &str| {
        let mut show = show();
        show.env(name, value);
        run(show)
    };
    assert!(!is_coloured(&run(show())));
    assert!(!is_coloured(&with("TERM", "xterm-256color")));
    assert!(is_coloured(&with("CLICOLOR_FORCE", "1")));

    // `script` is a terminal to the program that it runs.
    let on_terminal = |no_color: bool| {
        let mut script = command("script");
        script.current_dir(corpus()).env("TERM", "xterm").env("JURAT", JURAT);
        if no_color {
            script.env("NO_COLOR", "1");
        }
        run({
            script.args(["-qefc", "\"$JURAT\" show demo/witness.graphml demo/Main.java", "/dev/null"]);
            script
        })
    };
    assert!(is_coloured(&on_terminal(false)));
    assert!(!is_coloured(&on_terminal(true)));
}
