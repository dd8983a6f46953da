//! Compiles sources with javac, fast.
//!
//! ```text
//! Jdk ─▶ Toolchain ─▶ Compiler ─▶ Compiled
//!        (cache)      (process)
//! ```
//!
//! A [`Toolchain`] is made once per JDK and kept in a cache directory: the compiler program of our own, the classes that
//! compiled programs use when they run, and archives from which JVMs start faster. A [`Compiler`] is a running process
//! that compiles from memory to memory, any number of times.

mod bootstrap;
mod cache;
mod compilation;
mod install;
mod jar;
mod launch;
mod offsets;
mod process;
mod protocol;
mod server;
mod toolchain;

pub use cache::default_cache;
pub use compilation::{
    Compilation, Compiled, CompiledClass, Diagnostic, DiagnosticLocation, DiagnosticSeverity, SourceText,
};
pub use jar::jar;
pub use launch::CompilerLimits;
pub use server::{Compiler, CompilerError};
pub use toolchain::{Toolchain, ToolchainError};
