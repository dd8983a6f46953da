//! The scripts that did something new, and others that are made of them.
//!
//! What a run did is known by the number of its instructions: a run on values only costs next to nothing and tells nothing else, and two
//! runs with the same number nearly always go the same way. A number that is new is worth a script; of long runs, which have many numbers,
//! only so many are kept.

use rustc_hash::FxHashSet;

use super::LONGEST_TEXT;
use super::constants::Constants;
use crate::exploration::InputValue;
use crate::script::{GOLDEN, Script, mix};

/// Runs whose numbers of instructions have as many digits in base 2 share so many places.
const MOST_ALIKE: u32 = 24;

/// Scripts that did something new.
pub(super) struct Seeds {
    constants: Constants,
    kept: Vec<Script>,
    n_followed: usize,
    seen: FxHashSet<u64>,
    n_alike: [u32; 65],
    chance: Chance,
    /// Runs since the last one that did something new.
    n_idle: u32,
}

impl Seeds {
    pub(super) fn new(constants: Constants) -> Self {
        let (kept, seen) = (Vec::new(), FxHashSet::default());
        Self { constants, kept, n_followed: 0, seen, n_alike: [0; 65], chance: Chance(1), n_idle: 0 }
    }

    /// Keeps the script of a run if the run did something new.
    pub(super) fn offer(&mut self, script: &Script, n_steps: u64) {
        /// Others like a long one would be as long: they cost more than they tell.
        const LONG: u64 = 200_000;
        self.n_idle += 1;
        let n_alike = &mut self.n_alike[(64 - n_steps.leading_zeros()) as usize];
        let has_inputs = !script.values.is_empty() || self.constants.reads_input;
        let is_usable = has_inputs && n_steps < LONG;
        if !is_usable || *n_alike == MOST_ALIKE || !self.seen.insert(n_steps) {
            return;
        }
        *n_alike += 1;
        self.n_idle = 0;
        self.kept.push(script.clone());
    }

    /// Whether there is a script of which nobody has looked at the branches.
    pub(super) fn has_more_to_follow(&self) -> bool {
        self.n_followed < self.kept.len()
    }

    /// The next of them.
    pub(super) fn next_to_follow(&mut self) -> Option<Script> {
        let script = self.kept.get(self.n_followed).cloned()?;
        self.n_followed += 1;
        Some(script)
    }

    /// Whether there is hope that another script does something new.
    pub(super) fn is_promising(&self) -> bool {
        /// So many in a row that did nothing new are enough.
        const MOST_IDLE: u32 = 3_000;
        !self.kept.is_empty() && self.n_idle < MOST_IDLE
    }

    /// A script that is made of another one by a few changes.
    pub(super) fn mutate(&mut self) -> Option<Script> {
        let at = self.chance.below(self.kept.len())?;
        let mut script = self.kept[at].clone();
        for _ in 0..=self.chance.below(3)? {
            if self.constants.reads_input && (script.values.is_empty() || self.chance.below(2) == Some(0)) {
                script.standard_input = self.changed_input(script.standard_input);
                continue;
            }
            let index = self.chance.below(script.values.len())?;
            let other = script.values[self.chance.below(script.values.len())?].clone();
            let value = &script.values[index];
            script.values[index] = self.changed(value.clone(), &other);
        }
        Some(script)
    }

    /// Another value of the same kind.
    fn changed(&mut self, value: InputValue, other: &InputValue) -> InputValue {
        match value {
            InputValue::Boolean(value) => InputValue::Boolean(!value),
            InputValue::Integer(value) => InputValue::Integer(self.changed_integer(value, other)),
            InputValue::Float(value) => InputValue::Float(self.changed_real(value.into(), other) as f32),
            InputValue::Double(value) => InputValue::Double(self.changed_real(value, other)),
            InputValue::String(units) => InputValue::String(self.changed_text(units)),
        }
    }

    fn changed_integer(&mut self, value: i64, other: &InputValue) -> i64 {
        let step = self.chance.small();
        let named = self.chance.pick(&self.constants.integers);
        match (self.chance.below(8), other) {
            (Some(0), _) => value.wrapping_add(step),
            (Some(1), _) => value.wrapping_sub(step),
            (Some(2), _) => value.wrapping_neg(),
            (Some(3), InputValue::Integer(other)) => other.wrapping_add(step % 3 - 1),
            (Some(4), _) => value.wrapping_mul(2),
            (Some(5), _) => step - 8,
            (Some(6), _) => value ^ 1 << (step * 2 - 1),
            _ => named.unwrap_or(0).wrapping_add(step % 3 - 1),
        }
    }

