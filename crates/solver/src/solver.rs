//! Queries: can these terms be true together?

use std::fmt;

use jurat_quota::{Exhausted, Quota};

use crate::applications::{Applications, Parts};
use crate::circuit::{Blaster, Lit, Stop, Word};
use crate::descent::{Effort, descend};
use crate::model::Model;
use crate::node::Term;
use crate::pool::Pool;
use crate::sat::{Clauses, Search, Verdict};
use crate::sort::{Constant, Sort};

/// What one query may cost.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Conflicts of the search; none: no limit.
    pub conflicts: Option<u64>,
    /// When to give up, and with how much memory in use.
    pub quota: Quota,
}

/// The answer to a query.
#[derive(Clone, Debug)]
pub enum Answer {
    /// With these values all assumptions are true; that was checked by evaluating them. If they have functions, it is true
    /// up to the last bits of these, which another virtual machine may compute otherwise.
    Sat(Model),
    /// No values make all assumptions true, whatever functions there are that keep the promises of `java.lang.Math`.
    Unsat,
    /// It is not known.
    GaveUp(GaveUp),
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GaveUp {
    /// The limit of conflicts was reached.
    Conflicts,
    /// The deadline is over.
    Time,
    /// The circuit would be too large, or the memory is used up.
    Memory,
    /// Values were found only for functions that are not those of `java.lang.Math`, as far as these are known.
    Function,
    /// The values that were found do not make this assumption true: a bug of ours.
    Wrong(Term),
}

/// With fewer gates than this, a search is never begun anew.
const MIN_STALE: usize = 30_000;

/// Clauses are dropped when a query needs less than one in so many of them.
const STALE_FACTOR: usize = 4;

/// How often a search is repeated with more facts about functions.
const MAX_ROUNDS: usize = 8;

/// Answers queries about the terms of one pool. What it made for one query is used again by the next.
pub struct Solver {
    blaster: Blaster,
    clauses: Clauses,
    search: Search,
    applications: Applications,
    max_gates: usize,
    /// The work that was done for what is forgotten.
    forgotten: u64,
    n_descents: u64,
}

impl Solver {
    /// Where [`GaveUp::Memory`] begins, unless said otherwise: about 4 GB with the clauses.
    pub const MAX_GATES: usize = 20_000_000;

    /// A solver that has seen no term.
    pub fn new() -> Self {
        Self::with_max_gates(Self::MAX_GATES)
    }

    /// A solver that gives up with [`GaveUp::Memory`] when its circuits have more gates. A gate needs about 200 bytes.
    pub fn with_max_gates(max_gates: usize) -> Self {
        // Ids of gates have 31 bits; no operator has more than 2^20 gates.
        let max_gates = max_gates.min(1 << 30);
        Self {
            blaster: Blaster::new(),
            clauses: Clauses::default(),
            search: Search::new(),
            applications: Applications::default(),
            max_gates,
            forgotten: 0,
            n_descents: 0,
        }
    }

    /// Whether some values of the variables make all assumptions true. Always ask with the same pool.
    pub fn check(&mut self, pool: &Pool, assumptions: &[Term], limits: &Limits) -> Answer {
        let lits = match self.lits(pool, assumptions, &limits.quota) {
            Ok(Some(lits)) => lits,
            Ok(None) => return Answer::Unsat,
            Err(stop) => return Answer::GaveUp(stop.into()),
        };
        self.drop_stale_clauses(&lits);
        for round in 0..MAX_ROUNDS {
            let nearly = match self.search_once(pool, &lits, assumptions, limits) {
                Ok(answer) => return answer,
                Err(nearly) => nearly,
            };
            self.n_descents += u64::from(round == 0);
            if round == 0
                && let Some(model) =
                    descend(pool, assumptions, &nearly, effort(pool, assumptions), &limits.quota)
            {
                return Answer::Sat(model);
            }
            if !self.refine(pool, assumptions) {
                break;
            }
        }
        Answer::GaveUp(GaveUp::Function)
    }

    /// The answer by what is known of functions so far; or values that are right only for other functions.
    fn search_once(
        &mut self,
        pool: &Pool,
        lits: &[Lit],
        assumptions: &[Term],
        limits: &Limits,
    ) -> Result<Answer, Model> {
        let gates = self.blaster.gates();
        let literals = lits
            .iter()
            .map(|&lit| self.clauses.encode(gates, lit, &mut self.search, &limits.quota))
            .collect::<Result<Vec<_>, _>>();
        let literals = match literals {
            Ok(literals) => literals,
            Err(exhausted) => return Ok(Answer::GaveUp(exhausted.into())),
        };
        let (applications, mut parts) = self.parts(pool);
        if let Err(exhausted) = applications.promise(&mut parts, &limits.quota) {
            return Ok(Answer::GaveUp(exhausted.into()));
        }
        Ok(match self.search.solve(&literals, limits.conflicts, &limits.quota) {
            Verdict::Sat => return self.checked_model(pool, assumptions, &limits.quota),
            Verdict::Unsat => Answer::Unsat,
            Verdict::OutOfConflicts => Answer::GaveUp(GaveUp::Conflicts),
            Verdict::Exhausted(exhausted) => Answer::GaveUp(exhausted.into()),
        })
    }

