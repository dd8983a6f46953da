//! Is there an execution as the witness describes it, and does it violate the property?
//!
//! First the program is run on the JVM with the inputs of the witness. If that shows no violation, because the witness leaves inputs
//! out or is wrong, an engine looks for an execution that follows the witness and violates the property, and what it finds is run on
//! the JVM. If there is none, the engine is asked whether any execution violates it: that is a proof as any other, and is asked without
//! what the witness says.

mod thrower;

use std::time::Instant;

use crate::build::Builder;
use crate::engine::EngineChoice;
use crate::engines::{Answer, JVM, Question, examine, faithful, is_deterministic};
use crate::ids::AssertId;
use crate::jvm::Run;
use crate::outcome::{Outcome, Unconfirmed, Undecided, Violated, Violation};
use crate::path::Path;
use crate::plan::Plan;
use crate::verdict::Unknown;
use crate::weave::AssertPlace;
use thrower::thrower;

/// The part of the time that a run with the inputs of the witness gets, if an engine is asked after it.
const SHARE_OF_RUN: f64 = 0.3;

/// The part of what is then left that the search for an execution that follows the witness gets.
const SHARE_OF_SEARCH: f64 = 0.5;

/// Looks for the violation that the path describes.
pub(crate) fn follow(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    let is_run_only = question.options.engine == EngineChoice::Only(JVM);
    let mut answer = run(question, builder, if is_run_only { 1.0 } else { SHARE_OF_RUN })?;
    let Outcome::Undecided(undecided) = &answer.outcome else { return Ok(answer) };
    if is_run_only {
        return Ok(answer);
    }
    let mut why = undecided.clone();
    answer.notes.push(match &why {
        Undecided::Unconfirmed(unconfirmed) => unconfirmed.to_string(),
        other => format!("a run with the inputs of the witness shows nothing: {other}"),
    });
    let path = question.plan.path;
    if !path.steps.is_empty() && path.is_followed() {
        let path = to_its_target(path, question);
        let found = examine(&within(question, &path, SHARE_OF_SEARCH), builder)?;
        let found = keep(&mut answer, found);
        match confirmed(question, &path, found) {
            Outcome::Holds => why = Undecided::Unconfirmed(Unconfirmed::NoSuchExecution),
            violated @ Outcome::Violated(_) => return Ok(Answer { outcome: violated, ..answer }),
            Outcome::Undecided(undecided) => why = undecided,
        }
    }
    let free = path.without_steps();
    let found = examine(&within(question, &free, 1.0), builder)?;
    let outcome = match keep(&mut answer, found) {
        // Nothing is said about inputs, so every execution follows the witness.
        Outcome::Violated(violation) if path.steps.is_empty() && path.is_followed() => {
            confirmed(question, path, Outcome::Violated(violation))
        }
        Outcome::Violated(violation) => {
            answer.notes.push(otherwise(&violation));
            Outcome::Undecided(why)
        }
        other => other,
    };
    Ok(Answer { outcome, ..answer })
}

/// Runs the program with the inputs of the witness. If it is the only execution and violates nothing, the property holds.
fn run(question: &Question<'_>, builder: &Builder, share: f64) -> Result<Answer, Unknown> {
    let path = question.plan.path;
    let mut answer = Answer::new(JVM, Outcome::Holds);
    if let Some(misfit) = &path.misfit {
        let misfit = Unconfirmed::Misfit { line: misfit.line, text: misfit.text.to_string() };
        answer.outcome = Outcome::Undecided(Undecided::Unconfirmed(misfit));
        return Ok(answer);
    }
    if let Some(why) = &path.obscure
        && !is_deterministic(question)?
    {
        answer.outcome = obscure(why);
        return Ok(answer);
    }
    let Run { outcome, usage } = within(question, path, share).runner(builder).follow()?;
    answer.usage = usage;
    answer.outcome = match confirmed(question, path, faithful(question, outcome)?) {
        Outcome::Holds => {
            let may_prove = matches!(question.options.engine, EngineChoice::Auto | EngineChoice::Only(JVM));
            if may_prove && is_deterministic(question)? {
                Outcome::Holds
            } else {
                Outcome::Undecided(Undecided::Unconfirmed(Unconfirmed::Survives))
            }
        }
        other => other,
    };
    Ok(answer)
}

