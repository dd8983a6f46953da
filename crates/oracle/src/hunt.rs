//! Program after program, on all cores.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use jurat_engine::{Property, Strategy};
use jurat_java::Jdk;

use crate::case::{Case, Disagreement, violates};
use crate::generate::{Catalogue, generate};
use crate::harness::{Harness, HarnessError, Ran, Run};
use crate::input::{Vector, vectors};
use crate::judge::{self, Judgement, TIME, Way};
use crate::observe::{self, assertion};
use crate::program::{MAIN_CLASS, Template};
use crate::random::Random;
use crate::shrink::shrink;
use crate::validate::{self, Trial, Verdict, trial};

/// What to hunt.
#[derive(Clone, Debug)]
pub struct Options {
    /// The first program's seed; the others have the next ones.
    pub seed: u64,
    /// How many programs, at most.
    pub count: u64,
    /// For how long.
    pub time: Duration,
    /// How many at once.
    pub workers: usize,
    /// Which scenes programs have; any if none is named.
    pub scenes: Vec<String>,
    /// How long a disagreement may be shrunk.
    pub shrinking: Duration,
    /// Whether all are to be decided by induction.
    pub by_induction: bool,
    /// The binary whose verdicts are held against the truth, too, and the engines that it is asked for.
    pub binary: Option<Binary>,
}

/// Jurat as people run it.
#[derive(Clone, Debug)]
pub struct Binary {
    /// Where it is.
    pub path: PathBuf,
    /// Whether there is a JBMC.
    pub has_jbmc: bool,
    /// It is asked about one program in so many.
    pub one_in: usize,
}

/// What came of one program.
#[derive(Clone, Debug)]
pub enum Event {
    /// The engine is right: whether it says that the property holds.
    Right(bool),
    /// The engine has no answer, and why.
    Undecided(Box<Case>, String),
    /// It does not compile.
    DoesNotCompile(String),
    /// The JVM could not run it to its end.
    NotRun,
    /// The two sides differ; the case is shrunk.
    Found(Box<Case>, Disagreement),
    /// The two sides seemed to differ, but do not if they are asked again.
    Unconfirmed(Box<Case>, String),
    /// The binary was asked, and its verdict is not wrong: what it was asked and what it says.
    Tried(Verdict, String),
    /// The verdict of the binary is wrong: the engine, and what it says.
    WrongVerdict(Box<Trial>, String),
    /// The binary does not work.
    Failed(Box<Trial>, String),
}

/// What came of all.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// All programs.
    pub programs: u64,
    /// Right answers: the property holds.
    pub right_true: u64,
    /// Right answers: it does not.
    pub right_false: u64,
    /// Without an answer.
    pub undecided: u64,
    /// Wrong answers.
    pub wrong: u64,
    /// Wrong answers that are right if asked again.
    pub unconfirmed: u64,
    /// Verdicts of the binary that are right.
    pub verdicts: u64,
    /// Verdicts of the binary that are Unknown.
    pub unknown: u64,
    /// Programs that javac refuses.
    pub not_compiled: u64,
    /// Programs that the JVM does not run to their ends.
    pub not_run: u64,
    /// Why there is no answer, and how often.
    pub reasons: BTreeMap<String, u64>,
    /// How long it took.
    pub time: Duration,
}

impl Summary {
    /// The share of programs that were decided, in percent.
    #[expect(clippy::cast_precision_loss, reason = "nobody reads so many digits")]
    pub fn decided(&self) -> f64 {
        let asked = self.right_true + self.right_false + self.undecided + self.wrong;
        if asked == 0 { 0.0 } else { 100.0 * (asked - self.undecided) as f64 / asked as f64 }
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::Tried(..) | Event::WrongVerdict(..) | Event::Failed(..) => {}
            _ => self.programs += 1,
        }
        match event {
            Event::Tried(Verdict::Unknown, reason) => {
                self.unknown += 1;
                *self.reasons.entry(reason.clone()).or_default() += 1;
            }
            Event::Tried(..) => self.verdicts += 1,
            Event::Right(true) => self.right_true += 1,
            Event::Right(false) => self.right_false += 1,
            Event::Undecided(_, reason) => {
                self.undecided += 1;
                *self.reasons.entry(reason.clone()).or_default() += 1;
            }
            Event::Found(..) | Event::WrongVerdict(..) | Event::Failed(..) => self.wrong += 1,
            Event::Unconfirmed(..) => self.unconfirmed += 1,
            Event::DoesNotCompile(_) => self.not_compiled += 1,
            Event::NotRun => self.not_run += 1,
        }
    }
}

