//! Reads a result file in every way, for fuzzing and for what fuzzing has found.

use std::io::Write;
use std::path::Path;

use bzip2::Compression;
use bzip2::write::BzEncoder;
use jurat_bench::read::{ReadError, ResultSet, WantedColumns, read};

/// Reads a file as it is, and as a text that was packed. That must not make a difference, and damage must be seen.
pub(crate) fn exercise(bytes: &[u8]) {
    let plain = results(bytes);
    if bytes.starts_with(b"BZh") || bytes.starts_with(&[0x1f, 0x8b]) {
        return;
    }
    let mut packed = pack(bytes);
    assert_eq!(results(&packed).ok(), plain.as_ref().ok().cloned());

    // Which bit is damaged depends on the text, so that fuzzing comes to all of them.
    let bit = bytes.iter().fold(7, |bit, byte| (31 * bit + usize::from(*byte)) % (8 * packed.len()));
    packed[bit / 8] ^= 1 << (bit % 8);
    if let Ok(damaged) = results(&packed) {
        assert_eq!(Some(damaged), plain.ok());
    }
}

fn results(bytes: &[u8]) -> Result<ResultSet, ReadError> {
    read(bytes, Path::new("results.xml"), WantedColumns::All)
}

fn pack(bytes: &[u8]) -> Vec<u8> {
    let mut packed = BzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(bytes).and_then(|()| packed.finish()).expect("memory can be written to")
}