fn obscure(why: &str) -> Outcome {
    Outcome::Undecided(Undecided::Unconfirmed(Unconfirmed::Obscure(why.to_owned())))
}

/// A violation counts if the witness says nothing else of inputs, and if it is where the witness says.
fn confirmed(question: &Question<'_>, path: &Path, outcome: Outcome) -> Outcome {
    if let (Outcome::Violated(_), Some(why)) = (&outcome, &path.obscure) {
        return obscure(why);
    }
    if let Outcome::Violated(violation) = &outcome
        && violation.n_followed < path.steps.len()
    {
        let (n_followed, n_inputs) = (violation.n_followed, path.steps.len());
        return Outcome::Undecided(Undecided::Unconfirmed(Unconfirmed::Unreached { n_followed, n_inputs }));
    }
    let place = |violation: &Violation| place(violation).unwrap_or_else(|| "another place".to_owned());
    if let (Outcome::Violated(violation), Some(target)) = (&outcome, &path.target)
        && matches!(violation.what, Violated::Exception { .. })
        && let Some(thrower) = thrower(question.plan.sources, question.classes, &question.plan.names.prefix())
    {
        let (made, target) = (place(violation), target.to_string());
        return Outcome::Undecided(Undecided::Unconfirmed(Unconfirmed::Thrown { made, thrower, target }));
    }
    match (outcome, &path.target) {
        (Outcome::Violated(violation), Some(target)) if !target.is_at(&violation) => {
            let (found, target) = (place(&violation), target.to_string());
            Outcome::Undecided(Undecided::Unconfirmed(Unconfirmed::Elsewhere { found, target }))
        }
        (outcome, _) => outcome,
    }
}

/// The same for engines that stop at the first violation: no other assertion than that of the target is violated.
fn to_its_target(path: &Path, question: &Question<'_>) -> Path {
    let is_at = |place: &AssertPlace| {
        let file = question.plan.sources[place.source.index()].name_in_package();
        path.target.as_ref().is_some_and(|it| it.is_in(&file, place.line))
    };
    let asserts = question.woven.asserts.iter().enumerate().filter(|(_, place)| is_at(place));
    Path { asserts: asserts.map(|(idx, _)| AssertId::at(idx)).collect(), ..path.clone() }
}

/// The same question about a path, in a part of the time that is left.
fn within<'a>(question: &Question<'a>, path: &'a Path, share: f64) -> Question<'a> {
    let now = Instant::now();
    let deadline = now + question.plan.deadline.saturating_duration_since(now).mul_f64(share);
    Question { plan: Plan { path, deadline, ..question.plan }, ..*question }
}

/// Adds what an engine says to what is known already.
fn keep(answer: &mut Answer, found: Answer) -> Outcome {
    answer.engine = found.engine;
    answer.notes.extend(found.notes);
    answer.usage.cpu_time += found.usage.cpu_time;
    answer.usage.memory = answer.usage.memory.max(found.usage.memory);
    answer.evidence = found.evidence;
    answer.monitor = found.monitor;
    found.outcome
}

fn place(violation: &Violation) -> Option<String> {
    violation.trace.first().map(|(file, line)| format!("{file}:{line}"))
}

fn otherwise(violation: &Violation) -> String {
    let place = place(violation).map(|place| format!(" at {place}")).unwrap_or_default();
    let inputs: Vec<String> = violation.inputs.iter().take(20).map(ToString::to_string).collect();
    let inputs =
        if inputs.is_empty() { String::new() } else { format!(" with the inputs {}", inputs.join(", ")) };
    format!("the property is violated{place}{inputs}, but not as the witness says")
}
