//! Starts a command in its sandbox.

use std::fs::File;
use std::io::Read;
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Instant, SystemTime};

use nix::errno::Errno;
use nix::fcntl::OFlag;
use nix::libc;
use nix::sys::signal::{SigSet, SigmaskHow};
use nix::unistd::{Pid, pipe2};

use crate::cgroup::Groups;
use crate::command::{Command, CommandLimits, Mechanism, Mechanisms, Network};
use crate::cores::check_numbers;
use crate::error::CommandStartError;
use crate::meter::Meter;
use crate::registry::Registered;
use crate::sandbox::{Files, Layout, Mounts, Plan, Step, init, is_bounded, needs_user_namespace};
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
    /// The same, on the calendar.
    pub(crate) start: SystemTime,
    pub(crate) meter: Meter,
}

/// A pipe that no other program inherits: its reading end, then its writing end.
pub(crate) fn pipe() -> Result<(OwnedFd, OwnedFd), CommandStartError> {
    pipe2(OFlag::O_CLOEXEC).map_err(CommandStartError::system("make a pipe"))
}

/// Starts a command in its sandbox.
pub(crate) fn launch(
    command: &Command,
    limits: &CommandLimits,
    layout: &Layout,
    network: Network,
    streams: Streams,
) -> Result<Child, CommandStartError> {
    let child = launch_with(command, limits, layout, network, &streams, Mounts::of_this_kernel());
    // Else nobody would see that the command has closed them.
    drop(streams);
    child
}

fn launch_with(
    command: &Command,
    limits: &CommandLimits,
    layout: &Layout,
    network: Network,
    streams: &Streams,
    mounts: Mounts,
) -> Result<Child, CommandStartError> {
    check_numbers(limits)?;
    let mut groups = Groups::new(limits, is_bounded());
    let parent = sys::own_pidfd().map_err(CommandStartError::system("get a handle of this process"))?;
    loop {
        let attributes = attributes(limits, groups.mechanisms());
        let (report, report_end) = pipe()?;
        let (status, status_end) = pipe()?;
        let files = Files {
            stdin: streams.stdin.as_fd(),
            stdout: streams.stdout.as_fd(),
            stderr: streams.stderr.as_fd(),
            report: report_end.as_fd(),
            status: status_end.as_fd(),
            parent: parent.as_fd(),
            groups: groups.entrances(),
            birthplace: groups.birthplace(),
        };
        let plan = Plan::new(command, limits, layout, network, attributes, &files, mounts)?;
        let born = give_birth(&plan, network)?;
        // Else it would never end.
        drop((report_end, status_end));
        let registered = Registered::new(born.pidfd);
        let Some((step, errno)) = read_report(File::from(report)) else {
            // Now the command runs; what we did before is not its time.
            let (started, start) = (Instant::now(), SystemTime::now());
            let meter = Meter::new(born.pid, layout, groups, attributes, limits);
            return Ok(Child {
                pid: born.pid,
                registered,
                status: File::from(status),
                started,
                start,
                meter,
            });
        };
        registered.tree().kill();
        let _ = sys::wait_for(born.pid);
        if plan.is_birth(step) && groups.birthplace().is_some() {
            groups.give_up_birthplace();
        } else {
            return Err(failure(command, plan.step(step), errno));
        }
    }
}

/// What has to be bounded by attributes of the command, because no group does it.
fn attributes(limits: &CommandLimits, groups: Mechanisms) -> Mechanisms {
    let is_left = |numbers: &[u32], group: Option<Mechanism>| {
        (!numbers.is_empty() && group.is_none()).then_some(Mechanism::Attribute)
    };
    Mechanisms {
        cpu_time: groups.cpu_time.is_none().then_some(Mechanism::Attribute),
        cores: is_left(&limits.cores, groups.cores),
        memory_nodes: is_left(&limits.memory_nodes, groups.memory_nodes),
        ..Mechanisms::default()
    }
}

