//! A witness, a program and a property to a verdict: the four phases.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use jurat_engine::Strategy;
use jurat_exec::{Usage, Workspace};
use jurat_java::classes::{Classes, Found};
use jurat_java::{CompiledClass, jar};
use jurat_quota::{Exhausted, Quota};
use jurat_witness::Reading;
use jurat_witness::claims::{Claim, claims, no_path, unclaimed};
use jurat_witness::jbmc::{Scope, has_other_producer, is_dialect};
use jurat_witness::model::{Automaton, Kind, Metadata};
use jurat_witness::program::Program;
use smol_str::SmolStr;

use crate::build::{Builder, Built, Plan, Shelved, first_error, read_classes};
use crate::checks::{Checks, NoTables, VariableTables, needs_tables, resolve};
use crate::engine::{self, Engine, EngineChoice};
use crate::entry::{Entry, MethodRequest};
use crate::evidence::Evidence;
use crate::jvm::Linker;
use crate::library::{Library, Refused};
use crate::listener::Listener;
use crate::memory::{child_memory, engine_memory};
use crate::monitor::{Names, Proof, Sharpness};
use crate::outcome::{Outcome, Undecided, Violation};
use crate::path::{self, Path as WitnessPath};
use crate::property::Property;
use crate::semantics::Semantics;
use crate::source::{self, Source, SourceError};
use crate::verdict::{Unknown, Verdict};
use crate::weave::WovenProgram;
use crate::witness::admit;

/// What is to be decided.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The program.
    pub program: &'a Program,
    /// What is to hold.
    pub property: Property,
    /// The class to start; found if absent.
    pub main_class: Option<&'a str>,
}

/// How to validate.
#[derive(Clone, Debug)]
pub struct Options {
    /// Which engine decides.
    pub engine: EngineChoice,
    /// How Jurat's own engine looks for the answer.
    pub strategy: Strategy,
    /// How claims are matched.
    pub semantics: Semantics,
    /// For everything together.
    pub timeout: Duration,
    /// In bytes, for all processes of a task together.
    pub memory: u64,
    /// In bytes, for this process, which may have several tasks at once.
    pub own_memory: u64,
    /// Whether this process ends with this task: then nothing is freed when the time is over, which would take long.
    pub is_last: bool,
    /// Whether a proof without a checked claim is none.
    pub require_claims: bool,
    /// Whether a witness that seems to be about another program is validated nevertheless.
    pub force: bool,
    /// Where JBMC is, or why it is not there.
    pub jbmc: Result<PathBuf, String>,
    /// The folder for the questions of Jurat's own engine to its solver, if somebody wants to see them.
    pub queries: Option<PathBuf>,
    /// Who is told how far that engine has come.
    pub listener: Listener,
}

impl Options {
    /// The time and the memory of a task that starts then.
    fn quota(&self, start: Instant) -> Quota {
        Quota::new(Some(start + self.timeout), Some(engine_memory(self.own_memory)))
    }
}

/// The verdict and everything that led to it.
#[derive(Debug)]
pub struct Validation {
    /// The verdict.
    pub verdict: Verdict,
    /// What the witness claims.
    pub claims: Vec<Claim>,
    /// What became of the claims; empty if it did not come to that.
    pub checks: Checks,
    /// The woven program, if it came to that.
    pub woven: Option<WovenProgram>,
    /// The sources, if they could be read.
    pub sources: Vec<Source>,
    /// The engine that decided, or was the last to try.
    pub engine: Option<Engine>,
    /// What everybody should know who relies on the verdict.
    pub notes: Vec<String>,
    /// What the engine knows besides its answer.
    pub evidence: Evidence,
    /// What a violation witness says of its execution.
    pub path: Option<WitnessPath>,
    /// The method that was called instead of `main`.
    pub entry: Option<Entry>,
    /// The use of the engines' processes; the time is that of everything.
    pub usage: Usage,
}

impl Validation {
    /// A validation that was cut short before anything was found out.
    pub fn cut_short(unknown: Unknown, after: Duration) -> Self {
        let usage = Usage { wall_time: after, ..Usage::default() };
        Self { usage, ..Self::nothing(Verdict::Unknown(unknown)) }
    }

