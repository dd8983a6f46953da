//! What is where in a Java source file: classes, methods, loops, statements, calls and variables with exact places.
//!
//! ```text
//! source ─▶ without Unicode escapes (escapes) ─▶ syntax tree (parse) ─▶ one walk (walk) ─▶ Outline
//!                                                                            ├─ names: the classes as class files name them
//!                                                                            ├─ order: javac's order, which numbers anonymous classes
//!                                                                            ├─ members, statements, variables: what the walk records
//!                                                                            └─ places: bytes to lines and columns
//! ```
//!
//! Start at [`outline`]. Nothing here knows what the places are for, opens a file, or panics on what a source holds;
//! depth, size and effort are bounded.

mod escapes;
mod implicit;
mod members;
mod names;
mod order;
mod outline;
mod parse;
mod places;
mod statements;
mod variables;
mod walk;

pub use outline::{
    Call, Class, ClassKind, Loop, LoopKind, Method, Outline, Place, Scope, Statement, SyntaxError, Variable,
    VariableKind,
};
pub use parse::MAX_BYTES;
pub use walk::outline;
