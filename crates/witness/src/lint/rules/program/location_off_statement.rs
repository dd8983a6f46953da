//! W609: an invariant or assumption where no statement is.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{Part, Role, Site, expected_start, starts_at};

pub(crate) static RULE: Rule = Rule {
    code: "W609",
    name: "location-off-statement",
    severity: Severity::Warning,
    strict: false,
    what: "A `location_invariant`, `location_transition_invariant` or `assumption` waypoint is at a place where no \
           statement starts.",
    why: "Such a claim holds immediately before the statement at its location: with a column exactly the one that \
          starts there, without one the first of the line. Inside of a statement, at a brace or on a blank line there \
          is nothing to check it at. Declarations of fields with a value count as statements.",
    bad: "type: location_invariant\nlocation: {file_name: Main.java, line: 8} # }",
    good: "type: location_invariant\nlocation: {file_name: Main.java, line: 7} # sum = sum + i;",
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let (Part::Location(location, Role::Statement), Some(file)) = (site.part, site.file) else { return };
    let (Some(outline), Some(line)) = (file.outline(), &location.line) else { return };
    let column = location.column.as_ref();
    if line.value > file.n_lines
        || starts_at(&outline.statements, line.value, column.map(|column| column.value))
        || file.has_initialiser_at(outline, line.value)
    {
        return;
    }
    let (span, found) = match column {
        Some(column) => (column.span, format!("line {}, column {}", line.value, column.value)),
        None => (line.span, format!("line {}", line.value)),
    };
    ctx.report(
        span,
        format_args!(
            "found {found}, where no statement starts, expected {}",
            expected_start(&outline.statements, line.value)
        ),
        "give the place of the first character of the statement before which the claim holds",
    );
}
