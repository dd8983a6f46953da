//! Scores for programs.

use jurat_score::{CategoryId, CategoryStanding, CountedAnswers, Rank, StandingEntry, Track};
use serde_json::{Value, json};

use super::Scores;

/// Everything as one JSON document. Times are in seconds; `notes` are what to know before relying on it.
pub fn json(scores: &Scores<'_>, notes: &[String]) -> String {
    let value = json!({
        "competition": scores.structure.competition,
        "year": scores.structure.year,
        "rules": scores.rules.name,
        "categories": scores.standings.categories.iter().map(|it| category(scores, it)).collect::<Vec<_>>(),
        "confirmations": scores.judged.confirmations.iter().map(|it| json!({
            "verifier": it.verifier,
            "kind": it.kind.to_string(),
            "answers": it.n_answers,
            "confirmed": it.n_confirmed,
            "by": it.by,
        })).collect::<Vec<_>>(),
        "validators": scores.tracks.iter().map(|it| track(scores, it)).collect::<Vec<_>>(),
        "notes": notes,
    });
    let mut text = serde_json::to_string_pretty(&value).expect("strings and numbers are JSON");
    text.push('\n');
    text
}

fn category(scores: &Scores<'_>, standing: &CategoryStanding) -> Value {
    let category = scores.structure.category(standing.category);
    let names = |ids: &mut dyn Iterator<Item = CategoryId>| {
        ids.map(|id| scores.category_name(id)).collect::<Vec<_>>()
    };
    json!({
        "name": category.name,
        "members": names(&mut scores.structure.members(standing.category)),
        "answers": match category.answers() {
            CountedAnswers::All => "all",
            CountedAnswers::OnlyFalse => "false",
            CountedAnswers::OnlyTrue => "true",
        },
        "demo": category.is_demo,
        "tasks": { "true": standing.n_true, "false": standing.n_false, "void": standing.n_void },
        "max_score": standing.max_score,
        "verifiers": standing.entries.iter().map(entry).collect::<Vec<_>>(),
    })
}

fn entry(entry: &StandingEntry) -> Value {
    let tally = &entry.tally;
    json!({
        "verifier": entry.verifier,
        "rank": entry.place.rank(),
        "place": match entry.place {
            Rank::Ranked(_) => "ranked",
            Rank::HorsConcours => "hors concours",
            Rank::OptedOut => "opted out",
        },
        "score": entry.score,
        "cpu_seconds": entry.cpu_time.as_secs_f64(),
        "all_cpu_seconds": tally.cpu_time.as_secs_f64(),
        "correct_true": tally.when_true.n_correct,
        "correct_false": tally.when_false.n_correct,
        "unconfirmed_true": tally.when_true.n_unconfirmed,
        "unconfirmed_false": tally.when_false.n_unconfirmed,
        "wrong_true": tally.when_true.n_wrong,
        "wrong_false": tally.when_false.n_wrong,
        "unknown": tally.n_unknown,
        "error": tally.n_error,
    })
}

fn track(scores: &Scores<'_>, track: &Track) -> Value {
    json!({
        "kind": track.kind.to_string(),
        "version": track.version,
        "categories": track.categories.iter().map(|standing| json!({
            "name": scores.category_name(standing.category),
            "witnesses": { "correct": standing.n_correct, "wrong": standing.n_wrong, "void": standing.n_void },
            "max_score": standing.max_score,
            "validators": standing.entries.iter().map(|entry| json!({
                "validator": entry.validator,
                "rank": entry.rank,
                "score": entry.score,
                "cpu_seconds": entry.tally.cpu_time.as_secs_f64(),
                "confirmed": entry.tally.n_confirmed,
                "refuted": entry.tally.n_refuted,
                "wrongly_confirmed": entry.tally.n_wrongly_confirmed,
                "wrongly_refuted": entry.tally.n_wrongly_refuted,
            })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
    })
}
