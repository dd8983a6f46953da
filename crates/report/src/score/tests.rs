//! Tables and plots of a competition whose names are attacks.

use std::path::PathBuf;
use std::time::Duration;

use jurat_bench::model::{ExpectedVerdict, ResultCategory, RunResult};
use jurat_score::structure::{Draft, DraftCategory};
use jurat_score::{
    Rank, Results, Rules, ScoredTask, Structure, ValidatorRun, ValidatorRuns, VerifierRun, VerifierRuns,
    judge, standings,
};

use super::svg::{Labelled, plot};
use super::*;

const ATTACK: &str = "=cmd</title><script>alert(1)</script>&\"'\\input{x}_$%#{}~^\u{1b}[31m";

fn run(name: &str, is_correct: bool, seconds: u64) -> VerifierRun {
    VerifierRun {
        task: ScoredTask { name: name.into(), property: "p".into() },
        expected: Some(ExpectedVerdict::True),
        result: RunResult {
            status: if is_correct { "true".into() } else { "false".into() },
            category: if is_correct { ResultCategory::Correct } else { ResultCategory::Wrong },
            cpu_time: Some(Duration::from_secs(seconds)),
        },
    }
}

/// One category, one verifier and two validators, all with the name of the attack.
fn attacked() -> (Structure, Results) {
    let categories = vec![DraftCategory { name: ATTACK.to_owned(), ..DraftCategory::default() }];
    let structure = Structure::new(Draft { categories, competition: ATTACK.to_owned(), ..Draft::default() });
    let runs = vec![run("a", true, 1), run("b", true, 7000), run("c", false, 1)];
    let verification = VerifierRuns { verifier: ATTACK.to_owned(), category: ATTACK.to_owned(), runs };
    let answer = |name: &str| ValidatorRun {
        task: ScoredTask { name: name.into(), property: "p".into() },
        result: RunResult { status: "true".into(), category: ResultCategory::Correct, cpu_time: None },
        witness: None,
    };
    let validation = |validator: &str| ValidatorRuns {
        validator: format!("{validator}{ATTACK}"),
        verifier: ATTACK.to_owned(),
        category: ATTACK.to_owned(),
        answers: vec![answer("a"), answer("b")],
    };
    let results =
        Results { verifications: vec![verification], validations: vec![validation("x"), validation("y")] };
    (structure.expect("a structure"), results)
}

