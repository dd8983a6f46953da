//! Bytes to lines and columns: the parser counts columns in bytes, people count characters.

use tree_sitter::{Node, Point};

use crate::escapes::{Dropped, Unescaped};
use crate::outline::Place;

/// How far apart the counted offsets are.
const STEP: usize = 256;

/// The places of a source in the file, with Unicode escapes as they were written.
pub(crate) struct Places<'s> {
    bytes: &'s [u8],
    /// The number of characters before every [`STEP`]-th byte; empty if every character is one byte of the file.
    counts: Vec<u32>,
    /// See [`Unescaped::dropped`].
    dropped: &'s [Dropped],
}

impl<'s> Places<'s> {
    pub(crate) fn new(source: &'s Unescaped<'_>) -> Self {
        let bytes = source.text.as_bytes();
        let mut counts = Vec::new();
        if !bytes.is_ascii() || !source.dropped.is_empty() {
            let mut n_chars = 0;
            for step in bytes.chunks(STEP) {
                counts.push(n_chars);
                n_chars += n_starts(step);
            }
            counts.push(n_chars);
        }
        Self { bytes, counts, dropped: &source.dropped }
    }

    /// The first character of a node.
    pub(crate) fn start(&self, node: Node<'_>) -> Place {
        self.place(node.start_byte(), node.start_position())
    }

    /// The last character of a node.
    pub(crate) fn last(&self, node: Node<'_>) -> Place {
        let end = self.place(node.end_byte(), node.end_position());
        Place { line: last_line(node), column: end.column.saturating_sub(1).max(1) }
    }

    fn place(&self, offset: usize, point: Point) -> Place {
        let n_chars = if self.counts.is_empty() {
            point.column
        } else {
            let line_start = offset.saturating_sub(point.column);
            self.n_chars_before(offset).saturating_sub(self.n_chars_before(line_start)) as usize
        };
        Place { line: point.row as u32 + 1, column: n_chars as u32 + 1 }
    }

    fn n_chars_before(&self, offset: usize) -> u32 {
        let offset = offset.min(self.bytes.len());
        let counted = offset / STEP;
        let n_escapes = self.dropped.partition_point(|dropped| dropped.end as usize <= offset);
        let n_dropped = n_escapes.checked_sub(1).map_or(0, |last| self.dropped[last].n_chars);
        self.counts[counted] + n_starts(&self.bytes[counted * STEP..offset]) + n_dropped
    }
}

/// The last line of a node; nodes that end in a line break end on the line before it.
pub(crate) fn last_line(node: Node<'_>) -> u32 {
    let (start, end) = (node.start_position(), node.end_position());
    let row = if end.column == 0 { end.row.saturating_sub(1) } else { end.row };
    row.max(start.row) as u32 + 1
}

/// The first line of a node.
pub(crate) fn first_line(node: Node<'_>) -> u32 {
    node.start_position().row as u32 + 1
}

/// How many characters of UTF-8 start in these bytes.
fn n_starts(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::escapes::unescape;

    #[test]
    fn characters_are_counted_not_bytes() {
        let source = "é".repeat(300) + "x";
        let source = unescape(&source);
        let places = Places::new(&source);
        assert_eq!(places.n_chars_before(0), 0);
        assert_eq!(places.n_chars_before(2), 1);
        assert_eq!(places.n_chars_before(512), 256);
        assert_eq!(places.n_chars_before(600), 300);
        assert_eq!(places.n_chars_before(601), 301);
        assert_eq!(places.n_chars_before(9999), 301);
    }

    #[test]
    fn a_source_that_ends_on_a_step_is_counted_to_its_end() {
        let source = "é".repeat(128);
        assert_eq!(Places::new(&unescape(&source)).n_chars_before(256), 128);
    }
}
