//! W407: a required field that is not there.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::yaml::schema::{Field, Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W407",
    name: "missing-field",
    severity: Severity::Warning,
    strict: false,
    what: "A mapping lacks a field that the format requires.",
    why: "Validators check the file against the format's schema first and reject it. For Java with a single input file, \
          a location without `file_name` is still clear and only worth knowing.",
    bad: "producer:\n  name: Jurat",
    good: "producer:\n  name: Jurat\n  version: \"1.0\"",
    check: Check::Mapping(Kind::ALL, check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    for field in mapping.fields {
        if field.is_required && node.get(field.name).is_none() {
            ctx.report_as(
                severity(ctx, mapping, field),
                node.span,
                format!("{} has no `{}`, expected {}", mapping.name, field.name, field.meaning),
                format!("add the field `{}`", field.name),
            );
        }
    }
}

fn severity(ctx: &Context<'_>, mapping: &Mapping, field: &Field) -> Severity {
    let is_file_name = mapping.kind == Kind::Location && field.name == "file_name";
    if is_file_name && profile::is_java(ctx) && profile::metadata(ctx).input_files.len() == 1 {
        Severity::Info
    } else {
        Severity::Warning
    }
}
