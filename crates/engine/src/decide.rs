//! Search, explorations and induction together: who has an answer first ends all.
//!
//! There are two explorations. The plain one has a path for each of the short lengths of texts and arrays, so that the JDK's code runs on known
//! lengths. The loose one has none: a text of any length is one value, and of what the JDK computes in loops over it only the
//! promises count. It is begun if the plain one has not ended soon and texts or lengths are in play; it can only prove.
//!
//! Induction can only prove, too. It is begun late, where the plain exploration has met a loop or a recursion without a bound, and gets shorter turns.
//!
//! They take turns, in slices that are counted in work (instructions, gates, steps of the SAT solver) and not on the clock, so that the
//! same answer with the same inputs comes out on every machine. The combination is sound because each part is: a proof comes
//! of the exploration alone, and a violation, whoever finds it, is one only if a virtual machine shows it.

use crate::exploration::{
    Budget, Exploration, LoopFacts, Outcome, Program, Property, Reason, Statistics, Violation,
};
use crate::explore::Explorer;
use crate::induct::Inductor;
use crate::schedule::Schedule;
use crate::search::{Found, Search, SearchStatistics};
use crate::start::StartError;

/// How an answer is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Single executions and all of them, in turns, and loops by induction.
    #[default]
    Auto,
    /// All executions, and loops by induction.
    Prove,
    /// Single executions: only a violation can come out.
    Search,
    /// Loops by induction: only a proof can come out.
    Induct,
}

/// What a virtual machine says of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It shows it.
    Shown,
    /// It does not.
    Refuted,
    /// It cannot be asked any more.
    Gone,
}

/// Who watches a decision. A closure that judges violations is one.
pub trait Watcher {
    /// What a virtual machine makes of a violation.
    fn judge(&mut self, violation: &Violation) -> Judgement;

    /// How far it has come, after each turn.
    fn tell(&mut self, _standing: &Standing) {}
}

impl<F: FnMut(&Violation) -> Judgement> Watcher for F {
    fn judge(&mut self, violation: &Violation) -> Judgement {
        self(violation)
    }
}

/// How far a decision has come.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What the exploration took so far, if there is one.
    pub explored: Option<Statistics>,
    /// What the search took so far, if there is one.
    pub searched: Option<SearchStatistics>,
}

/// An answer, and what it took.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The answer.
    pub verdict: Decided,
    /// What holds at the heads of loops, if everything was explored.
    pub loops: Vec<LoopFacts>,
    /// What it took.
    pub standing: Standing,
}

/// The answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Decided {
    /// The property holds in every execution.
    Holds(ProvedBy),
    /// A virtual machine has shown this violation.
    Violated(Violation, By),
    /// The exploration has found this violation, which a virtual machine does not show.
    Refuted(Violation),
    /// Why some execution could not be explored; nothing if none was to be, or a virtual machine could not be asked.
    Undecided(Vec<Reason>),
}

/// How a proof came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProvedBy {
    /// Every execution was explored.
    Exploration,
    /// The same, with texts and arrays of any length as one value.
    LooseExploration,
    /// One iteration, or one call, stands for all.
    Induction,
}

/// Who has found a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A run of the search.
    Search,
    /// The exploration.
    Exploration,
}

/// The first slice: a short proof does not wait for longer.
const FIRST: u64 = 3_000_000;
/// With a larger slice, it is late.
const LATE: u64 = 2 * FIRST;
/// Slices grow up to this: a second or less.
const LARGEST: u64 = 100_000_000;

/// Decides whether the property holds. A violation counts only if the watcher says that a virtual machine shows it.
pub fn decide(
    program: &Program<'_>,
    property: Property,
    budget: &Budget,
    strategy: Strategy,
    mut watcher: impl Watcher,
) -> Result<Decision, StartError> {
    let mut parts = Parts::new(program, property, budget, strategy)?;
    let mut slice = FIRST;
    let verdict = loop {
        if let Some(verdict) = parts.search(slice, &mut watcher) {
            break verdict;
        }
        if let Some(verdict) = parts.explore(slice, &mut watcher) {
            break verdict;
        }
        if let Some(verdict) = parts.explore_loosely(program, property, slice)? {
            break verdict;
        }
        if let Some(verdict) = parts.induct(program, property, slice)? {
            break verdict;
        }
        watcher.tell(&parts.standing());
        if parts.is_over() {
            break parts.unanswered.take().unwrap_or(Decided::Undecided(Vec::new()));
        }
        slice = (2 * slice).min(LARGEST);
    };
    Ok(parts.finish(verdict))
}

