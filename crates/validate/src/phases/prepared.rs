//! The first phase: the sources are read, and it is known what is started.

use std::fs;
use std::path::{Path, PathBuf};

use jurat_exec::Workspace;
use jurat_java::jar;
use smol_str::SmolStr;

use super::Setting;
use super::reached::{Reached, Stopped};
use crate::build::{Builder, first_error, read_classes};
use crate::entry::{Entry, MethodRequest};
use crate::library::Library;
use crate::monitor::Names;
use crate::outcome::Undecided;
use crate::plan::Shelved;
use crate::source::{self, Source, SourceError};
use crate::verdict::Unknown;

/// A program of which it is known what is started.
pub(super) struct Prepared {
    /// The sources, that of the class which calls the method among them.
    pub(super) sources: Vec<Source>,
    /// What woven code calls.
    pub(super) names: Names,
    /// The class to start.
    pub(super) main_class: SmolStr,
    /// The method that is called instead of `main`.
    pub(super) entry: Option<Entry>,
    /// What everybody should know who relies on the verdict.
    pub(super) notes: Vec<String>,
    /// The class files as a jar, if there are any.
    pub(super) jar: Option<PathBuf>,
    /// For everything that is written.
    pub(super) workspace: Workspace,
}

impl Prepared {
    /// The class files that the program has besides.
    pub(super) fn shelved<'a>(&'a self, library: &'a Library) -> Shelved<'a> {
        Shelved { library, jar: self.jar.as_deref() }
    }
}

/// Reads the sources and finds out what is started.
pub(super) fn prepare(setting: Setting<'_>, builder: &mut Builder) -> Result<Prepared, Box<Stopped>> {
    let library = setting.parts.library;
    let sources = read(setting).map_err(Stopped::at_once)?;
    let (workspace, jar) = match shelve(library) {
        Ok(shelved) => shelved,
        Err(why) => return Err(Stopped::after(Reached { sources, ..Reached::default() }, why)),
    };
    let notes: Vec<String> = refused_in_words(library).collect();
    let names = Names::unused_beside(&sources, library);
    let shelved = Shelved { library, jar: jar.as_deref() };
    let start = match setting.parts.method {
        None => main_class(setting, &sources).and_then(|name| usable(library, name)).map(Start::Main),
        Some(request) => enter(setting, request, &names, shelved, &sources, builder)
            .map(|entered| Start::Method(Box::new(entered))),
    };
    match start {
        Ok(Start::Main(main_class)) => {
            Ok(Prepared { sources, names, main_class, entry: None, notes, jar, workspace })
        }
        Ok(Start::Method(entered)) => {
            let Entered { entry, source } = *entered;
            Ok(Prepared {
                sources: sources.into_iter().chain([source]).collect(),
                names,
                main_class: entry.class.as_str().into(),
                notes: notes.iter().chain(&entry.notes).cloned().collect(),
                entry: Some(entry),
                jar,
                workspace,
            })
        }
        Err(why) => Err(Stopped::after(Reached { notes, sources, ..Reached::default() }, why)),
    }
}

/// What is started.
enum Start {
    Main(SmolStr),
    Method(Box<Entered>),
}

/// A method that is called, and the source that calls it.
struct Entered {
    entry: Entry,
    source: Source,
}

fn read(setting: Setting<'_>) -> Result<Vec<Source>, Unknown> {
    source::parse(setting.task.program, setting.quota).map_err(|error| match error {
        SourceError::NoJava { .. } => Unknown::Program(format!("no Java: {error}")),
        SourceError::Exhausted(it) => Undecided::limit(it, "while the program was read").into(),
    })
}

/// A folder for everything that is written, and in it the class files as a jar, if there are any.
fn shelve(library: &Library) -> Result<(Workspace, Option<PathBuf>), Unknown> {
    let workspace = Workspace::new().map_err(|error| Unknown::Io(format!("no temporary folder: {error}")))?;
    if library.classes.is_empty() {
        return Ok((workspace, None));
    }
    let path: &Path = workspace.path();
    let path = path.join("library.jar");
    let written = fs::write(&path, jar(&library.classes));
    written.map_err(|error| Unknown::Io(format!("cannot write the class files: {error}")))?;
    Ok((workspace, Some(path)))
}

