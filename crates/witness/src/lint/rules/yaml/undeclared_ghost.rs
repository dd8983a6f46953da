//! W516: an update of a ghost variable that does not exist.

use rustc_hash::FxHashSet;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::{nearest, quoted};
use crate::model::Entries;

pub(crate) static RULE: Rule = Rule {
    code: "W516",
    name: "undeclared-ghost",
    severity: Severity::Warning,
    strict: false,
    what: "A ghost update assigns to a variable that `ghost_variables` does not declare.",
    why: "A witness must not change the program, so that only ghost variables can be assigned to. An unknown name is a \
          misspelt ghost variable or a variable of the program.",
    bad: "ghost_variables:\n  - name: locked\n    …\nghost_updates:\n  - updates: [{variable: lock, …}]",
    good: "ghost_variables:\n  - name: locked\n    …\nghost_updates:\n  - updates: [{variable: locked, …}]",
    check: Check::Entries(check),
};

fn check(ctx: &mut Context<'_>, entries: &Entries) {
    let declared = || entries.ghost_variables.iter().map(|variable| variable.name.value.as_str());
    let names: FxHashSet<&str> = declared().collect();
    for update in &entries.ghost_updates {
        let name = update.variable.value.as_str();
        if names.contains(name) {
            continue;
        }
        // Only a few are compared: the first findings are enough to tell.
        let help = match nearest(name, declared().take(100)) {
            Some(known) => format!("did you mean {}?", quoted(known)),
            None => {
                "declare it in `ghost_variables`; variables of the program cannot be assigned to".to_owned()
            }
        };
        ctx.report(
            update.variable.span,
            format!("found an update of {}, expected a declared ghost variable", quoted(name)),
            help,
        );
    }
}
