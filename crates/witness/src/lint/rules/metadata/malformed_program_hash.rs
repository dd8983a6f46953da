//! W208: a program hash that cannot be a SHA-256.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
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

const N_DIGITS: usize = 64;

/// Whether this can be a SHA-256 in hexadecimal.
pub(super) fn is_sha256(hash: &str) -> bool {
    hash.len() == N_DIGITS && is_hexadecimal(hash)
}

fn is_hexadecimal(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if is_sha256(value) {
        return;
    }
    let found = if is_hexadecimal(value) {
        match value.len() {
            32 => "an MD5 of 32 digits".to_owned(),
            40 => "a SHA-1 of 40 digits".to_owned(),
            128 => "a SHA-512 of 128 digits".to_owned(),
            n_digits => format!("{n_digits} hexadecimal digits"),
        }
    } else {
        quoted(value).to_string()
    };
    ctx.report(
        datum.span,
        format!("found {found} as program hash, expected a SHA-256 of {N_DIGITS} hexadecimal digits"),
        "write the SHA-256 of the bytes of the program file, as `sha256sum` prints it",
    );
}
