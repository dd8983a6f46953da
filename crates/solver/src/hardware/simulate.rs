//! Runs a circuit on many operands at once: one bit of a machine word for each.

use jurat_quota::Quota;

use crate::circuit::{Blaster, Gate, Lit};
use crate::node::Term;
use crate::pool::Pool;

/// Words that are computed together, which the compiler turns into wide instructions.
const N_WORDS: usize = 8;

/// Operands of one run.
const N_LANES: usize = 64 * N_WORDS;

type Lanes = [u64; N_WORDS];

/// The circuit of a term whose variables are its operands, at most two.
pub(super) struct Simulation {
    gates: Vec<Gate>,
    values: Vec<Lanes>,
    /// Of each variable, in the order of the pool; a variable that the term does not need has none.
    inputs: Vec<Vec<Lit>>,
    outputs: Vec<Lit>,
}

impl Simulation {
    pub(super) fn new(pool: &Pool, term: Term) -> Self {
        let mut blaster = Blaster::new();
        let outputs =
            blaster.blast(pool, term, usize::MAX, &Quota::default()).expect("there is no limit").to_vec();
        let gates: Vec<_> = (0..blaster.gates().len()).map(|idx| blaster.gates().gate(idx)).collect();
        Self { values: vec![[0; N_WORDS]; gates.len()], gates, inputs: blaster.inputs().to_vec(), outputs }
    }

    /// Calls `compare` with each pair and the bits that the circuit computes from it.
    pub(super) fn run(&mut self, pairs: impl Iterator<Item = (u64, u64)>, compare: impl Fn((u64, u64), u64)) {
        let mut pairs = pairs.peekable();
        while pairs.peek().is_some() {
            let batch: Vec<_> = pairs.by_ref().take(N_LANES).collect();
            self.set(0, batch.iter().map(|pair| pair.0));
            self.set(1, batch.iter().map(|pair| pair.1));
            self.step();
            for (lane, result) in self.results().into_iter().enumerate().take(batch.len()) {
                compare(batch[lane], result);
            }
        }
    }

    fn set(&mut self, variable: usize, operands: impl Iterator<Item = u64>) {
        let Some(inputs) = self.inputs.get(variable) else { return };
        let mut lanes = [0; N_LANES];
        for (lane, operand) in lanes.iter_mut().zip(operands) {
            *lane = operand;
        }
        for (word, block) in lanes.chunks_exact_mut(64).enumerate() {
            transpose(block);
            for (&input, &bits) in inputs.iter().zip(&*block) {
                self.values[input.gate()][word] = bits;
            }
        }
    }

    fn step(&mut self) {
        for idx in 0..self.gates.len() {
            let of = |lit: Lit| literal(&self.values, lit);
            let value = match self.gates[idx] {
                Gate::False => [0; N_WORDS],
                Gate::Input => continue,
                Gate::And(a, b) => {
                    let (a, b) = (of(a), of(b));
                    std::array::from_fn(|word| a[word] & b[word])
                }
                Gate::Xor(a, b) => {
                    let (a, b) = (of(a), of(b));
                    std::array::from_fn(|word| a[word] ^ b[word])
                }
                Gate::Mux(a, b, c) => {
                    let (a, b, c) = (of(a), of(b), of(c));
                    std::array::from_fn(|word| (a[word] & b[word]) | (!a[word] & c[word]))
                }
                Gate::Majority(a, b, c) => {
                    let (a, b, c) = (of(a), of(b), of(c));
                    std::array::from_fn(|word| (a[word] & b[word]) | (c[word] & (a[word] | b[word])))
                }
            };
            self.values[idx] = value;
        }
    }

    fn results(&self) -> Vec<u64> {
        let mut results = vec![0; N_LANES];
        for (word, block) in results.chunks_exact_mut(64).enumerate() {
            for (bit, &output) in block.iter_mut().zip(&self.outputs) {
                *bit = literal(&self.values, output)[word];
            }
            transpose(block);
        }
        results
    }
}

fn literal(values: &[Lanes], lit: Lit) -> Lanes {
    let flip = if lit.is_negated() { u64::MAX } else { 0 };
    values[lit.gate()].map(|word| word ^ flip)
}

/// Mirrors a square of 64 times 64 bits: first its quarters change places, then the quarters of these, and so on.
fn transpose(rows: &mut [u64]) {
    let mut mask = u64::MAX >> 32;
    let mut half = 32;
    while half != 0 {
        for row in (0..64).filter(|row| row & half == 0) {
            let change = ((rows[row] >> half) ^ rows[row + half]) & mask;
            rows[row] ^= change << half;
            rows[row + half] ^= change;
        }
        half /= 2;
        mask ^= mask << half;
    }
}
