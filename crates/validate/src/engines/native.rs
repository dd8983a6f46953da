//! Jurat's own engine, in this process: one execution after the other, or all of them.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use jurat_engine::{
    Arguments, Budget, By, Confidence, Decided, Decision, InputKind, InputValue, Judgement, Program,
    ProvedBy, SearchStatistics, Standing, StartError, Statistics, Strategy, Watcher,
};
use jurat_exec::Usage;
use jurat_java::CompiledClass;
use rustc_hash::FxHashSet;

use super::unseen::unseen;
use super::{Answer, Decide, Question, woven};
use crate::build::Builder;
use crate::engine::Engine;
use crate::evidence::{Evidence, LoopFacts};
use crate::input::Input;
use crate::memory::engine_memory;
use crate::monitor::{Given, Proof, Sharpness};
use crate::outcome::{Outcome, Undecided};
use crate::verdict::Unknown;

/// The class that programs get their inputs from, below the runtime classes.
const VERIFIER: &str = "org/sosy_lab/sv_benchmarks/Verifier.class";

/// What is told of it.
pub const NATIVE: Engine = Engine {
    name: "native",
    about: "Jurat's own engine, for all executions",
    explores: true,
    proof: "Jurat explored all executions",
    opinion_of: None,
    counterexample: "the counterexample of Jurat's own engine (a bug in it, please report it)",
};

/// Jurat's own engine.
pub(super) struct Native;

impl Decide for Native {
    fn engine(&self) -> Engine {
        NATIVE
    }

    fn decide(
        &self,
        question: &Question<'_>,
        builder: &mut Builder,
        deadline: Instant,
    ) -> Result<Answer, Unknown> {
        explore(question, builder, deadline)
    }
}

/// Decides by the strategy that is asked for, until then.
fn explore(question: &Question<'_>, builder: &mut Builder, deadline: Instant) -> Result<Answer, Unknown> {
    let plan = question.plan;
    let proof = match Proof::new(
        question.checks,
        plan.sources,
        plan.names,
        plan.semantics,
        Sharpness::Class,
        plan.path,
    ) {
        Ok(proof) => proof,
        Err(error) => return Ok(Attempt::default().answer(undecided(error.to_string()))),
    };
    let launcher = Launcher::of(question);
    let classes =
        woven::compile(question, builder, &proof, (format!("{}.java", launcher.name), launcher.source()))?;
    let mut classes = with_library(question, classes);
    let verifier = builder.toolchain.runtime_classes().join(VERIFIER);
    classes
        .push(fs::read(&verifier).map_err(|error| Unknown::Io(format!("cannot read {VERIFIER}: {error}")))?);
    let image = builder.toolchain.jdk.home.join("lib/modules");
    let refused: Vec<_> = question.refused.iter().map(|it| (it.name.clone(), it.reason.clone())).collect();
    let program = Program {
        classes: &classes,
        main_class: &launcher.class(),
        image: &image,
        arguments: Arguments::Any,
        monitor: Some(&plan.names.hidden_monitor()),
        refused: &refused,
        preparation: question.entry.map(|entry| entry.class.as_str()),
    };
    let budget = Budget {
        deadline: Some(deadline),
        memory: Some(engine_memory(question.options.own_memory)),
        is_last: question.options.is_last && deadline == plan.deadline,
        queries: question.options.queries.clone(),
        ..Budget::default()
    };
    let subject = Subject { question, builder, program: &program, budget };
    let mut attempt = Attempt::default();
    let outcome = subject.decide(question.options.strategy, &mut attempt)?;
    Ok(Answer { monitor: Some(proof.text), ..attempt.answer(outcome) })
}

/// What was compiled, and the class files that nothing of it replaces.
fn with_library(question: &Question<'_>, compiled: Vec<CompiledClass>) -> Vec<Vec<u8>> {
    let replaced: FxHashSet<&str> = compiled.iter().map(|class| class.name.as_str()).collect();
    let refused: FxHashSet<&str> = question.refused.iter().map(|class| class.name.as_str()).collect();
    let is_used = |class: &&CompiledClass| {
        !replaced.contains(class.name.as_str()) && !refused.contains(class.name.as_str())
    };
    let library = question.plan.library.library.classes.iter().filter(is_used);
    let library: Vec<Vec<u8>> = library.map(|class| class.bytes.clone()).collect();
    library.into_iter().chain(compiled.into_iter().map(|class| class.bytes)).collect()
}

