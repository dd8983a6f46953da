//! Starts a command in its sandbox.

use std::fs::File;
use std::io::Read;
use std::os::fd::{AsFd, OwnedFd};
use std::time::Instant;

use nix::errno::Errno;
use nix::fcntl::OFlag;
use nix::libc;
use nix::sys::signal::{SigSet, SigmaskHow};
use nix::unistd::{Pid, pipe2};

use crate::command::{Command, Limits, Sandbox};
use crate::error::StartError;
use crate::meter::Meter;
use crate::registry::Registered;
use crate::sandbox::{Files, Plan, Step, has_capabilities, init};
use crate::sys::{self, Born};

/// The ends of a command's standard streams that it uses itself.
pub(crate) struct Streams {
    pub(crate) stdin: OwnedFd,
    pub(crate) stdout: OwnedFd,
    pub(crate) stderr: OwnedFd,
}

/// A command that has started.
///
/// The thread that started it must live as long as it: the kernel ends it with that thread.
pub(crate) struct Child {
    pub(crate) pid: Pid,
    pub(crate) registered: Registered,
    /// Where the first process of the sandbox tells how the command ended.
    pub(crate) status: File,
    pub(crate) started: Instant,
    pub(crate) meter: Meter,
}

/// A pipe that no other program inherits: its reading end, then its writing end.
pub(crate) fn pipe() -> Result<(OwnedFd, OwnedFd), StartError> {
    pipe2(OFlag::O_CLOEXEC).map_err(StartError::system("make a pipe"))
}

/// Starts a command in its sandbox.
pub(crate) fn launch(
    command: &Command,
    limits: &Limits,
    sandbox: &Sandbox,
    streams: Streams,
) -> Result<Child, StartError> {
    let (report, report_end) = pipe()?;
    let (status, status_end) = pipe()?;
    let plan = Plan::new(
        command,
        limits,
        sandbox,
        &Files {
            stdin: streams.stdin.as_fd(),
            stdout: streams.stdout.as_fd(),
            stderr: streams.stderr.as_fd(),
            report: report_end.as_fd(),
            status: status_end.as_fd(),
            groups: Vec::new(),
        },
    )?;
    let started = Instant::now();
    let born = give_birth(&plan)?;
    // Else they would never end.
    drop((streams, report_end, status_end));
    let child = Child {
        pid: born.pid,
        registered: Registered::new(born.pidfd),
        status: File::from(status),
        started,
        meter: Meter::new(born.pid),
    };
    match read_report(File::from(report)) {
        None => Ok(child),
        Some((step, errno)) => {
            child.registered.tree().kill();
            let _ = sys::wait_for(child.pid);
            Err(failure(command, plan.step(step), errno))
        }
    }
}

/// Makes the first process of a sandbox.
fn give_birth(plan: &Plan) -> Result<Born, StartError> {
    let mut namespaces =
        libc::CLONE_NEWNS | libc::CLONE_NEWPID | libc::CLONE_NEWNET | libc::CLONE_NEWIPC | libc::CLONE_NEWUTS;
    if !has_capabilities() {
        namespaces |= libc::CLONE_NEWUSER;
    }
    // No handler of ours may run in the child before it has reset them.
    let blocked = SigSet::all().thread_swap_mask(SigmaskHow::SIG_SETMASK);
    let result = sys::clone(namespaces, None, init, plan);
    if let Ok(mask) = blocked {
        let _ = mask.thread_set_mask();
    }
    result.map_err(|errno| match errno {
        Errno::EAGAIN | Errno::ENOMEM => StartError::System { action: "start a process", reason: errno },
        _ => no_sandbox(format!("cannot make namespaces: {}", errno.desc())),
    })
}

/// Waits until the command runs, or until a step failed: which, and why.
fn read_report(mut report: File) -> Option<(usize, Errno)> {
    let mut bytes = [0; 8];
    report.read_exact(&mut bytes).ok()?;
    let [a, b, c, d, reason @ ..] = bytes;
    let step = u32::from_ne_bytes([a, b, c, d]) as usize;
    Some((step, Errno::from_raw(i32::from_ne_bytes(reason))))
}

fn failure(command: &Command, step: Option<&Step>, reason: Errno) -> StartError {
    match step {
        Some(Step::Directory(_)) => StartError::Directory { path: command.directory.clone(), reason },
        Some(Step::Execute { .. }) => StartError::Program { path: command.program.clone(), reason },
        Some(step) => no_sandbox(format!("{step}: {}", reason.desc())),
        None => StartError::System { action: "start a process", reason },
    }
}

fn no_sandbox(reason: String) -> StartError {
    let hint = if has_capabilities() {
        "Linux 5.12 or newer is needed, with mount, pid, net, ipc and uts namespaces"
    } else {
        "allow unprivileged user namespaces (sysctl user.max_user_namespaces, kernel.unprivileged_userns_clone, \
         kernel.apparmor_restrict_unprivileged_userns), or run as root with CAP_SYS_ADMIN; in a container, \
         start it with --privileged or with --security-opt seccomp=unconfined --security-opt systempaths=unconfined"
    };
    StartError::NoSandbox { reason, hint }
}
