//! Conditions whose failure an engine would not notice.
//!
//! The monitor notices that a condition could not be evaluated when it is called the next time, at the end of the program at
//! the latest. An execution may catch what was thrown and then never come there.

use jurat_java::classes::{Classes, Constant, MemberRef, Operation};

use super::Question;
use crate::checks::Expected;
use crate::effects::may_fail;
use crate::input::VERIFIER;

/// Why a proof would not count.
pub(super) fn unseen(question: &Question<'_>) -> Option<String> {
    let leaves_early = || {
        called(question.classes, is_exit).then_some("exit").or_else(|| {
            called(question.classes, is_assumption).then_some("assume something that does not hold")
        })
    };
    let ending = if has_doubtful_conditions(question) { leaves_early() } else { None };
    ending.map(|ending| {
        format!("a condition is claimed that may throw, and the program may catch that and {ending}")
    })
}

/// Whether a condition is claimed that may throw.
pub(super) fn has_doubtful_conditions(question: &Question<'_>) -> bool {
    let has_condition =
        question.checks.iter().any(|check| matches!(check.expected, Expected::Condition { .. }));
    has_condition && may_fail(question.classes, question.main_class, question.plan.names)
}

/// Whether the program may call such a method.
fn called(classes: &Classes, is_it: fn(&MemberRef) -> bool) -> bool {
    let methods = classes.iter().flat_map(|class| &class.methods);
    let mut instructions =
        methods.filter_map(|method| method.code.as_ref()).flat_map(|code| &code.instructions);
    let is_called = instructions.any(|instruction| match &instruction.operation {
        Operation::Invoke { method, .. } => is_it(method),
        Operation::Push(Constant::Handle(handle)) => is_it(&handle.member),
        _ => false,
    });
    let bootstraps = classes.iter().flat_map(|class| &class.bootstraps);
    let mut arguments = bootstraps.flat_map(|bootstrap| &bootstrap.arguments);
    is_called || arguments.any(|it| matches!(it, Constant::Handle(handle) if is_it(&handle.member)))
}

fn is_exit(method: &MemberRef) -> bool {
    matches!(&*method.class, "java.lang.System" | "java.lang.Runtime")
        && matches!(&*method.name, "exit" | "halt")
}

fn is_assumption(method: &MemberRef) -> bool {
    method.class == VERIFIER && method.name == "assume"
}
