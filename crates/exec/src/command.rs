//! What to run and what came of it: plain data.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
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
    /// What this file has from its position on.
    File(Arc<File>),
}

/// What a command and everything that it starts may use together. Absent means without limit.
#[derive(Clone, Debug, Default)]
pub struct CommandLimits {
    /// From the start to the end.
    pub wall_time: Option<Duration>,
    /// Over all cores and processes.
    pub cpu_time: Option<Duration>,
    /// CPU time after which the command, but nothing that it has started, is asked to end by SIGTERM.
    pub soft_cpu_time: Option<Duration>,
    /// In bytes, over all processes.
    pub memory: Option<u64>,
    /// Files and directories at once in all private directories and overlays.
    pub files_count: Option<u64>,
    /// Bytes that those have together. Where nothing bounds the memory either, a quarter of the machine's memory.
    pub files_size: Option<u64>,
    /// Processes and threads alive at once.
    pub processes: Option<u32>,
    /// The hardware threads that it may use; empty means all.
    pub cores: Vec<u32>,
    /// The nodes that its memory may be on; empty means all.
    pub memory_nodes: Vec<u32>,
    /// Bytes kept of each output stream; the rest is counted and thrown away.
    pub output: usize,
    /// How the use is measured.
    pub accounting: Accounting,
}

/// How the use of a tree of processes is measured, and thereby how soon a limit is noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Accounting {
    /// A control group of version 2 for the resources that it has, a look at the processes every few milliseconds for
    /// the rest.
    #[default]
    Quick,
    /// By control groups of any version where the machine has them, also for resources without a limit.
    Exact,
}

/// What a command sees of the machine.
///
/// It has its own processes, an empty private `/tmp`, and reads everything else but writes nowhere, unless the directories
/// listed here say otherwise. `/var/tmp`, `/dev/shm` and `/run` are private like `/tmp`; of the devices it has
/// `/dev/null` and its kind. The program and the directory that it starts in are always visible.
#[derive(Clone, Debug, Default)]
pub struct Sandbox {
    /// What it may do where. The deepest directory counts, and of the same directory given twice, the last.
    pub folders: Vec<(PathBuf, Mode)>,
    /// What it reaches of the network.
    pub network: Network,
}

/// What a command may do with a directory and everything in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// It sees an empty directory instead, and may write there; that vanishes with it and counts as its memory.
    Hidden,
    /// It reads but does not write.
    ReadOnly,
    /// It reads and writes, but what it writes vanishes with it and counts as its memory.
    Overlay,
    /// It reads and writes, and what it writes stays.
    FullAccess,
}

/// What a command reaches of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Network {
    /// Nothing at all.
    #[default]
    None,
    /// What it has started itself, at 127.0.0.1.
    Loopback,
    /// Everything that this machine reaches.
    Host,
}

/// How a command ended and what it used.
#[derive(Clone, Debug)]
pub struct Ended {
    /// How.
    pub how: HowEnded,
    /// What it used, with everything that it started.
    pub usage: Usage,
    /// Its standard output.
    pub stdout: Captured,
    /// Its standard error.
    pub stderr: Captured,
}

/// How a command ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HowEnded {
    /// As its parent sees it, also if we have ended it.
    pub exit: Exit,
    /// Why we have ended it; absent if it ended by itself, and be it beyond a limit.
    pub termination: Option<Termination>,
}

impl HowEnded {
    /// By itself, with code 0.
    pub const SUCCESS: HowEnded = HowEnded::exited(0);

    /// By itself, with this code.
    pub const fn exited(code: i32) -> HowEnded {
        HowEnded { exit: Exit::Code(code), termination: None }
    }

    /// By a signal that did not come from us.
    pub const fn signaled(signal: i32) -> HowEnded {
        HowEnded { exit: Exit::Signal(signal), termination: None }
    }
}

/// How a process ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// With this code.
    Code(i32),
    /// By this signal.
    Signal(i32),
}

/// Why we have ended a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields of Limits")]
pub enum Termination {
    CpuTime,
    /// It was asked to end, and has ended then or later.
    SoftCpuTime,
    WallTime,
    Memory,
    FilesCount,
    FilesSize,
    /// Only where the machine cannot refuse a process before it exists.
    Processes,
    /// [`crate::interrupt`] or [`crate::Service::kill`] was called.
    Interrupted,
}

/// What was used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// From the start to the end.
    pub wall_time: Duration,
    /// Over all cores and processes.
    pub cpu_time: Duration,
    /// The same for each hardware thread that was used, by its number; empty if the machine cannot tell.
    pub cpu_time_of_cores: Vec<(u32, Duration)>,
    /// The most bytes at once, over all processes, swapped out or not; absent if the machine cannot tell.
    pub memory: Option<u64>,
    /// Bytes read from devices.
    pub block_read: Option<u64>,
    /// Bytes written to devices.
    pub block_write: Option<u64>,
    /// How long some process had to wait for a CPU.
    pub pressure_cpu: Option<Duration>,
    /// How long some process had to wait for a device.
    pub pressure_io: Option<Duration>,
    /// How long some process had to wait for memory.
    pub pressure_memory: Option<Duration>,
    /// Who has measured and bounded this.
    pub by: Mechanisms,
}

/// Who has measured and bounded each resource; absent where nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the fields of Usage and Limits")]
pub struct Mechanisms {
    pub cpu_time: Option<Mechanism>,
    pub memory: Option<Mechanism>,
    pub processes: Option<Mechanism>,
    pub block: Option<Mechanism>,
    pub pressure: Option<Mechanism>,
    pub cores: Option<Mechanism>,
    pub memory_nodes: Option<Mechanism>,
}

/// A way to measure or bound a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mechanism {
    /// A control group of version 2.
    CgroupV2,
    /// A control group of version 1.
    CgroupV1,
    /// A look at the processes every few milliseconds.
    Processes,
    /// An attribute of each process, which a command can undo.
    Attribute,
}

impl fmt::Display for Mechanism {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Mechanism::CgroupV2 => "cgroup v2",
            Mechanism::CgroupV1 => "cgroup v1",
            Mechanism::Processes => "processes",
            Mechanism::Attribute => "process attribute",
        })
    }
}

/// The beginning of an output stream.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Captured {
    /// At most as many bytes as the limit says.
    pub bytes: Vec<u8>,
    /// How many there were in all.
    pub n_bytes: u64,
}
