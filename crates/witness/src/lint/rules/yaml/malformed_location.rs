//! W503: a line or column that is no number from 1.

use jurat_text::yaml::{Type, Yaml};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W503",
    name: "malformed-location",
    severity: Severity::Warning,
    strict: false,
    what: "The `line` or `column` of a location is not an integer from 1.",
    why: "Lines and columns count from 1. Tools that count from 0 point one character too far to the left, and format \
          0.1 counted columns from 0. A column that is not known is left out; the leftmost fitting place of the line is \
          then meant.",
    bad: "line: 5\ncolumn: 0",
    good: "line: 5\ncolumn: 1",
    check: Check::Mapping(&[Kind::Location], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    for field in ["line", "column"] {
        let Some(value) = node.get(field) else { continue };
        let number = value.integer();
        if value.type_of() == Type::Alias
            || number.is_some_and(|number| u32::try_from(number).is_ok_and(|n| n > 0))
        {
            continue;
        }
        let found = match (value.text(), value.type_of()) {
            (Some(text), Type::String) => format!("the string {}", quoted(text)),
            (Some(text), Type::Integer | Type::Float | Type::Boolean) => quoted(text).to_string(),
            (_, other) => other.as_str().to_owned(),
        };
        let help = match (field, value.type_of(), number) {
            ("column", _, Some(0)) => "add 1 to all columns, or leave the column out if it is not known",
            ("line", _, Some(0)) => "add 1 to all lines",
            (_, Type::String, _) => "write a single number, without quotes",
            ("column", ..) => "write the column, or leave it out if it is not known",
            _ => "write the line",
        };
        ctx.report(value.span, format!("`{field}` is {found}, expected an integer from 1"), help);
    }
}
