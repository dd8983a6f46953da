//! W405: a file that is no list of entries.

use jurat_text::yaml::{Document, Type, Yaml};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;

pub(crate) static RULE: Rule = Rule {
    code: "W405",
    name: "wrong-yaml-root",
    severity: Severity::Error,
    strict: false,
    what: "The file is not a list of entries, or an entry is not a mapping.",
    why: "A witness is a list, even of a single entry. Of anything else a validator reads nothing. A single entry \
          without the list is what some producers for Java write; it is understood here, but not by validators for C.",
    bad: "entry_type: invariant_set\nmetadata:\n  …",
    good: "- entry_type: invariant_set\n  metadata:\n    …",
    check: Check::Yaml(check),
};

fn check(ctx: &mut Context<'_>, document: &Document) {
    let Some(root) = &document.root else { return };
    match root.type_of() {
        Type::Sequence => {
            for (idx, entry) in root.items().iter().enumerate() {
                check_entry(ctx, idx, entry);
            }
        }
        Type::Mapping => {
            let severity = if profile::is_java(ctx) { Severity::Info } else { Severity::Warning };
            ctx.report_as(
                severity,
                root.span,
                "the file is a single mapping, expected a list of entries",
                "put `- ` before the first field and indent the others by two blanks",
            );
        }
        // An empty document is W406, an alias W402.
        Type::Null | Type::Alias => {}
        other @ (Type::Boolean | Type::Integer | Type::Float | Type::String) => ctx.report(
            root.span,
            format!("the file is {}, expected a list of entries", other.as_str()),
            "begin with `- entry_type: invariant_set` or `- entry_type: violation_sequence`",
        ),
    }
}

fn check_entry(ctx: &mut Context<'_>, idx: usize, entry: &Yaml) {
    let found = entry.type_of();
    if !matches!(found, Type::Mapping | Type::Alias) {
        ctx.report(
            entry.span,
            format!("entry {} is {}, expected a mapping", idx + 1, found.as_str()),
            "write an entry with `entry_type`, `metadata` and `content`, or remove it",
        );
    }
}
