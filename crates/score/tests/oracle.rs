//! Random competitions, scored by the crate and once more by the plainest reading of the rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]
#![expect(clippy::cast_precision_loss, reason = "the competitions are small")]
#![expect(clippy::float_cmp, reason = "what is compared was rounded before")]

mod common;
mod naive;

use std::collections::BTreeSet;
use std::time::Duration;

use common::{scored, task};
use jurat_bench::model::{ResultCategory, RunResult};
use jurat_score::structure::{Draft, DraftCategory, ListedParticipant};
use jurat_score::{
    CountedAnswers, Curve, Judged, Rank, Results, Rules, StandingEntry, Structure, ValidatorRun,
    ValidatorRuns, VerifierRun, VerifierRuns, WitnessKind, curves, validators,
};
use naive::{Counts, Group, Naive, Points};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::TestCaseError;

const VERIFIERS: [&str; 4] = ["p", "q", "r", "guest"];
const BASES: [&str; 4] = ["A", "B", "C", "D"];
const METAS: [&str; 3] = ["M", "N", "O"];
const STATUSES: [&str; 8] = [
    "true",
    "true",
    "false",
    "false(part)",
    "false(other)",
    "unknown",
    "TIMEOUT (true)",
    "invalid task (true)",
];
const LINTED: [&str; 4] = [
    "done",
    "ERROR (invalid witness syntax)",
    "ERROR (witness does not exist)",
    "ERROR (unexpected witness type)",
];
const VALIDATORS: [&str; 7] = [
    "a-validate-violation-witnesses-1.0",
    "b-validate-violation-witnesses-1.0",
    "c-validate-violation-witnesses-2.0",
    "a-validate-correctness-witnesses-2.0",
    "d-validate-correctness-witnesses-2.0",
    "witnesslint-validate-violation-witnesses-1.0",
    "witnesslint-validate-violation-witnesses-2.0",
];

/// A structure with, for each verifier, the categories that it opted out of.
#[derive(Clone, Debug)]
struct Competition {
    groups: Vec<Group>,
    opted_out: Vec<(String, String)>,
}

fn competition() -> impl Strategy<Value = Competition> {
    let members = (
        subsequence(&BASES[..], 1..4),
        subsequence(&["A", "B", "C", "D", "M"][..], 1..5),
        subsequence(&["A", "M", "N"][..], 1..3),
    );
    let counts = prop::collection::vec(select(vec![Counts::All, Counts::False, Counts::True]), 3);
    let flags = prop::collection::vec(0..6_u8, 7);
    let listed = subsequence(&VERIFIERS[..], 0..4);
    let out = prop::collection::vec((select(&VERIFIERS[..]), select(&["A", "M", "O"][..])), 0..3);
    (members, counts, flags, listed, out).prop_map(|((m, n, o), counts, flags, listed, out)| {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect::<Vec<_>>();
        let bases = BASES.iter().zip(&flags).map(|(name, flag)| Group {
            name: (*name).to_owned(),
            members: Vec::new(),
            counts: Counts::All,
            verifiers: Vec::new(),
            is_demo: *flag == 0,
            is_validation_only: *flag == 1,
        });
        let metas = METAS.iter().zip([m, n, o]).zip(counts).zip(&flags[4..]).map(
            |(((name, members), counts), flag)| Group {
                name: (*name).to_owned(),
                members: owned(members),
                counts,
                verifiers: if *flag == 2 { owned(listed.clone()) } else { Vec::new() },
                is_demo: *flag == 0,
                is_validation_only: false,
            },
        );
        let opted_out =
            out.into_iter().map(|(verifier, category)| (verifier.to_owned(), category.to_owned()));
        Competition { groups: bases.chain(metas).collect(), opted_out: opted_out.collect() }
    })
}

