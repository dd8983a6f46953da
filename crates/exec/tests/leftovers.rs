//! Nothing is left behind when the owner of commands and workspaces ends, however it ends.
//!
//! Has a `main` of its own, because signals must reach a process that has no threads of a test harness: it starts
//! itself again as the owner.

#![expect(clippy::unwrap_used, reason = "a check that fails shall say where")]
#![expect(clippy::print_stdout, reason = "the owner tells its parent where its workspace is")]

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use common::{generous, script, writable};
use jurat_exec::{
    Accounting, CommandLimits, Log, Sandbox, Termination, Workspace, handle_interrupts, interrupt, run,
    run_logged,
};
use tempfile::TempDir;

const OWNER: &str = "owner";
const REFUSED: &str = "refused";
const NEXT: &str = "next";

fn main() {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref(), arguments.next()) {
        (Some(OWNER), Some(base)) => own(Path::new(&base)),
        (Some(REFUSED), _) => try_without_namespaces(),
        (Some(NEXT), _) => run_once(),
        // A test harness that only wants to know the tests.
        (Some("--list"), _) => {}
        _ => check(),
    }
}

fn check() {
    a_workspace_is_private_and_vanishes();
    what_nobody_may_enter_vanishes_as_well();
    interrupting_ends_what_runs();
    who_is_interrupted_before_its_files_were_seen_has_not_ended();
    without_namespaces_nothing_runs();
    for signal in ["INT", "TERM", "HUP"] {
        a_signal_leaves_nothing(signal);
    }
    an_ignored_signal_stays_ignored();
    a_killed_owner_leaves_no_process_and_the_next_one_removes_the_rest();
}

/// Makes a workspace, runs a command that beats in it and never ends, and says where.
fn own(base: &Path) {
    handle_interrupts().unwrap();
    let workspace = Workspace::new_in(base).unwrap();
    println!("{}", workspace.path().display());
    std::io::stdout().flush().unwrap();
    let sandbox = writable(&[workspace.path(), base]);
    let text = format!(
        "cd {}; (setsid sh -c 'trap \"\" TERM INT HUP; while :; do echo >> beat; echo > junk/$$; sleep 0.01; done' &); \
         mkdir junk; sleep 100",
        base.display()
    );
    let limits = CommandLimits { accounting: Accounting::Exact, ..generous() };
    run(&script(&text), &limits, &sandbox).unwrap();
    // The command ends a moment before its owner does.
    loop {
        thread::park();
    }
}

fn a_workspace_is_private_and_vanishes() {
    let base = TempDir::new().unwrap();
    let workspace = Workspace::new_in(base.path()).unwrap();
    let other = Workspace::new_in(base.path()).unwrap();
    assert!(workspace.path().is_dir(), "a living one was swept");
    assert_eq!(workspace.path().metadata().unwrap().mode() & 0o777, 0o700);
    let path = workspace.path().to_owned();
    fs::write(path.join("file"), "content").unwrap();
    drop(workspace);
    assert!(!path.exists() && other.path().exists());
}

fn what_nobody_may_enter_vanishes_as_well() {
    let base = TempDir::new().unwrap();
    let workspace = Workspace::new_in(base.path()).unwrap();
    let closed = workspace.path().join("closed");
    fs::create_dir_all(closed.join("inside")).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).unwrap();
    drop(workspace);
    assert_eq!(fs::read_dir(base.path()).unwrap().count(), 0);
}

fn interrupting_ends_what_runs() {
    let command = thread::spawn(|| run(&script("sleep 100"), &generous(), &Sandbox::default()).unwrap());
    while !command.is_finished() {
        interrupt();
        thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(command.join().unwrap().how.termination, Some(Termination::Interrupted));
}

fn who_is_interrupted_before_its_files_were_seen_has_not_ended() {
    let log = Log::new(tempfile::tempfile().unwrap(), None).unwrap();
    let ended =
        run_logged(&script("exit 0"), &generous(), &Sandbox::default(), log, &mut |_| interrupt()).unwrap();
    assert_eq!(ended.how.termination, Some(Termination::Interrupted));
}

/// A user namespace in which there may be no other.
fn without_namespaces_nothing_runs() {
    let program = std::env::current_exe().unwrap();
    let text = "echo 0 > /proc/sys/user/max_user_namespaces && \
                exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs \"$0\" \"$1\"";
    let output = Command::new("unshare")
        .args(["--user", "--map-root-user", "sh", "-c", text])
        .args([program.as_os_str(), REFUSED.as_ref()])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.starts_with("cannot make a sandbox: no more namespaces are allowed (hint: "), "{said}");
    assert!(said.contains("user.max_user_namespaces"), "{said}");
}

