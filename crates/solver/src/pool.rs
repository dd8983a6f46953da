//! The store of terms: one node for each structure, and what is known of it.
//!
//! Constructors are in `simplify`; each simplifies first and comes here last, through `unary`, `binary` and `intern_ite`.

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher as _;

use crate::fold;
use crate::node::{Binary, Node, Term, Unary};
use crate::range::Range;
use crate::sort::{Constant, Sort, canonical_double, canonical_float};

/// Terms, each stored once.
///
/// Constructors simplify, so that equal terms are often the same [`Term`] and constant ones are constants. They panic on
/// arguments of the wrong sort. Whether a term is simplified never depends on hash seeds, addresses or time.
#[derive(Default, Debug)]
pub struct Pool {
    nodes: Vec<Node>,
    /// By term, as `nodes`.
    facts: Vec<Fact>,
    ids: HashTable<u32>,
    n_variables: u32,
    /// How many calls of `same` wait for one another.
    pub(crate) same_depth: u8,
    /// Summands that were made for comparisons of sums that did not decide anything.
    pub(crate) wasted_monomials: usize,
}

/// What is known of a term besides its structure.
#[derive(Clone, Copy, Debug)]
struct Fact {
    sort: Sort,
    /// How many constants the term chooses from, if it is made of `ite` and constants only; 0 if it is not, or has too many.
    n_leaves: u8,
    range: Range,
}

/// Trees of `ite` with more constants than this are not looked into.
const MAX_LEAVES: u8 = 16;

impl Pool {
    /// A pool without terms.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many terms there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// No term was made yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The sort of a term.
    pub fn sort(&self, term: Term) -> Sort {
        self.facts[term.idx()].sort
    }

    /// The value of a term that is a constant.
    pub fn constant(&self, term: Term) -> Option<Constant> {
        match self.node(term) {
            Node::Constant(constant) => Some(constant),
            Node::Variable { .. } | Node::Unary(..) | Node::Binary(..) | Node::Ite(..) => None,
        }
    }

    /// A new variable, different from all others.
    pub fn variable(&mut self, sort: Sort) -> Term {
        assert!((1..=64).contains(&sort.width()), "integers have 1 to 64 bits, not {}", sort.width());
        let index = self.n_variables;
        self.n_variables += 1;
        self.intern(Node::Variable { sort, index })
    }

    /// True or false.
    pub fn truth(&mut self, value: bool) -> Term {
        self.literal(Constant::Bool(value))
    }

    /// An integer; bits above the width are ignored.
    pub fn bits(&mut self, width: u8, value: u64) -> Term {
        assert!((1..=64).contains(&width), "integers have 1 to 64 bits, not {width}");
        self.literal(Constant::from_raw(Sort::Bits(width), value))
    }

    /// A number of 32 bits.
    pub fn float(&mut self, value: f32) -> Term {
        self.literal(Constant::Float(canonical_float(value)))
    }

    /// A number of 64 bits.
    pub fn double(&mut self, value: f64) -> Term {
        self.literal(Constant::Double(canonical_double(value)))
    }

    /// Any constant.
    pub fn literal(&mut self, constant: Constant) -> Term {
        self.intern(Node::Constant(constant))
    }

    pub(crate) fn node(&self, term: Term) -> Node {
        self.nodes[term.idx()]
    }

    pub(crate) fn width(&self, term: Term) -> u8 {
        self.sort(term).width()
    }

    pub(crate) fn range(&self, term: Term) -> Range {
        self.facts[term.idx()].range
    }

    /// The bits of a constant.
    pub(crate) fn raw(&self, term: Term) -> Option<u64> {
        self.constant(term).map(Constant::raw)
    }

    /// The term chooses between a few constants, by `ite` only; a constant itself does not count.
    pub(crate) fn is_choice(&self, term: Term) -> bool {
        self.facts[term.idx()].n_leaves > 1
    }

    /// The operator on an argument that no rule simplifies: a constant if the argument is one, and the result is exact.
    pub(crate) fn unary(&mut self, op: Unary, argument: Term) -> Term {
        let sort = self.sort(argument);
        if let Some(value) = self.raw(argument)
            && let Some(result) = fold::exact_unary(op, sort, value)
        {
            return self.literal(Constant::from_raw(op.sort(sort), result));
        }
        if self.is_choice(argument) {
            return self.map_choice(argument, &|pool, leaf| pool.unary(op, leaf));
        }
        self.intern(Node::Unary(op, argument))
    }