/// Hunts, and tells a listener of each program: its seed and what came of it.
pub fn hunt(
    jdk: &Jdk,
    options: &Options,
    listen: impl Fn(u64, &Event, &Summary) + Sync,
) -> Result<Summary, HarnessError> {
    let start = Instant::now();
    let next = AtomicU64::new(0);
    let summary = Mutex::new(Summary::default());
    let failure = Mutex::new(None);
    let work = || -> Result<(), HarnessError> {
        let mut worker = Worker::start(jdk, options)?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= options.count || start.elapsed() > options.time {
                return Ok(());
            }
            let seed = options.seed.wrapping_add(number);
            for event in worker.program(seed)? {
                let mut summary = summary.lock().unwrap_or_else(PoisonError::into_inner);
                summary.count(&event);
                listen(seed, &event, &summary);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..options.workers.max(1) {
            scope.spawn(|| {
                if let Err(error) = work() {
                    *failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            });
        }
    });
    if let Some(error) = failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let mut summary = summary.into_inner().unwrap_or_else(PoisonError::into_inner);
    summary.time = start.elapsed();
    Ok(summary)
}

/// One of those that hunt.
struct Worker<'j> {
    harness: Harness,
    catalogue: Catalogue,
    jdk: &'j Jdk,
    options: &'j Options,
}

impl<'j> Worker<'j> {
    fn start(jdk: &'j Jdk, options: &'j Options) -> Result<Self, HarnessError> {
        let harness = Harness::start(jdk)?;
        let catalogue = Catalogue::parse(&harness.catalogue);
        Ok(Self { harness, catalogue, jdk, options })
    }

    /// Makes the program of a seed and holds the engine against it, and now and then the binary.
    fn program(&mut self, seed: u64) -> Result<Vec<Event>, HarnessError> {
        let template = generate(seed, &self.catalogue, self.jdk.version, &self.options.scenes);
        let vectors = vectors(&template.inputs);
        let ran = match self.harness.run(&template.observed(), MAIN_CLASS, &vectors) {
            Err(HarnessError::DoesNotCompile(errors)) => return Ok(vec![Event::DoesNotCompile(errors)]),
            ran => ran?,
        };
        if !ran.runs.iter().all(observe::is_clean) {
            return Ok(vec![Event::NotRun]);
        }
        let mut random = Random::new(!seed);
        let (case, truths) =
            question((seed, self.options.by_induction), &template, &ran.runs, vectors.clone(), &mut random);
        let mut events = vec![self.hold_against(&case, &truths)?];
        events.extend(self.try_binary(&template, &ran.runs, &vectors, &mut random));
        Ok(events)
    }

