//! The JVM as an engine: it runs the program once, which is all that it can do.

use std::time::Instant;

use jurat_java::classes::{ConstructPlace as Source, nondeterminism};
use jurat_quota::Exhausted;

use super::faithful::{reads_about_itself, unwatched_assertion};
use super::{Answer, Decide, Question};
use crate::build::Builder;
use crate::engine::Engine;
use crate::outcome::Undecided;
use crate::verdict::Unknown;

/// What is told of it.
pub const JVM: Engine = Engine {
    name: "jvm",
    about: "One run on the JVM: of programs without any nondeterminism, and with the inputs of violation witnesses",
    explores: false,
    proof: "the only possible execution was run on the JVM",
    opinion_of: None,
    counterexample: "what the JVM showed",
};

/// The JVM.
pub(super) struct Jvm;

impl Decide for Jvm {
    fn engine(&self) -> Engine {
        JVM
    }

    fn decide(&self, question: &Question<'_>, builder: &mut Builder, _: Instant) -> Result<Answer, Unknown> {
        match what_one_run_does_not_show(question)?.into_iter().next() {
            None => run_once(question, builder),
            Some(source) => {
                let place = source.file.zip(source.line).map(|(file, line)| (file.to_string(), line));
                let why = Undecided::Nondeterministic { construct: source.construct, place };
                Ok(Answer::undecided(JVM, why))
            }
        }
    }
}

/// Runs the program, of which there is only one execution.
pub(super) fn run_once(question: &Question<'_>, builder: &Builder) -> Result<Answer, Unknown> {
    let run = question.runner(builder).run()?;
    Ok(Answer { usage: run.usage, ..Answer::new(JVM, run.outcome) })
}

/// Whether there is only one execution, and a run of the JVM shows what happens in it.
pub(crate) fn is_deterministic(question: &Question<'_>) -> Result<bool, Unknown> {
    Ok(what_one_run_does_not_show(question)?.is_empty())
}

/// Why another execution may do something else than one run, or a run may not show it.
fn what_one_run_does_not_show(question: &Question<'_>) -> Result<Vec<Source>, Unknown> {
    let plan = question.plan;
    let sources = nondeterminism(question.classes, question.main_class, &plan.names.prefix(), plan.quota);
    let mut sources = sources.map_err(while_analysed)?;
    sources.extend(reads_about_itself(question));
    sources.extend(unwatched_assertion(question));
    Ok(sources)
}

/// A program may have thousands of methods.
pub(super) fn while_analysed(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while it was looked at what the program calls").into()
}
