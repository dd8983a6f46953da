//! What the tests of the binary share: how to call it, and where the corpus is.

#![allow(dead_code, reason = "each test file uses a part of this")]
#![allow(clippy::unwrap_used, reason = "a corpus that is not as it should be ends the test")]

pub(crate) mod browser;
pub(crate) mod cases;
pub(crate) mod clean;
pub(crate) mod competition;
pub(crate) mod devtools;
pub(crate) mod results;
pub(crate) mod samples;
pub(crate) mod tables;
pub(crate) mod walk;

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The binary under test.
pub(crate) const JURAT: &str = env!("CARGO_BIN_EXE_jurat");

/// A call of `program` that depends on nothing of the caller's terminal or locale.
pub(crate) fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.stdin(Stdio::null()).env("LC_ALL", "C");
    for name in ["CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "NO_COLOR", "TERM"] {
        command.env_remove(name);
    }
    command
}

/// Runs `jurat` in the corpus, so that paths in its output are the same everywhere.
pub(crate) fn jurat(arguments: &[&str]) -> Output {
    command(JURAT).current_dir(corpus()).args(arguments).output().expect("jurat starts")
}

/// The directory of the corpus.
pub(crate) fn corpus() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}

/// What was printed, as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("Jurat prints UTF-8")
}
