//! Limits end a command and everything that it has started.

mod common;

use std::time::{Duration, Instant};

use common::{generous, script};
use jurat_exec::{Ended, How, Limit, Limits, Sandbox, run};

const SHORT: Duration = Duration::from_millis(300);

fn limited(text: &str, limits: &Limits) -> Ended {
    run(&script(text), limits, &Sandbox::default()).unwrap()
}

fn wall_limited(text: &str) -> Ended {
    let started = Instant::now();
    let ended = limited(text, &Limits { wall_time: Some(SHORT), ..generous() });
    assert!(started.elapsed() < 5 * SHORT, "took {:?}", started.elapsed());
    ended
}

#[test]
fn a_sleeping_command_ends_at_the_wall_time() {
    let ended = wall_limited("sleep 100");
    assert_eq!(ended.how, How::Killed(Limit::WallTime));
    assert!(ended.usage.wall_time >= SHORT);
    assert!(ended.usage.cpu_time < SHORT);
}

#[test]
fn a_command_that_ignores_signals_ends_at_the_wall_time() {
    let ended = wall_limited("trap '' TERM INT HUP; while :; do sleep 100; done");
    assert_eq!(ended.how, How::Killed(Limit::WallTime));
}

#[test]
fn a_stopped_command_ends_at_the_wall_time() {
    assert_eq!(wall_limited("kill -STOP $$").how, How::Killed(Limit::WallTime));
}

#[test]
fn a_busy_command_ends_at_the_cpu_time() {
    let limits = Limits { cpu_time: Some(SHORT), ..generous() };
    let ended = limited("while :; do :; done", &limits);
    assert_eq!(ended.how, How::Killed(Limit::CpuTime));
    assert!(ended.usage.cpu_time >= SHORT && ended.usage.cpu_time < 3 * SHORT, "{:?}", ended.usage);
}

#[test]
fn cpu_time_is_that_of_all_processes() {
    let limits = Limits { cpu_time: Some(SHORT), ..generous() };
    let one_after_another = "while :; do (i=0; while [ $i -lt 3000 ]; do i=$((i+1)); done); done";
    assert_eq!(limited(one_after_another, &limits).how, How::Killed(Limit::CpuTime));
    let at_once = "for i in 1 2 3; do (while :; do :; done) & done; wait";
    assert_eq!(limited(at_once, &limits).how, How::Killed(Limit::CpuTime));
}

#[test]
fn a_command_that_allocates_without_end_ends_at_the_memory() {
    let limits = Limits { memory: Some(64 << 20), ..generous() };
    // Looks for the end of a line that has none.
    let ended = limited("tail /dev/zero", &limits);
    assert_eq!(ended.how, How::Killed(Limit::Memory));
    assert!(ended.usage.memory.unwrap() > 32 << 20, "{:?}", ended.usage);
}

#[test]
fn memory_is_that_of_all_processes() {
    let limits = Limits { memory: Some(64 << 20), ..generous() };
    let each = "(head -c 20m /dev/zero | tail -c 20m | sleep 5)";
    let ended = limited(&format!("{each} & {each} & {each} & {each} & wait"), &limits);
    assert_eq!(ended.how, How::Killed(Limit::Memory));
}

#[test]
fn a_fork_bomb_is_ended() {
    let limits = Limits { processes: Some(100), ..generous() };
    let started = Instant::now();
    let ended = limited("bomb() { bomb | bomb & }; bomb; sleep 100", &limits);
    assert_eq!(ended.how, How::Killed(Limit::Processes));
    assert!(started.elapsed() < Duration::from_secs(5));
}
