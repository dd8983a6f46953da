//! Whether there is an execution on a path.

use jurat_solver::Model;

/// Whether there is an execution on a path.
#[derive(Clone)]
pub(crate) enum Feasibility {
    /// There is: with these values of the variables the whole path condition holds.
    Shown(Model),
    /// The solver gave up on it. If no violation lies on the path, it does not matter whether there is one.
    Open,
}

impl Feasibility {
    /// Values for which the path condition holds, if there are any that are known.
    pub(crate) fn model(&self) -> Option<&Model> {
        match self {
            Self::Shown(model) => Some(model),
            Self::Open => None,
        }
    }

    /// That of two paths that became one.
    pub(crate) fn or(&self, other: &Self) -> Self {
        if let Self::Shown(_) = self { self.clone() } else { other.clone() }
    }
}
