//! Multiplication: rows of adders; by a constant, a few additions and subtractions.

use super::gates::{Gates, Lit};
use super::word::{Word, constant, extended, known, not};

impl Gates {
    /// The product, cut to the width of the arguments.
    pub(crate) fn mul(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        self.product(a, b, a.len())
    }

    /// The product, with as many bits as the arguments have together.
    pub(crate) fn wide_mul(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        self.product(a, b, a.len() + b.len())
    }

    fn product(&mut self, a: &[Lit], b: &[Lit], width: usize) -> Word {
        match (known(a), known(b)) {
            (_, Some(factor)) if width <= 64 => self.mul_by(a, factor, width),
            (Some(factor), _) if width <= 64 => self.mul_by(b, factor, width),
            // A row for each bit of the constant: most of them are empty.
            (Some(_), None) => self.rows(b, a, width),
            _ => self.rows(a, b, width),
        }
    }

    /// Adds `a`, shifted, for each bit of `b`.
    fn rows(&mut self, a: &[Lit], b: &[Lit], width: usize) -> Word {
        let mut total = constant(width, 0);
        for (idx, &bit) in b.iter().enumerate().take(width) {
            // A row changes only bits from `idx` to one behind the end of `a`.
            let n_bits = (a.len() + 1).min(width - idx);
            let row = self.gated(bit, &extended(a, n_bits, Lit::FALSE));
            let sum = self.add(&total[idx..idx + n_bits], &row);
            total[idx..idx + n_bits].copy_from_slice(&sum);
        }
        total
    }

    /// Runs of ones in the factor cost two operations: 0111 is 1000 - 1.
    fn mul_by(&mut self, a: &[Lit], factor: u64, width: usize) -> Word {
        let a = extended(a, width, Lit::FALSE);
        let mut total = constant(width, 0);
        let mut rest = u128::from(factor);
        let mut position = 0;
        while rest != 0 && position < width {
            if rest & 1 == 1 {
                let is_run = rest & 2 != 0;
                let part = &a[..width - position];
                let sum = if is_run {
                    self.sum(&total[position..], &not(part), Lit::TRUE).0
                } else {
                    self.add(&total[position..], part)
                };
                total[position..].copy_from_slice(&sum);
                rest = if is_run { rest + 1 } else { rest - 1 };
            }
            rest >>= 1;
            position += 1;
        }
        total
    }
}
