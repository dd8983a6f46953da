//! Who measures and limits runs on this machine.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use jurat_exec::{Accounting, Command, CommandLimits, CommandStartError, Input, Sandbox, run};

/// Tries with a command that does nothing: what measures and limits which resource.
pub fn mechanisms() -> Result<BTreeMap<String, String>, CommandStartError> {
    let command = Command {
        program: PathBuf::from("/bin/true"),
        arguments: Vec::new(),
        environment: Vec::new(),
        directory: PathBuf::from("/"),
        input: Input::Empty,
    };
    let limits = CommandLimits {
        wall_time: Some(Duration::from_mins(1)),
        accounting: Accounting::Exact,
        ..CommandLimits::default()
    };
    let by = run(&command, &limits, &Sandbox::default())?.usage.by;
    let named = [
        ("cputime", by.cpu_time),
        ("memory", by.memory),
        ("processes", by.processes),
        ("blkio", by.block),
        ("pressure", by.pressure),
    ];
    Ok(named.into_iter().filter_map(|(name, by)| Some((name.to_owned(), by?.to_string()))).collect())
}
