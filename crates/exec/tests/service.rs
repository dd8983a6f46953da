//! Services answer as long as they live, and are ended like any command.

mod common;

use std::thread;
use std::time::{Duration, Instant};

use common::{generous, script};
use jurat_exec::{CommandLimits, CommandStartError, HowEnded, Sandbox, Service, Termination};

const ECHO: &str = "while read line; do echo \"got $line\"; done; echo end >&2; exit 4";

fn start(text: &str, limits: &CommandLimits) -> Service {
    Service::start(&script(text), limits, &Sandbox::default()).expect("a shell starts")
}

fn ask(service: &mut Service, question: &str) -> String {
    writeln!(service.stdin(), "{question}").expect("the service reads");
    let mut answer = String::new();
    service.stdout().read_line(&mut answer).expect("the answer is text");
    answer
}

#[test]
fn a_service_answers() {
    let mut service = start(ECHO, &generous());
    assert_eq!(ask(&mut service, "one"), "got one\n");
    assert_eq!(ask(&mut service, "two"), "got two\n");
    let ended = service.end();
    assert_eq!((ended.how, ended.stderr.bytes.as_slice()), (HowEnded::exited(4), &b"end\n"[..]));
    assert_eq!(service.end().how, HowEnded::exited(4));
}

#[test]
fn a_service_may_outlive_the_thread_that_asked_for_it() {
    let mut service = thread::spawn(|| start(ECHO, &generous())).join().unwrap();
    thread::sleep(Duration::from_millis(50));
    assert_eq!(ask(&mut service, "still there"), "got still there\n");
}

#[test]
fn much_is_written_and_read_at_the_same_time() {
    let mut service = start("cat", &generous());
    let (stdin, stdout) = service.split();
    let mut answer = vec![0; 1_000_000];
    thread::scope(|scope| {
        scope.spawn(|| stdin.write_all(&vec![7; 1_000_000]).unwrap());
        stdout.read_exact(&mut answer).unwrap();
    });
    assert!(answer.iter().all(|byte| *byte == 7));
}

#[test]
fn a_deadline_ends_the_wait_for_an_answer() {
    let mut service = start("read line; sleep 100", &generous());
    let started = Instant::now();
    service.set_deadline(Some(started + Duration::from_millis(200)));
    assert_eq!(ask(&mut service, "anybody?"), "");
    assert!(started.elapsed() < Duration::from_secs(2));
    assert_eq!(service.end().how.termination, Some(Termination::WallTime));
}

#[test]
fn a_deadline_can_be_lifted() {
    let mut service = start(ECHO, &generous());
    service.set_deadline(Some(Instant::now() + Duration::from_millis(200)));
    assert_eq!(ask(&mut service, "one"), "got one\n");
    service.set_deadline(None);
    thread::sleep(Duration::from_millis(300));
    assert_eq!(ask(&mut service, "two"), "got two\n");
}

#[test]
fn a_service_ends_at_its_memory() {
    let limits = CommandLimits { memory: Some(64 << 20), ..generous() };
    let mut service = start("tail /dev/zero", &limits);
    assert_eq!(service.stdout().read(&mut [0]).unwrap(), 0);
    assert_eq!(service.end().how.termination, Some(Termination::Memory));
}

#[test]
fn a_killed_service_is_gone() {
    let mut service = start("trap '' TERM; sleep 100 & sleep 100", &generous());
    service.kill();
    assert_eq!(service.stdout().read(&mut [0]).unwrap(), 0);
    assert_eq!(service.end().how.termination, Some(Termination::Interrupted));
}

#[test]
fn dropping_a_service_ends_it() {
    let started = Instant::now();
    drop(start("sleep 100", &generous()));
    assert!(started.elapsed() < Duration::from_secs(2));
}

#[test]
fn standard_error_is_bounded() {
    let limits = CommandLimits { output: 10, ..generous() };
    let mut service = start("head -c 1m /dev/zero | tr '\\0' e >&2; echo ready; read line", &limits);
    service.stdout().read_line(&mut String::new()).unwrap();
    let until = Instant::now() + Duration::from_secs(2);
    while service.stderr().len() < 10 && Instant::now() < until {}
    assert_eq!(service.stderr(), "eeeeeeeeee");
    assert_eq!(service.end().stderr.n_bytes, 1 << 20);
}

#[test]
fn a_program_that_is_not_there_does_not_start() {
    let command = jurat_exec::Command { program: "/no/such/program".into(), ..script("") };
    let result = Service::start(&command, &generous(), &Sandbox::default());
    assert!(matches!(result, Err(CommandStartError::Program { .. })));
}