/// What takes turns.
struct Parts<'a> {
    budget: &'a Budget,
    search: Option<Search>,
    explorer: Option<Explorer>,
    /// The exploration that may only prove.
    loose: Part<Explorer>,
    /// The proof by induction.
    inductor: Part<Inductor>,
    /// Whether there is a loop or a recursion without a bound.
    has_no_bound: bool,
    /// Whether there is something that it could be looser about.
    has_lengths: bool,
    searched: Option<SearchStatistics>,
    exploration: Option<Exploration>,
    /// Why the exploration has ended without an answer.
    unanswered: Option<Decided>,
}

/// What can only prove.
enum Part<P> {
    /// It is not begun.
    Waiting,
    Proving(Box<P>),
    /// It has no answer, or there is none to be had.
    Ended,
}

impl<P: Prover> Part<P> {
    /// Takes a turn. What it holds is freed as soon as it cannot prove any more. Gives back what came of it at the end.
    fn advance(&mut self, effort: u64) -> Option<Exploration> {
        let Self::Proving(prover) = self else { return None };
        if prover.advance(effort) == Schedule::Interrupted && !prover.has_failed() {
            return None;
        }
        let Self::Proving(prover) = std::mem::replace(self, Self::Ended) else { return None };
        Some(prover.finish())
    }
}

/// Whoever looks for a proof.
trait Prover {
    /// Goes on with at most about so much effort.
    fn advance(&mut self, effort: u64) -> Schedule;
    /// Whether it cannot come to a proof any more.
    fn has_failed(&self) -> bool;
    /// What came of it.
    fn finish(self) -> Exploration;
}

impl Prover for Explorer {
    fn advance(&mut self, effort: u64) -> Schedule {
        self.advance(effort)
    }

    fn has_failed(&self) -> bool {
        self.has_failed()
    }

    fn finish(self) -> Exploration {
        self.finish()
    }
}

impl Prover for Inductor {
    fn advance(&mut self, effort: u64) -> Schedule {
        self.advance(effort)
    }

    fn has_failed(&self) -> bool {
        self.has_failed()
    }

    fn finish(self) -> Exploration {
        self.finish()
    }
}

impl<'a> Parts<'a> {
    fn new(
        program: &Program<'_>,
        property: Property,
        budget: &'a Budget,
        strategy: Strategy,
    ) -> Result<Self, StartError> {
        let search = match strategy {
            Strategy::Auto | Strategy::Search => Some(Search::new(program, property, budget)?),
            Strategy::Prove | Strategy::Induct => None,
        };
        let explorer = match strategy {
            Strategy::Auto | Strategy::Prove => Some(Explorer::new(program, property, budget)?),
            Strategy::Search | Strategy::Induct => None,
        };
        let loose = if explorer.is_some() { Part::Waiting } else { Part::Ended };
        let inductor = match strategy {
            Strategy::Induct => {
                let budget = Budget { lengths: 0, ..budget.clone() };
                Part::Proving(Box::new(Inductor::new(program, property, &budget)?))
            }
            Strategy::Auto | Strategy::Prove => Part::Waiting,
            Strategy::Search => Part::Ended,
        };
        Ok(Self {
            budget,
            search,
            explorer,
            loose,
            inductor,
            has_no_bound: false,
            has_lengths: false,
            searched: None,
            exploration: None,
            unanswered: None,
        })
    }

    /// A turn of the loose exploration, which is begun where lengths are in play.
    fn explore_loosely(
        &mut self,
        program: &Program<'_>,
        property: Property,
        slice: u64,
    ) -> Result<Option<Decided>, StartError> {
        if let Part::Waiting = self.loose {
            if !self.has_lengths {
                return Ok(None);
            }
            self.loose = Part::Proving(Box::new(Explorer::new(program, property, &self.loose_budget())?));
        }
        let exploration = self.loose.advance(slice);
        let proof = exploration.filter(|exploration| exploration.outcome == Outcome::Holds);
        Ok(proof.map(|proof| self.prove(proof, ProvedBy::LooseExploration)))
    }

    /// A turn of the proof by induction, which is begun late, and ends when others need the memory.
    fn induct(
        &mut self,
        program: &Program<'_>,
        property: Property,
        slice: u64,
    ) -> Result<Option<Decided>, StartError> {
        let is_alone = self.explorer.is_none() && self.search.is_none();
        if let Part::Waiting = self.inductor {
            if !self.has_no_bound || slice < LATE && self.explorer.is_some() {
                return Ok(None);
            }
            self.inductor = Part::Proving(Box::new(Inductor::new(program, property, &self.loose_budget())?));
        }
        if let Part::Proving(inductor) = &self.inductor
            && inductor.is_tight()
            && !is_alone
        {
            self.inductor = Part::Ended;
        }
        let Some(exploration) = self.inductor.advance(if is_alone { slice } else { slice / 2 }) else {
            return Ok(None);
        };
        Ok(match exploration {
            proof @ Exploration { outcome: Outcome::Holds, .. } => {
                Some(self.prove(proof, ProvedBy::Induction))
            }
            Exploration { outcome: Outcome::Undecided(reasons), .. } => {
                self.leave_open(reasons);
                None
            }
            // The head of a loop may be more than what it stands for.
            Exploration { outcome: Outcome::Violated(violation), .. } => {
                let what = format!("no invariant of a loop is known that excludes that {}", violation.what);
                self.leave_open(vec![Reason { what, place: violation.place }]);
                None
            }
        })
    }

