//! W601: a file that is none of the program's.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{FileName, ProgramIndex, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W601",
    name: "unknown-program-file",
    severity: Severity::Warning,
    strict: false,
    what: "An edge (`originfile`) or a location (`file_name`) names a file that is none of the given program files.",
    why: "A validator looks for the line in the named file. If there is no such file, it drops the claim, and the \
          witness says less than its author had in mind. Files are compared by their last path components, so that \
          the directory in which the verifier ran does not matter. Files of the JDK and of the verifier itself \
          (`java/lang/String.java`, `org/sosy_lab/sv_benchmarks/Verifier.java`, `<command-line>`) are not reported: \
          verifiers follow the program into them. Each name is reported once.",
    bad: r#"<data key="originfile">Mian.java</data>"#,
    good: r#"<data key="originfile">Main.java</data>"#,
    check: Check::Site(check),
};

/// How many files of the program a message lists.
const MAX_LISTED: usize = 3;

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    if let Some(file_name) = &site.file_name
        && file_name.found == FileName::Unknown
        && file_name.is_first
    {
        ctx.report(
            file_name.name.span,
            format!(
                "found file {}, expected a file of the program: {}",
                quoted(&file_name.name.value),
                files(site.index)
            ),
            "name a file of the program, or give this file to lint as well",
        );
    }
}

/// The files of the program for a message.
fn files(index: &ProgramIndex<'_>) -> String {
    let names: Vec<_> =
        index.files.iter().take(MAX_LISTED).map(|file| quoted(file.base_name()).to_string()).collect();
    let n_more = index.files.len().saturating_sub(MAX_LISTED);
    let more = if n_more > 0 { format!(" or {n_more} more") } else { String::new() };
    names.join(", ") + &more
}
