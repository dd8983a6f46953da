//! The engines, and which of them is asked.

use std::path::{Path, PathBuf};

use jurat_exec::Usage;
use jurat_java::classes::Classes;

use crate::build::{Builder, Plan};
use crate::checks::Check;
use crate::jvm::Runner;
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
    /// JBMC looks at all executions.
    Jbmc,
}

/// Which engine is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EngineChoice {
    /// The JVM where one run decides, else JBMC.
    #[default]
    Auto,
    /// Only this one.
    Only(Engine),
}

impl Engine {
    /// All, in the order in which they are asked.
    pub const ALL: [Self; 2] = [Self::Jvm, Self::Jbmc];

    /// As the command line has it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Jvm => "jvm",
            Self::Jbmc => "jbmc",
        }
    }
}

/// What an engine is asked.
pub(crate) struct Question<'a> {
    pub(crate) plan: Plan<'a>,
    pub(crate) main_class: &'a str,
    pub(crate) checks: &'a [Check],
    pub(crate) woven: &'a WovenProgram,
    /// The class files of the woven program.
    pub(crate) classes: &'a Classes,
    /// The same in a folder.
    pub(crate) class_folder: &'a Path,
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
}

/// Asks the engines.
pub(crate) fn decide(question: &Question<'_>, builder: &mut Builder) -> Result<Answer, Unknown> {
    let package = question.plan.names.package();
    let mut sources = jurat_java::classes::nondeterminism(question.classes, question.main_class, package);
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
            })
        }
        (EngineChoice::Auto, false) | (EngineChoice::Only(Engine::Jbmc), _) => proof::prove(question, builder),
    }
}

fn run_once(question: &Question<'_>, builder: &Builder) -> Result<Answer, Unknown> {
    let run = question.runner(builder).run()?;
    Ok(Answer { engine: Engine::Jvm, outcome: run.outcome, notes: Vec::new(), usage: run.usage })
}

impl Question<'_> {
    /// The woven program, ready to run.
    pub(crate) fn runner<'b>(&'b self, builder: &'b Builder) -> Runner<'b> {
        let Plan { names, property, semantics, deadline, .. } = self.plan;
        let mut class_path: Vec<PathBuf> = Vec::new();
        if names.are_standard() {
            class_path.push(builder.toolchain.runtime_classes());
        }
        class_path.push(self.class_folder.to_owned());
        Runner {
            java: &builder.toolchain.jdk.java,
            class_path,
            launcher: names.launcher(),
            main_class: self.main_class,
            directory: self.workspace,
            checks: self.checks,
            semantics,
            property,
            deadline,
            memory: self.options.memory,
        }
    }
}
