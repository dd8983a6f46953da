//! Hand-computed cases of everything that the rules say.

#![expect(clippy::float_cmp, reason = "the numbers are chosen so that computing with them is exact")]

mod common;

use common::{
    base, expected, meta, run, scored, scores, structure, structure_with_guests, task, validation,
    verification,
};
use jurat_bench::model::ResultCategory;
use jurat_score::judge::WitnessFate;
use jurat_score::{
    CountedAnswers, Note, Rank, Results, Rules, VerifierRun, VerifierRuns, WitnessClass, WitnessKind, curves,
    judge, validators,
};

/// Four tasks, of which `t` and `u` hold.
fn four(answers: [&str; 4]) -> Vec<VerifierRun> {
    let tasks = [("t", "true"), ("u", "true"), ("f", "false"), ("g", "false")];
    tasks.iter().zip(answers).map(|((name, wanted), status)| run(name, wanted, status, 10.0)).collect()
}

fn only(verifications: Vec<VerifierRuns>) -> Results {
    Results { verifications, ..Results::default() }
}

#[test]
fn answers_have_their_points() {
    let structure = structure(vec![base("A")]);
    let results = only(vec![
        verification("right", "A", four(["true", "true", "false", "false"])),
        verification("silent", "A", four(["unknown", "TIMEOUT", "OUT OF MEMORY", "done"])),
        verification("alarms", "A", four(["false", "true", "false", "unknown"])),
        verification("proofs", "A", four(["true", "true", "true", "unknown"])),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2026(), &results);
    let found = scores(&structure, &standings, "A");
    assert_eq!(found, [("right", 6.0), ("silent", 0.0), ("alarms", -13.0), ("proofs", -28.0)]);
    let standing = &standings.categories[0];
    assert_eq!((standing.n_true, standing.n_false, standing.n_void, standing.max_score), (2, 2, 0, 6.0));
    let silent = &standing.entry("silent").unwrap().tally;
    assert_eq!((silent.n_unknown, silent.n_error), (2, 2));
    assert_eq!(standing.entry("alarms").unwrap().tally.when_false.n_wrong, 1);
    assert_eq!(standing.entry("proofs").unwrap().tally.when_true.n_wrong, 1);
    assert_eq!(judged.notes, [Note::NothingValidated]);
}

/// A has 2 tasks and B has 4, so that scores a and b are (a/2 + b/4) · 6 / 2.
#[test]
fn meta_categories_weigh_their_members_equally() {
    let structure = structure(vec![
        meta("Overall", &["A", "B", "Demo", "Empty"], CountedAnswers::All),
        meta("FalsificationOverall", &["A", "B"], CountedAnswers::OnlyFalse),
        meta("TrueOverall", &["A", "B"], CountedAnswers::OnlyTrue),
        jurat_score::structure::DraftCategory { is_demo: true, ..base("Demo") },
    ]);
    let two = |first, second| vec![run("x", "true", first, 1.0), run("y", "false", second, 2.0)];
    let results = only(vec![
        verification("p", "A", two("true", "false")),
        verification("p", "B", four(["true", "unknown", "false", "false"])),
        verification("q", "A", two("unknown", "false")),
        verification("q", "B", four(["false", "true", "false", "false"])),
        verification("partial", "A", two("true", "false")),
        verification("q", "Demo", two("true", "false")),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2026(), &results);
    let found = |category| scores(&structure, &standings, category);
    // p: (3/2 + 4/4)·3; q: (1/2 + (2+1+1−16)/4)·3.
    assert_eq!(found("Overall"), [("p", 7.5), ("q", -7.5)]);
    // p: (1/2 + 2/4)·3; q: (1/2 + (2−16)/4)·3.
    assert_eq!(found("FalsificationOverall"), [("p", 3.0), ("q", -9.0)]);
    // p: (2/2 + 2/4)·3; q: (0/2 + 2/4)·3.
    assert_eq!(found("TrueOverall"), [("p", 4.5), ("q", 1.5)]);
    let overall = standings.of(structure.find("Overall").unwrap()).unwrap();
    assert_eq!((overall.n_tasks, overall.max_score), (6, 9.0));
    let falsification = standings.of(structure.find("FalsificationOverall").unwrap()).unwrap();
    assert_eq!(falsification.max_score, 3.0);
    // Time is that of the runs that count.
    assert_eq!(overall.entry("p").unwrap().cpu_time.as_secs_f64(), 33.0);
    assert_eq!(falsification.entry("p").unwrap().cpu_time.as_secs_f64(), 22.0);
    // Nobody without results in all members.
    assert!(overall.entry("partial").is_none());
    assert!(standings.of(structure.find("Empty").unwrap()).is_none());

    for category in ["A", "B", "Overall", "FalsificationOverall", "TrueOverall"] {
        let id = structure.find(category).unwrap();
        for (curve, entry) in
            curves(&structure, &judged, &standings, id).iter().zip(&standings.of(id).unwrap().entries)
        {
            assert_eq!(curve.verifier, entry.verifier);
            assert!(
                (curve.end() - entry.score).abs() < 1e-9,
                "{category}: {curve:?} ends at {}",
                entry.score
            );
        }
    }
    // −16 in B is −16 · 6/(2·4) in Overall.
    let curves = curves(&structure, &judged, &standings, structure.find("Overall").unwrap());
    assert_eq!((curves[0].start, curves[1].start), (0.0, -12.0));
    let steps: Vec<_> = curves[0].points.iter().map(|(score, time)| (*score, time.as_secs())).collect();
    assert_eq!(steps, [(3.0, 1), (4.5, 2), (5.25, 10), (6.0, 10), (7.5, 10)]);
}

#[test]
fn nested_meta_categories_are_normalised_at_each_level() {
    let structure = structure(vec![
        meta("Overall", &["M", "C"], CountedAnswers::All),
        meta("FalseOverall", &["M", "C"], CountedAnswers::OnlyFalse),
        meta("M", &["A", "B"], CountedAnswers::All),
    ]);
    let one = |status| vec![run("x", "true", status, 1.0)];
    let results = only(vec![
        verification("p", "A", one("true")),
        verification("p", "B", four(["true", "true", "false", "unknown"])),
        verification("p", "C", vec![run("x", "false", "false", 1.0), run("y", "true", "false", 1.0)]),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2026(), &results);
    let found = |category| scores(&structure, &standings, category)[0].1;
    // M: (2/1 + 5/4) · 5/2 = 8.125; Overall: (8.125/5 + (1−16)/2) · 7/2.
    assert_eq!(found("M"), 8.125);
    assert_eq!(found("Overall"), (8.125 / 5.0 - 7.5) * 3.5);
    // M: (0 + 1/4) · 5/2 = 0.625.
    assert_eq!(found("FalseOverall"), (0.625 / 5.0 - 7.5) * 3.5);
    let id = structure.find("FalseOverall").unwrap();
    let curve = &curves(&structure, &judged, &standings, id)[0];
    assert!((curve.end() - found("FalseOverall")).abs() < 1e-9);
}

#[test]
fn who_cannot_win_is_listed() {
    use Rank::{HorsConcours, OptedOut, Ranked};
    let structure = structure_with_guests(
        vec![jurat_score::structure::DraftCategory { opted_out: vec!["shy".to_owned()], ..base("A") }],
        &["guest"],
    );
    let results = only(vec![
        verification("guest", "A", four(["true", "true", "false", "false"])),
        verification("shy", "A", four(["true", "true", "false", "unknown"])),
        verification("a", "A", four(["true", "unknown", "unknown", "unknown"])),
        verification("b", "A", four(["unknown", "true", "unknown", "unknown"])),
        verification("c", "A", four(["unknown"; 4])),
    ]);
    let (_, standings) = scored(&structure, &Rules::svcomp_2026(), &results);
    let places: Vec<_> =
        standings.categories[0].entries.iter().map(|entry| (entry.verifier.as_str(), entry.place)).collect();
    let listed =
        [("a", Ranked(1)), ("b", Ranked(1)), ("c", Ranked(3)), ("guest", HorsConcours), ("shy", OptedOut)];
    assert_eq!(places, listed);
}

#[test]
fn void_tasks_are_nobodys() {
    let structure = structure(vec![base("A"), base("B"), meta("Overall", &["A", "B"], CountedAnswers::All)]);
    let with_void = |status: &str| {
        let mut runs = four(["true", "unknown", "unknown", "unknown"]);
        runs.push(run("void", "", status, 1.0));
        runs
    };
    let results = only(vec![
        verification("p", "A", with_void("true")),
        verification("p", "B", four(["true", "true", "false", "false"])),
    ]);
    let score = |rules: &Rules| {
        let (_, standings) = scored(&structure, rules, &results);
        let standing = &standings.categories[0];
        let p = &standing.entries[0];
        assert_eq!((standing.n_void, p.score, p.tally.when_true.n_correct), (1, 2.0, 1));
        scores(&structure, &standings, "Overall")[0].1
    };
    assert_eq!(score(&Rules::svcomp_2026()), (2.0 / 4.0 + 6.0 / 4.0) * 4.0);
    assert_eq!(score(&Rules::svcomp_2016()), (2.0 / 5.0 + 6.0 / 4.0) * 9.0 / 2.0);
}

/// One verifier was run without a property: that is its own problem, and nobody else's.
#[test]
fn who_does_not_know_what_is_expected_voids_nothing() {
    let structure = structure(vec![
        base("A"),
        base("B"),
        base("C"),
        meta("Overall", &["A", "B", "C"], CountedAnswers::All),
    ]);
    let mut blind = four(["true", "true", "false", "unknown"]);
    for run in &mut blind {
        *run = common::run(&run.task.name, "", &run.result.status.words(), 1.0);
    }
    let results = only(vec![
        verification("blind", "A", blind.clone()),
        verification("p", "A", four(["true", "true", "unknown", "unknown"])),
        verification("blind", "B", blind),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2016(), &results);
    assert_eq!(scores(&structure, &standings, "A"), [("p", 4.0), ("blind", 0.0)]);
    assert_eq!(scores(&structure, &standings, "Overall"), [("p", 4.0), ("blind", 0.0)]);
    let words: Vec<String> = judged.notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        words,
        [
            "B: all tasks are void (4), so that nobody has points here (hint: were the runs made with a property file?)",
            "Overall: nobody has results that count in B, C, so that scores are made of the other parts alone",
            "A: the results of `blind` have no expected verdict for 4 tasks where others have one, such as `f` (hint: was the property file given?)",
        ]
    );
}

/// SV-COMP 2026 lists a meta category and its parts as demos: it is shown as a whole, and counts nowhere.
#[test]
fn demos_are_made_of_demos() {
    let demo = |category| jurat_score::structure::DraftCategory { is_demo: true, ..category };
    let structure = structure(vec![
        base("A"),
        demo(base("D")),
        demo(meta("Demos", &["D"], CountedAnswers::All)),
        meta("Overall", &["A", "D", "Demos"], CountedAnswers::All),
    ]);
    let results = only(vec![
        verification("p", "A", four(["true", "unknown", "unknown", "unknown"])),
        verification("p", "D", four(["true", "true", "false", "unknown"])),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2016(), &results);
    let score = |name| scores(&structure, &standings, name);
    assert_eq!((score("Demos"), score("Overall")), (vec![("p", 5.0)], vec![("p", 2.0)]));
    let curve = &curves(&structure, &judged, &standings, structure.find("Demos").unwrap())[0];
    assert_eq!(curve.end(), 5.0);
}

/// Which part of the property does not hold is a part of what is expected.
#[test]
fn different_parts_of_a_property_are_a_contradiction() {
    let structure = structure(vec![base("A")]);
    let one = |part: &str| vec![run("t", part, part, 1.0), run("u", "true", "true", 1.0)];
    let results = only(vec![
        verification("p", "A", one("false(valid-free)")),
        verification("q", "A", one("false(valid-deref)")),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2016(), &results);
    assert_eq!(scores(&structure, &standings, "A"), [("p", 2.0), ("q", 2.0)]);
    assert_eq!(standings.categories[0].n_void, 1);
    assert!(matches!(judged.notes[0], Note::Contradiction { n_tasks: 1, .. }), "{:?}", judged.notes);
}

/// A file may say that a run took longer than the universe is old.
#[test]
fn times_without_end_are_added() {
    let structure = structure(vec![base("A")]);
    let mut runs = four(["true", "true", "false", "false"]);
    for run in &mut runs {
        run.result.cpu_time = Some(std::time::Duration::MAX);
    }
    let results = only(vec![verification("p", "A", runs)]);
    let (_, standings) = scored(&structure, &Rules::svcomp_2016(), &results);
    assert_eq!(standings.categories[0].entries[0].cpu_time, std::time::Duration::MAX);
}

#[test]
fn witnesses_decide_what_correct_answers_are_worth() {
    let structure = structure(vec![base("A")]);
    let lint = "witnesslint-validate-violation-witnesses-1.0";
    let (violation, correctness) =
        ("v-validate-violation-witnesses-1.0", "c-validate-correctness-witnesses-1.0");
    let names = ["confirmed", "refuted", "slow", "ill", "absent", "other", "proof", "alarm"];
    let mut runs: Vec<VerifierRun> =
        names[..6].iter().map(|name| run(name, "false", "false(unreach-call)", 1.0)).collect();
    runs.push(run("proof", "true", "true", 1.0));
    runs.push(run("alarm", "true", "false(unreach-call)", 1.0));
    let said: Vec<(&str, &str)> = names[..6]
        .iter()
        .map(|name| (*name, "false(unreach-call)"))
        .chain([("alarm", "false(unreach-call)")])
        .collect();
    let mut answers = said.clone();
    answers[1].1 = "true";
    answers[2].1 = "TIMEOUT";
    let mut complaints: Vec<(&str, &str)> = said.iter().map(|(name, _)| (*name, "done")).collect();
    complaints[3].1 = "ERROR (invalid witness syntax)";
    complaints[4].1 = "ERROR (witness does not exist)";
    complaints[5].1 = "ERROR (unexpected witness type)";
    let mut results = Results {
        verifications: vec![verification("p", "A", runs)],
        validations: vec![validation(violation, "p", "A", &answers), validation(lint, "p", "A", &complaints)],
    };
    let judged = judge(&structure, &Rules::svcomp_2026(), &results);
    let category = judged.categories.values().next().unwrap();
    let of = |name: &str| {
        let idx = category.tasks.iter().position(|it| it.task.name == name).unwrap();
        let run = &category.verifiers["p"][idx];
        (run.witness, run.result.category, run.shown_status().to_string(), run.points)
    };
    let same = || "false(unreach-call)".to_owned();
    assert_eq!(of("confirmed"), (WitnessFate::Confirmed, ResultCategory::Correct, same(), 1));
    assert_eq!(of("refuted"), (WitnessFate::Unconfirmed, ResultCategory::CorrectUnconfirmed, same(), 0));
    assert_eq!(of("slow"), (WitnessFate::Unconfirmed, ResultCategory::CorrectUnconfirmed, same(), 0));
    let shown = |problem: &str| format!("witness {problem} (false(unreach-call))");
    assert_eq!(of("ill"), (WitnessFate::Invalid, ResultCategory::Error, shown("invalid"), 0));
    assert_eq!(of("absent"), (WitnessFate::Missing, ResultCategory::Error, shown("missing"), 0));
    assert_eq!(of("other"), (WitnessFate::Mismatch, ResultCategory::Error, shown("mismatch"), 0));
    // Nobody has looked at correctness witnesses, so the proof stands; and a wrong answer needs no witness to be wrong.
    assert_eq!(of("proof"), (WitnessFate::NotAsked, ResultCategory::Correct, "true".to_owned(), 2));
    assert_eq!(of("alarm"), (WitnessFate::NotAsked, ResultCategory::Wrong, same(), -16));
    let [confirmation] = &judged.confirmations[..] else { panic!("{:?}", judged.confirmations) };
    assert_eq!(
        (confirmation.kind, confirmation.n_answers, confirmation.n_confirmed),
        (WitnessKind::Violation, 6, 4)
    );
    assert_eq!(confirmation.by[violation], 4);
    assert_eq!(confirmation.per_cent(3), Some(50.0));

    // Correctness witnesses count since 2017; in 2016 they were only looked at.
    results.validations.push(validation(correctness, "p", "A", &[("proof", "unknown")]));
    let points = |rules: &Rules| {
        let judged = judge(&structure, rules, &results);
        let category = judged.categories.values().next().unwrap();
        let proof = category.tasks.iter().position(|it| it.task.name == "proof").unwrap();
        category.verifiers["p"][proof].points
    };
    assert_eq!((points(&Rules::svcomp_2016()), points(&Rules::svcomp_2026())), (2, 0));
}

#[test]
fn odd_results_are_noted() {
    let structure = structure(vec![base("A"), meta("M", &["A"], CountedAnswers::All)]);
    let mut twice = four(["true", "true", "false", "false"]);
    twice.push(run("u", "true", "false", 1.0));
    let mut fewer = four(["true", "true", "false", "false"]);
    fewer.remove(2);
    fewer[0].expected = expected("false");
    fewer[1].result.cpu_time = None;
    let results = only(vec![
        verification("twice", "A", twice),
        verification("fewer", "A", fewer),
        verification("lost", "Nowhere", Vec::new()),
        verification("lost", "M", Vec::new()),
    ]);
    let (judged, standings) = scored(&structure, &Rules::svcomp_2016(), &results);
    // `t` is void, and of the two answers to `u` the false alarm counts.
    let entries = &standings.of(structure.find("A").unwrap()).unwrap().entries;
    assert_eq!(entries[0].score, 3.0);
    assert_eq!(entries[1].score, 2.0 - 16.0);
    let words: Vec<String> = judged.notes.iter().map(ToString::to_string).collect();
    assert_eq!(
        words,
        [
            "results of `lost` are left out: `M` is no base category of the structure",
            "results of `lost` are left out: `Nowhere` is no base category of the structure",
            "A: 1 task is more than once in the results of `twice`, such as `u`; the worse answer counts",
            "A: results disagree on the expected verdict of 1 task, such as `t`; this is void and counts for nobody",
            "A: `fewer` has no result for 1 task that others have, such as `f`",
            "A: no CPU time is known of 1 correct run of `fewer`, which decides ties (hint: is there a column `cputime`?)",
            "there are no results of validators, so answers count without being confirmed",
        ]
    );
}

/// Track of violation witnesses: 3 correct ones and 1 wrong. Points 1 and 2; both classes count the same.
#[test]
fn validators_have_scores() {
    let structure = structure(vec![base("A"), base("B"), meta("Overall", &["A", "B"], CountedAnswers::All)]);
    let runs = vec![
        run("a", "false", "false", 1.0),
        run("b", "false", "false", 1.0),
        run("c", "false", "false", 1.0),
        run("wrong", "true", "false", 1.0),
        run("doubtful", "false", "false", 1.0),
    ];
    let names = ["a", "b", "c", "wrong", "doubtful"];
    let answers = |said: [&'static str; 5]| names.iter().copied().zip(said).collect::<Vec<_>>();
    let [first, second, third] =
        ["x", "y", "z"].map(|name| format!("{name}-validate-violation-witnesses-2.0"));
    let mut results = Results {
        verifications: vec![
            verification("p", "A", runs),
            verification("p", "B", vec![run("b", "false", "false", 1.0)]),
        ],
        validations: vec![
            validation(&first, "p", "A", &answers(["false", "false", "false", "true", "false"])),
            validation(&second, "p", "A", &answers(["false", "false", "unknown", "false", "true"])),
            validation(&third, "p", "A", &answers(["false", "unknown", "false", "unknown", "unknown"])),
            validation(&first, "p", "B", &[("b", "false")]),
            validation(&third, "p", "B", &[("b", "false")]),
        ],
    };
    let rules = Rules::svcomp_2026();
    let tracks = validators(&structure, &rules, &results, &judge(&structure, &rules, &results));
    let [track] = &tracks[..] else { panic!("{tracks:?}") };
    assert_eq!((track.kind, track.version.as_deref()), (WitnessKind::Violation, Some("2.0")));
    let in_a = &track.categories[0];
    // One of two votes for `doubtful` is not three quarters.
    assert_eq!((in_a.n_correct, in_a.n_wrong, in_a.n_void), (3, 1, 1));
    assert_eq!(in_a.max_score, (3.0 / 3.0 + 2.0 / 1.0) * 4.0 / 2.0);
    let listed: Vec<_> = in_a.entries.iter().map(|it| (&it.validator[..1], it.rank, it.score)).collect();
    // x: (3/3 + 2)/2·4; z: (2/3 + 0)/2·4; y: (2/3 − 16)/2·4.
    let score = |correct: f64, wrong: f64| (correct / 3.0 + wrong / 1.0) * 4.0 / 2.0;
    let expected =
        [("x", Some(1), score(3., 2.)), ("z", Some(2), score(2., 0.)), ("y", None, score(2., -16.))];
    for ((found, rank, points), wanted) in listed.iter().zip(expected) {
        assert_eq!((*found, *rank), (wanted.0, wanted.1));
        assert!((points - wanted.2).abs() < 1e-9, "{found}: {points}, not {}", wanted.2);
    }
    let y = in_a.entries[2].tally;
    assert_eq!((y.n_confirmed, y.n_wrongly_confirmed, y.n_refuted), (2, 1, 0));
    let overall = &track.categories[2];
    // n is 4 and 1; y has no result in B, which is worth 0.
    let of = |name: &str| overall.entries.iter().find(|it| it.validator.starts_with(name)).unwrap().score;
    assert!((of("x") - (6.0 / 4.0 + 1.0 / 1.0) * 5.0 / 2.0).abs() < 1e-9);
    assert!((of("y") - (score(2., -16.) / 4.0) * 5.0 / 2.0).abs() < 1e-9);

    // What somebody has found out before counts.
    for validation in &mut results.validations {
        for answer in validation.answers.iter_mut().filter(|answer| answer.task == task("doubtful")) {
            answer.witness = Some(WitnessClass::Correct);
        }
    }
    let tracks = validators(&structure, &rules, &results, &judge(&structure, &rules, &results));
    assert_eq!((tracks[0].categories[0].n_correct, tracks[0].categories[0].n_void), (4, 0));
    assert_eq!(
        tracks[0].categories[0]
            .entries
            .iter()
            .find(|it| it.validator == second)
            .unwrap()
            .tally
            .n_wrongly_refuted,
        1
    );
}
