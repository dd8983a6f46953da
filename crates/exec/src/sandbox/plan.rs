//! Everything that a child needs, made ready before it exists.

use std::ffi::{CString, OsStr};
use std::os::fd::{AsRawFd, BorrowedFd, RawFd};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::LazyLock;

use nix::unistd::{getegid, geteuid};

use super::layout::Layout;
use super::mounts::Mounts;
use super::step::{OWN_PROCESSES, Step};
use super::{crowd, views};
use crate::command::{Command, CommandLimits, Mechanisms, Network};
use crate::error::CommandStartError;
use crate::sys::StringArray;

/// Where the child says which step failed. Closed by `execve`, so that its end means success.
pub(super) const REPORT: RawFd = 3;
/// Where the first process says how the command ended.
pub(super) const STATUS: RawFd = 4;
/// What it says: the status as the kernel tells it, and the CPU time of all processes in microseconds.
pub(crate) const STATUS_LENGTH: usize = 12;
/// The parent itself, to see whether it is dead. That nobody reads `STATUS` would not tell: for a moment, others that the parent has
/// started hold copies of all its files.
pub(super) const PARENT: RawFd = 5;
/// The first number for control groups to enter.
const GROUPS: RawFd = 6;
/// More files than are ever needed.
pub(super) const MOST_FILES: usize = 15;
/// The directory in which overlays keep what is written.
pub(super) const SCRATCH: RawFd = 15;
/// The same, while the command runs.
pub(super) const KEPT: RawFd = 5;
/// The first number for directories to hold, after all files.
pub(super) const FIRST_HELD: RawFd = 16;

/// The parent's files that the child needs.
pub(crate) struct Files<'a> {
    pub(crate) stdin: BorrowedFd<'a>,
    pub(crate) stdout: BorrowedFd<'a>,
    pub(crate) stderr: BorrowedFd<'a>,
    pub(crate) report: BorrowedFd<'a>,
    pub(crate) status: BorrowedFd<'a>,
    /// A handle of this process.
    pub(crate) parent: BorrowedFd<'a>,
    /// The lists of threads of the control groups to enter.
    pub(crate) groups: Vec<BorrowedFd<'a>>,
    /// The control group to be born in.
    pub(crate) birthplace: Option<BorrowedFd<'a>>,
}

/// Everything that a child needs, made ready before it exists.
pub(crate) struct Plan {
    /// The parent's descriptors; the child gives each the number of its place.
    pub(super) files: Vec<RawFd>,
    /// The number of the control group that the command is born in.
    pub(super) birthplace: Option<RawFd>,
    /// What the first process does.
    pub(super) setup: Vec<Step>,
    /// What its child does to become the command.
    pub(super) entry: Vec<Step>,
}

impl Plan {
    /// `attributes` says what to bound by attributes of the command, because no control group does.
    pub(crate) fn new(
        command: &Command,
        limits: &CommandLimits,
        layout: &Layout,
        network: Network,
        attributes: Mechanisms,
        files: &Files<'_>,
        mounts: Mounts,
    ) -> Result<Plan, CommandStartError> {
        let fixed = [files.stdin, files.stdout, files.stderr, files.report, files.status, files.parent];
        let mut setup = Vec::new();
        if needs_user_namespace() {
            setup.extend(identity());
        }
        setup.extend((network == Network::Loopback).then_some(Step::Loopback));
        setup.extend(crowd::setup(limits));
        setup.extend(views::steps(layout, limits, mounts)?);
        let groups = (GROUPS..).zip(&files.groups).map(|(fd, _)| Step::Enter(fd));
        Ok(Plan {
            files: fixed
                .iter()
                .chain(&files.groups)
                .chain(&files.birthplace)
                .map(AsRawFd::as_raw_fd)
                .collect(),
            birthplace: files.birthplace.and_then(|_| (GROUPS..).nth(files.groups.len())),
            setup,
            entry: entry(command, limits, attributes, groups)?,
        })
    }

    /// Whether what a child has reported as failed is that the command was born.
    pub(crate) fn is_birth(&self, idx: usize) -> bool {
        idx == self.setup.len() + self.entry.len()
    }

