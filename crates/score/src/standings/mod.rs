//! Scores and ranks in each category.

mod rank;
mod tally;

use std::collections::BTreeMap;
use std::time::Duration;

pub use self::rank::{Merit, ranks};
pub use self::tally::{AnswerCounts, Tally};
use crate::formula::{float, normalised};
use crate::judge::{Judged, JudgedCategory};
use crate::rules::Rules;
use crate::structure::{CategoryId, CountedAnswers, Structure};

/// Scores and ranks in each category that has results.
#[derive(Clone, Debug)]
pub struct Standings {
    /// In the order of tables.
    pub categories: Vec<CategoryStanding>,
}

/// Scores and ranks in a category.
#[derive(Clone, Debug)]
pub struct CategoryStanding {
    /// The category.
    pub category: CategoryId,
    /// Its tasks where the property holds.
    pub n_true: usize,
    /// Its tasks where the property does not hold.
    pub n_false: usize,
    /// Its tasks that are void.
    pub n_void: usize,
    /// The number of tasks by which scores are normalised.
    pub n_tasks: usize,
    /// What a verifier scores that is always right and confirmed.
    pub max_score: f64,
    /// The best first, and behind them who is not ranked.
    pub entries: Vec<StandingEntry>,
}

/// A verifier in a category.
#[derive(Clone, PartialEq, Debug)]
pub struct StandingEntry {
    /// The verifier.
    pub verifier: String,
    /// Its place.
    pub place: Rank,
    /// Its score.
    pub score: f64,
    /// How often it was right and wrong, in all tasks of the category.
    pub tally: Tally,
    /// CPU time of the correct runs that count, which decides between equal scores.
    pub cpu_time: Duration,
}

/// The place of a verifier in a category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    /// 1 is the best; verifiers with the same merit share one.
    Ranked(usize),
    /// Takes part, but cannot win.
    HorsConcours,
    /// Does not want to be ranked in this category.
    OptedOut,
}

impl Standings {
    /// The standing of a category; absent if nobody has results in it.
    pub fn of(&self, category: CategoryId) -> Option<&CategoryStanding> {
        self.categories.iter().find(|standing| standing.category == category)
    }
}

impl CategoryStanding {
    /// What came of a verifier; absent if it has no score here.
    pub fn entry(&self, verifier: &str) -> Option<&StandingEntry> {
        self.entries.iter().find(|entry| entry.verifier == verifier)
    }
}

impl Rank {
    /// The rank, of who has one.
    pub fn rank(self) -> Option<usize> {
        match self {
            Self::Ranked(rank) => Some(rank),
            Self::HorsConcours | Self::OptedOut => None,
        }
    }
}

/// Scores and ranks in each category.
pub fn standings(structure: &Structure, rules: &Rules, judged: &Judged) -> Standings {
    let mut scored: BTreeMap<CategoryId, Scored> = BTreeMap::new();
    for id in structure.process_order().filter(|id| !structure.category(*id).is_validation_only) {
        let category = match judged.categories.get(&id) {
            Some(judged) => Some(Scored::of_base(judged, rules)),
            None => Scored::of_meta(structure, id, &scored),
        };
        if let Some(category) = category {
            scored.insert(id, category);
        }
    }
    let order = structure.table_order().iter();
    let categories = order.filter_map(|id| Some(scored.get(id)?.standing(structure, *id))).collect();
    Standings { categories }
}

/// A category with scores by which answers count: a meta category is made of those of its members that fit.
struct Scored {
    n_true: usize,
    n_false: usize,
    n_void: usize,
    n_tasks: usize,
    max: ByAnswers,
    verifiers: BTreeMap<String, (ByAnswers, Tally)>,
}

/// Scores by which answers count: all, only `false`, only `true`.
#[derive(Clone, Copy, Default)]
struct ByAnswers([f64; 3]);

impl ByAnswers {
    fn get(self, answers: CountedAnswers) -> f64 {
        self.0[answers as usize]
    }

    /// The scores in a meta category of those in its members, with their numbers of tasks.
    fn normalised(members: &[(Self, usize)]) -> Option<Self> {
        let mut scores = [0.0; 3];
        for (idx, score) in scores.iter_mut().enumerate() {
            *score = normalised(members.iter().map(|(scores, n_tasks)| (scores.0[idx], *n_tasks)))?;
        }
        Some(Self(scores))
    }
}

