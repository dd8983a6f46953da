//! Puts texts around parts of a source, so that what is around a part is outside of what is around parts of it.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

use crate::escapes::{Dropped, written_offset};
use crate::sites::hooks::{Layer, Side, Span, Spot, Support};

/// Texts before and behind a part of the source.
struct Edit {
    span: Span,
    layer: Layer,
    /// Among edits of one layer around one span, higher ones are outside.
    rank: usize,
    open: String,
    close: String,
    insertion: Option<usize>,
}

/// The edits of a source.
#[derive(Default)]
pub(crate) struct Edits {
    edits: Vec<Edit>,
    /// A set, since several insertions may need the same.
    support: BTreeSet<Support>,
}

/// The text with its edits, and where each insertion is in it.
pub(crate) struct Edited {
    pub(crate) text: String,
    pub(crate) pieces: Vec<(Range<usize>, usize)>,
}

impl Edits {
    /// Puts texts around an expression; later insertions stand outside of earlier ones.
    pub(crate) fn around(&mut self, span: Span, layer: Layer, open: String, close: String, insertion: usize) {
        self.edits.push(Edit { span, layer, rank: insertion, open, close, insertion: Some(insertion) });
    }

    /// Puts a statement somewhere; insertions in the same spot keep their order.
    pub(crate) fn statement(&mut self, spot: &Spot, text: &str, insertion: usize) {
        self.support.extend(spot.braces.clone());
        let is_inside = spot.span.start == spot.span.end;
        let (open, close) = match spot.side {
            Side::Before if is_inside => (format!(" {text}"), String::new()),
            Side::Before => (format!("{text} "), String::new()),
            Side::Behind if is_inside => (format!("{text} "), String::new()),
            Side::Behind => (String::new(), format!(" {text}")),
        };
        // What opens first is outside.
        let rank = if close.is_empty() { usize::MAX - insertion } else { insertion };
        let (span, layer) = (spot.span, spot.layer);
        self.edits.push(Edit { span, layer, rank, open, close, insertion: Some(insertion) });
    }

    pub(crate) fn support(&mut self, support: &[Support]) {
        self.support.extend(support.iter().cloned());
    }

    /// The source with all edits; spans are of the text without Unicode escapes, `written` is the one with them.
    pub(crate) fn apply(mut self, written: &str, dropped: &[Dropped]) -> Edited {
        let mut gone = Vec::new();
        for support in self.support {
            gone.extend(support.gone);
            let Support { span, layer, open, close, gone: _ } = support;
            self.edits.push(Edit { span, layer, rank: 0, open, close, insertion: None });
        }
        let in_file = |span: Span| Span {
            start: written_offset(dropped, span.start),
            end: written_offset(dropped, span.end),
        };
        for edit in &mut self.edits {
            edit.span = in_file(edit.span);
        }
        let mut gone: Vec<_> = gone.into_iter().map(in_file).collect();
        gone.sort_unstable();
        Output::new(written, gone).write(&self.edits)
    }
}

/// What happens at an offset, in this order: inner edits close before outer ones, outer ones open before inner ones.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    Close(Reverse<usize>, Layer, usize),
    /// Something that is around nothing.
    Inside(Reverse<Layer>, Reverse<usize>),
    Open(Reverse<usize>, Reverse<Layer>, Reverse<usize>),
}

/// The text of an edit at an offset; the order of events is that of the text.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Event {
    at: usize,
    turn: Turn,
    edit_idx: usize,
}

fn events(edits: &[Edit]) -> Vec<Event> {
    let mut events = Vec::with_capacity(2 * edits.len());
    for (edit_idx, edit) in edits.iter().enumerate() {
        let Edit { span: Span { start, end }, layer, rank, .. } = *edit;
        if start == end {
            let turn = Turn::Inside(Reverse(layer), Reverse(rank));
            events.push(Event { at: start, turn, edit_idx });
        } else {
            let turn = Turn::Open(Reverse(end), Reverse(layer), Reverse(rank));
            events.push(Event { at: start, turn, edit_idx });
            let turn = Turn::Close(Reverse(start), layer, rank);
            events.push(Event { at: end, turn, edit_idx });
        }
    }
    events.sort_unstable();
    events
}

