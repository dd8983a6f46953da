//! The command line of Jurat: wiring only. Each command is a file of its own.

pub mod class_path;
pub mod cli;
pub mod commands;
pub mod error;
pub mod exit;
mod input;
mod limits;
pub mod output;
pub mod program;
mod progress;
mod quantity;
pub mod task;
mod watchdog;
