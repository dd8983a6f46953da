//! W409: a field that holds something of another type.

use jurat_text::yaml::{Type, Yaml};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::yaml::schema::{Holds, Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W409",
    name: "wrong-field-type",
    severity: Severity::Warning,
    strict: false,
    what: "A field holds a number where the format has a string, a string where it has a list, and the like.",
    why: "Validators check the types against the format's schema. In YAML, `2.0` without quotes is a number, and \
          `true` and `1` are not strings, although they look the same to people.",
    bad: "format_version: 2.0",
    good: "format_version: \"2.0\"",
    check: Check::Mapping(Kind::ALL, check),
};

/// Longer values are not repeated in the help.
const MAX_SHOWN: usize = 20;

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    for (key, value) in node.entries() {
        let Some(field) = key.text().and_then(|name| mapping.field(name)) else { continue };
        let holds = field.holds.decide(node, value);
        check_value(ctx, holds, value, || format!("`{}`", field.name));
        match holds {
            Holds::List(items) => {
                for (idx, item) in value.items().iter().enumerate() {
                    let name = || format!("item {} of `{}`", idx + 1, field.name);
                    check_value(ctx, items.decide(value, item), item, name);
                }
            }
            Holds::Map(values) => {
                for (name, inner) in value.entries() {
                    let name = || format!("`{}` of {}", field.name, quoted(name.text().unwrap_or_default()));
                    check_value(ctx, *values, inner, name);
                }
            }
            _ => {}
        }
    }
}

fn check_value(ctx: &mut Context<'_>, holds: Holds, value: &Yaml, name: impl FnOnce() -> String) {
    let Some(expected) = holds.expected(value) else { return };
    let found = value.type_of();
    ctx.report(
        value.span,
        format!("{} is {}, expected {expected}", name(), found.as_str()),
        help(holds, value.type_of(), value.text().unwrap_or_default()),
    );
}

fn help(holds: Holds, found: Type, text: &str) -> String {
    match (holds, found) {
        (Holds::Text | Holds::Word(_), Type::Boolean | Type::Integer | Type::Float) => {
            if text.len() > MAX_SHOWN {
                "put it into quotes".to_owned()
            } else {
                format!("put it into quotes: `\"{text}\"`")
            }
        }
        (Holds::List(_), Type::Null) => "write `[]` if nothing is meant to be there".to_owned(),
        (Holds::List(_), _) => "write a list, with `- ` before each item".to_owned(),
        (_, Type::Null) => "give it a value".to_owned(),
        _ => "see the description of the format".to_owned(),
    }
}