/// Makes the first process of a sandbox.
fn give_birth(plan: &Plan, network: Network) -> Result<Born, CommandStartError> {
    let mut namespaces = libc::CLONE_NEWNS | libc::CLONE_NEWPID | libc::CLONE_NEWIPC | libc::CLONE_NEWUTS;
    if network != Network::Host {
        namespaces |= libc::CLONE_NEWNET;
    }
    if needs_user_namespace() {
        namespaces |= libc::CLONE_NEWUSER;
    }
    // No handler of ours may run in the child before it has reset them.
    let blocked = SigSet::all().thread_swap_mask(SigmaskHow::SIG_SETMASK);
    let result = sys::clone(namespaces, init, plan);
    if let Ok(mask) = blocked {
        let _ = mask.thread_set_mask();
    }
    result.map_err(|errno| match errno {
        Errno::EAGAIN | Errno::ENOMEM => CommandStartError::system("start a process")(errno),
        // What the kernel calls a full device.
        Errno::ENOSPC => no_sandbox("no more namespaces are allowed".to_owned()),
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

fn failure(command: &Command, step: Option<&Step>, errno: Errno) -> CommandStartError {
    let reason = errno.into();
    match step {
        Some(Step::Directory(_)) => CommandStartError::Directory { path: command.directory.clone(), reason },
        Some(Step::Execute { .. }) => CommandStartError::Program { path: command.program.clone(), reason },
        Some(step) => no_sandbox(format!("{step}: {}", errno.desc())),
        None => CommandStartError::System { action: "start a process", reason },
    }
}

fn no_sandbox(reason: String) -> CommandStartError {
    let hint = if needs_user_namespace() {
        "allow unprivileged user namespaces (sysctl user.max_user_namespaces, kernel.unprivileged_userns_clone, \
         kernel.apparmor_restrict_unprivileged_userns), or run as root with CAP_SYS_ADMIN; in a container, \
         start it with --privileged or with --security-opt seccomp=unconfined --security-opt systempaths=unconfined"
    } else {
        "Linux 5.9 or newer is needed, with mount, pid, net, ipc and uts namespaces"
    };
    CommandStartError::NoSandbox { reason, hint }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::time::Duration;

    use super::{Layout, Mounts, Network, Streams, launch_with, pipe};
    use crate::capture::{self, Stream};
    use crate::command::{Command, CommandLimits, HowEnded, Input, Mode, Sandbox};
    use crate::supervise::supervise;

    #[test]
    fn old_kernels_keep_a_command_apart_as_well() {
        let folder = tempfile::tempdir().unwrap();
        let text = format!(
            "echo > {0}/file && echo > /dev/null && echo > /tmp/file && ! echo > /usr/file && ! echo > /sys/file \
             && ! grep -v ' /tmp \\| /var/tmp \\| /run \\| /dev\\|{0}' /proc/mounts | grep ' rw,'",
            folder.path().display()
        );
        let command = Command {
            program: PathBuf::from("/bin/sh"),
            arguments: vec!["-c".into(), text.into()],
            environment: Vec::new(),
            directory: PathBuf::from("/"),
            input: Input::Empty,
        };
        let limits = CommandLimits {
            wall_time: Some(Duration::from_secs(10)),
            output: 10_000,
            ..CommandLimits::default()
        };
        let folders = vec![(folder.path().to_owned(), Mode::FullAccess)];
        let layout = Layout::new(&command, &Sandbox { folders, network: Network::None }).unwrap();
        let (stdout, stdout_end) = pipe().unwrap();
        let (stdin, _) = pipe().unwrap();
        let streams = Streams { stdin, stderr: stdout_end.try_clone().unwrap(), stdout: stdout_end };
        let child =
            launch_with(&command, &limits, &layout, Network::None, &streams, Mounts::OneByOne).unwrap();
        drop(streams);
        let (stream, output) = Stream::kept(stdout, limits.output);
        let (outcome, _) = supervise(child, &limits, &mut [stream], None, &mut |_| ());
        let output = capture::take(&output);
        assert_eq!(outcome.how, HowEnded::SUCCESS, "{}", String::from_utf8_lossy(&output.bytes));
    }
}
