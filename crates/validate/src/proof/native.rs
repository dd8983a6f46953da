//! Jurat's own engine: all executions, in this process.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use jurat_engine::{Arguments, Budget, Exploration, InputKind, InputValue, Program};
use jurat_exec::Usage;

use crate::build::Builder;
use crate::engine::{Answer, Engine, Question};
use crate::evidence::{Evidence, LoopFacts};
use crate::input::Input;
use crate::memory::engine_memory;
use crate::monitor::{Proof, Sharpness};
use crate::outcome::{Outcome, Undecided};
use crate::proof::unseen::unseen;
use crate::property::Property;
use crate::verdict::Unknown;

/// The class that programs get their inputs from, below the runtime classes.
const VERIFIER: &str = "org/sosy_lab/sv_benchmarks/Verifier.class";

/// Explores all executions until then.
pub(crate) fn explore(
    question: &Question<'_>,
    builder: &mut Builder,
    deadline: Instant,
) -> Result<Answer, Unknown> {
    let plan = question.plan;
    let answer = |outcome, notes, usage| Answer {
        engine: Engine::Native,
        outcome,
        notes,
        usage,
        evidence: Evidence::default(),
    };
    let undecided = |reason: String| Outcome::Undecided(Undecided::Native(reason));
    let proof = match Proof::new(
        question.checks,
        plan.sources,
        plan.names,
        plan.semantics,
        Sharpness::Class,
        plan.path,
    ) {
        Ok(proof) => proof,
        Err(error) => return Ok(answer(undecided(error.to_string()), Vec::new(), Usage::default())),
    };
    let launcher = Launcher::of(question);
    let classes =
        super::compile(question, builder, &proof, (format!("{}.java", launcher.name), launcher.source()))?;
    let mut classes: Vec<Vec<u8>> = classes.into_iter().map(|class| class.bytes).collect();
    let verifier = builder.toolchain.runtime_classes().join(VERIFIER);
    classes
        .push(fs::read(&verifier).map_err(|error| Unknown::Io(format!("cannot read {VERIFIER}: {error}")))?);
    let image = builder.toolchain.jdk.home.join("lib/modules");
    let program = Program {
        classes: &classes,
        main_class: &launcher.class(),
        image: &image,
        arguments: Arguments::Any,
        monitor: Some(&plan.names.hidden_monitor()),
    };
    let property = match plan.property {
        Property::Assert => jurat_engine::Property::Assert,
        Property::NoRuntimeException => jurat_engine::Property::NoRuntimeException,
    };
    let budget = Budget {
        deadline: Some(deadline),
        memory: Some(engine_memory(question.options.own_memory)),
        is_last: question.options.is_last && deadline == plan.deadline,
        queries: question.options.queries.clone(),
        ..Budget::default()
    };
    // A bug of the engine costs an answer, not the process that may have a thousand other tasks to do.
    let explored = catch_unwind(AssertUnwindSafe(|| jurat_engine::explore(&program, property, &budget)));
    let exploration = match explored {
        Ok(Ok(exploration)) => exploration,
        Ok(Err(error)) => return Ok(answer(undecided(error.to_string()), Vec::new(), Usage::default())),
        Err(_) => {
            let reason = "Jurat's own engine failed (a bug in it, please report it)".to_owned();
            return Ok(answer(undecided(reason), Vec::new(), Usage::default()));
        }
    };
    let mut usage = Usage::default();
    let evidence = evidence(&exploration);
    let outcome = match exploration.outcome {
        jurat_engine::Outcome::Holds => match unseen(question) {
            None => Outcome::Holds,
            Some(reason) => undecided(reason),
        },
        jurat_engine::Outcome::Violated(violation) => {
            // What the JVM decides for itself it is not given.
            let of_jvm = |it: &&jurat_engine::Input| it.kind == InputKind::Jvm;
            let is_open = violation.inputs.iter().any(|it| of_jvm(&it));
            let inputs: Result<Vec<Input>, _> =
                violation.inputs.iter().filter(|it| !of_jvm(it)).map(input).collect();
            match arguments(&violation.arguments).and_then(|arguments| Ok((arguments, inputs?))) {
                Err(reason) => undecided(format!("{} is violated, but {reason}", violation.what)),
                Ok((arguments, inputs)) => {
                    match super::replay(question, builder, (&arguments, &inputs), &mut usage)? {
                        Outcome::Holds if is_open => undecided(format!(
                            "{} if the JVM makes a choice that it does not make here",
                            violation.what
                        )),
                        Outcome::Holds => Outcome::Undecided(Undecided::NotReplayed {
                            engine: Engine::Native,
                            what: words(&violation.what, violation.place.as_ref()),
                        }),
                        other => other,
                    }
                }
            }
        }
        jurat_engine::Outcome::Undecided(reasons) => {
            let first = reasons.first().map(|reason| words(&reason.what, reason.place.as_ref()));
            undecided(first.unwrap_or_default())
        }
    };
    let statistics = exploration.statistics;
    let note = format!(
        "{} paths to their ends, {} instructions, {} questions to the solver",
        statistics.paths, statistics.steps, statistics.queries
    );
    let notes = vec![note];
    Ok(Answer { evidence, ..answer(outcome, notes, usage) })
}

fn evidence(exploration: &Exploration) -> Evidence {
    let file_and_line = |place: &jurat_engine::Place| place.file.clone().zip(place.line);
    let asked = match &exploration.outcome {
        jurat_engine::Outcome::Violated(violation) => {
            violation.inputs.iter().map(|input| input.place.as_ref().and_then(file_and_line)).collect()
        }
        _ => Vec::new(),
    };
    let loops = exploration.loops.iter().filter_map(|facts| {
        let (file, line) = file_and_line(&facts.place)?;
        let ranges = facts.variables.iter().map(|it| (it.name.as_str().into(), it.least, it.greatest));
        Some(LoopFacts { file, line, method: facts.place.method.clone(), ranges: ranges.collect() })
    });
    Evidence { asked, loops: loops.collect() }
}

fn words(what: &str, place: Option<&jurat_engine::Place>) -> String {
    let file_and_line = place.and_then(|place| place.file.as_deref().zip(place.line));
    match file_and_line {
        Some((file, line)) => format!("{what} ({file}:{line})"),
        None => what.to_owned(),
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
