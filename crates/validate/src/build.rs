//! Woven sources to class files. What does not compile is taken out again, as long as it is ours.

use std::fs;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::path::Path as FilePath;
use std::time::Instant;

use jurat_java::classes::Classes;
use jurat_java::{
    Compilation, Compiled, CompiledClass, Compiler, CompilerError, Diagnostic, SourceText as Text, Toolchain,
};
use jurat_quota::{Exhausted, Quota};

use crate::checks::{Checks, Dropped};
use crate::effects::effects;
use crate::library::Library;
use crate::outcome::Undecided;
use crate::plan::{Plan, Shelved};
use crate::source::Source;
use crate::verdict::Unknown;
use crate::weave::{WovenProgram, weave};

/// How often checks that do not compile are taken out. Each round takes out all that javac complains about.
const MAX_ROUNDS: usize = 6;

/// Each is a file for a moment, and to remove more of them would take longer than an answer may be late.
const MAX_CLASSES: usize = 5_000;

/// Compiles programs; keeps the compiler warm.
pub struct Builder {
    /// The JDK with what Jurat prepared for it.
    pub toolchain: Toolchain,
    compiler: Option<Compiler>,
    /// Stands for the sources that compiled last as they are.
    accepted: Option<u64>,
}

/// A woven program and its class files.
#[derive(Debug)]
pub struct Built {
    /// The sources.
    pub woven: WovenProgram,
    /// The class files.
    pub compiled: Compiled,
    /// What they say.
    pub classes: Classes,
    /// The checks that are woven in.
    pub checks: Checks,
}

/// What was not built.
#[derive(Debug)]
pub struct Unbuilt {
    /// Why.
    pub why: Unknown,
    /// The checks that were left when that was found out.
    pub checks: Checks,
}

impl Builder {
    /// Starts a compiler in the background, so that it is ready when it is needed.
    pub fn new(toolchain: Toolchain) -> Self {
        let compiler = Compiler::start(&toolchain).ok();
        Self { toolchain, compiler, accepted: None }
    }

    /// Weaves the checks in and compiles; those that do not fit are taken out.
    pub fn build(&mut self, plan: Plan<'_>, mut checks: Checks) -> Result<Built, Box<Unbuilt>> {
        match self.weave_and_compile(plan, &mut checks) {
            Ok((woven, compiled, classes)) => Ok(Built { woven, compiled, classes, checks }),
            Err(why) => Err(Box::new(Unbuilt { why, checks })),
        }
    }

    fn weave_and_compile(
        &mut self,
        plan: Plan<'_>,
        checks: &mut Checks,
    ) -> Result<(WovenProgram, Compiled, Classes), Unknown> {
        for _ in 0..MAX_ROUNDS {
            let woven = weave(plan, checks).map_err(while_woven)?;
            let compiled = self.compile_woven(plan, &woven)?;
            if compiled.is_success() {
                let classes = read_classes(plan.library.library, &compiled, plan.quota)?;
                if !take_out_effects(&classes, plan, checks)? {
                    if checks.checks.iter().any(|check| check.is_live() && !check.sites.is_empty()) {
                        self.require_original(plan)?;
                    }
                    return Ok((woven, compiled, classes));
                }
            } else if !take_out_culprits(&woven, &compiled, plan, checks)? {
                return Err(self.blame(plan, &compiled));
            }
        }
        Err(Unknown::Weaving("too many checks do not fit".to_owned()))
    }

    /// Compiles the program as it is, with debug information.
    pub fn compile_original(
        &mut self,
        sources: &[Source],
        library: Shelved<'_>,
        deadline: Instant,
    ) -> Result<Compiled, Unknown> {
        let number = number(sources, library);
        let texts = sources.iter().filter(|source| !source.is_left_out());
        let sources = texts.map(|source| Text { name: &source.name, text: &source.text }).collect();
        let compiled = self.compile(&Compilation {
            sources,
            class_path: [self.toolchain.runtime_classes()].into_iter().chain(library.jar()).collect(),
            string_concat_inline: true,
            debug: true,
            deadline,
        })?;
        self.accepted = compiled.is_success().then_some(number);
        Ok(compiled)
    }

    /// What is woven in may hide an error: a constant that no variable has room for is none as the argument of a call.
    fn require_original(&mut self, plan: Plan<'_>) -> Result<(), Unknown> {
        if self.accepted == Some(number(plan.sources, plan.library)) {
            return Ok(());
        }
        let original = self.compile_original(plan.sources, plan.library, plan.deadline)?;
        if original.is_success() { Ok(()) } else { Err(Unknown::Compilation(first_error(&original))) }
    }

    /// What woven programs call on the JVM, under the standard names.
    pub(crate) fn runtime(&self) -> Result<Vec<CompiledClass>, Unknown> {
        let folder = self.toolchain.runtime_classes();
        read_folder(&folder).map_err(|error| Unknown::Io(format!("cannot read the runtime classes: {error}")))
    }

    /// Compiles anything.
    pub(crate) fn compile(&mut self, compilation: &Compilation<'_>) -> Result<Compiled, Unknown> {
        let mut compiler = match self.compiler.take() {
            Some(compiler) => compiler,
            None => Compiler::start(&self.toolchain).map_err(|error| Unknown::Io(error.to_string()))?,
        };
        // A compiler that failed is not used again.
        let compiled = compiler.compile(compilation).map_err(|error| match error {
            CompilerError::Deadline => Undecided::Timeout { during: "while the program was compiled" }.into(),
            CompilerError::Memory => Undecided::Memory { during: "while the program was compiled" }.into(),
            error => Unknown::Program(format!("the program was not compiled: {error}")),
        })?;
        self.compiler = Some(compiler);
        Ok(compiled)
    }

