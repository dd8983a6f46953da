//! Functions in a search: their promises are clauses, and are refined where a solution does not keep them closely.
//!
//! The result of a function is free but for what is promised. A solution may use that freedom: then facts about the values at
//! the arguments that it chose are added, and the search goes on. Every fact is true of every function that keeps its
//! promises, so facts stay, and no solution means that there is none.

mod points;

use jurat_quota::{Exhausted, Quota};
use rustc_hash::FxHashSet;

use crate::circuit::{Blaster, Lit};
use crate::node::{Application, Term};
use crate::pool::Pool;
use crate::sat::{ClauseSink, Clauses, Search};

/// Each application is held against at most so many others of the same function.
const MAX_PAIRS: usize = 32;

/// The applications of a solver, in the order of its blaster.
#[derive(Default, Debug)]
pub(crate) struct Applications {
    facts: Vec<Facts>,
    /// Pairs that the search knows to be of one function.
    pairs: FxHashSet<(usize, usize)>,
}

/// What is known of one application.
#[derive(Default, Debug)]
struct Facts {
    lits: Vec<Lit>,
    /// How many of them the search knows.
    n_known: usize,
}

/// What a search is made of.
pub(crate) struct Parts<'a> {
    pub(crate) pool: &'a Pool,
    pub(crate) blaster: &'a mut Blaster,
    pub(crate) clauses: &'a mut Clauses,
    pub(crate) search: &'a mut Search,
}

impl Applications {
    /// The search is a new one, which knows nothing.
    pub(crate) fn begin_anew(&mut self) {
        self.pairs.clear();
        for facts in &mut self.facts {
            facts.n_known = 0;
        }
    }

    /// The literals of all facts.
    pub(crate) fn lits(&self) -> impl Iterator<Item = Lit> {
        self.facts.iter().flat_map(|facts| facts.lits.iter().copied())
    }

    /// Tells the search what is promised of the functions that it has clauses of. Promises bring clauses of arguments, which
    /// may be functions again.
    pub(crate) fn promise(&mut self, parts: &mut Parts<'_>, quota: &Quota) -> Result<(), Exhausted> {
        while self.promise_once(parts, quota)? {}
        Ok(())
    }

    fn promise_once(&mut self, parts: &mut Parts<'_>, quota: &Quota) -> Result<bool, Exhausted> {
        let applications = parts.blaster.applications().to_vec();
        let active: Vec<usize> =
            (0..applications.len()).filter(|&idx| parts.has_clauses(applications[idx].0)).collect();
        self.facts.resize_with(applications.len(), Facts::default);
        let mut is_new = false;
        for &idx in &active {
            let facts = &mut self.facts[idx];
            if facts.lits.is_empty() {
                // One promise can be thousands of gates, which nobody looks at before they become clauses.
                quota.look()?;
                facts.lits.push(parts.blaster.promises(parts.pool, applications[idx]));
            }
            is_new |= facts.n_known < facts.lits.len();
            for &lit in &facts.lits[facts.n_known..] {
                parts.assert(lit, quota)?;
            }
            facts.n_known = facts.lits.len();
        }
        for (at, &idx) in active.iter().enumerate() {
            let same = |&&other: &&usize| parts.are_of_one_function(applications[idx], applications[other]);
            let others: Vec<usize> =
                active[..at].iter().rev().filter(same).take(MAX_PAIRS).copied().collect();
            for other in others {
                if !self.pairs.contains(&(idx, other)) {
                    quota.look()?;
                    let lit = parts.blaster.consistency(parts.pool, applications[idx], applications[other]);
                    parts.assert(lit, quota)?;
                    self.pairs.insert((idx, other));
                    is_new = true;
                }
            }
        }
        Ok(is_new)
    }

    /// Adds facts that the solution does not agree with; none if the result of every function is near enough.
    pub(crate) fn refine(&mut self, parts: &mut Parts<'_>, assumptions: &[Term]) -> bool {
        let applications = parts.blaster.applications().to_vec();
        let landmarks = points::landmarks(parts.pool, assumptions);
        let mut is_refined = false;
        for (idx, &application) in applications.iter().enumerate() {
            if !parts.has_clauses(application.0) {
                continue;
            }
            let arguments: Vec<u64> =
                parts.pool.node(application.0).arguments().map(|argument| parts.value(argument)).collect();
            let result = parts.value(application.0);
            let mut at = points::worth_a_fact(parts.pool, application, &arguments, result);
            if !at.is_empty() && self.facts[idx].lits.len() == 1 {
                at.extend(points::on_slope(application.1, &landmarks));
            }
            for at in at {
                let lit = parts.blaster.promise_at(parts.pool, application, &at);
                self.facts[idx].lits.push(lit);
                is_refined = true;
            }
        }
        is_refined
    }
}

impl Parts<'_> {
    fn has_clauses(&self, term: Term) -> bool {
        self.blaster.word(self.pool, term).iter().any(|&lit| self.clauses.get(lit).is_some())
    }

    fn are_of_one_function(&self, one: (Term, Application), other: (Term, Application)) -> bool {
        one.1.has_function_of(other.1) && self.pool.sort(one.0) == self.pool.sort(other.0)
    }

    fn assert(&mut self, lit: Lit, quota: &Quota) -> Result<(), Exhausted> {
        let literal = self.clauses.encode(self.blaster.gates(), lit, self.search, quota)?;
        self.search.add_clause(&[literal]);
        Ok(())
    }

    /// The bits of a term in the solution.
    fn value(&self, term: Term) -> u64 {
        self.clauses.value(self.blaster.word(self.pool, term), self.search)
    }
}
