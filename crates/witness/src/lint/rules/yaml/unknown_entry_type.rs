//! W411: an entry of an unknown type.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::unknown_word;
use crate::lint::words::{nearest, one_of, quoted};
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W411",
    name: "unknown-entry-type",
    severity: Severity::Warning,
    strict: false,
    what: "The `entry_type` of an entry is not one of the format.",
    why: "Nothing is known about the content of such an entry, so it is skipped. The types `loop_invariant` and \
          `loop_invariant_certificate` are those of format 0.1, which is frozen and no longer read by validators.",
    bad: "- entry_type: loop_invariant",
    good: "- entry_type: invariant_set",
    check: Check::Mapping(&[Kind::Entry], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    let Some((value, name)) = unknown_word::find(mapping, node, "entry_type") else { return };
    let names = unknown_word::known(ctx, mapping, "entry_type");
    let help = match name {
        "loop_invariant" | "loop_invariant_certificate" => {
            "it is an entry of the frozen format 0.1: make it an `invariant` in the `content` of an `invariant_set`"
                .to_owned()
        }
        "location_invariant" => "make it an `invariant` in the `content` of an `invariant_set`".to_owned(),
        _ => match nearest(name, names.iter().copied()) {
            Some(known) => format!("did you mean `{known}`?"),
            None => "use `invariant_set` for proofs and `violation_sequence` for violations".to_owned(),
        },
    };
    ctx.report(value.span, format!("unknown entry type {}, expected {}", quoted(name), one_of(names)), help);
}
