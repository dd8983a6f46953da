//! A source that was read once, to be woven often.

use thiserror::Error;
use tree_sitter::{Node, Tree};

use crate::escapes::{Dropped, unescape};
use crate::parse::parse;
use crate::places::Places;
use crate::sites::classes::Classes;
use crate::sites::hooks::Hooks;
use crate::sites::model::Sites;
use crate::sites::walk::Finder;

/// A Java source with its sites.
#[derive(Clone, Debug)]
pub struct Source {
    pub(crate) text: String,
    pub(crate) dropped: Vec<Dropped>,
    pub(crate) sites: Sites,
    pub(crate) hooks: Hooks,
}

/// Why the sites of a source cannot be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SitesError {
    /// The source is no Java.
    #[error("line {line}, column {column}: this is no Java that can be read")]
    Syntax {
        /// From 1.
        line: u32,
        /// In characters, from 1.
        column: u32,
    },
    /// It is longer than [`crate::MAX_BYTES`], or takes too long to parse.
    #[error("the source is too large or too tangled to be read")]
    TooLarge,
}

impl Source {
    /// Reads a source and finds its sites.
    pub fn parse(text: impl Into<String>) -> Result<Self, SitesError> {
        let text = text.into();
        let unescaped = unescape(&text);
        let tree = parse(&unescaped.text).ok_or(SitesError::TooLarge)?;
        let places = Places::new(&unescaped);
        if let Some(broken) = first_broken(&tree) {
            let place = places.start(broken);
            return Err(SitesError::Syntax { line: place.line, column: place.column });
        }
        let classes = Classes::new(&unescaped, &tree);
        let (sites, hooks) = Finder::new(&unescaped.text, places, classes).run(&tree);
        let dropped = unescaped.dropped.clone();
        drop(unescaped);
        Ok(Self { text, dropped, sites, hooks })
    }

    /// The sites; an insertion names them by their indexes.
    pub fn sites(&self) -> &Sites {
        &self.sites
    }
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
