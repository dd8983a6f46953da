//! One file per command: resolve the settings, call the library, choose a renderer, return an exit code.

mod asked;
pub mod bench;
pub mod compete;
pub mod convert;
pub mod lint;
pub mod run;
pub mod score;
pub mod show;
pub mod table;
pub mod validate;
pub mod validate_all;
pub mod verify;
