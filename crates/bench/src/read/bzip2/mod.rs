//! Unpacks bzip2, on all cores and with the repetitions of result files in mind.
//!
//! A file of bzip2 is a row of blocks that know nothing of each other, of which each begins with the same 48 bits,
//! anywhere in a byte. Whatever is not written by today's bzip2 in one piece is left to the crate of that name, which
//! is slower and can say what is wrong.

mod bits;
mod code;
mod repeats;
mod runs;
mod turn;

use std::sync::atomic::{AtomicU64, Ordering};

use bits::Bits;
use rayon::prelude::*;

/// What a block begins with, before the 32 bits of its checksum.
const BLOCK: u64 = 0x3141_5926_5359;
/// What stands behind the last block, before the 32 bits of the checksum of all.
const END: u64 = 0x1772_4538_5090;
const N_BITS_OF_MARK: usize = 48;
const N_BITS_OF_SUM: usize = 32;
const N_BYTES_OF_HEAD: usize = 4;

/// The blocks of a file.
struct Blocks<'a> {
    bytes: &'a [u8],
    /// Where they begin, in bits, and where the end is.
    starts: Vec<usize>,
    /// Most letters that a block has.
    most: u32,
}

/// What is packed in a file, unless it takes more than `most` bytes. Absent if the file is no plain row of blocks: it may
/// be damaged, be several files in one, or have by chance within a block what blocks begin with.
pub(super) fn unpack(bytes: &[u8], most: u64) -> Option<Vec<u8>> {
    let blocks = Blocks::find(bytes)?;
    let n_bytes = AtomicU64::new(0);
    let parts: Vec<Vec<u8>> = (0..blocks.len())
        .into_par_iter()
        .map(|index| {
            let room = most.saturating_sub(n_bytes.load(Ordering::Relaxed));
            let part = blocks.unpack(index, room)?;
            n_bytes.fetch_add(part.len() as u64, Ordering::Relaxed);
            Some(part)
        })
        .collect::<Option<_>>()?;
    (n_bytes.into_inner() <= most).then(|| parts.concat())
}

impl<'a> Blocks<'a> {
    fn find(bytes: &'a [u8]) -> Option<Blocks<'a>> {
        let [b'B', b'Z', b'h', level @ b'1'..=b'9', ..] = bytes else { return None };
        let most = 100_000 * u32::from(level - b'0');
        let marks = marks(bytes);
        let ((end, _), before) = marks.split_last().filter(|((_, mark), _)| *mark == END)?;
        let is_last = (end + N_BITS_OF_MARK + N_BITS_OF_SUM).div_ceil(8) == bytes.len();
        let is_first = before.first() == Some(&(8 * N_BYTES_OF_HEAD, BLOCK));
        let is_row = is_first && is_last && before.iter().all(|(_, mark)| *mark == BLOCK);
        let starts = marks.iter().map(|(at, _)| *at).collect();
        let blocks = is_row.then_some(Blocks { bytes, starts, most })?;
        // That each block is whole, its own checksum shows; that they are all there and in order, only this one.
        let sum = (0..blocks.len()).fold(0_u32, |sum, index| sum.rotate_left(1) ^ blocks.sum(index));
        (sum == blocks.sum(blocks.len())).then_some(blocks)
    }

    fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The checksum behind a mark.
    fn sum(&self, index: usize) -> u32 {
        Bits::new(self.bytes, self.starts[index] + N_BITS_OF_MARK).take(N_BITS_OF_SUM)
    }

    /// What is packed in a block, if it is whole and takes no more than `room`.
    fn unpack(&self, index: usize, room: u64) -> Option<Vec<u8>> {
        let mut bits = Bits::new(self.bytes, self.starts[index] + N_BITS_OF_MARK + N_BITS_OF_SUM);
        let turned = runs::runs(&mut bits, self.most)?;
        if bits.position() != self.starts[index + 1] {
            return None;
        }
        let part = repeats::repeat(&turn::turn_back(&turned), room)?;
        (sum(&part) == self.sum(index)).then_some(part)
    }
}

/// The checksum of a block: that of gzip, but with the bits of each byte and of the sum the other way round.
fn sum(bytes: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    let mut buffer = [0; 4096];
    for chunk in bytes.chunks(buffer.len()) {
        let reversed = &mut buffer[..chunk.len()];
        for (reversed, byte) in reversed.iter_mut().zip(chunk) {
            *reversed = byte.reverse_bits();
        }
        hasher.update(reversed);
    }
    hasher.finalize().reverse_bits()
}

/// Where blocks and the end may begin, in bits.
fn marks(bytes: &[u8]) -> Vec<(usize, u64)> {
    const MASK: u64 = (1 << N_BITS_OF_MARK) - 1;
    let mut marks = Vec::new();
    let mut window = 0_u64;
    for (index, &byte) in bytes.iter().enumerate() {
        window = window << 8 | u64::from(byte);
        for shift in (0..8).rev() {
            let seen = window >> shift & MASK;
            let end = 8 * (index + 1) - shift;
            if (seen == BLOCK || seen == END) && end >= N_BITS_OF_MARK {
                marks.push((end - N_BITS_OF_MARK, seen));
            }
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use ::bzip2::Compression;
    use ::bzip2::write::BzEncoder;

    use super::unpack;

    fn text(n_bytes: usize) -> Vec<u8> {
        let mut random = 1_u64;
        let words = std::iter::repeat_with(|| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) as u8 & 0x1f
        });
        words.take(n_bytes).collect()
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        let mut packed = BzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(bytes).expect("memory can be written to");
        packed.finish().expect("memory can be written to")
    }

    #[test]
    fn all_blocks_come_in_order() {
        // Blocks have at most 100,000 bytes here, and end at any bit.
        for n_bytes in [1, 99_980, 100_001, 250_000, 1_234_567] {
            let text = text(n_bytes);
            assert_eq!(unpack(&packed(&text), n_bytes as u64), Some(text), "{n_bytes}");
        }
    }

    #[test]
    fn what_is_odd_is_left_to_others() {
        let text = text(250_000);
        let whole = packed(&text);
        assert_eq!(unpack(&whole, 249_999), None, "it is larger");
        assert_eq!(unpack(&whole[..whole.len() - 1], 1 << 30), None, "it is truncated");
        assert_eq!(unpack(&[&*whole, &*whole].concat(), 1 << 30), None, "it is two");
        assert_eq!(unpack(b"BZh9", 1 << 30), None);
        for at in (0..whole.len()).step_by(997) {
            let mut broken = whole.clone();
            broken[at] ^= 0x10;
            let found = unpack(&broken, 1 << 30);
            assert!(found.is_none() || found.as_ref() == Some(&text), "{at}");
        }
    }
}
