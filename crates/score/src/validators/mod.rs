//! Scores of the validators themselves: SV-COMP's validation track.
//!
//! A validator says what it holds of the program, so it is scored like a verifier: on a correct witness it is right if it
//! agrees with it, on a wrong one if it does not. Correct and wrong witnesses have the same weight, however many there
//! are of each. Validators of different kinds of witnesses, or versions of their format, compete in different tracks.

mod witnesses;

use std::collections::BTreeMap;
use std::time::Duration;

use jurat_bench::model::AnswerClass;
use rustc_hash::FxHashMap;

use self::witnesses::{Population, Witnesses};
use crate::formula::{normalised, validator_score};
use crate::judge::Judged;
use crate::results::{Results, ValidatorRuns, WitnessClass};
use crate::rules::Rules;
use crate::standings::{Merit, ranks};
use crate::structure::{CategoryId, CountedAnswers, Structure, WitnessKind};

/// The validators of one kind of witness.
#[derive(Clone, PartialEq, Debug)]
pub struct Track {
    /// Which witnesses.
    pub kind: WitnessKind,
    /// The version of their format; absent if validators do not tell.
    pub version: Option<String>,
    /// In the order of tables.
    pub categories: Vec<TrackStanding>,
}

/// Scores and ranks of validators in a category.
#[derive(Clone, PartialEq, Debug)]
pub struct TrackStanding {
    /// The category.
    pub category: CategoryId,
    /// How many witnesses are right.
    pub n_correct: usize,
    /// How many are wrong.
    pub n_wrong: usize,
    /// Of how many nobody knows.
    pub n_void: usize,
    /// What a validator scores that is always right.
    pub max_score: f64,
    /// The best first.
    pub entries: Vec<ValidatorEntry>,
}

/// A validator in a category.
#[derive(Clone, PartialEq, Debug)]
pub struct ValidatorEntry {
    /// The validator.
    pub validator: String,
    /// 1 is the best; absent of who has no points to show.
    pub rank: Option<usize>,
    /// Its score.
    pub score: f64,
    /// How often it was right and wrong.
    pub tally: ValidatorTally,
}

/// How often a validator was right and wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ValidatorTally {
    /// Correct witnesses that it confirms.
    pub n_confirmed: usize,
    /// Wrong witnesses that it refutes.
    pub n_refuted: usize,
    /// Wrong witnesses that it confirms.
    pub n_wrongly_confirmed: usize,
    /// Correct witnesses that it refutes.
    pub n_wrongly_refuted: usize,
    /// CPU time where it is right.
    pub cpu_time: Duration,
}

/// Scores and ranks of validators.
pub fn validators(structure: &Structure, rules: &Rules, results: &Results, judged: &Judged) -> Vec<Track> {
    let statuses = witnesses::statuses(structure, results);
    let mut tracks: BTreeMap<(WitnessKind, Option<String>), ByCategory<'_>> = BTreeMap::new();
    for validation in &results.validations {
        let validator = structure.validator(&validation.validator);
        let Some(base) = structure.find(&validation.category).filter(|id| structure.category(*id).is_base())
        else {
            continue;
        };
        for kind in [WitnessKind::Violation, WitnessKind::Correctness] {
            if !validator.is_linter && validator.looks_at(kind) {
                let track = tracks.entry((kind, validator.version.clone())).or_default();
                track.entry(base).or_default().push(validation);
            }
        }
    }
    let mut scored = Vec::new();
    for ((kind, version), bases) in tracks {
        let bases = bases.into_iter().map(|(base, validations)| {
            let known = judged.categories.get(&base);
            let witnesses = Witnesses::of(kind, base, &validations, known, &statuses);
            (base, Scored::of_base(kind, rules, &witnesses))
        });
        let categories = standings(structure, bases.collect());
        scored.push(Track { kind, version, categories });
    }
    scored.retain(|track| !track.categories.is_empty());
    scored
}

/// The validations of a track.
type ByCategory<'r> = BTreeMap<CategoryId, Vec<&'r ValidatorRuns>>;

fn standings(structure: &Structure, mut scored: BTreeMap<CategoryId, Scored>) -> Vec<TrackStanding> {
    for id in structure.process_order().filter(|id| !structure.category(*id).is_base()) {
        if let Some(meta) = Scored::of_meta(structure, id, &scored) {
            scored.insert(id, meta);
        }
    }
    // Where only some answers of verifiers count, validators do not compete.
    let order =
        structure.table_order().iter().filter(|id| structure.category(**id).answers() == CountedAnswers::All);
    let standings = order.filter_map(|id| Some(scored.get(id)?.standing(*id)));
    standings.filter(|standing| standing.n_correct + standing.n_wrong > 0).collect()
}

/// A category of a track.
struct Scored {
    population: Population,
    max_score: f64,
    validators: BTreeMap<String, (f64, ValidatorTally)>,
}

