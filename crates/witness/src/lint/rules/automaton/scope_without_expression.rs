//! W314: a scope of nothing.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::model::Automaton;

pub(crate) static RULE: Rule = Rule {
    code: "W314",
    name: "scope-without-expression",
    severity: Severity::Info,
    strict: false,
    what: "A node has an `invariant.scope` but no `invariant`, or an edge has an `assumption.scope` or \
           `assumption.resultfunction` but no `assumption`.",
    why: "A scope says where the names of an expression are looked up. Without the expression it means nothing, and \
          perhaps the expression was forgotten.",
    bad: r#"<node id="q1">
  <data key="invariant.scope">java::Main.main:([Ljava/lang/String;)V</data>
</node>"#,
    good: r#"<node id="q1">
  <data key="invariant">i == 10</data>
  <data key="invariant.scope">java::Main.main:([Ljava/lang/String;)V</data>
</node>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    if ctx.may_use(&[Key::InvariantScope]) {
        check_nodes(ctx, automaton);
    }
    if ctx.may_use(&[Key::AssumptionScope, Key::ResultFunction]) {
        check_edges(ctx, automaton);
    }
}

fn check_nodes(ctx: &mut Context<'_>, automaton: &Automaton) {
    for node in automaton.nodes.iter().filter(|node| node.invariant.is_none()) {
        check_scope(ctx, Key::InvariantScope, node.scope.as_ref(), Key::Invariant);
    }
}

fn check_edges(ctx: &mut Context<'_>, automaton: &Automaton) {
    for edge in automaton.edges.iter().filter(|edge| edge.assumption.is_none()) {
        check_scope(ctx, Key::AssumptionScope, edge.scope.as_deref(), Key::Assumption);
        check_scope(ctx, Key::ResultFunction, edge.result_function.as_deref(), Key::Assumption);
    }
}

/// Reports the scope, if there is one, of an expression that is absent.
fn check_scope(ctx: &mut Context<'_>, key: Key, scope: Option<&Spanned<SmolStr>>, expression: Key) {
    if let Some(scope) = scope {
        ctx.report(
            scope.span,
            format_args!("found `{key}` without `{expression}`, expected both"),
            format_args!("add the `{expression}`, or remove the `{key}`"),
        );
    }
}
