//! What the name of a validator tells about it.

use std::fmt;

use jurat_bench::model::AnswerClass;

/// Who looks at witnesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedValidator {
    /// The name in result files.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Which witnesses it looks at; absent if at all.
    pub kind: Option<WitnessKind>,
    /// The version of their format; absent if at all.
    pub version: Option<String>,
    /// Whether it looks only at how witnesses are written, and confirms none.
    pub is_linter: bool,
}

/// What a witness is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WitnessKind {
    /// It shows that a property does not hold.
    Violation,
    /// It shows that a property holds.
    Correctness,
}

impl WitnessKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Violation, Self::Correctness];

    /// The witness that goes with this answer.
    pub fn of(class: AnswerClass) -> Option<Self> {
        match class {
            AnswerClass::True => Some(Self::Correctness),
            AnswerClass::False => Some(Self::Violation),
            AnswerClass::Other => None,
        }
    }

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Violation => "violation",
            Self::Correctness => "correctness",
        }
    }

    /// What is called so.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for WitnessKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl ListedValidator {
    /// A validator by its name alone: `TOOL-validate-KIND-witnesses-VERSION` as in SV-COMP, of which the version may be
    /// missing, and the kind if it looks at all; or `TOOL-KIND`. A tool that is called `witnesslint` is a linter.
    pub fn from_id(id: &str) -> Self {
        let (violation, correctness) = (Some(WitnessKind::Violation), Some(WitnessKind::Correctness));
        let long = [
            ("-validate-violation-witnesses", violation),
            ("-validate-correctness-witnesses", correctness),
            ("-validate-witnesses", None),
        ];
        let long = long.into_iter().find_map(|(words, kind)| {
            let (tool, rest) = id.split_once(words)?;
            Some((tool, kind, rest.strip_prefix('-').filter(|version| !version.is_empty())))
        });
        let short = [("-violation", violation), ("-correctness", correctness)].into_iter();
        let mut short = short.filter_map(|(word, kind)| Some((id.strip_suffix(word)?, kind, None)));
        let (tool, kind, version) = long.or_else(|| short.next()).unwrap_or((id, None, None));
        Self {
            id: id.to_owned(),
            name: tool.to_owned(),
            kind,
            version: version.map(str::to_owned),
            is_linter: tool.starts_with("witnesslint"),
        }
    }

    /// Whether it looks at witnesses of this kind.
    pub fn looks_at(&self, kind: WitnessKind) -> bool {
        self.kind.is_none_or(|own| own == kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell() {
        let told = |id| {
            let ListedValidator { name, kind, version, is_linter, .. } = ListedValidator::from_id(id);
            (name, kind, version, is_linter)
        };
        let (violation, correctness) = (Some(WitnessKind::Violation), Some(WitnessKind::Correctness));
        let version = |text: &str| Some(text.to_owned());
        assert_eq!(
            told("metaval++-validate-correctness-witnesses-2.0"),
            ("metaval++".to_owned(), correctness, version("2.0"), false)
        );
        assert_eq!(told("gwit-validate-violation-witnesses"), ("gwit".to_owned(), violation, None, false));
        assert_eq!(told("cpa-seq-violation"), ("cpa-seq".to_owned(), violation, None, false));
        assert_eq!(
            told("witnesslint-validate-violation-witnesses-1.0"),
            ("witnesslint".to_owned(), violation, version("1.0"), true)
        );
        assert_eq!(told("witnesslint-validate-witnesses"), ("witnesslint".to_owned(), None, None, true));
        assert_eq!(told("jurat"), ("jurat".to_owned(), None, None, false));
    }
}