impl Scored {
    fn of_base(kind: WitnessKind, rules: &Rules, witnesses: &Witnesses<'_>) -> Self {
        let population = witnesses.population();
        let best =
            |class| i64::from(points(rules, class, right_answer(kind, class), right_answer(kind, class)));
        let classes =
            [(WitnessClass::Correct, population.n_correct), (WitnessClass::Wrong, population.n_wrong)];
        #[expect(clippy::cast_possible_wrap, reason = "nobody has 2^63 witnesses")]
        let max = classes.map(|(class, n)| (best(class) * n as i64, n));
        let mut sums: FxHashMap<&str, ([i64; 2], ValidatorTally)> = FxHashMap::default();
        for answer in witnesses.answers() {
            let (sum, tally) = sums.entry(answer.validator).or_default();
            let Some(class) = answer.witness else { continue };
            let right = right_answer(kind, class);
            let said = answer.class;
            // A violation is confirmed only by the very same answer.
            let is_other = class == WitnessClass::Correct && said == right && !answer.is_same;
            if said == AnswerClass::Other || is_other {
                continue;
            }
            sum[class as usize] += i64::from(points(rules, class, right, said));
            let count = match (class, said == right) {
                (WitnessClass::Correct, true) => &mut tally.n_confirmed,
                (WitnessClass::Wrong, true) => &mut tally.n_refuted,
                (WitnessClass::Wrong, false) => &mut tally.n_wrongly_confirmed,
                (WitnessClass::Correct, false) => &mut tally.n_wrongly_refuted,
            };
            *count += 1;
            if said == right {
                tally.cpu_time = tally.cpu_time.saturating_add(answer.cpu_time);
            }
        }
        let score =
            |sum: [i64; 2]| validator_score([(sum[0], population.n_correct), (sum[1], population.n_wrong)]);
        let validators = sums.into_iter();
        Self {
            population,
            max_score: validator_score(max).unwrap_or(0.0),
            validators: validators
                .map(|(id, (sum, tally))| (id.to_owned(), (score(sum).unwrap_or(0.0), tally)))
                .collect(),
        }
    }

    /// A validator without results in a member has 0 points there.
    fn of_meta(structure: &Structure, id: CategoryId, scored: &BTreeMap<CategoryId, Self>) -> Option<Self> {
        let members: Vec<&Self> =
            structure.members_for_validators(id).filter_map(|member| scored.get(&member)).collect();
        let n = |member: &Self| member.population.n_correct + member.population.n_wrong;
        let mut population = Population::default();
        let mut tallies: BTreeMap<String, ValidatorTally> = BTreeMap::new();
        for member in &members {
            population += member.population;
            for (validator, (_, tally)) in &member.validators {
                *tallies.entry(validator.clone()).or_default() += *tally;
            }
        }
        let score_of = |validator: &str| {
            let score = |member: &Self| member.validators.get(validator).map_or(0.0, |(score, _)| *score);
            normalised(members.iter().map(|member| (score(member), n(member)))).unwrap_or(0.0)
        };
        Some(Self {
            population,
            max_score: normalised(members.iter().map(|member| (member.max_score, n(member))))?,
            validators: tallies.into_iter().map(|(id, tally)| (id.clone(), (score_of(&id), tally))).collect(),
        })
    }

    fn standing(&self, category: CategoryId) -> TrackStanding {
        let entries = self.validators.iter().map(|(validator, (score, tally))| ValidatorEntry {
            validator: validator.clone(),
            rank: None,
            score: *score,
            tally: *tally,
        });
        let mut entries: Vec<_> = entries.collect();
        let merit = |entry: &ValidatorEntry| {
            let has_solved = entry.tally.n_confirmed + entry.tally.n_refuted > 0;
            Merit { score: entry.score, cpu_time: has_solved.then_some(entry.tally.cpu_time) }
        };
        entries.sort_by(|a, b| (merit(a).key(), &a.validator).cmp(&(merit(b).key(), &b.validator)));
        let merits: Vec<Merit> = entries.iter().map(merit).collect();
        for (entry, rank) in entries.iter_mut().zip(ranks(&merits)) {
            entry.rank = (entry.score > 0.0).then_some(rank);
        }
        let Population { n_correct, n_wrong, n_void } = self.population;
        TrackStanding { category, n_correct, n_wrong, n_void, max_score: self.max_score, entries }
    }
}

/// What a validator should say of the program: a correct witness is right about it, a wrong one is not.
fn right_answer(kind: WitnessKind, class: WitnessClass) -> AnswerClass {
    match (kind, class) {
        (WitnessKind::Correctness, WitnessClass::Correct) | (WitnessKind::Violation, WitnessClass::Wrong) => {
            AnswerClass::True
        }
        (WitnessKind::Violation, WitnessClass::Correct) | (WitnessKind::Correctness, WitnessClass::Wrong) => {
            AnswerClass::False
        }
    }
}

/// The points of a validator that says this where that is right.
fn points(rules: &Rules, class: WitnessClass, right: AnswerClass, said: AnswerClass) -> i32 {
    use jurat_bench::model::ResultCategory;
    let category = if said == right { ResultCategory::Correct } else { ResultCategory::Wrong };
    let factor = match class {
        WitnessClass::Correct => 1,
        WitnessClass::Wrong => i32::try_from(rules.wrong_witness_factor).unwrap_or(i32::MAX),
    };
    rules.points.of(said, category).saturating_mul(factor)
}

impl std::ops::AddAssign for ValidatorTally {
    fn add_assign(&mut self, other: Self) {
        self.n_confirmed += other.n_confirmed;
        self.n_refuted += other.n_refuted;
        self.n_wrongly_confirmed += other.n_wrongly_confirmed;
        self.n_wrongly_refuted += other.n_wrongly_refuted;
        self.cpu_time = self.cpu_time.saturating_add(other.cpu_time);
    }
}
