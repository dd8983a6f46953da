//! Every operator against the hardware: through the circuit, which is simulated, and through the folder of constants.
//!
//! The expected values are computed by native instructions here, not by the code that is tested.

mod floats;
mod integers;
mod operands;
mod simulate;

use crate::node::Term;
use crate::pool::Pool;
use crate::sort::{Constant, Sort};
use operands::Operands;
use simulate::Simulation;

/// Random pairs for each operator of a width that Java computes with, besides all pairs of edge cases.
const N_RANDOM: usize = 1 << 20;

/// Random pairs for operators that are special cases of others.
const N_RANDOM_SPECIAL: usize = 1 << 16;

/// Every value becomes a term; a pool that outgrows the caches of the machine is slow.
const POOL_SIZE: usize = 1 << 10;

/// An operator with one or two arguments; the second is ignored if there is only one.
struct Operator {
    name: &'static str,
    arguments: &'static [Sort],
    build: fn(&mut Pool, Term, Term) -> Term,
    native: fn(u64, u64) -> u64,
}

/// Compares an operator with the hardware on pairs of operands.
fn check(operator: &Operator, pairs: impl Iterator<Item = (u64, u64)> + Clone) {
    check_circuit(operator, pairs.clone());
    check_folder(operator, pairs);
}

fn check_circuit(operator: &Operator, pairs: impl Iterator<Item = (u64, u64)>) {
    let mut pool = Pool::new();
    let variables: Vec<_> = operator.arguments.iter().map(|&sort| pool.variable(sort)).collect();
    let term = (operator.build)(&mut pool, variables[0], variables[variables.len() - 1]);
    let mut simulation = Simulation::new(&pool, term);
    simulation.run(pairs, |(left, right), result| {
        let expected = (operator.native)(left, right);
        assert_eq!(result, expected, "circuit of {}({left:#x}, {right:#x}): {result:#x}", operator.name);
    });
}

fn check_folder(operator: &Operator, pairs: impl Iterator<Item = (u64, u64)>) {
    let mut pool = Pool::new();
    let last = operator.arguments[operator.arguments.len() - 1];
    for (left, right) in pairs {
        if pool.len() > POOL_SIZE {
            pool = Pool::new();
        }
        let left_term = pool.literal(Constant::from_raw(operator.arguments[0], left));
        let right_term = if operator.arguments.len() == 1 {
            left_term
        } else {
            pool.literal(Constant::from_raw(last, right))
        };
        let result = (operator.build)(&mut pool, left_term, right_term);
        let result = pool.raw(result).expect("an operator on constants is a constant");
        let expected = (operator.native)(left, right);
        assert_eq!(result, expected, "fold of {}({left:#x}, {right:#x}): {result:#x}", operator.name);
    }
}

/// Compares operators with the hardware on all edge cases and random operands.
fn check_all(operators: &[Operator], n_random: usize) {
    for operator in operators {
        let operands = Operands::new(operator.arguments);
        check(operator, operands.edges().chain(operands.random(n_random)));
    }
}
