//! W408: a field that the format does not define.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::{nearest, one_of, quoted};
use crate::yaml::schema::{self, Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W408",
    name: "unknown-field",
    severity: Severity::Info,
    strict: false,
    what: "A mapping has a field that the format does not define there.",
    why: "Validators ignore such a field, so it does no harm as a note. But where it is a known field misspelt or in the \
          wrong place, what it says is lost.",
    bad: "location:\n  file_name: Main.java\n  line: 5\n  colum: 9",
    good: "location:\n  file_name: Main.java\n  line: 5\n  column: 9",
    check: Check::Mapping(Kind::ALL, check),
};

fn check(ctx: &mut Context<'_>, mapping: &'static Mapping, node: &Yaml) {
    if mapping.is_open {
        return;
    }
    for (key, _) in node.entries() {
        if let Some(name) = key.text()
            && mapping.field(name).is_none()
        {
            let expected = one_of(mapping.fields.iter().map(|field| field.name));
            let message = format!("unknown field {} in {}, expected {expected}", quoted(name), mapping.name);
            ctx.report(key.span, message, help(mapping, name));
        }
    }
}

fn help(mapping: &'static Mapping, name: &str) -> String {
    if let Some(known) = nearest(name, mapping.fields.iter().map(|field| field.name)) {
        return format!("did you mean `{known}`?");
    }
    match schema::owners(name).next() {
        Some(owner) => format!("`{name}` is a field of {}: move it there", owner.name),
        None => "remove it if it is not meant as a note; validators ignore it".to_owned(),
    }
}
