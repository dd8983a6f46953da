//! What is where in a Java source file: classes, methods, loops, statements, calls and variables with exact places; and
//! weaving: putting calls and statements into a copy of it.
//!
//! ```text
//! source ─▶ without Unicode escapes ─▶ syntax tree ─▶ one walk ─▶ Outline
//!                                                 └─▶ one walk ─▶ Source, with its Sites ─▶ Woven
//! ```
//!
//! `escapes` and `parse` make the syntax tree, `walk` goes through it in the order that `order` tells, and `members`,
//! `implicit`, `statements` and `variables` record what it meets; `names` knows how class files name classes, and
//! `places` turns bytes into lines and columns.
//!
//! Start at [`outline`], and at [`Source`] for weaving, which lives in `sites`. Nothing here knows what the places are
//! for, opens a file, or panics on what a source holds; depth, size and effort are bounded.

mod chains;
mod escapes;
mod implicit;
mod members;
mod names;
mod order;
mod outline;
mod parse;
mod places;
mod sites;
mod statements;
mod variables;
mod walk;

pub use outline::{
    Call, Class, ClassKind, Loop, LoopKind, Method, Outline, Place, Scope, Statement, SyntaxError, Variable,
    VariableKind,
};
pub use parse::MAX_BYTES;
pub use sites::{
    ArraySite, AssertSite, CallSite, Insertion, Lines, LoopSite, MethodSite, Parameter, Sites, SitesError,
    Source, StatementSite, StoreForm, StoreSite, StoreTarget, Woven,
};
pub use walk::outline;
