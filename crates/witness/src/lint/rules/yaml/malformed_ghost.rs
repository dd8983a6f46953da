//! W515: a ghost variable that cannot be declared.

use jurat_text::yaml::{Type, Yaml};
use rustc_hash::FxHashSet;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W515",
    name: "malformed-ghost",
    severity: Severity::Warning,
    strict: false,
    what: "A ghost variable has a name that is no identifier or is taken, an empty type or value, or a scope other than \
           `global`.",
    why: "A validator declares the ghost variables in the program, so that each needs a name of its own, a type, and a \
          value at the start. Version 2.1 has global ghost variables only.",
    bad: "- name: is locked\n  type: int\n  scope: local\n  initial: {value: \"0\", format: c_expression}",
    good: "- name: is_locked\n  type: int\n  scope: global\n  initial: {value: \"0\", format: c_expression}",
    check: Check::Mapping(&[Kind::GhostContent], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let mut names = FxHashSet::default();
    for variable in node.get("ghost_variables").map(Yaml::items).unwrap_or_default() {
        // What is no string is W409, what is absent W407.
        let strings = |field| variable.get(field).filter(|value| value.type_of() == Type::String);
        if let Some(name) = strings("name") {
            let text = name.text().unwrap_or_default();
            check_name(ctx, name, text, names.insert(text));
        }
        if let Some(type_name) = strings("type").filter(|value| is_blank(value)) {
            ctx.report(
                type_name.span,
                "the ghost variable has an empty type, expected a type such as `int`",
                "write the type as the program would",
            );
        }
        if let Some(scope) = strings("scope").filter(|scope| scope.text() != Some("global")) {
            let found = quoted(scope.text().unwrap_or_default());
            ctx.report(
                scope.span,
                format!("found scope {found}, expected `global`"),
                "write `global`: the format has no other scope",
            );
        }
        let initial = variable.get("initial").and_then(|initial| initial.get("value"));
        if let Some(value) = initial.filter(|value| value.type_of() == Type::String && is_blank(value)) {
            ctx.report(
                value.span,
                "the ghost variable starts with an empty value, expected an expression",
                "write the value that the variable has before the program starts, such as `\"0\"`",
            );
        }
    }
}

fn check_name(ctx: &mut Context<'_>, name: &Yaml, text: &str, is_new: bool) {
    if !is_identifier(text) {
        ctx.report(
            name.span,
            format!("found ghost variable {}, expected an identifier", quoted(text)),
            "use letters, digits and `_`, and begin with a letter or `_`",
        );
    } else if !is_new {
        ctx.report(
            name.span,
            format!("found ghost variable {} again, expected each name once", quoted(text)),
            "remove one of the two, or give it another name",
        );
    }
}

fn is_blank(value: &Yaml) -> bool {
    value.text().is_some_and(|text| text.trim().is_empty())
}

fn is_identifier(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphabetic() || first == '_')
        && text.chars().all(|character| character.is_alphanumeric() || character == '_')
}
