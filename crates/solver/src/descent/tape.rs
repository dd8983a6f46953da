//! Conditions as a list of steps, computed from the first to the last without looking anything up.

use rustc_hash::FxHashMap;

use super::distance::{Distance, Metric};
use crate::fold;
use crate::model::Model;
use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::{Constant, Sort};

/// One term; arguments are places of earlier steps.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Constant,
    Variable(usize),
    Unary(Unary, Sort, usize),
    Binary(Binary, Sort, usize, usize),
    Ite(usize, usize, usize),
}

/// A variable of the conditions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variable {
    pub(super) term: Term,
    pub(super) sort: Sort,
    index: u32,
}

/// The compiled conditions.
#[derive(Debug)]
pub(super) struct Tape {
    steps: Vec<Step>,
    sorts: Vec<Sort>,
    /// Values of constants; zero elsewhere.
    initial: Vec<u64>,
    variables: Vec<Variable>,
    roots: Vec<usize>,
}

/// What the steps give for one point.
#[derive(Clone, Debug)]
pub(super) struct Values {
    raw: Vec<u64>,
    /// Of steps that are Bools.
    distances: Vec<Distance>,
}

impl Tape {
    pub(super) fn new(pool: &Pool, conditions: &[Term]) -> Self {
        let parts = pool.all_parts(conditions);
        let places: FxHashMap<Term, usize> = parts.iter().enumerate().map(|(at, &term)| (term, at)).collect();
        let mut tape = Self {
            steps: Vec::new(),
            sorts: Vec::new(),
            initial: vec![0; parts.len()],
            variables: Vec::new(),
            roots: Vec::new(),
        };
        for (at, &term) in parts.iter().enumerate() {
            let step = match pool.node(term) {
                Node::Constant(constant) => {
                    tape.initial[at] = constant.raw();
                    Step::Constant
                }
                Node::Variable { sort, index } => {
                    tape.variables.push(Variable { term, sort, index });
                    Step::Variable(tape.variables.len() - 1)
                }
                Node::Unary(op, a) => Step::Unary(op, pool.sort(a), places[&a]),
                Node::Binary(op, a, b) => Step::Binary(op, pool.sort(b), places[&a], places[&b]),
                Node::Ite(condition, a, b) => Step::Ite(places[&condition], places[&a], places[&b]),
            };
            tape.steps.push(step);
            tape.sorts.push(pool.sort(term));
        }
        for condition in conditions {
            assert!(pool.sort(*condition) == Sort::Bool, "conditions are Bools");
            tape.roots.push(places[condition]);
        }
        tape
    }

    pub(super) fn variables(&self) -> &[Variable] {
        &self.variables
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    pub(super) fn roots(&self) -> &[usize] {
        &self.roots
    }

    pub(super) fn sort(&self, at: usize) -> Sort {
        self.sorts[at]
    }

    /// The constants of the conditions.
    pub(super) fn constants(&self) -> impl Iterator<Item = Constant> {
        let is_constant = |&at: &usize| matches!(self.steps[at], Step::Constant);
        (0..self.steps.len())
            .filter(is_constant)
            .map(|at| Constant::from_raw(self.sorts[at], self.initial[at]))
    }

    /// The values of a model.
    pub(super) fn start(&self, model: &Model) -> Vec<u64> {
        self.variables.iter().map(|it| Constant::from_raw(it.sort, model.variable(it.index)).raw()).collect()
    }

    /// Room for values.
    pub(super) fn values(&self) -> Values {
        Values { raw: self.initial.clone(), distances: vec![Distance::default(); self.steps.len()] }
    }

    /// Computes everything; the sum of the distances of the conditions is zero if all are true.
    pub(super) fn evaluate(&self, point: &[u64], metric: Metric, values: &mut Values) -> f64 {
        for (at, &step) in self.steps.iter().enumerate() {
            let raw = &mut values.raw;
            raw[at] = match step {
                Step::Constant => raw[at],
                Step::Variable(variable) => point[variable],
                Step::Unary(op, sort, a) => fold::unary(op, sort, raw[a]),
                Step::Binary(op, sort, a, b) => fold::binary(op, sort, raw[a], raw[b]),
                Step::Ite(condition, a, b) => {
                    if raw[condition] == 1 {
                        raw[a]
                    } else {
                        raw[b]
                    }
                }
            };
            if self.sorts[at] == Sort::Bool {
                values.distances[at] = Distance::of(step, metric, values, values.raw[at] == 1);
            }
        }
        self.roots.iter().map(|&root| values.distances[root].to_true).sum()
    }
}

impl Values {
    pub(super) fn raw(&self, at: usize) -> u64 {
        self.raw[at]
    }

    pub(super) fn distance(&self, at: usize) -> Distance {
        self.distances[at]
    }
}
