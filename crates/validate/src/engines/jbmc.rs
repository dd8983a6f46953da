//! JBMC as an engine: all executions, as far as its word counts.
//!
//! JBMC gets the woven classes with a monitor that has the claims as assertions. What it finds violated is tried on the JVM
//! with the inputs that it names; its proofs count only where nothing is known that makes them doubtful.

use std::path::{Path, PathBuf};
use std::time::Instant;

use jurat_exec::Usage;
use jurat_java::classes::jbmc_hazards;
use jurat_java::{CompilerError, ToolchainError};

use super::jvm::while_analysed;
use super::unseen::{has_doubtful_conditions, unseen};
use super::{Answer, Decide, Question, woven};
use crate::build::Builder;
use crate::checks::{Expect, Expected};
use crate::class_files::write_classes;
use crate::engine::Engine;
use crate::input::Input;
use crate::jbmc::{self, End, Launcher, Role, Status, Target, Watch, role};
use crate::monitor::{Given, Proof, Sharpness};
use crate::options::Options;
use crate::outcome::{Outcome, Undecided};
use crate::verdict::Unknown;

/// As many counterexamples are tried on the JVM.
const MAX_REPLAYS: usize = 5;

/// What is told of it.
pub const JBMC: Engine = Engine {
    name: "jbmc",
    about: "JBMC's opinion about all executions: it proves some programs that are violated",
    explores: true,
    proof: "in JBMC's opinion, for which Jurat does not vouch",
    opinion_of: Some("JBMC"),
    counterexample: "JBMC's counterexample",
};

/// JBMC.
pub(super) struct Jbmc;

impl Decide for Jbmc {
    fn engine(&self) -> Engine {
        JBMC
    }

    fn lacks<'o>(&self, options: &'o Options) -> Option<&'o str> {
        options.jbmc.as_ref().err().map(String::as_str)
    }

    fn decide(
        &self,
        question: &Question<'_>,
        builder: &mut Builder,
        deadline: Instant,
    ) -> Result<Answer, Unknown> {
        match &question.options.jbmc {
            Ok(jbmc) => prove(jbmc, question, builder, deadline),
            Err(reason) => Ok(Answer::undecided(JBMC, Undecided::Missing(reason.clone()))),
        }
    }
}

fn prove(
    jbmc: &Path,
    question: &Question<'_>,
    builder: &mut Builder,
    deadline: Instant,
) -> Result<Answer, Unknown> {
    let plan = question.plan;
    let proof = match Proof::new(
        question.checks,
        plan.sources,
        plan.names,
        plan.semantics,
        Sharpness::Null,
        plan.path,
    ) {
        Ok(proof) => proof,
        Err(error) => return Ok(Answer::undecided(JBMC, Undecided::Jbmc(error.to_string()))),
    };
    let launcher = Launch::of(question);
    let folder = question.workspace.join("jbmc");
    prepare(question, builder, &proof, &launcher, &folder)?;
    let target = Target {
        jbmc: jbmc.to_owned(),
        class_path: folder,
        entry_class: launcher.class(),
        follows_endless_loops: has_doubtful_conditions(question),
    };
    let asked = jbmc::Question { target, deadline, memory: question.options.child_memory() };
    let exploration = jbmc::explore(&asked);
    let mut usage = exploration.usage;
    let outcome = match exploration.end {
        End::Proved => trusted(question)?,
        End::Violated(properties) => try_all(question, builder, &launcher, &properties, &mut usage)?,
        End::Undecided(reason) => Outcome::Undecided(undecided_by(reason)),
    };
    let notes = vec![format!("JBMC ran {} times, up to bound {}", exploration.n_runs, exploration.bound)];
    let notes = notes.into_iter().chain(weaker(question)).collect();
    Ok(Answer { notes, usage, monitor: Some(proof.text), ..Answer::new(JBMC, outcome) })
}

/// The names of the class that JBMC enters.
struct Launch {
    package: String,
    name: String,
    main_class: String,
    watch: Watch,
    end: String,
}

impl Launch {
    fn of(question: &Question<'_>) -> Self {
        let names = question.plan.names;
        let (package, class) = match question.main_class.rsplit_once('.') {
            Some((package, class)) => (package.to_owned(), class),
            None => (String::new(), question.main_class),
        };
        Self {
            package,
            name: names.entry(),
            main_class: class.replace('$', "."),
            watch: question.plan.property.of_jbmc(),
            end: format!("{}end();", names.monitor()),
        }
    }

    fn launcher(&self) -> Launcher<'_> {
        Launcher {
            package: &self.package,
            name: &self.name,
            main_class: &self.main_class,
            watch: self.watch,
            end: &self.end,
        }
    }

    fn class(&self) -> String {
        self.launcher().class()
    }
}

