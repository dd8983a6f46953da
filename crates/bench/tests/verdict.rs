//! Every status that BenchExec knows, and what it is worth.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;
use jurat_bench::model::{
    ExpectedVerdict, Measured, PropertyFile, ResultCategory, RunExit, RunLimits, RunStatus, RunTermination,
};
use jurat_bench::verdict::{category, max_score, score, status};

/// CPU time and wall time in seconds; the limits are 10 s and 20 s.
fn measured(exit: RunExit, termination: Option<RunTermination>, cpu_time: f64, wall_time: f64) -> Measured {
    Measured {
        wall_time: Duration::from_secs_f64(wall_time),
        cpu_time: Duration::from_secs_f64(cpu_time),
        ..Measured::nothing(Timestamp::UNIX_EPOCH, exit, termination)
    }
}

#[test]
fn the_status_tells_how_the_run_ended() {
    use RunExit::{Code, Signal};
    use RunTermination::{CpuTime, CpuTimeSoft, Failed, FilesCount, FilesSize, Killed, Memory, WallTime};
    let limits = RunLimits {
        time: Some(Duration::from_secs(10)),
        hard_time: Some(Duration::from_secs(15)),
        wall_time: Some(Duration::from_secs(20)),
        ..RunLimits::default()
    };
    let in_time = (1.0, 1.0);
    let cases = [
        // What the tool says, how it ended, why, in how much time, and what comes of it.
        (Some("true"), Code(0), None, in_time, "true"),
        (Some("true"), Code(1), None, in_time, "true"),
        (Some("false"), Code(0), None, in_time, "false"),
        (Some("false(valid-free)"), Code(10), None, in_time, "false(valid-free)"),
        (Some("done"), Code(0), None, in_time, "done"),
        (Some("done"), Code(3), None, in_time, "ERROR (3)"),
        (Some("unknown"), Code(0), None, in_time, "unknown"),
        (Some("unknown"), Code(3), None, in_time, "unknown"),
        (Some("ERROR"), Code(0), None, in_time, "ERROR"),
        (Some("ERROR"), Code(3), None, in_time, "ERROR (3)"),
        (Some("ERROR (parsing failed)"), Code(3), None, in_time, "ERROR (parsing failed)"),
        (Some("unknown"), Signal(6), None, in_time, "ABORTED"),
        (Some("ERROR"), Signal(11), None, in_time, "SEGMENTATION FAULT"),
        (Some("done"), Signal(15), None, in_time, "KILLED"),
        (Some("done"), Signal(9), None, in_time, "KILLED BY SIGNAL 9"),
        (Some("true"), Signal(11), None, in_time, "true"),
        // The limits: which one was hit, what the tool says nevertheless, and that nobody need have noticed.
        (Some("ERROR"), Signal(9), Some(CpuTime), (16.0, 16.0), "TIMEOUT"),
        (Some("ERROR"), Signal(15), Some(CpuTimeSoft), (9.9, 11.0), "TIMEOUT"),
        (Some("ERROR"), Signal(9), Some(WallTime), (1.0, 19.9), "TIMEOUT"),
        (Some("true"), Code(0), None, (10.0, 20.0), "true"),
        (Some("true"), Code(0), None, (10.001, 1.0), "TIMEOUT (true)"),
        (Some("false(no-overflow)"), Code(0), None, (1.0, 20.001), "TIMEOUT (false(no-overflow))"),
        (Some("false"), Code(0), Some(CpuTimeSoft), (11.0, 11.0), "TIMEOUT (false)"),
        (Some("unknown"), Code(0), None, (11.0, 11.0), "TIMEOUT"),
        (Some("TIMEOUT"), Code(0), None, (11.0, 11.0), "TIMEOUT"),
        (Some("ERROR"), Code(1), None, (11.0, 11.0), "TIMEOUT (ERROR (1))"),
        (Some("ERROR"), Signal(11), Some(Memory), in_time, "OUT OF MEMORY (SEGMENTATION FAULT)"),
        (Some("ERROR"), Signal(9), Some(Memory), in_time, "OUT OF MEMORY"),
        (Some("OUT OF MEMORY"), Code(1), Some(Memory), in_time, "OUT OF MEMORY"),
        (Some("OUT OF MEMORY"), Code(1), None, in_time, "OUT OF MEMORY"),
        (Some("ERROR"), Signal(9), Some(Memory), (11.0, 1.0), "TIMEOUT"),
        (Some("ERROR"), Signal(9), Some(FilesCount), in_time, "FILES-COUNT LIMIT"),
        (Some("ERROR"), Signal(9), Some(FilesSize), in_time, "FILES-SIZE LIMIT"),
        (Some("ERROR"), Signal(9), Some(Killed), in_time, "KILLED"),
        (None, Code(0), Some(Failed), (0.0, 0.0), "FAILED"),
    ];
    for (answer, exit, termination, (cpu_time, wall_time), expected) in cases {
        let measured = measured(exit, termination, cpu_time, wall_time);
        let found = status(answer.map(RunStatus::parse), &measured, &limits);
        assert_eq!(
            found.words(),
            expected,
            "{answer:?}, {exit:?}, {termination:?}, {cpu_time} s, {wall_time} s"
        );
    }
    let unlimited = measured(Code(0), None, 1e6, 1e6);
    assert_eq!(status(Some(RunStatus::True), &unlimited, &RunLimits::default()), RunStatus::True);
}

