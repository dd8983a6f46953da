//! `ite` and `select`: one of several values.

use crate::node::{Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::Sort;

impl Pool {
    /// The first value if the condition is true, else the second.
    pub fn ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        assert!(self.sort(condition) == Sort::Bool, "a condition is a Bool");
        assert!(self.sort(then) == self.sort(otherwise), "both values have the same sort");
        if let Some(value) = self.raw(condition) {
            return if value == 1 { then } else { otherwise };
        }
        if then == otherwise {
            return then;
        }
        // ite(!a, x, y) ─▶ ite(a, y, x)
        if let Some(inside) = self.as_unary(Unary::Not, condition) {
            return self.ite(inside, otherwise, then);
        }
        if self.sort(then) == Sort::Bool {
            return self.bool_ite(condition, then, otherwise);
        }
        let then = self.under(condition, true, then);
        let otherwise = self.under(condition, false, otherwise);
        if then == otherwise {
            return then;
        }
        self.merged(condition, then, otherwise)
    }

    /// Element `index` of a table, by the bits of the index; for an index outside of it, any element.
    pub fn select(&mut self, index: Term, table: &[Term]) -> Term {
        assert!(!table.is_empty(), "a table has elements");
        let width = self.integer_width(index);
        if let Some(index) = self.raw(index) {
            let index = usize::try_from(index).unwrap_or(usize::MAX);
            return table[index.min(table.len() - 1)];
        }
        let mut layer = table.to_vec();
        for bit in 0..width {
            if layer.len() == 1 {
                break;
            }
            let bit = self.extract(index, bit, 1);
            let is_odd = self.is_set(bit);
            layer = layer
                .chunks(2)
                .map(|pair| match *pair {
                    [even, odd] => self.ite(is_odd, odd, even),
                    _ => pair[0],
                })
                .collect();
        }
        layer[0]
    }

    /// An integer of one bit as a Bool.
    fn is_set(&mut self, bit: Term) -> Term {
        let one = self.bits(1, 1);
        self.same(bit, one)
    }

    fn bool_ite(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        match (self.raw(then), self.raw(otherwise)) {
            (Some(1), _) => return self.or(condition, otherwise),
            (Some(_), _) => {
                let not_condition = self.not(condition);
                return self.and(not_condition, otherwise);
            }
            (None, Some(1)) => return self.implies(condition, then),
            (None, Some(_)) => return self.and(condition, then),
            (None, None) => {}
        }
        if condition == then || self.are_complements(condition, otherwise) {
            return if condition == then {
                self.or(condition, otherwise)
            } else {
                self.implies(condition, then)
            };
        }
        if condition == otherwise {
            return self.and(condition, then);
        }
        if self.are_complements(condition, then) {
            return self.and(then, otherwise);
        }
        if self.are_complements(then, otherwise) {
            let differ = self.xor(condition, then);
            return self.not(differ);
        }
        let then = self.under(condition, true, then);
        let otherwise = self.under(condition, false, otherwise);
        self.intern_ite(condition, then, otherwise)
    }

    /// A term where the condition is known: ite(a, x, y) under a ─▶ x
    fn under(&self, condition: Term, value: bool, term: Term) -> Term {
        match self.node(term) {
            Node::Ite(inner, then, otherwise) if inner == condition => {
                if value {
                    then
                } else {
                    otherwise
                }
            }
            _ => term,
        }
    }

    /// Joins nested choices that share a value, as merged paths make them.
    fn merged(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        if let Node::Ite(inner, x, y) = self.node(otherwise) {
            // ite(a, x, ite(b, x, y)) ─▶ ite(a | b, x, y)
            if x == then {
                let either = self.or(condition, inner);
                return self.ite(either, then, y);
            }
            // ite(a, x, ite(b, y, x)) ─▶ ite(!a & b, y, x)
            if y == then {
                let not_condition = self.not(condition);
                let both = self.and(not_condition, inner);
                return self.ite(both, x, then);
            }
        }
        if let Node::Ite(inner, x, y) = self.node(then) {
            // ite(a, ite(b, x, y), y) ─▶ ite(a & b, x, y)
            if y == otherwise {
                let both = self.and(condition, inner);
                return self.ite(both, x, y);
            }
            // ite(a, ite(b, x, y), x) ─▶ ite(a & !b, y, x)
            if x == otherwise {
                let not_inner = self.not(inner);
                let both = self.and(condition, not_inner);
                return self.ite(both, y, x);
            }
        }
        self.intern_ite(condition, then, otherwise)
    }
}
