//! Is what a witness claims about a Java program true?
//!
//! ```text
//! claims ─▶ checks ─▶ woven sources ─▶ class files ─▶ engine ─▶ outcome ─▶ verdict
//! ```
//!
//! Start at [`validate`]. What True and False mean is in `docs/soundness.md`.

mod admit;
mod build;
pub mod checks;
mod class_files;
mod effects;
mod engine;
mod engines;
mod entry;
mod evidence;
mod follow;
pub mod ids;
mod input;
pub mod jbmc;
pub mod jvm;
mod lexical;
mod library;
mod listener;
mod memory;
pub mod monitor;
mod options;
mod outcome;
pub mod path;
mod phases;
mod plan;
mod property;
mod semantics;
pub mod source;
mod task;
mod unread;
mod validation;
mod verdict;
mod weave;
mod witness;

pub use build::Builder;
pub use engine::{Engine, EngineChoice};
pub use engines::{JBMC, JVM, NATIVE, engines};
pub use entry::{Call, Entry, MethodRequest, NoRequest};
pub use evidence::{Evidence, LoopFacts};
pub use input::Input;
pub use jurat_engine::{SearchStatistics, Standing, Statistics, Strategy};
pub use library::{Library, Refused};
pub use listener::Listener;
pub use memory::{LEAST_MEMORY, compiler_memory, engine_memory, own_memory};
pub use options::Options;
pub use outcome::{Outcome, Unconfirmed, Undecided, Violated, Violation};
pub use phases::{validate, verify, verify_program};
pub use property::{Property, UnknownProperty};
pub use semantics::Semantics;
pub use task::{ProgramParts, Task};
pub use validation::Validation;
pub use verdict::{Category, Unknown, Verdict};
pub use weave::{AssertPlace, WovenFile, WovenProgram};
pub use witness::witness;
