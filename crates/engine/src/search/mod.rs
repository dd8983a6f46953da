//! Looks for violations, one execution at a time.
//!
//! A run follows a script. Where a run went one way because of its inputs, the solver is asked for inputs with which it goes the
//! other way (a *flip*); they are the script of another run, and so on. So deep paths are reached one at a time, where an
//! exploration would hold thousands of states. Nothing is proved here: what is found is repeated by a virtual machine
//! before anybody believes it, so a run may take for granted what a proof may not.

mod constants;
mod first;
mod flips;
mod run;
mod seeds;

use std::rc::Rc;

use crate::exploration::{Budget, Program, Property, Violation};
use crate::script::Script;
use crate::start::{StartError, start};
use constants::Constants;
use flips::Flips;
use run::{End, Ran, Runner};
use seeds::Seeds;

/// What a search has done.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SearchStatistics {
    /// Runs on scripts.
    pub runs: u64,
    /// Questions for the other side of a branch.
    pub flips: u64,
    /// How many of them were tried by numeric search.
    pub descents: u64,
}

/// A run has one length for each of its texts, so they may be longer than where all lengths are explored.
const LONGEST_TEXT: u32 = 1000;
/// The scripts of which the branches are looked at from the start; the others of the first ones only run.
const FOLLOWED: u64 = 3;
/// A virtual machine is asked at most so often.
const MOST_REFUTED: u32 = 5;
/// And at most so often for what is not modelled.
const MOST_GUESSES: u32 = 2;

/// A search that goes on.
pub(crate) struct Search {
    /// Where there is only one execution, its end.
    runner: Result<Runner, End>,
    first: std::vec::IntoIter<Script>,
    flips: Flips,
    seeds: Seeds,
    /// The effort of each activity so far.
    spent: [u64; 3],
    statistics: SearchStatistics,
    /// How often a virtual machine was asked what a run does that is not modelled.
    n_guesses: u32,
    /// How often it did not show what a run did.
    n_refuted: u32,
}

/// What a search does, one after the other, once the first scripts are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Activity {
    Flip,
    Follow,
    Mutate,
}

/// The shares of the activities in the effort.
const SHARES: [u64; 3] = [4, 1, 2];

/// What came of a piece of work.
pub(crate) enum Found {
    /// An execution that violates the property, if the engine is right about it, or that may do so.
    Violation(Violation),
    /// Nothing yet.
    Nothing,
    /// Everything was tried, or the budget is used up.
    End,
}

impl Search {
    pub(crate) fn new(
        program: &Program<'_>,
        property: Property,
        budget: &Budget,
    ) -> Result<Self, StartError> {
        /// A question is not worth more.
        const CONFLICTS: u64 = 2_000;
        const GATES: usize = 1_000_000;
        let budget = Budget {
            conflicts: Some(CONFLICTS),
            gates: Some(GATES),
            lengths: LONGEST_TEXT,
            ..budget.clone()
        };
        let (engine, state) = start(program, property, &budget)?;
        let runner = state.map_or(Err(End::Other), |state| Runner::new(engine, state));
        let constants = Constants::of(program);
        let first = first::scripts(&constants).into_iter();
        let seeds = Seeds::new(constants);
        let (flips, statistics) = (Flips::default(), SearchStatistics::default());
        Ok(Self { runner, first, flips, seeds, spent: [0; 3], statistics, n_guesses: 0, n_refuted: 0 })
    }

    /// Goes on with at most about so much effort.
    pub(crate) fn advance(&mut self, effort: u64) -> Found {
        let most = self.effort().saturating_add(effort);
        while self.effort() < most {
            match self.step() {
                Found::Nothing => {}
                found => return found,
            }
        }
        Found::Nothing
    }

    /// A virtual machine has not shown what was found last.
    pub(crate) fn refute(&mut self) {
        self.n_refuted += 1;
    }