/// A compiled program that is being decided.
struct Subject<'a> {
    question: &'a Question<'a>,
    builder: &'a Builder,
    program: &'a Program<'a>,
    budget: Budget,
}

/// What it took so far, and what came out besides the outcome.
#[derive(Default)]
struct Attempt {
    notes: Vec<String>,
    usage: Usage,
    evidence: Evidence,
}

impl Attempt {
    fn answer(self, outcome: Outcome) -> Answer {
        let Self { notes, usage, evidence } = self;
        Answer { notes, usage, evidence, ..Answer::new(NATIVE, outcome) }
    }
}

fn undecided(reason: String) -> Outcome {
    Outcome::Undecided(Undecided::Native(reason))
}

impl Subject<'_> {
    fn decide(&self, strategy: Strategy, attempt: &mut Attempt) -> Result<Outcome, Unknown> {
        let mut referee = Referee { subject: self, usage: Usage::default(), tried: None, failure: None };
        let decide = || {
            jurat_engine::decide(
                self.program,
                self.question.plan.property.of_engine(),
                &self.budget,
                strategy,
                &mut referee,
            )
        };
        let decision = match caught(decide) {
            Ok(decision) => decision,
            Err(reason) => return Ok(undecided(reason)),
        };
        let Referee { usage, tried, failure, .. } = referee;
        attempt.usage.cpu_time += usage.cpu_time;
        if let Some(failure) = failure {
            return Err(failure);
        }
        attempt.notes = notes(&decision);
        attempt.evidence = evidence(&decision);
        let nothing = || undecided("no violation was found".to_owned());
        Ok(match decision.verdict {
            Decided::Holds(_) => unseen(self.question).map_or_else(|| self.unless_empty(), undecided),
            Decided::Violated(..) | Decided::Refuted(_) => tried.unwrap_or_else(nothing),
            Decided::Undecided(reasons) => reasons.first().map_or_else(nothing, |reason| {
                let place = reason.place.as_ref().filter(|place| !self.is_of_caller(place));
                undecided(words(&reason.what, place))
            }),
        })
    }

    /// A proof about a method is one only if something calls it: no constructor may refuse all that it is given.
    fn unless_empty(&self) -> Outcome {
        let Some(entry) = self.question.entry else { return Outcome::Holds };
        let probe = entry.probe();
        let program = Program { main_class: &probe, ..*self.program };
        let explored =
            caught(|| jurat_engine::explore(&program, jurat_engine::Property::Assert, &self.budget));
        let is_called = explored.is_ok_and(|it| matches!(it.outcome, jurat_engine::Outcome::Violated(_)));
        if is_called {
            Outcome::Holds
        } else {
            undecided("no execution is known that comes to the call".to_owned())
        }
    }

    /// Has the JVM repeat a violation.
    fn repeat(&self, violation: &jurat_engine::Violation, usage: &mut Usage) -> Result<Outcome, Unknown> {
        // What the JVM decides for itself it is not given.
        let of_jvm = |it: &&jurat_engine::Input| it.kind == InputKind::Jvm;
        let is_open = violation.inputs.iter().any(|it| of_jvm(&it));
        let inputs: Result<Vec<Input>, _> =
            violation.inputs.iter().filter(|it| !of_jvm(it)).map(input).collect();
        let given = arguments(&violation.arguments).and_then(|arguments| Ok((arguments, inputs?)));
        let (arguments, inputs) = match given {
            Ok(given) => given,
            Err(reason) => return Ok(undecided(format!("{} is violated, but {reason}", violation.what))),
        };
        let given = Given::Inputs {
            arguments: &arguments,
            inputs: &inputs,
            standard_input: violation.standard_input.as_deref(),
        };
        Ok(match woven::replay(self.question, self.builder, given, usage)? {
            Outcome::Holds if is_open => {
                undecided(format!("{} if the JVM makes a choice that it does not make here", violation.what))
            }
            Outcome::Holds if violation.confidence == Confidence::LastBits => undecided(format!(
                "{} if a function of floating-point numbers has other last bits than here",
                violation.what
            )),
            Outcome::Holds if violation.confidence == Confidence::Guess => undecided(format!(
                "{} as far as is known, which the JVM does not show",
                words(&violation.what, violation.place.as_ref())
            )),
            Outcome::Holds if self.is_of_library(violation) => undecided(format!(
                "{}, but its code comes as a class file and the program catches the error, so that the JVM shows nothing",
                words(&violation.what, violation.place.as_ref())
            )),
            Outcome::Holds => Outcome::Undecided(Undecided::NotReplayed {
                engine: NATIVE,
                what: words(&violation.what, violation.place.as_ref()),
            }),
            other => other,
        })
    }

    /// Whether it is in the class that calls the method, of which nobody knows.
    fn is_of_caller(&self, place: &jurat_engine::Place) -> bool {
        self.question.entry.is_some_and(|entry| place.class == entry.class || place.class == entry.probe())
    }

    /// Whether it happens in a class file, in which nothing tells the monitor of a failing assertion.
    fn is_of_library(&self, violation: &jurat_engine::Violation) -> bool {
        let library = self.question.plan.library.library;
        violation.place.as_ref().is_some_and(|place| library.has(&place.class))
    }
}

