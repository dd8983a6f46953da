//! Operands that find mistakes: all edge cases, and random ones of which most are near an edge.

use crate::sort::{Constant, Sort, ones};

/// Where the operands of an operator come from.
pub(super) struct Operands {
    left: Sort,
    right: Sort,
    left_edges: Vec<u64>,
    right_edges: Vec<u64>,
}

impl Operands {
    pub(super) fn new(arguments: &[Sort]) -> Self {
        let (left, right) = (arguments[0], arguments[arguments.len() - 1]);
        let right_edges = if arguments.len() == 1 { vec![0] } else { edges(right) };
        Self { left, right, left_edges: edges(left), right_edges }
    }

    /// All pairs of edge cases.
    pub(super) fn edges(&self) -> impl Iterator<Item = (u64, u64)> + Clone {
        self.left_edges.iter().flat_map(|&left| self.right_edges.iter().map(move |&right| (left, right)))
    }

    /// Random pairs, always the same ones.
    pub(super) fn random(&self, n_pairs: usize) -> impl Iterator<Item = (u64, u64)> + Clone {
        let mut random = Random(0x5eed);
        (0..n_pairs).map(move |_| {
            let left = random.operand(self.left, 0);
            (left, random.operand(self.right, left))
        })
    }
}

/// All values of a narrow sort, the extreme ones of a wide one.
fn edges(sort: Sort) -> Vec<u64> {
    let mut edges: Vec<u64> = match sort {
        Sort::Bool => vec![0, 1],
        Sort::Bits(width) if width <= 8 => (0..=ones(width)).collect(),
        Sort::Bits(width) => {
            let powers = (0..width).map(|bit| 1_u64 << bit);
            let near =
                powers.flat_map(|power| [power, power - 1, power.wrapping_neg(), !power.wrapping_neg()]);
            near.chain([3, 5, 7, 10, 100, 0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa]).collect()
        }
        Sort::Float => float_edges(23, 8),
        Sort::Double => float_edges(52, 11),
    };
    for value in &mut edges {
        *value = Constant::from_raw(sort, *value).raw();
    }
    edges.sort_unstable();
    edges.dedup();
    edges
}

/// Numbers with extreme fractions at all scales where something changes: subnormal, one, integers, infinite.
fn float_edges(fraction: u32, exponent: u32) -> Vec<u64> {
    let max_field = (1_u64 << exponent) - 1;
    let bias = max_field / 2;
    let precision = u64::from(fraction);
    let fields = [
        0,
        1,
        2,
        bias / 2,
        bias - precision - 1,
        bias - precision,
        bias - 2,
        bias - 1,
        bias,
        bias + 1,
        bias + precision - 1,
        bias + precision,
        bias + precision + 1,
        bias + 30,
        bias + 31,
        bias + 32,
        bias + 62,
        bias + 63,
        max_field - 2,
        max_field - 1,
        max_field,
    ];
    let full = (1_u64 << fraction) - 1;
    let half = 1_u64 << (fraction - 1);
    let fractions = [0, 1, 2, half - 1, half, half + 1, full - 1, full];
    let sign = 1_u64 << (fraction + exponent);
    fields
        .into_iter()
        .flat_map(|field| fractions.into_iter().map(move |low| field << fraction | low))
        .flat_map(|magnitude| [magnitude, magnitude | sign])
        .collect()
}

/// A small generator (splitmix64): tests need no secrets.
#[derive(Clone)]
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Of the given sort; some are near the other operand.
    fn operand(&mut self, sort: Sort, other: u64) -> u64 {
        let raw = match sort {
            Sort::Bool => self.next(),
            Sort::Bits(width) => self.integer(width, other),
            Sort::Float => self.number(23, 8, other),
            Sort::Double => self.number(52, 11, other),
        };
        Constant::from_raw(sort, raw).raw()
    }

    fn integer(&mut self, width: u8, other: u64) -> u64 {
        let bits = self.next();
        let narrow = self.next() % u64::from(width);
        match self.next() % 8 {
            0 => bits >> (63 - narrow),
            1 => (bits >> (63 - narrow)).wrapping_neg(),
            2 => other.wrapping_add(bits % 5).wrapping_sub(2),
            3 => bits % 70,
            _ => bits,
        }
    }

    fn number(&mut self, fraction: u32, exponent: u32, other: u64) -> u64 {
        let bits = self.next();
        let low = (1_u64 << fraction) - 1;
        let max_field = (1_u64 << exponent) - 1;
        let scale = |field: u64| (bits & !(max_field << fraction)) | (field & max_field) << fraction;
        let other_field = (other >> fraction) & max_field;
        match self.next() % 8 {
            // Of about the size of the other, or of its inverse.
            0 | 1 => scale(other_field.wrapping_add(self.next() % 7).wrapping_sub(3)),
            2 => scale(
                (max_field - 1).wrapping_sub(other_field).wrapping_add(self.next() % 61).wrapping_sub(30),
            ),
            // Few bits set: these make ties.
            3 => bits & !low | (bits & self.next() & self.next() & self.next() & low),
            // Subnormal, and around the integers.
            4 => scale(0) >> (self.next() % 4),
            5 => scale(max_field / 2 + self.next() % 70),
            6 => scale(self.next() % (2 * u64::from(fraction))),
            _ => bits,
        }
    }
}
