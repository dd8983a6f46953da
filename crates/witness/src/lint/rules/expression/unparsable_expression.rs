//! W701: an expression that its language cannot read.

use jurat_text::span::{Span, Spanned};

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::expression::all::{Unreadable, unreadable};
use crate::model::Witness;

pub(crate) static RULE: Rule = Rule {
    code: "W701",
    name: "unparsable-expression",
    severity: Severity::Warning,
    strict: false,
    what: "An invariant, assumption or constraint is not an expression of the program's language.",
    why: "Validators put the expression into the program, or evaluate it beside the program. What the language cannot \
          read is checked by nobody, or makes the whole witness fail.",
    bad: r#"<data key="invariant">0 &lt;= i &amp;&amp; i =&lt; n</data>"#,
    good: r#"<data key="invariant">0 &lt;= i &amp;&amp; i &lt;= n</data>"#,
    check: Check::Witness(check),
};

fn check(ctx: &mut Context<'_>, _: &Witness) {
    // Assignments are W702.
    for Unreadable { expression, language, start, error } in
        unreadable(ctx).iter().filter(|found| !found.error.is_assignment)
    {
        let name = language.as_str();
        ctx.report(
            place(ctx, expression, start + error.offset),
            format!("found no expression of {name}: {}", error.message),
            format!("write a condition of {name} without side effects, such as `0 <= i && i < 10`"),
        );
    }
}

/// The place of the error, if the text stands in the file as it is; else the whole expression.
fn place(ctx: &Context<'_>, expression: &Spanned<smol_str::SmolStr>, offset: usize) -> Span {
    let written = expression.span.of(&ctx.reading.text);
    let at = expression.span.start as usize + offset;
    if written == expression.value && offset < written.len() && written.is_char_boundary(offset) {
        Span::new(at, expression.span.end as usize)
    } else {
        expression.span
    }
}
