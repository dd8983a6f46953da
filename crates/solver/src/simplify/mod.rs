//! The constructors of terms, with their rules. Each rule looks at most a few levels deep, so none is expensive.
//!
//! Rules are written as `match ─▶ result`; letters are terms, `c` and `d` constants.

mod arithmetic;
mod boolean;
mod choice;
mod compare;
mod division;
mod float;
mod function;
mod polynomial;
mod shift;
mod slice;

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::{Sort, ones};

impl Pool {
    /// The width of arguments that must be integers of the same width.
    fn common_width(&self, left: Term, right: Term) -> u8 {
        let (left, right) = (self.sort(left), self.sort(right));
        match (left, right) {
            (Sort::Bits(width), Sort::Bits(other)) if width == other => width,
            _ => panic!("integers of the same width are expected, not {left:?} and {right:?}"),
        }
    }

    /// The width of an argument that must be an integer.
    fn integer_width(&self, term: Term) -> u8 {
        match self.sort(term) {
            Sort::Bits(width) => width,
            sort => panic!("an integer is expected, not {sort:?}"),
        }
    }

    /// A constant of the sort of a term.
    fn like(&mut self, term: Term, raw: u64) -> Term {
        match self.sort(term) {
            Sort::Bool => self.truth(raw & 1 == 1),
            Sort::Bits(width) => self.bits(width, raw),
            sort => panic!("a Bool or an integer is expected, not {sort:?}"),
        }
    }

    fn is_zero(&self, term: Term) -> bool {
        self.raw(term) == Some(0)
    }

    fn is_ones(&self, term: Term) -> bool {
        self.raw(term) == Some(ones(self.width(term)))
    }

    /// Arguments in the order in which they are stored if they may be swapped: constants last, older ones first.
    fn ordered(&self, left: Term, right: Term) -> (Term, Term) {
        if self.order(right) < self.order(left) { (right, left) } else { (left, right) }
    }

    /// The arguments of a term with this operator.
    fn as_binary(&self, op: Binary, term: Term) -> Option<(Term, Term)> {
        match self.node(term) {
            Node::Binary(found, left, right) if found == op => Some((left, right)),
            _ => None,
        }
    }

    /// The argument of a term with this operator.
    fn as_unary(&self, op: Unary, term: Term) -> Option<Term> {
        match self.node(term) {
            Node::Unary(found, argument) if found == op => Some(argument),
            _ => None,
        }
    }

    /// `x op c`: the term and the bits of the constant.
    fn as_binary_with_constant(&self, op: Binary, term: Term) -> Option<(Term, u64)> {
        let (left, right) = self.as_binary(op, term)?;
        Some((left, self.raw(right)?))
    }
}
