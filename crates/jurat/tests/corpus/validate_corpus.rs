//! Validates every witness of `corpus/programs`: valid ones are True, invalid ones never.

use std::sync::LazyLock;

use jurat_validate::{Category, Semantics, Verdict};

use crate::common::cases::{Case, Witness, cases, for_each, witnesses, words};

/// At most this share of the valid witnesses may be left undecided.
const MAX_UNKNOWN_PERCENT: usize = 10;

/// As many valid witnesses the published method monitor calls false, or a few less: it has one index for each call of a
/// method, and so no place for a line that runs twice in a call, or not at all.
const MAX_SPURIOUS_BY_COUNTING: usize = 47;

static CASES: LazyLock<Vec<Case>> = LazyLock::new(cases);

/// The verdicts on one witness.
struct Row {
    witness: Witness<'static>,
    sequence: Verdict,
    any: Verdict,
    counter: Verdict,
}

/// All rows; made once for all tests.
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let witnesses = witnesses(&CASES);
    let verdicts = for_each(&witnesses, |witness, builder| {
        let mut verdict = |semantics| witness.validate(&witness.reading, semantics, builder).verdict;
        let sequence = verdict(Semantics::Sequence);
        // Of a violation one execution is looked at, whatever the semantics of claims about all.
        if witness.case.jbmc != "True" {
            return (sequence.clone(), sequence.clone(), sequence);
        }
        (sequence, verdict(Semantics::Any), verdict(Semantics::Counter))
    });
    let rows = witnesses.into_iter().zip(verdicts);
    rows.map(|(witness, (sequence, any, counter))| Row { witness, sequence, any, counter }).collect()
});

/// The rows of correctness witnesses that something is wrong with, in words.
fn wrong(is_wrong: impl Fn(&Row) -> bool, verdict: impl Fn(&Row) -> &Verdict) -> Vec<String> {
    let correctness = ROWS.iter().filter(|row| row.witness.case.jbmc == "True");
    correctness
        .filter(|row| is_wrong(row))
        .map(|row| format!("{}: {}", row.witness.name(), words(verdict(row))))
        .collect()
}

#[test]
fn valid_witnesses_are_true() {
    let allowed = |row: &Row| {
        matches!(row.sequence, Verdict::Unknown(_)) && row.witness.case.unknown.contains_key(row.witness.kind)
    };
    let wrong = wrong(
        |row| row.witness.is_valid() && row.sequence != Verdict::True && !allowed(row),
        |row| &row.sequence,
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn few_valid_witnesses_are_left_undecided() {
    let valid: Vec<&Row> = ROWS.iter().filter(|row| row.witness.is_valid()).collect();
    let n_unknown = valid.iter().filter(|row| row.sequence != Verdict::True).count();
    assert!(valid.len() >= 150, "only {} valid witnesses", valid.len());
    assert!(n_unknown * 100 <= valid.len() * MAX_UNKNOWN_PERCENT, "{n_unknown} of {}", valid.len());
}

#[test]
fn what_may_be_undecided_is_still_undecided() {
    let decided = wrong(
        |row| {
            row.witness.case.unknown.contains_key(row.witness.kind)
                && !matches!(row.sequence, Verdict::Unknown(_))
        },
        |row| &row.sequence,
    );
    assert!(decided.is_empty(), "these need no excuse in expect.toml any more: {decided:#?}");
}

#[test]
fn invalid_witnesses_are_false() {
    let wrong = wrong(
        |row| {
            let is_invalid = !row.witness.case.holds || row.witness.invalid().is_some();
            let is_excused = row.witness.case.unknown.contains_key(row.witness.kind);
            match row.sequence {
                Verdict::True => is_invalid,
                Verdict::False(_) => false,
                Verdict::Unknown(_) => is_invalid && !is_excused,
            }
        },
        |row| &row.sequence,
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_woven_program_compiles() {
    let does_not_compile =
        |verdict: &Verdict| matches!(verdict.category(), Category::Compilation | Category::Extraction);
    let sequence = wrong(|row| does_not_compile(&row.sequence), |row| &row.sequence);
    let counter = wrong(|row| does_not_compile(&row.counter), |row| &row.counter);
    assert!(sequence.is_empty() && counter.is_empty(), "{sequence:#?} {counter:#?}");
}

/// A violation that JBMC found is confirmed if it happens on the JVM, and a program without one is proved to have none.
#[test]
fn violation_witnesses_are_confirmed_or_refuted() {
    let violations = ROWS.iter().filter(|row| row.witness.case.jbmc == "False");
    let rows: Vec<&Row> = violations.collect();
    let wrong = |row: &&&Row| match row.sequence {
        Verdict::True => !row.witness.case.holds,
        Verdict::False(_) => row.witness.case.holds,
        Verdict::Unknown(_) => false,
    };
    let undecided = |row: &&&Row| matches!(row.sequence, Verdict::Unknown(_));
    let words = |row: &&Row| format!("{}: {}", row.witness.name(), words(&row.sequence));
    let wrong: Vec<String> = rows.iter().filter(wrong).map(words).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let undecided: Vec<String> = rows.iter().filter(undecided).map(words).collect();
    assert!(rows.len() > 30);
    assert!(undecided.len() * 100 <= rows.len() * MAX_UNKNOWN_PERCENT, "of {}: {undecided:#?}", rows.len());
}

/// A value out of the whole group is less than one in its place.
#[test]
fn membership_accepts_what_sequences_accept() {
    let wrong = wrong(|row| row.sequence == Verdict::True && row.any != Verdict::True, |row| &row.any);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_published_monitor_calls_some_valid_witnesses_false() {
    let spurious =
        wrong(|row| row.witness.is_valid() && matches!(row.counter, Verdict::False(_)), |row| &row.counter);
    assert!(spurious.len() <= MAX_SPURIOUS_BY_COUNTING, "{} {spurious:#?}", spurious.len());
}

#[test]
fn no_semantics_makes_a_false_program_true() {
    let any = wrong(|row| !row.witness.case.holds && row.any == Verdict::True, |row| &row.any);
    let counter = wrong(|row| !row.witness.case.holds && row.counter == Verdict::True, |row| &row.counter);
    assert!(any.is_empty() && counter.is_empty(), "{any:#?} {counter:#?}");
}
