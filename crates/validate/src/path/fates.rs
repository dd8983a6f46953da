//! What became of the claims of a violation witness.

use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::Target;

use crate::checks::{Dropped, Fate, Wildcard};
use crate::outcome::Outcome;
use crate::path::Path;

/// What became of each claim.
pub(crate) fn fates(claims: &[Claim], path: &Path, outcome: &Outcome) -> Vec<Fate> {
    let n_followed = match outcome {
        Outcome::Violated(violation) => Some(violation.n_followed),
        Outcome::Holds | Outcome::Undecided(_) => None,
    };
    let mut fates: Vec<Fate> =
        claims.iter().map(|claim| unfollowed(claim, path, n_followed.is_some())).collect();
    for (number, step) in path.steps.iter().enumerate() {
        let is_followed = n_followed.is_some_and(|n_followed| number < n_followed);
        fates[step.claim.index()] =
            if is_followed { Fate::Followed } else { Fate::Dropped(Dropped::NotReached) };
    }
    fates
}

/// What became of a claim that gives no input.
fn unfollowed(claim: &Claim, path: &Path, is_violated: bool) -> Fate {
    match &claim.fact {
        Fact::Violation if is_violated && path.target.is_some() => Fate::Followed,
        Fact::Return { constraint: Some(_), .. } => Fate::Dropped(Dropped::NotAnInput),
        Fact::Condition { expression, .. } if expression.contains("\\result") => {
            Fate::Dropped(Dropped::NotAnInput)
        }
        Fact::Condition { .. } if path.obscure.is_some() => Fate::Dropped(Dropped::NotAnInput),
        Fact::Store { target: Target::Internal(_), .. } => Fate::Wildcard(Wildcard::VerifiersOwn),
        Fact::Store { .. } | Fact::Condition { .. } => Fate::Wildcard(Wildcard::Consequence),
        _ => Fate::Wildcard(Wildcard::Path),
    }
}
