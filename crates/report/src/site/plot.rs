//! The plots of the site.

use jurat_score::CategoryId;

use super::CompetitionSite;
use crate::score::{PlotSurroundings, quantile_plot};

/// The score-based quantile plot of a category, as SVG for a page; `number` tells it from others on the same page.
pub(super) fn plot(site: &CompetitionSite<'_>, category: CategoryId, number: usize) -> String {
    let standing = site.outcome.standings.of(category);
    standing
        .map(|standing| quantile_plot(&site.scores(), standing, PlotSurroundings::Page(number)))
        .unwrap_or_default()
}
