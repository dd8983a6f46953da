//! W702: an assignment where a condition belongs.

use crate::jbmc;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::expression::all::{for_each_expression, unreadable};
use crate::lint::words::quoted;
use crate::model::Witness;

pub(crate) static RULE: Rule = Rule {
    code: "W702",
    name: "assignment-instead-of-condition",
    severity: Severity::Warning,
    strict: false,
    what: "An invariant, assumption or constraint assigns instead of comparing.",
    why: "The formats allow only conditions. A validator that takes `x = 5` for a condition changes the program, and \
          one that does not drops it. JBMC writes such texts for every store; Jurat reads them as what was stored, and \
          says so once per witness, for your information.",
    bad: r#"<data key="invariant">x = 5;</data>"#,
    good: r#"<data key="invariant">x == 5</data>"#,
    check: Check::Witness(check),
};

fn check(ctx: &mut Context<'_>, witness: &Witness) {
    if ctx.is_cut() {
        return;
    }
    if witness.automaton().is_some_and(jbmc::is_dialect) {
        check_dialect(ctx, witness);
        return;
    }
    let mut last = None;
    for found in unreadable(ctx).iter().filter(|found| found.error.is_assignment) {
        let expression = found.expression;
        // One finding for all the parts of an expression.
        if last.replace(expression.span) == Some(expression.span) {
            continue;
        }
        ctx.report(
            expression.span,
            format!("found the assignment {}, expected a condition", quoted(&expression.value)),
            "compare with `==`; calls, assignments, `++` and `--` are not allowed",
        );
    }
}

/// One finding for all the assignments of JBMC's dialect.
fn check_dialect(ctx: &mut Context<'_>, witness: &Witness) {
    let mut first = None;
    let mut n_assignments = 0_usize;
    for_each_expression(witness, |expression, _| {
        n_assignments += 1;
        first.get_or_insert(expression);
    });
    if let Some(first) = first {
        ctx.report_as(
            Severity::Info,
            first.span,
            format!(
                "found assignments in the style of JBMC, {n_assignments} in all, the first {}; expected conditions",
                quoted(&first.value)
            ),
            "nothing for Jurat, which takes them as stores at the line of the entering edge; other validators may drop them",
        );
    }
}
