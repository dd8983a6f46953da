//! Bytes to witness: decode, tell the format, read, lift.

use std::sync::Arc;

use jurat_text::GoOn;
use jurat_text::decode::{MAX_BYTES, decode};
use jurat_text::problem::{Problem, ProblemKind};
use jurat_text::span::{LineIndex, Position, Span};
use jurat_text::yaml;

use crate::graphml;
use crate::model::{Body, Entries, Metadata, Witness};
use crate::yaml::lift;

/// A witness file, read: never a failure as a whole.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The text, unpacked and decoded.
    pub text: Arc<String>,
    /// Its lines.
    pub lines: LineIndex,
    /// The file as written.
    pub syntax: Syntax,
    /// What it means, as far as it could be read.
    pub witness: Witness,
    /// What the readers stumbled over.
    pub problems: Vec<Problem>,
}

/// The file as written, by format.
#[derive(Clone, Debug)]
pub enum Syntax {
    /// GraphML 1.0.
    GraphMl(graphml::GraphmlDocument),
    /// YAML 2.x.
    Yaml(yaml::Document),
    /// Neither.
    Unknown,
}

/// Reads a witness from the bytes of its file.
pub fn read(bytes: Vec<u8>) -> Reading {
    read_while(bytes, MAX_BYTES, &|| true).unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// Reads a witness of at most that many bytes, unpacked; nothing when it was told to stop.
pub fn read_while(bytes: Vec<u8>, max_bytes: usize, go_on: GoOn<'_>) -> Option<Reading> {
    let (text, mut problems) = decode(bytes, max_bytes);
    let text = Arc::new(text);
    let lines = LineIndex::new(&text);
    let (syntax, witness) = match format_of(&text) {
        Some(Format::GraphMl) => {
            let (document, witness, found) = graphml::read_while(&text, go_on)?;
            problems.extend(found);
            (Syntax::GraphMl(document), witness)
        }
        Some(Format::Yaml) => {
            let (document, found) = yaml::read_while(&text, go_on)?;
            problems.extend(found);
            let witness = lift(&document);
            (Syntax::Yaml(document), witness)
        }
        None => {
            if problems.iter().all(|problem| problem.kind.leaves_text_whole()) {
                problems.push(Problem::new(Span::at(0), ProblemKind::UnknownFormat));
            }
            (
                Syntax::Unknown,
                Witness { metadata: Metadata::default(), body: Body::Entries(Entries::default()) },
            )
        }
    };
    Some(Reading { text, lines, syntax, witness, problems })
}

impl Reading {
    /// The line and column of a byte offset.
    pub fn position(&self, offset: u32) -> Position {
        self.lines.position(&self.text, offset)
    }
}

enum Format {
    GraphMl,
    Yaml,
}

/// XML starts with `<`; YAML witnesses are a list, a mapping, or start with a comment, a directive or `---`.
fn format_of(text: &str) -> Option<Format> {
    let start = text.trim_start();
    if start.starts_with('<') {
        return Some(Format::GraphMl);
    }
    let first_line = start.lines().next()?;
    let looks_like_yaml = start.starts_with(['-', '#', '%', '[', '{', '&', '*', '"', '\''])
        || first_line.trim_end().ends_with(':')
        || first_line.contains(": ");
    looks_like_yaml.then_some(Format::Yaml)
}
