//! Scores and ranks: the tables and plots of SV-COMP's reports.
//!
//! Each table is made once, as a [`Grid`], and written as text, CSV, LaTeX or HTML; the plots are SVG.

mod confirmations;
mod csv;
mod grid;
mod html;
mod json;
mod number;
mod overview;
mod ranking;
mod standing;
mod svg;
mod tex;
mod text;
mod validators;

#[cfg(test)]
mod tests;

use jurat_score::{CategoryId, Curve, Judged, Rules, Standings, Structure, Track, curves};

pub use self::confirmations::confirmations;
pub use self::csv::csv;
pub use self::grid::{Cell, Grid, GridColumn, GridRow, Medal};
pub use self::html::{Page, html};
pub use self::json::json;
pub use self::overview::overview;
pub use self::ranking::ranking;
pub use self::standing::{all_standings, standing};
pub(crate) use self::svg::STYLE as PLOT_STYLE;
pub use self::svg::{PlotSurroundings, quantile_plot};
pub use self::tex::tex;
pub use self::text::{summary, text};
pub use self::validators::validators;

/// What a competition came to.
#[derive(Clone, Copy, Debug)]
pub struct Scores<'a> {
    /// Its categories.
    pub structure: &'a Structure,
    /// By which points were given.
    pub rules: &'a Rules,
    /// What is left of the answers.
    pub judged: &'a Judged,
    /// Scores and ranks.
    pub standings: &'a Standings,
    /// Scores and ranks of validators.
    pub tracks: &'a [Track],
}

impl<'a> Scores<'a> {
    pub(crate) fn category_name(&self, id: CategoryId) -> &'a str {
        &self.structure.category(id).name
    }

    /// The curves of a category.
    pub fn curves(&self, id: CategoryId) -> Vec<Curve> {
        curves(self.structure, self.judged, self.standings, id)
    }

    /// The name of the competition with its year.
    pub fn title(&self) -> String {
        let Structure { competition, year, .. } = self.structure;
        let title = format!("{competition} {year}");
        if title.trim().is_empty() { "Scores".to_owned() } else { title.trim().to_owned() }
    }

    /// All verifiers that have a score anywhere, in the order of the structure, and others behind by name.
    pub(crate) fn verifiers(&self) -> Vec<&'a str> {
        let entries = self.standings.categories.iter().flat_map(|standing| &standing.entries);
        let mut verifiers: Vec<&str> = entries.map(|entry| entry.verifier.as_str()).collect();
        let position =
            |id: &str| self.structure.participants.iter().position(|it| it.id == id).unwrap_or(usize::MAX);
        verifiers.sort_by_key(|id| (position(id), *id));
        verifiers.dedup();
        verifiers
    }
}

/// The name of a file for a category: nothing in it but letters, digits, dots and dashes, and none twice.
pub fn file_stems<'n>(names: impl IntoIterator<Item = &'n str>) -> Vec<String> {
    let mut stems: Vec<String> = Vec::new();
    for name in names {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '+' | '.');
        let plain: String = name.chars().take(100).map(|c| if is_plain(c) { c } else { '_' }).collect();
        let plain = format!("{}{plain}", if plain.starts_with('.') || plain.is_empty() { "_" } else { "" });
        let numbered = (2..).map(|n: usize| format!("{plain}-{n}"));
        let stem = std::iter::once(plain.clone()).chain(numbered);
        let is_new = |stem: &String| !stems.iter().any(|other| other.eq_ignore_ascii_case(stem));
        let new = stem.into_iter().find(is_new).unwrap_or_default();
        stems.push(new);
    }
    stems
}
