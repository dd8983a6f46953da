//! What the name of a program tells about it. Until 2019 the programs of SV-COMP were called `NAME_true-unreach-call.c`, and
//! result files did not say otherwise what the answer should be.

use std::path::Path;

use jurat_bench::model::ExpectedVerdict;

/// The parts of memory safety, any of which may be violated.
const MEMORY_SAFETY: [&str; 3] = ["valid-deref", "valid-free", "valid-memtrack"];

/// What the answer should be for this property, if the name tells.
pub(super) fn expected(name: &str, property: &str) -> Option<ExpectedVerdict> {
    let file = Path::new(name).file_name()?.to_str()?;
    let is_definition = Path::new(file).extension().is_some_and(|ending| ending == "yml");
    if property.is_empty() || is_definition {
        return None;
    }
    if has(file, "_true-", property) {
        return Some(ExpectedVerdict::True);
    }
    if has(file, "_false-", property) {
        return Some(ExpectedVerdict::False { subproperty: None });
    }
    let part =
        MEMORY_SAFETY.iter().find(|part| property == "valid-memsafety" && has(file, "_false-", part))?;
    Some(ExpectedVerdict::False { subproperty: Some((*part).to_owned()) })
}

/// Whether the name says this of this property, and not of one that is called longer.
fn has(file: &str, verdict: &str, property: &str) -> bool {
    file.match_indices(verdict).any(|(at, _)| {
        let rest = file[at + verdict.len()..].strip_prefix(property);
        rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell() {
        let told = |name, property| expected(name, property).map(|expected| expected.to_string());
        let name = "c/loops/a_true-unreach-call_false-termination.i";
        assert_eq!(told(name, "unreach-call").as_deref(), Some("true"));
        assert_eq!(told(name, "termination").as_deref(), Some("false"));
        assert_eq!(told(name, "no-overflow"), None);
        assert_eq!(told("a_true-unreach-call-not.c", "unreach-call"), None);
        assert_eq!(told("b_false-valid-free.c", "valid-memsafety").as_deref(), Some("false(valid-free)"));
        assert_eq!(told("b_true-valid-memsafety.c", "valid-memsafety").as_deref(), Some("true"));
        // A task definition says itself what is expected; if it does not, nobody knows.
        assert_eq!(told("a_true-unreach-call.yml", "unreach-call"), None);
        assert_eq!(told("c_true-unreach-call/main.c", "unreach-call"), None);
        assert_eq!(told("a_true-.c", ""), None);
    }
}
