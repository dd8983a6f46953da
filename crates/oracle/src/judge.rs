//! Jurat's engine held against the truth.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use jurat_engine::{
    self as engine, Arguments, Budget, Confidence, Decided, InputKind, Program, Property, Strategy,
    Violation, decide,
};

use crate::input::{Value, Vector};

/// What the engine may use for one program.
pub const TIME: Duration = Duration::from_secs(2);
const MEMORY: u64 = 1 << 30;

/// What the engine says.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The property holds in every execution.
    Holds,
    /// It does not, with these inputs.
    Violated {
        /// What happens, and where.
        what: String,
        /// None if they cannot be chosen: random numbers.
        inputs: Option<Vector>,
        /// Whether the JVM decides something for itself.
        is_open: bool,
    },
    /// It cannot tell.
    Undecided(String),
    /// It panicked.
    Broken(String),
}

/// How the engine looks for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a strategy.
    Plain(Strategy),
    /// By the exploration that has no path for each short length of texts and arrays. Where strategies are chosen, it comes too late for
    /// small programs.
    Loose,
    /// By induction, for every loop that goes round more often than this, or for those for which that seems right.
    Induct(Option<u32>),
}

/// Asks the engine. `classes` holds also what every program may use.
pub fn ask(
    classes: &[Vec<u8>],
    main_class: &str,
    image: &Path,
    (property, way): (Property, Way),
    time: Duration,
) -> Answer {
    let program = Program {
        classes,
        main_class,
        image,
        arguments: Arguments::Any,
        monitor: None,
        refused: &[],
        preparation: None,
    };
    let mut budget =
        Budget { deadline: Some(Instant::now() + time), memory: Some(MEMORY), ..Budget::default() };
    let strategy = match way {
        Way::Plain(strategy) => strategy,
        Way::Loose => {
            budget.lengths = 0;
            Strategy::Prove
        }
        Way::Induct(iterations) => {
            budget.iterations = iterations;
            Strategy::Induct
        }
    };
    let decided =
        catch_unwind(AssertUnwindSafe(|| decide(&program, property, &budget, strategy, unless_guessed)));
    match decided {
        Err(panic) => Answer::Broken(words_of(panic.as_ref())),
        Ok(Err(error)) => Answer::Undecided(error.to_string()),
        Ok(Ok(decision)) => match decision.verdict {
            Decided::Holds(_) => Answer::Holds,
            Decided::Refuted(guess) => Answer::Undecided(guess.what),
            Decided::Undecided(reasons) => {
                Answer::Undecided(reasons.first().map(|reason| reason.what.clone()).unwrap_or_default())
            }
            Decided::Violated(violation, _) => violated(&violation),
        },
    }
}

/// Here nobody is asked about violations in between: what the engine says is held against the truth. But a guess says nothing.
fn unless_guessed(violation: &Violation) -> engine::Judgement {
    match violation.confidence {
        Confidence::Certain | Confidence::LastBits => engine::Judgement::Shown,
        Confidence::Guess => engine::Judgement::Refuted,
    }
}

fn violated(violation: &Violation) -> Answer {
    let is_chosen = violation.inputs.iter().any(|input| input.kind == InputKind::Jvm);
    let is_open = is_chosen || violation.confidence != Confidence::Certain;
    let given = violation.inputs.iter().filter(|input| input.kind != InputKind::Jvm);
    let line = violation.place.as_ref().and_then(|place| Some((place.file.clone()?, place.line?)));
    let place = line.map(|(file, line)| format!(" ({file}:{line})")).unwrap_or_default();
    let inputs = given.map(|input| Value::of(input.kind, &input.value)).collect();
    Answer::Violated { what: format!("{}{place}", violation.what), inputs, is_open }
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    text.unwrap_or_else(|| "a panic without words".to_owned())
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// True, and it is.
    RightTrue,
    /// False, and it is.
    RightFalse,
    /// No answer, and why.
    Undecided(String),
    /// A wrong answer: what both sides say.
    Wrong(String),
}

/// Holds an answer against the truth: for each vector, whether its execution violates the property. None where the JVM has no room to
/// show it: Jurat's verdict is Unknown there, since no JVM repeats what the engine says.
pub fn judge(answer: &Answer, vectors: &[Vector], violates: &[Option<bool>]) -> Judgement {
    let those =
        |truth| vectors.iter().zip(violates).filter(move |(_, is)| **is == truth).map(|(vector, _)| vector);
    let violating = || those(Some(true));
    match answer {
        Answer::Undecided(reason) => Judgement::Undecided(reason.clone()),
        Answer::Broken(words) => Judgement::Wrong(format!("the engine panics: {words}")),
        Answer::Holds => match violating().next() {
            None => Judgement::RightTrue,
            Some(vector) => Judgement::Wrong(format!(
                "the engine says that the property holds; the JVM violates it with {} of {} vectors, for instance {vector:?}",
                violating().count(),
                vectors.len()
            )),
        },
        Answer::Violated { what, inputs, is_open } => {
            let Some(inputs) = inputs else { return Judgement::Undecided("random numbers".to_owned()) };
            if violating().any(|vector| starts_with(vector, inputs)) {
                Judgement::RightFalse
            } else if *is_open {
                Judgement::Undecided("a choice of the JVM".to_owned())
            } else if those(None).any(|vector| starts_with(vector, inputs)) {
                Judgement::Undecided("the JVM has no room for it".to_owned())
            } else {
                Judgement::Wrong(format!(
                    "the engine says that {what} is violated with {inputs:?}; the JVM does not violate it with these"
                ))
            }
        }
    }
}

fn starts_with(vector: &Vector, inputs: &Vector) -> bool {
    let is_same = |left: &Value, right: &Value| match (left, right) {
        (Value::Float(left), Value::Float(right)) => {
            left.to_bits() == right.to_bits() || left.is_nan() && right.is_nan()
        }
        (Value::Double(left), Value::Double(right)) => {
            left.to_bits() == right.to_bits() || left.is_nan() && right.is_nan()
        }
        _ => left == right,
    };
    vector.len() >= inputs.len() && vector.iter().zip(inputs).all(|(left, right)| is_same(left, right))
}
