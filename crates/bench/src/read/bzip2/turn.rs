//! From the turned text back to the text.
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

use super::runs::Turned;

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

/// The bands in the order of their rotations.
struct Bands {
    bands: Vec<Band>,
    /// In which band every sixteenth rotation is.
    index: Vec<u32>,
}

/// The text.
pub(super) fn turn_back(turned: &Turned) -> Vec<u8> {
    let mut bands = Bands::new(turned);
    let len = turned.len as usize;
    let mut text = vec![0; len + STEP];
    let mut n_done = 0;
    let mut rotation = turned.first;
    let mut at = bands.find(rotation);
    while n_done < len {
        let band = bands.bands[at];
        text[n_done..n_done + STEP].copy_from_slice(&band.letters);
        n_done += usize::from(band.n_letters);
        rotation = rotation.wrapping_add(band.shift);
        let next = band.next as usize;
        let arrived = bands.bands[next];
        if rotation < arrived.end {
            if band.may_grow && band.end.wrapping_add(band.shift) <= arrived.end {
                bands.bands[at].append(&arrived);
            }
            at = next;
        } else if bands.bands[next + 1].end > rotation {
            at = next + 1;
        } else {
            at = bands.find(rotation);
        }
    }
    text.truncate(len);
    text
}

impl Band {
    /// Lets the band go straight to where another takes it, in which it arrives as a whole.
    fn append(&mut self, other: &Band) {
        let n_letters = self.n_letters + other.n_letters;
        if usize::from(n_letters) > STEP {
            return;
        }
        let letters = u128::from_le_bytes(other.letters) << (8 * self.n_letters);
        self.letters = (u128::from_le_bytes(self.letters) | letters).to_le_bytes();
        self.n_letters = n_letters;
        self.shift = self.shift.wrapping_add(other.shift);
        self.next = other.next;
    }
}

impl Bands {
    fn new(turned: &Turned) -> Bands {
        // The runs sorted by letter are the bands.
        let mut starts = [0_u32; 256];
        for run in &turned.runs {
            starts[usize::from(run.letter)] += 1;
        }
        let mut n_before = 0;
        for start in &mut starts {
            n_before += std::mem::replace(start, n_before);
        }
        let mut bands = vec![Band::default(); turned.runs.len()];
        let band_of_run: Vec<u32> = turned
            .runs
            .iter()
            .map(|run| {
                let start = &mut starts[usize::from(run.letter)];
                let band = &mut bands[*start as usize];
                band.letters[0] = run.letter;
                band.n_letters = 1;
                band.may_grow = run.len > 1;
                band.end = run.len;
                *start += 1;
                *start - 1
            })
            .collect();

        let mut index = Vec::with_capacity((turned.len / SPACING) as usize + 1);
        let mut end = 0;
        for (number, band) in bands.iter_mut().enumerate() {
            end += band.end;
            band.end = end;
            while (index.len() as u32) * SPACING < end {
                index.push(number as u32);
            }
        }

        // Both go upwards: where runs begin, and where bands end.
        let (mut start, mut next) = (0, 0);
        for (run, band) in turned.runs.iter().zip(band_of_run) {
            while bands[next].end <= start {
                next += 1;
            }
            let band = &mut bands[band as usize];
            band.next = next as u32;
            band.shift = start.wrapping_sub(band.end - run.len);
            start += run.len;
        }
        Bands { bands, index }
    }

    /// The band in which a rotation is.
    fn find(&self, rotation: u32) -> usize {
        let mut band = self.index[(rotation / SPACING) as usize] as usize;
        while self.bands[band].end <= rotation {
            band += 1;
        }
        band
    }
}
