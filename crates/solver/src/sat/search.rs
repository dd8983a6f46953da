//! CaDiCaL, with a limit of conflicts and a deadline.

use std::time::Instant;

use super::clauses::ClauseSink;

/// A running CaDiCaL with its clauses.
pub(crate) struct Search {
    cadical: cadical::Solver<Deadline>,
}

/// What became of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Sat,
    Unsat,
    OutOfConflicts,
    OutOfTime,
}

impl Search {
    pub(crate) fn new() -> Self {
        Self { cadical: cadical::Solver::new() }
    }

    /// Whether all clauses and assumptions can be true together.
    pub(crate) fn solve(
        &mut self,
        assumptions: &[i32],
        conflicts: Option<u64>,
        deadline: Option<Instant>,
    ) -> Verdict {
        if let Some(conflicts) = conflicts {
            let conflicts = i32::try_from(conflicts).unwrap_or(i32::MAX);
            self.cadical.set_limit("conflicts", conflicts).expect("CaDiCaL has this limit");
        }
        self.cadical.set_callbacks(deadline.map(Deadline::new));
        match self.cadical.solve_with(assumptions.iter().copied()) {
            Some(true) => Verdict::Sat,
            Some(false) => Verdict::Unsat,
            None if self.cadical.get_callbacks().is_some_and(|deadline| deadline.is_over) => {
                Verdict::OutOfTime
            }
            None => Verdict::OutOfConflicts,
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

/// Ends a search when its time is over.
struct Deadline {
    at: Instant,
    is_over: bool,
}

impl Deadline {
    fn new(at: Instant) -> Self {
        Self { at, is_over: false }
    }
}

impl cadical::Callbacks for Deadline {
    /// CaDiCaL asks rarely: on large formulas a hundred decisions can take a second.
    fn terminate(&mut self) -> bool {
        self.is_over |= Instant::now() >= self.at;
        self.is_over
    }
}
