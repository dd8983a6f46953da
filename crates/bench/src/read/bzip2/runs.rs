//! From the bits of a block to the letters that its transformed text has, run by run.

use super::bits::Bits;
use super::code::Code;

/// After so many symbols comes another code.
const N_SYMBOLS_OF_CODE: usize = 50;

/// The same letter some times.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    pub(super) letter: u8,
    pub(super) len: u32,
}

/// A text under the Burrows-Wheeler transform: all its rotations sorted, and of each the last letter.
#[derive(Debug)]
pub(super) struct Transformed {
    /// The last letters. None is empty.
    pub(super) runs: Vec<Run>,
    /// How many letters there are.
    pub(super) len: u32,
    /// Which rotation is the text; less than `len`.
    pub(super) first: u32,
}

/// Reads a block behind its checksum, with at most `most` letters. Absent if there is anything that bzip2 does not write.
pub(super) fn runs(bits: &mut Bits<'_>, most: u32) -> Option<Transformed> {
    // Blocks in random order are of versions before 1.0.
    if bits.take_bool() {
        return None;
    }
    let first = bits.take(24);
    let mut recent = letters(bits);
    let n_symbols = recent.len() + 2;
    let end = n_symbols - 1;
    let n_codes = bits.take(3) as usize;
    let choices = choices(bits, n_codes)?;
    let codes = (0..n_codes).map(|_| code(bits, n_symbols)).collect::<Option<Vec<_>>>()?;

    let (mut runs, mut len) = (Vec::new(), 0_u32);
    let mut run = Run { letter: *recent.first()?, len: 0 };
    let mut weight = 1_u32;
    for choice in choices {
        let code = &codes[choice];
        for _ in 0..N_SYMBOLS_OF_CODE {
            let symbol = usize::from(code.take(bits)?);
            // The letter comes again. How often stands there from the lowest place on, with the digits 1 and 2.
            if symbol < 2 {
                run.len = run.len.checked_add(weight << symbol).filter(|len| *len <= most)?;
                weight <<= 1;
                continue;
            }
            if run.len > 0 {
                runs.push(run);
                len += run.len;
            }
            if len > most {
                return None;
            }
            if symbol == end {
                return (first < len).then_some(Transformed { runs, len, first });
            }
            // Another letter, by how many were seen since it was seen last.
            let letter = recent[symbol - 1];
            recent.copy_within(..symbol - 1, 1);
            recent[0] = letter;
            run = Run { letter, len: 1 };
            weight = 1;
        }
    }
    None
}

/// The letters that the block has.
fn letters(bits: &mut Bits<'_>) -> Vec<u8> {
    let is_set = |row: u32, place: u32| row >> (15 - place) & 1 == 1;
    let used = bits.take(16);
    let mut letters = Vec::with_capacity(256);
    for high in (0..16).filter(|high| is_set(used, *high)) {
        let row = bits.take(16);
        letters.extend((0..16).filter(|low| is_set(row, *low)).map(|low| (16 * high + low) as u8));
    }
    letters
}

/// Which code comes when, each by how many others were there since it was there last.
fn choices(bits: &mut Bits<'_>, n_codes: usize) -> Option<Vec<usize>> {
    let mut recent = [0, 1, 2, 3, 4, 5];
    let recent: &mut [usize] = recent.get_mut(..n_codes)?;
    let n_choices = bits.take(15);
    let mut choices = Vec::with_capacity(n_choices as usize);
    for _ in 0..n_choices {
        let mut place = 0;
        while bits.take_bool() {
            place += 1;
        }
        recent.get_mut(..=place)?.rotate_right(1);
        choices.push(recent[0]);
    }
    Some(choices)
}

/// A code; the length of each symbol stands there as the difference to that of the one before.
fn code(bits: &mut Bits<'_>, n_symbols: usize) -> Option<Code> {
    let mut length = bits.take(5) as u8;
    let mut lengths = Vec::with_capacity(n_symbols);
    for _ in 0..n_symbols {
        while bits.take_bool() {
            length = if bits.take_bool() { length.checked_sub(1)? } else { length.checked_add(1)? };
        }
        lengths.push(length);
    }
    Code::new(&lengths)
}
