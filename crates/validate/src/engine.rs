//! What is told of an engine, and which of them is asked.
//!
//! The engines themselves are in `engines`, a file each.

/// An engine, as people know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Engine {
    /// As the command line and the reports have it.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// Whether it can be asked about a program with inputs, without a witness that gives them.
    pub explores: bool,
    /// Why the property holds if it says so.
    pub proof: &'static str,
    /// Whose opinion its proofs are, if Jurat does not vouch for them.
    pub opinion_of: Option<&'static str>,
    /// A violation of its own that does not happen on the JVM.
    pub counterexample: &'static str,
}

/// Which engine is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EngineChoice {
    /// The JVM where one run decides, else Jurat's own engine, and where that gives up, JBMC for violations.
    #[default]
    Auto,
    /// Jurat's own engine, and where that gives up, JBMC for violations.
    Prove,
    /// Only this one.
    Only(Engine),
}