    fn nothing(verdict: Verdict) -> Self {
        Self {
            verdict,
            claims: Vec::new(),
            checks: Checks::default(),
            woven: None,
            sources: Vec::new(),
            engine: None,
            notes: Vec::new(),
            evidence: Evidence::default(),
            path: None,
            entry: None,
            usage: Usage::default(),
        }
    }

    /// The woven sources and the claims as code: paths, by package, and texts. None if it did not come to that.
    pub fn woven_sources(&self, semantics: Semantics) -> Vec<(String, String)> {
        let Some(woven) = &self.woven else { return Vec::new() };
        let names = Names::unused_in(&self.sources);
        let folder = |package: &str| package.replace('.', "/");
        let base_name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
        let mut texts: Vec<(String, String)> = woven
            .files
            .iter()
            .map(|file| {
                let package = folder(&self.sources[file.source].sites().package);
                let name = base_name(&file.name);
                let path = if package.is_empty() { name } else { format!("{package}/{name}") };
                (path, file.woven.text.clone())
            })
            .collect();
        let monitor = folder(names.package());
        let free = WitnessPath::default();
        let path = self.path.as_ref().unwrap_or(&free);
        let proof = Proof::new(&self.checks.checks, &self.sources, &names, semantics, Sharpness::Class, path);
        if let Ok(proof) = proof {
            texts.push((format!("{monitor}/Monitor.java"), proof.text));
        }
        if !woven.counters.is_empty() {
            texts.push((format!("{monitor}/MethodMonitor.java"), woven.counters.source(&names)));
        }
        texts
    }
}

/// Validates a witness.
pub fn validate(task: Task<'_>, reading: &Reading, options: &Options, builder: &mut Builder) -> Validation {
    let start = Instant::now();
    let quota = options.quota(start);
    let claims = claims(&reading.witness);
    let admitted = admit(reading, &claims, task.program, task.property, options.force, &quota);
    let aim = match (reading.witness.kind(), reading.witness.automaton()) {
        (Kind::Correctness, _) => Aim::Prove,
        // JBMC's last edge is at the last step before the violation, wherever that is.
        (Kind::Violation, automaton) => Aim::Follow {
            has_target: !automaton.is_some_and(is_dialect),
            unfollowed: automaton.and_then(|automaton| unfollowed(automaton, &reading.witness.metadata)),
        },
    };
    decide(task, aim, ProgramParts::none(), claims, admitted, (options, start), builder)
}

/// Decides the property without a witness: there are no claims then.
pub fn verify(task: Task<'_>, options: &Options, builder: &mut Builder) -> Validation {
    verify_program(task, ProgramParts::none(), options, builder)
}

/// The same of a program that has class files, too, or starts elsewhere.
pub fn verify_program(
    task: Task<'_>,
    parts: ProgramParts<'_>,
    options: &Options,
    builder: &mut Builder,
) -> Validation {
    decide(task, Aim::Prove, parts, Vec::new(), Ok(()), (options, Instant::now()), builder)
}

/// What a program has besides its sources.
#[derive(Clone, Copy, Debug)]
pub struct ProgramParts<'a> {
    /// Class files.
    pub library: &'a Library,
    /// The method that is called, if it is not `main`.
    pub method: Option<&'a MethodRequest>,
}

impl ProgramParts<'_> {
    /// Nothing but sources.
    fn none() -> ProgramParts<'static> {
        static NOTHING: LazyLock<Library> = LazyLock::new(Library::default);
        ProgramParts { library: &NOTHING, method: None }
    }
}

/// What is to be shown.
enum Aim {
    /// That the property and the claims hold in every execution.
    Prove,
    /// That the property is violated by an execution that follows the claims.
    Follow {
        /// Whether the witness says where.
        has_target: bool,
        /// Why what the witness says is not only its claims, one after the other.
        unfollowed: Option<String>,
    },
}

/// Why an automaton says more than its claims, one after the other.
fn unfollowed(automaton: &Automaton, metadata: &Metadata) -> Option<String> {
    // Lines and the target mean less in the dialect, and only JBMC is known to mean no more by them.
    if is_dialect(automaton) && has_other_producer(metadata) {
        return Some("the ids of its nodes are those of JBMC, and its producer is another".to_owned());
    }
    let no_path = no_path(automaton).map(|why| format!("the automaton of the witness is no path: {why}"));
    no_path.or_else(|| {
        let unclaimed = unclaimed(automaton)?;
        Some(format!("what the witness says is not looked at: {unclaimed}"))
    })
}

