//! What the pool says about sums without a search is true of the numbers.
//!
//! Random sums of choices, products, shifts, narrowed numbers and quotients with their remainders are built as terms and computed, for
//! several values of the variables at once, by native instructions. Where an equality of two of them becomes a constant,
//! the numbers must agree with it.

use jurat_solver::{Constant, Pool, Sort, Term};

/// How many values of the variables are tried at once.
const N_WORLDS: usize = 8;

#[derive(Clone, Copy)]
struct Integer {
    term: Term,
    values: [i32; N_WORLDS],
}

#[derive(Clone, Copy)]
struct Truth {
    term: Term,
    values: [bool; N_WORLDS],
}

/// Xorshift: the same numbers in each run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// Small numbers, edges and anything.
    fn number(&mut self) -> i32 {
        let any = self.next() as i32;
        match self.below(4) {
            0 => i32::MIN + (any & 1),
            1 => any,
            _ => any % 4,
        }
    }
}

struct Sums {
    pool: Pool,
    random: Random,
    integers: Vec<Integer>,
    truths: Vec<Truth>,
}

impl Sums {
    fn new(seed: u64) -> Self {
        let mut sums =
            Self { pool: Pool::new(), random: Random(seed), integers: Vec::new(), truths: Vec::new() };
        for _ in 0..3 {
            let values = std::array::from_fn(|_| sums.random.number());
            sums.integers.push(Integer { term: sums.pool.variable(Sort::Bits(32)), values });
            let values = std::array::from_fn(|_| sums.random.below(2) == 0);
            sums.truths.push(Truth { term: sums.pool.variable(Sort::Bool), values });
        }
        sums
    }

    fn any(&mut self) -> Integer {
        self.integers[self.random.below(self.integers.len())]
    }

    fn constant(&mut self) -> Integer {
        let value = self.random.number();
        Integer { term: self.pool.bits(32, u64::from(value.cast_unsigned())), values: [value; N_WORLDS] }
    }

    /// Makes another integer of those that are there.
    fn step(&mut self) {
        let (a, b, c) = (self.any(), self.any(), self.constant());
        let chosen = self.truths[self.random.below(self.truths.len())];
        let term = |sums: &mut Self, left: Integer, right: Integer| sums.pool.add(left.term, right.term);
        let made = match self.random.below(11) {
            0 | 1 => Integer { term: term(self, a, b), values: zip(a, b, i32::wrapping_add) },
            2 => Integer { term: term(self, a, c), values: zip(a, c, i32::wrapping_add) },
            3 => Integer { term: self.pool.sub(a.term, b.term), values: zip(a, b, i32::wrapping_sub) },
            4 => Integer { term: self.pool.mul(a.term, c.term), values: zip(a, c, i32::wrapping_mul) },
            5 => self.divided_and_multiplied(a, b),
            6 => Integer { term: self.pool.mul(a.term, b.term), values: zip(a, b, i32::wrapping_mul) },
            7 => self.shifted(a),
            8 => self.narrowed(a),
            _ => Integer {
                term: self.pool.ite(chosen.term, a.term, b.term),
                values: std::array::from_fn(|world| {
                    if chosen.values[world] { a.values[world] } else { b.values[world] }
                }),
            },
        };
        self.integers.push(made);
    }

    fn shifted(&mut self, a: Integer) -> Integer {
        let distance = self.random.below(32) as u32;
        let by = self.pool.bits(32, u64::from(distance));
        Integer { term: self.pool.shl(a.term, by), values: a.values.map(|value| value << distance) }
    }

    /// The lower bits, extended with or without their sign.
    fn narrowed(&mut self, a: Integer) -> Integer {
        let low = self.pool.extract(a.term, 0, 8);
        if self.random.below(2) == 0 {
            Integer {
                term: self.pool.sign_extend(low, 32),
                values: a.values.map(|value| i32::from(value as i8)),
            }
        } else {
            Integer {
                term: self.pool.zero_extend(low, 32),
                values: a.values.map(|value| i32::from(value.cast_unsigned() as u8)),
            }
        }
    }

    /// `x / y * y + x % y`, or with another divisor in one place, for which the rule must not hold.
    fn divided_and_multiplied(&mut self, dividend: Integer, divisor: Integer) -> Integer {
        let other = if self.random.below(2) == 0 { divisor } else { self.any() };
        let pool = &mut self.pool;
        let (quotient, remainder) =
            (pool.sdiv(dividend.term, divisor.term), pool.srem(dividend.term, other.term));
        let product = pool.mul(quotient, divisor.term);
        let values = std::array::from_fn(|world| {
            let (x, y, z) = (dividend.values[world], divisor.values[world], other.values[world]);
            // By zero, the product is zero and the remainder is the dividend, as SMT-LIB says.
            let product = if y == 0 { 0 } else { x.wrapping_div(y).wrapping_mul(y) };
            let remainder = if z == 0 { x } else { x.wrapping_rem(z) };
            product.wrapping_add(remainder)
        });
        Integer { term: pool.add(product, remainder), values }
    }
}

fn zip(a: Integer, b: Integer, calculate: fn(i32, i32) -> i32) -> [i32; N_WORLDS] {
    std::array::from_fn(|world| calculate(a.values[world], b.values[world]))
}

#[test]
fn equalities_that_are_constants_are_true_of_the_numbers() {
    let (mut n_true, mut n_false) = (0, 0);
    for seed in 1..4000 {
        let mut sums = Sums::new(seed * 0x9e37_79b9);
        for _ in 0..14 {
            sums.step();
        }
        for (at, &a) in sums.integers.iter().enumerate() {
            for &b in &sums.integers[..at] {
                let same = sums.pool.same(a.term, b.term);
                let are_equal = |world: usize| a.values[world] == b.values[world];
                match sums.pool.constant(same) {
                    Some(Constant::Bool(true)) => {
                        assert!((0..N_WORLDS).all(are_equal), "seed {seed}");
                        n_true += usize::from(a.term != b.term);
                    }
                    Some(_) => {
                        assert!(!(0..N_WORLDS).any(are_equal), "seed {seed}");
                        n_false += 1;
                    }
                    None => {}
                }
            }
        }
    }
    // The rules were reached, and often.
    assert!(n_true > 100 && n_false > 1000, "{n_true} {n_false}");
}