impl Competition {
    fn structure(&self) -> Structure {
        let out = |category: &str| {
            let of = self.opted_out.iter().filter(|(_, name)| name == category);
            of.map(|(verifier, _)| verifier.clone()).collect()
        };
        let categories = self.groups.iter().map(|group| DraftCategory {
            name: group.name.clone(),
            members: (!group.members.is_empty()).then(|| group.members.clone()),
            answers: match group.counts {
                Counts::All => CountedAnswers::All,
                Counts::False => CountedAnswers::OnlyFalse,
                Counts::True => CountedAnswers::OnlyTrue,
            },
            verifiers: group.verifiers.clone(),
            is_demo: group.is_demo,
            is_validation_only: group.is_validation_only,
            opted_out: out(&group.name),
            ..DraftCategory::default()
        });
        let participants = VERIFIERS.iter().map(|id| ListedParticipant {
            id: (*id).to_owned(),
            name: (*id).to_owned(),
            is_hors_concours: *id == "guest",
            ..ListedParticipant::default()
        });
        let draft = Draft {
            categories: categories.collect(),
            participants: participants.collect(),
            ..Draft::default()
        };
        Structure::new(draft).unwrap()
    }
}

/// Mostly what the number of the task tells, so that results agree; sometimes something else, or nothing.
fn run() -> impl Strategy<Value = VerifierRun> {
    let odd = prop::option::weighted(0.08, select(&["", "true", "false"][..]));
    (0..9_usize, odd, select(&STATUSES[..]), 0..4_u64, 0..24_u8).prop_map(|(idx, odd, status, time, fate)| {
        let usual = ["true", "false", "true", "false(part)", "true", "false", "false(part)", "true", ""][idx];
        let expected = naive::expected(odd.unwrap_or(usual));
        // Seldom a task is invalid, or somebody has asked the validators before.
        let status = if status.starts_with("invalid") && fate > 4 { "true" } else { status };
        let category =
            common::run("x", &expected.as_ref().map(ToString::to_string).unwrap_or_default(), status, 1.0)
                .result
                .category;
        let category = if category == ResultCategory::Correct && fate == 0 {
            ResultCategory::CorrectUnconfirmed
        } else {
            category
        };
        let cpu_time = (fate != 1).then(|| Duration::from_millis(time * 700 + 100));
        VerifierRun {
            task: task(&format!("t{idx}")),
            expected,
            result: RunResult { status: status.into(), category, cpu_time },
        }
    })
}

fn validation() -> impl Strategy<Value = ValidatorRuns> {
    let answer = (0..9_usize, select(&STATUSES[..7]), select(&LINTED[..]), 0..3_u64);
    let answers = prop::collection::vec(answer, 0..9);
    (select(&VALIDATORS[..]), select(&VERIFIERS[..]), select(&BASES[..]), answers).prop_map(
        |(validator, verifier, category, answers)| {
            let answer = |(idx, status, linted, time): (usize, &str, &str, u64)| ValidatorRun {
                task: task(&format!("t{idx}")),
                result: RunResult {
                    status: if validator.starts_with("witnesslint") { linted.into() } else { status.into() },
                    category: ResultCategory::Unknown,
                    cpu_time: Some(Duration::from_millis(time)),
                },
                witness: None,
            };
            ValidatorRuns {
                validator: validator.to_owned(),
                verifier: verifier.to_owned(),
                category: category.to_owned(),
                answers: answers.into_iter().map(answer).collect(),
            }
        },
    )
}

fn results() -> impl Strategy<Value = Results> {
    let runs = prop::collection::vec(run(), 1..12);
    let verification =
        (select(&VERIFIERS[..]), select(&BASES[..]), runs).prop_map(|(verifier, category, runs)| {
            VerifierRuns { verifier: verifier.to_owned(), category: category.to_owned(), runs }
        });
    (prop::collection::vec(verification, 1..16), prop::collection::vec(validation(), 0..24))
        .prop_map(|(verifications, validations)| Results { verifications, validations })
}

fn rules() -> impl Strategy<Value = (Rules, Points)> {
    let of_2026 = Points {
        right: [2, 1],
        unconfirmed: [0, 0],
        wrong: [-32, -16],
        must_confirm: [true, true],
        wrong_witness_factor: 1,
        void_tasks_count: false,
    };
    let of_2016 =
        Points { unconfirmed: [2, 0], must_confirm: [false, true], void_tasks_count: true, ..of_2026 };
    let of_2017 = Points { unconfirmed: [1, 0], wrong_witness_factor: 2, ..of_2026 };
    let text = "[points]\nunconfirmed-true = 1\n[witnesses]\nwrong-factor = 2\n";
    select(vec![
        (Rules::svcomp_2026(), of_2026),
        (Rules::svcomp_2016(), of_2016),
        (Rules::read("2017", text).unwrap(), of_2017),
    ])
}

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

