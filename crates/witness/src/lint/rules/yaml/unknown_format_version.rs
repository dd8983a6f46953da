//! W413: a version of the format that does not exist.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping, Version};

pub(crate) static RULE: Rule = Rule {
    code: "W413",
    name: "unknown-format-version",
    severity: Severity::Warning,
    strict: false,
    what: "The `format_version` is not one of the YAML formats.",
    why: "The version decides which types, actions and expressions are allowed. Validators reject a version that they do \
          not know. Version 2.2 exists, but few tools read it, and what it adds is not looked at here.",
    bad: "format_version: \"2\"",
    good: "format_version: \"2.0\"",
    check: Check::Mapping(&[Kind::Metadata], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(version) = node.get("format_version") else { return };
    let Some(number) = version.text().filter(|number| !number.is_empty()) else { return };
    match Version::from_number(number) {
        Some(Version::V2_0 | Version::V2_1) => {}
        Some(Version::V2_2) => ctx.report_as(
            Severity::Info,
            version.span,
            "found format version `2.2`, expected `2.0` or `2.1`, which more tools read",
            "write `2.1` if the witness uses nothing that version 2.2 added",
        ),
        None => {
            let help = match number {
                "0.1" => "version 0.1 is frozen: write invariants as an `invariant_set` of version 2.0",
                "1.0" => "version 1.0 is the GraphML format: YAML begins with version 2.0",
                _ => "write `\"2.0\"`, or `\"2.1\"` if the witness uses what that version added",
            };
            ctx.report(
                version.span,
                format!("unknown format version {}, expected `2.0` or `2.1`", quoted(number)),
                help,
            );
        }
    }
}
