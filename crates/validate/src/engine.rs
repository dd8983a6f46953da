//! The engines, and which of them is asked.

use std::path::Path;
use std::time::Instant;

use jurat_exec::Usage;
use jurat_java::classes::{Classes, Source, nondeterminism};
use jurat_quota::Exhausted;

use crate::build::{Builder, Plan};
use crate::checks::Check;
use crate::entry::Entry;
use crate::evidence::Evidence;
use crate::faithful::{reads_about_itself, unwatched_assertion};
use crate::jvm::Runner;
use crate::library::Refused;
use crate::memory::child_memory;
use crate::outcome::{Outcome, Undecided};
use crate::proof;
use crate::validation::Options;
use crate::verdict::Unknown;
use crate::weave::WovenProgram;

/// An engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The JVM runs the program once, which is all that it can do.
    Jvm,
    /// Jurat's own engine explores all executions.
    Native,
    /// JBMC looks at all executions. What it finds violated the JVM shows; its proofs are opinions.
    Jbmc,
}

/// Which engine is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EngineChoice {
    /// The JVM where one run decides, else Jurat's own engine, and where that gives up, JBMC for violations.
    #[default]
    Auto,
    /// Jurat's own engine, and where that gives up, JBMC for violations.
    Prove,
    /// Only this one.
    Only(Engine),
}

impl Engine {
    /// All, in the order in which they are asked.
    pub const ALL: [Self; 3] = [Self::Jvm, Self::Native, Self::Jbmc];

    /// As the command line has it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Jvm => "jvm",
            Self::Native => "native",
            Self::Jbmc => "jbmc",
        }
    }
}

/// The part of the time that Jurat's own engine gets where JBMC is asked, too.
const OWN_SHARE: f64 = 0.6;

/// What an engine is asked.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a> {
    pub(crate) plan: Plan<'a>,
    pub(crate) main_class: &'a str,
    pub(crate) checks: &'a [Check],
    pub(crate) woven: &'a WovenProgram,
    /// The class files of the woven program.
    pub(crate) classes: &'a Classes,
    /// The same in a folder, with what they call, under names that no program knows.
    pub(crate) class_folder: &'a Path,
    /// Class files that cannot be used, with what is wrong with them.
    pub(crate) refused: &'a [Refused],
    /// The method that is called instead of `main`.
    pub(crate) entry: Option<&'a Entry>,
    /// A folder for more.
    pub(crate) workspace: &'a Path,
    pub(crate) options: &'a Options,
}

/// What an engine says.
pub(crate) struct Answer {
    pub(crate) engine: Engine,
    pub(crate) outcome: Outcome,
    pub(crate) notes: Vec<String>,
    pub(crate) usage: Usage,
    pub(crate) evidence: Evidence,
}

/// Asks the engines.
pub(crate) fn decide(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    let mut sources = what_one_run_does_not_show(question)?;
    match (question.options.engine, sources.is_empty()) {
        (EngineChoice::Auto | EngineChoice::Only(Engine::Jvm), true) => run_once(question, builder),
        (EngineChoice::Only(Engine::Jvm), false) => {
            let source = sources.swap_remove(0);
            let place = source.file.zip(source.line).map(|(file, line)| (file.to_string(), line));
            let undecided = Undecided::Nondeterministic { construct: source.construct, place };
            Ok(Answer {
                engine: Engine::Jvm,
                outcome: Outcome::Undecided(undecided),
                notes: Vec::new(),
                usage: Usage::default(),
                evidence: Evidence::default(),
            })
        }
        _ => examine(question, builder),
    }
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
pub(crate) fn while_analysed(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while it was looked at what the program calls").into()
}

/// Asks the engines that look at all executions.
pub(crate) fn examine(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    match question.options.engine {
        EngineChoice::Only(Engine::Native) => proof::explore(question, builder, question.plan.deadline),
        EngineChoice::Only(Engine::Jbmc) => proof::prove(question, builder),
        EngineChoice::Auto | EngineChoice::Prove | EngineChoice::Only(Engine::Jvm) => {
            explore_or_prove(question, builder)
        }
    }
}

/// Asks Jurat's own engine, and where that gives up, JBMC, if it is there. JBMC evaluates operands later than Java does, so it proves
/// everyday programs that are violated: only who asks for its opinion by name gets it.
fn explore_or_prove(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    let deadline = question.plan.deadline;
    if question.options.jbmc.is_err() {
        return proof::explore(question, builder, deadline);
    }
    let now = Instant::now();
    let own =
        proof::explore(question, builder, now + deadline.saturating_duration_since(now).mul_f64(OWN_SHARE))?;
    let Outcome::Undecided(reason) = &own.outcome else { return Ok(own) };
    let mut answer = proof::prove(question, builder)?;
    if answer.outcome == Outcome::Holds {
        answer.outcome = Outcome::Undecided(Undecided::Opinion);
    }
    answer.notes.insert(0, format!("Jurat's own engine gave up: {reason}"));
    answer.usage.cpu_time += own.usage.cpu_time;
    Ok(answer)
}

fn run_once(question: &Question<'_>, builder: &Builder) -> Result<Answer, Unknown> {
    let run = question.runner(builder).run()?;
    Ok(Answer {
        engine: Engine::Jvm,
        outcome: run.outcome,
        notes: Vec::new(),
        usage: run.usage,
        evidence: Evidence::default(),
    })
}

impl Question<'_> {
    /// The woven program, ready to run.
    pub(crate) fn runner<'b>(&'b self, builder: &'b Builder) -> Runner<'b> {
        let Plan { names, property, semantics, path, deadline, .. } = self.plan;
        Runner {
            jdk: &builder.toolchain.jdk,
            class_path: [self.class_folder.to_owned()].into_iter().chain(self.plan.library.jar()).collect(),
            launcher: names.launcher(),
            main_class: self.main_class,
            directory: self.workspace,
            checks: self.checks,
            path,
            semantics,
            property,
            deadline,
            memory: child_memory(self.options),
        }
    }
}
