//! From the bytes of a file to its text: gzip, byte-order marks, encodings, size.

use std::io::Read;

use crate::problem::{Problem, ProblemKind};
use crate::span::Span;

/// The largest text, unpacked, that is read: 256 MiB.
///
/// Readers are bounded in memory, and offsets are 32 bits wide. The largest witnesses of competitions are below 100 MB.
pub const MAX_BYTES: usize = 256 << 20;

/// The text of a file; what could not be read as text is a problem and replaced, so that the rest is still read.
pub fn decode(bytes: Vec<u8>, max_bytes: usize) -> (String, Vec<Problem>) {
    let max_bytes = max_bytes.min(MAX_BYTES);
    let mut problems = Vec::new();
    let bytes =
        if bytes.starts_with(&[0x1f, 0x8b]) { unpack(&bytes, max_bytes, &mut problems) } else { bytes };
    let bytes = without_byte_order_mark(bytes, &mut problems);
    if bytes.len() > max_bytes {
        problems.push(Problem::new(Span::at(0), ProblemKind::TooLarge { limit: max_bytes }));
        return (String::new(), problems);
    }
    let text = String::from_utf8(bytes).unwrap_or_else(|error| {
        let at = error.utf8_error().valid_up_to();
        let byte = error.as_bytes()[at];
        // Places are those in the text, where the byte is replaced.
        let replaced = Span::new(at, at + char::REPLACEMENT_CHARACTER.len_utf8());
        problems.push(Problem::new(replaced, ProblemKind::InvalidUtf8 { byte }));
        String::from_utf8_lossy(error.as_bytes()).into_owned()
    });
    if let Some(nul) = memchr::memchr(0, text.as_bytes()) {
        problems.push(Problem::new(Span::new(nul, nul + 1), ProblemKind::NulByte));
    }
    if text.trim().is_empty() && problems.iter().all(|problem| problem.kind.leaves_text_whole()) {
        problems.push(Problem::new(Span::at(0), ProblemKind::EmptyFile));
    }
    (text, problems)
}

fn unpack(packed: &[u8], max_bytes: usize, problems: &mut Vec<Problem>) -> Vec<u8> {
    let mut bytes = Vec::new();
    // One byte more than allowed, so that the caller sees that there is more.
    let mut limited = flate2::read::MultiGzDecoder::new(packed).take(max_bytes as u64 + 1);
    if let Err(error) = limited.read_to_end(&mut bytes) {
        problems.push(Problem::new(Span::at(0), ProblemKind::BrokenGzip { detail: error.to_string() }));
    }
    bytes
}

fn without_byte_order_mark(mut bytes: Vec<u8>, problems: &mut Vec<Problem>) -> Vec<u8> {
    if bytes.starts_with(&[0xef, 0xbb, 0xbf]) {
        problems.push(Problem::new(Span::at(0), ProblemKind::ByteOrderMark));
        bytes.drain(..3);
        return bytes;
    }
    let Some((unit, n_mark)) = utf16_layout(&bytes) else { return bytes };
    problems.push(Problem::new(Span::at(0), ProblemKind::Utf16));
    let units = bytes[n_mark..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    let text: String =
        char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    text.into_bytes()
}

type Utf16Unit = fn([u8; 2]) -> u16;

/// How to read UTF-16, and how long its mark is; without a mark it shows in two ASCII characters at the start.
fn utf16_layout(bytes: &[u8]) -> Option<(Utf16Unit, usize)> {
    match bytes {
        // The mark of UTF-32, which is not read.
        [0xff, 0xfe, 0, 0, ..] => None,
        [0xff, 0xfe, ..] => Some((u16::from_le_bytes, 2)),
        [0xfe, 0xff, ..] => Some((u16::from_be_bytes, 2)),
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => Some((u16::from_le_bytes, 0)),
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => Some((u16::from_be_bytes, 0)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf16_is_read_and_reported() {
        let mut bytes = vec![0xff, 0xfe];
        bytes.extend("<graphml/>".encode_utf16().flat_map(u16::to_le_bytes));
        let (text, problems) = decode(bytes, MAX_BYTES);
        assert_eq!(text, "<graphml/>");
        assert!(matches!(problems[..], [Problem { kind: ProblemKind::Utf16, .. }]));
    }

    #[test]
    fn utf16_is_told_by_its_first_characters() {
        for unit in [u16::to_le_bytes, u16::to_be_bytes] {
            let (text, problems) = decode("<graphml/>".encode_utf16().flat_map(unit).collect(), MAX_BYTES);
            assert_eq!(text, "<graphml/>");
            assert!(matches!(problems[..], [Problem { kind: ProblemKind::Utf16, .. }]));
        }
    }

    #[test]
    fn a_byte_order_mark_alone_is_an_empty_file() {
        let (_, problems) = decode(vec![0xef, 0xbb, 0xbf, b'\n'], MAX_BYTES);
        let kinds: Vec<_> = problems.into_iter().map(|problem| problem.kind).collect();
        assert_eq!(kinds, [ProblemKind::ByteOrderMark, ProblemKind::EmptyFile]);
    }

    #[test]
    fn the_rest_of_a_truncated_gzip_is_kept() {
        let whole = "x".repeat(10_000);
        let mut encoder = flate2::read::GzEncoder::new(whole.as_bytes(), flate2::Compression::fast());
        let mut packed = Vec::new();
        encoder.read_to_end(&mut packed).unwrap();
        packed.truncate(packed.len() - 8);
        let (text, problems) = decode(packed, MAX_BYTES);
        assert_eq!(text.len(), 10_000);
        assert!(matches!(problems[..], [Problem { kind: ProblemKind::BrokenGzip { .. }, .. }]));
    }
}
