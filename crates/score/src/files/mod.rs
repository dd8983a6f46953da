//! Result files to [`crate::Results`]: whose they are, and in which category.
//!
//! Nobody has to say it: the benchmark's name is that of the verifier, the task set's that of the category, and
//! `VALIDATOR-validate-KIND-witnesses-VERSION-VERIFIER` tells of a validation. These are the names of SV-COMP.

mod fixed;
mod gather;
mod name;
mod place;
mod role;
mod void;

pub use self::gather::{FileNote, Gathered, gather};
pub use self::place::{COLUMNS, Placed, place};
pub use self::role::{FileRole, Unplaced};
pub use self::void::VoidTasks;
