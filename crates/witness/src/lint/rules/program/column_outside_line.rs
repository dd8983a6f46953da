//! W606: a column that the line does not have.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{Part, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W606",
    name: "column-outside-line",
    severity: Severity::Warning,
    strict: false,
    what: "The `column` of a location is beyond the end of its line in the program file.",
    why: "Columns count the characters of the line from 1; a tab is one character. Where no character is, no statement \
          or loop starts, so that a validator finds nothing to check. A column of 0 or more than the line has often \
          comes from a tool that counts bytes, or widens tabs.",
    bad: "location: {file_name: Main.java, line: 5, column: 91} # the line has 34 characters",
    good: "location: {file_name: Main.java, line: 5, column: 9}",
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let (Part::Location(location, _), Some(file)) = (site.part, site.file) else { return };
    let (Some(line), Some(column)) = (&location.line, &location.column) else { return };
    if let Some(n_columns) = file.n_columns(line.value)
        && column.value > n_columns
    {
        let plural = if n_columns == 1 { "" } else { "s" };
        ctx.report(
            column.span,
            format_args!(
                "found column {}, expected a column of line {} of {}, which has {n_columns} character{plural}",
                column.value,
                line.value,
                quoted(file.base_name())
            ),
            "give the column of the first character of what is meant, or leave the column out",
        );
    }
}