/// Everything about one verifier in one category, but for its place.
fn check_entry(
    naive: &Naive<'_>,
    group: &Group,
    entry: &StandingEntry,
    curve: &Curve,
) -> Result<(), TestCaseError> {
    let (name, counts, verifier) = (group.name.as_str(), group.counts, entry.verifier.as_str());
    let score = naive.score(name, verifier, counts);
    prop_assert!(is_near(entry.score, score), "{name} of {verifier}: {} instead of {score}", entry.score);
    let seconds = naive.cpu_time(name, verifier, counts).unwrap_or(0.0);
    prop_assert!(is_near(entry.cpu_time.as_secs_f64(), seconds), "{name} of {verifier}");
    let tally = &entry.tally;
    let n = |says, is| naive.n_runs(name, verifier, says, is);
    for (found, says) in [(tally.when_true, true), (tally.when_false, false)] {
        let found = [found.n_correct, found.n_unconfirmed, found.n_wrong];
        let wanted = ["right", "unconfirmed", "wrong"].map(|is| n(Some(says), is));
        prop_assert_eq!(found, wanted, "{} of {}", name, verifier);
    }
    let others = [n(None, "unknown"), n(None, "error") + n(None, "witness")];
    prop_assert_eq!([tally.n_unknown, tally.n_error], others, "{} of {}", name, verifier);

    let counted = naive.counted(name, verifier, counts);
    let lost: f64 = counted.iter().map(|(run, weight)| run.points.min(0) as f64 * weight).sum();
    prop_assert!(is_near(curve.start, lost), "{name} of {verifier} starts at {}", curve.start);
    prop_assert!(is_near(curve.end(), score), "{name} of {verifier} ends at {}", curve.end());
    let times: Vec<f64> =
        counted.iter().filter(|(run, _)| run.points > 0).map(|(run, _)| run.seconds).collect();
    let slowest = curve.points.last().map_or(0.0, |(_, time)| time.as_secs_f64());
    prop_assert!(is_near(slowest, times.iter().copied().fold(0.0, f64::max)));
    let bases = naive.bases(name);
    // An answer that counts in two parts is one point of the curve.
    if bases.iter().collect::<BTreeSet<_>>().len() == bases.len() {
        prop_assert_eq!(curve.points.len(), times.len());
    }
    Ok(())
}

fn check_scores(
    competition: &Competition,
    results: &Results,
    rules: &Rules,
    points: Points,
) -> Result<(), TestCaseError> {
    let structure = competition.structure();
    let naive = Naive { groups: &competition.groups, points, results };
    let (judged, standings) = scored(&structure, rules, results);
    check_confirmations(&naive, &judged)?;
    for group in &competition.groups {
        let (name, counts) = (group.name.as_str(), group.counts);
        let id = structure.find(name).unwrap();
        let entrants = if group.is_validation_only { BTreeSet::new() } else { naive.entrants(name) };
        let Some(standing) = standings.of(id) else {
            prop_assert!(entrants.is_empty(), "{name} has no standing, but {entrants:?}");
            continue;
        };
        let n_tasks = [standing.n_true, standing.n_false, standing.n_void];
        prop_assert_eq!(n_tasks, naive.n_tasks(name), "{}", name);
        let listed: BTreeSet<String> = standing.entries.iter().map(|it| it.verifier.clone()).collect();
        prop_assert_eq!(&listed, &entrants, "{}", name);
        prop_assert!(is_near(standing.max_score, naive.max_score(name, counts)), "{name}");

        let merit = |verifier: &str| {
            let time =
                naive.cpu_time(name, verifier, counts).map_or(f64::INFINITY, |time| (time * 1e3).round());
            ((naive.score(name, verifier, counts) * 1e6).round(), time)
        };
        let is_out = |it: &str| competition.opted_out.contains(&(it.to_owned(), name.to_owned()));
        let rivals = entrants.iter().filter(|it| *it != "guest" && !is_out(it));
        let rivals: Vec<(f64, f64)> = rivals.map(|it| merit(it)).collect();
        let curves = curves(&structure, &judged, &standings, id);
        for (entry, curve) in standing.entries.iter().zip(&curves) {
            check_entry(&naive, group, entry, curve)?;
            let (score, time) = merit(&entry.verifier);
            let is_better = |rival: &&(f64, f64)| rival.0 > score || (rival.0 == score && rival.1 < time);
            let place = match entry.verifier.as_str() {
                verifier if is_out(verifier) => Rank::OptedOut,
                "guest" => Rank::HorsConcours,
                _ => Rank::Ranked(1 + rivals.iter().filter(is_better).count()),
            };
            prop_assert_eq!(entry.place, place, "{} of {}", name, entry.verifier);
        }
    }
    Ok(())
}

