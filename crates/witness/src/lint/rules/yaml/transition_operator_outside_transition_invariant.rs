//! W517: a value of another time where there is none.

use jurat_text::span::Span;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::operators::operators;
use crate::lint::rules::yaml::profile;
use crate::lint::words::quoted;
use crate::model::{Entries, Invariant, InvariantKind, WaypointKind};
use crate::yaml::schema::Version;

pub(crate) static RULE: Rule = Rule {
    code: "W517",
    name: "transition-operator-outside-transition-invariant",
    severity: Severity::Warning,
    strict: false,
    what: "An expression uses `\\at` with a point in time that does not exist where it stands, or in a `c_expression`.",
    why: "`\\at(x, AnyPrev)` and `\\at(x, LastPrev)` are the values of `x` at earlier visits of the same place, which only \
          transition invariants relate to the current one. `\\at(x, Old)` is the value at the call, known when the \
          function returns. `\\at(x, Pre)` is the value at the start of the function. All of them need \
          `ext_c_expression`, or `java_expression` in the Java profile.",
    bad: "type: loop_invariant\nvalue: \\at(i, AnyPrev) < i\nformat: ext_c_expression",
    good: "type: loop_transition_invariant\nvalue: \\at(i, AnyPrev) < i\nformat: ext_c_expression",
    check: Check::Entries(check),
};

/// Where an expression stands, as far as `\at` is concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// A transition invariant.
    Transition,
    /// `ensures`, or the constraint on a returned value.
    Return,
    /// Anything else.
    State,
}

fn check(ctx: &mut Context<'_>, entries: &Entries) {
    // Before version 2.1 there is no `\at` at all, which is W504.
    if profile::version(ctx) == Some(Version::V2_0) {
        return;
    }
    for invariant in &entries.invariants {
        check_invariant(ctx, invariant);
    }
    for waypoint in entries.segments.iter().flat_map(|segment| &segment.waypoints) {
        let place = if waypoint.kind == WaypointKind::FunctionReturn { Place::Return } else { Place::State };
        if let Some(constraint) = &waypoint.constraint {
            let format = constraint.format.as_ref().map(|format| format.value.as_str());
            check_expression(ctx, constraint.value.span, &constraint.value.value, place, format);
        }
    }
}

fn check_invariant(ctx: &mut Context<'_>, invariant: &Invariant) {
    let format = invariant.format.as_ref().map(|format| format.value.as_str());
    let ensures = match &invariant.kind {
        InvariantKind::Contract { ensures, .. } => ensures.as_ref().map(|ensures| ensures.span),
        _ => None,
    };
    for expression in invariant.kind.expressions() {
        let place = match &invariant.kind {
            InvariantKind::LoopTransition(_) | InvariantKind::LocationTransition(_) => Place::Transition,
            InvariantKind::Contract { .. } if ensures == Some(expression.span) => Place::Return,
            InvariantKind::Contract { .. } | InvariantKind::Loop(_) | InvariantKind::Location(_) => {
                Place::State
            }
        };
        check_expression(ctx, expression.span, &expression.value, place, format);
    }
}

fn check_expression(ctx: &mut Context<'_>, span: Span, text: &str, place: Place, format: Option<&str>) {
    for operator in operators(text).iter().filter(|operator| operator.name == "at") {
        let label = operator.label.unwrap_or_default();
        let (expected, help) = match (label, place) {
            _ if format == Some("c_expression") => {
                ("the format `ext_c_expression` for it", "write `format: ext_c_expression`: `\\at` is not C")
            }
            ("AnyPrev" | "LastPrev", Place::Transition) | ("Old", Place::Return) | ("Pre", _) => continue,
            ("AnyPrev" | "LastPrev", _) => (
                "it in a transition invariant only",
                "make it a `loop_transition_invariant` or `location_transition_invariant`",
            ),
            ("Old", _) => (
                "it in `ensures` or at a `function_return` only",
                "use `\\at(…, Pre)` for the value at the start of the function",
            ),
            _ => (
                "`Pre`, `Old`, `AnyPrev` or `LastPrev` as the point in time",
                "write `\\at(variable, Pre)` or the like",
            ),
        };
        ctx.report(
            span,
            format!("found {}, expected {expected}", quoted(&format!("\\at(…, {label})"))),
            help,
        );
    }
}
