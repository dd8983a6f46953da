//! What an engine is asked, and what it says.

use std::path::Path;

use jurat_exec::Usage;
use jurat_java::classes::Classes;

use crate::build::Builder;
use crate::checks::Check;
use crate::engine::Engine;
use crate::entry::Entry;
use crate::evidence::Evidence;
use crate::jvm::Runner;
use crate::library::Refused;
use crate::options::Options;
use crate::outcome::{Outcome, Undecided};
use crate::plan::Plan;
use crate::weave::WovenProgram;

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
    /// The source of the monitor that it was given, if that was written for the program.
    pub(crate) monitor: Option<String>,
}

impl Answer {
    /// Nothing but an outcome.
    pub(crate) fn new(engine: Engine, outcome: Outcome) -> Self {
        Self {
            engine,
            outcome,
            notes: Vec::new(),
            usage: Usage::default(),
            evidence: Evidence::default(),
            monitor: None,
        }
    }

    /// No answer.
    pub(crate) fn undecided(engine: Engine, why: Undecided) -> Self {
        Self::new(engine, Outcome::Undecided(why))
    }
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
            memory: self.options.child_memory(),
        }
    }
}
