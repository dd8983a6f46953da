//! The plots of `jurat table` show the same data as the table: where the dots are is computed again from the JSON.

use std::collections::HashSet;

use crate::common::devtools::Browser;
use crate::common::tables::{Made, made};

/// A plot as it is drawn.
struct Plot {
    x: Axis,
    y: Axis,
    /// The places of each series, by label.
    series: Vec<(String, Vec<(f64, f64)>)>,
}

/// From numbers to pixels.
struct Axis {
    is_log: bool,
    begin: f64,
    end: f64,
    from: f64,
    to: f64,
}

impl Axis {
    fn at(&self, number: f64) -> f64 {
        let place = |number: f64| if self.is_log { number.max(self.begin).log10() } else { number };
        let share = (place(number) - place(self.begin)) / (place(self.end) - place(self.begin));
        self.from + share * (self.to - self.from)
    }
}

/// Opens a plot; the axes x and y.
fn drawn_axes(browser: &mut Browser, made: &Made, fragment: &str) -> (Axis, Axis) {
    browser.open(&made.page, fragment);
    browser.settle();
    browser.wait_for("document.querySelector('svg.plot')");
    let axis = |browser: &mut Browser, name: &str, from: f64, to: f64| {
        let text = browser.text(&format!("document.querySelector('svg.plot').dataset.{name}"));
        let [kind, begin, end] = text.split(' ').collect::<Vec<_>>()[..] else { panic!("{text}") };
        let number = |text: &str| text.parse().expect("a number");
        Axis { is_log: kind == "log", begin: number(begin), end: number(end), from, to }
    };
    let size = browser.evaluate("(() => { const box = document.querySelector('svg.plot').viewBox.baseVal; return [box.width, box.height]; })()");
    let (width, height) = (size[0].as_f64().expect("a width"), size[1].as_f64().expect("a height"));
    // The frame of the axes, in pixels from the edges.
    let (left, right, top, bottom) = (64.0, 20.0, 16.0, 52.0);
    let x = axis(browser, "x", left, width - right);
    let y = axis(browser, "y", height - bottom, top);
    assert_eq!(browser.complaints(), [""; 0]);
    (x, y)
}

fn drawn(browser: &mut Browser, made: &Made, fragment: &str) -> Plot {
    let (x, y) = drawn_axes(browser, made, fragment);
    let paths = browser.evaluate(
        "[...document.querySelectorAll('svg.plot .series > g')].map(it => [it.dataset.label, it.firstChild.getAttribute('d')])",
    );
    let series = paths.as_array().expect("a list").iter().map(|pair| {
        (pair[0].as_str().expect("a label").to_owned(), places(pair[1].as_str().expect("a path")))
    });
    Plot { x, y, series: series.collect() }
}

/// The points of a path.
fn places(path: &str) -> Vec<(f64, f64)> {
    let steps = path.split(['M', 'L']).filter(|step| !step.is_empty());
    steps
        .map(|step| {
            let (x, y) = step.trim_end_matches("h0").split_once(' ').expect("two numbers");
            (x.parse().expect("a number"), y.parse().expect("a number"))
        })
        .collect()
}

/// Every point is at a drawn place, and every drawn place is that of a point. Points at the same tenth of a pixel are
/// drawn once.
fn assert_same(plot: &Plot, label: &str, expected: &[(f64, f64)]) {
    let found = &plot.series.iter().find(|(found, _)| found == label).expect("the series is drawn").1;
    let expected: Vec<(f64, f64)> = expected.iter().map(|(x, y)| (plot.x.at(*x), plot.y.at(*y))).collect();
    assert!(!expected.is_empty() && found.len() * 3 > expected.len(), "{} {}", found.len(), expected.len());
    let are_near = |a: &(f64, f64), b: &(f64, f64)| (a.0 - b.0).abs() < 0.07 && (a.1 - b.1).abs() < 0.07;
    for point in &expected {
        assert!(found.iter().any(|place| are_near(place, point)), "{label}: {point:?} is not drawn");
    }
    for place in found {
        assert!(expected.iter().any(|point| are_near(place, point)), "{label}: {place:?} is no point");
    }
}

/// The rows and CPU times of the correct runs that pass the filter of these tests: below 200 s for the first tool.
fn filtered(made: &Made, run_set: usize, is_wanted: impl Fn(Option<&str>) -> bool) -> Vec<(usize, f64)> {
    let passing: Vec<usize> = made
        .column(0, "cputime")
        .into_iter()
        .filter(|(_, time)| *time <= 200.0)
        .map(|(row, _)| row)
        .collect();
    let rows = made.column(run_set, "cputime").into_iter();
    rows.filter(|(row, _)| passing.contains(row) && is_wanted(made.category(run_set, *row))).collect()
}

const FILTER: &str = "&range=1.cputime::200";
const LABELS: [&str; 2] = ["Alpha", "Beta"];

#[expect(clippy::cast_precision_loss, reason = "there are few runs")]
fn numbered(mut times: Vec<(usize, f64)>) -> Vec<(f64, f64)> {
    times.sort_by(|a, b| a.1.total_cmp(&b.1));
    times.iter().enumerate().map(|(index, (_, time))| (index as f64 + 1.0, *time)).collect()
}