    fn try_binary(
        &self,
        template: &Template,
        runs: &[Run],
        vectors: &[Vector],
        random: &mut Random,
    ) -> Option<Event> {
        let binary = self.options.binary.as_ref().filter(|binary| random.once_in(binary.one_in))?;
        let trial = trial(template, runs, vectors, random)?;
        let engines: &[&str] = match (&trial.witness, binary.has_jbmc) {
            (None, false) => &["auto", "native"],
            (None, true) => &["auto", "native", "jbmc"],
            (Some(_), false) => &["auto", "native", "native", "jvm"],
            (Some(_), true) => &["auto", "native", "native", "jvm", "jbmc"],
        };
        // What has one execution is for the JVM.
        let engine =
            if vectors.len() == 1 && trial.witness.is_some() { "jvm" } else { random.one_of(engines) };
        Some(match validate::ask(&binary.path, &trial, engine) {
            Err(error) => Event::Failed(Box::new(trial), error.to_string()),
            Ok((verdict, said)) if trial.wrong.contains(&verdict) => {
                Event::WrongVerdict(Box::new(trial), format!("engine {engine}: {verdict:?}\n{said}"))
            }
            Ok((verdict, said)) => {
                let reason =
                    said.lines().rev().filter(|line| !line.trim().is_empty()).nth(1).unwrap_or_default();
                Event::Tried(verdict, format!("{} by {engine}: {}", trial.about, reason.trim()))
            }
        })
    }

    fn hold_against(&mut self, case: &Case, truths: &[Option<bool>]) -> Result<Event, HarnessError> {
        let Ran { mut classes, .. } = match self.harness.run(&case.sources, MAIN_CLASS, &[]) {
            Err(HarnessError::DoesNotCompile(errors)) => return Ok(Event::DoesNotCompile(errors)),
            ran => ran?,
        };
        classes.extend(self.harness.support.iter().cloned());
        let image = self.jdk.home.join("lib/modules");
        let question = (case.property, case.way);
        let answer = judge::ask(&classes, MAIN_CLASS, &image, question, TIME);
        match judge::judge(&answer, &case.vectors, truths) {
            Judgement::Wrong(words) => self.confirm(case, words),
            Judgement::RightTrue => Ok(Event::Right(true)),
            Judgement::RightFalse => Ok(Event::Right(false)),
            Judgement::Undecided(reason) => Ok(Event::Undecided(Box::new(case.clone()), reason)),
        }
    }

    fn confirm(&mut self, case: &Case, words: String) -> Result<Event, HarnessError> {
        let Some(disagreement) = case.disagreement(&mut self.harness, self.jdk, 2 * TIME)? else {
            return Ok(Event::Unconfirmed(Box::new(case.clone()), words));
        };
        let (case, disagreement) =
            shrink(case, disagreement, &mut self.harness, self.jdk, self.options.shrinking)?;
        Ok(Event::Found(Box::new(case), disagreement))
    }
}

/// All ways have their turn. A search has no answer where there is no violation.
fn way(seed: u64, truths: &[Option<bool>]) -> Way {
    match seed % 4 {
        0 => Way::Loose,
        1 => Way::Plain(Strategy::Prove),
        2 if truths.contains(&Some(true)) => Way::Plain(Strategy::Search),
        _ => Way::Plain(Strategy::Auto),
    }
}

/// A third of the loops is cut at once, a third after an iteration, and a third as it seems right.
fn by_induction(seed: u64) -> Way {
    Way::Induct([Some(0), Some(1), None][(seed % 3) as usize])
}

/// A question about the program, and for each vector whether it violates the property. None where the JVM has no room to show it.
fn question(
    (seed, is_by_induction): (u64, bool),
    template: &Template,
    runs: &[Run],
    vectors: Vec<Vector>,
    random: &mut Random,
) -> (Case, Vec<Option<bool>>) {
    let property = if random.once_in(6) { Property::NoRuntimeException } else { Property::Assert };
    let is_true = property == Property::NoRuntimeException || random.once_in(2);
    let plan = observe::plan(template, runs, is_true, random);
    // An assertion that fails leaves nothing else to happen; where exceptions are asked for there is none that fails.
    let truth = |vector: usize| {
        let run = &runs[vector];
        let is_violated = plan.fails[vector] || violates(run, property);
        (is_violated || !run.end.lacks_room()).then_some(is_violated)
    };
    let truths: Vec<Option<bool>> = (0..vectors.len()).map(truth).collect();
    let sources = template.with(|idx| assertion(plan.conditions[idx].as_ref()));
    let way = if is_by_induction { by_induction(seed) } else { way(seed, &truths) };
    (Case { sources, property, way, vectors }, truths)
}
