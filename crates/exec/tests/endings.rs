//! How commands end, and what is left of them.

mod common;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use common::{generous, printed, script, sh, writable};
use jurat_exec::{Command, CommandLimits, CommandStartError, HowEnded, Input, Sandbox, run};
use tempfile::TempDir;

#[test]
fn a_command_ends_with_its_exit_code() {
    let ended = sh("echo out; echo err >&2; exit 7");
    assert_eq!(ended.how, HowEnded::exited(7));
    assert_eq!(printed(&ended), "out\n");
    assert_eq!(ended.stderr.bytes, b"err\n");
}

#[test]
fn a_command_ends_by_its_signal() {
    assert_eq!(sh("kill -SEGV $$").how, HowEnded::signaled(11));
    assert_eq!(sh("kill -KILL $$").how, HowEnded::signaled(9));
}

#[test]
fn signals_have_their_usual_effect() {
    // Rust programs ignore SIGPIPE; what they start must not.
    assert_eq!(printed(&sh("grep SigIgn /proc/self/status")), "SigIgn:\t0000000000000000\n");
}

#[test]
fn the_input_is_read() {
    let bytes: Vec<u8> = (0..1_000_000_u32).map(|n| n as u8).collect();
    let limits = CommandLimits { output: 2_000_000, ..generous() };
    let command = Command { input: Input::Bytes(bytes.clone()), ..script("cat") };
    let ended = run(&command, &limits, &Sandbox::default()).unwrap();
    assert!(ended.stdout.bytes == bytes);
}

#[test]
fn input_that_nobody_reads_is_no_problem() {
    let command = Command { input: Input::Bytes(vec![0; 1_000_000]), ..script("exit 3") };
    assert_eq!(run(&command, &generous(), &Sandbox::default()).unwrap().how, HowEnded::exited(3));
}

#[test]
fn without_input_there_is_nothing_to_read() {
    assert_eq!(printed(&sh("cat; echo end")), "end\n");
}

#[test]
fn only_the_beginning_of_much_output_is_kept() {
    let limits = CommandLimits { output: 1000, ..generous() };
    let ended = run(&script("head -c 1G /dev/zero"), &limits, &Sandbox::default()).unwrap();
    assert_eq!(ended.how, HowEnded::exited(0));
    assert_eq!((ended.stdout.bytes.len(), ended.stdout.n_bytes), (1000, 1 << 30));
}

#[test]
fn a_daemon_ends_with_the_command() {
    let folder = TempDir::new().unwrap();
    let sandbox = writable(&[folder.path()]);
    let beat = folder.path().join("beat");
    // It forks twice, leaves the session, ignores signals, and keeps the output open.
    let text = format!(
        "(setsid sh -c 'trap \"\" TERM HUP; while :; do echo beat >> {0}; sleep 0.02; done' &) & \
         while [ ! -e {0} ]; do sleep 0.02; done; exit 0",
        beat.display()
    );
    let started = Instant::now();
    let ended = run(&script(&text), &generous(), &sandbox).unwrap();
    assert_eq!(ended.how, HowEnded::exited(0));
    assert!(started.elapsed() < Duration::from_secs(3), "the open output has kept us");
    let size = || beat.metadata().unwrap().len();
    let before = size();
    thread::sleep(Duration::from_millis(100));
    assert_eq!(size(), before);
}

#[test]
fn a_stopped_process_ends_with_the_command() {
    let started = Instant::now();
    assert_eq!(sh("sleep 100 & kill -STOP $!; exit 5").how, HowEnded::exited(5));
    assert!(started.elapsed() < Duration::from_secs(3));
}

#[test]
fn the_cpu_time_of_a_daemon_counts() {
    let ended = sh("(while :; do :; done) & sleep 0.3; exit 0");
    // On an idle machine 300 ms, on a busy one less.
    assert!(ended.usage.cpu_time > Duration::from_millis(30), "{:?}", ended.usage);
}

#[test]
fn a_program_that_is_not_there_does_not_start() {
    let command = Command { program: PathBuf::from("/usr/bin/no-such-program"), ..script("") };
    let error = run(&command, &generous(), &Sandbox::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "cannot run `/usr/bin/no-such-program`: No such file or directory (os error 2)"
    );
}

#[test]
fn a_file_that_is_no_program_does_not_start() {
    let command = Command { program: PathBuf::from("/etc/passwd"), ..script("") };
    let error = run(&command, &generous(), &Sandbox::default()).unwrap_err();
    assert_eq!(error.to_string(), "cannot run `/etc/passwd`: Permission denied (os error 13)");
}

#[test]
fn a_folder_that_is_not_there_cannot_be_started_in() {
    let command = Command { directory: PathBuf::from("/no/such/folder"), ..script("") };
    let error = run(&command, &generous(), &Sandbox::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "cannot enter the directory `/no/such/folder`: No such file or directory (os error 2)"
    );
}

#[test]
fn a_writable_folder_that_is_not_there_is_an_error() {
    let sandbox = writable(&[Path::new("/no/such/folder")]);
    let error = run(&script(""), &generous(), &sandbox).unwrap_err();
    assert!(
        matches!(error, CommandStartError::Folder { reason, .. } if reason.kind() == ErrorKind::NotFound)
    );
}

#[test]
fn a_null_byte_is_an_error() {
    let command = Command { arguments: vec!["a\0b".into()], ..script("") };
    assert!(matches!(run(&command, &generous(), &Sandbox::default()), Err(CommandStartError::NullByte(_))));
}

#[test]
fn commands_run_at_the_same_time_from_several_threads() {
    thread::scope(|scope| {
        for number in 0..8 {
            scope.spawn(move || {
                for _ in 0..10 {
                    let ended = sh(&format!("echo {number}; exit {number}"));
                    assert_eq!(
                        (ended.how, printed(&ended)),
                        (HowEnded::exited(number), format!("{number}\n"))
                    );
                }
            });
        }
    });
}
