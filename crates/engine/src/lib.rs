//! A symbolic Java virtual machine: explores all executions of a program.
//!
//! ```text
//! Program ─▶ World ─▶ State ─▶ interpret ─┬─▶ Violated, Undecided, or an end of the program
//!            classes    ▲                 └─▶ forks, pauses
//!                       └── schedule, merge ◀──┘
//! ```
//!
//! [`explore`] interprets the real bytecode of the program and of the JDK. Values are known until they depend on an input; then
//! they are terms of the solver. A branch that both ways are possible on makes two states of one; where they meet again,
//! they become one again. `world` has the classes, `machine` what executes, `interpret` the instructions, `natives` the
//! methods that are not written in Java, `dynamic` the call sites that are made when they are first executed.
//!
//! What is not modelled exactly is never guessed: the path ends as undecided, with what is in the way and its line.

mod choice;
mod decide;
mod dynamic;
mod engine;
mod exploration;
mod explore;
mod follow;
mod heap;
mod induct;
mod interpret;
mod loops;
mod machine;
mod merge;
mod message;
mod natives;
mod open;
mod originals;
mod queries;
mod rope;
mod schedule;
mod script;
mod search;
mod standard_input;
mod start;
mod state;
mod text;
mod value;
mod values;
mod world;

pub use decide::{By, Decided, Decision, Judgement, ProvedBy, Standing, Strategy, Watcher, decide};
pub use exploration::{
    Arguments, Bounds, Budget, Confidence, Exploration, Input, InputKind, InputValue, LoopFacts, Outcome,
    Place, Program, Property, Reason, Statistics, Violation,
};
pub use explore::explore;
pub use search::SearchStatistics;
pub use start::StartError;
pub use world::{LinkError, WorldError};
