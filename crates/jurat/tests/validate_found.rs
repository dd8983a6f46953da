//! Walks `corpus/validate/found`: witnesses that were once answered wrongly, and some that are easily answered wrongly.
//!
//! JBMC is needed; `$JBMC` names it.

#![expect(clippy::expect_used, reason = "a case that cannot be read is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `expect.toml` says.
struct Expect {
    verdict: String,
    why: String,
    engine: String,
}

fn expect(folder: &Path) -> Expect {
    let text = fs::read_to_string(folder.join("expect.toml")).expect("every case has an expect.toml");
    let table: toml::Table = text.parse().expect("expect.toml is TOML");
    let word = |key: &str| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    Expect {
        verdict: word("verdict").expect("a case has a verdict"),
        why: word("why").expect("a case says why"),
        engine: word("engine").unwrap_or_else(|| "auto".to_owned()),
    }
}

fn witness(folder: &Path) -> PathBuf {
    let candidates = ["witness.graphml", "witness.yml"].map(|name| folder.join(name));
    candidates.into_iter().find(|path| path.exists()).expect("every case has a witness")
}

fn is_answered_rightly(main: &Path) -> datatest_stable::Result<()> {
    assert!(std::env::var_os("JBMC").is_some(), "the variable JBMC names the program");
    let folder = main.parent().expect("a program is in a folder");
    let Expect { verdict, why, engine } = expect(folder);
    let output = Command::new(env!("CARGO_BIN_EXE_jurat"))
        .args(["validate", "--engine", &engine, "--witness"])
        .arg(witness(folder))
        .arg(main)
        .output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let last = text.lines().last().unwrap_or_default();
    assert_eq!(last, format!("Witness validation: {verdict}"), "{why}\n{text}");
    Ok(())
}

datatest_stable::harness! {
    { test = is_answered_rightly, root = "../../corpus/validate/found", pattern = r"Main\.java$" },
}
