//! The command line of Jurat: wiring only. Each command is a file of its own.

pub mod program;