/// Has the JVM repeat what the engine finds.
struct Referee<'a> {
    subject: &'a Subject<'a>,
    usage: Usage,
    /// What became of the violation that was tried last.
    tried: Option<Outcome>,
    /// Why the JVM cannot be asked any more.
    failure: Option<Unknown>,
}

impl Watcher for &mut Referee<'_> {
    fn judge(&mut self, violation: &jurat_engine::Violation) -> Judgement {
        match self.subject.repeat(violation, &mut self.usage) {
            Ok(outcome) => {
                let is_shown = matches!(outcome, Outcome::Violated(_));
                self.tried = Some(outcome);
                if is_shown { Judgement::Shown } else { Judgement::Refuted }
            }
            Err(unknown) => {
                self.failure = Some(unknown);
                Judgement::Gone
            }
        }
    }

    fn tell(&mut self, standing: &Standing) {
        self.subject.question.options.listener.tell(standing);
    }
}

/// A bug of the engine costs an answer, not the process that may have a thousand other tasks to do.
fn caught<T>(work: impl FnOnce() -> Result<T, StartError>) -> Result<T, String> {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(done) => done.map_err(|error| error.to_string()),
        Err(_) => Err("Jurat's own engine failed (a bug in it, please report it)".to_owned()),
    }
}

/// Who decided, and what it took.
fn notes(decision: &Decision) -> Vec<String> {
    let searched = decision.standing.searched.map(|SearchStatistics { runs, flips, descents }| {
        let found = if let Decided::Violated(_, By::Search) = decision.verdict { " found it" } else { "" };
        format!(
            "search{found}: {runs} runs, {flips} branches tried the other way, {descents} of them numerically"
        )
    });
    let explored = decision.standing.explored.map(|Statistics { paths, steps, queries, .. }| {
        format!("{paths} paths to their ends, {steps} instructions, {queries} questions to the solver")
    });
    let proved = match decision.verdict {
        Decided::Holds(ProvedBy::Induction) => {
            Some("proved by induction: one iteration of a loop, or one call, stands for all".to_owned())
        }
        Decided::Holds(ProvedBy::LooseExploration) => {
            Some("proved for texts and arrays of any length".to_owned())
        }
        Decided::Holds(ProvedBy::Exploration)
        | Decided::Violated(..)
        | Decided::Refuted(_)
        | Decided::Undecided(_) => None,
    };
    searched.into_iter().chain(explored).chain(proved).collect()
}

fn evidence(decision: &Decision) -> Evidence {
    let asked = match &decision.verdict {
        Decided::Violated(violation, _) | Decided::Refuted(violation) => asked(violation),
        Decided::Holds(_) | Decided::Undecided(_) => Vec::new(),
    };
    let loops = decision.loops.iter().filter_map(|facts| {
        let (file, line) = file_and_line(&facts.place)?;
        let ranges = facts.variables.iter().map(|it| (it.name.as_str().into(), it.least, it.greatest));
        Some(LoopFacts { file, line, method: facts.place.method.clone(), ranges: ranges.collect() })
    });
    Evidence { asked, loops: loops.collect() }
}

