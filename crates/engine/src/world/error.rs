//! What can be wrong with classes.

use thiserror::Error;

/// The JDK or the program cannot be used at all.
#[derive(Debug, Error)]
pub enum WorldError {
    /// The image of the JDK cannot be read.
    #[error("the classes of the JDK cannot be read: {0}")]
    Image(String),
    /// A class file of the program makes no sense.
    #[error("a class file of the program cannot be read: {0}")]
    Program(jurat_java::classes::Flaw),
    /// The JDK lacks a class or member without which nothing works.
    #[error("the JDK is not complete: {0}")]
    Incomplete(LinkError),
}

/// A class, member or call site that cannot be resolved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text}")]
pub struct LinkError {
    /// What is wrong, for people.
    pub text: String,
}

impl LinkError {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}
