//! W412: entries that do not belong into one witness.

use jurat_text::yaml::{Document, Yaml};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::yaml::entries;

pub(crate) static RULE: Rule = Rule {
    code: "W412",
    name: "mixed-entry-types",
    severity: Severity::Warning,
    strict: false,
    what: "A `violation_sequence` stands beside other entries.",
    why: "A witness is evidence either for correctness or for a violation. With both, validators take it for the one or \
          the other, or reject it. Several violation sequences are only worth knowing: the format's text allows them, \
          but validators follow one.",
    bad: "- entry_type: violation_sequence\n  …\n- entry_type: invariant_set\n  …",
    good: "- entry_type: violation_sequence\n  …",
    check: Check::Yaml(check),
};

fn check(ctx: &mut Context<'_>, document: &Document) {
    let types = || {
        entries(document).iter().filter_map(|entry| {
            let node = entry.get("entry_type")?;
            let is_violation = match node.text()? {
                "violation_sequence" => true,
                "invariant_set" | "ghost_instrumentation" => false,
                _ => return None,
            };
            Some((node, is_violation))
        })
    };
    let Some((_, first_is_violation)) = types().next() else { return };
    for (node, is_violation) in types().skip(1) {
        if is_violation != first_is_violation {
            report_mixed(ctx, node);
        } else if is_violation {
            ctx.report_as(
                Severity::Info,
                node.span,
                "found another `violation_sequence`, expected a single one",
                "put it into a file of its own, so that validators find it",
            );
        }
    }
}

fn report_mixed(ctx: &mut Context<'_>, node: &Yaml) {
    let found = node.text().unwrap_or_default();
    ctx.report(
        node.span,
        format!("found `{found}` in the same file as entries of the other kind, expected only one kind"),
        "put what proves the property and what violates it into files of their own",
    );
}