    /// The step that a child has reported as failed.
    pub(crate) fn step(&self, idx: usize) -> Option<&Step> {
        self.setup.iter().chain(&self.entry).nth(idx)
    }
}

/// Whether this process may make other namespaces only inside of a new user namespace. That stays as it is.
pub(crate) fn needs_user_namespace() -> bool {
    static NEEDS: LazyLock<bool> = LazyLock::new(|| !has_sys_admin());
    *NEEDS
}

fn has_sys_admin() -> bool {
    const CAP_SYS_ADMIN: u32 = 21;
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let effective = status
        .lines()
        .find_map(|line| line.strip_prefix("CapEff:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    effective.is_some_and(|mask| mask >> CAP_SYS_ADMIN & 1 == 1)
}

/// Inside of a user namespace the command has the user and the group that it has outside.
fn identity() -> [Step; 3] {
    let own = OWN_PROCESSES.to_str().unwrap_or_default();
    // In a sandbox of ours `/proc` is read-only.
    let processes = if Path::new(own).join("self").exists() { own } else { "/proc" };
    let write = |name: &str, text: String| Step::Write {
        path: CString::new(format!("{processes}/self/{name}")).unwrap_or_default(),
        bytes: text.into_bytes(),
    };
    let (user, group) = (geteuid(), getegid());
    [
        // The kernel allows an ordinary user to map the group only then.
        write("setgroups", "deny".to_owned()),
        write("uid_map", format!("{user} {user} 1")),
        write("gid_map", format!("{group} {group} 1")),
    ]
}

/// A limit of the kernel on each process is the second net: who looks at all of them is quicker, unless it cannot look. There is
/// none of that kind for memory, since a process may reserve any amount that it does not use.
const MORE_SECONDS: u64 = 2;

fn entry(
    command: &Command,
    limits: &CommandLimits,
    attributes: Mechanisms,
    groups: impl Iterator<Item = Step>,
) -> Result<Vec<Step>, CommandStartError> {
    let program = c_path(&command.program)?;
    let arguments: Vec<CString> = std::iter::once(Ok(program.clone()))
        .chain(command.arguments.iter().map(|argument| c_string(argument)))
        .collect::<Result<_, _>>()?;
    let environment: Vec<CString> = command
        .environment
        .iter()
        .map(|(name, value)| c_string(OsStr::from_bytes(&[name.as_bytes(), b"=", value.as_bytes()].concat())))
        .collect::<Result<_, _>>()?;
    let mut steps = vec![Step::Session, Step::Defaults, Step::Directory(c_path(&command.directory)?)];
    steps.extend(crowd::entry(limits));
    steps.extend(
        attributes
            .cpu_time
            .and(limits.cpu_time)
            .map(|limit| Step::MostCpuTime(limit.as_secs() + MORE_SECONDS)),
    );
    steps.extend(attributes.cores.map(|_| Step::Cores(mask(&limits.cores))));
    steps.extend(attributes.memory_nodes.map(|_| Step::MemoryNodes(mask(&limits.memory_nodes))));
    // As late as possible: what we do ourselves shall not be counted.
    steps.extend(groups);
    steps.push(Step::Unprivileged);
    steps.push(Step::Execute {
        program,
        arguments: StringArray::new(arguments),
        environment: StringArray::new(environment),
    });
    Ok(steps)
}

/// A bit for each number.
fn mask(numbers: &[u32]) -> Vec<u64> {
    let most = numbers.iter().max().copied().unwrap_or(0);
    let mut mask = vec![0; most as usize / 64 + 1];
    for number in numbers {
        mask[*number as usize / 64] |= 1 << (number % 64);
    }
    mask
}

pub(super) fn c_path(path: &Path) -> Result<CString, CommandStartError> {
    c_string(path.as_os_str())
}

fn c_string(text: &OsStr) -> Result<CString, CommandStartError> {
    CString::new(text.as_bytes())
        .map_err(|_| CommandStartError::NullByte(text.to_string_lossy().into_owned()))
}
