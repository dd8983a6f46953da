//! W701: an expression that its language cannot read.

use crate::expr::parse;
use crate::jbmc;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::expression::all::for_each_expression;
use crate::model::{Language, Witness};
use crate::span::{Span, Spanned};

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

fn check(ctx: &mut Context<'_>, witness: &Witness) {
    // JBMC's texts are assignments of its own, see W702.
    if ctx.is_cut() || witness.automaton().is_some_and(jbmc::is_dialect) {
        return;
    }
    for_each_expression(witness, |expression, language| {
        let text = expression.value.as_str();
        // Several assumptions may stand in one, each closed by a semicolon.
        let parts = text.split_inclusive(';').scan(0, |offset, part| {
            let start = *offset;
            *offset += part.len();
            Some((start, part))
        });
        let may_hold_several = text.contains(';') && !text.contains(['"', '\'']);
        if !may_hold_several {
            report(ctx, expression, 0, text, language);
            return;
        }
        for (start, part) in parts.filter(|(_, part)| !part.trim().is_empty()) {
            report(ctx, expression, start, part.trim_end().trim_end_matches(';'), language);
        }
    });
}

fn report(
    ctx: &mut Context<'_>,
    expression: &Spanned<smol_str::SmolStr>,
    start: usize,
    text: &str,
    language: Language,
) {
    let Err(error) = parse(text, language) else { return };
    // Assignments are W702.
    if error.is_assignment {
        return;
    }
    let name = language.as_str();
    ctx.report(
        place(ctx, expression, start + error.offset),
        format!("found no expression of {name}: {}", error.message),
        format!("write a condition of {name} without side effects, such as `0 <= i && i < 10`"),
    );
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
