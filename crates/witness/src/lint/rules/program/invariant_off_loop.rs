//! W605: a loop invariant where no loop is.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{FileIndex, Part, Role, Site, expected_start, starts_at};
use crate::model::{Edge, Location};
use crate::program::ProgramOutline;

pub(crate) static RULE: Rule = Rule {
    code: "W605",
    name: "invariant-off-loop",
    severity: Severity::Warning,
    strict: false,
    what: "A `loop_invariant` or `loop_transition_invariant` is at a place where no loop starts, or an edge with \
           `enterLoopHead` at a line from which no loop is entered.",
    why: "A loop invariant belongs to the loop whose keyword `for`, `while` or `do` is at its location: with a column \
          exactly there, without one anywhere on the line. Elsewhere it is checked nowhere and proves nothing. An \
          edge enters a loop head from a line of the loop itself or of the statement before it.",
    bad: "type: loop_invariant\nlocation: {file_name: Main.java, line: 6} # the body of the loop",
    good: "type: loop_invariant\nlocation: {file_name: Main.java, line: 5} # for (int i = 0; i < n; i++) {",
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let Some(file) = site.file else { return };
    let Some(outline) = file.outline() else { return };
    match site.part {
        Part::Location(location, Role::Loop) => check_location(ctx, file, outline, location),
        Part::Edge(edge) if edge.enters_loop_head => check_edge(ctx, file, outline, edge),
        Part::Location(_, Role::Statement | Role::Other)
        | Part::Edge(_)
        | Part::Entry(_)
        | Part::Invariant
        | Part::Function => {}
    }
}

fn check_location(
    ctx: &mut Context<'_>,
    file: &FileIndex<'_>,
    outline: &ProgramOutline,
    location: &Location,
) {
    let Some(line) = location.line.as_ref().filter(|line| line.value <= file.n_lines) else { return };
    let column = location.column.as_ref();
    if starts_at(&outline.loops, line.value, column.map(|column| column.value)) {
        return;
    }
    let (span, found) = match column {
        Some(column) => (column.span, format!("line {}, column {}", line.value, column.value)),
        None => (line.span, format!("line {}", line.value)),
    };
    ctx.report(
        span,
        format_args!(
            "found {found}, where no loop starts, expected {}",
            expected_start(&outline.loops, line.value)
        ),
        "give the place of the keyword of the loop, or make it a `location_invariant`",
    );
}

/// The edge that enters a loop head is the operation before it; a call may be one from another method.
fn check_edge(ctx: &mut Context<'_>, file: &FileIndex<'_>, outline: &ProgramOutline, edge: &Edge) {
    let Some(line) = edge.lines.start_line.as_ref().filter(|line| line.value <= file.n_lines) else { return };
    let is_call = edge.enter_function.is_some() || edge.return_from.is_some();
    if !is_call && !file.can_enter_loop(outline, line.value) {
        ctx.report(
            line.span,
            format_args!(
                "found line {}, from which no loop is entered, expected {}",
                line.value,
                expected_start(&outline.loops, line.value)
            ),
            "remove `enterLoopHead`, or give the line of the loop that is entered",
        );
    }
}
