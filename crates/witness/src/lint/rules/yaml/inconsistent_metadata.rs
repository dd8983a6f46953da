//! W422: entries of one file about different tasks.

use jurat_text::yaml::{Document, Yaml};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::yaml::entries;

pub(crate) static RULE: Rule = Rule {
    code: "W422",
    name: "inconsistent-metadata",
    severity: Severity::Warning,
    strict: false,
    what: "Two entries of a file disagree on the task or on the version of the format.",
    why: "A witness is about one program and one property. The metadata of the first entry count here; another tool may \
          take another entry's.",
    bad: "- metadata: {task: {data_model: LP64, …}, …}\n  …\n- metadata: {task: {data_model: ILP32, …}, …}\n  …",
    good: "- metadata: {task: {data_model: LP64, …}, …}\n  …\n- metadata: {task: {data_model: LP64, …}, …}\n  …",
    check: Check::Yaml(check),
};

/// The fields that all entries share, with the mapping below `metadata` that they are in.
const SHARED: &[(Option<&str>, &str)] = &[
    (None, "format_version"),
    (Some("task"), "input_files"),
    (Some("task"), "input_file_hashes"),
    (Some("task"), "specification"),
    (Some("task"), "data_model"),
    (Some("task"), "language"),
];

fn check(ctx: &mut Context<'_>, document: &Document) {
    let Some((first, others)) = entries(document).split_first() else { return };
    for (idx, entry) in others.iter().enumerate() {
        for (owner, name) in SHARED {
            let (Some(before), Some(found)) = (field(first, *owner, name), field(entry, *owner, name)) else {
                continue;
            };
            if !words(before).eq(words(found)) {
                ctx.report(
                    found.span,
                    format!(
                        "`{name}` of entry {} is not that of the first entry, expected the same",
                        idx + 2
                    ),
                    "make the entries agree, or put them into files of their own",
                );
            }
        }
    }
}

fn field<'y>(entry: &'y Yaml, owner: Option<&str>, name: &str) -> Option<&'y Yaml> {
    let metadata = entry.get("metadata")?;
    owner.map_or(Some(metadata), |owner| metadata.get(owner))?.get(name)
}

/// The texts of a scalar, a list or a mapping of scalars.
fn words(node: &Yaml) -> impl Iterator<Item = Option<&str>> {
    let fields = node.entries().iter().flat_map(|(key, value)| [key.text(), value.text()]);
    node.text().map(Some).into_iter().chain(node.items().iter().map(Yaml::text)).chain(fields)
}
