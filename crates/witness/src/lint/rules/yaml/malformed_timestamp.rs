//! W415: a creation time that is no point in time.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::timestamp::timestamp_fault;
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W415",
    name: "malformed-timestamp",
    severity: Severity::Warning,
    strict: false,
    what: "The `creation_time` is not a date, a time and a time zone as ISO 8601 writes them, or the date does not exist.",
    why: "The format's schema prescribes the form `2026-01-31T12:00:00Z`. Without a time zone, nobody knows which moment \
          is meant.",
    bad: "creation_time: 2026-02-30 12:00",
    good: "creation_time: 2026-01-31T12:00:00Z",
    check: Check::Mapping(&[Kind::Metadata], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(time) = node.get("creation_time") else { return };
    let Some(text) = time.text() else { return };
    if let Some(fault) = timestamp_fault(text) {
        ctx.report(
            time.span,
            format!(
                "found {}, expected a point in time such as `2026-01-31T12:00:00Z`: {fault}",
                quoted(text)
            ),
            "write date, `T`, time, and `Z` or the offset from UTC such as `+01:00`",
        );
    }
}
