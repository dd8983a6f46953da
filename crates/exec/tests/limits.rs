//! Limits end a command and everything that it has started, however its use is measured.

mod common;

use std::time::{Duration, Instant};

use common::{generous, limited};
use jurat_exec::{Accounting, CommandLimits, Ended, HowEnded, Termination};

const SHORT: Duration = Duration::from_millis(300);
const SMALL: u64 = 64 << 20;

/// Generous limits for both ways to measure.
fn each() -> [CommandLimits; 2] {
    [Accounting::Quick, Accounting::Exact].map(|accounting| CommandLimits { accounting, ..generous() })
}

fn wall_limited(text: &str) -> Ended {
    let started = Instant::now();
    let ended = limited(text, &CommandLimits { wall_time: Some(SHORT), ..generous() });
    assert!(started.elapsed() < 5 * SHORT, "took {:?}", started.elapsed());
    ended
}

#[test]
fn a_sleeping_command_ends_at_the_wall_time() {
    let ended = wall_limited("sleep 100");
    assert_eq!(ended.how.termination, Some(Termination::WallTime));
    assert!(ended.usage.wall_time >= SHORT);
    assert!(ended.usage.cpu_time < SHORT);
}

#[test]
fn a_command_that_ignores_signals_ends_at_the_wall_time() {
    let ended = wall_limited("trap '' TERM INT HUP; while :; do sleep 100; done");
    assert_eq!(ended.how.termination, Some(Termination::WallTime));
}

#[test]
fn a_stopped_command_ends_at_the_wall_time() {
    assert_eq!(wall_limited("kill -STOP $$").how.termination, Some(Termination::WallTime));
}

#[test]
fn a_busy_command_ends_at_the_cpu_time() {
    for limits in each() {
        let limits = CommandLimits { cpu_time: Some(SHORT), ..limits };
        let ended = limited("while :; do :; done", &limits);
        assert_eq!(ended.how.termination, Some(Termination::CpuTime));
        assert!(ended.usage.cpu_time >= SHORT && ended.usage.cpu_time < 3 * SHORT, "{:?}", ended.usage);
    }
}

#[test]
fn cpu_time_is_that_of_all_processes() {
    let one_after_another = "while :; do (i=0; while [ $i -lt 3000 ]; do i=$((i+1)); done); done";
    let at_once = "for i in 1 2 3; do (while :; do :; done) & done; wait";
    for limits in each() {
        let limits = CommandLimits { cpu_time: Some(SHORT), ..limits };
        assert_eq!(limited(one_after_another, &limits).how.termination, Some(Termination::CpuTime));
        assert_eq!(limited(at_once, &limits).how.termination, Some(Termination::CpuTime));
    }
}

#[test]
fn a_command_that_allocates_without_end_ends_at_the_memory() {
    for limits in each() {
        let limits = CommandLimits { memory: Some(SMALL), ..limits };
        // Looks for the end of a line that has none.
        let ended = limited("tail /dev/zero", &limits);
        assert_eq!(ended.how.termination, Some(Termination::Memory), "{:?}", limits.accounting);
        assert!(ended.usage.memory.is_some_and(|peak| peak > SMALL / 2), "{:?}", ended.usage);
    }
}

#[test]
fn memory_is_that_of_all_processes() {
    let part = "(head -c 20m /dev/zero | tail -c 20m | sleep 5)";
    for limits in each() {
        let limits = CommandLimits { memory: Some(SMALL), ..limits };
        let ended = limited(&format!("{part} & {part} & {part} & {part} & wait"), &limits);
        assert_eq!(ended.how.termination, Some(Termination::Memory), "{:?}", limits.accounting);
    }
}

#[test]
fn files_in_a_private_folder_are_limited() {
    let limits = CommandLimits { memory: Some(SMALL), ..generous() };
    assert_eq!(limited("head -c 1G /dev/zero > /tmp/file", &limits).how, HowEnded::exited(1));
}

#[test]
fn a_fork_bomb_is_ended() {
    let started = Instant::now();
    for limits in each() {
        let limits = CommandLimits { processes: Some(50), wall_time: Some(Duration::from_secs(1)), ..limits };
        let ended = limited("bomb() { bomb | bomb & }; bomb; sleep 100", &limits);
        // Where new processes are not refused, the command is killed when there are too many.
        assert_ne!(ended.how, HowEnded::SUCCESS);
    }
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn more_processes_than_allowed_are_noticed() {
    let limits = CommandLimits { processes: Some(10), ..generous() };
    let ended = limited("for i in 1 2 3 4 5 6 7 8 9 10 11; do sleep 5 & done; wait", &limits);
    let is_refused = ended.how == HowEnded::exited(2);
    assert!(is_refused || ended.how.termination == Some(Termination::Processes), "{:?}", ended.how);
    let few = limited("for i in 1 2 3; do sleep 0.1 & done; wait", &limits);
    assert_eq!(few.how, HowEnded::exited(0));
}
