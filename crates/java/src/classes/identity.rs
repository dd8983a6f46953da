//! Whether a program can tell two equal texts or boxes apart.

use super::class::{Class, Constant, MemberRef, Method};
use super::flow::types;
use super::instruction::{Condition, Operation};
use super::set::{Classes, MethodIn};
use super::value::Value;

/// Classes of the JDK that look at which object it is, and those that may call anything.
const LOOK: [&str; 8] = [
    "java.util.IdentityHashMap",
    "java.util.concurrent.atomic.AtomicReference",
    "java.util.concurrent.atomic.AtomicMarkableReference",
    "java.util.concurrent.atomic.AtomicStampedReference",
    "java.lang.invoke.VarHandle",
    "java.lang.ref.",
    "java.lang.reflect.",
    "java.lang.invoke.MethodHandle",
];
const LOOKING: [&str; 2] = ["identityHashCode", "holdsLock"];

/// The first class that compares references which may be to objects of the JDK, as texts and boxes are.
pub fn compares_identity(classes: &Classes) -> Option<&Class> {
    classes.iter().find(|class| {
        class.methods.iter().any(|method| looks(classes, MethodIn { class, method }))
            || class.bootstraps.iter().flat_map(|it| &it.arguments).any(is_looking_handle)
    })
}

fn looks(classes: &Classes, at: MethodIn<'_>) -> bool {
    let instructions = || at.method.code.iter().flat_map(|code| &code.instructions);
    let calls = instructions().any(|it| match &it.operation {
        Operation::Invoke { method, .. } => is_looking(method),
        Operation::Push(constant) => is_looking_handle(constant),
        _ => false,
    });
    calls || has_comparison(at.method) && compares(classes, at)
}

fn has_comparison(method: &Method) -> bool {
    method.code.iter().flat_map(|code| &code.instructions).any(|it| is_comparison(&it.operation))
}

fn is_comparison(operation: &Operation) -> bool {
    matches!(operation, Operation::Branch { condition: Condition::Same(_), .. })
}

fn compares(classes: &Classes, at: MethodIn<'_>) -> bool {
    let types = types(classes, at);
    let instructions = at.method.code.iter().flat_map(|code| &code.instructions);
    let mut comparisons = instructions.filter(|it| is_comparison(&it.operation));
    comparisons.any(|it| {
        let stack = types.as_ref().and_then(|types| types.stacks.get(&it.pc));
        let operands = stack.and_then(|stack| stack.get(stack.len().checked_sub(2)?..));
        operands.is_none_or(|operands| operands.iter().all(|value| may_be_of_jdk(classes, value)))
    })
}

/// The virtual machine does not hold anything against an interface; of other classes of the program, no text is one.
fn may_be_of_jdk(classes: &Classes, value: &Value) -> bool {
    match value.class() {
        Some(class) => classes.class(class).is_none_or(|class| class.flags.is_interface()),
        None => *value != Value::Null,
    }
}

fn is_looking(method: &MemberRef) -> bool {
    LOOK.iter().any(|class| method.class.starts_with(class)) || LOOKING.contains(&&*method.name)
}

fn is_looking_handle(constant: &Constant) -> bool {
    matches!(constant, Constant::Handle(handle) if is_looking(&handle.member))
}
