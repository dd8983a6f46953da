//! The report of SV-COMP 2016: what its published figures determine comes out.

#![expect(clippy::float_cmp, reason = "published figures are whole numbers")]
#![expect(clippy::cast_precision_loss, reason = "no category has 2^52 tasks")]

mod common;

use std::time::Duration;

use common::{base, run, scored, structure, verification};
use jurat_score::formula::normalised;
use jurat_score::standings::{Merit, ranks};
use jurat_score::{Rank, Results, Rules, VerifierRun};

const CATEGORIES: [&str; 10] = [
    "Arrays",
    "BitVectors",
    "Heap",
    "Floats",
    "IntegersControlFlow",
    "Termination",
    "Concurrency",
    "DeviceDriversLinux64",
    "FalsificationOverall",
    "Overall",
];

/// The first eight are the members of Overall.
const N_TASKS: [usize; 8] = [183, 60, 239, 81, 2331, 631, 1016, 2120];

/// Of Floats it is not published.
const MAX_SCORES: [Option<f64>; 8] =
    [Some(316.0), Some(92.0), Some(382.0), None, Some(3629.0), Some(1129.0), Some(1240.0), Some(3977.0)];

/// Table 5: scores of the verifiers that took part in everything.
const TABLE_5: [(&str, [f64; 10]); 10] = [
    ("CPA-BAM", [-57., 28., -80., 42., 1822., 0., 0., 2550., -1218., 1939.]),
    ("CPA-kInd", [3., 77., 161., 76., 2095., 0., 0., 2350., 707., 4094.]),
    ("CPA-Seq", [-61., 87., 234., 75., 2652., 0., 282., 2801., 496., 4794.]),
    ("ESBMC", [190., 84., 163., -15., 1217., 0., 742., 1688., 248., 4145.]),
    ("ESBMC+DepthK", [62., 47., 58., 7., 1111., 0., 877., 2009., 495., 3110.]),
    ("SeaHorn", [-301., -131., -257., 0., 1572., 504., -24659., 1694., -4333., -22393.]),
    ("SMACK+Corral", [146., 44., 155., 0., 2013., 0., 999., 2206., 800., 4223.]),
    ("Symbiotic", [101., -2., 105., -18., 633., 0., 0., 980., -370., 1223.]),
    ("UAutomizer", [83., 69., 169., 2., 1865., 895., 0., 2686., 823., 4843.]),
    ("CBMC", [62., 46., 8., 134., -1239., 0., 882., 1972., 391., 3386.]),
];

