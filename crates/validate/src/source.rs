//! The program's sources, parsed once for everything that looks at them.

use jurat_java::sites::{Sites, SitesError, SourceWithSites as Parsed};
use jurat_java::{Outline, VariableKind, outline_within};
use jurat_quota::{Exhausted, Quota};
use jurat_witness::program::{Program, ProgramFile, ProgramPlace as Place};
use smol_str::SmolStr;

use crate::ids::SourceId;
use crate::input::VERIFIER;

/// A source file of the program.
#[derive(Debug)]
pub struct Source {
    /// The path as given.
    pub name: String,
    /// The text.
    pub text: String,
    /// Where something can be woven in.
    pub parsed: Parsed,
    /// What is where.
    pub outline: Outline,
}

/// Sources with their numbers.
pub(crate) fn numbered(sources: &[Source]) -> impl Iterator<Item = (SourceId, &Source)> + Clone {
    sources.iter().enumerate().map(|(idx, source)| (SourceId::at(idx), source))
}

const MAIN: &str = "Main";

/// A source that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SourceError {
    /// It is no Java that can be read.
    #[error("{file}:{line}:{column}: {message}")]
    NoJava {
        /// The file.
        file: String,
        /// From 1.
        line: u32,
        /// From 1.
        column: u32,
        /// What is wrong.
        message: String,
    },
    /// The quota was used up.
    #[error("{0}")]
    Exhausted(Exhausted),
}

impl Source {
    /// Parses a source.
    pub fn parse(name: &str, text: &str, quota: &Quota) -> Result<Self, SourceError> {
        let fail = |error: SitesError| {
            let (line, column) = match error {
                SitesError::Syntax { line, column } | SitesError::Escape { line, column } => (line, column),
                SitesError::TooLarge => (1, 1),
                SitesError::Exhausted(exhausted) => return SourceError::Exhausted(exhausted),
            };
            SourceError::NoJava { file: name.to_owned(), line, column, message: error.to_string() }
        };
        let parsed = Parsed::parse_within(text, quota).map_err(fail)?;
        let outline = outline_within(text, quota).map_err(SourceError::Exhausted)?;
        if !outline.is_complete() {
            return Err(fail(SitesError::TooLarge));
        }
        Ok(Self { name: name.to_owned(), text: text.to_owned(), parsed, outline })
    }

    /// Where something can be woven in.
    pub fn sites(&self) -> &Sites {
        self.parsed.sites()
    }

    /// The file as the JVM names it: below the folders of its package, wherever it lies.
    pub fn name_in_package(&self) -> String {
        let base_name = self.name.rsplit('/').next().unwrap_or(&self.name);
        let package = &self.sites().package;
        if package.is_empty() {
            base_name.to_owned()
        } else {
            format!("{}/{base_name}", package.replace('.', "/"))
        }
    }

    /// Whether this is one of the files that Jurat replaces or that say nothing: the `Verifier`, a module's declaration.
    pub fn is_left_out(&self) -> bool {
        let base_name = self.name.rsplit('/').next().unwrap_or_default();
        base_name == "module-info.java" || self.outline.classes.iter().any(|class| class.name == VERIFIER)
    }

    /// The classes with a `main` that a JVM would start.
    pub(crate) fn main_classes(&self) -> impl Iterator<Item = &SmolStr> {
        self.sites().methods.iter().filter_map(|method| {
            let is_main = method.name == "main"
                && method.is_static
                && method.return_type.as_deref() == Some("void")
                && matches!(method.parameters.as_slice(), [only] if
                    matches!(only.type_name.as_deref(), Some("String[]" | "java.lang.String[]"))
                    || only.is_variadic && matches!(only.type_name.as_deref(), Some("String" | "String...")));
            is_main.then_some(&method.class)
        })
    }

    /// Whether the head of this class names a superclass.
    fn extends_something(&self, name: &str) -> bool {
        self.has_in_head(name, &["extends"])
    }

    /// Whether the head of this class names a superclass or an interface.
    pub(crate) fn inherits_something(&self, name: &str) -> bool {
        self.has_in_head(name, &["extends", "implements"])
    }

