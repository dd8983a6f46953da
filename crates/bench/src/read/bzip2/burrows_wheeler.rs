//! The inverse of the Burrows-Wheeler transform: from the transformed text back to the text.
//!
//! The rotations of a text are sorted, and of each only the last letter is known. The first letters are the same ones in
//! alphabetical order. The rotation that begins one letter later than another is the one at whose end that letter stands,
//! so that the text is found by going from rotation to rotation. Others do this with a table of all letters, jump in it
//! once a letter, and wait for memory at each jump.
//!
//! Texts that repeat themselves, as result files do, have few and long runs of last letters; and rotations that are
//! neighbours with the same last letter are neighbours as well when they begin with it. So here the table has a row for
//! each run (Nishimoto and Tabei, Optimal-time queries on BWT-runs compressed indexes, 2021): it is many times smaller, and
//! mostly in the cache. And where all rotations of one band go to the same band, both steps become one.

use super::runs::Transformed;

/// So many letters are taken in one step.
const STEP: usize = 16;

/// So many rotations share an entry of the index.
const SPACING: u32 = 16;

/// Rotations one behind the other that go to rotations one behind the other.
#[derive(Clone, Copy, Default)]
#[repr(align(32))]
struct Band {
    /// What they all begin with.
    letters: [u8; STEP],
    /// How many letters are known.
    n_letters: u16,
    /// Whether it is worth while to know more of them: only one rotation is met only once.
    may_grow: bool,
    /// The first rotation behind them.
    end: u32,
    /// Where they go: so much further on, cyclically.
    shift: u32,
    /// The band in which the first of them arrives.
    next: u32,
}

/// Inverts the transform of texts, one after the other in the same memory.
#[derive(Default)]
pub(in crate::read) struct InverseTransform {
    /// The bands in the order of their rotations. There may be more, of a text before.
    bands: Vec<Band>,
    /// In which band every [`SPACING`]th rotation is.
    index: Vec<u32>,
    /// The text, and what the last step wrote behind it.
    text: Vec<u8>,
}

impl InverseTransform {
    /// The text.
    pub(super) fn invert(&mut self, transformed: &Transformed) -> &[u8] {
        self.find_bands(transformed);
        let len = transformed.len as usize;
        if self.text.len() < len + STEP {
            self.text.resize(len + STEP, 0);
        }
        let (bands, index, text) = (&mut *self.bands, &*self.index, &mut *self.text);
        let mut n_done = 0;
        let mut rotation = transformed.first;
        let mut at = find(bands, index, rotation);
        while n_done < len {
            let band = bands[at];
            text[n_done..n_done + STEP].copy_from_slice(&band.letters);
            n_done += usize::from(band.n_letters);
            if band.may_grow {
                grow(bands, at);
            }
            rotation = rotation.wrapping_add(band.shift);
            // Guessing which it is, as processors do at branches, is faster than to wait for memory that knows it.
            let next = band.next as usize;
            at = if rotation < bands[next].end {
                next
            } else if rotation < bands[next + 1].end {
                next + 1
            } else {
                find(bands, index, rotation)
            };
        }
        &self.text[..len]
    }

    /// Sets the bands and their index.
    fn find_bands(&mut self, transformed: &Transformed) {
        // The runs sorted by letter are the bands.
        let mut starts = [0_u32; 256];
        for run in &transformed.runs {
            starts[usize::from(run.letter)] += 1;
        }
        let mut n_before = 0;
        for start in &mut starts {
            n_before += std::mem::replace(start, n_before);
        }
        if self.bands.len() < transformed.runs.len() {
            self.bands.resize(transformed.runs.len(), Band::default());
        }
        let bands = &mut self.bands[..transformed.runs.len()];
        let mut band_of_run = Vec::with_capacity(transformed.runs.len());
        for run in &transformed.runs {
            let place = &mut starts[usize::from(run.letter)];
            let mut letters = [0; STEP];
            letters[0] = run.letter;
            let may_grow = run.len > 1;
            bands[*place as usize] =
                Band { letters, n_letters: 1, may_grow, end: run.len, shift: 0, next: 0 };
            band_of_run.push(*place);
            *place += 1;
        }

        self.index.clear();
        let mut end = 0;
        for (number, band) in bands.iter_mut().enumerate() {
            end += band.end;
            band.end = end;
            while (self.index.len() as u32) * SPACING < end {
                self.index.push(number as u32);
            }
        }

        // Both go upwards: where runs begin, and where bands end.
        let (mut start, mut next) = (0, 0);
        for (run, band) in transformed.runs.iter().zip(band_of_run) {
            while bands[next].end <= start {
                next += 1;
            }
            let band = &mut bands[band as usize];
            band.next = next as u32;
            band.shift = start.wrapping_sub(band.end - run.len);
            start += run.len;
        }
    }
}

/// The band in which a rotation is.
fn find(bands: &[Band], index: &[u32], rotation: u32) -> usize {
    let mut band = index[(rotation / SPACING) as usize] as usize;
    while bands[band].end <= rotation {
        band += 1;
    }
    band
}

/// Lets a band go straight to where the next takes it, if it arrives there as a whole and there is room for the letters.
fn grow(bands: &mut [Band], at: usize) {
    let band = bands[at];
    let next = bands[band.next as usize];
    let n_letters = band.n_letters + next.n_letters;
    let is_whole = band.end.wrapping_add(band.shift) <= next.end;
    bands[at] = if is_whole && usize::from(n_letters) <= STEP {
        let letters = u128::from_le_bytes(next.letters) << (8 * band.n_letters);
        let letters = (u128::from_le_bytes(band.letters) | letters).to_le_bytes();
        Band { letters, n_letters, shift: band.shift.wrapping_add(next.shift), next: next.next, ..band }
    } else {
        Band { may_grow: false, ..band }
    };
}
