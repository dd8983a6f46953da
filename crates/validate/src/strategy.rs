//! How Jurat's own engine looks for an answer.

/// How Jurat's own engine looks for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Single executions for a short time, then all of them, and where that gives up, single ones again.
    Auto,
    /// All executions.
    #[default]
    Prove,
    /// Single executions: only a violation can come out.
    Search,
}