    /// What was done so far.
    pub(crate) fn statistics(&self) -> SearchStatistics {
        let descents = self.runner.as_ref().map_or(0, |runner| runner.n_descents);
        SearchStatistics { descents, ..self.statistics }
    }

    /// Ends it; what it holds is freed only if that matters.
    pub(crate) fn finish(self, budget: &Budget) {
        if budget.is_last && self.runner.as_ref().is_ok_and(Runner::is_exhausted) {
            std::mem::forget(self);
        }
    }

    fn effort(&self) -> u64 {
        self.runner.as_ref().map_or(0, Runner::effort)
    }

    /// Does a piece of work: a run, or a flip and the run that it leads to.
    fn step(&mut self) -> Found {
        let runner = match &mut self.runner {
            Ok(runner) => runner,
            Err(end) => {
                return match std::mem::replace(end, End::Other) {
                    End::Violated(violation) | End::Open(violation) => Found::Violation(*violation),
                    End::Other => Found::End,
                };
            }
        };
        if runner.is_exhausted() || self.n_refuted == MOST_REFUTED {
            return Found::End;
        }
        if let Some(script) = self.first.next() {
            let is_plain = self.statistics.runs >= FOLLOWED;
            return self.run(script, is_plain, 0);
        }
        let Some(activity) = self.next_activity() else { return Found::End };
        let before = self.effort();
        let found = match activity {
            Activity::Flip => self.flip(),
            Activity::Follow => self.follow(),
            Activity::Mutate => self.mutate(),
        };
        self.spent[activity as usize] += self.effort() - before;
        found
    }

    /// Of what can be done, that which had least of its share.
    fn next_activity(&self) -> Option<Activity> {
        let possible = [
            (Activity::Flip, !self.flips.is_empty()),
            (Activity::Follow, self.seeds.has_more_to_follow()),
            (Activity::Mutate, self.seeds.is_promising()),
        ];
        let possible = possible.into_iter().filter(|&(_, is_possible)| is_possible);
        possible.map(|(activity, _)| activity).min_by_key(|&it| self.spent[it as usize] / SHARES[it as usize])
    }

    /// Looks for inputs that go another way at a branch, and runs them.
    fn flip(&mut self) -> Found {
        let (Some(flip), Ok(runner)) = (self.flips.next(), &mut self.runner) else { return Found::Nothing };
        self.statistics.flips += 1;
        let Some(script) = runner.flip(&flip) else { return Found::Nothing };
        self.run(script, false, flip.branch + 1)
    }

    /// Looks at the branches of a run that did something new.
    fn follow(&mut self) -> Found {
        let Some(script) = self.seeds.next_to_follow() else { return Found::Nothing };
        self.run(script, false, 0)
    }

    /// Runs a script that is made of one that did something new.
    fn mutate(&mut self) -> Found {
        let Some(script) = self.seeds.mutate() else { return Found::Nothing };
        self.run(script, true, 0)
    }

    /// Runs a script. Its branches before the index are known from the run that it was made of.
    fn run(&mut self, script: Script, is_plain: bool, from: usize) -> Found {
        let Ok(runner) = &mut self.runner else { return Found::End };
        self.statistics.runs += 1;
        let Some(ran) = runner.run(script, is_plain) else { return Found::End };
        if is_plain {
            self.seeds.offer(&ran.script, ran.n_steps);
        }
        self.examine(ran, from)
    }

    /// Keeps what a run has shown of its branches. Those before the index are known from the run that it was made of.
    fn examine(&mut self, mut ran: Ran, from: usize) -> Found {
        let found = match std::mem::replace(&mut ran.end, End::Other) {
            End::Violated(violation) => return Found::Violation(*violation),
            End::Open(violation) if self.n_guesses < MOST_GUESSES => {
                self.n_guesses += 1;
                Found::Violation(*violation)
            }
            End::Open(_) | End::Other => Found::Nothing,
        };
        self.flips.add(&Rc::new(ran), from);
        found
    }
}
