//! The score-based quantile plot: how the score of a verifier adds up from its fastest correct answer to its slowest.

use std::time::Duration;

use jurat_bench::model::AnswerClass;

use crate::formula::float;
use crate::judge::{Judged, JudgedRun};
use crate::standings::Standings;
use crate::structure::{CategoryId, CountedAnswers, Structure};

/// How the score of a verifier adds up. The plot has the score to the right and the time upwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Curve {
    /// The verifier.
    pub verifier: String,
    /// Where it starts: the sum of what wrong answers cost.
    pub start: f64,
    /// For each answer that is worth something, the fastest first: the score up to and with it, and its CPU time.
    pub points: Vec<(f64, Duration)>,
}

impl Curve {
    /// Where it ends, which is the score.
    pub fn end(&self) -> f64 {
        self.points.last().map_or(self.start, |(score, _)| *score)
    }
}

/// The curves of all verifiers in a category, the best first.
pub fn curves(
    structure: &Structure,
    judged: &Judged,
    standings: &Standings,
    category: CategoryId,
) -> Vec<Curve> {
    let answers = structure.category(category).answers();
    let weights = weights(structure, standings, category);
    let entries = standings.of(category).map(|standing| &standing.entries[..]).unwrap_or_default();
    entries.iter().map(|entry| curve(judged, &weights, answers, &entry.verifier)).collect()
}

fn curve(judged: &Judged, weights: &[(CategoryId, f64)], answers: CountedAnswers, verifier: &str) -> Curve {
    let (mut start, mut steps) = (0.0, Vec::new());
    for (base, weight) in weights {
        let Some(judged) = judged.categories.get(base) else { continue };
        let runs = judged.verifiers.get(verifier).map(Vec::as_slice).unwrap_or_default();
        let counted =
            runs.iter().filter(|run| counts(answers, run) && judged.tasks[run.task as usize].holds.is_some());
        for run in counted {
            let score = f64::from(run.points) * weight;
            match run.points {
                ..0 => start += score,
                0 => {}
                1.. => steps.push((run.result.cpu_time.unwrap_or_default(), score)),
            }
        }
    }
    steps.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    let mut score = start;
    let points = steps.into_iter().map(|(cpu_time, step)| {
        score += step;
        (score, cpu_time)
    });
    Curve { verifier: verifier.to_owned(), start, points: points.collect() }
}

fn counts(answers: CountedAnswers, run: &JudgedRun) -> bool {
    match answers {
        CountedAnswers::All => true,
        CountedAnswers::OnlyFalse => run.result.class() == AnswerClass::False,
        CountedAnswers::OnlyTrue => run.result.class() == AnswerClass::True,
    }
}

/// What a point in each base category is worth in a category above: 1 in itself, Σn/(k·n) in a meta category, and the
/// product of these where meta categories are nested.
fn weights(structure: &Structure, standings: &Standings, category: CategoryId) -> Vec<(CategoryId, f64)> {
    let n_tasks = |id| standings.of(id).filter(|it| it.n_true + it.n_false > 0).map(|it| it.n_tasks);
    let mut weights = vec![0.0; category.idx() + 1];
    weights[category.idx()] = 1.0;
    let mut of_bases = Vec::new();
    // What is made of others comes after them, so each has its weight when its turn comes.
    for id in structure.process_order().take(category.idx() + 1).rev() {
        let weight = weights[id.idx()];
        if structure.category(id).is_base() && weight > 0.0 {
            of_bases.push((id, weight));
        }
        let members: Vec<_> =
            structure.members(id).filter_map(|member| Some((member, n_tasks(member)?))).collect();
        let n_all: usize = members.iter().map(|(_, n)| n).sum();
        for (member, n) in &members {
            weights[member.idx()] += weight * float(n_all) / (float(members.len()) * float(*n));
        }
    }
    of_bases.reverse();
    of_bases
}
