//! Text to [`Document`]: built from the parser's events, with aliases left unexpanded and depth and size bounded.

use std::sync::Arc;

use saphyr_parser::{Event, Parser, ScalarStyle, Span as ParserSpan};
use smol_str::SmolStr;

use crate::GoOn;
use crate::problem::{Problem, ProblemKind};
use crate::span::Span;
use crate::yaml::document::{Document, Yaml, YamlValue};

/// Deeper nesting than this is an attack; witnesses, the deepest files that are read, have eight levels.
pub const MAX_DEPTH: usize = 64;

/// More nodes than this nobody writes: as a witness it would be a hundred thousand waypoints.
const MAX_NODES: usize = 2_000_000;

/// The parser holds a whole flow collection (`[…]` or `{…}`) before its first event, at some 350 bytes a value.
const MAX_FLOW_NODES: usize = 1_000_000;

/// Reads the tree of a YAML text.
pub fn read(text: &Arc<String>) -> (Document, Vec<Problem>) {
    read_while(text, &|| true).unwrap_or_else(|| unreachable!("nobody stops it"))
}

/// The same; nothing when it was told to stop.
pub fn read_while(text: &Arc<String>, go_on: GoOn<'_>) -> Option<(Document, Vec<Problem>)> {
    if let Some(at) = memchr::memchr3_iter(b',', b'[', b'{', text.as_bytes()).nth(MAX_FLOW_NODES) {
        let problem = Problem::new(Span::at(at), ProblemKind::TooManyNodes { limit: MAX_FLOW_NODES });
        return Some((Document { text: Arc::clone(text), root: None, is_cut: true }, vec![problem]));
    }
    let mut builder = Builder {
        text,
        cursor: Cursor::default(),
        problems: Vec::new(),
        open: Vec::new(),
        root: None,
        n_nodes: 0,
    };
    builder.run(go_on)?;
    let is_cut = builder.problems.iter().any(|problem| stops_reading(&problem.kind));
    Some((Document { text: Arc::clone(text), root: builder.root, is_cut }, builder.problems))
}

/// What the problems that this reader finds are called in messages; none for those of others.
pub fn in_words(kind: &ProblemKind) -> Option<String> {
    match kind {
        ProblemKind::YamlSyntax { detail } => Some(format!("this is not YAML: {detail}")),
        ProblemKind::TooDeep { limit } => {
            Some(format!("lists and mappings are nested more than {limit} deep"))
        }
        ProblemKind::TooManyNodes { limit } => Some(format!("there are more than {limit} values")),
        ProblemKind::SecondYamlDocument => {
            Some("a second document begins here, but only one is allowed".to_owned())
        }
        ProblemKind::YamlAlias => Some("an alias (`*…`) is not followed".to_owned()),
        _ => None,
    }
}

fn stops_reading(kind: &ProblemKind) -> bool {
    matches!(
        kind,
        ProblemKind::YamlSyntax { .. } | ProblemKind::TooDeep { .. } | ProblemKind::TooManyNodes { .. }
    )
}

struct Builder<'t> {
    text: &'t str,
    cursor: Cursor,
    problems: Vec<Problem>,
    open: Vec<Collection>,
    root: Option<Yaml>,
    n_nodes: usize,
}

/// A list or mapping that is not closed yet.
struct Collection {
    span: Span,
    is_mapping: bool,
    /// Of a mapping: keys and values in turn.
    nodes: Vec<Yaml>,
}

