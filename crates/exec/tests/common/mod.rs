//! What the tests of this crate share.

#![allow(dead_code, reason = "each test file uses a part of this")]
#![allow(clippy::unwrap_used, reason = "a test that fails shall say where")]

use std::path::{Path, PathBuf};
use std::time::Duration;

use jurat_exec::{Command, CommandLimits, Ended, Input, Mode, Sandbox, run};

/// A script for the shell, started in `/`.
pub(crate) fn script(text: &str) -> Command {
    Command {
        program: PathBuf::from("/bin/sh"),
        arguments: vec!["-c".into(), text.into()],
        environment: vec![("PATH".into(), "/usr/bin:/bin".into())],
        directory: PathBuf::from("/"),
        input: Input::Empty,
    }
}

/// Enough for every script here that ends by itself.
pub(crate) fn generous() -> CommandLimits {
    CommandLimits { wall_time: Some(Duration::from_secs(10)), output: 1 << 16, ..CommandLimits::default() }
}

/// Runs a script under generous limits.
pub(crate) fn sh(text: &str) -> Ended {
    sandboxed(text, &Sandbox::default())
}

/// Runs a script under generous limits.
pub(crate) fn sandboxed(text: &str, sandbox: &Sandbox) -> Ended {
    run(&script(text), &generous(), sandbox).unwrap()
}

/// Runs a script.
pub(crate) fn limited(text: &str, limits: &CommandLimits) -> Ended {
    run(&script(text), limits, &Sandbox::default()).unwrap()
}

/// What a script prints.
pub(crate) fn printed(ended: &Ended) -> String {
    String::from_utf8(ended.stdout.bytes.clone()).unwrap()
}

/// A sandbox in which these directories have a mode.
pub(crate) fn with(folders: &[&Path], mode: Mode) -> Sandbox {
    let folders = folders.iter().map(|folder| (folder.to_path_buf(), mode)).collect();
    Sandbox { folders, ..Sandbox::default() }
}

/// A sandbox in which these directories can be written to.
pub(crate) fn writable(folders: &[&Path]) -> Sandbox {
    with(folders, Mode::FullAccess)
}
