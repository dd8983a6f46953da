//! Commands that do their worst are contained, ended for the right reason, and leave nothing behind.
//!
//! One test goes through all of them, because what is left behind can only be seen while nothing else runs.

#![expect(clippy::unwrap_used, reason = "what fails here fails the test")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use common::{script, with};
use jurat_exec::{
    Accounting, CommandLimits, Exit, HowEnded, Log, Mode, Network, Sandbox, Termination, run_logged,
};
use tempfile::TempDir;

const MB: u64 = 1_000_000;
/// In the name of every process, to find those that are left.
const MARK: &str = "hostile-to-jurat";
const LOG_SIZE: u64 = MB;

/// A command that does its worst, and what comes of it.
struct Case {
    name: &'static str,
    text: &'static str,
    limits: CommandLimits,
    expected: Expected,
}

enum Expected {
    Killed(Termination),
    /// Asked to end, and it does so with this code.
    Asked(i32),
    Own(HowEnded),
}

fn limits() -> CommandLimits {
    CommandLimits {
        wall_time: Some(Duration::from_mins(1)),
        memory: Some(100 * MB),
        processes: Some(200),
        accounting: Accounting::Exact,
        ..CommandLimits::default()
    }
}

fn wall(milliseconds: u64) -> CommandLimits {
    CommandLimits { wall_time: Some(Duration::from_millis(milliseconds)), ..limits() }
}

fn cpu(soft: Option<u64>, hard: u64) -> CommandLimits {
    let soft_cpu_time = soft.map(Duration::from_millis);
    CommandLimits { soft_cpu_time, cpu_time: Some(Duration::from_millis(hard)), ..limits() }
}

fn cases() -> Vec<Case> {
    use Expected::{Asked, Killed, Own};
    let case = |name, text, limits, expected| Case { name, text, limits, expected };
    vec![
        case(
            "fork bomb",
            "bomb() { bomb | bomb & }; bomb; while :; do :; done",
            wall(1000),
            Killed(Termination::WallTime),
        ),
        case("memory of one process", "tail /dev/zero", limits(), Killed(Termination::Memory)),
        case(
            "memory of many processes",
            "for i in 1 2 3 4 5 6; do (head -c 20m /dev/zero | tail -c 20m | sleep 5) & done; wait",
            limits(),
            Killed(Termination::Memory),
        ),
        case("flood of output", "head -c 1G /dev/zero | tr '\\0' x", limits(), Own(HowEnded::SUCCESS)),
        case("large file", "head -c 1G /dev/zero > /tmp/file", limits(), Killed(Termination::Memory)),
        case(
            "large file in an overlay",
            "head -c 1G /dev/zero > $HOME/file",
            limits(),
            Killed(Termination::Memory),
        ),
        case(
            "many small files",
            "i=0; while :; do i=$((i+1)); echo > /tmp/$i || exit 3; done",
            CommandLimits { memory: Some(30 * MB), ..limits() },
            Killed(Termination::Memory),
        ),
        case(
            "daemon that keeps the output open and ignores signals",
            "(setsid sh -c 'trap \"\" TERM INT HUP; while :; do sleep 100; done' hostile-to-jurat &) & sleep 0.1",
            limits(),
            Own(HowEnded::SUCCESS),
        ),
        case(
            "command that ignores to be asked",
            "trap '' TERM; while :; do :; done",
            cpu(Some(100), 200),
            Killed(Termination::SoftCpuTime),
        ),
        case(
            "command that ends when asked",
            "trap 'exit 7' TERM; while :; do :; done",
            cpu(Some(100), 5000),
            Asked(7),
        ),
        case("busy command", "while :; do :; done", cpu(None, 200), Killed(Termination::CpuTime)),
        case(
            "stopped command",
            "sleep 100 & kill -STOP $!; kill -STOP $$",
            wall(300),
            Killed(Termination::WallTime),
        ),
        case(
            "attempt to end the first process",
            "kill -9 1; kill -STOP 1; kill -HUP 1; kill -9 -1; exit 5",
            limits(),
            Own(HowEnded::exited(5)),
        ),
        case(
            "abuse of our own signal",
            "kill -USR1 1; while :; do :; done",
            limits(),
            Own(HowEnded::signaled(9)),
        ),
        case(
            "attempt to trace the first process",
            "cat /proc/1/environ || cat /proc/1/mem || ls /proc/1/root/ /proc/1/fd/ || exit 6",
            limits(),
            Own(HowEnded::exited(6)),
        ),
        case(
            "attempt to leave the control groups",
            "for f in $(find /sys/fs/cgroup -maxdepth 3 -name cgroup.procs); do echo $$ > $f && exit 1; done; exit 0",
            limits(),
            Own(HowEnded::SUCCESS),
        ),
        case(
            "directories that nobody may enter",
            "mkdir -p $HOME/a/b && chmod 000 $HOME/a/b $HOME/a",
            limits(),
            Own(HowEnded::SUCCESS),
        ),
    ]
}

