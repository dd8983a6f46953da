//! Claims whose value is an expression over variables: `z = x + 1`.
//!
//! The expression gives the stored value if it is evaluated just before the store, and nothing between the two changes a variable.
//! It is used only where that is certain: a plain line with this one store and no call, a text that cannot throw, and names that
//! mean one thing each.

use jurat_java::sites::{Sites, StoreForm, StoreTarget};
use jurat_witness::expr;
use jurat_witness::jbmc::Target;
use jurat_witness::model::Language;
use smol_str::SmolStr;

use crate::checks::Site;
use crate::checks::expect::is_integral;
use crate::source::Source;

/// All of them are evaluated at every store, so there may not be many.
pub(super) const MAX_DIFFERENT: usize = 8;

/// The text, if it is an expression that can be evaluated anywhere without consequences.
pub(super) fn harmless(text: &str, sources: &[Source]) -> Option<SmolStr> {
    let mentions = expr::parse(text, Language::Java).ok()?;
    let is_plain =
        mentions.calls.is_empty() && mentions.results.is_empty() && mentions.transitions.is_empty();
    let mut names = mentions.names.iter().map(|span| &text[span.start as usize..span.end as usize]);
    // JBMC writes a field of a class like a local variable.
    let is_local = |name: &str| {
        matches!(Target::parse(name), Target::Variable(_))
            && sources.iter().all(|source| source.fields(name).next().is_none())
    };
    let is_simple = !text.contains(['[', '"', '@', '{', '\\', '\n', '\r'])
        && !text.contains("instanceof")
        && !has_member(text);
    (is_plain && is_simple && divides_by_literals(text) && names.all(is_local)).then(|| text.into())
}

/// Whether a dot stands for anything but a fraction.
fn has_member(text: &str) -> bool {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    text.match_indices('.')
        .any(|(at, _)| !is_digit(text[..at].chars().next_back()) || !is_digit(text[at + 1..].chars().next()))
}

/// Whether nothing is divided by something that could be zero.
fn divides_by_literals(text: &str) -> bool {
    text.match_indices(['/', '%']).all(|(at, _)| {
        let divisor = text[at + 1..].trim_start();
        divisor.starts_with(|c: char| ('1'..='9').contains(&c))
    })
}

/// Whether the one site of a group is a store on a line where nothing else happens.
pub(super) fn is_alone(sites: &[Site], of_file: &Sites) -> bool {
    let [Site::Store(idx)] = sites else { return false };
    let store = &of_file.stores[*idx];
    let is_form = match store.form {
        StoreForm::Initialiser | StoreForm::Assignment | StoreForm::Compound | StoreForm::Increment => true,
        StoreForm::OldValue | StoreForm::ForEach | StoreForm::Catch | StoreForm::Pattern => false,
    };
    let is_local = match &store.target {
        StoreTarget::Local { type_name, .. } => type_name.as_deref().is_some_and(is_integral),
        StoreTarget::Field { .. } | StoreTarget::Element => false,
    };
    let overlaps =
        |lines: jurat_java::sites::Lines| lines.first <= store.lines.last && store.lines.first <= lines.last;
    let n_stores = of_file.stores.iter().filter(|other| overlaps(other.lines)).count();
    let has_calls = of_file.calls.iter().any(|call| overlaps(call.lines));
    is_form && is_local && n_stores == 1 && !has_calls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_cannot_throw_is_harmless() {
        for text in [
            "x + 1",
            "(int)b & 255",
            "(a % 5 + 5) % 5",
            "x ^ y",
            "c | ' '",
            "a < b",
            "-x",
            "x * 60 + y",
            "x > 0 ? x : 3",
        ] {
            assert_eq!(harmless(text, &[]).as_deref(), Some(text));
        }
        for text in [
            "a / b",
            "a % b",
            "a / 0",
            "f(x)",
            "return_tmp0",
            "$stack_tmp1 == 0",
            "a[0]",
            "o.x",
            "x = 5",
            "FLOAT*(x, 2.0, 0)",
        ] {
            assert_eq!(harmless(text, &[]), None, "{text}");
        }
    }
}