    /// Why there is no proof by induction is said only where nobody else looks for an answer.
    fn leave_open(&mut self, reasons: Vec<Reason>) {
        if self.explorer.is_none() {
            self.unanswered.get_or_insert(Decided::Undecided(reasons));
        }
    }

    fn loose_budget(&self) -> Budget {
        Budget { lengths: 0, is_last: false, ..self.budget.clone() }
    }

    fn prove(&mut self, exploration: Exploration, by: ProvedBy) -> Decided {
        self.exploration = Some(exploration);
        Decided::Holds(by)
    }

    /// A turn of the search.
    fn search(&mut self, slice: u64, watcher: &mut impl Watcher) -> Option<Decided> {
        let search = self.search.as_mut()?;
        let found = search.advance(slice);
        self.searched = Some(search.statistics());
        match found {
            Found::Nothing => None,
            Found::End => {
                self.end_search();
                None
            }
            Found::Violation(violation) => match watcher.judge(&violation) {
                Judgement::Shown => Some(Decided::Violated(violation, By::Search)),
                Judgement::Refuted => {
                    search.refute();
                    None
                }
                Judgement::Gone => Some(Decided::Undecided(Vec::new())),
            },
        }
    }

    /// A turn of the exploration. Alone, it has all the time.
    fn explore(&mut self, slice: u64, watcher: &mut impl Watcher) -> Option<Decided> {
        let is_alone = self.search.is_none()
            && matches!(self.loose, Part::Ended)
            && matches!(self.inductor, Part::Ended);
        let explorer = self.explorer.as_mut()?;
        let schedule = explorer.advance(if is_alone { u64::MAX } else { slice });
        self.has_lengths |= explorer.has_lengths();
        self.has_no_bound |= explorer.has_no_bound();
        if schedule == Schedule::Interrupted {
            return None;
        }
        // What it holds is freed before the search goes on.
        let mut exploration = self.explorer.take()?.finish();
        let outcome = std::mem::replace(&mut exploration.outcome, Outcome::Holds);
        self.exploration = Some(exploration);
        match outcome {
            Outcome::Holds => Some(Decided::Holds(ProvedBy::Exploration)),
            Outcome::Undecided(reasons) => {
                self.unanswered = Some(Decided::Undecided(reasons));
                None
            }
            Outcome::Violated(violation) => match watcher.judge(&violation) {
                Judgement::Shown => Some(Decided::Violated(violation, By::Exploration)),
                Judgement::Refuted => {
                    // What is looser sees it, too.
                    self.loose = Part::Ended;
                    self.inductor = Part::Ended;
                    self.unanswered = Some(Decided::Refuted(violation));
                    None
                }
                Judgement::Gone => Some(Decided::Undecided(Vec::new())),
            },
        }
    }

    fn standing(&self) -> Standing {
        let explored = self.exploration.as_ref().map(|it| it.statistics);
        let explored = explored.or_else(|| self.explorer.as_ref().map(Explorer::statistics));
        Standing { explored, searched: self.searched }
    }

    fn is_over(&self) -> bool {
        let is_loose_over = match self.loose {
            Part::Waiting => !self.has_lengths,
            Part::Proving(_) => false,
            Part::Ended => true,
        };
        let is_over = self.search.is_none() && self.explorer.is_none() && is_loose_over;
        let is_inductor_over = match self.inductor {
            Part::Waiting => !self.has_no_bound,
            Part::Proving(_) => false,
            Part::Ended => true,
        };
        is_over && is_inductor_over
    }

    fn end_search(&mut self) {
        if let Some(search) = self.search.take() {
            search.finish(self.budget);
        }
    }

    fn finish(mut self, verdict: Decided) -> Decision {
        self.end_search();
        let standing = self.standing();
        let exploration = self.exploration.or_else(|| self.explorer.map(Explorer::finish));
        let loops = match verdict {
            Decided::Holds(_) => exploration.map(|it| it.loops).unwrap_or_default(),
            Decided::Violated(..) | Decided::Refuted(_) | Decided::Undecided(_) => Vec::new(),
        };
        Decision { verdict, loops, standing }
    }
}
