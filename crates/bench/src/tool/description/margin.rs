//! What is held back of a limit when a tool is told of it: a tool that obeys to the last moment would be ended by the limit itself.

use std::time::Duration;

use serde::Deserialize;

/// A share of a limit. Of times it is at least two seconds, because a tool that counts the wall time does not know the
/// CPU time of its threads, but never more than half.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(try_from = "f64")]
pub(crate) struct Margin(f64);

const LEAST: Duration = Duration::from_secs(2);

impl Margin {
    /// What a tool is told of a limit on its time.
    pub(crate) fn of_time(self, limit: Duration) -> Duration {
        if self.0 == 0.0 {
            return limit;
        }
        limit.saturating_sub(limit.mul_f64(self.0).max(LEAST).min(limit / 2))
    }

    /// What a tool is told of a limit on its memory.
    #[expect(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a share of a size is a size")]
    pub(crate) fn of_memory(self, limit: u64) -> u64 {
        limit - (limit as f64 * self.0) as u64
    }
}

impl TryFrom<f64> for Margin {
    type Error = String;

    fn try_from(share: f64) -> Result<Self, String> {
        if (0.0..=0.5).contains(&share) {
            Ok(Self(share))
        } else {
            Err(format!("the margin {share} is not between 0 and 0.5"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_held_back() {
        let margin = Margin(0.05);
        let seconds = Duration::from_secs;
        assert_eq!(margin.of_time(seconds(900)), seconds(855));
        assert_eq!(margin.of_time(seconds(10)), seconds(8));
        assert_eq!(margin.of_time(seconds(1)), Duration::from_millis(500));
        assert_eq!(margin.of_memory(1_000_000), 950_000);
        assert_eq!(Margin::default().of_time(seconds(10)), seconds(10));
        assert_eq!(Margin::default().of_memory(10), 10);
        assert!(Margin::try_from(0.6).is_err());
    }
}
