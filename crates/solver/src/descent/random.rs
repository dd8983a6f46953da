//! Chance, which is the same in every run.

/// A small generator (splitmix64).
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// From the first to the last, both included.
    pub(super) fn between(&mut self, first: i32, last: i32) -> i32 {
        let n_choices = u64::from(last.abs_diff(first)) + 1;
        first.wrapping_add_unsigned((self.next() % n_choices) as u32)
    }

    /// From -1 to 1.
    pub(super) fn unit(&mut self) -> f64 {
        // From 1 to 2, by its bits.
        f64::from_bits(1.0_f64.to_bits() | self.next() >> 12) * 2.0 - 3.0
    }

    pub(super) fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}