    fn changed_real(&mut self, value: f64, other: &InputValue) -> f64 {
        let share = self.chance.share();
        let named = self.chance.pick(&self.constants.reals);
        match (self.chance.below(7), other) {
            (Some(0), _) => value + share - 0.5,
            (Some(1), _) => value * (share * 4.0 - 2.0),
            (Some(2), _) => (share * 200.0 - 100.0).round(),
            (Some(3), InputValue::Double(other)) => *other,
            (Some(4), _) => -value,
            (Some(5), _) => value.round(),
            _ => named.unwrap_or(share),
        }
    }

    fn changed_text(&mut self, mut units: Vec<u16>) -> Vec<u16> {
        let unit = self.unit();
        let named = self.chance.pick(&self.constants.texts);
        let at = self.chance.below(units.len() + 1).unwrap_or(0);
        match (self.chance.below(7), named) {
            (Some(0), Some(named)) => return named,
            (Some(1), Some(named)) => drop(units.splice(at..at, named)),
            (Some(2), _) if at < units.len() => drop(units.remove(at)),
            (Some(3), _) if at < units.len() => units[at] = unit,
            (Some(4), _) => units.truncate(at),
            (Some(5), _) => units = vec![unit; self.length()],
            _ => units.insert(at, unit),
        }
        units
    }

    /// Another standard input: lines and words are what programs look at, more often than bytes.
    fn changed_input(&mut self, bytes: Vec<u8>) -> Vec<u8> {
        /// Longer ones take longer, and do nothing new.
        const LONGEST: usize = 400;
        if self.chance.below(4) == Some(0) {
            let units = self.changed_text(bytes.into_iter().map(u16::from).collect());
            return String::from_utf16_lossy(&units).into_bytes();
        }
        let mut words: Vec<Vec<u8>> = Vec::new();
        for piece in bytes.split_inclusive(|byte| matches!(byte, b' ' | b'\n')) {
            words.push(piece.to_vec());
        }
        let at = self.chance.below(words.len() + 1).unwrap_or(0);
        let word = self.word();
        match self.chance.below(6) {
            Some(0 | 1) if at < words.len() => words[at] = word,
            Some(2) if at < words.len() => drop(words.remove(at)),
            Some(3) if at < words.len() => words.insert(at, words[at].clone()),
            Some(4) => words.truncate(at),
            _ => words.insert(at, word),
        }
        let mut bytes = words.concat();
        bytes.truncate(LONGEST);
        bytes
    }

    /// A number or a text, with what ends it.
    fn word(&mut self) -> Vec<u8> {
        let step = self.chance.small();
        let named = self.chance.pick(&self.constants.integers).unwrap_or(step);
        let text = self.chance.pick(&self.constants.texts);
        let word = match (self.chance.below(6), text) {
            (Some(0), _) => named.to_string(),
            (Some(1), _) => named.wrapping_add(step % 3 - 1).to_string(),
            (Some(2), Some(text)) => String::from_utf16_lossy(&text),
            (Some(3), _) => (-step).to_string(),
            _ => (step - 1).to_string(),
        };
        let end = if self.chance.below(3) == Some(0) { " " } else { "\n" };
        (word + end).into_bytes()
    }

    /// A char that often matters, or that the program names.
    fn unit(&mut self) -> u16 {
        const OFTEN: &[u8] = b"0123456789 -+.,:;/abzABZ_%&=()[]{}<>\"'\\\t\n";
        let named = self.chance.pick(&self.constants.integers).and_then(|named| u16::try_from(named).ok());
        let often = self.chance.pick(OFTEN).map(u16::from);
        if self.chance.below(3) == Some(0) { named.or(often) } else { often }.unwrap_or_default()
    }

    /// The length of a text: one that the program names, or a short one.
    fn length(&mut self) -> usize {
        let named = self.chance.pick(&self.constants.integers).and_then(|named| usize::try_from(named).ok());
        named.filter(|&named| named <= LONGEST_TEXT as usize).or_else(|| self.chance.below(20)).unwrap_or(0)
    }
}

/// A generator of random numbers, the same ones in each search.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GOLDEN);
        mix(self.0)
    }

    /// A number below another, unless that is zero.
    fn below(&mut self, most: usize) -> Option<usize> {
        (self.next() as usize).checked_rem(most)
    }

    /// From 1 to 16.
    fn small(&mut self) -> i64 {
        (self.next() % 16).cast_signed() + 1
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        f64::from((self.next() >> 32) as u32) / f64::from(u32::MAX)
    }

    fn pick<T: Clone>(&mut self, among: &[T]) -> Option<T> {
        self.below(among.len()).map(|at| among[at].clone())
    }
}
