//! Scores as one self-contained page, without a script.

use askama::Template;

use super::{Cell, Grid, Medal, PlotSurroundings, Scores, number, quantile_plot, svg};
use super::{confirmations, overview, ranking, standing, validators};

/// What else a page says.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// What to know before relying on it.
    pub notes: &'a [String],
    /// How many result files and runs there were.
    pub input: String,
    /// Files beside the page: their names, and what they are.
    pub downloads: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "score.html")]
struct Html<'a> {
    title: String,
    facts: Vec<(&'static str, String)>,
    podiums: Vec<Podium>,
    overview: Grid,
    ranking: Grid,
    categories: Vec<Category>,
    confirmations: Vec<Grid>,
    validators: Vec<Grid>,
    page: &'a Page<'a>,
    plot_style: &'static str,
    version: &'static str,
}

/// The best of a category.
struct Podium {
    number: usize,
    name: String,
    best: Vec<(usize, String, String)>,
}

struct Category {
    number: usize,
    grid: Grid,
    plot: String,
    is_meta: bool,
}

/// The page.
pub fn html(scores: &Scores<'_>, page: &Page<'_>) -> String {
    let standings = &scores.standings.categories;
    let is_meta = |it: &jurat_score::CategoryStanding| !scores.structure.category(it.category).is_base();
    let has_metas = standings.iter().any(is_meta);
    let podiums = standings
        .iter()
        .enumerate()
        .filter(|(_, it)| is_meta(it) || !has_metas)
        .map(|(idx, it)| Podium { number: idx + 1, name: name(scores, it), best: best(scores, it) });
    let categories = standings.iter().enumerate().map(|(idx, it)| Category {
        number: idx + 1,
        grid: standing(scores, it),
        plot: quantile_plot(scores, it, PlotSurroundings::Page(idx + 1)),
        is_meta: is_meta(it),
    });
    let html = Html {
        title: scores.title(),
        facts: facts(scores, page),
        podiums: podiums.collect(),
        overview: overview(scores),
        ranking: ranking(scores),
        categories: categories.collect(),
        confirmations: confirmations(scores),
        validators: validators(scores),
        page,
        plot_style: svg::STYLE,
        version: env!("CARGO_PKG_VERSION"),
    };
    let text =
        html.render().unwrap_or_else(|error| unreachable!("a string can always be written to: {error}"));
    // Names may hold what is no text at all.
    text.replace(|c: char| c.is_control() && c != '\n', "\u{fffd}")
}

fn name(scores: &Scores<'_>, standing: &jurat_score::CategoryStanding) -> String {
    let category = scores.structure.category(standing.category);
    format!("{}{}", category.name, if category.is_demo { " (demo)" } else { "" })
}

fn best(scores: &Scores<'_>, standing: &jurat_score::CategoryStanding) -> Vec<(usize, String, String)> {
    let ranked = standing
        .entries
        .iter()
        .filter_map(|entry| Some((entry.place.rank().filter(|rank| *rank <= 3)?, entry)));
    let ranked = ranked.map(|(rank, entry)| {
        (rank, scores.structure.display_name(&entry.verifier).to_owned(), minus(&number::score(entry.score)))
    });
    ranked.collect()
}

fn facts(scores: &Scores<'_>, page: &Page<'_>) -> Vec<(&'static str, String)> {
    let points = scores.rules.points;
    vec![
        ("Rules", scores.rules.name.clone()),
        (
            "Points",
            minus(&format!(
                "correct true {:+}, correct false {:+}, false alarm {}, wrong proof {}, unconfirmed true {}, unconfirmed false {}",
                points.correct_true,
                points.correct_false,
                points.wrong_false,
                points.wrong_true,
                points.unconfirmed_true,
                points.unconfirmed_false
            )),
        ),
        ("Input", page.input.clone()),
    ]
}

/// What a cell shows.
fn shown(cell: &Cell) -> String {
    match cell {
        Cell::Empty | Cell::Ditto(_) => String::new(),
        Cell::Text(text) => crate::visible(text),
        Cell::Count(count) | Cell::Rank(count) => count.to_string(),
        Cell::Score { score, medal: Medal::Unranked } => format!("({})", minus(&number::score(*score))),
        Cell::Score { score, .. } => minus(&number::score(*score)),
        Cell::Time(time) => number::hours(*time),
        Cell::Share { count, per_cent } => match per_cent {
            Some(share) => format!("{count} ({})", number::per_cent(*share)),
            None => count.to_string(),
        },
    }
}

/// The class of a cell, by which the best three are seen.
fn class(cell: &Cell) -> &'static str {
    match cell {
        Cell::Score { medal: Medal::Best(1), .. } => "first",
        Cell::Score { medal: Medal::Best(2), .. } => "second",
        Cell::Score { medal: Medal::Best(_), .. } => "third",
        Cell::Score { medal: Medal::Unranked, .. } => "unranked",
        _ => "",
    }
}

/// The rank of one of the best three, which is also read aloud.
fn rank(cell: &Cell) -> Option<u8> {
    match cell {
        Cell::Score { medal: Medal::Best(rank), .. } => Some(*rank),
        _ => None,
    }
}

fn minus(text: &str) -> String {
    text.replace('-', "−")
}