fn decide(
    task: Task<'_>,
    aim: Aim,
    parts: ProgramParts<'_>,
    claims: Vec<Claim>,
    admitted: Result<(), Unknown>,
    (options, start): (&Options, Instant),
    builder: &mut Builder,
) -> Validation {
    let mut validation = Validation { claims, ..Validation::nothing(Verdict::True) };
    let deadline = start + options.timeout;
    let quota = options.quota(start);
    let phases = Phases { task, aim, parts, options, deadline, quota: &quota };
    validation.verdict = match admitted.and_then(|()| phases.run(&mut validation, builder)) {
        Ok(Outcome::Holds)
            if options.require_claims
                && validation.path.is_none()
                && validation.checks.counts().checked == 0 =>
        {
            Verdict::Unknown(Unknown::NoClaims)
        }
        Ok(Outcome::Holds) => match validation.entry.as_ref().map(|entry| entry.gaps.join("; ")) {
            Some(gaps) if !gaps.is_empty() => Verdict::Unknown(Undecided::Uncovered(gaps).into()),
            Some(_) | None => Verdict::True,
        },
        Ok(Outcome::Violated(violation)) => {
            Verdict::False(without_caller(violation, validation.entry.as_ref()))
        }
        Ok(Outcome::Undecided(undecided)) => Verdict::Unknown(undecided.into()),
        Err(unknown) => Verdict::Unknown(unknown),
    };
    validation.usage.wall_time = start.elapsed();
    validation
}

/// The violation without the places of the class that calls the method.
fn without_caller(mut violation: Violation, entry: Option<&Entry>) -> Violation {
    if let Some(entry) = entry {
        let file = entry.file();
        violation.trace.retain(|(place, _)| *place != file);
    }
    violation
}

/// The program was compiled without the class that calls the method, so what does not compile is that.
fn of_call(unknown: Unknown, entry: Option<&Entry>) -> Unknown {
    match (unknown, entry) {
        (Unknown::Compilation(error), Some(entry)) => Unknown::Program(format!(
            "--method {}: no source can call it, or name the types of its parameters ({error})",
            entry.method
        )),
        (unknown, _) => unknown,
    }
}

struct Phases<'a> {
    task: Task<'a>,
    aim: Aim,
    parts: ProgramParts<'a>,
    options: &'a Options,
    deadline: Instant,
    quota: &'a Quota,
}

