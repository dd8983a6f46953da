//! Text, for all rooms of the house: how it is decoded, where something stands in it, what is wrong with it, and how it is
//! written so that others read the same.
//!
//! Nothing here knows what a text is about. Nothing opens a file, prints, reads a clock or the environment.

pub mod decode;
pub mod file;
pub mod hex;
pub mod path;
pub mod problem;
pub mod quantity;
pub mod quote;
pub mod shell;
pub mod span;
pub mod xml;
pub mod yaml;

/// Asked again and again whether to go on: the limits are the caller's.
pub type GoOn<'a> = &'a dyn Fn() -> bool;
