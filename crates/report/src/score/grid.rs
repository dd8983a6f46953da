//! A table before anybody has decided how to write it.

use std::time::Duration;

use jurat_score::Rank;

/// A table.
#[derive(Clone, PartialEq, Debug)]
pub struct Grid {
    /// What it shows.
    pub title: String,
    /// How to read it.
    pub caption: String,
    /// Its columns.
    pub columns: Vec<GridColumn>,
    /// Its rows, each with as many cells as there are columns.
    pub rows: Vec<GridRow>,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridColumn {
    /// Its heading.
    pub title: String,
    /// Whether it has numbers, which stand to the right.
    pub is_number: bool,
}

/// A row.
#[derive(Clone, PartialEq, Debug)]
pub struct GridRow {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// Whether it is set off from the row before it.
    pub is_new_group: bool,
    /// Whether it says something about the columns, as a heading does.
    pub is_head: bool,
}

/// A cell.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// Words, which may come from a file and are not to be trusted.
    Text(String),
    /// The same words as above, which only programs need again.
    Ditto(String),
    /// A count.
    Count(usize),
    /// A rank.
    Rank(usize),
    /// A score; people see it rounded.
    Score {
        /// The score.
        score: f64,
        /// How to show what it is worth.
        medal: Medal,
    },
    /// CPU time; people see it in hours, to two digits.
    Time(Duration),
    /// A count and its share in per cent.
    Share {
        /// The count.
        count: usize,
        /// The share.
        per_cent: Option<f64>,
    },
}

/// How to show what a score is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Medal {
    /// One of the best three, by rank.
    Best(u8),
    /// Behind them.
    None,
    /// Not ranked.
    Unranked,
}

impl Medal {
    pub(super) fn of(place: Rank) -> Self {
        match place {
            Rank::Ranked(rank @ 1..=3) => Self::Best(rank as u8),
            Rank::Ranked(_) => Self::None,
            Rank::HorsConcours | Rank::OptedOut => Self::Unranked,
        }
    }
}

impl GridColumn {
    pub(super) fn text(title: impl Into<String>) -> Self {
        Self { title: title.into(), is_number: false }
    }

    pub(super) fn number(title: impl Into<String>) -> Self {
        Self { title: title.into(), is_number: true }
    }
}

impl GridRow {
    pub(super) fn new(cells: Vec<Cell>) -> Self {
        Self { cells, is_new_group: false, is_head: false }
    }

    pub(super) fn head(cells: Vec<Cell>) -> Self {
        Self { is_head: true, ..Self::new(cells) }
    }

    pub(super) fn new_group(self, is_new_group: bool) -> Self {
        Self { is_new_group, ..self }
    }
}

impl Cell {
    pub(super) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    pub(super) fn plain_score(score: f64) -> Self {
        Self::Score { score, medal: Medal::None }
    }
}