impl Phases<'_> {
    fn run(&self, validation: &mut Validation, builder: &mut Builder) -> Result<Outcome, Unknown> {
        let Task { program, property, .. } = self.task;
        validation.sources = source::parse(program, self.quota).map_err(|error| match error {
            SourceError::NoJava { .. } => Unknown::Program(format!("no Java: {error}")),
            SourceError::Exhausted(it) => Undecided::limit(it, "while the program was read").into(),
        })?;
        let workspace =
            Workspace::new().map_err(|error| Unknown::Io(format!("no temporary folder: {error}")))?;
        let jar = self.shelve(workspace.path())?;
        let library = Shelved { library: self.parts.library, jar: jar.as_deref() };
        validation.notes.extend(self.refused_in_words());
        let names = Names::unused_beside(&validation.sources, self.parts.library);
        let main_class = match self.parts.method {
            None => self.usable(self.main_class(&validation.sources)?)?,
            Some(request) => self.enter(request, &names, library, validation, builder)?,
        };
        let sources = &validation.sources;
        let entry = validation.entry.as_ref();
        let path = match &self.aim {
            Aim::Prove => {
                validation.checks = self.checks(&validation.claims, sources, library, builder)?;
                WitnessPath::default()
            }
            Aim::Follow { has_target, unfollowed } => {
                let path = path::read(&validation.claims, *has_target, program, sources, self.quota);
                let path = path.map_err(while_claims)?;
                path.unless(unfollowed.as_ref())
            }
        };
        let plan = Plan {
            sources,
            names: &names,
            property,
            semantics: self.options.semantics,
            path: &path,
            library,
            deadline: self.deadline,
            quota: self.quota,
        };
        let built = builder.build(plan, &mut validation.checks);
        let Built { woven, compiled, classes } = built.map_err(|unknown| of_call(unknown, entry))?;
        require_started(&classes, &main_class)?;
        let class_folder = workspace.path().join("classes");
        write_classes(&class_folder, &hidden(plan, &compiled.classes)?, self.quota)?;
        if names.are_standard() {
            write_classes(&class_folder, &hidden(plan, &builder.runtime()?)?, self.quota)?;
        }
        let refused = self.refused(plan, &class_folder, workspace.path(), builder)?;
        let question = engine::Question {
            plan,
            main_class: &main_class,
            checks: &validation.checks.checks,
            woven: &woven,
            classes: &classes,
            class_folder: &class_folder,
            refused: &refused,
            entry,
            workspace: workspace.path(),
            options: self.options,
        };
        let answer = match &self.aim {
            Aim::Prove => engine::decide(&question, builder),
            Aim::Follow { .. } => path::follow(&question, builder),
        };
        validation.woven = Some(woven);
        let answer = answer?;
        if let Aim::Follow { .. } = self.aim {
            validation.checks.fates = path::fates(&validation.claims, &path, &answer.outcome);
            validation.path = Some(path);
        }
        validation.engine = Some(answer.engine);
        validation.notes.extend(answer.notes);
        validation.usage = answer.usage;
        validation.evidence = answer.evidence;
        Ok(answer.outcome)
    }

    /// The class to start, unless it is one that cannot be used.
    fn usable(&self, name: SmolStr) -> Result<SmolStr, Unknown> {
        match self.parts.library.refused.iter().find(|it| it.name == name) {
            Some(it) => Err(Unknown::Program(format!("the class to start, `{name}`, {}", it.reason))),
            None => Ok(name),
        }
    }

    fn main_class(&self, sources: &[Source]) -> Result<SmolStr, Unknown> {
        let known = self.parts.library.main_classes(self.quota)?;
        match self.task.main_class {
            Some(name) if self.parts.library.has(name) => {
                let may_start = known.iter().any(|it| it == name) || self.parts.library.may_inherit(name);
                let no_main = || {
                    format!(
                        "--main `{name}`: that has no `main` (classes with a `main`: {})",
                        source::listed(&known)
                    )
                };
                may_start.then(|| name.into()).ok_or_else(|| Unknown::Program(no_main()))
            }
            Some(name) => source::named_main_class(sources, name, &known).map_err(Unknown::Program),
            None => source::main_class(sources).map_or_else(|| self.library_main_class(&known), Ok),
        }
    }

    /// Makes the class that calls the method, a source of the program from now on, and returns its name.
    fn enter(
        &self,
        request: &MethodRequest,
        names: &Names,
        library: Shelved<'_>,
        validation: &mut Validation,
        builder: &mut Builder,
    ) -> Result<SmolStr, Unknown> {
        let compiled = builder.compile_original(&validation.sources, library, self.deadline)?;
        if !compiled.is_success() {
            return Err(Unknown::Compilation(first_error(&compiled)));
        }
        let classes = read_classes(library.library, &compiled, self.quota)?;
        let entry = Entry::find(request, &classes, &library.library.refused, &names.caller())?;
        let (file, text) = &entry.source;
        let source = Source::parse(file, text, self.quota);
        let source = source.map_err(|error| Unknown::Weaving(format!("the call of the method: {error}")))?;
        validation.sources.push(source);
        validation.notes.extend(entry.notes.iter().cloned());
        let class = entry.class.as_str().into();
        validation.entry = Some(entry);
        Ok(class)
    }

    /// The first class files that cannot be used: who misses a class should know of them.
    fn refused_in_words(&self) -> impl Iterator<Item = String> {
        const MOST: usize = 3;
        self.parts
            .library
            .refused
            .iter()
            .take(MOST)
            .map(|it| format!("the class `{}` {}", it.name, it.reason))
    }

    /// The class to start of a program whose sources have none: the one that a manifest names, or else the only one.
    fn library_main_class(&self, known: &[String]) -> Result<SmolStr, Unknown> {
        match (&self.parts.library.main_class, known) {
            (Some(name), _) if self.parts.library.has(name) => Ok(name.into()),
            (Some(name), _) => Err(Unknown::Program(format!(
                "the class to start, `{name}` by its manifest, is no class of the program (--main names another)"
            ))),
            (None, [only]) => Ok(only.into()),
            (None, []) => Err(Unknown::Program(
                "no class has a `public static void main(String[])` (--main names one)".to_owned(),
            )),
            (None, several) => Err(Unknown::Program(format!(
                "several classes have a `main` (hint: --main names one of {})",
                source::listed(several)
            ))),
        }
    }

    /// The class files as a jar in a folder; nothing if there are none.
    fn shelve(&self, folder: &Path) -> Result<Option<PathBuf>, Unknown> {
        if self.parts.library.classes.is_empty() {
            return Ok(None);
        }
        let path = folder.join("library.jar");
        let written = fs::write(&path, jar(&self.parts.library.classes));
        written.map_err(|error| Unknown::Io(format!("cannot write the class files: {error}")))?;
        Ok(Some(path))
    }

    /// The class files that cannot be used, those that the JVM refuses to link among them.
    fn refused(
        &self,
        plan: Plan<'_>,
        class_folder: &Path,
        directory: &Path,
        builder: &Builder,
    ) -> Result<Vec<Refused>, Unknown> {
        let mut refused = self.parts.library.refused.clone();
        let Some(jar) = plan.library.jar() else { return Ok(refused) };
        let linker = Linker {
            jdk: &builder.toolchain.jdk,
            class_path: &[class_folder.to_owned(), jar],
            class: plan.names.linker(),
            directory,
            deadline: plan.deadline,
            memory: child_memory(self.options),
        };
        let names: Vec<&str> = self.parts.library.classes.iter().map(|class| class.name.as_str()).collect();
        refused.extend(linker.refused(&names)?);
        Ok(refused)
    }

    fn checks(
        &self,
        claims: &[Claim],
        sources: &[Source],
        library: Shelved<'_>,
        builder: &mut Builder,
    ) -> Result<Checks, Unknown> {
        let resolve = |tables: &dyn VariableTables| {
            let resolved = resolve(claims, self.task.program, sources, tables, self.quota);
            resolved.map_err(while_claims)
        };
        if !needs_tables(claims) {
            return resolve(&NoTables);
        }
        let compiled = builder.compile_original(sources, library, self.deadline)?;
        if !compiled.is_success() {
            return Err(Unknown::Compilation(first_error(&compiled)));
        }
        resolve(&Tables(read_classes(library.library, &compiled, self.quota)?))
    }
}

