//! Numbers as the site shows them.

use std::time::Duration;

use jurat_bench::model::{ExpectedVerdict, ResultCategory};
use jurat_compete::model::{Validator, Verifier};
use jurat_compete::opinion::Opinion;
use jurat_score::Rank;
use jurat_score::judge::WitnessFate;

/// A score, which is a whole number for people.
pub(super) fn score(score: f64) -> String {
    // Without a minus before a zero.
    format!("{:.0}", score.round() + 0.0)
}

/// A time, with three significant digits at most.
pub(super) fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        ..10.0 => format!("{seconds:.2} s"),
        10.0..100.0 => format!("{seconds:.1} s"),
        100.0..6000.0 => format!("{seconds:.0} s"),
        _ => format!("{:.1} h", seconds / 3600.0),
    }
}

pub(super) fn some_time(duration: Option<Duration>) -> String {
    duration.map(time).unwrap_or_default()
}

#[expect(clippy::cast_precision_loss, reason = "one digit behind the point is shown")]
pub(super) fn memory(bytes: u64) -> String {
    match bytes {
        ..1_000_000_000 => format!("{:.0} MB", bytes as f64 / 1e6),
        _ => format!("{:.1} GB", bytes as f64 / 1e9),
    }
}

pub(super) fn expected(expected: Option<&ExpectedVerdict>) -> String {
    expected.map_or_else(|| "nobody knows".to_owned(), ToString::to_string)
}

/// The place, and which of the three medals it is.
pub(super) fn place(place: Rank) -> (String, Option<usize>) {
    match place {
        Rank::Ranked(rank) => (rank.to_string(), medal(Some(rank))),
        Rank::HorsConcours => ("hors concours".to_owned(), None),
        Rank::OptedOut => ("opted out".to_owned(), None),
    }
}

/// Which of the three medals goes with a rank.
pub(super) fn medal(rank: Option<usize>) -> Option<usize> {
    rank.filter(|rank| *rank <= 3)
}

/// As what a verifier takes part.
pub(super) fn verifier_role(verifier: &Verifier) -> &'static str {
    if verifier.hors_concours { "verifier, hors concours" } else { "verifier" }
}

/// As what a validator takes part.
pub(super) fn validator_role(validator: &Validator) -> String {
    let kinds: Vec<String> = validator.kinds.iter().map(ToString::to_string).collect();
    format!("validator of {} witnesses", kinds.join(" and "))
}

/// What became of an answer, for people.
pub(super) fn judgement(category: ResultCategory) -> &'static str {
    match category {
        ResultCategory::Correct => "correct",
        ResultCategory::CorrectUnconfirmed => "correct, but not confirmed",
        ResultCategory::Wrong => "wrong",
        ResultCategory::Unknown => "no answer",
        ResultCategory::Error => "error",
        ResultCategory::Missing => "does not count",
    }
}

/// What became of a witness, for people.
pub(super) fn witness(witness: WitnessFate) -> &'static str {
    match witness {
        WitnessFate::NotAsked => "",
        WitnessFate::Confirmed => "confirmed",
        WitnessFate::Unconfirmed => "not confirmed",
        WitnessFate::Missing => "missing",
        WitnessFate::Mismatch => "about the other answer",
        WitnessFate::Invalid => "breaks the rules of its format",
    }
}

/// What a validator holds of a witness, for people.
pub(super) fn opinion(opinion: Opinion) -> &'static str {
    match opinion {
        Opinion::Confirmed => "confirmed",
        Opinion::Refuted => "refuted",
        Opinion::Unknown => "unknown",
        Opinion::Error => "error",
    }
}

/// Points with their sign.
pub(super) fn points(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}
