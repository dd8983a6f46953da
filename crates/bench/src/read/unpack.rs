//! From the bytes of a file to text.

use std::borrow::Cow;
use std::io::Read;

use ::bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;

use super::bzip2;

/// No result file is larger. A million runs with all their columns are about a gigabyte.
const MAX_BYTES: u64 = 2 << 30;

/// The text of a file; what it is packed with is seen from how it begins.
pub(super) fn unpack(bytes: &[u8]) -> Result<Cow<'_, str>, String> {
    let unpacked = match bytes {
        [0x1f, 0x8b, ..] => Cow::Owned(read_all(MultiGzDecoder::new(bytes), "gzip")?),
        [b'B', b'Z', b'h', ..] => Cow::Owned(match bzip2::unpack(bytes, MAX_BYTES) {
            Some(unpacked) => unpacked,
            // Slower, but it knows what is wrong.
            None => read_all(MultiBzDecoder::new(bytes), "bzip2")?,
        }),
        _ => Cow::Borrowed(bytes),
    };
    let is_text = "it is not UTF-8";
    Ok(match unpacked {
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8(bytes).map_err(|_| is_text)?),
        Cow::Borrowed(bytes) => Cow::Borrowed(str::from_utf8(bytes).map_err(|_| is_text)?),
    })
}

fn read_all(packed: impl Read, format: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut packed = packed.take(MAX_BYTES + 1);
    packed.read_to_end(&mut bytes).map_err(|error| format!("cannot unpack it with {format}: {error}"))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(format!("it is larger than {MAX_BYTES} bytes when unpacked"));
    }
    Ok(bytes)
}
