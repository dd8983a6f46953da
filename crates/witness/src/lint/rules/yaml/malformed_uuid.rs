//! W414: an identifier that is not a UUID.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W414",
    name: "malformed-uuid",
    severity: Severity::Warning,
    strict: false,
    what: "The `uuid` is not of the form of RFC 4122: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.",
    why: "The UUID tells entries apart, and the format's schema prescribes its form. Every language has a function that \
          makes one.",
    bad: "uuid: 42",
    good: "uuid: 6c5b4c1e-3b0a-4f5e-9a53-0d2b8f4f7a11",
    check: Check::Mapping(&[Kind::Metadata], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(uuid) = node.get("uuid") else { return };
    let Some(text) = uuid.text() else { return };
    if !is_uuid(text) {
        ctx.report(
            uuid.span,
            format!("found {}, expected a UUID such as `6c5b4c1e-3b0a-4f5e-9a53-0d2b8f4f7a11`", quoted(text)),
            "write a new UUID, as `uuidgen` prints it",
        );
    }
}

fn is_uuid(text: &str) -> bool {
    let mut groups = text.split('-');
    let is_group = |group: Option<&str>, len| {
        group.is_some_and(|group| group.len() == len && group.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    [8, 4, 4, 4, 12].into_iter().all(|len| is_group(groups.next(), len)) && groups.next().is_none()
}
