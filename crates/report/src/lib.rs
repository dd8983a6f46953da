//! What people and programs read of Jurat: terminal text, HTML, CSV, JSON, SARIF.
//!
//! Everything here turns values into strings; nothing is printed or written. Terminal text carries ANSI styles, and the
//! command line strips them where no terminal is.

mod lines;
pub mod lint;
pub mod run;
pub mod score;
pub mod show;
pub mod site;
mod style;
pub mod table;
pub mod validate;
pub mod validate_all;
pub mod verify;

pub use style::visible;