    fn has_in_head(&self, name: &str, words: &[&str]) -> bool {
        let is_no_part = |c: char| !(c.is_alphanumeric() || matches!(c, '_' | '$'));
        let mut classes = self.outline.classes.iter().filter(|class| class.name == name);
        classes.any(|class| {
            let head = class.first_line.saturating_sub(1) as usize..class.body_line as usize;
            let lines = self.text.lines().skip(head.start).take(head.len());
            lines.flat_map(|line| line.split(is_no_part)).any(|word| words.contains(&word))
        })
    }

    /// Whether a field of this name in a class of this file is static; absent if there is none.
    pub(crate) fn is_static_field(&self, class: &str, name: &str) -> Option<bool> {
        self.fields(name)
            .find(|(declaring, _)| declaring.as_deref() == Some(class))
            .map(|(_, is_static)| is_static)
    }

    /// The fields of this name: their classes, and whether they are static.
    pub(crate) fn fields<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (&'a Option<SmolStr>, bool)> {
        self.outline.variables.iter().filter_map(move |variable| match variable.kind {
            VariableKind::Field if variable.name == name => Some((&variable.class, false)),
            VariableKind::StaticField if variable.name == name => Some((&variable.class, true)),
            _ => None,
        })
    }
}

/// Parses the files of a program.
pub fn parse(program: &Program, quota: &Quota) -> Result<Vec<Source>, SourceError> {
    let parse = |file: &ProgramFile| {
        let refused = file.malformed.map(|place| no_utf8(&file.name, place));
        refused.map_or_else(|| Source::parse(&file.name, &file.text, quota), Err)
    };
    program.files.iter().map(parse).collect()
}

/// javac refuses such a byte wherever it stands, also in a comment; what stands in its place in our text is another program.
fn no_utf8(file: &str, Place { line, column }: Place) -> SourceError {
    let message = "a byte that is not UTF-8, so that javac does not compile it".to_owned();
    SourceError::NoJava { file: file.to_owned(), line, column, message }
}

/// The class to start: `Main` if it has a `main`, its own or one that it may inherit, else the first that has one.
pub fn main_class(sources: &[Source]) -> Option<SmolStr> {
    let sources = || sources.iter().filter(|source| !source.is_left_out());
    let first = sources().flat_map(Source::main_classes).next()?;
    let has_own = sources().flat_map(Source::main_classes).any(|class| class == MAIN);
    let may_inherit = || sources().any(|source| source.extends_something(MAIN));
    Some(if has_own || may_inherit() { SmolStr::new_static(MAIN) } else { first.clone() })
}

/// The class that was asked for, if it has a `main` or may inherit one; else why it cannot be started. The others are classes with
/// a `main` that come as class files.
pub fn named_main_class(sources: &[Source], name: &str, others: &[String]) -> Result<SmolStr, String> {
    let sources = || sources.iter().filter(|source| !source.is_left_out());
    let is_declared = sources().any(|source| source.outline.classes.iter().any(|class| class.name == name));
    let has_main = || sources().flat_map(Source::main_classes).any(|class| class == name);
    let may_inherit = || sources().any(|source| source.extends_something(name));
    if is_declared && (has_main() || may_inherit()) {
        return Ok(name.into());
    }
    let wrong = if is_declared { "has no `main`" } else { "is no class of the program" };
    let known = sources().flat_map(Source::main_classes).map(ToString::to_string);
    let known: Vec<String> = known.chain(others.iter().cloned()).collect();
    Err(format!("--main `{name}`: that {wrong} (classes with a `main`: {})", listed(&known)))
}

/// Names for people, as many as they read.
pub(crate) fn listed(names: &[String]) -> String {
    const MOST: usize = 20;
    if names.is_empty() {
        return "none".to_owned();
    }
    let shown: Vec<String> = names.iter().take(MOST).map(|name| format!("`{name}`")).collect();
    let more = names.len().saturating_sub(MOST);
    shown.join(", ") + &if more > 0 { format!(" and {more} more") } else { String::new() }
}
