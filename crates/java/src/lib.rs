//! Java sources and the JDK that compiles them.
//!
//! [`outline`] tells what is where in a source file: classes, methods, loops, statements, calls and variables with exact
//! places.
//!
//! ```text
//! source ─▶ without Unicode escapes ─▶ syntax tree ─▶ one walk ─▶ Outline
//!                                                 └─▶ one walk ─▶ Source, with its Sites ─▶ Woven
//! ```
//!
//! `escapes` and `parse` make the syntax tree, `walk` goes through it in the order that `order` tells, and `members`,
//! `implicit`, `statements` and `variables` record what it meets; `names` knows how class files name classes, and
//! `places` turns bytes into lines and columns. Nothing of this knows what the places are for, opens a file, or panics on
//! what a source holds; depth, size and effort are bounded.
//!
//! [`sites`] finds where something can be woven into a source, and does it. [`classes`] tells what is in class files.
//! [`Compiler`] makes class files of sources, with the [`Toolchain`] of a [`Jdk`]: `jdk` finds it, `compiler` is the rest.

mod chains;
pub mod classes;
mod compiler;
mod escapes;
mod implicit;
mod jdk;
mod members;
mod names;
mod order;
mod outline;
mod parse;
mod places;
pub mod sites;
mod statements;
mod variables;
mod walk;

pub use compiler::{
    Compilation, Compiled, CompiledClass, Compiler, CompilerError, CompilerLimits, Diagnostic,
    DiagnosticLocation, DiagnosticSeverity, SourceText, Toolchain, ToolchainError, default_cache, jar,
};
pub use escapes::without_escapes;
pub use jdk::{Jdk, JdkError};
pub use outline::{
    ClassKind, Loop, LoopKind, NondetCall, Outline, Place, SourceClass, SourceMethod, SourceSyntaxError,
    Statement, Variable, VariableKind, VariableScope,
};
pub use parse::MAX_BYTES;
pub use walk::{outline, outline_within};