#[test]
fn hostile_commands_are_contained() {
    let base = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let home = base.path().join("home");
    fs::create_dir(&home).unwrap();
    fs::write(home.join("file"), "as it was").unwrap();
    for case in cases() {
        let mounts = fs::read_to_string("/proc/self/mounts").unwrap();
        let started = Instant::now();
        let (found, log) = run(&case, &home, base.path());
        let Case { name, expected, .. } = case;
        assert!(started.elapsed() < Duration::from_secs(45), "{name}: took {:?}", started.elapsed());
        match expected {
            Expected::Killed(why) => {
                // The kernel may pick a child of the shell when memory is short; the shell then says so before it is killed itself.
                let is_killed = matches!(found.exit, Exit::Signal(9) | Exit::Code(137));
                assert!(is_killed, "{name}: {found:?}: {log}");
                assert_eq!(found.termination, Some(why), "{name}: {log}");
            }
            Expected::Asked(code) => {
                let how = HowEnded { exit: Exit::Code(code), termination: Some(Termination::SoftCpuTime) };
                assert_eq!(found, how, "{name}: {log}");
            }
            Expected::Own(how) => assert_eq!(found, how, "{name}: {log}"),
        }
        assert!(log.len() as u64 <= LOG_SIZE + 100, "{name}: a log of {} bytes", log.len());
        assert_clean(name, &mounts);
        assert_eq!(fs::read_to_string(home.join("file")).unwrap(), "as it was", "{name}");
        assert_eq!(fs::read_dir(&home).unwrap().count(), 1, "{name}");
    }
}

fn run(case: &Case, home: &Path, base: &Path) -> (HowEnded, String) {
    let path = base.join("log");
    let file = fs::File::options().read(true).write(true).create(true).truncate(true).open(&path).unwrap();
    let mut command = script(case.text);
    command.arguments.push(MARK.into());
    command.environment.push(("HOME".into(), home.into()));
    let sandbox = with(&[home], Mode::Overlay);
    let log = Log::new(file, Some(LOG_SIZE)).unwrap();
    let ended = run_logged(&command, &case.limits, &sandbox, log, &mut |_| ()).unwrap();
    if case.name == "flood of output" {
        assert_eq!(*ended.n_bytes.as_ref().unwrap(), 1 << 30);
    }
    (ended.how, String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned())
}

/// No process, mount or control group is left.
fn assert_clean(name: &str, mounts: &str) {
    assert_eq!(fs::read_to_string("/proc/self/mounts").unwrap(), mounts, "{name}: a mount is left");
    let prefix = format!("jurat-{}-", std::process::id());
    assert_eq!(found(Path::new("/sys/fs/cgroup"), &prefix), Vec::<PathBuf>::new(), "{name}: a group is left");
    for entry in fs::read_dir("/proc").unwrap().flatten() {
        let command = fs::read(entry.path().join("cmdline")).unwrap_or_default();
        let is_left = command.windows(MARK.len()).any(|bytes| bytes == MARK.as_bytes());
        assert!(!is_left, "{name}: process {} is left", entry.path().display());
    }
    let children = fs::read_to_string("/proc/thread-self/children").unwrap_or_default();
    assert_eq!(children.trim(), "", "{name}: a child is left");
}

fn found(folder: &Path, prefix: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(entry.path());
                if entry.file_name().to_string_lossy().starts_with(prefix) {
                    found.push(entry.path());
                }
            }
        }
    }
    found
}

#[test]
fn nobody_outside_can_be_reached() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let mut command = script(&format!("echo > /dev/tcp/127.0.0.1/{port}"));
    command.program = "/bin/bash".into();
    let code = |network| {
        let sandbox = Sandbox { network, ..Sandbox::default() };
        jurat_exec::run(&command, &limits(), &sandbox).unwrap().how
    };
    assert_eq!(code(Network::None), HowEnded::exited(1));
    assert_eq!(code(Network::Loopback), HowEnded::exited(1));
    assert_eq!(code(Network::Host), HowEnded::SUCCESS);
}