    /// The operator on arguments that no rule simplifies: a constant if both are, and the result is exact.
    pub(crate) fn binary(&mut self, op: Binary, left: Term, right: Term) -> Term {
        match (self.raw(left), self.raw(right)) {
            (Some(left_value), Some(right_value)) => {
                if let Some(value) = fold::exact_binary(op, self.sort(right), left_value, right_value) {
                    let sort = op.sort(self.sort(left), self.sort(right));
                    return self.literal(Constant::from_raw(sort, value));
                }
            }
            (Some(_), None) if self.is_choice(right) => {
                return self.map_choice(right, &|pool, leaf| pool.binary(op, left, leaf));
            }
            (None, Some(_)) if self.is_choice(left) => {
                return self.map_choice(left, &|pool, leaf| pool.binary(op, leaf, right));
            }
            (None, None) => {
                if let Some(result) = self.binary_of_choices(op, left, right) {
                    return result;
                }
            }
            (Some(_), None) | (None, Some(_)) => {}
        }
        // Constants are on the right of what can be swapped; the rest is in the order of age.
        let swap = op.is_commutative() && self.order(right) < self.order(left);
        let (left, right) = if swap { (right, left) } else { (left, right) };
        self.intern(Node::Binary(op, left, right))
    }

    /// Of choices with the same condition, as merged paths make them: op(ite(a, c, d), ite(a, e, f)) ─▶
    /// ite(a, op(c, e), op(d, f))
    fn binary_of_choices(&mut self, op: Binary, left: Term, right: Term) -> Option<Term> {
        match (self.node(left), self.node(right)) {
            (Node::Ite(condition, then, otherwise), Node::Ite(other, other_then, other_otherwise))
                if condition == other && self.is_choice(left) && self.is_choice(right) =>
            {
                let then = self.binary(op, then, other_then);
                let otherwise = self.binary(op, otherwise, other_otherwise);
                Some(self.ite(condition, then, otherwise))
            }
            _ => None,
        }
    }

    /// The place of a term among arguments that may be swapped.
    pub(crate) fn order(&self, term: Term) -> (bool, Term) {
        (self.raw(term).is_some(), term)
    }

    /// The node of an `ite` that no rule simplifies.
    pub(crate) fn intern_ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        self.intern(Node::Ite(condition, then, otherwise))
    }

    /// A choice with something done to each of its constants. Choices are small, so recursion is no danger.
    fn map_choice(&mut self, choice: Term, map: &dyn Fn(&mut Self, Term) -> Term) -> Term {
        match self.node(choice) {
            Node::Ite(condition, then, otherwise) => {
                let then = self.map_choice(then, map);
                let otherwise = self.map_choice(otherwise, map);
                self.ite(condition, then, otherwise)
            }
            Node::Constant(_) | Node::Variable { .. } | Node::Unary(..) | Node::Binary(..) => {
                map(self, choice)
            }
        }
    }

    fn intern(&mut self, node: Node) -> Term {
        let hash = FxBuildHasher.hash_one(node);
        if let Some(&id) = self.ids.find(hash, |&id| self.nodes[id as usize] == node) {
            return Term(id);
        }
        let id = u32::try_from(self.nodes.len()).expect("memory ends before the ids do");
        let fact = self.fact(node);
        self.nodes.push(node);
        self.facts.push(fact);
        let nodes = &self.nodes;
        self.ids.insert_unique(hash, id, |&id| FxBuildHasher.hash_one(nodes[id as usize]));
        Term(id)
    }

    fn fact(&self, node: Node) -> Fact {
        let sort = match node {
            Node::Constant(constant) => constant.sort(),
            Node::Variable { sort, .. } => sort,
            Node::Unary(op, argument) => op.sort(self.sort(argument)),
            Node::Binary(op, left, right) => op.sort(self.sort(left), self.sort(right)),
            Node::Ite(_, then, _) => self.sort(then),
        };
        Fact { sort, n_leaves: self.n_leaves(node), range: Range::of(self, node, sort) }
    }

    fn n_leaves(&self, node: Node) -> u8 {
        match node {
            Node::Constant(_) => 1,
            Node::Ite(_, then, otherwise) => {
                let (then, otherwise) =
                    (self.facts[then.idx()].n_leaves, self.facts[otherwise.idx()].n_leaves);
                let n_leaves = then + otherwise;
                if then == 0 || otherwise == 0 || n_leaves > MAX_LEAVES { 0 } else { n_leaves }
            }
            Node::Variable { .. } | Node::Unary(..) | Node::Binary(..) => 0,
        }
    }
}
