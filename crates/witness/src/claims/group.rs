//! Claims of one (file, scope, line, variable), in the order of the witness.

use rustc_hash::FxHashMap;

use crate::claims::{Claim, ClaimPlace, Fact};

/// The claims about one thing at one place.
#[derive(Clone, PartialEq, Debug)]
pub struct ClaimGroup<'c> {
    /// The place that they share.
    pub place: &'c ClaimPlace,
    /// What they are about.
    pub subject: String,
    /// In the order of the witness; never empty.
    pub claims: Vec<&'c Claim>,
    /// The index of the first claim among all.
    pub first_idx: usize,
}

/// The groups, in the order of their first claims.
pub fn groups(claims: &[Claim]) -> Vec<ClaimGroup<'_>> {
    let mut index: FxHashMap<(&ClaimPlace, String), usize> = FxHashMap::default();
    let mut groups: Vec<ClaimGroup<'_>> = Vec::new();
    for (first_idx, claim) in claims.iter().enumerate() {
        let subject = claim.fact.subject();
        let group_idx = *index.entry((&claim.place, subject.clone())).or_insert_with(|| {
            groups.push(ClaimGroup { place: &claim.place, subject, claims: Vec::new(), first_idx });
            groups.len() - 1
        });
        groups[group_idx].claims.push(claim);
    }
    groups
}

impl ClaimGroup<'_> {
    /// The group in one line; many values are folded: `x = 5, 10, … 17 values`.
    pub fn summary(&self, n_shown: usize) -> String {
        let values: Vec<String> = self
            .claims
            .iter()
            .flat_map(|claim| match &claim.fact {
                Fact::Store { value, n_unstated, .. } => {
                    let unsaid = std::iter::repeat_n("?".to_owned(), (*n_unstated as usize).min(n_shown + 1));
                    std::iter::once(value.to_string()).chain(unsaid).collect::<Vec<_>>()
                }
                fact => vec![fact.to_string()],
            })
            .collect();
        let is_store = matches!(self.claims.first().map(|claim| &claim.fact), Some(Fact::Store { .. }));
        let head = if is_store { format!("{} = ", self.subject) } else { String::new() };
        let separator = if is_store { ", " } else { "; " };
        if values.len() <= n_shown {
            return format!("{head}{}", values.join(separator));
        }
        let noun = if is_store { "values" } else { "claims" };
        format!("{head}{}{separator}… {} {noun}", values[..n_shown.min(2)].join(separator), values.len())
    }
}
