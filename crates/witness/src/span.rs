//! Where something stands in a text: byte spans, and lines and columns made from them on demand.
//!
//! Readers keep only byte offsets (8 bytes an element); a [`LineIndex`] turns them into what people read.

use std::ops::Range;

/// A range of bytes in the witness text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` to `end`.
    ///
    /// Texts are at most [`crate::text::MAX_BYTES`] long, so that offsets always fit.
    pub fn new(start: usize, end: usize) -> Self {
        Self { start: start as u32, end: end.max(start) as u32 }
    }

    /// The empty span at `offset`.
    pub fn at(offset: usize) -> Self {
        Self::new(offset, offset)
    }

    /// The span as an index range.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The text under the span; empty where the span is not inside `text`.
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or_default()
    }
}

/// A value and where it was written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Spanned<T> {
    /// Where it was written.
    pub span: Span,
    /// The value.
    pub value: T,
}

impl<T> Spanned<T> {
    /// A value with its place.
    pub fn new(span: Span, value: T) -> Self {
        Self { span, value }
    }

    /// A value that was not read from a file.
    pub fn made(value: T) -> Self {
        Self { span: Span::default(), value }
    }
}

/// A line and a column, both from 1; the column counts characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// The offsets at which the lines of a text begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
    len: u32,
}

impl LineIndex {
    /// Indexes the lines of `text`.
    pub fn new(text: &str) -> Self {
        let mut starts = vec![0];
        starts.extend(memchr::memchr_iter(b'\n', text.as_bytes()).map(|newline| newline as u32 + 1));
        Self { starts, len: text.len() as u32 }
    }

    /// The line of a byte offset, from 1.
    pub fn line(&self, offset: u32) -> u32 {
        self.starts.partition_point(|start| *start <= offset).max(1) as u32
    }

    /// The position of a byte offset in `text`, which must be the text that was indexed.
    pub fn position(&self, text: &str, offset: u32) -> Position {
        let line = self.line(offset);
        let start = self.starts[line as usize - 1] as usize;
        let before = text.as_bytes().get(start..offset as usize).unwrap_or_default();
        let is_start = |byte: &&u8| !matches!(byte, 0x80..=0xbf);
        let column = before.iter().filter(is_start).count() as u32 + 1;
        Position { line, column }
    }

    /// The span of line `line` (from 1) without its line break.
    pub fn line_span(&self, text: &str, line: u32) -> Option<Span> {
        let idx = (line as usize).checked_sub(1)?;
        let start = *self.starts.get(idx)?;
        let end = self.starts.get(idx + 1).map_or(self.len, |next| next - 1);
        let line_text = text.get(start as usize..end as usize)?;
        Some(Span { start, end: start + line_text.trim_end_matches('\r').len() as u32 })
    }

    /// The number of lines; a text that ends in a line break has one empty line more.
    pub fn n_lines(&self) -> u32 {
        self.starts.len() as u32
    }
}
