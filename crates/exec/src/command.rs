//! What to run and what came of it: plain data.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// A command. Nothing is inherited: neither the environment nor open files.
#[derive(Clone, Debug)]
pub struct Command {
    /// The program, as an absolute path.
    pub program: PathBuf,
    /// Its arguments, without its name.
    pub arguments: Vec<OsString>,
    /// The whole environment.
    pub environment: Vec<(OsString, OsString)>,
    /// Where it starts.
    pub directory: PathBuf,
    /// What it reads.
    pub input: Input,
}

/// What a command finds on its standard input.
#[derive(Clone, Debug, Default)]
pub enum Input {
    /// Nothing.
    #[default]
    Empty,
    /// These bytes.
    Bytes(Vec<u8>),
}

/// What a command and everything that it starts may use together. Absent means without limit.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// From the start to the end.
    pub wall_time: Option<Duration>,
    /// Over all cores and processes.
    pub cpu_time: Option<Duration>,
    /// In bytes, over all processes.
    pub memory: Option<u64>,
    /// Processes and threads alive at once.
    pub processes: Option<u32>,
    /// Bytes kept of each output stream; the rest is counted and thrown away.
    pub output: usize,
    /// How the use is measured.
    pub accounting: Accounting,
}

/// How the use of a tree of processes is measured, and thereby how soon a limit is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Accounting {
    /// By whatever costs no time at the start: a control group of version 2 for the resources that it has, a look
    /// at the processes every few milliseconds for the rest.
    #[default]
    Quick,
    /// By control groups of any version where the machine has them. To enter those of version 1 can take ten
    /// milliseconds.
    Exact,
}

/// What a command sees of the machine.
///
/// It has no network, its own processes, an empty private `/tmp`, and reads everything else but writes nowhere, except
/// in the folders listed here. `/var/tmp`, `/dev/shm` and `/run` are private like `/tmp`; of the devices it has
/// `/dev/null` and its kind. The program and the folder that it starts in are always visible.
#[derive(Clone, Debug, Default)]
pub struct Sandbox {
    /// Folders in which it may write.
    pub writable: Vec<PathBuf>,
    /// Folders and files that it may read although they are below `/tmp` or another private folder.
    pub readable: Vec<PathBuf>,
}

/// How a command ended and what it used.
#[derive(Clone, Debug)]
pub struct Ended {
    /// How.
    pub how: How,
    /// What it used, with everything that it started.
    pub usage: Usage,
    /// Its standard output.
    pub stdout: Captured,
    /// Its standard error.
    pub stderr: Captured,
}

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By itself, with this code.
    Exited(i32),
    /// By a signal that did not come from us.
    Signaled(i32),
    /// We ended it, because it reached a limit.
    Killed(Limit),
    /// We ended it, because [`crate::interrupt`] or [`crate::Service::kill`] was called.
    Interrupted,
}

/// A limit that was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields of Limits")]
pub enum Limit {
    WallTime,
    CpuTime,
    Memory,
    /// Only where the machine cannot refuse a process before it exists.
    Processes,
}

/// What was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// From the start to the end.
    pub wall_time: Duration,
    /// Over all cores and processes.
    pub cpu_time: Duration,
    /// The most bytes at once, over all processes; absent if the machine cannot tell.
    pub memory: Option<u64>,
}

/// The beginning of an output stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Captured {
    /// At most as many bytes as the limit says.
    pub bytes: Vec<u8>,
    /// How many there were in all.
    pub n_bytes: u64,
}
