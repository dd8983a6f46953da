//! What the rules on words share: a field whose value is none of the words that its table lists.

use jurat_text::yaml::{Type, Yaml};

use crate::lint::context::Context;
use crate::lint::rules::yaml::profile;
use crate::lint::words::{nearest, one_of, quoted};
use crate::yaml::schema::{Holds, Mapping};

/// The value of a field that holds a word, if it is none of the words of its table.
pub(super) fn find<'y>(
    mapping: &'static Mapping,
    node: &'y Yaml,
    field: &str,
) -> Option<(&'y Yaml, &'y str)> {
    let Holds::Word(words) = mapping.field(field)?.holds else { return None };
    let value = node.get(field).filter(|value| value.type_of() == Type::String)?;
    let text = value.text()?;
    words.iter().all(|word| word.name != text).then_some((value, text))
}

/// Reports such a value, as an unknown `noun`.
pub(super) fn report(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml, field: &str, noun: &str) {
    let Some((value, text)) = find(mapping, node, field) else { return };
    let names = known(ctx, mapping, field);
    let help = match nearest(text, names.iter().copied()) {
        Some(name) => format!("did you mean `{name}`?"),
        None => format!("use {}", one_of(names.iter().copied())),
    };
    ctx.report(
        value.span,
        format!("unknown {noun} {}, expected {}", quoted(text), one_of(names.iter().copied())),
        help,
    );
}

/// The words of a field's table that the version of the witness has.
pub(super) fn known(ctx: &Context<'_>, mapping: &'static Mapping, field: &str) -> Vec<&'static str> {
    let version = profile::version(ctx);
    match mapping.field(field).map(|field| field.holds) {
        Some(Holds::Word(words)) => words
            .iter()
            .filter(|word| version.is_none_or(|version| word.since <= version))
            .map(|word| word.name)
            .collect(),
        _ => Vec::new(),
    }
}
