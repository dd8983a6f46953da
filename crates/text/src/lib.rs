//! Text, for all rooms of the house: how it is decoded, where something stands in it, and what is wrong with it.
//!
//! Nothing here knows what a text is about. Nothing opens a file, prints, reads a clock or the environment.

pub mod decode;
pub mod problem;
pub mod span;
pub mod yaml;

/// Asked again and again whether to go on: the limits are the caller's.
pub type GoOn<'a> = &'a dyn Fn() -> bool;
