//! W420: a hash of another file than the program's.

use jurat_text::hex::is_sha256;
use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::file_hash::hashes;
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W420",
    name: "wrong-file-hash",
    severity: Severity::Warning,
    strict: false,
    what: "The hash of an input file is not that of the program that was given.",
    why: "The witness was made for another version of the file, so its lines and names may mean something else. A file \
          that was only reformatted, or checked out with other line ends, has another hash as well.",
    bad: "Main.java: 0000000000000000000000000000000000000000000000000000000000000000",
    good: "Main.java: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    check: Check::Mapping(&[Kind::Task], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(program) = ctx.program else { return };
    for (name, hash, text) in hashes(node) {
        // What is no SHA-256 hash at all is W419.
        if !is_sha256(text) {
            continue;
        }
        if let Some(file) = program.file(name).filter(|file| !file.sha256.eq_ignore_ascii_case(text)) {
            ctx.report(
                hash.span,
                format!("found hash `{text}` of {}, expected `{}`", quoted(name), file.sha256),
                "use the program that the witness was made for, or make the witness anew",
            );
        }
    }
}
