//! The engines, and which of them is asked.
//!
//! Who adds one adds a file and a row of [`ENGINES`].

mod faithful;
mod jbmc;
mod jvm;
mod native;
mod question;
mod unseen;
mod woven;

use std::time::Instant;

use crate::build::Builder;
use crate::engine::{Engine, EngineChoice};
use crate::options::Options;
use crate::outcome::{Outcome, Undecided};
use crate::verdict::Unknown;

pub(crate) use faithful::faithful;
pub use jbmc::JBMC;
pub use jvm::JVM;
pub(crate) use jvm::is_deterministic;
pub use native::NATIVE;
pub(crate) use question::{Answer, Question};

/// Decides whether all executions of a woven program satisfy the property and the checks.
trait Decide: Sync {
    /// What is told of it.
    fn engine(&self) -> Engine;

    /// What it needs and does not find.
    fn lacks<'o>(&self, _: &'o Options) -> Option<&'o str> {
        None
    }

    /// Decides, until then.
    fn decide(
        &self,
        question: &Question<'_>,
        builder: &mut Builder,
        deadline: Instant,
    ) -> Result<Answer, Unknown>;
}

/// All, in the order in which they are asked.
static ENGINES: [&dyn Decide; 3] = [&jvm::Jvm, &native::Native, &jbmc::Jbmc];

/// The part of the time that Jurat's own engine gets where JBMC is asked, too.
const OWN_SHARE: f64 = 0.6;

/// All engines, in the order in which they are asked.
pub fn engines() -> impl Iterator<Item = Engine> {
    ENGINES.iter().map(|engine| engine.engine())
}

/// Asks the engines.
pub(crate) fn decide(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    if question.options.engine == EngineChoice::Auto && is_deterministic(question)? {
        return jvm::run_once(question, builder);
    }
    examine(question, builder)
}

/// Asks the engines that look at all executions, unless another one is asked for.
pub(crate) fn examine(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    match question.options.engine {
        EngineChoice::Only(engine) => ask(engine, question, builder, question.plan.deadline),
        EngineChoice::Auto | EngineChoice::Prove => examine_in_turn(question, builder),
    }
}

fn ask(
    engine: Engine,
    question: &Question<'_>,
    builder: &mut Builder,
    deadline: Instant,
) -> Result<Answer, Unknown> {
    let Some(asked) = ENGINES.iter().find(|it| it.engine() == engine) else {
        unreachable!("every engine has its row");
    };
    match asked.lacks(question.options) {
        Some(reason) => Ok(Answer::undecided(engine, Undecided::Missing(reason.to_owned()))),
        None => asked.decide(question, builder, deadline),
    }
}

/// Asks Jurat's own engine, and where that gives up, JBMC, if it is there. JBMC evaluates operands later than Java does, so it proves
/// everyday programs that are violated: only who asks for its opinion by name gets it.
fn examine_in_turn(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    let deadline = question.plan.deadline;
    if jbmc::Jbmc.lacks(question.options).is_some() {
        return ask(NATIVE, question, builder, deadline);
    }
    let now = Instant::now();
    let own_deadline = now + deadline.saturating_duration_since(now).mul_f64(OWN_SHARE);
    let own = ask(NATIVE, question, builder, own_deadline)?;
    let Outcome::Undecided(reason) = &own.outcome else { return Ok(own) };
    let mut answer = ask(JBMC, question, builder, deadline)?;
    if answer.outcome == Outcome::Holds {
        answer.outcome = Outcome::Undecided(Undecided::Opinion);
    }
    answer.notes.insert(0, format!("Jurat's own engine gave up: {reason}"));
    answer.usage.cpu_time += own.usage.cpu_time;
    Ok(answer)
}
