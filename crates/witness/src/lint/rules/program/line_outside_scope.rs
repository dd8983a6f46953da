//! W603: a claim about the names of one method at a line of another.

use std::fmt;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{FileIndex, LineSet, Methods, Part, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W603",
    name: "line-outside-scope",
    severity: Severity::Warning,
    strict: false,
    what: "The scope of an invariant or assumption is a method of the program, but the line of the edge lies outside \
           of that method.",
    why: "Names are looked up in the scope. At a line of another method its variables do not exist, so that the claim \
          cannot be checked there, or is checked with other variables of the same name. Any overload of the method \
          will do, and so will the lines before the opening brace of its class, where compilers put code of their \
          own. Edges that enter or leave a function are not looked at: the two ends of a call are in two methods.",
    bad: "<edge source=\"q0\" target=\"q1\"> <!-- q1 has invariant.scope java::Main.main:([Ljava/lang/String;)V -->\n  \
          <data key=\"startline\">20</data> <!-- main has lines 2 to 9 -->\n</edge>",
    good: "<edge source=\"q0\" target=\"q1\">\n  <data key=\"startline\">4</data>\n</edge>",
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let (Part::Edge(edge) | Part::Entry(edge), Some(file), Some(scope)) =
        (site.part, site.file, &site.method)
    else {
        return;
    };
    let line = edge.lines.start_line.as_ref().or(edge.lines.end_line.as_ref());
    let (Some(line), Methods::Found { lines, head }) = (line, scope.found) else { return };
    let is_inside = |set: &LineSet| set.contains(file.file_idx, line.value);
    // What lies outside of the file is another rule's business, and so is what was not read to its end.
    let is_call = edge.enter_function.is_some() || edge.return_from.is_some();
    if is_call || line.value > file.n_lines || !site.index.is_complete {
        return;
    }
    if !is_inside(lines) && !head.is_some_and(is_inside) {
        ctx.report(
            line.span,
            format_args!(
                "found line {} of {}, expected a line of the scope {}: {}",
                line.value,
                quoted(file.base_name()),
                quoted(&scope.name.value),
                Ranges { site, here: file, lines }
            ),
            "give the scope of the method in which the line is, or the line at which the claim holds",
        );
    }
}

/// The lines of a method for a message.
struct Ranges<'s> {
    site: &'s Site<'s>,
    /// The file that goes without saying.
    here: &'s FileIndex<'s>,
    lines: &'s LineSet,
}

impl fmt::Display for Ranges<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((range, others)) = self.lines.ranges().split_first() else { return f.write_str("no line") };
        if range.first == range.last {
            write!(f, "line {}", range.first)?;
        } else {
            write!(f, "lines {} to {}", range.first, range.last)?;
        }
        if range.file_idx != self.here.file_idx
            && let Some(file) = self.site.index.files.get(range.file_idx)
        {
            write!(f, " of {}", quoted(file.base_name()))?;
        }
        f.write_str(if others.is_empty() { "" } else { " and others" })
    }
}
