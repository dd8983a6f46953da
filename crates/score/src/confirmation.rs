//! How many witnesses each validator has confirmed.

use std::collections::BTreeMap;

use crate::structure::WitnessKind;

/// How many witnesses of a verifier each validator has confirmed, over all base categories.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmation {
    /// Whose witnesses.
    pub verifier: String,
    /// Which witnesses.
    pub kind: WitnessKind,
    /// The correct answers that should have such a witness, in categories where a validator has looked at some.
    pub n_answers: usize,
    /// Those that at least one validator has confirmed.
    pub n_confirmed: usize,
    /// What each validator has confirmed, by its name in result files.
    pub by: BTreeMap<String, usize>,
}

impl Confirmation {
    /// A count as a share of the answers, in per cent; absent if there are none.
    pub fn per_cent(&self, n_confirmed: usize) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "nobody has so many runs")]
        let share = n_confirmed as f64 / self.n_answers as f64;
        (self.n_answers > 0).then_some(100.0 * share)
    }
}

/// Adds up confirmations over categories.
#[derive(Default)]
pub(crate) struct Confirmations(BTreeMap<(WitnessKind, String), Confirmation>);

impl Confirmations {
    /// A correct answer, and who has confirmed its witness; `asked` are all that look at such witnesses in its category.
    pub(crate) fn count<'v>(
        &mut self,
        verifier: &str,
        kind: WitnessKind,
        asked: impl Iterator<Item = (&'v str, bool)>,
    ) {
        let confirmation = self.0.entry((kind, verifier.to_owned())).or_insert_with(|| Confirmation {
            verifier: verifier.to_owned(),
            kind,
            n_answers: 0,
            n_confirmed: 0,
            by: BTreeMap::new(),
        });
        confirmation.n_answers += 1;
        let mut is_confirmed = false;
        for (validator, confirms) in asked {
            is_confirmed |= confirms;
            match confirmation.by.get_mut(validator) {
                Some(count) => *count += usize::from(confirms),
                None => {
                    confirmation.by.insert(validator.to_owned(), usize::from(confirms));
                }
            }
        }
        confirmation.n_confirmed += usize::from(is_confirmed);
    }

    /// Those of other categories.
    pub(crate) fn add(&mut self, others: Self) {
        for (key, other) in others.0 {
            let Some(confirmation) = self.0.get_mut(&key) else {
                self.0.insert(key, other);
                continue;
            };
            confirmation.n_answers += other.n_answers;
            confirmation.n_confirmed += other.n_confirmed;
            for (validator, count) in other.by {
                *confirmation.by.entry(validator).or_default() += count;
            }
        }
    }

    pub(crate) fn finish(self) -> Vec<Confirmation> {
        self.0.into_values().collect()
    }
}
