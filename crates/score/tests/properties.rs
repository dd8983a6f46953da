//! What must hold of scores whatever the results are.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

mod common;

use common::{base, meta, run, scored, structure, structure_with_guests, validation, verification};
use jurat_score::{
    CountedAnswers, Judged, Results, Rules, Standings, Structure, VerifierRun, curves, validators,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const VERIFIERS: [&str; 4] = ["p", "q", "r", "guest"];
const CATEGORIES: [&str; 3] = ["A", "B", "C"];
const STATUSES: [&str; 7] = ["true", "false", "false(part)", "unknown", "TIMEOUT", "done", "ERROR (7)"];
const LINTED: [&str; 4] = [
    "done",
    "ERROR (invalid witness syntax)",
    "ERROR (witness does not exist)",
    "ERROR (unexpected witness type)",
];
const VALIDATORS: [&str; 4] = [
    "v-validate-violation-witnesses-1.0",
    "w-validate-violation-witnesses-1.0",
    "c-validate-correctness-witnesses-2.0",
    "witnesslint-validate-violation-witnesses-1.0",
];

fn competition() -> Structure {
    structure_with_guests(
        vec![
            meta("AB", &["A", "B"], CountedAnswers::All),
            meta("Overall", &["AB", "C"], CountedAnswers::All),
            meta("FalseOverall", &["AB", "C"], CountedAnswers::OnlyFalse),
            meta("TrueOverall", &["A", "B", "C"], CountedAnswers::OnlyTrue),
        ],
        &["guest"],
    )
}

/// Runs of a verifier on some of the tasks; what is expected is told by the number.
fn runs() -> impl Strategy<Value = Vec<VerifierRun>> {
    let one = (0..8_usize, select(&STATUSES[..]), 0..3_u32).prop_map(|(idx, status, time)| {
        let wanted = ["true", "false", "true", "false(part)", "true", "false", "false", ""][idx];
        run(&format!("t{idx}"), wanted, status, f64::from(time))
    });
    prop::collection::vec(one, 0..10)
}

fn results() -> impl Strategy<Value = Results> {
    let verifications = (select(&VERIFIERS[..]), select(&CATEGORIES[..]), runs())
        .prop_map(|(verifier, category, runs)| verification(verifier, category, runs));
    let answer = (0..8_usize, select(&STATUSES[..]), select(&LINTED[..]));
    let validations = (
        select(&VALIDATORS[..]),
        select(&VERIFIERS[..]),
        select(&CATEGORIES[..]),
        prop::collection::vec(answer, 0..10),
    )
        .prop_map(|(validator, verifier, category, answers)| {
            let is_linter = validator.starts_with("witnesslint");
            let named = answers
                .iter()
                .map(|(idx, status, linted)| (format!("t{idx}"), if is_linter { *linted } else { *status }));
            let named: Vec<_> = named.collect();
            let borrowed: Vec<_> = named.iter().map(|(name, status)| (name.as_str(), *status)).collect();
            validation(validator, verifier, category, &borrowed)
        });
    (prop::collection::vec(verifications, 0..9), prop::collection::vec(validations, 0..6))
        .prop_map(|(verifications, validations)| Results { verifications, validations })
}

/// All that comes out, in words.
fn all(structure: &Structure, rules: &Rules, results: &Results) -> String {
    let (judged, standings) = scored(structure, rules, results);
    let plots: Vec<_> =
        structure.table_order().iter().map(|id| curves(structure, &judged, &standings, *id)).collect();
    let tracks = validators(structure, rules, results, &judged);
    format!("{judged:#?}\n{standings:#?}\n{plots:#?}\n{tracks:#?}")
}

fn score(structure: &Structure, standings: &Standings, category: &str, verifier: &str) -> Option<f64> {
    let standing = standings.of(structure.find(category).unwrap())?;
    standing.entry(verifier).map(|entry| entry.score)
}

fn rank(structure: &Structure, standings: &Standings, category: &str, verifier: &str) -> Option<usize> {
    let standing = standings.of(structure.find(category).unwrap())?;
    standing.entry(verifier)?.place.rank()
}

fn rules() -> impl Strategy<Value = Rules> {
    let odd = "[points]\nunconfirmed-true = 1\n[witnesses]\nwrong-factor = 2\n[tasks]\nvoid-count = true\n";
    select(vec![Rules::svcomp_2016(), Rules::svcomp_2026(), Rules::read("odd", odd).unwrap()])
}

/// One result for each task, without validators: what changes of one run changes nothing else.
fn simple() -> impl Strategy<Value = Results> {
    let statuses = prop::collection::vec(select(&STATUSES[..]), 7);
    let pairs: Vec<_> = VERIFIERS.iter().flat_map(|v| CATEGORIES.iter().map(move |c| (*v, *c))).collect();
    prop::collection::vec(statuses, pairs.len()).prop_map(move |all| {
        let verification = |((verifier, category), statuses): (&(&str, &str), &Vec<&str>)| {
            let runs = statuses.iter().enumerate().map(|(idx, status)| {
                let wanted = ["true", "false", "true", "false(part)", "true", "false", "false"][idx];
                run(&format!("t{idx}"), wanted, status, 1.0)
            });
            verification(verifier, category, runs.collect())
        };
        let verifications = pairs.iter().zip(&all).map(verification).collect();
        Results { verifications, validations: Vec::new() }
    })
}

proptest! {
    #[test]
    fn the_order_of_inputs_does_not_matter(
        results in results(),
        seed in any::<[u8; 16]>(),
        rules in rules(),
    ) {
        let structure = competition();
        let mut shuffled = results.clone();
        let mut keys = seed.iter().cycle();
        let mut key = || *keys.next().unwrap();
        shuffled.verifications.sort_by_cached_key(|_| key());
        shuffled.validations.sort_by_cached_key(|_| key());
        for verification in &mut shuffled.verifications {
            verification.runs.sort_by_cached_key(|_| key());
        }
        for validation in &mut shuffled.validations {
            validation.answers.sort_by_cached_key(|_| key());
        }
        prop_assert_eq!(all(&structure, &rules, &results), all(&structure, &rules, &shuffled));
    }

    /// Neither where the verifier had no result for a task that others have, nor, in a base category, for a new one.
    #[test]
    fn an_unknown_changes_no_score(results in simple(), at in any::<Index>(), removed in any::<Index>(), rules in rules()) {
        let structure = competition();
        let mut with = results;
        let idx = at.index(with.verifications.len());
        let runs = &mut with.verifications[idx].runs;
        let run_idx = removed.index(runs.len());
        let wanted = ["true", "false", "true", "false(part)", "true", "false", "false"][run_idx];
        runs[run_idx] = run(&format!("t{run_idx}"), wanted, "unknown", 1.0);
        let mut without = with.clone();
        without.verifications[idx].runs.remove(run_idx);
        let (_, before) = scored(&structure, &rules, &without);
        let (_, after) = scored(&structure, &rules, &with);
        for category in ["A", "B", "C", "AB", "Overall", "FalseOverall", "TrueOverall"] {
            for verifier in VERIFIERS {
                prop_assert_eq!(score(&structure, &before, category, verifier), score(&structure, &after, category, verifier));
            }
        }
        with.verifications[idx].runs.push(run("new", "true", "unknown", 1.0));
        let (_, after) = scored(&structure, &rules, &with);
        for category in CATEGORIES {
            for verifier in VERIFIERS {
                prop_assert_eq!(score(&structure, &before, category, verifier), score(&structure, &after, category, verifier));
            }
        }
    }

    /// Neither the score nor the rank of who gives it, in any category.
    #[test]
    fn a_wrong_answer_never_helps(results in simple(), at in any::<Index>(), changed in any::<Index>(), rules in rules()) {
        let structure = competition();
        let mut worse = results.clone();
        let idx = at.index(worse.verifications.len());
        let verification = &mut worse.verifications[idx];
        let verifier = verification.verifier.clone();
        let run_idx = changed.index(verification.runs.len());
        let (wanted, wrong) =
            [("true", "false"), ("false", "true"), ("true", "false"), ("false(part)", "true"), ("true", "false"), ("false", "true"), ("false", "true")][run_idx];
        verification.runs[run_idx] = run(&format!("t{run_idx}"), wanted, wrong, 0.0);
        let mut silent = worse.clone();
        silent.verifications[idx].runs[run_idx] = run(&format!("t{run_idx}"), wanted, "unknown", 1.0);
        let standings_of = |results| scored(&structure, &rules, results).1;
        let after = standings_of(&worse);
        let all = ["A", "B", "C", "AB", "Overall", "FalseOverall", "TrueOverall"];
        // Where only some answers count, the answer before may have been wrong, and the new one does not count.
        for (before, categories) in [(standings_of(&silent), &all[..]), (standings_of(&results), &all[..5])] {
            for category in categories {
                let [old, new] = [&before, &after].map(|it| score(&structure, it, category, &verifier));
                prop_assert!(new <= old, "{category}: {old:?} becomes {new:?}");
                let [old, new] = [&before, &after].map(|it| rank(&structure, it, category, &verifier));
                prop_assert!(new >= old, "{category}: rank {old:?} becomes {new:?}");
            }
        }
    }

    /// The plot is the same data as the table.
    #[test]
    fn curves_end_at_the_score(results in results(), rules in rules()) {
        let structure = competition();
        let (judged, standings): (Judged, Standings) = scored(&structure, &rules, &results);
        for standing in &standings.categories {
            for (curve, entry) in curves(&structure, &judged, &standings, standing.category).iter().zip(&standing.entries) {
                prop_assert!((curve.end() - entry.score).abs() < 1e-6, "{curve:?} but {}", entry.score);
                prop_assert!(curve.points.is_sorted_by_key(|(_, time)| *time));
                prop_assert!(curve.start <= 0.0);
            }
        }
    }

    /// Whoever is always right has the maximum, and nobody has more.
    #[test]
    fn nobody_has_more_than_the_maximum(results in results(), rules in rules()) {
        let structure = competition();
        let (_, standings) = scored(&structure, &rules, &results);
        for standing in &standings.categories {
            for entry in &standing.entries {
                prop_assert!(entry.score <= standing.max_score + 1e-9);
            }
        }
    }
}

#[test]
fn perfection_is_the_maximum() {
    let structure = structure(vec![base("A")]);
    let runs = vec![run("t", "true", "true", 1.0), run("f", "false(part)", "false(part)", 1.0)];
    let results = Results { verifications: vec![verification("p", "A", runs)], validations: Vec::new() };
    let (_, standings) = scored(&structure, &Rules::svcomp_2026(), &results);
    assert!((standings.categories[0].entries[0].score - standings.categories[0].max_score).abs() < 1e-9);
}
