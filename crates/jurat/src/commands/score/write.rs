//! The directory of a competition's scores: a page, tables and plots.

use std::fs;
use std::path::{Path, PathBuf};

use jurat_report::score::{
    Grid, Page, PlotSurroundings, Scores, all_standings, confirmations, csv, file_stems, html, overview,
    quantile_plot, ranking, tex, validators,
};

use crate::error::Error;

/// Writes everything, and returns the page.
pub(super) fn directory(
    directory: &Path,
    scores: &Scores<'_>,
    notes: &[String],
    input: String,
) -> Result<PathBuf, Error> {
    let plots = directory.join("plots");
    fs::create_dir_all(&plots).map_err(|error| Error::Write { path: plots.clone(), error })?;
    let mut downloads = Vec::new();
    for (stem, grid) in tables(scores) {
        for (ending, text) in [("csv", csv(&grid)), ("tex", tex(&grid))] {
            let name = format!("{stem}.{ending}");
            file(&directory.join(&name), &text)?;
            downloads.push((name, grid.title.clone()));
        }
    }
    let standings = &scores.standings.categories;
    let names: Vec<&str> =
        standings.iter().map(|it| scores.structure.category(it.category).name.as_str()).collect();
    for ((stem, standing), category) in file_stems(names.iter().copied()).iter().zip(standings).zip(names) {
        let name = format!("plots/{stem}.svg");
        file(&directory.join(&name), &quantile_plot(scores, standing, PlotSurroundings::File))?;
        downloads.push((name, format!("Score-based quantile plot of {category}")));
    }
    let page = directory.join("index.html");
    file(&page, &html(scores, &Page { notes, input, downloads }))?;
    Ok(page)
}

/// All tables, with the names of their files.
fn tables(scores: &Scores<'_>) -> Vec<(String, Grid)> {
    let mut tables = vec![
        ("overview".to_owned(), overview(scores)),
        ("ranking".to_owned(), ranking(scores)),
        ("standings".to_owned(), all_standings(scores)),
    ];
    let others = confirmations(scores).into_iter().chain(validators(scores));
    let others: Vec<Grid> = others.collect();
    let titles: Vec<String> = others
        .iter()
        .map(|grid| grid.title.to_lowercase().replace([' ', ','], "-").replace("--", "-"))
        .collect();
    tables.extend(file_stems(titles.iter().map(String::as_str)).into_iter().zip(others));
    tables
}

/// Writes a file.
pub(super) fn file(path: &Path, text: &str) -> Result<(), Error> {
    fs::write(path, text).map_err(|error| Error::Write { path: path.to_owned(), error })
}
