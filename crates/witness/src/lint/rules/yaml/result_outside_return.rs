//! W522: a returned value where nothing returns.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::operators::operators;
use crate::lint::rules::yaml::profile;
use crate::model::{Entries, Invariant, InvariantKind, WaypointKind};

pub(crate) static RULE: Rule = Rule {
    code: "W522",
    name: "result-outside-return",
    severity: Severity::Warning,
    strict: false,
    what: "An invariant, a `requires` or an `assumption` uses `\\result`.",
    why: "`\\result` is what a function returns; it exists in `ensures` and at a `function_return` only. Producers for Java \
          write it in an `assumption` at the line of a call of `Verifier.nondet…`; that is understood as the value that \
          the call returns and only worth knowing.",
    bad: "type: loop_invariant\nvalue: \\result > 0",
    good: "type: function_return\naction: follow\nconstraint:\n  value: \\result > 0",
    check: Check::Entries(check),
};

fn check(ctx: &mut Context<'_>, entries: &Entries) {
    for expression in entries.invariants.iter().filter_map(state_expression) {
        if uses_result(&expression.value) {
            ctx.report(
                expression.span,
                "found `\\result`, expected an expression over the state: nothing returns here",
                "name the variable that holds the value, or use `ensures` of a contract",
            );
        }
    }
    let is_java = profile::is_java(ctx);
    for waypoint in entries.segments.iter().flat_map(|segment| &segment.waypoints) {
        let Some(constraint) = &waypoint.constraint else { continue };
        if waypoint.kind == WaypointKind::Assumption && uses_result(&constraint.value.value) {
            ctx.report_as(
                if is_java { Severity::Info } else { Severity::Warning },
                constraint.value.span,
                "found `\\result` in an `assumption`, expected it at a `function_return`",
                "write `type: function_return`, with the location of the `)` of the call",
            );
        }
    }
}

/// The expression of an invariant that is evaluated where nothing returns.
fn state_expression(invariant: &Invariant) -> Option<&Spanned<SmolStr>> {
    match &invariant.kind {
        InvariantKind::Loop(value)
        | InvariantKind::Location(value)
        | InvariantKind::LoopTransition(value)
        | InvariantKind::LocationTransition(value) => Some(value),
        InvariantKind::Contract { requires, .. } => requires.as_ref(),
    }
}

fn uses_result(expression: &str) -> bool {
    operators(expression).iter().any(|operator| operator.name == "result")
}