/// Puts everything that JBMC is to see into one folder.
fn prepare(
    question: &Question<'_>,
    builder: &mut Builder,
    proof: &Proof,
    launch: &Launch,
    folder: &Path,
) -> Result<(), Unknown> {
    let models = jbmc::runtime::sources();
    let models: Vec<(&str, &str)> = models.iter().map(|it| (it.path.as_str(), it.text.as_str())).collect();
    let models = builder.toolchain.models(&models, question.plan.deadline).map_err(|error| match error {
        ToolchainError::Compiler(CompilerError::Deadline) => {
            Undecided::Timeout { during: "while JBMC's models of the JDK were compiled" }.into()
        }
        error => Unknown::Io(error.to_string()),
    })?;
    copy_folder(&models, folder)?;
    let removed = std::fs::remove_file(folder.join(jbmc::runtime::FOR_JAVAC_ONLY));
    removed.map_err(|error| Unknown::Io(format!("cannot prepare a folder for JBMC: {error}")))?;
    let launcher = (format!("{}.java", launch.name), launch.launcher().source());
    write_classes(folder, &woven::compile(question, builder, proof, launcher)?, question.plan.quota)
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), Unknown> {
    let fail = |error: std::io::Error| Unknown::Io(format!("cannot copy class files: {error}"));
    let mut folders = vec![PathBuf::new()];
    while let Some(below) = folders.pop() {
        std::fs::create_dir_all(to.join(&below)).map_err(fail)?;
        for entry in std::fs::read_dir(from.join(&below)).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            let path = below.join(entry.file_name());
            if entry.file_type().map_err(fail)?.is_dir() {
                folders.push(path);
            } else {
                std::fs::copy(entry.path(), to.join(&path)).map_err(fail)?;
            }
        }
    }
    Ok(())
}

/// A proof counts only if the program has nothing in it that JBMC is known to get wrong.
fn trusted(question: &Question<'_>) -> Result<Outcome, Unknown> {
    if let Some(reason) = unseen(question) {
        return Ok(Outcome::Undecided(Undecided::Jbmc(reason)));
    }
    let plan = question.plan;
    let hazards = jbmc_hazards(question.classes, question.main_class, &plan.names.prefix(), plan.quota);
    Ok(match hazards.map_err(while_analysed)?.into_iter().next() {
        None => Outcome::Holds,
        Some(hazard) => {
            let place = hazard.file.zip(hazard.line).map(|(file, line)| format!(" ({file}:{line})"));
            Outcome::Undecided(Undecided::Untrusted(format!(
                "{}{}",
                hazard.construct,
                place.unwrap_or_default()
            )))
        }
    })
}

/// Tries what JBMC found on the JVM.
fn try_all(
    question: &Question<'_>,
    builder: &Builder,
    launch: &Launch,
    properties: &[jbmc::Property],
    usage: &mut Usage,
) -> Result<Outcome, Unknown> {
    let mut reason = None;
    let mut tried: Vec<&[Input]> = Vec::new();
    for property in properties {
        let Status::Failure(inputs) = &property.status else { continue };
        if tried.len() == MAX_REPLAYS || tried.contains(&inputs.as_slice()) {
            continue;
        }
        tried.push(inputs);
        let given = Given::Inputs { arguments: &[], inputs, standard_input: None };
        match woven::replay(question, builder, given, usage)? {
            violated @ Outcome::Violated(_) => return Ok(violated),
            Outcome::Undecided(undecided) => reason = Some(undecided),
            Outcome::Holds => reason = Some(not_replayed(&launch.class(), property)),
        }
    }
    let nothing = || Undecided::Jbmc("it found violations that cannot be repeated".to_owned());
    Ok(Outcome::Undecided(reason.unwrap_or_else(nothing)))
}

fn not_replayed(entry_class: &str, property: &jbmc::Property) -> Undecided {
    Undecided::NotReplayed { engine: JBMC, what: words(entry_class, property) }
}

fn words(entry_class: &str, property: &jbmc::Property) -> String {
    match (role(entry_class, property), &property.file, property.line) {
        (Role::Uncaught, ..) => "an uncaught exception".to_owned(),
        (_, Some(file), Some(line)) => format!("{file}:{line}"),
        _ => property.description.clone(),
    }
}

fn undecided_by(reason: jbmc::Reason) -> Undecided {
    let during = "while JBMC ran";
    match reason {
        jbmc::Reason::Time => Undecided::Timeout { during },
        jbmc::Reason::Memory => Undecided::Memory { during },
        other => Undecided::Jbmc(other.to_string()),
    }
}

/// What this monitor checks less sharply than the one on the JVM.
fn weaker(question: &Question<'_>) -> Option<String> {
    let expectations =
        question.checks.iter().filter(|check| check.is_live()).flat_map(|check| match &check.expected {
            Expected::Values(expectations) => expectations.as_slice(),
            Expected::Condition { .. } => &[],
        });
    let n_classes = expectations.filter(|it| matches!(it.expect, Expect::Object(Some(_)))).count();
    (n_classes > 0).then(|| format!("{n_classes} references were checked for null, not for their class"))
}
