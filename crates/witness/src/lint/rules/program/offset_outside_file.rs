//! W607: an offset that the program file does not have.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{Part, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W607",
    name: "offset-outside-file",
    severity: Severity::Warning,
    strict: false,
    what: "An offset of an edge (`startoffset`, `endoffset`) is beyond the end of its program file.",
    why: "Offsets count the characters of the file from 0, so that the last one is its number of characters less one. \
          An operation beyond the end of the file does not exist, and the edge never matches. Most often the witness \
          belongs to another version of the program.",
    bad: r#"<data key="endoffset">9000</data> <!-- Main.java has 312 characters -->"#,
    good: r#"<data key="endoffset">120</data>"#,
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let (Part::Edge(edge), Some(file)) = (site.part, site.file) else { return };
    let offsets = [&edge.lines.start_offset, &edge.lines.end_offset];
    // If the first character is outside, the last one is no news.
    if let Some(offset) = offsets.into_iter().flatten().find(|offset| offset.value >= file.n_chars()) {
        ctx.report(
            offset.span,
            format_args!(
                "found offset {}, expected an offset into {}, which has {} characters",
                offset.value,
                quoted(file.base_name()),
                file.n_chars()
            ),
            "count characters from 0, and check that the program is the one that was verified",
        );
    }
}
