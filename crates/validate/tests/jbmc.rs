//! Asks the real JBMC about the programs in `jbmc/programs`. The variable `JBMC` says where it is, else the `PATH`.

#![expect(clippy::unwrap_used, reason = "a test that panics fails")]

mod jbmc {
    pub(crate) mod programs;
}

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use jbmc::programs::{class_path, target};
use jurat_validate::Input;
use jurat_validate::jbmc::{
    Doubt, End, Exploration, Property, Question, Reason, Role, Status, Watch, explore, role,
};

const GIGABYTE: u64 = 1 << 30;

/// Ask about a program of the folder.
fn ask(program: &str) -> Exploration {
    ask_with(program, Watch::Assertions, Duration::from_secs(20), 4 * GIGABYTE)
}

fn ask_with(program: &str, watch: Watch, time: Duration, memory: u64) -> Exploration {
    explore(&Question { target: target(program, watch), deadline: Instant::now() + time, memory })
}

/// Ask a shell script that stands in for JBMC.
fn ask_script(script: &str) -> End {
    let folder = tempfile::tempdir().unwrap();
    let jbmc = folder.path().join("jbmc");
    fs::write(&jbmc, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&jbmc, fs::Permissions::from_mode(0o755)).unwrap();
    ask_jbmc(jbmc)
}

fn ask_jbmc(jbmc: PathBuf) -> End {
    let mut target = target("proof", Watch::Assertions);
    target.jbmc = jbmc;
    explore(&Question { target, deadline: Instant::now() + Duration::from_secs(10), memory: GIGABYTE }).end
}

#[track_caller]
fn violated(exploration: Exploration) -> Vec<Property> {
    match exploration.end {
        End::Violated(properties) => properties,
        other => panic!("not violated: {other:?}"),
    }
}

#[track_caller]
fn doubts(program: &str) -> Vec<Doubt> {
    match ask(program).end {
        End::Undecided(Reason::Untrusted(doubts)) => doubts,
        other => panic!("no doubt: {other:?}"),
    }
}

/// File and line.
fn place(property: &Property) -> (&str, u32) {
    (property.file.as_deref().unwrap(), property.line.unwrap())
}

fn inputs(property: &Property) -> &[Input] {
    match &property.status {
        Status::Failure(inputs) => inputs,
        other => panic!("not a failure: {other:?}"),
    }
}

#[test]
fn what_holds_is_proved() {
    let exploration = ask("proof");
    assert_eq!(exploration.end, End::Proved);
    assert_eq!((exploration.bound, exploration.n_runs), (5, 2));
    assert!(exploration.usage.wall_time > Duration::ZERO);
}

#[test]
fn inputs_are_exact() {
    let properties = violated(ask("inputs"));
    let [property] = properties.as_slice() else { panic!("more than one: {properties:?}") };
    assert_eq!(place(property), ("inputs/Main.java", 24));
    let inputs = inputs(property);
    let Input::Float(nan) = inputs[7] else { panic!("{inputs:?}") };
    assert!(f32::from_bits(nan).is_nan());
    let expected = [
        Input::Boolean(true),
        Input::Byte(-3),
        Input::Char(u16::from(b'q')),
        Input::Short(-300),
        Input::Int(7),
        Input::Int(-8),
        Input::Long(i64::MIN),
        Input::Float(nan),
        Input::Double((-0.0_f64).to_bits()),
        Input::Double(0.1_f64.to_bits()),
        Input::String("a€".encode_utf16().collect()),
        Input::String(Vec::new()),
    ];
    assert_eq!(inputs, expected);
}

#[test]
fn an_exception_that_leaves_main_is_a_violation_if_watched_for() {
    assert_eq!(ask("uncaught").end, End::Proved);
    let limit = Duration::from_secs(20);
    let properties = violated(ask_with("uncaught", Watch::RuntimeExceptions, limit, GIGABYTE));
    let [property] = properties.as_slice() else { panic!("more than one: {properties:?}") };
    let entry_class = target("uncaught", Watch::RuntimeExceptions).entry_class;
    assert_eq!(role(&entry_class, property), Role::Uncaught);
    assert_eq!(inputs(property), [Input::Int(42)]);
}

#[test]
fn exceptions_are_caught_as_in_java() {
    let limit = Duration::from_secs(20);
    assert_eq!(ask_with("caught", Watch::RuntimeExceptions, limit, GIGABYTE).end, End::Proved);
}

#[test]
fn a_caught_assertion_is_violated_nevertheless() {
    let properties = violated(ask("caughtassertion"));
    assert_eq!(properties.iter().map(place).collect::<Vec<_>>(), [("caughtassertion/Main.java", 8)]);
    assert_eq!(inputs(&properties[0]), [Input::Int(5)]);
}

