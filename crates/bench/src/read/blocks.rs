//! Unpacks bzip2 on all cores.
//!
//! A file of bzip2 is a row of blocks that know nothing of each other, of which each begins with the same 48 bits,
//! anywhere in a byte. Cut out there and given a head and an end of its own, each is a file of bzip2 by itself.

use std::io::{self, Read};
use std::sync::atomic::{AtomicU64, Ordering};

use bzip2::read::BzDecoder;
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
            let part = unpack_one(&blocks.file(index), room).ok()?;
            n_bytes.fetch_add(part.len() as u64, Ordering::Relaxed);
            Some(part)
        })
        .collect::<Option<_>>()?;
    (n_bytes.into_inner() <= most).then(|| parts.concat())
}

fn unpack_one(file: &[u8], room: u64) -> io::Result<Vec<u8>> {
    let mut part = Vec::new();
    let mut packed = BzDecoder::new(file).take(room + 1);
    packed.read_to_end(&mut part)?;
    Ok(part)
}

impl<'a> Blocks<'a> {
    fn find(bytes: &'a [u8]) -> Option<Blocks<'a>> {
        let marks = marks(bytes);
        let ((end, _), before) = marks.split_last().filter(|((_, mark), _)| *mark == END)?;
        let is_last = (end + N_BITS_OF_MARK + N_BITS_OF_SUM).div_ceil(8) == bytes.len();
        let is_first = before.first() == Some(&(8 * N_BYTES_OF_HEAD, BLOCK));
        let is_row = is_first && is_last && before.iter().all(|(_, mark)| *mark == BLOCK);
        let starts = marks.iter().map(|(at, _)| *at).collect();
        let blocks = is_row.then_some(Blocks { bytes, starts })?;
        // That each block is whole, whoever unpacks it sees; that they are all there and in order, only this shows.
        let sum = (0..blocks.len()).fold(0_u32, |sum, index| sum.rotate_left(1) ^ blocks.sum(index));
        (sum == blocks.sum(blocks.len())).then_some(blocks)
    }

    fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The checksum behind a mark.
    fn sum(&self, index: usize) -> u32 {
        bits(self.bytes, self.starts[index] + N_BITS_OF_MARK, N_BITS_OF_SUM) as u32
    }

    /// A file with only this block.
    fn file(&self, index: usize) -> Vec<u8> {
        let (start, end) = (self.starts[index], self.starts[index + 1]);
        let mut file = BitWriter { bytes: self.bytes[..N_BYTES_OF_HEAD].to_vec(), n_bits: 0, last: 0 };
        let mut at = start;
        while at < end {
            let n_bits = (end - at).min(32);
            file.push(bits(self.bytes, at, n_bits), n_bits);
            at += n_bits;
        }
        file.push(END, N_BITS_OF_MARK);
        file.push(self.sum(index).into(), N_BITS_OF_SUM);
        file.finish()
    }
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

/// At most 32 bits; what is behind the end is zero.
fn bits(bytes: &[u8], at: usize, n_bits: usize) -> u64 {
    let first = at / 8;
    let window = (first..first + 5)
        .fold(0_u64, |window, index| window << 8 | u64::from(bytes.get(index).copied().unwrap_or(0)));
    let behind = 40 - at % 8 - n_bits;
    window >> behind & ((1 << n_bits) - 1)
}

struct BitWriter {
    bytes: Vec<u8>,
    /// Less than eight, in `last`.
    n_bits: usize,
    last: u64,
}

impl BitWriter {
    fn push(&mut self, bits: u64, n_bits: usize) {
        self.last = self.last << n_bits | bits;
        self.n_bits += n_bits;
        while self.n_bits >= 8 {
            self.n_bits -= 8;
            self.bytes.push((self.last >> self.n_bits) as u8);
        }
        self.last &= (1 << self.n_bits) - 1;
    }

    fn finish(mut self) -> Vec<u8> {
        if self.n_bits > 0 {
            self.push(0, 8 - self.n_bits);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use bzip2::Compression;
    use bzip2::write::BzEncoder;

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
