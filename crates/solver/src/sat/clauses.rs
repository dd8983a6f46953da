//! Clauses of gates (Tseitin): a variable for each gate, and clauses that say how it follows from its arguments.
//!
//! Only gates that a query needs get clauses, and each gets them once.

use jurat_quota::{Exhausted, Quota};

use super::search::Search;
use crate::circuit::{Gate, Gates, Lit};

/// Where clauses go.
pub(crate) trait ClauseSink {
    /// Literals are variables from 1 up, negative if negated.
    fn add_clause(&mut self, clause: &[i32]);
}

/// Which gates have clauses.
#[derive(Default, Debug)]
pub(crate) struct Clauses {
    /// By gate; 0 if it has no variable yet.
    variables: Vec<i32>,
    n_variables: i32,
    /// By gate: the last count that has seen it.
    seen: Vec<u32>,
    n_counts: u32,
}

impl Clauses {
    /// The literal in clauses, after adding the clauses of all gates behind it; or what was used up before.
    pub(crate) fn encode(
        &mut self,
        gates: &Gates,
        lit: Lit,
        sink: &mut impl ClauseSink,
        quota: &Quota,
    ) -> Result<i32, Exhausted> {
        /// Gates between two looks at the quota.
        const SLICE: usize = 4096;
        self.variables.resize(gates.len(), 0);
        let mut left = vec![lit.gate()];
        let mut n_steps: usize = 0;
        while let Some(&gate) = left.last() {
            n_steps += 1;
            // What has a variable has all its clauses, so one can stop anywhere.
            if n_steps.is_multiple_of(SLICE) {
                quota.look()?;
            }
            let n_left = left.len();
            if self.variables[gate] == 0 {
                let arguments = arguments(gates.gate(gate));
                left.extend(arguments.map(Lit::gate).filter(|&argument| self.variables[argument] == 0));
            }
            if left.len() == n_left {
                left.pop();
                if self.variables[gate] == 0 {
                    self.define(gates, gate, sink);
                }
            }
        }
        Ok(self.literal(lit))
    }

    /// How many gates have clauses.
    pub(crate) fn len(&self) -> usize {
        self.n_variables.cast_unsigned() as usize
    }

    /// How many gates are behind these literals.
    pub(crate) fn count(&mut self, gates: &Gates, lits: &[Lit]) -> usize {
        self.n_counts += 1;
        self.seen.resize(gates.len(), 0);
        let mut n_gates = 0;
        let mut left: Vec<_> = lits.iter().map(|lit| lit.gate()).collect();
        while let Some(gate) = left.pop() {
            if self.seen[gate] != self.n_counts {
                self.seen[gate] = self.n_counts;
                n_gates += 1;
                left.extend(arguments(gates.gate(gate)).map(Lit::gate));
            }
        }
        n_gates
    }

    /// The literal in clauses, if the gate has a variable.
    pub(crate) fn get(&self, lit: Lit) -> Option<i32> {
        let variable = self.variables.get(lit.gate()).copied().filter(|&variable| variable != 0)?;
        Some(if lit.is_negated() { -variable } else { variable })
    }

    /// The number that these literals have in the solution that was found; those without clauses are zero.
    pub(crate) fn value(&self, lits: &[Lit], search: &Search) -> u64 {
        let is_true = |&lit: &Lit| self.get(lit).is_some_and(|literal| search.is_true(literal));
        lits.iter().rev().fold(0, |value, lit| value << 1 | u64::from(is_true(lit)))
    }

    fn literal(&self, lit: Lit) -> i32 {
        self.get(lit).expect("arguments have variables before their gates")
    }

    fn define(&mut self, gates: &Gates, gate: usize, sink: &mut impl ClauseSink) {
        self.n_variables += 1;
        let out = self.n_variables;
        self.variables[gate] = out;
        match gates.gate(gate) {
            Gate::False => sink.add_clause(&[-out]),
            Gate::Input => {}
            Gate::And(a, b) => {
                let (a, b) = (self.literal(a), self.literal(b));
                sink.add_clause(&[-out, a]);
                sink.add_clause(&[-out, b]);
                sink.add_clause(&[out, -a, -b]);
            }
            Gate::Xor(a, b) => {
                let (a, b) = (self.literal(a), self.literal(b));
                sink.add_clause(&[-out, a, b]);
                sink.add_clause(&[-out, -a, -b]);
                sink.add_clause(&[out, -a, b]);
                sink.add_clause(&[out, a, -b]);
            }
            Gate::Mux(condition, then, otherwise) => {
                let condition = self.literal(condition);
                let (then, otherwise) = (self.literal(then), self.literal(otherwise));
                sink.add_clause(&[-condition, -then, out]);
                sink.add_clause(&[-condition, then, -out]);
                sink.add_clause(&[condition, -otherwise, out]);
                sink.add_clause(&[condition, otherwise, -out]);
                // These follow, but not by unit propagation.
                sink.add_clause(&[-then, -otherwise, out]);
                sink.add_clause(&[then, otherwise, -out]);
            }
            Gate::Majority(a, b, c) => {
                let (a, b, c) = (self.literal(a), self.literal(b), self.literal(c));
                for (x, y) in [(a, b), (a, c), (b, c)] {
                    sink.add_clause(&[-x, -y, out]);
                    sink.add_clause(&[x, y, -out]);
                }
            }
        }
    }
}

fn arguments(gate: Gate) -> impl Iterator<Item = Lit> {
    let arguments = match gate {
        Gate::False | Gate::Input => [None; 3],
        Gate::And(a, b) | Gate::Xor(a, b) => [Some(a), Some(b), None],
        Gate::Mux(a, b, c) | Gate::Majority(a, b, c) => [Some(a), Some(b), Some(c)],
    };
    arguments.into_iter().flatten()
}
