//! The rules once more, as slowly and plainly as they are written down, to hold the real thing against.
//!
//! Nothing here is shared with the crate but the types of results. Whatever a number depends on is looked up again each time.

#![expect(clippy::cast_precision_loss, reason = "the competitions are small")]

use std::collections::BTreeSet;

use jurat_bench::model::{ExpectedVerdict, ResultCategory};
use jurat_score::{Results, ScoredTask, ValidatorRun, VerifierRun};

mod track;

/// Which answers count.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Counts {
    All,
    False,
    True,
}

/// A category of the competition that is scored.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) name: String,
    /// Empty for a base category.
    pub(crate) members: Vec<String>,
    pub(crate) counts: Counts,
    /// Empty if everybody is admitted.
    pub(crate) verifiers: Vec<String>,
    pub(crate) is_demo: bool,
    pub(crate) is_validation_only: bool,
}

/// Points for right, unconfirmed and wrong answers, `true` before `false`; and what must be confirmed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Points {
    pub(crate) right: [i64; 2],
    pub(crate) unconfirmed: [i64; 2],
    pub(crate) wrong: [i64; 2],
    pub(crate) must_confirm: [bool; 2],
    pub(crate) wrong_witness_factor: i64,
    pub(crate) void_tasks_count: bool,
}

pub(crate) struct Naive<'a> {
    pub(crate) groups: &'a [Group],
    pub(crate) points: Points,
    pub(crate) results: &'a Results,
}

/// What a run comes to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged {
    pub(crate) points: i64,
    pub(crate) seconds: f64,
    /// `true`, `false` or neither.
    pub(crate) says: Option<bool>,
    /// How good that is; `witness` if the witness is what is wrong.
    pub(crate) is: &'static str,
    pub(crate) status: String,
}

/// What a status says about the program.
fn says(status: &str) -> Option<bool> {
    if status == "true" {
        Some(true)
    } else if status == "false" || (status.starts_with("false(") && status.ends_with(')')) {
        Some(false)
    } else {
        None
    }
}

fn kind_of(validator: &str) -> Option<bool> {
    if validator.contains("-correctness-") {
        Some(true)
    } else if validator.contains("-violation-") {
        Some(false)
    } else {
        None
    }
}

fn is_linter(validator: &str) -> bool {
    validator.starts_with("witnesslint")
}

/// Whether a validator looks at the witnesses of such answers.
fn looks_at(validator: &str, says: bool) -> bool {
    kind_of(validator).is_none_or(|kind| kind == says)
}

