//! Which conditions have to do with one another: those that share variables, directly or through others.

use jurat_quota::{Exhausted, Quota};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::model::Model;
use crate::node::{Node, Term};
use crate::pool::Pool;

/// The part of a question that has to do with one of its terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relevant {
    /// In the order of the question.
    pub conditions: Vec<Term>,
    /// The variables that are in them or in the term.
    pub variables: Vec<Term>,
}

impl Pool {
    /// Of the conditions, those that have to do with the term, unless the quota is used up before they are known. Values for the
    /// variables of the others can stay as they are, whatever values are found for these.
    pub fn relevant(&self, conditions: &[Term], term: Term, quota: &Quota) -> Result<Relevant, Exhausted> {
        let mut groups = Groups::default();
        for &condition in conditions.iter().chain([&term]) {
            groups.add(self, condition, quota)?;
        }
        let group = groups.find(term);
        let conditions = conditions.iter().copied().filter(|&it| groups.find(it) == group).collect();
        let mut variables = std::mem::take(&mut groups.variables);
        variables.retain(|&variable| groups.find(variable) == group);
        Ok(Relevant { conditions, variables })
    }
}

impl Model {
    /// These values, but for some variables those of another model.
    #[must_use]
    pub fn with(&self, pool: &Pool, other: &Self, variables: &[Term]) -> Self {
        let model = self.copied();
        for &variable in variables {
            if let Node::Variable { index, .. } = pool.node(variable) {
                model.assign(pool, variable, other.variable(index));
            }
        }
        model
    }
}

/// Terms that share variables (a union-find structure).
#[derive(Default)]
struct Groups {
    parents: FxHashMap<Term, Term>,
    seen: FxHashSet<Term>,
    variables: Vec<Term>,
}

impl Groups {
    /// Adds a term with everything that it is made of.
    fn add(&mut self, pool: &Pool, term: Term, quota: &Quota) -> Result<(), Exhausted> {
        /// Terms between two looks at the quota.
        const SLICE: usize = 1 << 12;
        let mut left = vec![term];
        while let Some(term) = left.pop() {
            if !self.seen.insert(term) {
                continue;
            }
            if self.seen.len().is_multiple_of(SLICE) {
                quota.look()?;
            }
            let node = pool.node(term);
            if let Node::Variable { .. } = node {
                self.variables.push(term);
            }
            for argument in node.arguments() {
                // Constants are everywhere, and connect nothing.
                if pool.constant(argument).is_none() {
                    self.join(term, argument);
                    left.push(argument);
                }
            }
        }
        Ok(())
    }

    fn join(&mut self, one: Term, other: Term) {
        let (one, other) = (self.find(one), self.find(other));
        if one != other {
            self.parents.insert(one, other);
        }
    }

    fn find(&mut self, term: Term) -> Term {
        let mut root = term;
        while let Some(&parent) = self.parents.get(&root) {
            root = parent;
        }
        let mut next = term;
        while let Some(parent) = self.parents.get_mut(&next) {
            next = std::mem::replace(parent, root);
        }
        root
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Constant, Limits, Solver, Sort};

    #[test]
    fn conditions_are_joined_by_their_variables_only() {
        let mut pool = Pool::new();
        let [a, b, c, d] = [(); 4].map(|()| pool.variable(Sort::Bits(32)));
        let seven = pool.bits(32, 7);
        let (ab, bc, d7, c7) = (pool.slt(a, b), pool.slt(b, c), pool.slt(d, seven), pool.slt(c, seven));
        let relevant = |conditions: &[Term], term| {
            pool.relevant(conditions, term, &Quota::default()).expect("nothing is limited")
        };
        let chained = relevant(&[ab, d7, bc], c7);
        assert_eq!(chained.conditions, [ab, bc]);
        assert_eq!(chained.variables.len(), 3);
        assert_eq!(relevant(&[ab, bc, c7], d7), Relevant { conditions: vec![], variables: vec![d] });
    }

    #[test]
    fn values_of_other_variables_stay() {
        let mut pool = Pool::new();
        let [a, b] = [(); 2].map(|()| pool.variable(Sort::Bits(32)));
        let model = Model::default();
        model.assign(&pool, a, 3);
        model.assign(&pool, b, 5);
        let nine = pool.bits(32, 9);
        let is_nine = pool.same(a, nine);
        let Answer::Sat(found) = Solver::new().check(&pool, &[is_nine], &Limits::default()) else {
            panic!("a number can be nine")
        };
        let both = model.with(&pool, &found, &[a]);
        let bits = |value| Constant::Bits { width: 32, value };
        assert_eq!((pool.evaluate(a, &both), pool.evaluate(b, &both)), (bits(9), bits(5)));
    }
}