fn check_confirmations(naive: &Naive<'_>, judged: &Judged) -> Result<(), TestCaseError> {
    for (verifier, kind) in VERIFIERS.iter().flat_map(|it| WitnessKind::ALL.map(|kind| (*it, kind))) {
        let found = judged.confirmations.iter().find(|it| it.verifier == verifier && it.kind == kind);
        let n_answers = found.map_or(0, |it| it.n_answers);
        let is_correctness = kind == WitnessKind::Correctness;
        let validators =
            VALIDATORS.iter().filter(|it| it.contains(&kind.to_string()) && !it.contains("lint"));
        for validator in validators {
            let n_confirmed = found.and_then(|it| it.by.get(*validator)).copied().unwrap_or(0);
            let wanted = naive.confirmations(verifier, is_correctness, validator);
            prop_assert_eq!((n_answers, n_confirmed), wanted, "{} by {}", verifier, validator);
        }
    }
    Ok(())
}

fn check_validators(
    competition: &Competition,
    results: &Results,
    rules: &Rules,
    points: Points,
) -> Result<(), TestCaseError> {
    let structure = competition.structure();
    let naive = Naive { groups: &competition.groups, points, results };
    let (judged, _) = scored(&structure, rules, results);
    let tracks = validators(&structure, rules, results, &judged);
    let groups = competition.groups.iter().filter(|it| it.members.is_empty() || it.counts == Counts::All);
    let kinds =
        [(WitnessKind::Violation, "1.0"), (WitnessKind::Violation, "2.0"), (WitnessKind::Correctness, "2.0")];
    for (group, (kind, version)) in groups.flat_map(|group| kinds.map(|kind| (group, kind))) {
        let (name, is_correctness) = (group.name.as_str(), kind == WitnessKind::Correctness);
        let track = tracks.iter().find(|it| it.kind == kind && it.version.as_deref() == Some(version));
        let id = structure.find(name).unwrap();
        let standing = track.and_then(|track| track.categories.iter().find(|it| it.category == id));
        let n_witnesses = standing.map_or(0, |it| it.n_correct + it.n_wrong);
        let wanted = naive.n_witnesses(name, is_correctness, version);
        prop_assert_eq!(n_witnesses, wanted, "{} {} {}", name, kind, version);
        let entries = standing.map(|it| &it.entries[..]).unwrap_or_default();
        let score = |id: &str| naive.validator_score(name, is_correctness, version, id);
        for entry in entries {
            let (id, wanted) = (&entry.validator, score(&entry.validator));
            prop_assert!(is_near(entry.score, wanted), "{name} {kind} {id}: {} for {wanted}", entry.score);
            let n_better = entries.iter().filter(|it| score(&it.validator) > wanted + 1e-6).count();
            prop_assert_eq!(entry.rank.is_some(), wanted > 1e-9);
            prop_assert!(entry.rank.is_none_or(|rank| rank > n_better));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn scores_are_those_of_the_plain_rules(
        competition in competition(),
        results in results(),
        (rules, points) in rules(),
    ) {
        check_scores(&competition, &results, &rules, points)?;
    }

    #[test]
    fn validators_are_scored_by_the_plain_rules(
        competition in competition(),
        results in results(),
        (rules, points) in rules(),
    ) {
        check_validators(&competition, &results, &rules, points)?;
    }
}
