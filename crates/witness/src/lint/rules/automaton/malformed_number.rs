//! W312: a line or an offset that is no number.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W312",
    name: "malformed-number",
    severity: Severity::Warning,
    strict: false,
    what: "The value of `startline` or `endline` is not a whole number from 1, or that of `startoffset` or \
           `endoffset` not one from 0.",
    why: "They tie an edge to a place in the program. With a value that is no number, or with a line that no file \
          has, the edge matches nothing, or the wrong operation. Lines count from 1, offsets from 0.",
    bad: r#"<data key="startline">0</data>"#,
    good: r#"<data key="startline">1</data>"#,
    check: Check::Datum(&[Key::StartLine, Key::EndLine, Key::StartOffset, Key::EndOffset], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    let is_line = matches!(datum.key, Key::StartLine | Key::EndLine);
    // Rust's numbers may have a plus sign, those of the format may not.
    let number: Option<u32> = value.parse().ok().filter(|_| !value.starts_with('+'));
    if number.is_some_and(|number| number > 0 || !is_line) {
        return;
    }
    let expected = if is_line { "a line number from 1" } else { "an offset from 0" };
    let help = match number {
        Some(_) => "write the number of the line; the first one is 1",
        None if value.bytes().all(|byte| byte.is_ascii_digit()) => "write a number below 2^32",
        None => "write a number in decimal digits, or remove the data if the place is not known",
    };
    ctx.report(
        datum.span,
        format_args!("found {} as `{}`, expected {expected}", quoted(value), datum.key),
        help,
    );
}
