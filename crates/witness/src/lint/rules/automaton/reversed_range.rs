//! W313: an operation that ends before it begins.

use jurat_text::span::Spanned;

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W313",
    name: "reversed-range",
    severity: Severity::Warning,
    strict: false,
    what: "The `startline` of an edge is after its `endline`, or its `startoffset` after its `endoffset`.",
    why: "The edge then covers no part of the program, and matches no operation.",
    bad: r#"<data key="startline">7</data>
<data key="endline">5</data>"#,
    good: r#"<data key="startline">5</data>
<data key="endline">7</data>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    if !ctx.may_use(&[Key::EndLine, Key::EndOffset]) {
        return;
    }
    for edge in &automaton.edges {
        let lines = &edge.lines;
        check_range(ctx, (Key::StartLine, &lines.start_line), (Key::EndLine, &lines.end_line));
        check_range(ctx, (Key::StartOffset, &lines.start_offset), (Key::EndOffset, &lines.end_offset));
    }
}

type Bound<'a> = (Key, &'a Option<Spanned<u32>>);

fn check_range(ctx: &mut Context<'_>, (start_key, start): Bound<'_>, (end_key, end): Bound<'_>) {
    let (Some(start), Some(end)) = (start, end) else { return };
    if start.value > end.value {
        ctx.report(
            end.span,
            format_args!(
                "found {} as `{end_key}`, expected at least {}, the `{start_key}`",
                end.value, start.value
            ),
            "exchange the two numbers, or correct the wrong one",
        );
    }
}
