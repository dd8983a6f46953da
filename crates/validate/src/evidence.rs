//! What an engine knows besides its answer.

use smol_str::SmolStr;

/// What an engine knows besides its answer.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// Where each input of the violation was asked for: the name of the file, without folder, and the line.
    pub asked: Vec<Option<(String, u32)>>,
    /// What is known at the heads of loops.
    pub loops: Vec<LoopFacts>,
}

/// What holds whenever the condition of a loop is evaluated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoopFacts {
    /// The file, without folder.
    pub file: String,
    /// The line of the loop's head.
    pub line: u32,
    /// The method, for people.
    pub method: String,
    /// Integral variables with their least and their greatest value.
    pub ranges: Vec<(SmolStr, i64, i64)>,
}
