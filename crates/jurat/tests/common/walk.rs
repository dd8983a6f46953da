//! Cases of `corpus/validate`: a program, a witness, and what `jurat validate` must say.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::fs;
use std::path::Path;
use std::process::Command;

use super::cases::cache;
use super::{JURAT, command, text};

/// `jurat validate` with the toolchain that all tests share; JBMC must be there.
pub(crate) fn validate() -> Command {
    let mut validate = command(JURAT);
    jurat_validate::jbmc::find().expect("JBMC is there; `make jbmc` installs it");
    let caches = cache().parent().expect("the cache is in a folder").to_owned();
    validate.arg("validate").env("XDG_CACHE_HOME", caches);
    validate
}

/// The exit code that goes with a verdict.
pub(crate) fn exit_code(verdict: &str) -> i32 {
    match verdict {
        "True" => 0,
        "False" => 10,
        "Unknown" => 20,
        other => panic!("unknown verdict {other:?}"),
    }
}

/// Validates the case whose `expect.toml` this is: the verdict, the exit code, and what the output says.
pub(crate) fn check(expect: &Path) {
    let folder = expect.parent().expect("cases are in folders");
    let expect: toml::Table = fs::read_to_string(expect).unwrap().parse().expect("expect.toml is TOML");
    let texts = |key: &str| -> Vec<String> {
        let texts = expect.get(key).and_then(toml::Value::as_array);
        texts.into_iter().flatten().map(|it| it.as_str().unwrap().to_owned()).collect()
    };
    let verdict = expect["verdict"].as_str().unwrap();
    let witness = ["witness.yml", "witness.graphml"].into_iter().find(|it| folder.join(it).exists());
    let mut validate = validate();
    validate.current_dir(folder).args(texts("options")).args(["--witness", witness.unwrap(), "."]);
    let before = listing(folder);
    let output = validate.output().unwrap();
    let said = text(&output.stdout) + &text(&output.stderr);
    let why = expect.get("why").and_then(toml::Value::as_str).unwrap_or_default();
    let said = format!("{why}\n{said}");
    assert_eq!(said.lines().last(), Some(format!("Witness validation: {verdict}").as_str()), "{said}");
    assert_eq!(output.status.code(), Some(exit_code(verdict)), "{said}");
    for part in texts("says") {
        assert!(said.contains(&part), "{part:?} is not in {said}");
    }
    assert_eq!(listing(folder), before, "a program changes nothing");
}

/// All files below a folder with their contents.
pub(crate) fn listing(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push((path.display().to_string(), fs::read(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}
