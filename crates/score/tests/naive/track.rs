//! The validation track. The kind of a witness is `true` for correctness, as is what it says of the program.

use std::collections::BTreeSet;

use jurat_score::ScoredTask;

use super::{Naive, is_linter, looks_at, says};

fn is_in_track(validator: &str, kind: bool, version: &str) -> bool {
    !is_linter(validator) && looks_at(validator, kind) && validator.ends_with(version)
}

impl Naive<'_> {
    /// The witnesses that validators of this track have looked at in a base category: whose, and of which task.
    fn witnesses(&self, category: &str, kind: bool, version: &str) -> BTreeSet<(&str, &ScoredTask)> {
        let of = self
            .results
            .validations
            .iter()
            .filter(|it| it.category == category && is_in_track(&it.validator, kind, version));
        let all = of.flat_map(|it| it.answers.iter().map(move |answer| (it.verifier.as_str(), &answer.task)));
        all.filter(|(verifier, task)| {
            self.verifier_says(category, verifier, task).is_none_or(|status| says(&status) == Some(kind))
        })
        .collect()
    }

    fn verifier_says(&self, category: &str, verifier: &str, task: &ScoredTask) -> Option<String> {
        let runs = self.runs(category).into_iter().filter(|(who, run)| *who == verifier && run.task == *task);
        let statuses: BTreeSet<String> = runs.map(|(_, run)| run.result.status.to_string()).collect();
        match statuses.len() {
            0 => None,
            1 => statuses.into_iter().next(),
            _ => Some("unknown".to_owned()),
        }
    }

    /// Whether a witness is right; absent if it is void.
    fn is_right(
        &self,
        category: &str,
        kind: bool,
        version: &str,
        verifier: &str,
        task: &ScoredTask,
    ) -> Option<bool> {
        if self.truth(category, task)? != kind {
            return Some(false);
        }
        let validators = self.validators(category);
        let votes = validators.iter().filter(|it| is_in_track(it, kind, version));
        let votes: Vec<bool> = votes.filter_map(|it| self.vote(category, verifier, it, task)).collect();
        let agree = votes.iter().filter(|vote| **vote == kind).count();
        if votes.len() < 2 {
            None
        } else if agree as f64 >= 0.75 * votes.len() as f64 {
            Some(true)
        } else if (votes.len() - agree) as f64 >= 0.75 * votes.len() as f64 {
            Some(false)
        } else {
            None
        }
    }

    /// What a validator holds of the program; who says both has said nothing.
    fn vote(&self, category: &str, verifier: &str, validator: &str, task: &ScoredTask) -> Option<bool> {
        let answers = self.answers(category, verifier, validator, task);
        let said: BTreeSet<Option<bool>> =
            answers.iter().map(|answer| says(&answer.result.status.words())).collect();
        if said.len() == 1 { said.into_iter().next().flatten() } else { None }
    }

    /// Correct and wrong witnesses of a base category.
    fn population(&self, category: &str, kind: bool, version: &str) -> [usize; 2] {
        let all = self.witnesses(category, kind, version);
        [true, false].map(|right| {
            let is = |(verifier, task): &&(&str, &ScoredTask)| {
                self.is_right(category, kind, version, verifier, task) == Some(right)
            };
            all.iter().filter(is).count()
        })
    }

    /// Σ over classes of points/witnesses, over the number of classes, times all witnesses.
    pub(crate) fn validator_score(&self, category: &str, kind: bool, version: &str, validator: &str) -> f64 {
        let group = self.group(category);
        if !group.members.is_empty() {
            let members: Vec<&String> =
                group.members.iter().filter(|it| group.is_demo || !self.group(it).is_demo).collect();
            let n = |member: &str| self.n_witnesses(member, kind, version) as f64;
            let counted: Vec<&&String> = members.iter().filter(|member| n(member) > 0.0).collect();
            let shares: f64 = counted
                .iter()
                .map(|member| self.validator_score(member, kind, version, validator) / n(member))
                .sum();
            let n_all: f64 = counted.iter().map(|member| n(member)).sum();
            return if counted.is_empty() { 0.0 } else { shares * n_all / counted.len() as f64 };
        }
        let population = self.population(category, kind, version);
        let mut shares = Vec::new();
        for (right, n) in [(true, population[0]), (false, population[1])] {
            if n > 0 {
                let points: i64 = self
                    .witnesses(category, kind, version)
                    .into_iter()
                    .filter(|(verifier, task)| {
                        self.is_right(category, kind, version, verifier, task) == Some(right)
                    })
                    .map(|(verifier, task)| {
                        self.validator_points(category, verifier, validator, task, kind, right)
                    })
                    .sum();
                shares.push(points as f64 / n as f64);
            }
        }
        let n_all = (population[0] + population[1]) as f64;
        if shares.is_empty() { 0.0 } else { shares.iter().sum::<f64>() / shares.len() as f64 * n_all }
    }

    pub(crate) fn n_witnesses(&self, category: &str, kind: bool, version: &str) -> usize {
        let group = self.group(category);
        if group.members.is_empty() {
            return self.population(category, kind, version).iter().sum();
        }
        let members = group.members.iter().filter(|it| group.is_demo || !self.group(it).is_demo);
        members.map(|member| self.n_witnesses(member, kind, version)).sum()
    }

    fn validator_points(
        &self,
        category: &str,
        verifier: &str,
        validator: &str,
        task: &ScoredTask,
        kind: bool,
        is_right: bool,
    ) -> i64 {
        let Some(said) = self.vote(category, verifier, validator, task) else { return 0 };
        // A correct witness is right about the program.
        let truth = if is_right { kind } else { !kind };
        let side = usize::from(!said);
        let factor = if is_right { 1 } else { self.points.wrong_witness_factor };
        if said != truth {
            return self.points.wrong[side] * factor;
        }
        // A correct witness is confirmed only by the very same answer.
        let answers = self.answers(category, verifier, validator, task);
        let same = self.verifier_says(category, verifier, task);
        let is_same =
            same.is_none_or(|status| answers.iter().all(|answer| answer.result.status.words() == *status));
        if is_right && !is_same { 0 } else { self.points.right[side] * factor }
    }
}
