//! W418: input files and hashes that do not go together.

use jurat_text::yaml::{Type, Yaml};
use rustc_hash::FxHashSet;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W418",
    name: "missing-file-hash",
    severity: Severity::Warning,
    strict: false,
    what: "An input file has no hash in `input_file_hashes`, or a hash belongs to no input file.",
    why: "The hash is how a validator knows that it looks at the same program as the verifier. The names must be the same \
          in both lists, with the same directories before them. A hash too many is only worth knowing.",
    bad: "input_files: [Main.java, Util.java]\ninput_file_hashes:\n  Main.java: 9f86d0…",
    good: "input_files: [Main.java, Util.java]\ninput_file_hashes:\n  Main.java: 9f86d0…\n  Util.java: 60303a…",
    check: Check::Mapping(&[Kind::Task], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let (Some(files), Some(hashes)) = (node.get("input_files"), node.get("input_file_hashes")) else {
        return;
    };
    if hashes.type_of() != Type::Mapping {
        return;
    }
    // A string in place of a list of one is W409.
    let files = || files.items().iter().chain(files.text().map(|_| files));
    let hashed: FxHashSet<&str> = hashes.entries().iter().filter_map(|(name, _)| file_name(name)).collect();
    for file in files() {
        if let Some(name) = file_name(file).filter(|name| !hashed.contains(name)) {
            ctx.report(
                file.span,
                format!("found no hash of {}, expected one in `input_file_hashes`", quoted(name)),
                "add the SHA-256 hash under the same name, as `sha256sum` prints it",
            );
        }
    }
    let given: FxHashSet<&str> = files().filter_map(file_name).collect();
    for (key, _) in hashes.entries() {
        if let Some(name) = file_name(key).filter(|name| !given.contains(name)) {
            ctx.report_as(
                Severity::Info,
                key.span,
                format!("found a hash of {}, expected only names of `input_files`", quoted(name)),
                "write the name as in `input_files`, or remove the hash",
            );
        }
    }
}

/// The name as both lists should have it: `./` says nothing.
fn file_name(node: &Yaml) -> Option<&str> {
    node.text().map(|name| name.strip_prefix("./").unwrap_or(name))
}