impl Builder<'_> {
    /// Nothing when it was told to stop.
    fn run(&mut self, go_on: GoOn<'_>) -> Option<()> {
        for event in Parser::new_from_str(self.text) {
            if !go_on() {
                return None;
            }
            match event {
                Ok((event, span)) => {
                    let span = self.span(&span);
                    if !self.event(event, span) {
                        break;
                    }
                }
                Err(error) => {
                    let offset = self.cursor.seek(self.text, error.marker().index());
                    let kind = match error.info() {
                        // The parser gives up on nested flow collections before their first event.
                        "recursion limit exceeded" => ProblemKind::TooDeep { limit: MAX_DEPTH },
                        detail => ProblemKind::YamlSyntax { detail: detail.to_owned() },
                    };
                    self.problems.push(Problem::new(Span::at(offset), kind));
                    break;
                }
            }
        }
        // What was open when reading stopped is closed here, so that the part before the error is still seen.
        while !self.open.is_empty() {
            self.close(self.text.len());
        }
        Some(())
    }

    /// Takes one event; false if reading must stop.
    fn event(&mut self, event: Event<'_>, span: Span) -> bool {
        match event {
            Event::Scalar(text, style, _, _) => {
                let value =
                    YamlValue::Scalar { text: SmolStr::new(text), is_plain: style == ScalarStyle::Plain };
                self.attach(Yaml { span, value });
                return self.count(span);
            }
            Event::Alias(_) => {
                self.problems.push(Problem::new(span, ProblemKind::YamlAlias));
                self.attach(Yaml { span, value: YamlValue::Alias });
                return self.count(span);
            }
            Event::SequenceStart(..) => return self.open(span, false),
            Event::MappingStart(..) => return self.open(span, true),
            Event::SequenceEnd | Event::MappingEnd => self.close(span.end as usize),
            Event::DocumentStart(_) if self.root.is_some() => {
                self.problems.push(Problem::new(span, ProblemKind::SecondYamlDocument));
                return false;
            }
            Event::DocumentStart(_)
            | Event::DocumentEnd
            | Event::StreamStart
            | Event::StreamEnd
            | Event::Nothing => {}
        }
        true
    }

    fn open(&mut self, span: Span, is_mapping: bool) -> bool {
        if self.open.len() == MAX_DEPTH {
            self.problems.push(Problem::new(span, ProblemKind::TooDeep { limit: MAX_DEPTH }));
            return false;
        }
        self.open.push(Collection { span, is_mapping, nodes: Vec::new() });
        self.count(span)
    }

    fn close(&mut self, end: usize) {
        let Some(collection) = self.open.pop() else { return };
        let end = collection.nodes.last().map_or(end, |last| last.span.end as usize);
        let span = Span::new(collection.span.start as usize, end);
        let value = if collection.is_mapping {
            YamlValue::Mapping(pairs(collection.nodes))
        } else {
            YamlValue::Sequence(collection.nodes)
        };
        self.attach(Yaml { span, value });
    }

    fn attach(&mut self, node: Yaml) {
        match self.open.last_mut() {
            Some(collection) => collection.nodes.push(node),
            None => self.root = Some(node),
        }
    }

    /// Counts a node; false if it is one too many.
    fn count(&mut self, span: Span) -> bool {
        self.n_nodes += 1;
        let is_within = self.n_nodes <= MAX_NODES;
        if !is_within {
            self.problems.push(Problem::new(span, ProblemKind::TooManyNodes { limit: MAX_NODES }));
        }
        is_within
    }

    fn span(&mut self, span: &ParserSpan) -> Span {
        let start = self.cursor.seek(self.text, span.start.index());
        Span::new(start, self.cursor.seek(self.text, span.end.index()))
    }
}

/// The parser counts characters, spans count bytes: a pair of both that moves along with the parser.
#[derive(Default)]
struct Cursor {
    n_chars: usize,
    n_bytes: usize,
}

impl Cursor {
    /// The byte offset of the character with this index.
    fn seek(&mut self, text: &str, n_chars: usize) -> usize {
        if n_chars >= self.n_chars {
            let rest = &text[self.n_bytes..];
            let ahead = rest.char_indices().nth(n_chars - self.n_chars).map_or(rest.len(), |(at, _)| at);
            self.n_bytes += ahead;
        } else {
            let before = &text[..self.n_bytes];
            let back = before.char_indices().nth_back(self.n_chars - n_chars - 1);
            self.n_bytes = back.map_or(0, |(at, _)| at);
        }
        self.n_chars = n_chars;
        self.n_bytes
    }
}

fn pairs(nodes: Vec<Yaml>) -> Vec<(Yaml, Yaml)> {
    let mut pairs = Vec::with_capacity(nodes.len() / 2);
    let mut nodes = nodes.into_iter();
    while let Some(key) = nodes.next() {
        let absent =
            Yaml { span: key.span, value: YamlValue::Scalar { text: SmolStr::default(), is_plain: true } };
        pairs.push((key, nodes.next().unwrap_or(absent)));
    }
    pairs
}
