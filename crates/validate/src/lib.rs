//! Is what a witness claims about a Java program true?
//!
//! ```text
//! claims ─▶ checks ─▶ woven sources ─▶ class files ─▶ engine ─▶ outcome ─▶ verdict
//! ```
//!
//! Start at [`validate`]. What True and False mean is in `docs/soundness.md`.

mod build;
pub mod checks;
mod effects;
mod engine;
mod entry;
mod evidence;
mod faithful;
mod input;
pub mod jbmc;
pub mod jvm;
mod library;
mod listener;
mod memory;
pub mod monitor;
mod outcome;
pub mod path;
mod proof;
mod property;
mod semantics;
pub mod source;
mod unread;
mod validation;
mod verdict;
mod weave;
mod witness;

pub use build::Builder;
pub use engine::{Engine, EngineChoice};
pub use entry::{Call, Entry, MethodRequest, NoRequest};
pub use evidence::{Evidence, LoopFacts, witness};
pub use input::Input;
pub use jurat_engine::{SearchStatistics, Standing, Statistics, Strategy};
pub use library::{Library, Refused};
pub use listener::Listener;
pub use memory::{LEAST_MEMORY, compiler_memory, engine_memory, own_memory};
pub use outcome::{Outcome, Unconfirmed, Undecided, Violated, Violation};
pub use property::{Property, UnknownProperty};
pub use semantics::Semantics;
pub use validation::{Options, ProgramParts, Task, Validation, validate, verify, verify_program};
pub use verdict::{Category, Unknown, Verdict};
pub use weave::{AssertPlace, WovenFile, WovenProgram};
