//! How many points an answer is worth, and whose witness must be confirmed.

use jurat_bench::model::{AnswerClass, ResultCategory};
use jurat_bench::verdict::points;
use serde::Deserialize;

/// How many points an answer is worth, and whose witness must be confirmed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// What people call them.
    pub name: String,
    /// Points for answers.
    pub points: Points,
    /// Whether a correct `true` counts in full only if a validator has confirmed its witness.
    pub confirm_true: bool,
    /// Whether a correct `false` counts in full only if a validator has confirmed its witness.
    pub confirm_false: bool,
    /// Points of validators for wrong witnesses are multiplied with it.
    pub wrong_witness_factor: u32,
    /// Whether void tasks count as tasks of their category, though nobody gets points for them.
    pub void_tasks_count: bool,
}

/// Points for answers. Invariant: what is right is worth at least as much as what is unconfirmed, that at least 0, and
/// what is wrong at most 0; so a wrong answer never helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Points {
    pub correct_true: i32,
    pub correct_false: i32,
    pub unconfirmed_true: i32,
    pub unconfirmed_false: i32,
    pub wrong_true: i32,
    pub wrong_false: i32,
}

/// Why a file of rules cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum RulesError {
    /// It is not TOML, or has other keys than rules have.
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
    /// It builds on rules that nobody knows.
    #[error("`base = \"{0}\"` names no rules (known are 2016 and 2026)")]
    UnknownBase(String),
    /// Its points would reward a wrong answer, or something like it.
    #[error("`{key} = {found}` {problem}")]
    Points {
        /// The key below `points`.
        key: &'static str,
        /// Its value.
        found: i32,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// A factor that would make nothing of all points.
    #[error("`wrong-factor` must be at least 1")]
    Factor,
}

impl Rules {
    /// The rules of SV-COMP 2016: only violations must be confirmed.
    pub fn svcomp_2016() -> Self {
        Self {
            name: "2016".to_owned(),
            points: Points { unconfirmed_true: Points::BENCHEXEC.correct_true, ..Points::BENCHEXEC },
            confirm_true: false,
            confirm_false: true,
            wrong_witness_factor: 1,
            void_tasks_count: true,
        }
    }

    /// The rules of SV-COMP 2026, which are those since 2024: everything must be confirmed.
    pub fn svcomp_2026() -> Self {
        Self {
            name: "2026".to_owned(),
            points: Points::BENCHEXEC,
            confirm_true: true,
            confirm_false: true,
            wrong_witness_factor: 1,
            void_tasks_count: false,
        }
    }

    /// The rules of this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "2016" => Some(Self::svcomp_2016()),
            "2026" => Some(Self::svcomp_2026()),
            _ => None,
        }
    }

    /// The rules that a file in TOML says; what it does not say is taken from those that it builds on, else from 2026.
    pub fn read(name: &str, text: &str) -> Result<Self, RulesError> {
        let file: RulesFile = toml::from_str(text)?;
        let base = file.base.as_deref().unwrap_or("2026");
        let base = Self::named(base).ok_or_else(|| RulesError::UnknownBase(base.to_owned()))?;
        let rules = Self {
            name: file.name.unwrap_or_else(|| name.to_owned()),
            points: file.points.over(base.points),
            confirm_true: file.witnesses.confirm_true.unwrap_or(base.confirm_true),
            confirm_false: file.witnesses.confirm_false.unwrap_or(base.confirm_false),
            wrong_witness_factor: file.witnesses.wrong_factor.unwrap_or(base.wrong_witness_factor),
            void_tasks_count: file.tasks.void_count.unwrap_or(base.void_tasks_count),
        };
        rules.points.check()?;
        if rules.wrong_witness_factor == 0 { Err(RulesError::Factor) } else { Ok(rules) }
    }

    /// Whether the witness of this answer must be confirmed.
    pub fn must_confirm(&self, class: AnswerClass) -> bool {
        match class {
            AnswerClass::True => self.confirm_true,
            AnswerClass::False => self.confirm_false,
            AnswerClass::Other => false,
        }
    }
}

impl Points {
    /// Those of BenchExec: +2, +1, nothing for what is unconfirmed, −32, −16.
    pub const BENCHEXEC: Self = {
        use ResultCategory::{Correct, CorrectUnconfirmed, Wrong};
        Self {
            correct_true: points(Correct, AnswerClass::True),
            correct_false: points(Correct, AnswerClass::False),
            unconfirmed_true: points(CorrectUnconfirmed, AnswerClass::True),
            unconfirmed_false: points(CorrectUnconfirmed, AnswerClass::False),
            wrong_true: points(Wrong, AnswerClass::True),
            wrong_false: points(Wrong, AnswerClass::False),
        }
    };

