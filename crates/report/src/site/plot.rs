//! The plots of the site.

use jurat_score::CategoryId;

use super::Site;

/// The score-based quantile plot of a category, as SVG.
pub(super) fn plot(_site: &Site<'_>, _category: CategoryId) -> String {
    String::new()
}
