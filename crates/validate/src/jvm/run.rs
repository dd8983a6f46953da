//! One run of a woven program on the JVM.

use std::ffi::OsString;
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::path::{Path, PathBuf};
use std::time::Instant;

use jurat_exec::{
    Command, CommandLimits as Limits, CommandStartError as StartError, Ended, Exit, Input as Stdin, Mode,
    Sandbox, Termination, Usage,
};
use jurat_java::Jdk;

use crate::checks::Check;
use crate::input::Input;
use crate::jvm::events::{Event, Trace, events};
use crate::monitor::{Given, table};
use crate::outcome::{Outcome, Undecided, Violated, Violation};
use crate::path::Path as WitnessPath;
use crate::property::Property;
use crate::semantics::Semantics;

/// The report of a run is short; what is longer is none.
const MAX_REPORT: usize = 1 << 20;

/// `-XX:+ExitOnOutOfMemoryError` ends the JVM with this code.
const EXIT_OUT_OF_MEMORY: i32 = 3;

/// Everything that runs of one woven program share.
#[derive(Debug)]
pub struct Runner<'a> {
    /// Whose JVM it is.
    pub jdk: &'a Jdk,
    /// The class path.
    pub class_path: Vec<PathBuf>,
    /// The class that starts a woven program.
    pub launcher: String,
    /// The program's own main class.
    pub main_class: &'a str,
    /// Where the run starts; its class files are below.
    pub directory: &'a Path,
    /// The checks.
    pub checks: &'a [Check],
    /// What a violation witness says of the run.
    pub path: &'a WitnessPath,
    /// How claims are matched.
    pub semantics: Semantics,
    /// What is to hold.
    pub property: Property,
    /// When the time is over.
    pub deadline: Instant,
    /// In bytes.
    pub memory: u64,
}

/// What came of a run.
#[derive(Debug)]
pub struct Run {
    /// What this run shows. `Holds` is about this run alone.
    pub outcome: Outcome,
    /// What it used.
    pub usage: Usage,
}

