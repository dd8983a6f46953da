//! Is there an execution as the witness describes it, and does it violate the property?
//!
//! First the program is run on the JVM with the inputs of the witness. If that shows no violation, because the witness leaves inputs
//! out or is wrong, an engine looks for an execution that follows the witness and violates the property, and what it finds is run on
//! the JVM. If there is none, the engine is asked whether any execution violates it: that is a proof as any other, and is asked without
//! what the witness says.

use std::time::Instant;

use jurat_java::Place;
use jurat_java::classes::{Class, Classes};
use jurat_java::sites::{Sites, StoreForm, StoreSite, StoreTarget};
use smol_str::SmolStr;

use crate::build::Builder;
use crate::engine::EngineChoice;
use crate::engines::{Answer, JVM, Question, examine, faithful, is_deterministic};
use crate::ids::AssertId;
use crate::jvm::Run;
use crate::outcome::{Outcome, Unconfirmed, Undecided, Violated, Violation};
use crate::path::Path;
use crate::plan::Plan;
use crate::source::Source;
use crate::verdict::Unknown;
use crate::weave::AssertPlace;

/// The part of the time that a run with the inputs of the witness gets, if an engine is asked after it.
const SHARE_OF_RUN: f64 = 0.3;

/// The part of what is then left that the search for an execution that follows the witness gets.
const SHARE_OF_SEARCH: f64 = 0.5;

/// The methods of an exception that hand it to nobody.
const TELLING: [&str; 4] = ["getMessage", "getLocalizedMessage", "toString", "printStackTrace"];

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
        && let Some(thrower) = thrower(question.plan.sources, question.classes)
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

/// The first statement of the program that throws an exception which was made elsewhere, else the first expression that makes one
/// which is not thrown at once. Without either, exceptions are thrown where they are made.
fn thrower(sources: &[Source], classes: &Classes) -> Option<String> {
    let first = |places: fn(&Sites) -> &[Place]| {
        sources.iter().filter(|source| !source.is_left_out()).find_map(|source| {
            let place = places(source.sites()).first()?;
            Some(format!("{}:{}", source.name_in_package(), place.line))
        })
    };
    let mut read = sources.iter().filter(|source| !source.is_left_out());
    let odd = oddly_named_exceptions(classes);
    let mut others = sources.iter().filter(|source| !source.is_left_out());
    first(|sites| &sites.later_throws)
        .or_else(|| first(|sites| &sites.kept_exceptions))
        .or_else(|| read.find_map(kept_by_catch))
        .or_else(|| others.find_map(|source| refilled(source).or_else(|| kept_oddly_named(source, &odd))))
}

/// The simple names of the program's exceptions that do not sound like one: a source shows of those of other files no more than
/// their names.
fn oddly_named_exceptions(classes: &Classes) -> Vec<SmolStr> {
    let sounds = |name: &str| ["Exception", "Error", "Throwable"].iter().any(|end| name.ends_with(end));
    let is_thrown = |class: &&Class| classes.supertypes(&class.name).iter().any(|it| sounds(it));
    let simple = |class: &Class| SmolStr::new(class.name.rsplit(['.', '$']).next().unwrap_or(&class.name));
    classes.iter().filter(is_thrown).map(simple).filter(|name| !sounds(name)).collect()
}

/// The first line that makes an exception of such a name and does not throw it at once.
fn kept_oddly_named(source: &Source, names: &[SmolStr]) -> Option<String> {
    let text = &source.text;
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let is_kept = |at: usize, name: &str| {
        let behind = &text[at + name.len()..];
        if text[..at].ends_with(is_part) || behind.starts_with(is_part) {
            return false;
        }
        let mut before = &text[..at];
        if before.ends_with('.') {
            before = before.trim_end_matches(|c: char| is_part(c) || c == '.');
        }
        let is_thrown = |before: &str| before.trim_end().ends_with("throw");
        let maker = before.trim_end().strip_suffix("new");
        maker.is_some_and(|before| !is_thrown(before)) || behind.trim_start().starts_with("::")
    };
    let found = names
        .iter()
        .find_map(|name| text.match_indices(name.as_str()).map(|(at, _)| at).find(|at| is_kept(*at, name)));
    found.map(|at| place_in(source, at))
}

/// The first line that has an exception take its place anew.
fn refilled(source: &Source) -> Option<String> {
    source.text.find("fillInStackTrace").map(|at| place_in(source, at))
}

fn place_in(source: &Source, at: usize) -> String {
    format!("{}:{}", source.name_in_package(), source.text[..at].matches('\n').count() + 1)
}

/// The first `catch` whose exception is used for more than to tell of it: who gets it may throw it again, also the JDK.
fn kept_by_catch(source: &Source) -> Option<String> {
    let sites = source.sites();
    let is_kept = |store: &&StoreSite| match &store.target {
        StoreTarget::Local { name, .. } if store.form == StoreForm::Catch => {
            let n_lines = sites.methods[store.method].last_line.saturating_sub(store.start.line) + 1;
            let lines = source.text.lines().skip(store.start.line.saturating_sub(1) as usize);
            let code: Vec<&str> = lines.take(n_lines as usize).collect();
            is_handed_on(&code.join("\n"), name)
        }
        _ => false,
    };
    let store = sites.stores.iter().find(is_kept)?;
    Some(format!("{}:{}", source.name_in_package(), store.start.line))
}

/// Whether a name is used, behind where it is declared, other than as the receiver of what only tells of an exception. Another variable
/// of that name further below is taken for it.
fn is_handed_on(code: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let is_word = |at: usize| !code[..at].ends_with(is_part) && !code[at + name.len()..].starts_with(is_part);
    let is_telling = |at: usize| {
        let method = code[at + name.len()..].trim_start().strip_prefix('.').unwrap_or_default().trim_start();
        TELLING.iter().any(|telling| {
            method.strip_prefix(telling).is_some_and(|rest| rest.trim_start().starts_with('('))
        })
    };
    let mut uses = code.match_indices(name).map(|(at, _)| at).filter(|at| is_word(*at));
    // The first is the declaration.
    uses.next();
    uses.any(|at| !is_telling(at))
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
