//! How long a state may run while others wait.

use crate::state::State;

/// How long a state may run.
pub(super) enum Turn<'s> {
    /// No other state waits.
    Alone,
    /// Until it is not the one that is furthest behind any more.
    Until {
        /// The first of those that wait.
        least: &'s State,
        /// Within calls of the frame with this index, the order does not change.
        parting: usize,
    },
    /// Until it comes to the next place where states meet: it was forked, and the others wait unsorted.
    Interrupted,
}

impl<'s> Turn<'s> {
    pub(super) fn new(state: &State, least: Option<&'s State>) -> Self {
        least.map_or(Self::Alone, |least| Self::Until { least, parting: state.parting(least) })
    }

    /// Whether nothing that happens in the innermost call can end the turn, before it returns.
    pub(super) fn is_undisturbed(&self, state: &State) -> bool {
        match self {
            Self::Alone => true,
            Self::Until { parting, .. } => state.frames.len() > parting + 1,
            Self::Interrupted => false,
        }
    }

    /// Whether another state goes first, or is at the same place.
    pub(super) fn is_over(&self, state: &State) -> bool {
        match self {
            Self::Alone => false,
            Self::Until { least, .. } => !self.is_undisturbed(state) && state.compare_position(least).is_ge(),
            Self::Interrupted => true,
        }
    }
}
