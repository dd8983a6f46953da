//! Who comes first: by score, then by CPU time.

use std::cmp::Reverse;
use std::time::Duration;

/// What decides about a rank.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Merit {
    /// The score.
    pub score: f64,
    /// CPU time of the correct runs that count; absent if there is none.
    pub cpu_time: Option<Duration>,
}

impl Merit {
    /// Sorts the best first. At the same score, who was faster; behind them who has no correct run at all.
    ///
    /// Scores of meta categories are sums of fractions. What differs only because such sums are not exact is the same.
    pub fn key(&self) -> impl Ord + use<> {
        #[expect(clippy::cast_possible_truncation, reason = "scores are below 2^40, so this is below 2^63")]
        let score = (self.score * 1e6).round() as i64;
        (Reverse(score), self.cpu_time.is_none(), self.cpu_time)
    }
}

/// The rank of each, in the order given: 1 for the best. Who has the same merit has the same rank, and the next one
/// comes as many ranks behind.
pub fn ranks(merits: &[Merit]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..merits.len()).collect();
    order.sort_by_key(|idx| merits[*idx].key());
    let mut ranks = vec![0; merits.len()];
    let mut rank = 0;
    for (position, idx) in order.iter().enumerate() {
        let is_tie = position > 0 && merits[order[position - 1]].key() == merits[*idx].key();
        if !is_tie {
            rank = position + 1;
        }
        ranks[*idx] = rank;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merit(score: f64, seconds: Option<u64>) -> Merit {
        Merit { score, cpu_time: seconds.map(Duration::from_secs) }
    }

    #[test]
    fn time_decides_between_equal_scores() {
        let merits = [merit(5.0, Some(9)), merit(7.0, Some(100)), merit(5.0, Some(3)), merit(-1.0, Some(1))];
        assert_eq!(ranks(&merits), [3, 1, 2, 4]);
    }

    #[test]
    fn equal_merits_share_a_rank() {
        let merits = [merit(5.0, Some(3)), merit(5.0, Some(3)), merit(1.0, Some(1))];
        assert_eq!(ranks(&merits), [1, 1, 3]);
        assert_eq!(ranks(&[]), [0; 0]);
        // 0.1 + 0.2 is not 0.3.
        assert_eq!(ranks(&[merit(0.1 + 0.2, Some(2)), merit(0.3, Some(1))]), [2, 1]);
    }

    #[test]
    fn nothing_solved_is_not_fast() {
        assert_eq!(ranks(&[merit(0.0, None), merit(0.0, Some(99)), merit(0.0, None)]), [2, 1, 2]);
    }
}