/// The first class files that cannot be used: who misses a class should know of them.
fn refused_in_words(library: &Library) -> impl Iterator<Item = String> {
    const MOST: usize = 3;
    library.refused.iter().take(MOST).map(|it| format!("the class `{}` {}", it.name, it.reason))
}

/// The class to start, unless it is one that cannot be used.
fn usable(library: &Library, name: SmolStr) -> Result<SmolStr, Unknown> {
    match library.refused.iter().find(|it| it.name == name) {
        Some(it) => Err(Unknown::Program(format!("the class to start, `{name}`, {}", it.reason))),
        None => Ok(name),
    }
}

fn main_class(setting: Setting<'_>, sources: &[Source]) -> Result<SmolStr, Unknown> {
    let named = setting.task.main_class;
    let mains = || sources.iter().filter(|source| !source.is_left_out()).flat_map(Source::main_classes);
    let of_witness = mains().find(|class| setting.entries.iter().any(|entry| is_named(entry, class)));
    let started = found_main_class(setting, named.or(of_witness.map(SmolStr::as_str)), sources)?;
    // Many write `Main` of whatever class it is.
    let is_meant = |entry: &String| {
        is_named(entry, &started) || entry == "Main" && !mains().any(|class| is_named(entry, class))
    };
    match setting.entries.iter().find(|entry| !is_meant(entry)) {
        Some(entry) => Err(Unknown::Witness(format!(
            "the witness is about `{entry}.main()`, and `{started}` is what is started; --force validates it nevertheless"
        ))),
        None => Ok(started),
    }
}

/// Whether a class is meant by a name, perhaps without its package.
fn is_named(name: &str, class: &str) -> bool {
    class == name || !name.contains('.') && class.rsplit('.').next() == Some(name)
}

fn found_main_class(
    setting: Setting<'_>,
    named: Option<&str>,
    sources: &[Source],
) -> Result<SmolStr, Unknown> {
    let library = setting.parts.library;
    let known = library.main_classes(setting.quota)?;
    match named {
        Some(name) if library.has(name) => {
            let may_start = known.iter().any(|it| it == name) || library.may_inherit(name);
            let no_main = || {
                format!(
                    "--main `{name}`: that has no `main` (classes with a `main`: {})",
                    source::listed(&known)
                )
            };
            may_start.then(|| name.into()).ok_or_else(|| Unknown::Program(no_main()))
        }
        Some(name) => source::named_main_class(sources, name, &known).map_err(Unknown::Program),
        None => source::main_class(sources).map_or_else(|| library_main_class(library, &known), Ok),
    }
}

/// The class to start of a program whose sources have none: the one that a manifest names, or else the only one.
fn library_main_class(library: &Library, known: &[String]) -> Result<SmolStr, Unknown> {
    match (&library.main_class, known) {
        (Some(name), _) if library.has(name) => Ok(name.into()),
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

/// Makes the class that calls the method.
fn enter(
    setting: Setting<'_>,
    request: &MethodRequest,
    names: &Names,
    library: Shelved<'_>,
    sources: &[Source],
    builder: &mut Builder,
) -> Result<Entered, Unknown> {
    let compiled = builder.compile_original(sources, library, setting.deadline)?;
    if !compiled.is_success() {
        return Err(Unknown::Compilation(first_error(&compiled)));
    }
    let classes = read_classes(library.library, &compiled, setting.quota)?;
    let entry = Entry::find(request, &classes, &library.library.refused, &names.caller())?;
    let (file, text) = &entry.source;
    let source = Source::parse(file, text, setting.quota);
    let source = source.map_err(|error| Unknown::Weaving(format!("the call of the method: {error}")))?;
    Ok(Entered { entry, source })
}
