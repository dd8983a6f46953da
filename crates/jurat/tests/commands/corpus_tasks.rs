//! The task definitions of the corpus say what `expect.toml` says.
//!
//! `JURAT_BLESS=1 cargo test --test commands corpus_tasks` writes them anew.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

use std::env;
use std::fs;
use std::path::Path;

use crate::common::corpus;

#[test]
fn definitions_say_what_is_expected() {
    let is_blessed = env::var_os("JURAT_BLESS").is_some();
    let mut n_cases = 0;
    for case in fs::read_dir(corpus().join("programs")).unwrap() {
        let directory = case.unwrap().path();
        let task = directory.join("task.yml");
        let definition = definition(&directory);
        if is_blessed {
            fs::write(&task, &definition).unwrap();
        }
        let written = fs::read_to_string(&task).unwrap_or_default();
        assert_eq!(written, definition, "{}", task.display());
        n_cases += 1;
    }
    assert!(n_cases > 80, "{n_cases}");
}

fn definition(directory: &Path) -> String {
    let expect: toml::Table = fs::read_to_string(directory.join("expect.toml")).unwrap().parse().unwrap();
    let property = match expect["property"].as_str().unwrap() {
        "assert" => "assert_java.prp",
        "no-runtime-exception" => "runtime-exception.prp",
        other => panic!("{}: no property is called {other}", directory.display()),
    };
    let verdict = expect["verdict"].as_str().unwrap().to_lowercase();
    let files: String = sources(directory).iter().map(|name| format!("  - {name}\n")).collect();
    format!(
        "format_version: '2.0'\n\
         input_files:\n{files}\
         properties:\n  \
           - property_file: ../../properties/{property}\n    \
             expected_verdict: {verdict}\n\
         options:\n  \
           language: Java\n"
    )
}

/// The sources of a case, relative to its directory, sorted.
fn sources(case: &Path) -> Vec<String> {
    let program = jurat::program::load(&[case.to_owned()]).unwrap();
    let start = format!("{}/", case.display());
    program.files.iter().map(|file| file.name.strip_prefix(&start).unwrap().to_owned()).collect()
}
