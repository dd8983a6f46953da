//! What is to be shown.

use jurat_witness::Reading;
use jurat_witness::claims::{no_path, unclaimed};
use jurat_witness::jbmc::{has_other_producer, is_dialect};
use jurat_witness::model::{Automaton, Kind, Metadata};

/// What is to be shown.
pub(super) enum Aim {
    /// That the property and the claims hold in every execution.
    Prove,
    /// That the property is violated by an execution that follows the claims.
    Follow {
        /// Whether the witness says where.
        has_target: bool,
        /// Why what the witness says is not only its claims, one after the other.
        unfollowed: Option<String>,
    },
}

impl Aim {
    /// What a witness wants to be shown.
    pub(super) fn of(reading: &Reading) -> Self {
        match (reading.witness.kind(), reading.witness.automaton()) {
            (Kind::Correctness, _) => Self::Prove,
            // JBMC's last edge is at the last step before the violation, wherever that is.
            (Kind::Violation, automaton) => Self::Follow {
                has_target: !automaton.is_some_and(is_dialect),
                unfollowed: automaton.and_then(|automaton| unfollowed(automaton, &reading.witness.metadata)),
            },
        }
    }
}

/// Why an automaton says more than its claims, one after the other.
fn unfollowed(automaton: &Automaton, metadata: &Metadata) -> Option<String> {
    // Lines and the target mean less in the dialect, and only JBMC is known to mean no more by them.
    if is_dialect(automaton) && has_other_producer(metadata) {
        return Some("the ids of its nodes are those of JBMC, and its producer is another".to_owned());
    }
    let no_path = no_path(automaton).map(|why| format!("the automaton of the witness is no path: {why}"));
    no_path.or_else(|| {
        let unclaimed = unclaimed(automaton)?;
        Some(format!("what the witness says is not looked at: {unclaimed}"))
    })
}
