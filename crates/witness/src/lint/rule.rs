//! The shape of a rule: its manual as data, and the check with the part of the witness that it wants to see.

use std::borrow::Cow;

use jurat_text::problem::Problem;
use jurat_text::span::Span;
use jurat_text::yaml::{self, Yaml};

use crate::graphml::{self, ElementId, GraphmlElement, Key, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::sequence::Segment;
use crate::lint::sites::Site;
use crate::model::{Automaton, Entries, Witness};
use crate::yaml::schema;

/// A rule of lint.
#[derive(Debug)]
pub struct Rule {
    /// Its code, such as `W152`; never reused.
    pub code: &'static str,
    /// Its name, after the bad pattern: `self-loop`.
    pub name: &'static str,
    /// How bad it is to break it.
    pub severity: Severity,
    /// Whether it is looked at only with `--strict`.
    pub strict: bool,
    /// One sentence: what is found.
    pub what: &'static str,
    /// Why it matters.
    pub why: &'static str,
    /// An excerpt that breaks it.
    pub bad: &'static str,
    /// The excerpt mended.
    pub good: &'static str,
    pub(crate) check: Check,
}

/// What a check looks at; the driver calls it once for each such thing.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Check {
    /// Each problem of the readers.
    Problem(fn(&mut Context<'_>, &Problem)),
    /// A GraphML file as written, once.
    GraphMl(fn(&mut Context<'_>, &graphml::GraphmlDocument)),
    /// Each GraphML element of a tag; of nodes, edges and data only those that are not written as usual:
    /// `<node id="…">`, `<edge source="…" target="…">`, `<data key="…">` with text. They are too many.
    Element(Tag, fn(&mut Context<'_>, &graphml::GraphmlDocument, ElementId, &GraphmlElement)),
    /// Each non-empty GraphML `data` with one of these keys.
    Datum(&'static [Key], fn(&mut Context<'_>, &Datum<'_>)),
    /// The automaton of a GraphML file, once.
    Automaton(fn(&mut Context<'_>, &Automaton)),
    /// A YAML file as written, once.
    Yaml(fn(&mut Context<'_>, &yaml::Document)),
    /// Each YAML mapping of one of these kinds, with its table.
    Mapping(&'static [schema::Kind], fn(&mut Context<'_>, &'static schema::Mapping, &Yaml)),
    /// Each violation sequence of a YAML file, with its segments as written.
    Sequence(fn(&mut Context<'_>, &[Segment<'_>])),
    /// The contents of a YAML file, once.
    Entries(fn(&mut Context<'_>, &Entries)),
    /// Each place of the program that the witness names, if the program is given.
    Site(fn(&mut Context<'_>, &Site<'_>)),
    /// The witness of either format, once.
    Witness(fn(&mut Context<'_>, &Witness)),
}

/// A `data` element that holds text.
#[derive(Debug)]
pub(crate) struct Datum<'d> {
    /// Its key.
    pub(crate) key: Key,
    /// Its text.
    pub(crate) value: Cow<'d, str>,
    /// Where the text is.
    pub(crate) span: Span,
}