    /// Finds out more about functions for which the solution has other values than they have.
    fn refine(&mut self, pool: &Pool, assumptions: &[Term]) -> bool {
        let (applications, mut parts) = self.parts(pool);
        applications.refine(&mut parts, assumptions)
    }

    fn parts<'a>(&'a mut self, pool: &'a Pool) -> (&'a mut Applications, Parts<'a>) {
        let Self { blaster, clauses, search, applications, .. } = self;
        (applications, Parts { pool, blaster, clauses, search })
    }

    /// Drops what was made for earlier queries; what is needed again is made again.
    pub fn forget(&mut self) {
        *self = Self { forgotten: self.work(), ..Self::with_max_gates(self.max_gates) };
    }

    /// How many gates there are.
    pub fn n_gates(&self) -> usize {
        self.blaster.gates().len()
    }

    /// How much was done so far, in about the time of one gate: the same on every machine.
    pub fn work(&self) -> u64 {
        /// What CaDiCaL does between two looks at its limits takes about as long as so many gates.
        const LOOK: u64 = 300;
        /// And so does a numeric search.
        const DESCENT: u64 = 100_000;
        self.forgotten + self.n_gates() as u64 + LOOK * self.search.n_looks + DESCENT * self.n_descents
    }

    /// The assumptions as literals of gates, without those that are always true; none if one is always false.
    fn lits(&mut self, pool: &Pool, assumptions: &[Term], quota: &Quota) -> Result<Option<Vec<Lit>>, Stop> {
        if assumptions.iter().any(|&term| pool.constant(term) == Some(Constant::Bool(false))) {
            return Ok(None);
        }
        let mut lits = Vec::with_capacity(assumptions.len());
        for &term in assumptions {
            assert!(pool.sort(term) == Sort::Bool, "assumptions are Bools");
            let lit = self.blaster.blast(pool, term, self.max_gates, quota)?[0];
            match lit {
                Lit::TRUE => {}
                Lit::FALSE => return Ok(None),
                _ => lits.push(lit),
            }
        }
        Ok(Some(lits))
    }

    /// Begins a new search if most clauses have nothing to do with a query: a search gives values to all variables, also
    /// to those of paths that were left long ago.
    fn drop_stale_clauses(&mut self, lits: &[Lit]) {
        let n_encoded = self.clauses.len();
        if n_encoded <= MIN_STALE {
            return;
        }
        let lits: Vec<Lit> = lits.iter().copied().chain(self.applications.lits()).collect();
        if n_encoded > STALE_FACTOR * self.clauses.count(self.blaster.gates(), &lits) {
            self.clauses = Clauses::default();
            self.search.begin_anew();
            self.applications.begin_anew();
        }
    }

    /// The values that were found, if they do what they should; else, if that is the fault of functions, as they are.
    fn checked_model(&self, pool: &Pool, assumptions: &[Term], quota: &Quota) -> Result<Answer, Model> {
        let value = |inputs: &Word| self.clauses.value(inputs, &self.search);
        let values = self.blaster.inputs().iter().map(value).collect();
        let model = Model::new(values);
        for &term in assumptions {
            match pool.evaluate_within(term, &model, quota) {
                Ok(Constant::Bool(true)) => {}
                Ok(_) if pool.mentions_application(assumptions) => return Err(model),
                Ok(_) => return Ok(Answer::GaveUp(GaveUp::Wrong(term))),
                Err(exhausted) => return Ok(Answer::GaveUp(exhausted.into())),
            }
        }
        Ok(Answer::Sat(model))
    }
}

/// Some ten milliseconds of numeric search, however large the question is.
fn effort(pool: &Pool, assumptions: &[Term]) -> Effort {
    const N_STEPS: u64 = 1 << 20;
    let n_parts = pool.all_parts(assumptions).len().max(1) as u64;
    Effort { n_evaluations: N_STEPS / n_parts }
}

impl From<Exhausted> for GaveUp {
    fn from(exhausted: Exhausted) -> Self {
        match exhausted {
            Exhausted::Time => Self::Time,
            Exhausted::Memory => Self::Memory,
        }
    }
}

impl From<Stop> for GaveUp {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Exhausted(exhausted) => exhausted.into(),
            Stop::Size => Self::Memory,
        }
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Solver").field("n_gates", &self.n_gates()).finish_non_exhaustive()
    }
}
