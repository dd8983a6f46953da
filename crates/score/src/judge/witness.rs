//! What becomes of a witness.

/// What became of the witness of an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Witness {
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

impl Witness {
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
    answer: &str,
    linters: impl Iterator<Item = &'s str>,
    mut validators: impl Iterator<Item = &'s str>,
) -> Witness {
    let complaints: Option<Vec<Witness>> = linters.map(complaint).collect();
    if let Some(worst) = complaints.and_then(|complaints| complaints.into_iter().max()) {
        return worst;
    }
    if validators.any(|status| status == answer) { Witness::Confirmed } else { Witness::Unconfirmed }
}

/// What a linter complains about.
fn complaint(status: &str) -> Option<Witness> {
    match status {
        "ERROR (witness does not exist)" => Some(Witness::Missing),
        "ERROR (unexpected witness type)" => Some(Witness::Mismatch),
        "ERROR (invalid witness syntax)" => Some(Witness::Invalid),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SYNTAX: &str = "ERROR (invalid witness syntax)";
    const NONE: &str = "ERROR (witness does not exist)";
    const KIND: &str = "ERROR (unexpected witness type)";

    fn fate(linters: &[&str], validators: &[&str]) -> Witness {
        heard("false(unreach-call)", linters.iter().copied(), validators.iter().copied())
    }

    #[test]
    fn one_validator_suffices() {
        assert_eq!(fate(&[], &["true", "TIMEOUT", "false(unreach-call)"]), Witness::Confirmed);
        assert_eq!(fate(&["done"], &["false(unreach-call)"]), Witness::Confirmed);
        assert_eq!(fate(&["done"], &["false", "false(termination)", "unknown"]), Witness::Unconfirmed);
        assert_eq!(fate(&[], &[]), Witness::Unconfirmed);
    }

    #[test]
    fn linters_have_the_last_word() {
        let confirmed = ["false(unreach-call)"];
        assert_eq!(fate(&[SYNTAX], &confirmed), Witness::Invalid);
        assert_eq!(fate(&[NONE], &confirmed), Witness::Missing);
        assert_eq!(fate(&[KIND], &confirmed), Witness::Mismatch);
        // There is a witness in version 2.0, but none in 1.0.
        assert_eq!(fate(&[NONE, "done"], &confirmed), Witness::Confirmed);
        // Several complaints: the one that is about a witness.
        assert_eq!(fate(&[NONE, SYNTAX], &confirmed), Witness::Invalid);
        assert_eq!(fate(&[KIND, NONE], &confirmed), Witness::Mismatch);
    }
}
