//! The published formulas, on numbers alone.

/// The score in a meta category of the scores and numbers of tasks of its members, so that each member has the same
/// weight however many tasks it has: S = (Σ sᵢ/nᵢ) · (Σ nᵢ) / k. Members without tasks do not count; absent if there is
/// no other.
pub fn normalised(members: impl IntoIterator<Item = (f64, usize)>) -> Option<f64> {
    let (mut sum, mut n_tasks, mut k) = (0.0, 0_usize, 0_usize);
    for (score, n) in members.into_iter().filter(|(_, n)| *n > 0) {
        sum += score / float(n);
        n_tasks += n;
        k += 1;
    }
    (k > 0).then(|| sum * float(n_tasks) / float(k))
}

/// The score of a validator in a base category: points for correct and for wrong witnesses with the same weight, however
/// many there are of each. Each pair is points and number of witnesses; a class without witnesses does not count.
pub fn validator_score(classes: [(i64, usize); 2]) -> Option<f64> {
    #[expect(clippy::cast_precision_loss, reason = "points of all runs of a competition are far below 2^52")]
    let points = |points: i64| points as f64;
    normalised(classes.map(|(sum, n)| (points(sum), n)))
}

#[expect(clippy::cast_precision_loss, reason = "nobody has 2^52 tasks")]
pub(crate) fn float(n: usize) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_have_the_same_weight() {
        // (10/10 + 50/100) · 110 / 2
        assert_eq!(normalised([(10.0, 10), (50.0, 100)]), Some(82.5));
        assert_eq!(normalised([(10.0, 10), (50.0, 100), (0.0, 0)]), Some(82.5));
        assert_eq!(normalised([(-32.0, 4)]), Some(-32.0));
        assert_eq!(normalised([]), None);
        assert_eq!(normalised([(0.0, 0)]), None);
    }

    #[test]
    fn classes_of_witnesses_have_the_same_weight() {
        // (18/12 + 2/2) / 2 · 14
        assert_eq!(validator_score([(18, 12), (2, 2)]), Some(17.5));
        assert_eq!(validator_score([(18, 10), (0, 0)]), Some(18.0));
        assert_eq!(validator_score([(0, 0), (-16, 1)]), Some(-16.0));
        assert_eq!(validator_score([(0, 0), (0, 0)]), None);
    }
}
