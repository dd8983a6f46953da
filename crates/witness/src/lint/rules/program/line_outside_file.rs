//! W602: a line that the program file does not have.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{Part, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W602",
    name: "line-outside-file",
    severity: Severity::Warning,
    strict: false,
    what: "A line (`startline`, `endline`, or the `line` of a location) is beyond the end of its program file.",
    why: "No operation of the program is there, so that the edge never matches and the invariant is never checked. \
          Most often the witness belongs to another version of the program. The file is the one that the witness \
          names; if it names none, it is the only file of the program.",
    bad: r#"<data key="startline">120</data> <!-- Main.java has 40 lines -->"#,
    good: r#"<data key="startline">12</data>"#,
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let Some(file) = site.file else { return };
    let lines = match site.part {
        Part::Edge(edge) => [edge.lines.start_line.as_ref(), edge.lines.end_line.as_ref()],
        Part::Location(location, _) => [location.line.as_ref(), None],
        Part::Invariant | Part::Entry(_) | Part::Function => return,
    };
    // If the first line is outside, the last one is no news.
    if let Some(line) = lines.into_iter().flatten().find(|line| line.value > file.n_lines) {
        let (n_lines, plural) = (file.n_lines, if file.n_lines == 1 { "" } else { "s" });
        ctx.report(
            line.span,
            format_args!(
                "found line {}, expected a line of {}, which has {n_lines} line{plural}",
                line.value,
                quoted(file.base_name())
            ),
            "check that the program is the one that was verified, without any change",
        );
    }
}