    fn compile_woven(&mut self, plan: Plan<'_>, woven: &WovenProgram) -> Result<Compiled, Unknown> {
        let mut extra = Vec::new();
        if !plan.names.are_standard() {
            extra.extend(plan.names.runtime());
        }
        if !woven.counters.is_empty() {
            extra.push((
                format!("{}/MethodMonitor.java", plan.names.package()),
                woven.counters.source(plan.names),
            ));
        }
        let files = woven.files.iter().map(|file| Text { name: &file.name, text: &file.woven.text });
        let sources = files.chain(extra.iter().map(|(name, text)| Text { name, text })).collect();
        let runtime = plan.names.are_standard().then(|| self.toolchain.runtime_classes());
        let class_path = runtime.into_iter().chain(plan.library.jar()).collect();
        self.compile(&Compilation {
            sources,
            class_path,
            string_concat_inline: true,
            debug: true,
            deadline: plan.deadline,
        })
    }

    /// Whose fault it is: the program's own, or that of the weaving.
    fn blame(&mut self, plan: Plan<'_>, woven: &Compiled) -> Unknown {
        match self.compile_original(plan.sources, plan.library, plan.deadline) {
            Ok(original) if original.is_success() => Unknown::Weaving(first_error(woven)),
            Ok(original) => Unknown::Compilation(first_error(&original)),
            Err(unknown) => unknown,
        }
    }
}

/// A number that stands for sources, and for the class files that they are compiled with.
fn number(sources: &[Source], library: Shelved<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    for source in sources {
        (&source.name, &source.text).hash(&mut hasher);
    }
    library.jar().hash(&mut hasher);
    hasher.finish()
}

/// The class files below a folder, by their names.
fn read_folder(root: &FilePath) -> io::Result<Vec<CompiledClass>> {
    let mut classes = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "class") {
                let below = path.strip_prefix(root).unwrap_or(&path).with_extension("");
                let name = below.to_string_lossy().replace('/', ".");
                classes.push(CompiledClass { name, bytes: fs::read(&path)? });
            }
        }
    }
    Ok(classes)
}

/// Takes out the conditions that may do more than tell; whether there was one.
fn take_out_effects(classes: &Classes, plan: Plan<'_>, checks: &mut Checks) -> Result<bool, Unknown> {
    let effects = effects(classes, plan.names, plan.quota).map_err(while_woven)?;
    for (check, reason) in &effects {
        plan.quota.look().map_err(while_woven)?;
        let sites = checks.checks.get(check.index()).map(|check| check.sites.clone()).unwrap_or_default();
        for site in &sites {
            checks.remove_site(*check, site, reason);
        }
    }
    Ok(!effects.is_empty())
}

/// A witness may have many thousands of claims, and each of them may have to be woven in and taken out again.
fn while_woven(exhausted: Exhausted) -> Unknown {
    Undecided::limit(exhausted, "while the claims were woven in").into()
}

/// Reads class files. What was compiled counts where the library has a class of the same name.
pub(crate) fn read_classes(
    library: &Library,
    compiled: &Compiled,
    quota: &Quota,
) -> Result<Classes, Unknown> {
    if compiled.classes.len() > MAX_CLASSES {
        return Err(Unknown::Program(format!(
            "the program has {} classes, more than the {MAX_CLASSES} that Jurat looks at",
            compiled.classes.len()
        )));
    }
    let mut classes = Classes::default();
    for class in library.classes.iter().chain(&compiled.classes) {
        quota.look().map_err(|it| Undecided::limit(it, "while the class files were read"))?;
        classes.add(&class.name, &class.bytes).map_err(|error| Unknown::Io(error.to_string()))?;
    }
    Ok(classes)
}

/// Takes out the checks that javac complains about; whether there was one.
fn take_out_culprits(
    woven: &WovenProgram,
    compiled: &Compiled,
    plan: Plan<'_>,
    checks: &mut Checks,
) -> Result<bool, Unknown> {
    let mut is_any = false;
    for error in compiled.errors() {
        plan.quota.look().map_err(while_woven)?;
        let Some(location) = &error.location else { continue };
        let Some(file) = woven.files.iter().find(|file| file.name == location.file) else { continue };
        if let Some((check, site)) = file.culprit(location.bytes.start) {
            let reason = Dropped::NotCompiled(first_line(error).to_owned());
            checks.remove_site(check, site, &reason);
            is_any = true;
        }
    }
    Ok(is_any)
}

fn first_line(diagnostic: &Diagnostic) -> &str {
    diagnostic.message.lines().next().unwrap_or_default()
}

/// The first error with its place.
pub(crate) fn first_error(compiled: &Compiled) -> String {
    let Some(error) = compiled.errors().next() else { return "javac gives no reason".to_owned() };
    match &error.location {
        Some(location) => format!(
            "{}:{}:{}: {}",
            location.file,
            location.place.line,
            location.place.column,
            first_line(error)
        ),
        None => first_line(error).to_owned(),
    }
}