#[test]
fn quantile_plots_have_a_point_for_each_run() {
    let made = made(2, 300);
    let mut browser = Browser::start();
    for (scale, results) in [("log", "correct"), ("linear", "all")] {
        let fragment = format!("#tab=plots&plot=quantile&yScale={scale}&results={results}{FILTER}");
        let plot = drawn(&mut browser, &made, &fragment);
        for (run_set, label) in LABELS.iter().enumerate() {
            let times = filtered(&made, run_set, |category| results == "all" || category == Some("correct"));
            assert_same(&plot, label, &numbered(times));
        }
    }
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "there are few runs")]
fn direct_plots_follow_the_rows_of_the_table() {
    let made = made(2, 300);
    let plot = drawn(&mut Browser::start(), &made, "#tab=plots&plot=direct&sort=2.cputime");
    let mut order = made.column(1, "cputime");
    order.sort_by(|a, b| a.1.total_cmp(&b.1));
    for (run_set, label) in LABELS.iter().enumerate() {
        let correct: Vec<(f64, f64)> = made
            .column(run_set, "cputime")
            .into_iter()
            .filter(|(row, _)| made.category(run_set, *row) == Some("correct"))
            .map(|(row, time)| {
                (order.iter().position(|(other, _)| *other == row).expect("a row") as f64 + 1.0, time)
            })
            .collect();
        assert_same(&plot, label, &correct);
    }
}

#[test]
fn score_plots_start_at_the_points_lost_and_end_at_the_score() {
    let made = made(2, 300);
    let plot = drawn(&mut Browser::start(), &made, &format!("#tab=plots&plot=score{FILTER}"));
    for (run_set, label) in LABELS.iter().enumerate() {
        let scores = made.column(run_set, "score");
        let score =
            |row: usize| scores.iter().find(|(other, _)| *other == row).map_or(0.0, |(_, score)| *score);
        let lost: f64 = filtered(&made, run_set, |category| category != Some("correct"))
            .iter()
            .map(|(row, _)| score(*row))
            .sum();
        let mut correct = filtered(&made, run_set, |category| category == Some("correct"));
        correct.sort_by(|a, b| a.1.total_cmp(&b.1));
        let mut sum = lost;
        let mut expected = vec![(lost, correct[0].1)];
        for (row, time) in correct {
            sum += score(row);
            expected.push((sum, time));
        }
        assert!(lost < 0.0, "a made-up tool without a wrong answer shows nothing here");
        assert_same(&plot, label, &expected);
    }
}

#[test]
fn scatter_plots_compare_two_columns() {
    let made = made(2, 300);
    let mut browser = Browser::start();
    let plot = drawn(
        &mut browser,
        &made,
        &format!("#tab=plots&plot=scatter&x=2.memory&y=1.cputime&results=all&xScale=linear{FILTER}"),
    );
    let of_rows = |correct: bool| -> Vec<(f64, f64)> {
        let memory = made.column(1, "memory");
        filtered(&made, 0, |_| true)
            .into_iter()
            .filter(|(row, _)| {
                (0..2).all(|run_set| made.category(run_set, *row) == Some("correct")) == correct
            })
            .map(|(row, time)| {
                (memory.iter().find(|(other, _)| *other == row).expect("all have it").1 / 1e6, time)
            })
            .collect()
    };
    assert_same(&plot, "both correct", &of_rows(true));
    assert_same(&plot, "others", &of_rows(false));
}

/// Many dots are drawn as strokes where they touch: each dot is on a stroke, and each end of a stroke is a dot, to the pixel.
#[test]
#[expect(clippy::cast_precision_loss, reason = "there are few runs")]
fn many_dots_are_strokes_through_all_of_them() {
    let made = made(1, 6000);
    let mut browser = Browser::start();
    let fragment = "#tab=plots&plot=direct&results=all";
    let axes = drawn_axes(&mut browser, &made, fragment);
    let path = browser.text("document.querySelector('svg.plot .strokes').getAttribute('d')");
    let numbers = |stroke: &str| -> Vec<f64> {
        stroke.split([' ', 'V']).map(|number| number.parse().expect("a number")).collect()
    };
    let strokes: Vec<Vec<f64>> = path.split('M').skip(1).map(numbers).collect();
    let dots: HashSet<(i64, i64)> = made
        .column(0, "cputime")
        .iter()
        .map(|(row, time)| (pixel(axes.0.at(*row as f64 + 1.0)), pixel(axes.1.at(*time))))
        .collect();
    assert!(strokes.len() > 500 && strokes.len() < dots.len(), "{} {}", strokes.len(), dots.len());
    let mut on_strokes = HashSet::new();
    for stroke in &strokes {
        let [x, top, bottom] = [stroke[0], stroke[1], stroke[2]].map(pixel);
        assert!(
            dots.contains(&(x, top)) && dots.contains(&(x, bottom)),
            "{stroke:?} has an end that is no dot"
        );
        on_strokes.extend((top..=bottom).map(|y| (x, y)));
    }
    assert!(dots.is_subset(&on_strokes));
}

/// As the browser rounds.
#[expect(clippy::cast_possible_truncation, reason = "a window is small")]
fn pixel(place: f64) -> i64 {
    (place + 0.5).floor() as i64
}

/// What is under the mouse is told.
#[test]
fn a_point_under_the_mouse_names_its_task() {
    let made = made(2, 300);
    let mut browser = Browser::start();
    let plot = drawn(&mut browser, &made, "#tab=plots&plot=scatter&x=1.cputime&y=2.cputime&results=all");
    let (row, time) = made.column(0, "cputime")[7];
    let other = made.column(1, "cputime")[7].1;
    let corner = browser.evaluate("(() => { const box = document.querySelector('svg.plot').getBoundingClientRect(); return [box.left, box.top]; })()");
    let place = |index: usize, at: f64| corner[index].as_f64().expect("a place") + at;
    browser.point(place(0, plot.x.at(time)), place(1, plot.y.at(other)));
    let tip = browser.text("document.querySelector('.tip').textContent");
    assert!(tip.contains(made.tasks()[row]["task"].as_str().expect("a name")), "{tip}");
    browser.point(place(0, 5.0), place(1, 5.0));
    assert_eq!(browser.text("document.querySelector('.tip').hidden"), "true");
}
