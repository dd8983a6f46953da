//! What to compile and what came of it: plain data.

use std::ops::Range;
use std::path::PathBuf;
use std::time::Instant;

use crate::outline::Place;

/// What to compile, and how.
#[derive(Clone, Debug)]
pub struct Compilation<'a> {
    /// Everything that is compiled; nothing else is searched for sources.
    pub sources: Vec<SourceText<'a>>,
    /// Jars and directories with classes that the sources use, as absolute paths. A compiler that has not seen one of them
    /// before starts again, unless it is the toolchain's own.
    pub class_path: Vec<PathBuf>,
    /// Whether `+` on strings becomes calls of `StringBuilder` instead of an `invokedynamic`.
    pub string_concat_inline: bool,
    /// Whether class files name their local variables; they always have line numbers.
    pub debug: bool,
    /// When to give up.
    pub deadline: Instant,
}

/// A source file in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceText<'a> {
    /// Its path or name. Only its last part matters: a public class `X` must be in `X.java`.
    pub name: &'a str,
    /// What is in it.
    pub text: &'a str,
}

/// What came of a compilation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// The class files; none after an error.
    pub classes: Vec<CompiledClass>,
    /// Errors, warnings and notes in javac's order.
    pub diagnostics: Vec<Diagnostic>,
}

impl Compiled {
    /// Whether there is no error.
    pub fn is_success(&self) -> bool {
        self.errors().next().is_none()
    }

    /// The errors.
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity == DiagnosticSeverity::Error)
    }
}

/// A class file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompiledClass {
    /// The binary name, with dots between packages.
    pub name: String,
    /// The class file.
    pub bytes: Vec<u8>,
}

impl CompiledClass {
    /// Where the class file belongs, below a directory of the class path.
    pub fn file_name(&self) -> String {
        self.name.replace('.', "/") + ".class"
    }
}

/// Something that javac says about the sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: DiagnosticSeverity,
    /// Where; absent if it is about no place in particular.
    pub location: Option<DiagnosticLocation>,
    /// javac's name for it, for instance `compiler.err.expected`; it does not depend on the language.
    pub code: String,
    /// In English.
    pub message: String,
}

/// A place in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagnosticLocation {
    /// The name of the source, as it was given.
    pub file: String,
    /// The place that javac points at.
    pub place: Place,
    /// The bytes of the text that are concerned.
    pub bytes: Range<usize>,
}

/// How bad a diagnostic is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiagnosticSeverity {
    /// There are no class files.
    Error,
    /// Perhaps not what was meant.
    Warning,
    /// For information.
    Note,
}