type TopThree = [(&'static str, f64, Option<f64>); 3];

/// Table 6: the best three, with their scores and the hours of their correct runs, where both are published.
const TABLE_6: [(&str, TopThree); 10] = [
    (
        "Arrays",
        [("ESBMC", 190., Some(3.2)), ("SMACK+Corral", 146., Some(2.5)), ("Symbiotic", 101., Some(0.61))],
    ),
    ("BitVectors", [("CPA-Seq", 87., Some(1.1)), ("ESBMC", 84., Some(0.61)), ("CPA-kInd", 77., Some(0.67))]),
    ("Heap", [("PredatorHP", 298., Some(0.31)), ("CPA-Seq", 234., Some(1.1)), ("Cascade", 197., Some(2.7))]),
    ("Floats", [("2LS", 136., Some(0.98)), ("Ceagle", 136., Some(1.0)), ("CBMC", 134., Some(5.0))]),
    (
        "IntegersControlFlow",
        [("CPA-Seq", 2652., Some(35.)), ("CPA-kInd", 2095., Some(35.)), ("SMACK+Corral", 2013., Some(97.))],
    ),
    (
        "Termination",
        [("AProVE", 909., Some(4.8)), ("UAutomizer", 895., Some(3.2)), ("SeaHorn", 504., Some(0.97))],
    ),
    (
        "Concurrency",
        [("MU-CSeq", 1240., Some(0.93)), ("Lazy-CSeq", 1240., Some(2.7)), ("CIVL", 1240., Some(7.8))],
    ),
    (
        "DeviceDriversLinux64",
        [("CPA-RefSel", 3177., Some(24.)), ("CPA-Seq", 2801., Some(23.)), ("BLAST", 2704., Some(5.9))],
    ),
    (
        "FalsificationOverall",
        [("UAutomizer", 823., Some(7.0)), ("SMACK+Corral", 800., Some(17.)), ("CPA-kInd", 707., Some(14.))],
    ),
    (
        "Overall",
        [("UAutomizer", 4843., Some(44.)), ("CPA-Seq", 4794., None), ("SMACK+Corral", 4223., Some(160.))],
    ),
];

/// The score in Overall from rounded scores in its members.
fn overall(scores: &[f64]) -> f64 {
    normalised(scores.iter().copied().zip(N_TASKS)).expect("there are tasks")
}

/// The most by which Overall can be off if each of these scores is off by at most a half.
fn rounding_error(n_tasks: &[usize]) -> f64 {
    normalised(n_tasks.iter().map(|n| (0.5, *n))).expect("there are tasks") + 0.5
}

/// Everybody of Table 5, and those that only Table 6 knows; in an order that helps nobody.
fn contestants(idx: usize) -> Vec<(&'static str, Merit)> {
    let hours = |hours: f64| Some(Duration::from_secs_f64(3600.0 * hours));
    let (category, top) = TABLE_6[idx];
    assert_eq!(category, CATEGORIES[idx]);
    let mut contestants: Vec<_> =
        top.iter().rev().map(|(name, score, time)| (*name, *score, time.and_then(hours))).collect();
    for (name, scores) in TABLE_5 {
        if !top.iter().any(|(other, ..)| *other == name) {
            contestants.push((name, scores[idx], hours(0.001)));
        }
    }
    contestants.into_iter().map(|(name, score, cpu_time)| (name, Merit { score, cpu_time })).collect()
}

#[test]
fn table_5_gives_the_ranking_of_table_6() {
    for (idx, (category, top)) in TABLE_6.iter().enumerate() {
        for (name, score, _) in top {
            let in_table_5 = TABLE_5.iter().find(|(other, _)| other == name);
            assert!(in_table_5.is_none_or(|(_, scores)| scores[idx] == *score), "{category}: {name}");
        }
        let contestants = contestants(idx);
        let merits: Vec<Merit> = contestants.iter().map(|(_, merit)| *merit).collect();
        let mut ranked: Vec<_> = ranks(&merits).into_iter().zip(&contestants).collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        let names: Vec<_> = ranked.iter().take(3).map(|(rank, (name, _))| (*rank, *name)).collect();
        let published: Vec<_> = (1..).zip(top.iter().map(|(name, ..)| *name)).collect();
        assert_eq!(names, published, "{category}");
    }
}

#[test]
fn scores_in_overall_are_normalised() {
    let error = rounding_error(&N_TASKS);
    assert!((18.0..18.1).contains(&error), "{error}");
    for (name, scores) in TABLE_5 {
        let (computed, published) = (overall(&scores[..8]), scores[9]);
        assert!((computed - published).abs() <= error, "{name}: {computed}, published {published}");
    }
    let rounded = |name| {
        let (_, scores) = TABLE_5.iter().find(|(other, _)| *other == name).expect(name);
        overall(&scores[..8]).round()
    };
    assert_eq!([rounded("CPA-Seq"), rounded("UAutomizer"), rounded("ESBMC")], [4794., 4847., 4150.]);
    assert_eq!(N_TASKS.iter().sum::<usize>(), 6661);
}

/// Falsification counts only violations, but all tasks without those of Termination. Its maximum of 2371 follows from
/// the other maxima: where all answers are right, 2·true + false = max and true + false = tasks.
#[test]
fn the_maximum_of_falsification_counts_violations_over_all_tasks() {
    let without_floats = |scores: &[Option<f64>]| {
        scores.iter().zip(N_TASKS).filter_map(|(max, n)| Some(((*max)?, n))).collect::<Vec<_>>()
    };
    // The maximum of Overall, 10855, tells that of Floats.
    let known: f64 = without_floats(&MAX_SCORES).iter().map(|(max, n)| max / *n as f64).sum();
    let floats = (10855.0 * 8.0 / 6661.0 - known) * 81.0;
    assert!((136.0..=162.0).contains(&floats), "2LS has 136, and more than 2 · 81 there is not: {floats}");
    let n_false = |idx: usize| 2.0 * N_TASKS[idx] as f64 - MAX_SCORES[idx].unwrap_or(floats);
    let members = [0, 1, 2, 3, 4, 6, 7];
    assert_eq!(members.iter().map(|idx| N_TASKS[*idx]).sum::<usize>(), 6030);
    let max = normalised(members.map(|idx| (n_false(idx), N_TASKS[idx]))).expect("there are tasks");
    let n_tasks = members.map(|idx| N_TASKS[idx]);
    assert!((max - 2371.0).abs() <= rounding_error(&n_tasks), "{max}");
}

/// Runs that have so many correct proofs and violations, false alarms and wrong proofs, and unknown else.
fn runs(
    tasks: (usize, usize),
    correct: (usize, usize),
    wrong: (usize, usize),
    hours: f64,
) -> Vec<VerifierRun> {
    let seconds = 3600.0 * hours / (correct.0 + correct.1) as f64;
    let (n_true, n_false) = tasks;
    let answers = |n_correct: usize, n_wrong: usize, right: &'static str, other: &'static str| {
        move |idx: usize| match idx {
            _ if idx < n_correct => right,
            _ if idx < n_correct + n_wrong => other,
            _ => "unknown",
        }
    };
    let when_true = answers(correct.0, wrong.0, "true", "false");
    let when_false = answers(correct.1, wrong.1, "false", "true");
    let holds = (0..n_true).map(|idx| run(&format!("true{idx}"), "true", when_true(idx), seconds));
    let violated = (0..n_false).map(|idx| run(&format!("false{idx}"), "false", when_false(idx), seconds));
    holds.chain(violated).collect()
}

/// Three categories are no meta categories, so that their published figures tell how many proofs and violations there
/// were: score = 2·proofs + violations − 16·false alarms − 32·wrong proofs, and solved = proofs + violations.
#[test]
fn whole_categories_come_out_of_their_runs() {
    // Tasks that hold and that do not, and for each verifier proofs, violations, false alarms, wrong proofs and hours.
    type Figures = (&'static str, (usize, usize), (usize, usize), f64, f64);
    type Published = (&'static str, (usize, usize), f64, [Figures; 3]);
    let categories: [Published; 3] = [
        (
            "Termination",
            (498, 133),
            1129.,
            [
                ("AProVE", (409, 91), (0, 0), 4.8, 909.),
                ("UAutomizer", (392, 111), (0, 0), 3.2, 895.),
                ("SeaHorn", (245, 78), (0, 2), 0.97, 504.),
            ],
        ),
        (
            "Concurrency",
            (224, 792),
            1240.,
            [
                ("MU-CSeq", (224, 792), (0, 0), 0.93, 1240.),
                ("Lazy-CSeq", (224, 792), (0, 0), 2.7, 1240.),
                ("CIVL", (224, 792), (0, 0), 7.8, 1240.),
            ],
        ),
        (
            "DeviceDriversLinux64",
            (1857, 263),
            3977.,
            [
                ("CPA-RefSel", (1563, 83), (2, 0), 24., 3177.),
                ("CPA-Seq", (1407, 51), (4, 0), 23., 2801.),
                ("BLAST", (1525, 22), (13, 5), 5.9, 2704.),
            ],
        ),
    ];
    let structure = structure(categories.iter().map(|(name, ..)| base(name)).collect());
    let mut results = Results::default();
    for (category, tasks, _, verifiers) in &categories {
        for (verifier, correct, wrong, hours, _) in verifiers {
            results
                .verifications
                .insert(0, verification(verifier, category, runs(*tasks, *correct, *wrong, *hours)));
        }
    }
    let (_, standings) = scored(&structure, &Rules::svcomp_2016(), &results);
    for (category, (n_true, n_false), max, verifiers) in categories {
        let standing = standings.of(structure.find(category).unwrap()).unwrap();
        assert_eq!((standing.max_score, standing.n_tasks), (max, n_true + n_false), "{category}");
        for (rank, (entry, (verifier, correct, wrong, hours, score))) in
            (1..).zip(standing.entries.iter().zip(verifiers))
        {
            assert_eq!(
                (entry.verifier.as_str(), entry.place, entry.score),
                (verifier, Rank::Ranked(rank), score)
            );
            let tally = entry.tally;
            assert_eq!((tally.when_true.n_correct, tally.when_false.n_correct), correct, "{verifier}");
            assert_eq!((tally.when_false.n_wrong, tally.when_true.n_wrong), wrong, "{verifier}");
            assert!(
                (entry.cpu_time.as_secs_f64() / 3600.0 - hours).abs() < 1e-3,
                "{verifier}: {:?}",
                entry.cpu_time
            );
        }
    }
}
