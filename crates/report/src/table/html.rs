//! The table as one self-contained page.
//!
//! Nothing of a result file stands in its markup but the title: all data are packed, and the script of the page puts them
//! into text nodes. The policy of the page allows no other script and no other style than those written here.

use askama::Template;
use sha2::{Digest as _, Sha256};

use super::Table;
use super::base64::base64;
use super::payload::payload;

/// In the order in which they are read; each uses what is before it, and all what is declared by functions.
const SCRIPT: &str = concat!(
    include_str!("../../templates/table/dom.js"),
    include_str!("../../templates/table/numbers.js"),
    include_str!("../../templates/table/data.js"),
    include_str!("../../templates/table/state.js"),
    include_str!("../../templates/table/rows.js"),
    include_str!("../../templates/table/totals.js"),
    include_str!("../../templates/table/filters.js"),
    include_str!("../../templates/table/overview.js"),
    include_str!("../../templates/table/cells.js"),
    include_str!("../../templates/table/grid.js"),
    include_str!("../../templates/table/statistics.js"),
    include_str!("../../templates/table/scales.js"),
    include_str!("../../templates/table/series.js"),
    include_str!("../../templates/table/drawing.js"),
    include_str!("../../templates/table/plots.js"),
    include_str!("../../templates/table/main.js"),
);
const STYLE: &str = include_str!("../../templates/table/style.css");

#[derive(Template)]
#[template(path = "table.html")]
struct Page<'a> {
    title: &'a str,
    version: &'static str,
    style: &'static str,
    style_hash: String,
    script: &'static str,
    script_hash: String,
    data: String,
}

/// The page.
pub fn html(table: &Table) -> String {
    let hash = |text: &str| base64(&Sha256::digest(text));
    let page = Page {
        title: &table.title,
        version: env!("CARGO_PKG_VERSION"),
        style: STYLE,
        style_hash: hash(STYLE),
        script: SCRIPT,
        script_hash: hash(SCRIPT),
        data: payload(table),
    };
    page.render().expect("a template that compiles renders into memory")
}
