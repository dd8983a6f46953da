//! W416: a data model that does not exist.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::unknown_word;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W416",
    name: "unknown-data-model",
    severity: Severity::Warning,
    strict: false,
    what: "The `data_model` is neither `ILP32` nor `LP64`.",
    why: "The data model decides how wide `int`, `long` and pointers are. GraphML has `32bit` and `64bit` for it; YAML \
          does not. In Java the widths are fixed, but the field is required all the same; write `LP64`.",
    bad: "data_model: 64bit",
    good: "data_model: LP64",
    check: Check::Mapping(&[Kind::Task], check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    unknown_word::report(ctx, mapping, node, "data_model", "data model");
}