struct Output<'s> {
    written: &'s str,
    /// In order, without overlaps.
    gone: std::vec::IntoIter<Span>,
    next_gone: Option<Span>,
    /// How much of the source is in the text.
    copied: usize,
    /// Whether the text ends in something else than what the source has before the rest.
    is_seam: bool,
    text: String,
    pieces: Vec<(Range<usize>, usize)>,
}

impl<'s> Output<'s> {
    fn new(written: &'s str, gone: Vec<Span>) -> Self {
        let mut gone = gone.into_iter();
        let next_gone = gone.next();
        Self { written, gone, next_gone, copied: 0, is_seam: false, text: String::new(), pieces: Vec::new() }
    }

    fn write(mut self, edits: &[Edit]) -> Edited {
        let mut opened = vec![0; edits.len()];
        for event in events(edits) {
            self.copy_to(event.at);
            let edit = &edits[event.edit_idx];
            match event.turn {
                Turn::Inside(..) => self.piece(edit, &edit.open),
                Turn::Open(..) if edit.close.is_empty() => self.piece(edit, &edit.open),
                Turn::Open(..) => opened[event.edit_idx] = self.put(&edit.open),
                Turn::Close(..) if edit.close.is_empty() => {}
                Turn::Close(..) if edit.open.is_empty() => self.piece(edit, &edit.close),
                Turn::Close(..) => {
                    self.put(&edit.close);
                    self.finish(opened[event.edit_idx], edit);
                }
            }
        }
        self.copy_to(self.written.len());
        self.pieces.sort_by_key(|(range, insertion)| (range.start, Reverse(range.end), *insertion));
        Edited { text: self.text, pieces: self.pieces }
    }

    /// Writes the only text of an edit.
    fn piece(&mut self, edit: &Edit, text: &str) {
        let start = self.put(text);
        self.finish(start, edit);
    }

    /// Writes a text so that its first token stays one of its own, and tells where it starts.
    fn put(&mut self, text: &str) -> usize {
        if let (Some(last), Some(first)) = (self.text.chars().next_back(), text.chars().next())
            && may_join(last, first)
        {
            self.text.push(' ');
        }
        self.is_seam = true;
        let start = self.text.len();
        self.text.push_str(text);
        start
    }

    /// Records where an edit is that was written to its end.
    fn finish(&mut self, start: usize, edit: &Edit) {
        if let Some(insertion) = edit.insertion {
            self.pieces.push((start..self.text.len(), insertion));
        }
    }

    fn copy_to(&mut self, end: usize) {
        while let Some(gone) = self.next_gone.filter(|gone| gone.start < end) {
            self.copy(gone.start);
            self.copied = self.copied.max(gone.end);
            self.is_seam = true;
            self.next_gone = self.gone.next();
        }
        self.copy(end);
    }

    fn copy(&mut self, end: usize) {
        let text = self.written.get(self.copied..end).unwrap_or_default();
        self.copied = self.copied.max(end);
        if text.is_empty() {
            return;
        }
        if self.is_seam {
            self.put(text);
        } else {
            self.text.push_str(text);
        }
        self.is_seam = false;
    }
}

/// Whether two characters may become parts of one token where one token ends and another starts. Certainly not beside a blank or a
/// separator, nor if an operator comes before a name. What else is apart is not worth knowing: behind a letter may be the end of
/// a Unicode escape.
fn may_join(last: char, first: char) -> bool {
    let is_apart = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '{' | '}' | '[' | ']' | ';' | ',');
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let is_operator = |c: char| "+-*/%=<>!&|^~?:".contains(c);
    !(is_apart(last) || is_apart(first) || is_operator(last) && is_name(first))
}
