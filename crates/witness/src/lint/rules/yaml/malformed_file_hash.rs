//! W419: a hash that is not SHA-256.

use jurat_text::hex::is_sha256;
use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::file_hash::hashes;
use crate::lint::words::other_hash;
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W419",
    name: "malformed-file-hash",
    severity: Severity::Warning,
    strict: false,
    what: "A hash of an input file is not a SHA-256 hash, that is, not 64 hexadecimal digits.",
    why: "Validators compare it with the SHA-256 hash of the file and find them different. Old witnesses have SHA-1 \
          hashes, which have 40 digits.",
    bad: "Main.java: a94a8fe5ccb19ba61c4c0873d391e987982fbbd3",
    good: "Main.java: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    check: Check::Mapping(&[Kind::Task], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    for (file, hash, text) in hashes(node) {
        if is_sha256(text) {
            continue;
        }
        let found = other_hash(text).unwrap_or_else(|| quoted(text).to_string());
        ctx.report(
            hash.span,
            format!("found {found} for {}, expected a SHA-256 of 64 hexadecimal digits", quoted(file)),
            "write the SHA-256 hash of the file, as `sha256sum` prints it",
        );
    }
}