/// Does something with the scores of the attack.
fn with_attack<T>(act: impl FnOnce(&Scores<'_>) -> T) -> T {
    let (structure, results) = attacked();
    let rules = Rules::svcomp_2026();
    let judged = judge(&structure, &rules, &results);
    let standings = standings(&structure, &rules, &judged);
    let tracks = jurat_score::validators(&structure, &rules, &results, &judged);
    act(&Scores {
        structure: &structure,
        rules: &rules,
        judged: &judged,
        standings: &standings,
        tracks: &tracks,
    })
}

#[test]
fn names_stay_text_in_the_page_and_in_plots() {
    let (page, plot) = with_attack(|scores| {
        let notes = [ATTACK.to_owned()];
        let page = Page {
            notes: &notes,
            input: ATTACK.to_owned(),
            downloads: vec![(ATTACK.to_owned(), ATTACK.to_owned())],
        };
        let plot = quantile_plot(scores, &scores.standings.categories[0], PlotSurroundings::File);
        (html(scores, &page), plot)
    });
    for text in [&page, &plot] {
        assert!(!text.contains("<script") && !text.contains("</title><"), "{text}");
        assert!(!text.contains('\u{1b}'), "no control character");
    }
    assert!(plot.contains("&lt;script&gt;"));
    assert!(page.matches("script").count() >= 8, "the name is where names are");
}

#[test]
fn names_stay_text_in_tables() {
    let grids = with_attack(|scores| {
        let mut grids = vec![overview(scores), ranking(scores), all_standings(scores)];
        grids.extend(confirmations(scores));
        grids.extend(validators(scores));
        grids
    });
    assert_eq!(grids.len(), 5);
    for grid in &grids {
        let csv = csv(grid);
        for cell in csv.split([',', '\n']).map(|cell| cell.trim_start_matches('"')) {
            assert!(!cell.starts_with(['=', '@', '+']), "{cell}");
        }
        let tex = tex(grid);
        assert!(!tex.contains("\\input"), "{tex}");
        assert!(tex.contains(
            "\\textbackslash{}input\\{x\\}\\_\\$\\%\\#\\{\\}\\textasciitilde{}\\textasciicircum{}"
        ));
        assert!(!text(grid).contains("\u{1b}[31m"), "no colour of the attacker");
    }
}

/// The end of a row takes a star, and a length in brackets, from the beginning of the next.
#[test]
fn rows_of_latex_begin_with_words() {
    let row = |name: &str| GridRow::new(vec![Cell::text(name), Cell::plain_score(-1.0)]);
    let columns = vec![GridColumn::text("Verifier"), GridColumn::number("A")];
    let rows = ["[9cm]", "*star", "a--b|c"].map(row).to_vec();
    let grid = Grid { title: "T".to_owned(), caption: String::new(), columns, rows };
    let tex = tex(&grid);
    let rows = tex.split("\\midrule\n").nth(1).and_then(|rest| rest.split("\\bottomrule").next());
    assert_eq!(rows, Some("{[}9cm] & $-1$ \\\\\n{*}star & $-1$ \\\\\na-{}-b\\textbar{}c & $-1$ \\\\\n"));
}

#[test]
fn stems_of_files_are_harmless_and_differ() {
    let stems =
        file_stems(["C.valid-assert.Main", "../../etc/passwd", "a b", "a_b", "A_B", "", ".htaccess", "ünï"]);
    assert_eq!(
        stems,
        ["C.valid-assert.Main", "_.._.._etc_passwd", "a_b", "a_b-2", "A_B-3", "_", "_.htaccess", "_n_"]
    );
    assert!(stems.iter().all(|stem| PathBuf::from(stem).components().count() == 1));
}

fn curve(start: f64, points: &[(f64, f64)]) -> Curve {
    let points = points.iter().map(|(score, time)| (*score, Duration::from_secs_f64(*time))).collect();
    Curve { verifier: "v".to_owned(), start, points }
}

fn labelled(curve: Curve) -> Labelled {
    Labelled { name: "v".to_owned(), place: Rank::Ranked(1), curve }
}

/// Four bands of 85 pixels: up to 1 s, 10 s, 100 s and 1000 s; 574 pixels are 4 points.
#[test]
fn points_stand_where_the_axes_say() {
    let svg = plot(
        "A",
        &[labelled(curve(0.0, &[(1.0, 0.5), (2.0, 1.0), (4.0, 100.0)]))],
        PlotSurroundings::Page(1),
    );
    assert!(svg.contains("<path d=\"M62.0 313.5H205.5V271.0H349.0V101.0H636.0\"/>"), "{svg}");
    for (label, y) in [("0", 356.0), ("1", 271.0), ("10", 186.0), ("100", 101.0), ("1000", 16.0)] {
        assert!(svg.contains(&format!("y=\"{:.1}\">{label}</text>", y + 4.0)), "{label}: {svg}");
    }
    assert_eq!(svg.matches("class=\"zero\"").count(), 1);
}

#[test]
fn plots_of_nothing_and_of_bad_scores_are_plots() {
    let empty = plot("A", &[], PlotSurroundings::File);
    assert!(!empty.contains("NaN") && !empty.contains("inf"), "{empty}");
    let silent = plot("A", &[labelled(curve(0.0, &[]))], PlotSurroundings::File);
    assert!(!silent.contains("NaN") && silent.contains(">No answer earns points here.<"), "{silent}");
    let negative = plot("A", &[labelled(curve(-32.0, &[(-31.0, 2.0)]))], PlotSurroundings::File);
    assert!(!negative.contains("NaN") && negative.contains(">−30</text>"), "{negative}");
    // One that is far below zero does not squeeze the other, and the legend says so.
    let squeezed = plot(
        "A",
        &[labelled(curve(0.0, &[(10.0, 2.0)])), labelled(curve(-9000.0, &[(-8999.0, 2.0)]))],
        PlotSurroundings::File,
    );
    assert!(squeezed.contains("◂ −8999") && !squeezed.contains(">−8000<"), "{squeezed}");
    // Longer than 1000 seconds: the axis goes on.
    let slow = plot("A", &[labelled(curve(0.0, &[(1.0, 3600.0)]))], PlotSurroundings::File);
    assert!(slow.contains(">10000</text>") && !slow.contains("earns"), "{slow}");
    let endless = plot("A", &[labelled(curve(0.0, &[(1.0, 1e19)]))], PlotSurroundings::File);
    assert!(
        endless.contains(">100000</text>")
            && endless.contains(">10⁶</text>")
            && endless.contains(">10¹⁹</text>"),
        "{endless}"
    );
}

#[test]
fn plots_have_no_more_points_than_can_be_seen() {
    let points: Vec<(f64, f64)> = (1..=20_000).map(|n| (f64::from(n), f64::from(n) / 25.0)).collect();
    let curves: Vec<Labelled> = (0..12).map(|_| labelled(curve(0.0, &points))).collect();
    let svg = plot("A", &curves, PlotSurroundings::File);
    assert!(svg.len() < 300_000, "{}", svg.len());
    assert_eq!(svg, plot("A", &curves, PlotSurroundings::File));
}