fn try_without_namespaces() {
    let error = run(&script("echo not apart"), &generous(), &Sandbox::default()).unwrap_err();
    println!("{error}");
}

fn run_once() {
    let limits = CommandLimits { accounting: Accounting::Exact, ..generous() };
    run(&script(""), &limits, &Sandbox::default()).unwrap();
}

/// An owner whose command runs.
struct Owner {
    base: TempDir,
    process: Child,
    workspace: PathBuf,
}

impl Owner {
    fn start(wrapper: &[&str]) -> Owner {
        let base = TempDir::new().unwrap();
        let program = std::env::current_exe().unwrap();
        // Whoever runs the tests may ignore signals, as shells do for what runs in the background.
        let mut process = Command::new("env")
            .arg("--default-signal=HUP,INT,TERM")
            .args(wrapper)
            .arg(program)
            .arg(OWNER)
            .arg(base.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let owner = Owner { base, process, workspace: PathBuf::from(line.trim()) };
        wait_until("the command runs", || owner.beat() > 0);
        assert!(owner.workspace.is_dir());
        owner
    }

    /// How often the command has beaten.
    fn beat(&self) -> u64 {
        self.base.path().join("beat").metadata().map_or(0, |metadata| metadata.len())
    }

    fn signal(&self, name: &str) {
        let pid = self.process.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &pid]).status().unwrap().success());
    }

    fn assert_silent(&self) {
        wait_until("the last process ends", || {
            let before = self.beat();
            thread::sleep(Duration::from_millis(100));
            before == self.beat()
        });
    }
}

fn a_signal_leaves_nothing(name: &str) {
    let mut owner = Owner::start(&[]);
    owner.signal(name);
    let status = owner.process.wait().unwrap();
    let number = match name {
        "HUP" => 1,
        "INT" => 2,
        _ => 15,
    };
    assert_eq!(status.signal(), Some(number), "{status:?}");
    assert!(!owner.workspace.exists());
    owner.assert_silent();
    assert_eq!(groups_of(owner.process.id()), Vec::<PathBuf>::new());
}

fn an_ignored_signal_stays_ignored() {
    let mut owner = Owner::start(&["nohup"]);
    owner.signal("HUP");
    thread::sleep(Duration::from_millis(100));
    assert!(owner.process.try_wait().unwrap().is_none(), "ended by an ignored signal");
    owner.signal("TERM");
    assert_eq!(owner.process.wait().unwrap().signal(), Some(15));
}

fn a_killed_owner_leaves_no_process_and_the_next_one_removes_the_rest() {
    let mut owner = Owner::start(&[]);
    owner.signal("KILL");
    assert_eq!(owner.process.wait().unwrap().signal(), Some(9));
    owner.assert_silent();
    assert!(owner.workspace.exists(), "nobody was there to remove it");
    let foreign = owner.base.path().join("jurat-notes");
    fs::create_dir(&foreign).unwrap();
    let next = Workspace::new_in(owner.base.path()).unwrap();
    assert!(!owner.workspace.exists() && next.path().exists() && foreign.exists());
    // Groups are swept when the next process runs its first command.
    let status = Command::new(std::env::current_exe().unwrap()).arg(NEXT).status().unwrap();
    assert!(status.success());
    assert_eq!(groups_of(owner.process.id()), Vec::<PathBuf>::new());
}

/// The control groups that a process has made.
fn groups_of(pid: u32) -> Vec<PathBuf> {
    let prefix = format!("jurat-{pid}-");
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from("/sys/fs/cgroup")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(entry.path());
                if entry.file_name().to_string_lossy().starts_with(&prefix) {
                    found.push(entry.path());
                }
            }
        }
    }
    found
}

fn wait_until(what: &str, condition: impl Fn() -> bool) {
    let until = Instant::now() + Duration::from_secs(5);
    while !condition() {
        assert!(Instant::now() < until, "waited in vain until {what}");
        thread::sleep(Duration::from_millis(5));
    }
}
