//! One rule, one file, named after the rule; the directories follow the ranges of the codes.

pub(super) mod automaton;
pub(super) mod expression;
pub(super) mod file;
pub(super) mod graphml;
pub(super) mod metadata;
pub(super) mod program;
pub(super) mod yaml;
