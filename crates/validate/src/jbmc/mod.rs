//! Asks JBMC about compiled classes.
//!
//! The way through: [`Launcher`] and [`runtime`] give the Java sources that go with a program, [`find`] gives JBMC, and
//! [`explore`] asks it. An answer that must not be trusted does not leave this room as one: see [`Doubt`].

mod call;
mod exceptions;
mod explore;
mod find;
mod harmless;
mod launcher;
mod output;
pub mod runtime;
mod survey;
mod trace;
mod trust;

pub use call::{LONGEST_STRING, Target};
pub use explore::{End, Exploration, OUTPUT_LIMIT, Question, Reason, explore};
pub use find::{NotFound, find};
pub use launcher::{Launcher, PROBE_LINE, Role, UNCAUGHT_LINE, Watch, role};
pub use output::{Kind, NoAnswer, Output, Property, Status, parse};
pub use survey::Survey;
pub use trust::{Doubt, doubts};
