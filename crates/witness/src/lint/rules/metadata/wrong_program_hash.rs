//! W207: a hash that is not that of the program at hand.

use jurat_text::hex::is_sha256;
use jurat_text::span::Spanned;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::metadata::java_scope::java_scope;
use crate::lint::words::quoted;
use crate::model::{Automaton, Language};
use crate::program::Program;

pub(crate) static RULE: Rule = Rule {
    code: "W207",
    name: "wrong-program-hash",
    severity: Severity::Warning,
    strict: false,
    what: "The `programhash` is not the SHA-256 of the program that was given to Jurat.",
    why: "The hash ties the witness to the very bytes that were verified. If it differs, the program was changed, or \
          the witness belongs to another one, and its lines and values mean nothing. A program of several files has \
          the hash of their bytes one after the other in the order given; the hash of just one of several Java files \
          is only remarked on.",
    bad: r#"<data key="programhash">(SHA-256 of Main.java before it was last saved)</data>"#,
    good: r#"<data key="programhash">(what `sha256sum Main.java` prints)</data>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    let Some(program) = ctx.program else { return };
    let metadata = &ctx.reading.witness.metadata;
    for hash in metadata.hashes.iter().map(|hash| &hash.hash) {
        // What is no hash at all is a matter of another rule.
        if !is_sha256(&hash.value) || hash.value.eq_ignore_ascii_case(&program.sha256) {
            continue;
        }
        let covered = program.files.iter().find(|file| file.sha256.eq_ignore_ascii_case(&hash.value));
        match covered {
            Some(covered) => {
                let is_java = metadata.language.as_ref().is_some_and(|it| it.value == Language::Java)
                    || java_scope(automaton).is_some();
                let severity = if is_java { Severity::Info } else { Severity::Warning };
                let (name, n_files) = (quoted(base_name(&covered.name)), program.files.len());
                ctx.report_as(
                    severity,
                    hash.span,
                    format!("hash covers only {name}, 1 of {n_files} files, expected that of all files"),
                    format!("write `{}`, the SHA-256 of all files in the order given", program.sha256),
                );
            }
            None => report_foreign(ctx, program, hash),
        }
    }
}

/// Reports a hash that fits no file of the program.
fn report_foreign<T: AsRef<str>>(ctx: &mut Context<'_>, program: &Program, hash: &Spanned<T>) {
    let what = match program.files.as_slice() {
        [] => return,
        [file] => quoted(base_name(&file.name)).to_string(),
        files => format!("the {} files in the order given", files.len()),
    };
    let found = hash.value.as_ref().get(..12).unwrap_or_default();
    ctx.report(
        hash.span,
        format!("found program hash `{found}…`, expected `{}`, the SHA-256 of {what}", program.sha256),
        "check that this is the program that was verified, byte by byte; also the line ends count",
    );
}

fn base_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lint::{LintOptions, lint};
    use crate::program::ProgramFile;
    use crate::read;

    /// The severity of the finding on a hash of the given digit, for files with hashes of the given digits.
    fn finding(language: &str, files: &[&str], whole: &str, hash: &str) -> Option<Severity> {
        let text = format!(
            r#"<graphml><graph><data key="sourcecodelang">{language}</data>
            <data key="programhash">{}</data></graph></graphml>"#,
            hash.repeat(64)
        );
        let file = |digit: &&str| ProgramFile {
            name: "main.c".to_owned(),
            sha256: digit.repeat(64),
            text: String::new(),
            malformed: None,
            outline: None,
        };
        let program = Program { files: files.iter().map(file).collect(), sha256: whole.repeat(64) };
        let options = LintOptions { strict: false, max_per_rule: 20 };
        let report = lint(&read(text.into_bytes()), Some(&program), options);
        let finding = report.findings.iter().find(|finding| finding.rule.code == "W207");
        finding.map(|finding| finding.severity)
    }

    #[test]
    fn the_hash_of_the_whole_program_is_right() {
        assert_eq!(finding("C", &["a"], "a", "A"), None);
        assert_eq!(finding("C", &["a"], "a", "b"), Some(Severity::Warning));
        assert_eq!(finding("Java", &["a", "b"], "c", "c"), None);
        assert_eq!(finding("Java", &["a", "b"], "c", "d"), Some(Severity::Warning));
        assert_eq!(finding("C", &[], "c", "d"), None);
    }

    #[test]
    fn the_hash_of_one_of_several_files_is_worth_a_remark_for_java() {
        assert_eq!(finding("Java", &["a", "b"], "c", "b"), Some(Severity::Info));
        assert_eq!(finding("C", &["a", "b"], "c", "b"), Some(Severity::Warning));
    }
}
