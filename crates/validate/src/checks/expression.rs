//! Claims whose value is an expression over variables: `z = x + 1`.
//!
//! The expression gives the stored value if it is evaluated just before the store, and nothing between the two changes a variable.
//! It is used only where that is certain: a plain line with this one store and no call, a text that cannot throw, and names that
//! mean one thing each.
//!
//! JBMC computes in the type of the operands, Java in `int` at least: where an operand may be narrower, the text is no Java.

use jurat_java::sites::{Sites, StoreForm, StoreTarget};
use jurat_witness::expr;
use jurat_witness::jbmc::Target;
use jurat_witness::model::Language;
use smol_str::SmolStr;

use crate::checks::Site;
use crate::checks::captures;
use crate::checks::expect::is_integral;
use crate::ids::SourceId;
use crate::source::Source;

/// All of them are evaluated at every store, so there may not be many.
pub(super) const MAX_DIFFERENT: usize = 8;

/// The text, if it is an expression that can be evaluated anywhere without consequences.
pub(super) fn harmless(text: &str, sources: &[Source]) -> Option<SmolStr> {
    let mentions = expr::parse(text, Language::Java).ok()?;
    let is_plain =
        mentions.calls.is_empty() && mentions.results.is_empty() && mentions.transitions.is_empty();
    let mut names = mentions.names.iter().map(|span| &text[span.start as usize..span.end as usize]);
    // JBMC writes a field of a class like a local variable. A box may be null, and has no value then.
    let is_plain_number = |name: &str| {
        let variables = sources.iter().flat_map(|source| &source.outline.variables);
        let mut types = variables.filter(|it| it.name == name).map(|it| it.type_name.as_deref());
        types.all(|type_name| match type_name {
            Some("boolean" | "int" | "long") => true,
            Some("byte" | "short" | "char") => is_widened(text, name),
            _ => false,
        })
    };
    let is_local = |name: &str| {
        matches!(Target::parse(name), Target::Variable(_))
            && sources.iter().all(|source| source.fields(name).next().is_none())
            && is_plain_number(name)
    };
    let is_simple = !text.contains(['[', '"', '@', '{', '\\', '\n', '\r'])
        && !text.contains("instanceof")
        && !narrows_inside(text)
        && !has_member(text);
    (is_plain && is_simple && divides_by_literals(text) && names.all(is_local)).then(|| text.into())
}

/// Whether a name stands alone, or behind a cast to a wider type wherever it stands.
fn is_widened(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$');
    let mut places = text.match_indices(name).map(|(at, _)| (&text[..at], &text[at + name.len()..]));
    text.trim() == name
        || places.all(|(before, behind)| {
            let is_cast = |cast| before.trim_end().ends_with(cast);
            is_cast("(int)") || is_cast("(long)") || before.ends_with(is_part) || behind.starts_with(is_part)
        })
}

/// Whether the result of an operator may be made narrow before another one is applied.
fn narrows_inside(text: &str) -> bool {
    ["(byte)", "(short)", "(char)"].iter().any(|cast| text.trim_start().rfind(cast).is_some_and(|at| at > 0))
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

/// Whether a text that is evaluated at a site of a group may make a lambda hold something.
pub(super) fn captures(text: &str, source: SourceId, group: &[Site], sources: &[Source]) -> bool {
    let Ok(mentions) = expr::parse(text, Language::Java) else { return true };
    let mut methods = group.iter().filter_map(|site| site.method(sources[source.index()].sites()));
    methods.any(|(method, _)| captures::captures(sources, source, method, text, &mentions))
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
    // Code that runs on the way to the store might come to this line again.
    is_form && is_local && store.is_plain_value && n_stores == 1 && !has_calls
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
