//! A source that was read once, to be woven often.

use jurat_quota::{Exhausted, Quota};
use thiserror::Error;
use tree_sitter::{Node, Tree};

use crate::escapes::{Dropped, Unescaped, unescape};
use crate::parse::{MAX_BYTES, Unparsed, parse};
use crate::places::Places;
use crate::sites::classes::Classes;
use crate::sites::hooks::Hooks;
use crate::sites::model::Sites;
use crate::sites::stored::StoredNames;
use crate::sites::walk::Finder;

/// Each node of the tree may be a site; more than these, some 10 MB of Java, would take gigabytes.
const MAX_NODES: usize = 4_000_000;

/// A Java source with its sites.
#[derive(Clone, Debug)]
pub struct SourceWithSites {
    pub(crate) text: String,
    pub(crate) dropped: Vec<Dropped>,
    pub(crate) sites: Sites,
    pub(crate) hooks: Hooks,
}

/// Why the sites of a source cannot be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SitesError {
    /// The source is no Java.
    #[error("this is no Java that can be read")]
    Syntax {
        /// From 1.
        line: u32,
        /// In characters, from 1.
        column: u32,
    },
    /// A Unicode escape may mean something else to javac, so that it may find other tokens.
    #[error("Unicode escapes are not read here as javac reads them")]
    Escape {
        /// From 1.
        line: u32,
        /// In characters, from 1.
        column: u32,
    },
    /// It is longer than [`crate::MAX_BYTES`], or takes too long to parse.
    #[error("the source is too large or too tangled to be read")]
    TooLarge,
    /// The quota was used up.
    #[error("{0}")]
    Exhausted(Exhausted),
}

impl From<Exhausted> for SitesError {
    fn from(exhausted: Exhausted) -> Self {
        Self::Exhausted(exhausted)
    }
}

impl From<Unparsed> for SitesError {
    fn from(unparsed: Unparsed) -> Self {
        match unparsed {
            Unparsed::TooLarge => Self::TooLarge,
            Unparsed::Exhausted(exhausted) => exhausted.into(),
        }
    }
}

impl SourceWithSites {
    /// Reads a source and finds its sites.
    pub fn parse(text: impl Into<String>) -> Result<Self, SitesError> {
        Self::parse_within(text, &Quota::default())
    }

    /// Reads a source and finds its sites, as long as there is time and memory.
    pub fn parse_within(text: impl Into<String>, quota: &Quota) -> Result<Self, SitesError> {
        let text = text.into();
        if text.len() > MAX_BYTES {
            return Err(SitesError::TooLarge);
        }
        check_line_ends(&text)?;
        let unescaped = unescape(&text);
        check_escapes(&text, &unescaped)?;
        let tree = parse(&unescaped.text, quota)?;
        if tree.root_node().descendant_count() > MAX_NODES {
            return Err(SitesError::TooLarge);
        }
        let places = Places::new(&unescaped);
        if let Some(broken) = first_broken(&tree) {
            let place = places.start(broken);
            return Err(SitesError::Syntax { line: place.line, column: place.column });
        }
        let classes = Classes::new(&unescaped, &tree, quota)?;
        let stored = StoredNames::new(&unescaped.text, &tree, quota)?;
        let finder = Finder::new(&unescaped.text, places, stored, classes);
        let (sites, hooks) = finder.run(&tree, quota)?;
        let dropped = unescaped.dropped.clone();
        drop(unescaped);
        Ok(Self { text, dropped, sites, hooks })
    }

    /// The sites; an insertion names them by their indexes.
    pub fn sites(&self) -> &Sites {
        &self.sites
    }
}

/// javac ends a line at a lone carriage return, the parser does not: comments would end in different places.
fn check_line_ends(text: &str) -> Result<(), SitesError> {
    let mut lines = text.lines().zip(1..);
    let lone = lines.find_map(|(line, number)| Some((line[..line.find('\r')?].chars().count(), number)));
    lone.map_or(Ok(()), |(n_before, line)| Err(SitesError::Syntax { line, column: n_before as u32 + 1 }))
}

fn check_escapes(text: &str, unescaped: &Unescaped<'_>) -> Result<(), SitesError> {
    let Some(offset) = unescaped.doubtful else { return Ok(()) };
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    let line = before.matches('\n').count() as u32 + 1;
    Err(SitesError::Escape { line, column: before[line_start..].chars().count() as u32 + 1 })
}

/// The first node that is no Java.
fn first_broken(tree: &Tree) -> Option<Node<'_>> {
    let mut node = tree.root_node();
    if !node.has_error() {
        return None;
    }
    loop {
        let mut cursor = node.walk();
        let broken = node.children(&mut cursor).find(Node::has_error);
        match broken {
            Some(inner) if !node.is_error() => node = inner,
            _ => return Some(node),
        }
    }
}