/// Every JDK starts `public static void main(String[])`. Some start others, too, and each by its own rules.
fn require_started(classes: &Classes, main_class: &str) -> Result<(), Unknown> {
    let mut declared = classes.superclasses(main_class);
    match declared.find_map(|class| class.method("main", "([Ljava/lang/String;)V")) {
        Some(main) if !(main.flags.is_public() && main.flags.is_static()) => Err(Unknown::Program(format!(
            "`main` of `{main_class}` is not `public static`: whether a JDK starts it depends on its release"
        ))),
        Some(_) | None => Ok(()),
    }
}

/// The variable tables of class files.
struct Tables(Classes);

impl VariableTables for Tables {
    fn variable(&self, scope: &Scope, slot: u16, line: u32) -> Option<SmolStr> {
        let Scope::Method { class, name, descriptor: Some(descriptor) } = scope else { return None };
        match self.0.variable_at(class, name, descriptor, slot, line) {
            Found::One(variable) => Some(variable.name.as_str().into()),
            Found::Several | Found::None => None,
        }
    }
}

/// The classes without names that the program could know.
pub(crate) fn hidden(plan: Plan<'_>, classes: &[CompiledClass]) -> Result<Vec<CompiledClass>, Unknown> {
    let known = || Unknown::Weaving("the program has a text that names what is woven in".to_owned());
    let hide = |class: &CompiledClass| {
        plan.quota.look().map_err(while_classes)?;
        plan.names.hide(class).ok_or_else(known)
    };
    classes.iter().map(hide).collect()
}

/// A witness may have a hundred thousand claims.
fn while_claims(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while the claims were looked at").into()
}

/// A program may have thousands of classes.
fn while_classes(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while the class files were written").into()
}

pub(crate) fn write_classes(folder: &Path, classes: &[CompiledClass], quota: &Quota) -> Result<(), Unknown> {
    for class in classes {
        quota.look().map_err(while_classes)?;
        let path = folder.join(class.file_name());
        let parent = path.parent().unwrap_or(folder);
        let written = fs::create_dir_all(parent).and_then(|()| fs::write(&path, &class.bytes));
        written.map_err(|error| Unknown::Io(format!("cannot write `{}`: {error}", class.file_name())))?;
    }
    Ok(())
}