impl Runner<'_> {
    /// Runs the program, which looks at no argument and asks for no input.
    pub fn run(&self) -> Result<Run, StartError> {
        self.start(Given::Nothing)
    }

    /// Runs the program with what it is given.
    pub fn replay(&self, given: Given<'_>) -> Result<Run, StartError> {
        self.start(given)
    }

    /// Runs the program with the inputs of the path.
    pub fn follow(&self) -> Result<Run, StartError> {
        self.start(Given::Path)
    }

    fn start(&self, given: Given<'_>) -> Result<Run, StartError> {
        let seal = seal();
        let table = table(seal, self.checks, self.semantics, given, self.path);
        let wall_time = self.deadline.saturating_duration_since(Instant::now());
        let limits = Limits {
            wall_time: Some(wall_time),
            memory: Some(self.memory),
            processes: Some(1000),
            output: MAX_REPORT,
            ..Limits::default()
        };
        // Also the JDK may be below a folder that is private in the sandbox.
        let read = self.class_path.iter().chain([&self.jdk.home]);
        let folders = read.map(|path| (path.clone(), Mode::ReadOnly)).collect();
        let sandbox = Sandbox { folders, ..Sandbox::default() };
        let ended = jurat_exec::run(&self.command(given.arguments(), table), &limits, &sandbox)?;
        let events = events(&ended.stdout.bytes, seal);
        Ok(Run { outcome: self.outcome(&ended, &events, given), usage: ended.usage })
    }

    fn command(&self, given: &[String], table: Vec<u8>) -> Command {
        // A quarter of the memory is left for what is not the heap.
        let heap = (self.memory / 4 * 3).max(64 << 20);
        let mut arguments: Vec<OsString> = Vec::from(
            [
                // Most runs are over at once. Of all collectors this one starts fastest: it takes the JDK's first objects
                // from the archive of the JDK, and with the archive where it wants to be, nothing in it must be moved.
                "-XX:+UseG1GC",
                "-XX:ParallelGCThreads=1",
                "-XX:ConcGCThreads=1",
                "-Xshare:auto",
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:ArchiveRelocationMode=0",
                "-XX:+IgnoreUnrecognizedVMOptions",
                // Else it depends on the compiler whether exceptions have a message.
                "-XX:-OmitStackTraceInFastThrow",
                "-ea",
                "-Xss64m",
                &format!("-Xmx{}m", heap >> 20),
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:-UsePerfData",
                "-XX:-CreateCoredumpOnCrash",
                "-Djava.awt.headless=true",
                // What follows is the environment that docs/soundness.md states, and that the engine takes for given.
                "-Dfile.encoding=UTF-8",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Duser.timezone=UTC",
                "-Duser.dir=/home/user",
                "-Duser.home=/home/user",
                "-Duser.name=user",
                "-Djava.io.tmpdir=/tmp",
                "-Djdk.console=java.base",
                "-cp",
            ]
            .map(OsString::from),
        );
        arguments.push(std::env::join_paths(&self.class_path).unwrap_or_default());
        arguments.push(self.launcher.clone().into());
        arguments.push(self.main_class.into());
        arguments.extend(given.iter().map(OsString::from));
        Command {
            program: self.jdk.java.clone(),
            arguments,
            environment: vec![("LC_ALL".into(), "C.UTF-8".into())],
            directory: self.directory.to_owned(),
            input: Stdin::Bytes(table),
        }
    }

    fn outcome(&self, ended: &Ended, events: &[Event], given: Given<'_>) -> Outcome {
        if let Some((what, trace)) = events.iter().find_map(|event| self.violated(event)) {
            let arguments = given.arguments().to_vec();
            let inputs = match given {
                Given::Nothing => Vec::new(),
                Given::Inputs { inputs, .. } => inputs.to_vec(),
                Given::Path => self.inputs(events),
            };
            let n_followed = events.iter().filter(|event| matches!(event, Event::Given { .. })).count();
            let standard_input = given.standard_input().map(<[u8]>::to_vec);
            return Outcome::Violated(Violation {
                what,
                arguments,
                standard_input,
                inputs,
                n_followed,
                trace,
            });
        }
        if let Some(undecided) = cut_short(ended, events) {
            return Outcome::Undecided(undecided);
        }
        if let Some(undecided) = events.iter().find_map(|event| self.undecided(event)) {
            return Outcome::Undecided(undecided);
        }
        match events.last() {
            Some(Event::End | Event::Assumption) => Outcome::Holds,
            _ => Outcome::Undecided(Undecided::Silent(last_words(ended))),
        }
    }

    /// What the program got while it followed the path; what it got after the last step does not matter.
    fn inputs(&self, events: &[Event]) -> Vec<Input> {
        let mut inputs = Vec::new();
        for event in events {
            let Event::Given { step, choice, between } = event else { continue };
            inputs.extend(between.iter().map(|input_type| input_type.zero()));
            let choice = self.path.steps.get(*step).and_then(|step| step.choices.get(*choice));
            let Some(choice) = choice else { continue };
            let zero = || self.path.calls[choice.call].input_type.zero();
            inputs.push(choice.wanted.example().cloned().unwrap_or_else(zero));
        }
        inputs
    }

    fn violated(&self, event: &Event) -> Option<(Violated, Trace)> {
        let without_trace = |violated| Some((violated, Vec::new()));
        match event {
            Event::Mismatch { check, seen, from, index, found } => without_trace(Violated::Value {
                check: *check,
                seen: *seen,
                from: *from,
                index: *index,
                found: found.clone(),
            }),
            Event::Violated(check) => without_trace(Violated::Condition { check: *check, threw: false }),
            Event::Threw(check) => without_trace(Violated::Condition { check: *check, threw: true }),
            Event::Assert { assert, trace } => Some((Violated::Assertion { assert: *assert }, trace.clone())),
            Event::Uncaught { classes, trace, .. } => {
                let is_forbidden = classes.iter().any(|class| class == self.property.forbidden());
                let class = classes.first().cloned().unwrap_or_default();
                let violated = Violated::Exception { class, place: trace.first().cloned() };
                is_forbidden.then(|| (violated, trace.clone()))
            }
            Event::Exhausted { .. } | Event::Input | Event::Given { .. } | Event::Assumption | Event::End => {
                None
            }
        }
    }

    /// What leaves a run without an answer although it ended.
    fn undecided(&self, event: &Event) -> Option<Undecided> {
        match event {
            Event::Exhausted { check, seen, found } => {
                let check = self.checks.get(check.index())?;
                Some(Undecided::Exhausted {
                    line: check.line,
                    subject: check.subject.clone(),
                    seen: *seen,
                    found: found.clone(),
                })
            }
            Event::Uncaught { classes, trace, cause } => {
                let is = |name: &str| classes.iter().any(|class| class == name);
                if is("java.lang.StackOverflowError") {
                    return Some(Undecided::StackOverflow);
                }
                // The property speaks of the exception, the JVM of its wrapping.
                let is_wrapped = cause.is_some() && self.property == Property::NoRuntimeException;
                is_wrapped.then(|| {
                    let at =
                        trace.first().map(|(file, line)| format!(" ({file}:{line})")).unwrap_or_default();
                    Undecided::Silent(format!("an exception in the initialisation of a class{at}"))
                })
            }
            Event::Input => Some(Undecided::Nondeterministic {
                construct: "the program asks for input".to_owned(),
                place: None,
            }),
            _ => None,
        }
    }
}

/// A number that a program cannot guess.
fn seal() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Why a run did not come to its own end.
fn cut_short(ended: &Ended, events: &[Event]) -> Option<Undecided> {
    let during = "while the program ran";
    match (ended.how.termination, ended.how.exit) {
        (Some(Termination::WallTime | Termination::CpuTime | Termination::SoftCpuTime), _) => {
            Some(Undecided::Timeout { during })
        }
        (
            Some(
                Termination::Memory
                | Termination::FilesCount
                | Termination::FilesSize
                | Termination::Processes,
            ),
            _,
        ) => Some(Undecided::Memory { during }),
        (Some(Termination::Interrupted), _) => Some(Undecided::Silent("interrupted".to_owned())),
        // The program may end with the same code, but then it says so.
        (None, Exit::Code(EXIT_OUT_OF_MEMORY)) if events.last() != Some(&Event::End) => {
            Some(Undecided::Memory { during })
        }
        (None, Exit::Code(_)) => None,
        (None, Exit::Signal(signal)) => Some(Undecided::Silent(format!("ended by signal {signal}"))),
    }
}

/// The first line that the JVM itself wrote.
fn last_words(ended: &Ended) -> String {
    let text = String::from_utf8_lossy(&ended.stderr.bytes);
    let line: String = text.lines().next().unwrap_or_default().chars().take(200).collect();
    if line.is_empty() { format!("{:?}", ended.how.exit) } else { line }
}