impl Naive<'_> {
    pub(crate) fn group(&self, name: &str) -> &Group {
        self.groups.iter().find(|group| group.name == name).unwrap()
    }

    fn runs(&self, category: &str) -> Vec<(&str, &VerifierRun)> {
        let of = self.results.verifications.iter().filter(|it| it.category == category);
        of.flat_map(|it| it.runs.iter().map(move |run| (it.verifier.as_str(), run))).collect()
    }

    pub(crate) fn tasks(&self, category: &str) -> BTreeSet<&ScoredTask> {
        self.runs(category).iter().map(|(_, run)| &run.task).collect()
    }

    /// Whether the property holds; absent of void tasks.
    pub(crate) fn truth(&self, category: &str, task: &ScoredTask) -> Option<bool> {
        let runs: Vec<&VerifierRun> =
            self.runs(category).into_iter().map(|(_, run)| run).filter(|run| run.task == *task).collect();
        if runs.iter().any(|run| run.result.status.words().starts_with("invalid task (")) {
            return None;
        }
        let said: Vec<String> =
            runs.iter().filter_map(|run| run.expected.as_ref()).map(ToString::to_string).collect();
        let first = said.first()?;
        if said.iter().any(|other| other != first) {
            return None;
        }
        Some(first == "true")
    }

    /// The status of a validator on a task; who gives two has given none.
    fn answer(&self, category: &str, verifier: &str, validator: &str, task: &ScoredTask) -> Option<String> {
        let answers = self.answers(category, verifier, validator, task);
        let statuses: BTreeSet<String> = answers.iter().map(|it| it.result.status.to_string()).collect();
        match statuses.len() {
            0 => None,
            1 => statuses.into_iter().next(),
            _ => Some("unknown".to_owned()),
        }
    }

    fn answers(
        &self,
        category: &str,
        verifier: &str,
        validator: &str,
        task: &ScoredTask,
    ) -> Vec<&ValidatorRun> {
        let of = self
            .results
            .validations
            .iter()
            .filter(|it| it.category == category && it.verifier == verifier && it.validator == validator);
        of.flat_map(|it| &it.answers).filter(|answer| answer.task == *task).collect()
    }

    fn validators(&self, category: &str) -> BTreeSet<&str> {
        let of = self.results.validations.iter().filter(|it| it.category == category);
        of.map(|it| it.validator.as_str()).collect()
    }

    /// Every run of a verifier on a task, judged; the worst counts.
    pub(crate) fn judged(&self, category: &str, verifier: &str, task: &ScoredTask) -> Option<Judged> {
        let runs = self.runs(category).into_iter().filter(|(who, run)| *who == verifier && run.task == *task);
        let mut judged: Vec<Judged> = runs.map(|(_, run)| self.judge(category, verifier, run)).collect();
        // Between runs that are equally bad, the same one must be taken each time.
        let grades = ["right", "unconfirmed", "wrong", "unknown", "error", "witness"];
        let order = |is: &str| grades.iter().position(|it| *it == is);
        judged.sort_by(|a, b| {
            let by_points = a.points.cmp(&b.points).then(b.seconds.total_cmp(&a.seconds));
            by_points.then_with(|| (&a.status, order(a.is)).cmp(&(&b.status, order(b.is))))
        });
        judged.into_iter().next()
    }

    fn judge(&self, category: &str, verifier: &str, run: &VerifierRun) -> Judged {
        let says = says(&run.result.status.words());
        let points = &self.points;
        let side = usize::from(says == Some(false));
        let (earned, is) = match (says, run.result.category) {
            (_, ResultCategory::Error) => (0, "error"),
            (None, _) | (_, ResultCategory::Unknown | ResultCategory::Missing) => (0, "unknown"),
            (_, ResultCategory::Wrong) => (points.wrong[side], "wrong"),
            (_, ResultCategory::CorrectUnconfirmed) => (points.unconfirmed[side], "unconfirmed"),
            (Some(answer), ResultCategory::Correct) => match self.witness(category, verifier, run, answer) {
                "right" => (points.right[side], "right"),
                "unconfirmed" => (points.unconfirmed[side], "unconfirmed"),
                _ => (0, "witness"),
            },
        };
        let seconds = run.result.cpu_time.map_or(0.0, |time| time.as_secs_f64());
        Judged { points: earned, seconds, says, is, status: run.result.status.to_string() }
    }

    /// What a correct answer becomes once its witness was looked at.
    fn witness(&self, category: &str, verifier: &str, run: &VerifierRun, answer: bool) -> &'static str {
        let validators = self.validators(category);
        let asked = validators.iter().any(|it| !is_linter(it) && looks_at(it, answer));
        if !self.points.must_confirm[usize::from(!answer)] || !asked {
            return "right";
        }
        let statuses = |linters: bool| -> Vec<String> {
            let fitting = validators.iter().filter(|it| is_linter(it) == linters && looks_at(it, answer));
            fitting.filter_map(|it| self.answer(category, verifier, it, &run.task)).collect()
        };
        let complaints = [
            "ERROR (invalid witness syntax)",
            "ERROR (witness does not exist)",
            "ERROR (unexpected witness type)",
        ];
        let linted = statuses(true);
        if !linted.is_empty() && linted.iter().all(|status| complaints.contains(&status.as_str())) {
            return "error";
        }
        if statuses(false).iter().any(|status| run.result.status.words() == *status) {
            "right"
        } else {
            "unconfirmed"
        }
    }

    /// Right answers of a kind where validators have looked at such witnesses, and how many of them a validator confirms.
    pub(crate) fn confirmations(&self, verifier: &str, kind: bool, validator: &str) -> (usize, usize) {
        let (mut n_answers, mut n_confirmed) = (0, 0);
        for category in self.groups.iter().filter(|group| group.members.is_empty()).map(|group| &group.name) {
            let asked = self.validators(category);
            if !asked.iter().any(|it| !is_linter(it) && looks_at(it, kind)) {
                continue;
            }
            for task in self.tasks(category) {
                let Some(judged) = self.judged(category, verifier, task) else { continue };
                let is_right = judged.is == "right" || judged.is == "unconfirmed" || judged.is == "witness";
                if self.truth(category, task).is_none() || judged.says != Some(kind) || !is_right {
                    continue;
                }
                n_answers += 1;
                let said = self.answer(category, verifier, validator, task);
                n_confirmed += usize::from(said.is_some_and(|status| status == judged.status));
            }
        }
        (n_answers, n_confirmed)
    }

    /// Valid tasks: true and false ones, and void ones.
    pub(crate) fn n_tasks(&self, category: &str) -> [usize; 3] {
        let group = self.group(category);
        if group.members.is_empty() {
            let mut n = [0; 3];
            for task in self.tasks(category) {
                n[match self.truth(category, task) {
                    Some(true) => 0,
                    Some(false) => 1,
                    None => 2,
                }] += 1;
            }
            return n;
        }
        let mut n = [0; 3];
        for member in self.members(category) {
            let of = self.n_tasks(member);
            for (sum, part) in n.iter_mut().zip(of) {
                *sum += part;
            }
        }
        n
    }

    /// The number by which scores are normalised.
    fn n(&self, category: &str) -> f64 {
        let [n_true, n_false, n_void] = self.n_tasks(category);
        let n = n_true + n_false + if self.points.void_tasks_count { n_void } else { 0 };
        n as f64
    }

    /// The members that count: none for validators only, none without valid tasks, and demos only in demos.
    fn members(&self, category: &str) -> Vec<&str> {
        let is_demo = self.group(category).is_demo;
        let members = self.group(category).members.iter();
        let counts = |name: &&String| {
            let group = self.group(name);
            let [n_true, n_false, _] = self.n_tasks(name);
            (is_demo || !group.is_demo) && !group.is_validation_only && n_true + n_false > 0
        };
        members.filter(counts).map(String::as_str).collect()
    }

    /// The base categories that count in a category, as often as they do.
    pub(crate) fn bases(&self, category: &str) -> Vec<&str> {
        if self.group(category).members.is_empty() {
            return vec![&self.group(category).name];
        }
        self.members(category).into_iter().flat_map(|member| self.bases(member)).collect()
    }

    /// Who has a score in a category.
    pub(crate) fn entrants(&self, category: &str) -> BTreeSet<String> {
        let group = self.group(category);
        if group.members.is_empty() {
            return self
                .results
                .verifications
                .iter()
                .filter(|it| it.category == category)
                .map(|it| it.verifier.clone())
                .collect();
        }
        let members = self.members(category);
        let Some(first) = members.first() else { return BTreeSet::new() };
        let of_all = self.entrants(first).into_iter().filter(|verifier| {
            members.iter().all(|member| self.entrants(member).contains(verifier))
                && (group.verifiers.is_empty() || group.verifiers.contains(verifier))
        });
        of_all.collect()
    }

    /// All judged runs of valid tasks that count, with what a point of theirs is worth here.
    pub(crate) fn counted(&self, category: &str, verifier: &str, counts: Counts) -> Vec<(Judged, f64)> {
        let group = self.group(category);
        if group.members.is_empty() {
            let valid = self.tasks(category).into_iter().filter(|task| self.truth(category, task).is_some());
            let judged = valid.filter_map(|task| self.judged(category, verifier, task));
            let counted = judged.filter(|run| match counts {
                Counts::All => true,
                Counts::False => run.says == Some(false),
                Counts::True => run.says == Some(true),
            });
            return counted.map(|run| (run, 1.0)).collect();
        }
        let members = self.members(category);
        let n_all: f64 = members.iter().map(|member| self.n(member)).sum();
        let k = members.len() as f64;
        let of = members.iter().flat_map(|member| {
            let weight = n_all / (k * self.n(member));
            self.counted(member, verifier, counts).into_iter().map(move |(run, inner)| (run, inner * weight))
        });
        of.collect()
    }

    /// S = (Σ sᵢ/nᵢ) · (Σ nᵢ) / k, straight from the rules.
    pub(crate) fn score(&self, category: &str, verifier: &str, counts: Counts) -> f64 {
        if self.group(category).members.is_empty() {
            let runs = self.counted(category, verifier, counts);
            return runs.iter().map(|(run, _)| run.points as f64).sum();
        }
        let members = self.members(category);
        let shares: f64 =
            members.iter().map(|member| self.score(member, verifier, counts) / self.n(member)).sum();
        let n_all: f64 = members.iter().map(|member| self.n(member)).sum();
        shares * n_all / members.len() as f64
    }

    pub(crate) fn max_score(&self, category: &str, counts: Counts) -> f64 {
        if self.group(category).members.is_empty() {
            let [n_true, n_false, _] = self.n_tasks(category).map(|n| n as f64);
            let [of_true, of_false] = self.points.right.map(|points| points as f64);
            return match counts {
                Counts::All => n_true * of_true + n_false * of_false,
                Counts::True => n_true * of_true,
                Counts::False => n_false * of_false,
            };
        }
        let members = self.members(category);
        let shares: f64 = members.iter().map(|member| self.max_score(member, counts) / self.n(member)).sum();
        let n_all: f64 = members.iter().map(|member| self.n(member)).sum();
        shares * n_all / members.len() as f64
    }

    /// CPU time of the correct runs that count, in seconds; absent if there is none.
    pub(crate) fn cpu_time(&self, category: &str, verifier: &str, counts: Counts) -> Option<f64> {
        let counted = self.counted(category, verifier, counts);
        let right: Vec<f64> =
            counted.iter().filter(|(run, _)| run.is == "right").map(|(run, _)| run.seconds).collect();
        (!right.is_empty()).then(|| right.iter().sum())
    }

    /// How many runs, whether they count or not, say this and are that.
    pub(crate) fn n_runs(&self, category: &str, verifier: &str, says: Option<bool>, is: &str) -> usize {
        let all = self.counted(category, verifier, Counts::All);
        all.iter().filter(|(run, _)| (says.is_none() || run.says == says) && run.is == is).count()
    }
}

/// What the answer should be, in words.
pub(crate) fn expected(text: &str) -> Option<ExpectedVerdict> {
    match text {
        "true" => Some(ExpectedVerdict::True),
        "false" => Some(ExpectedVerdict::False { subproperty: None }),
        "false(part)" => Some(ExpectedVerdict::False { subproperty: Some("part".to_owned()) }),
        _ => None,
    }
}
