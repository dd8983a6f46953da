//! Class files: what a compiled program consists of, and questions about it.
//!
//! ```text
//! bytes ─▶ Class ─▶ Classes ─┬─▶ variables, stores
//!                            └─▶ Reached ─▶ nondeterminism, hazards
//! ```
//!
//! `cursor`, `pool`, `decode` and `read` make a [`Class`] of bytes; `set` holds all of a program. `reach` finds what of it
//! can run, with the help of `flow`, which knows the classes of the values of a method; `determinism`, `awareness` and `hazards` look
//! at that, with tables of the JDK beside them.
//!
//! Bytes may be hostile: each is looked at once, nothing is allocated by a number that a file merely claims, and what makes
//! no sense is an [`UnreadableClass`].

mod awareness;
mod class;
mod cursor;
mod decode;
mod descriptor;
mod determinism;
mod flow;
mod frame;
mod hazards;
mod identity;
mod instruction;
mod member_table;
mod pool;
mod reach;
mod read;
mod rename;
mod set;
mod source;
mod stores;
mod straight;
mod value;
mod variables;

pub use awareness::looks_around;
pub use class::{
    Bootstrap, Class, Code, Constant, Field, Flags, Handle, HandleKind, Handler, InnerClass, LineStart,
    LocalVariable, MemberRef, Method,
};
pub use cursor::Flaw;
pub use descriptor::MethodType;
pub use determinism::nondeterminism;
pub use hazards::jbmc_hazards;
pub use identity::compares_identity;
pub use instruction::{
    CallSite, Condition, Element, Instruction, Invoke, Kind, Number, Operation, Operator, Relation, Shuffle,
};
pub use rename::with_package_renamed;
pub use set::{Classes, MethodIn, UnreadableClass};
pub use source::ConstructPlace;
pub use stores::{StoreInstruction, Stored};
pub use straight::Straight;
pub use variables::{CompiledParameter, Found};
