//! W208: a program hash that cannot be a SHA-256.

use jurat_text::hex::is_sha256;

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::other_hash;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W208",
    name: "malformed-program-hash",
    severity: Severity::Warning,
    strict: false,
    what: "The `programhash` is not written as 64 hexadecimal digits.",
    why: "Format 1.0 asks for the SHA-256 of the program. Anything else, such as the SHA-1 of older versions of the \
          format, matches no program, so a validator that compares the hash rejects the witness.",
    bad: r#"<data key="programhash">a94a8fe5ccb19ba61c4c0873d391e987982fbbd3</data>"#,
    good: r#"<data key="programhash">9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08</data>"#,
    check: Check::Datum(&[Key::ProgramHash], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if is_sha256(value) {
        return;
    }
    let found = other_hash(value).unwrap_or_else(|| quoted(value).to_string());
    ctx.report(
        datum.span,
        format!("found {found} as program hash, expected a SHA-256 of 64 hexadecimal digits"),
        "write the SHA-256 of the bytes of the program file, as `sha256sum` prints it",
    );
}