#[test]
fn the_bound_is_raised_until_the_loop_ends() {
    let exploration = ask("longloop");
    assert_eq!((exploration.end, exploration.bound), (End::Proved, 150));
    let exploration = ask("recursion");
    assert_eq!((exploration.end, exploration.bound), (End::Proved, 50));
}

#[test]
fn a_violation_behind_the_first_bound_is_found() {
    let exploration = ask("latefailure");
    assert_eq!(exploration.bound, 15);
    assert_eq!(violated(exploration).iter().map(place).collect::<Vec<_>>(), [("latefailure/Main.java", 9)]);
}

#[test]
fn what_does_not_end_is_undecided_before_the_deadline() {
    let start = Instant::now();
    let exploration = ask_with("endless", Watch::Assertions, Duration::from_secs(2), 4 * GIGABYTE);
    assert_eq!(exploration.end, End::Undecided(Reason::Time));
    assert!(start.elapsed() < Duration::from_secs(4));
    assert!(exploration.bound >= 5);
    assert_eq!(exploration.cut_off.iter().map(place).collect::<Vec<_>>(), [("endless/Main.java", 9)]);
}

#[test]
fn too_little_memory_is_a_reason() {
    let exploration = ask_with("large", Watch::Assertions, Duration::from_secs(20), 64 << 20);
    assert_eq!(exploration.end, End::Undecided(Reason::Memory));
}

#[test]
fn vacuous_proofs_are_noticed() {
    assert_eq!(doubts("nothing"), [Doubt::Vacuous]);
    assert_eq!(doubts("forever"), [Doubt::Vacuous]);
}

#[test]
fn an_exit_is_an_end() {
    assert_eq!(ask("exits").end, End::Proved);
}

#[test]
fn what_jbmc_does_not_know_is_named() {
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let bodiless = [
        "bodiless.Main$Colour.getDeclaringClass:()Ljava/lang/Class;",
        "java.lang.Math.sqrt:(D)D",
        "java.lang.String.repeat:(I)Ljava/lang/String;",
    ];
    assert_eq!(doubts("bodiless"), [Doubt::Bodiless(names(&bodiless))]);
    assert_eq!(doubts("strings"), [Doubt::LongStrings]);
    assert_eq!(doubts("missingclass"), [Doubt::MissingClasses(names(&["java.util.List"]))]);
    let equals = "records.Main$Pair.equals:(Ljava/lang/Object;)Z";
    assert!(doubts("records").contains(&Doubt::OddDynamics(names(&[equals]))));
    assert!(doubts("natives").iter().any(|doubt| doubt.to_string().contains("no body for callee")));
    assert!(doubts("message").iter().any(|doubt| doubt.to_string().contains("java/lang/Throwable.java")));
}

#[test]
fn violations_of_a_monitor_have_its_lines() {
    let properties = violated(ask("monitored"));
    assert_eq!(properties.iter().map(place).collect::<Vec<_>>(), [("monitored/Monitor.java", 5)]);
}

#[test]
fn the_models_are_right() {
    assert_eq!(ask("models").end, End::Proved);
    let java =
        Command::new("java").args(["-ea", "-cp"]).arg(class_path()).arg("models.OnJvm").output().unwrap();
    assert!(java.status.success(), "{}", String::from_utf8_lossy(&java.stderr));
}

#[test]
fn without_jbmc_there_is_a_reason() {
    let End::Undecided(Reason::NotStarted(words)) = ask_jbmc("/nowhere/jbmc".into()) else {
        panic!("started nothing")
    };
    assert!(words.contains("/nowhere/jbmc"), "{words}");
}

#[test]
fn whatever_else_jbmc_does_is_a_reason() {
    let crashed = Reason::Crashed { signal: 9, message: "dying".to_owned() };
    assert_eq!(ask_script("echo dying >&2; kill -9 $$"), End::Undecided(crashed));
    let gave_up = Reason::GaveUp { code: 3, message: "no words".to_owned() };
    assert_eq!(ask_script("echo no words >&2; exit 3"), End::Undecided(gave_up));
    let gave_up = Reason::GaveUp { code: 6, message: String::new() };
    assert_eq!(ask_script("echo '[]'; exit 6"), End::Undecided(gave_up));
    assert_eq!(ask_script("echo '[{\"messageText\": \"Out of memory\", \"messageType\": \"ERROR\"}]'"), {
        End::Undecided(Reason::Memory)
    });
    let End::Undecided(Reason::Unreadable(_)) = ask_script("echo hello") else { panic!("was read") };
    let End::Undecided(Reason::TooMuchOutput { .. }) = ask_script("yes | head -c 70000000") else {
        panic!("was read")
    };
}
