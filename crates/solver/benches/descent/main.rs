//! Measures the numeric search on systems of conditions that have solutions: how many it solves, and how long that takes.
//!
//! The goal is printed with what was measured; a slow machine is no failure, so this is no test.

#![expect(clippy::print_stdout, reason = "the table is the result")]

mod expression;
mod systems;

use std::time::{Duration, Instant};

use expression::Terms;
use jurat_quota::Quota;
use jurat_solver::{Effort, Model, descend};
use systems::{LOOPS, SYSTEMS, System};

/// For one system.
const LIMIT: Duration = Duration::from_secs(5);

/// How many systems may stay unsolved: one in ten.
const TOLERATED: usize = 10;

fn main() {
    let all: Vec<_> = SYSTEMS.iter().chain(LOOPS).collect();
    println!("\n{:<40}{:>10}", "system", "time");
    let started = Instant::now();
    let n_solved = all.iter().filter(|(name, system)| is_solved(name, *system)).count();
    let goal = all.len() - all.len() / TOLERATED;
    println!("{n_solved} of {} solved, goal {goal}; {:.2} s", all.len(), started.elapsed().as_secs_f64());
}

fn is_solved(name: &str, system: System) -> bool {
    let terms = Terms::default();
    let conditions: Vec<_> = system(&terms).into_iter().map(|condition| condition.term).collect();
    let pool = terms.into_pool();
    let started = Instant::now();
    let quota = Quota::new(Some(started + LIMIT), None);
    let effort = Effort { n_evaluations: u64::MAX };
    let is_solved = descend(&pool, &conditions, &Model::default(), effort, &quota).is_some();
    let remark = if is_solved { "" } else { "  not solved" };
    println!("{name:<40}{:>8.3} s{remark}", started.elapsed().as_secs_f64());
    is_solved
}
