//! CaDiCaL, with a limit of conflicts and a quota.

use jurat_quota::{Exhausted, Quota};

use super::clauses::ClauseSink;

/// A running CaDiCaL with its clauses.
pub(crate) struct Search {
    cadical: cadical::Solver<Watch>,
    /// How often CaDiCaL has asked whether to go on: it does so after so much work, not after so much time.
    pub(crate) n_looks: u64,
}

/// What became of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Sat,
    Unsat,
    OutOfConflicts,
    Exhausted(Exhausted),
}

impl Search {
    pub(crate) fn new() -> Self {
        Self { cadical: cadical::Solver::new(), n_looks: 0 }
    }

    /// Drops all clauses, but knows how much was done.
    pub(crate) fn begin_anew(&mut self) {
        self.cadical = cadical::Solver::new();
    }

    /// Whether all clauses and assumptions can be true together.
    pub(crate) fn solve(&mut self, assumptions: &[i32], conflicts: Option<u64>, quota: &Quota) -> Verdict {
        if let Some(conflicts) = conflicts {
            let conflicts = i32::try_from(conflicts).unwrap_or(i32::MAX);
            self.cadical.set_limit("conflicts", conflicts).expect("CaDiCaL has this limit");
        }
        self.cadical.set_callbacks(Some(Watch { quota: quota.clone(), exhausted: None, n_looks: 0 }));
        let solved = self.cadical.solve_with(assumptions.iter().copied());
        let watch = self.cadical.get_callbacks();
        self.n_looks += watch.as_ref().map_or(0, |watch| watch.n_looks);
        match solved {
            Some(true) => Verdict::Sat,
            Some(false) => Verdict::Unsat,
            None => match watch.and_then(|watch| watch.exhausted) {
                Some(exhausted) => Verdict::Exhausted(exhausted),
                None => Verdict::OutOfConflicts,
            },
        }
    }

    /// The value of a literal in the solution that was found.
    pub(crate) fn is_true(&self, literal: i32) -> bool {
        self.cadical.value(literal) == Some(true)
    }
}

impl ClauseSink for Search {
    fn add_clause(&mut self, clause: &[i32]) {
        self.cadical.add_clause(clause.iter().copied());
    }
}

/// Ends a search when its quota is used up.
struct Watch {
    quota: Quota,
    exhausted: Option<Exhausted>,
    n_looks: u64,
}

impl cadical::Callbacks for Watch {
    /// CaDiCaL asks rarely: on large formulas a hundred decisions can take a second.
    fn terminate(&mut self) -> bool {
        self.n_looks += 1;
        self.exhausted = self.exhausted.or(self.quota.look().err());
        self.exhausted.is_some()
    }
}