impl Scored {
    fn of_base(judged: &JudgedCategory, rules: &Rules) -> Self {
        let n = |holds| judged.tasks.iter().filter(|task| task.holds == holds).count();
        let [n_true, n_false, n_void] = [Some(true), Some(false), None].map(n);
        let points = rules.points;
        let [max_true, max_false] = [(n_true, points.correct_true), (n_false, points.correct_false)]
            .map(|(n, points)| float(n) * f64::from(points));
        let verifiers = judged.verifiers.iter().map(|(verifier, runs)| {
            let (mut when_true, mut when_false, mut tally) = (0_i64, 0_i64, Tally::default());
            for run in runs.iter().filter(|run| judged.tasks[run.task as usize].holds.is_some()) {
                tally.count(run);
                match run.result.class() {
                    jurat_bench::model::AnswerClass::True => when_true += i64::from(run.points),
                    jurat_bench::model::AnswerClass::False => when_false += i64::from(run.points),
                    jurat_bench::model::AnswerClass::Other => {}
                }
            }
            #[expect(clippy::cast_precision_loss, reason = "points of a category are far below 2^52")]
            let scores = ByAnswers([(when_true + when_false) as f64, when_false as f64, when_true as f64]);
            (verifier.clone(), (scores, tally))
        });
        Self {
            n_true,
            n_false,
            n_void,
            n_tasks: n_true + n_false + if rules.void_tasks_count { n_void } else { 0 },
            max: ByAnswers([max_true + max_false, max_false, max_true]),
            verifiers: verifiers.collect(),
        }
    }

    /// A verifier that lacks results in a member is not scored. Members without valid tasks do not count.
    fn of_meta(structure: &Structure, id: CategoryId, scored: &BTreeMap<CategoryId, Self>) -> Option<Self> {
        let members: Vec<&Self> = structure
            .members(id)
            .filter_map(|member| scored.get(&member))
            .filter(|member| member.n_true + member.n_false > 0)
            .collect();
        let max: Vec<_> = members.iter().map(|member| (member.max, member.n_tasks)).collect();
        let sum = |of: fn(&Self) -> usize| members.iter().map(|member| of(member)).sum();
        let category = structure.category(id);
        let first = members.first()?;
        let candidates = first.verifiers.keys().filter(|verifier| category.admits(verifier));
        let verifiers = candidates.filter_map(|verifier| {
            let mut tally = Tally::default();
            let mut scores = Vec::with_capacity(members.len());
            for member in &members {
                let (score, part) = member.verifiers.get(verifier)?;
                tally += *part;
                scores.push((*score, member.n_tasks));
            }
            Some((verifier.clone(), (ByAnswers::normalised(&scores)?, tally)))
        });
        Some(Self {
            n_true: sum(|it| it.n_true),
            n_false: sum(|it| it.n_false),
            n_void: sum(|it| it.n_void),
            n_tasks: sum(|it| it.n_tasks),
            max: ByAnswers::normalised(&max)?,
            verifiers: verifiers.collect(),
        })
    }

    fn standing(&self, structure: &Structure, id: CategoryId) -> CategoryStanding {
        let category = structure.category(id);
        let answers = category.answers();
        let mut entries: Vec<StandingEntry> = Vec::new();
        for (verifier, (scores, tally)) in &self.verifiers {
            let place = if category.opted_out.contains(verifier) {
                Rank::OptedOut
            } else if structure.participant(verifier).is_some_and(|it| it.is_hors_concours) {
                Rank::HorsConcours
            } else {
                Rank::Ranked(0)
            };
            let cpu_time = tally.counted(answers).cpu_time;
            entries.push(StandingEntry {
                verifier: verifier.clone(),
                place,
                score: scores.get(answers),
                tally: *tally,
                cpu_time,
            });
        }
        let merit = |entry: &StandingEntry| {
            let has_solved = entry.tally.counted(answers).n_correct > 0;
            Merit { score: entry.score, cpu_time: has_solved.then_some(entry.cpu_time) }
        };
        // Those who are not ranked come behind; names decide only about the order in which equals are listed.
        entries.sort_by(|a, b| {
            (a.place.rank().is_none(), merit(a).key(), &a.verifier).cmp(&(
                b.place.rank().is_none(),
                merit(b).key(),
                &b.verifier,
            ))
        });
        let n_ranked = entries.iter().filter(|entry| entry.place.rank().is_some()).count();
        let merits: Vec<Merit> = entries[..n_ranked].iter().map(merit).collect();
        for (entry, rank) in entries.iter_mut().zip(ranks(&merits)) {
            entry.place = Rank::Ranked(rank);
        }
        CategoryStanding {
            category: id,
            n_true: self.n_true,
            n_false: self.n_false,
            n_void: self.n_void,
            n_tasks: self.n_tasks,
            max_score: self.max.get(answers),
            entries,
        }
    }
}
