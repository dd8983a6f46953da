//! The sites of a source file: places at which a value can be looked at without changing what the program does.
//!
//! A site is a store, an argument, a new array, a loop head, a statement, an assertion or the entry of a method.
//!
//! ```text
//! SourceWithSites::parse ─▶ syntax tree ─▶ one walk ─▶ Sites (for everybody) and hooks (for the weaver)
//! SourceWithSites::weave ─▶ insertions ─▶ edits around spans of the text ─▶ Woven
//! ```
//!
//! Start at [`SourceWithSites`]. `walk` goes through the tree and hands every node to the file that is named after it;
//! `classes` and `scopes` say what a name means; `completion` says which statements end; `hooks` is what the walk keeps
//! for `weave`, and `edits` puts the texts into the source, inner ones inside of outer ones. Woven text has no line
//! break, so that every token of the source stays on its line.

mod arrays;
mod assignments;
mod calls;
mod classes;
mod completion;
mod declarations;
mod descriptors;
mod edits;
mod expressions;
mod hooks;
mod initialisers;
mod insertion;
mod jumps;
mod loops;
mod meaning;
mod methods;
mod model;
mod parts;
mod scopes;
mod source;
mod statements;
mod stored;
mod walk;
mod weave;

pub use insertion::{Insertion, Woven};
pub use model::{
    ArraySite, AssertSite, CodeKind, Import, Lines, LoopSite, MethodSite, Parameter, Sites, SourceCallSite,
    StatementSite, StoreForm, StoreSite, StoreTarget, StoredTo,
};
pub use source::{SitesError, SourceWithSites};