#[test]
fn answers_are_right_or_wrong_and_worth_points() {
    let holds = Some(ExpectedVerdict::True);
    let violated = Some(ExpectedVerdict::False { subproperty: None });
    let leaks = Some(ExpectedVerdict::False { subproperty: Some("valid-memtrack".to_owned()) });
    let cases = [
        ("true", &holds, ResultCategory::Correct, 2),
        ("true", &violated, ResultCategory::Wrong, -32),
        ("true", &leaks, ResultCategory::Wrong, -32),
        ("true", &None, ResultCategory::Missing, 0),
        ("false", &holds, ResultCategory::Wrong, -16),
        ("false", &violated, ResultCategory::Correct, 1),
        ("false", &leaks, ResultCategory::Unknown, 0),
        ("false", &None, ResultCategory::Missing, 0),
        ("false(valid-memtrack)", &holds, ResultCategory::Wrong, -16),
        ("false(valid-memtrack)", &violated, ResultCategory::Correct, 1),
        ("false(valid-memtrack)", &leaks, ResultCategory::Correct, 1),
        ("false(valid-free)", &leaks, ResultCategory::Unknown, 0),
        ("unknown", &holds, ResultCategory::Unknown, 0),
        ("done", &holds, ResultCategory::Missing, 0),
        ("ERROR", &holds, ResultCategory::Error, 0),
        ("TIMEOUT (false)", &violated, ResultCategory::Error, 0),
        ("OUT OF MEMORY", &violated, ResultCategory::Error, 0),
        ("TRUE", &holds, ResultCategory::Error, 0),
        ("", &holds, ResultCategory::Error, 0),
    ];
    let property = |is_svcomp| PropertyFile { path: PathBuf::from("p.prp"), name: "p".to_owned(), is_svcomp };
    for (status, expected, right, points) in cases {
        for is_svcomp in [true, false] {
            let property = property(is_svcomp);
            let status = RunStatus::parse(status);
            let found = category(&status, Some(&property), expected.as_ref());
            assert_eq!(found, right, "{status} where {expected:?}");
            assert_eq!(
                score(&status, found, Some(&property)),
                is_svcomp.then_some(points),
                "{status}, {expected:?}"
            );
        }
    }
    assert_eq!(
        category(&RunStatus::True, None, holds.as_ref()),
        ResultCategory::Missing,
        "without a property"
    );
    assert_eq!(score(&RunStatus::True, ResultCategory::Missing, None), None);
    assert_eq!(score(&RunStatus::True, ResultCategory::CorrectUnconfirmed, Some(&property(true))), Some(0));

    let most = |expected: &Option<ExpectedVerdict>, is_svcomp| {
        max_score(expected.as_ref(), Some(&property(is_svcomp)))
    };
    assert_eq!([most(&holds, true), most(&violated, true), most(&leaks, true)], [Some(2), Some(1), Some(1)]);
    assert_eq!([most(&None, true), most(&holds, false)], [None, None]);
}
