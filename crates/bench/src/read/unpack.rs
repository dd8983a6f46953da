//! From the bytes of a file to text.

use std::io::Read;

use ::bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;

use super::bzip2;

/// No result file is larger. A million runs with all their columns are about a gigabyte.
const MAX_BYTES: u64 = 2 << 30;

/// Unpacks files, one after the other in the same memory.
#[derive(Default)]
pub(super) struct Unpacker {
    unpacked: Vec<u8>,
    inverse: bzip2::InverseTransform,
}

impl Unpacker {
    /// The text of a file; what it is packed with is seen from how it begins.
    pub(super) fn text<'a>(&'a mut self, bytes: &'a [u8]) -> Result<&'a str, String> {
        let unpacked = match bytes {
            [0x1f, 0x8b, ..] => self.read_all(MultiGzDecoder::new(bytes), "gzip")?,
            [b'B', b'Z', b'h', ..] => {
                match bzip2::unpack(bytes, MAX_BYTES, &mut self.inverse, &mut self.unpacked) {
                    Some(()) => &self.unpacked,
                    // Slower, but it knows what is wrong.
                    None => self.read_all(MultiBzDecoder::new(bytes), "bzip2")?,
                }
            }
            _ => bytes,
        };
        str::from_utf8(unpacked).map_err(|_| "it is not UTF-8".to_owned())
    }

    fn read_all(&mut self, packed: impl Read, format: &str) -> Result<&[u8], String> {
        self.unpacked.clear();
        let mut packed = packed.take(MAX_BYTES + 1);
        packed
            .read_to_end(&mut self.unpacked)
            .map_err(|error| format!("cannot unpack it with {format}: {error}"))?;
        if self.unpacked.len() as u64 > MAX_BYTES {
            return Err(format!("it is larger than {MAX_BYTES} bytes when unpacked"));
        }
        Ok(&self.unpacked)
    }
}
