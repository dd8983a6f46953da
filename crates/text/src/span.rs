//! Where something stands in a text: byte spans, and lines and columns made from them on demand.
//!
//! Readers keep only byte offsets (8 bytes an element); a [`LineIndex`] turns them into what people read.

use std::ops::Range;

/// A range of bytes in a text.
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
    /// Texts have less than 4 GiB, so that offsets always fit; those that others wrote are bounded when they are read.
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

/// How many lines begin before each chunk of a text: where lines are is asked rarely, and then it is soon found out.
///
/// Every function that takes a text must be given the one that was indexed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineIndex {
    /// For each chunk, the number of line breaks before it.
    breaks_before: Vec<u32>,
    n_breaks: u32,
}

impl LineIndex {
    /// Large enough that the index is small, small enough that counting in one chunk takes no time.
    const CHUNK: usize = 1024;

    /// Indexes the lines of `text`.
    pub fn new(text: &str) -> Self {
        let mut n_breaks = 0;
        let breaks_before = text
            .as_bytes()
            .chunks(Self::CHUNK)
            .map(|chunk| {
                let before = n_breaks;
                n_breaks += count_breaks(chunk);
                before
            })
            .collect();
        Self { breaks_before, n_breaks }
    }

    /// The line of a byte offset, from 1.
    pub fn line(&self, text: &str, offset: u32) -> u32 {
        let offset = (offset as usize).min(text.len());
        let chunk_idx = offset / Self::CHUNK;
        match self.breaks_before.get(chunk_idx) {
            Some(before) => before + count_breaks(&text.as_bytes()[chunk_idx * Self::CHUNK..offset]) + 1,
            None => self.n_lines(),
        }
    }

    /// The position of a byte offset.
    pub fn position(&self, text: &str, offset: u32) -> Position {
        let line = self.line(text, offset);
        let before = text.as_bytes().get(..offset as usize).unwrap_or_default();
        let start = memchr::memrchr(b'\n', before).map_or(0, |line_break| line_break + 1);
        let is_start = |byte: &&u8| !matches!(byte, 0x80..=0xbf);
        let column = before[start..].iter().filter(is_start).count() as u32 + 1;
        Position { line, column }
    }

    /// The span of line `line` (from 1) without its line break.
    pub fn line_span(&self, text: &str, line: u32) -> Option<Span> {
        let start = self.line_start(text, line)?;
        let rest = &text.as_bytes()[start..];
        let end = start + memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let line_text = text.get(start..end)?;
        Some(Span::new(start, start + line_text.trim_end_matches('\r').len()))
    }

    /// The number of lines; a text that ends in a line break has one empty line more.
    pub fn n_lines(&self) -> u32 {
        self.n_breaks + 1
    }

    fn line_start(&self, text: &str, line: u32) -> Option<usize> {
        // The line starts behind this line break, counted from 1; the first line behind none.
        let line_break = line.checked_sub(1).filter(|line_break| *line_break <= self.n_breaks)?;
        if line_break == 0 {
            return Some(0);
        }
        let chunk_idx = self.breaks_before.partition_point(|before| *before < line_break) - 1;
        let start = chunk_idx * Self::CHUNK;
        let n_skipped = line_break - self.breaks_before[chunk_idx] - 1;
        let mut breaks = memchr::memchr_iter(b'\n', &text.as_bytes()[start..]);
        breaks.nth(n_skipped as usize).map(|at| start + at + 1)
    }
}

fn count_breaks(bytes: &[u8]) -> u32 {
    memchr::memchr_iter(b'\n', bytes).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_those_of_splitting_at_line_breaks() {
        for text in ["", "a", "a\n", "\n\n", "é\r\nb", &"line\r\n".repeat(1000), &"x".repeat(5000)] {
            let lines = LineIndex::new(text);
            let mut start = 0;
            for (idx, expected) in text.split('\n').enumerate() {
                let line = idx as u32 + 1;
                let span = lines.line_span(text, line).unwrap();
                assert_eq!(span.of(text), expected.trim_end_matches('\r'));
                assert_eq!(span.start as usize, start);
                assert_eq!(lines.position(text, span.start), Position { line, column: 1 });
                start += expected.len() + 1;
                assert_eq!(lines.line(text, start as u32 - 1), line);
            }
            assert_eq!(lines.n_lines() as usize, text.split('\n').count());
            assert_eq!(lines.line_span(text, 0), None);
            assert_eq!(lines.line_span(text, lines.n_lines() + 1), None);
        }
    }

    #[test]
    fn columns_count_characters() {
        let text = "aé\nπx";
        let lines = LineIndex::new(text);
        assert_eq!(lines.position(text, 6), Position { line: 2, column: 2 });
    }
}
