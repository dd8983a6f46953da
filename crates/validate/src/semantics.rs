//! How the claims about a statement are matched with its executions.

/// How the claims about a statement are matched with its executions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Semantics {
    /// What an execution stores, in its order, is a sub-sequence of what is claimed.
    #[default]
    Sequence,
    /// In the k-th call of a method, the k-th claim holds: the published method monitor.
    Counter,
    /// Whatever is stored is one of the claimed values.
    Any,
}

impl Semantics {
    /// As the command line has it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Sequence => "sequence",
            Self::Counter => "counter",
            Self::Any => "any",
        }
    }
}