    /// The points for an answer.
    pub fn of(&self, class: AnswerClass, category: ResultCategory) -> i32 {
        use ResultCategory::{Correct, CorrectUnconfirmed, Error, Missing, Unknown, Wrong};
        match (category, class) {
            (Correct, AnswerClass::True) => self.correct_true,
            (Correct, AnswerClass::False) => self.correct_false,
            (CorrectUnconfirmed, AnswerClass::True) => self.unconfirmed_true,
            (CorrectUnconfirmed, AnswerClass::False) => self.unconfirmed_false,
            (Wrong, AnswerClass::True) => self.wrong_true,
            (Wrong, AnswerClass::False) => self.wrong_false,
            (Unknown | Error | Missing, _) | (_, AnswerClass::Other) => 0,
        }
    }

    fn check(&self) -> Result<(), RulesError> {
        let wrong = |key, found, problem| Err(RulesError::Points { key, found, problem });
        let negative = "must be at least 0 (what is right costs nothing)";
        let positive = "must be at most 0 (what is wrong earns nothing)";
        let more = "must be at most what the confirmed answer is worth";
        match self {
            Self { correct_true: found @ ..0, .. } => wrong("correct-true", *found, negative),
            Self { correct_false: found @ ..0, .. } => wrong("correct-false", *found, negative),
            Self { unconfirmed_true: found @ ..0, .. } => wrong("unconfirmed-true", *found, negative),
            Self { unconfirmed_false: found @ ..0, .. } => wrong("unconfirmed-false", *found, negative),
            Self { wrong_true: found @ 1.., .. } => wrong("wrong-true", *found, positive),
            Self { wrong_false: found @ 1.., .. } => wrong("wrong-false", *found, positive),
            Self { correct_true, unconfirmed_true: found, .. } if found > correct_true => {
                wrong("unconfirmed-true", *found, more)
            }
            Self { correct_false, unconfirmed_false: found, .. } if found > correct_false => {
                wrong("unconfirmed-false", *found, more)
            }
            _ => Ok(()),
        }
    }
}

/// A file of rules.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RulesFile {
    name: Option<String>,
    base: Option<String>,
    #[serde(default)]
    points: PointsTable,
    #[serde(default)]
    witnesses: WitnessesTable,
    #[serde(default)]
    tasks: TasksTable,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct PointsTable {
    correct_true: Option<i32>,
    correct_false: Option<i32>,
    unconfirmed_true: Option<i32>,
    unconfirmed_false: Option<i32>,
    wrong_true: Option<i32>,
    wrong_false: Option<i32>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct WitnessesTable {
    confirm_true: Option<bool>,
    confirm_false: Option<bool>,
    wrong_factor: Option<u32>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct TasksTable {
    void_count: Option<bool>,
}

impl PointsTable {
    fn over(&self, base: Points) -> Points {
        Points {
            correct_true: self.correct_true.unwrap_or(base.correct_true),
            correct_false: self.correct_false.unwrap_or(base.correct_false),
            unconfirmed_true: self.unconfirmed_true.unwrap_or(base.unconfirmed_true),
            unconfirmed_false: self.unconfirmed_false.unwrap_or(base.unconfirmed_false),
            wrong_true: self.wrong_true.unwrap_or(base.wrong_true),
            wrong_false: self.wrong_false.unwrap_or(base.wrong_false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_what_differs() {
        let text = "base = \"2016\"\n[points]\nunconfirmed-true = 1\n[witnesses]\nconfirm-true = true\nwrong-factor = 2\n";
        let rules = Rules::read("mine", text).expect("these are rules");
        assert_eq!(rules.name, "mine");
        assert_eq!((rules.points.unconfirmed_true, rules.points.correct_true), (1, 2));
        assert!(rules.confirm_true && rules.confirm_false && rules.void_tasks_count);
        assert_eq!(rules.wrong_witness_factor, 2);
        assert_eq!(Rules::read("2026", "").expect("nothing differs"), Rules::svcomp_2026());
    }

    #[test]
    fn rules_that_reward_mistakes_are_refused() {
        let error = |text: &str| Rules::read("mine", text).expect_err(text).to_string();
        assert!(error("[points]\nwrong-true = 1").starts_with("`wrong-true = 1` must be at most 0"));
        assert!(error("[points]\ncorrect-false = -1").starts_with("`correct-false = -1` must be at least 0"));
        assert!(error("[points]\nunconfirmed-true = 3").contains("confirmed answer"));
        assert!(error("base = \"1999\"").contains("known are 2016 and 2026"));
        assert!(error("[points]\ncorrect = 1").contains("unknown field `correct`"));
        assert!(error("[witnesses]\nwrong-factor = 0").contains("at least 1"));
    }
}
