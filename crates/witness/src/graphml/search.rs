//! Finds bytes in short texts.
//!
//! Keys, ids and values have about ten bytes. That is too short for the vector instructions of `memchr` to pay, and byte
//! by byte it is most of the time that reading takes; so eight bytes are looked at in one word.

const ONES: u64 = u64::from_ne_bytes([0x01; 8]);
const HIGH_BITS: u64 = u64::from_ne_bytes([0x80; 8]);

/// Where the first of the wanted bytes is.
#[inline]
pub(super) fn find<const N: usize>(bytes: &[u8], wanted: [u8; N]) -> Option<usize> {
    let (words, rest) = bytes.as_chunks::<8>();
    for (idx, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let hits = wanted.iter().fold(0, |hits, byte| hits | zero_bytes(word ^ (ONES * u64::from(*byte))));
        if hits != 0 {
            return Some(idx * 8 + hits.trailing_zeros() as usize / 8);
        }
    }
    let at = rest.iter().position(|byte| wanted.contains(byte))?;
    Some(words.len() * 8 + at)
}

/// The high bit of each byte that is zero; bytes after the first such one may be marked wrongly.
fn zero_bytes(word: u64) -> u64 {
    word.wrapping_sub(ONES) & !word & HIGH_BITS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_first_byte_is_found(bytes in prop::collection::vec(prop::num::u8::ANY, 0..40), a: u8, b: u8) {
            let expected = bytes.iter().position(|byte| *byte == a || *byte == b);
            prop_assert_eq!(find(&bytes, [a, b]), expected);
            // Bytes that differ in one bit from the wanted one are what such tricks trip over.
            let near: Vec<u8> = bytes.iter().map(|byte| a ^ (1 << (byte % 8))).chain([a]).collect();
            prop_assert_eq!(find(&near, [a]), Some(near.len() - 1));
        }
    }
}
