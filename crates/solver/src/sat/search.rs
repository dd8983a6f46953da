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
    n_asked: u32,
}

impl Deadline {
    /// CaDiCaL asks more often than a clock need be read.
    const ASK_EVERY: u32 = 16;

    fn new(at: Instant) -> Self {
        Self { at, is_over: false, n_asked: 0 }
    }
}

impl cadical::Callbacks for Deadline {
    fn terminate(&mut self) -> bool {
        if self.n_asked.is_multiple_of(Self::ASK_EVERY) {
            self.is_over |= Instant::now() >= self.at;
        }
        self.n_asked = self.n_asked.wrapping_add(1);
        self.is_over
    }
}