/// Where the inputs of a violation were asked for.
fn asked(violation: &jurat_engine::Violation) -> Vec<Option<(String, u32)>> {
    violation.inputs.iter().map(|input| input.place.as_ref().and_then(file_and_line)).collect()
}

fn file_and_line(place: &jurat_engine::Place) -> Option<(String, u32)> {
    place.file.clone().zip(place.line)
}

fn words(what: &str, place: Option<&jurat_engine::Place>) -> String {
    let file_and_line = place.and_then(|place| place.file.as_deref().zip(place.line));
    match (file_and_line, place) {
        (Some((file, line)), _) => format!("{what} ({file}:{line})"),
        (None, Some(place)) => format!("{what} (in {}.{})", place.class, place.method),
        (None, None) => what.to_owned(),
    }
}

/// The arguments as a command line has them.
fn arguments(arguments: &[Vec<u16>]) -> Result<Vec<String>, &'static str> {
    /// Linux has no room for a longer one.
    const LONGEST: usize = 128 << 10;
    /// Nor for more of them; half of it is left for the rest of the command line.
    const LONGEST_LINE: usize = 1 << 20;
    let texts = arguments.iter().map(|units| String::from_utf16(units).ok());
    let texts = texts.collect::<Option<Vec<String>>>().filter(|texts| {
        let is_possible = |text: &String| text.len() < LONGEST && !text.contains('\0');
        // Each has a pointer, and a zero behind it.
        let length: usize = texts.iter().map(|text| text.len() + 9).sum();
        texts.iter().all(is_possible) && length < LONGEST_LINE
    });
    texts.ok_or("no command line has arguments that show it")
}

/// The input as the JVM is given it.
fn input(input: &jurat_engine::Input) -> Result<Input, &'static str> {
    Ok(match (input.kind, &input.value) {
        (InputKind::Random, _) => return Err("the JVM's random numbers cannot be chosen to show it"),
        (InputKind::Byte, InputValue::Integer(value)) => Input::Byte(*value as i8),
        (InputKind::Char, InputValue::Integer(value)) => Input::Char((*value as i16).cast_unsigned()),
        (InputKind::Short, InputValue::Integer(value)) => Input::Short(*value as i16),
        (InputKind::Long, InputValue::Integer(value)) => Input::Long(*value),
        (_, InputValue::Integer(value)) => Input::Int(*value as i32),
        (_, InputValue::Boolean(value)) => Input::Boolean(*value),
        (_, InputValue::Float(value)) => Input::Float(value.to_bits()),
        (_, InputValue::Double(value)) => Input::Double(value.to_bits()),
        (_, InputValue::String(units)) => Input::String(units.clone()),
    })
}

/// The class at which the program is entered, in the package of the main class, which need not be public.
struct Launcher {
    package: String,
    name: String,
    main_class: String,
    /// Its binary name.
    loaded: String,
    /// What tells the monitor of the end, if there are checks.
    end: Option<String>,
}

impl Launcher {
    fn of(question: &Question<'_>) -> Self {
        let names = question.plan.names;
        let (package, class) = question.main_class.rsplit_once('.').unwrap_or(("", question.main_class));
        Self {
            package: package.to_owned(),
            name: names.entry(),
            main_class: class.replace('$', "."),
            loaded: question.main_class.to_owned(),
            end: (!question.checks.is_empty()).then(|| format!("{}end();", names.monitor())),
        }
    }

    fn class(&self) -> String {
        if self.package.is_empty() { self.name.clone() } else { format!("{}.{}", self.package, self.name) }
    }

    /// If there are checks, the monitor learns of the end, whatever happens. Otherwise nothing is caught, so that an exception
    /// that leaves `main` is found before what other executions do inside of it. The class is initialised also if it
    /// inherits `main`.
    fn source(&self) -> String {
        let Self { package, name, main_class, loaded, end } = self;
        let package = if package.is_empty() { String::new() } else { format!("package {package};\n") };
        let (start, end) = match end {
            Some(end) => ("try {", format!("}} finally {{ {end} }}")),
            None => ("", String::new()),
        };
        format!(
            "{package}final class {name} {{
    public static void main(java.lang.String[] arguments) throws java.lang.Throwable {{
        {start}
            java.lang.Class.forName(\"{loaded}\");
            {main_class}.main(arguments);
        {end}
    }}
}}
"
        )
    }
}
