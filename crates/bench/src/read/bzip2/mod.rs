//! Unpacks bzip2, with the repetitions of result files in mind.
//!
//! A file of bzip2 is a row of blocks, anywhere in a byte. Of each block, the text was first freed of [`repeats`] of the
//! same byte, then transformed as Burrows and Wheeler do ([`burrows_wheeler`]), such that the same letters come together, and then written down as [`runs`] of letters with
//! a [`code`] of Huffman's. This is done backwards here.
//!
//! Whatever is not as today's bzip2 writes it is left to the crate of that name, which is slower and can say what is wrong.

mod bits;
mod burrows_wheeler;
mod code;
mod repeats;
mod runs;

use bits::Bits;
pub(super) use burrows_wheeler::InverseTransform;

/// What a block begins with, before its checksum.
const BLOCK: u64 = 0x3141_5926_5359;
/// What stands behind the last block, before the checksum of all.
const END: u64 = 0x1772_4538_5090;

/// Sets `whole` to what is packed in a file, unless that takes more than `most` bytes.
pub(super) fn unpack(
    bytes: &[u8],
    most: u64,
    inverse: &mut InverseTransform,
    whole: &mut Vec<u8>,
) -> Option<()> {
    whole.clear();
    let mut unpacker = Unpacker { bits: Bits::new(bytes), most, inverse, whole };
    while !unpacker.bits.is_at_end() {
        unpacker.file()?;
    }
    Some(())
}

struct Unpacker<'a> {
    bits: Bits<'a>,
    most: u64,
    inverse: &'a mut InverseTransform,
    whole: &'a mut Vec<u8>,
}

impl Unpacker<'_> {
    /// Unpacks the blocks up to the end of a file. There may be another one behind it.
    fn file(&mut self) -> Option<()> {
        let [b'B', b'Z', b'h', level @ b'1'..=b'9'] = self.bits.take(32).to_be_bytes() else { return None };
        let most_letters = 100_000 * u32::from(level - b'0');
        let mut sum_of_all = 0_u32;
        loop {
            let mark = u64::from(self.bits.take(24)) << 24 | u64::from(self.bits.take(24));
            let sum = self.bits.take(32);
            match mark {
                BLOCK => self.block(most_letters, sum)?,
                END => {
                    break (sum == sum_of_all && !self.bits.is_beyond_end())
                        .then(|| self.bits.skip_to_byte());
                }
                _ => break None,
            }
            sum_of_all = sum_of_all.rotate_left(1) ^ sum;
        }
    }

    fn block(&mut self, most_letters: u32, expected: u32) -> Option<()> {
        let transformed = runs::runs(&mut self.bits, most_letters)?;
        let start = self.whole.len();
        repeats::repeat(self.inverse.invert(&transformed), self.most, self.whole)?;
        if start == 0 {
            // The other blocks are probably not much different.
            let (n_read, n_all) = self.bits.progress();
            let n_expected = (self.whole.len() as u64).saturating_mul(n_all as u64) / n_read as u64;
            // If there is no room for so much, that is only seen when it is needed.
            let _ = self.whole.try_reserve(n_expected.min(self.most) as usize);
        }
        (sum(&self.whole[start..]) == expected).then_some(())
    }
}

/// The checksum of a block: that of gzip, but with the bits of each byte and of the sum the other way round.
fn sum(bytes: &[u8]) -> u32 {
    let mut sum = flate2::Crc::new();
    let mut buffer = [0; 4096];
    for chunk in bytes.chunks(buffer.len()) {
        let reversed = &mut buffer[..chunk.len()];
        for (reversed, byte) in reversed.iter_mut().zip(chunk) {
            *reversed = byte.reverse_bits();
        }
        sum.update(reversed);
    }
    sum.sum().reverse_bits()
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use ::bzip2::Compression;
    use ::bzip2::write::BzEncoder;
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::InverseTransform;

    const MOST: u64 = 1 << 30;

    fn unpack(bytes: &[u8], most: u64) -> Option<Vec<u8>> {
        let mut whole = b"of another file".to_vec();
        super::unpack(bytes, most, &mut InverseTransform::default(), &mut whole)?;
        Some(whole)
    }

    fn packed(bytes: &[u8]) -> Vec<u8> {
        // Blocks have at most 100,000 bytes like this.
        let mut packed = BzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(bytes).expect("memory can be written to");
        packed.finish().expect("memory can be written to")
    }

    /// No two places are the same for long.
    fn noise(n_bytes: usize) -> Vec<u8> {
        let mut random = 1_u64;
        let bytes = std::iter::repeat_with(|| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) as u8
        });
        bytes.take(n_bytes).collect()
    }

    /// Lines that differ in a few digits, as in result files.
    fn lines(n_lines: usize) -> Vec<u8> {
        let line = |number: &[u8]| {
            format!(
                "    <column title=\"cputime\" value=\"{number:?}\"/>\n        <column title=\"status\"/>\n"
            )
        };
        noise(4 * n_lines).chunks(4).flat_map(|number| line(number).into_bytes()).collect()
    }

    #[test]
    fn all_blocks_come_in_order() {
        for text in [noise(99_980), noise(100_001), noise(250_000), lines(5_000), vec![b'a'; 1_000_000]] {
            assert!(unpack(&packed(&text), text.len() as u64) == Some(text));
        }
    }

    #[test]
    fn files_may_be_one_behind_the_other() {
        let files = [packed(b"one"), packed(b""), packed(b"two")].concat();
        assert_eq!(unpack(&files, MOST), Some(b"onetwo".to_vec()));
    }

    #[test]
    fn what_is_too_large_is_not_unpacked() {
        let text = [lines(100), vec![b'a'; 1_000]].concat();
        assert_eq!(unpack(&packed(&text), text.len() as u64 - 1), None);
    }

    #[test]
    fn whatever_is_broken_is_seen() {
        let text = [lines(8), noise(40)].concat();
        let whole = packed(&text);
        for n_bytes in 1..whole.len() {
            assert_eq!(unpack(&whole[..n_bytes], MOST), None, "{n_bytes}");
        }
        // The bits behind the end say nothing.
        for bit in 0..8 * (whole.len() - 1) {
            let mut broken = whole.clone();
            broken[bit / 8] ^= 1 << (bit % 8);
            let found = unpack(&broken, MOST);
            assert!(found.is_none() || found.as_ref() == Some(&text), "{bit}");
        }
    }

    proptest! {
        #[test]
        fn what_was_packed_comes_out(pieces in vec((vec(0_u8..4, 0..20), 1_usize..30), 0..20)) {
            let text: Vec<u8> = pieces.iter().flat_map(|(piece, times)| piece.repeat(*times)).collect();
            prop_assert_eq!(unpack(&packed(&text), MOST), Some(text));
        }

        #[test]
        fn noise_does_not_harm(bytes in vec(any::<u8>(), 0..2_000), at in any::<prop::sample::Index>()) {
            let mut broken = packed(&lines(20));
            let start = at.index(broken.len());
            broken.truncate(start);
            broken.extend(bytes);
            unpack(&broken, MOST);
        }
    }
}
