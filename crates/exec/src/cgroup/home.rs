//! Gets a control group of version 2 below which groups for runs can be made.
//!
//! The kernel lets a group either hold processes or hand controllers down, but for the root of all groups. Most often we
//! are in one that holds us and others and hands nothing down; then we need another one. In this order: the own group, if
//! we are alone in it; one that somebody has prepared for us; one from systemd.

use std::fs;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use super::group::Group;
use super::own::Own;

/// Those that we have a use for.
const CONTROLLERS: [&str; 5] = ["memory", "pids", "io", "cpuset", "cpu"];
/// Set for the process that systemd was asked to start, so that it does not ask again.
const IN_SCOPE: &str = "JURAT_SCOPE";
/// A group that an administrator may prepare: it belongs to us, and nobody is in it.
const PREPARED: &str = "jurat";

/// Below which groups are made, if that is not the one that we are in.
static HOME: OnceLock<PathBuf> = OnceLock::new();

/// Below which groups of version 2 are made.
pub(super) fn of_version_2(own: &Own) -> Option<PathBuf> {
    HOME.get().cloned().or_else(|| own.of_version_2())
}

/// Gets a control group of version 2 in which runs can be measured and limited, where the machine has such groups and
/// would not let us otherwise. Without it, runs fall back to less exact means, and say so.
///
/// Call it once, first of all: it may start this program again inside of a scope of systemd, and then does not return.
/// What it has made vanishes with the returned value.
pub fn prepare_groups() -> PreparedGroups {
    PreparedGroups { left: prepare() }
}

/// The place of this process among the control groups.
pub struct PreparedGroups {
    left: Option<Left>,
}

/// What we have moved from, and to.
struct Left {
    home: PathBuf,
    /// Where this process is meanwhile.
    refuge: Group,
    /// Whether processes may be in the home again.
    is_own: bool,
}

fn prepare() -> Option<Left> {
    let own = Own::read();
    let group = own.of_version_2()?;
    let controllers = fs::read_to_string(group.join("cgroup.controllers")).ok()?;
    let names = |text: &str, name| text.split_ascii_whitespace().any(|word| word == name);
    let handed_down = fs::read_to_string(group.join("cgroup.subtree_control")).unwrap_or_default();
    // Where version 1 has the controllers, there is nothing to gain; and where they are handed down, nothing to do.
    if names(&handed_down, "memory") || !is_offered(&controllers, &own) {
        return None;
    }
    if is_root(&group) {
        hand_down(&group);
        return None;
    }
    if is_alone(&group)
        && let Ok(refuge) = move_out(&group)
    {
        return Some(settle(group, refuge, true));
    }
    let prepared = own.mount_of_version_2().map(|mount| mount.join(PREPARED));
    if let Some(prepared) = prepared.filter(|folder| is_empty(folder))
        && let Ok(refuge) = move_out(&prepared)
    {
        return Some(settle(prepared, refuge, false));
    }
    start_again_in_scope();
    None
}

/// Whether version 2 has what matters most here, or at least version 1 has not.
fn is_offered(controllers: &str, own: &Own) -> bool {
    controllers.split_ascii_whitespace().any(|word| word == "memory") || own.of_version_1("memory").is_none()
}

/// Whether this is the root of all groups, which alone has no type. Where only a part of them is seen, its top has one.
fn is_root(group: &Path) -> bool {
    !group.join("cgroup.type").exists()
}

/// Whether no other process is in a group.
fn is_alone(group: &Path) -> bool {
    let text = fs::read_to_string(group.join("cgroup.procs")).unwrap_or_default();
    text.trim() == std::process::id().to_string()
}

fn is_empty(group: &Path) -> bool {
    fs::read_to_string(group.join("cgroup.procs")).is_ok_and(|text| text.trim().is_empty())
}

/// Moves this process into a new group inside of this one.
fn move_out(home: &Path) -> io::Result<Group> {
    let refuge = Group::new(home)?;
    refuge.set("cgroup.procs", std::process::id())?;
    Ok(refuge)
}

/// Hands down all controllers that there are.
fn hand_down(home: &Path) {
    for controller in CONTROLLERS {
        let _ = fs::write(home.join("cgroup.subtree_control"), format!("+{controller}"));
    }
}

fn settle(home: PathBuf, refuge: Group, is_own: bool) -> Left {
    hand_down(&home);
    let _ = HOME.set(home.clone());
    Left { home, refuge, is_own }
}

impl Drop for PreparedGroups {
    fn drop(&mut self) {
        let Some(left) = self.left.take().filter(|left| left.is_own) else { return };
        for controller in CONTROLLERS {
            let _ = fs::write(left.home.join("cgroup.subtree_control"), format!("-{controller}"));
        }
        let _ = fs::write(left.home.join("cgroup.procs"), std::process::id().to_string());
        // It is removed when nobody is in it.
        drop(left.refuge);
    }
}

/// Starts this program again, alone in a group of its own. Returns only if that is not possible.
fn start_again_in_scope() {
    if std::env::var_os(IN_SCOPE).is_some() || !Path::new("/run/systemd/system").exists() {
        return;
    }
    let Ok(program) = std::env::current_exe() else { return };
    let scope = || {
        let mut command = Command::new("systemd-run");
        if !nix::unistd::geteuid().is_root() {
            command.arg("--user");
        }
        command.args(["--scope", "--quiet", "--collect", "--slice=jurat", "--property=Delegate=yes", "--"]);
        command
    };
    // Once we have become it, it is too late to learn that it does not work.
    let trial = scope().arg("true").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if trial.is_ok_and(|status| status.success()) {
        let _ = scope().arg(program).args(std::env::args_os().skip(1)).env(IN_SCOPE, "1").exec();
    }
}
