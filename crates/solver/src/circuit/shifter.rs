//! Shifts by distances that are not known: one row of multiplexers for each bit of the distance.

use super::gates::{Gates, Lit};
use super::word::Word;

impl Gates {
    /// To the left, with zeros from the right; all distances count, however large.
    pub(crate) fn shl(&mut self, word: &[Lit], distance: &[Lit]) -> Word {
        let reversed: Word = word.iter().rev().copied().collect();
        let mut shifted = self.shr(&reversed, distance, Lit::FALSE);
        shifted.reverse();
        shifted
    }

    /// To the right, with copies of `fill` from the left.
    pub(crate) fn shr(&mut self, word: &[Lit], distance: &[Lit], fill: Lit) -> Word {
        let n_rows = rows(word.len()).min(distance.len());
        let mut shifted = word.to_vec();
        for (row, &condition) in distance[..n_rows].iter().enumerate() {
            let step = 1 << row;
            shifted = (0..word.len())
                .map(|idx| {
                    let from = shifted.get(idx + step).copied().unwrap_or(fill);
                    self.mux(condition, from, shifted[idx])
                })
                .collect();
        }
        let is_far = self.any(&distance[n_rows..]);
        shifted.iter().map(|&lit| self.mux(is_far, fill, lit)).collect()
    }

    /// To the right with zeros; the lowest bit of the result also says whether a bit was lost.
    pub(crate) fn shr_sticky(&mut self, word: &[Lit], distance: &[Lit]) -> Word {
        let n_rows = rows(word.len()).min(distance.len());
        let mut shifted = word.to_vec();
        let mut lost = Lit::FALSE;
        for (row, &condition) in distance[..n_rows].iter().enumerate() {
            let step = 1 << row;
            let falls_out = self.any(&shifted[..step]);
            let falls_out = self.and(condition, falls_out);
            lost = self.or(lost, falls_out);
            shifted = (0..word.len())
                .map(|idx| {
                    let from = shifted.get(idx + step).copied().unwrap_or(Lit::FALSE);
                    self.mux(condition, from, shifted[idx])
                })
                .collect();
        }
        let is_far = self.any(&distance[n_rows..]);
        let rest = self.any(&shifted);
        let falls_out = self.and(is_far, rest);
        lost = self.or(lost, falls_out);
        shifted = self.gated(!is_far, &shifted);
        shifted[0] = self.or(shifted[0], lost);
        shifted
    }

    /// Shifted to the left until the highest bit is set, and by how much. Zero is shifted by all rows, and stays zero.
    pub(crate) fn normalised(&mut self, word: &[Lit]) -> (Word, Word) {
        let n_rows = rows(word.len());
        let mut shifted = word.to_vec();
        let mut distance = vec![Lit::FALSE; n_rows];
        for row in (0..n_rows).rev() {
            let step = 1_usize << row;
            let has_room = !self.any(&shifted[shifted.len() - step..]);
            distance[row] = has_room;
            shifted = (0..word.len())
                .map(|idx| {
                    let from = idx.checked_sub(step).map_or(Lit::FALSE, |from| shifted[from]);
                    self.mux(has_room, from, shifted[idx])
                })
                .collect();
        }
        (shifted, distance)
    }
}

/// How many bits of a distance can matter to a word: 2 to their number is at least its length.
fn rows(width: usize) -> usize {
    width.next_power_of_two().trailing_zeros() as usize
}
