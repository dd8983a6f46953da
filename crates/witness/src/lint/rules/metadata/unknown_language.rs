//! W203: a programming language that witnesses do not know.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W203",
    name: "unknown-language",
    severity: Severity::Warning,
    strict: false,
    what: "The `sourcecodelang` is neither `C` nor `Java`, written just so.",
    why: "The language decides how a validator parses the program and the expressions of the witness. The format \
          knows two, and compares their names letter by letter.",
    bad: r#"<data key="sourcecodelang">java</data>"#,
    good: r#"<data key="sourcecodelang">Java</data>"#,
    check: Check::Datum(&[Key::SourceCodeLang], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if matches!(value, "C" | "Java") {
        return;
    }
    let help = match ["C", "Java"].into_iter().find(|language| language.eq_ignore_ascii_case(value)) {
        Some(language) => format!("write `{language}`: capital letters matter here"),
        None => "write the language of the program: `C` or `Java`".to_owned(),
    };
    ctx.report(datum.span, format!("found language {}, expected `C` or `Java`", quoted(value)), help);
}
