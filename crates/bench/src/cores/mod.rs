//! Which hardware threads and which memory each of several runs at once may use.
//!
//! Runs that share a physical core, or memory of another node, disturb each other's measurements. So a run gets whole
//! physical cores, of one node if they fit, and the memory of that node.

mod assign;
mod list;
mod machine;

pub use assign::{Assigned, CoreAssignment, CoresError, assign, places};
pub use list::{NotAList, parse_list};
pub use machine::{Core, Machine, NumaNode};
