//! What becomes of a witness.

use jurat_bench::model::RunStatus;

/// What became of the witness of an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WitnessFate {
    /// Nobody asked for one: there is no correct answer, or the rules or the category want no witness.
    NotAsked,
    /// A validator gave the same answer.
    Confirmed,
    /// No validator gave the same answer.
    Unconfirmed,
    /// There is none, says the linter.
    Missing,
    /// It is not of the kind that goes with the answer, says the linter.
    Mismatch,
    /// It breaks the rules of its format, says the linter.
    Invalid,
}

/// What linters complain about, in the words of SV-COMP's.
const COMPLAINTS: [(WitnessFate, &str); 3] = [
    (WitnessFate::Missing, "witness does not exist"),
    (WitnessFate::Mismatch, "unexpected witness type"),
    (WitnessFate::Invalid, "invalid witness syntax"),
];

impl WitnessFate {
    /// The status of a linter that finds this; done, if it has nothing to complain about.
    pub fn linted(self) -> RunStatus {
        let complaint = COMPLAINTS.iter().find(|(witness, _)| *witness == self);
        complaint.map_or(RunStatus::Done, |(_, reason)| RunStatus::error(reason))
    }

    /// What a linter with this status complains about.
    fn complained(status: &RunStatus) -> Option<WitnessFate> {
        let RunStatus::Error { reason: Some(found) } = status else { return None };
        COMPLAINTS.iter().find(|(_, reason)| found == reason).map(|(witness, _)| *witness)
    }

    /// What is wrong with it, in SV-COMP's words.
    pub fn problem(self) -> Option<&'static str> {
        match self {
            Self::Missing => Some("missing"),
            Self::Mismatch => Some("mismatch"),
            Self::Invalid => Some("invalid"),
            Self::NotAsked | Self::Confirmed | Self::Unconfirmed => None,
        }
    }
}

/// What becomes of the witness of a correct answer. `linters` and `validators` are the statuses of those who looked at
/// it; none of the linters is a validator.
///
/// Several linters look at a witness if there are several versions of its format; then one that has nothing to complain
/// about suffices.
pub fn heard<'s>(
    answer: &RunStatus,
    linters: impl Iterator<Item = &'s RunStatus>,
    mut validators: impl Iterator<Item = &'s RunStatus>,
) -> WitnessFate {
    let complaints: Option<Vec<WitnessFate>> = linters.map(WitnessFate::complained).collect();
    if let Some(worst) = complaints.and_then(|complaints| complaints.into_iter().max()) {
        return worst;
    }
    if validators.any(|status| status == answer) { WitnessFate::Confirmed } else { WitnessFate::Unconfirmed }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SYNTAX: &str = "ERROR (invalid witness syntax)";
    const NONE: &str = "ERROR (witness does not exist)";
    const KIND: &str = "ERROR (unexpected witness type)";

    fn fate(linters: &[&str], validators: &[&str]) -> WitnessFate {
        let [linters, validators] = [linters, validators]
            .map(|words| words.iter().copied().map(RunStatus::parse).collect::<Vec<_>>());
        heard(&RunStatus::parse("false(unreach-call)"), linters.iter(), validators.iter())
    }

    #[test]
    fn one_validator_suffices() {
        assert_eq!(fate(&[], &["true", "TIMEOUT", "false(unreach-call)"]), WitnessFate::Confirmed);
        assert_eq!(fate(&["done"], &["false(unreach-call)"]), WitnessFate::Confirmed);
        assert_eq!(fate(&["done"], &["false", "false(termination)", "unknown"]), WitnessFate::Unconfirmed);
        assert_eq!(fate(&[], &[]), WitnessFate::Unconfirmed);
    }

    #[test]
    fn linters_have_the_last_word() {
        let confirmed = ["false(unreach-call)"];
        assert_eq!(fate(&[SYNTAX], &confirmed), WitnessFate::Invalid);
        assert_eq!(fate(&[NONE], &confirmed), WitnessFate::Missing);
        assert_eq!(fate(&[KIND], &confirmed), WitnessFate::Mismatch);
        // There is a witness in version 2.0, but none in 1.0.
        assert_eq!(fate(&[NONE, "done"], &confirmed), WitnessFate::Confirmed);
        // Several complaints: the one that is about a witness.
        assert_eq!(fate(&[NONE, SYNTAX], &confirmed), WitnessFate::Invalid);
        assert_eq!(fate(&[KIND, NONE], &confirmed), WitnessFate::Mismatch);
    }
}
