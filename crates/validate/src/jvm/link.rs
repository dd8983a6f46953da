//! Which class files the JVM refuses: it links them, which verifies their code, and runs nothing of them.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Instant;

use jurat_exec::{Command, CommandLimits as Limits, Input as Stdin, Mode, Sandbox};
use jurat_java::Jdk;

use crate::library::Refused;
use crate::outcome::Undecided;
use crate::verdict::Unknown;

/// A line for each class that is refused.
const MAX_REPORT: usize = 32 << 20;
/// The last line, without which nothing is sure.
const END: &str = "end";

/// A JVM that links classes.
pub(crate) struct Linker<'a> {
    pub(crate) jdk: &'a Jdk,
    pub(crate) class_path: &'a [PathBuf],
    /// The class that does it, as class files have it.
    pub(crate) class: String,
    pub(crate) directory: &'a Path,
    pub(crate) deadline: Instant,
    /// In bytes.
    pub(crate) memory: u64,
}

impl Linker<'_> {
    /// Those of the classes that the JVM refuses.
    pub(crate) fn refused(&self, names: &[&str]) -> Result<Vec<Refused>, Unknown> {
        let limits = Limits {
            wall_time: Some(self.deadline.saturating_duration_since(Instant::now())),
            memory: Some(self.memory),
            processes: Some(1000),
            output: MAX_REPORT,
            ..Limits::default()
        };
        let read = self.class_path.iter().chain([&self.jdk.home]);
        let folders = read.map(|path| (path.clone(), Mode::ReadOnly)).collect();
        let sandbox = Sandbox { folders, ..Sandbox::default() };
        let ended = jurat_exec::run(&self.command(names), &limits, &sandbox)?;
        let text = String::from_utf8_lossy(&ended.stdout.bytes);
        if ended.how.termination.is_some() {
            return Err(Undecided::Timeout { during: "while the JVM linked the class files" }.into());
        }
        if text.lines().last() != Some(END) {
            let words = String::from_utf8_lossy(&ended.stderr.bytes);
            let first = words.lines().next().unwrap_or_default();
            return Err(Unknown::Io(format!("the JVM did not link the class files: {first}")));
        }
        Ok(text.lines().filter_map(refused).collect())
    }

    fn command(&self, names: &[&str]) -> Command {
        let heap = (self.memory / 2).max(64 << 20);
        let mut arguments: Vec<OsString> = [
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData",
            "-XX:-CreateCoredumpOnCrash",
            "-Duser.language=en",
            &format!("-Xmx{}m", heap >> 20),
            "-cp",
        ]
        .map(OsString::from)
        .to_vec();
        arguments.push(std::env::join_paths(self.class_path).unwrap_or_default());
        arguments.push(self.class.clone().into());
        Command {
            program: self.jdk.java.clone(),
            arguments,
            environment: vec![("LC_ALL".into(), "C.UTF-8".into())],
            directory: self.directory.to_owned(),
            input: Stdin::Bytes(names.iter().flat_map(|name| [*name, "\n"]).collect::<String>().into_bytes()),
        }
    }
}

fn refused(line: &str) -> Option<Refused> {
    let (name, reason) = line.split_once('\t')?;
    Some(Refused { name: name.to_owned(), reason: format!("is refused by the JVM: {reason}") })
}
