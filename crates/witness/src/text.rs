//! From the bytes of a witness file to its text: gzip, byte-order marks, encodings, size.

use std::io::Read;

use crate::problem::{Problem, ProblemKind};
use crate::span::Span;

/// The largest witness, unpacked, that is read: 256 MiB.
///
/// Readers are bounded in memory, and offsets are 32 bits wide. The largest witnesses of competitions are below 100 MB.
pub const MAX_BYTES: usize = 256 << 20;

/// The text of the witness; what could not be read as text is a problem and replaced, so that the rest is still read.
pub fn decode(bytes: Vec<u8>) -> (String, Vec<Problem>) {
    let mut problems = Vec::new();
    let bytes = if bytes.starts_with(&[0x1f, 0x8b]) { unpack(&bytes, &mut problems) } else { bytes };
    let bytes = without_byte_order_mark(bytes, &mut problems);
    if bytes.len() > MAX_BYTES {
        problems.push(Problem::new(Span::at(0), ProblemKind::TooLarge { limit: MAX_BYTES }));
        return (String::new(), problems);
    }
    if let Some(nul) = memchr::memchr(0, &bytes) {
        problems.push(Problem::new(Span::new(nul, nul + 1), ProblemKind::NulByte));
    }
    let text = String::from_utf8(bytes).unwrap_or_else(|error| {
        let at = error.utf8_error().valid_up_to();
        let byte = error.as_bytes()[at];
        problems.push(Problem::new(Span::new(at, at + 1), ProblemKind::InvalidUtf8 { byte }));
        String::from_utf8_lossy(error.as_bytes()).into_owned()
    });
    if text.trim().is_empty() && problems.is_empty() {
        problems.push(Problem::new(Span::at(0), ProblemKind::EmptyFile));
    }
    (text, problems)
}

fn unpack(packed: &[u8], problems: &mut Vec<Problem>) -> Vec<u8> {
    let mut bytes = Vec::new();
    // One byte more than allowed, so that the caller sees that there is more.
    let mut limited = flate2::read::MultiGzDecoder::new(packed).take(MAX_BYTES as u64 + 1);
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
    let little = bytes.starts_with(&[0xff, 0xfe]);
    let big = bytes.starts_with(&[0xfe, 0xff]);
    if !little && !big {
        return bytes;
    }
    problems.push(Problem::new(Span::at(0), ProblemKind::Utf16));
    let units = bytes[2..].chunks_exact(2).map(|pair| {
        let pair = [pair[0], pair[1]];
        if little { u16::from_le_bytes(pair) } else { u16::from_be_bytes(pair) }
    });
    let text: String =
        char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf16_is_read_and_reported() {
        let mut bytes = vec![0xff, 0xfe];
        bytes.extend("<graphml/>".encode_utf16().flat_map(u16::to_le_bytes));
        let (text, problems) = decode(bytes);
        assert_eq!(text, "<graphml/>");
        assert!(matches!(problems[..], [Problem { kind: ProblemKind::Utf16, .. }]));
    }

    #[test]
    fn the_rest_of_a_truncated_gzip_is_kept() {
        let plain = "x".repeat(10_000);
        let mut encoder = flate2::read::GzEncoder::new(plain.as_bytes(), flate2::Compression::fast());
        let mut packed = Vec::new();
        encoder.read_to_end(&mut packed).unwrap();
        packed.truncate(packed.len() - 8);
        let (text, problems) = decode(packed);
        assert_eq!(text.len(), 10_000);
        assert!(matches!(problems[..], [Problem { kind: ProblemKind::BrokenGzip { .. }, .. }]));
    }
}
