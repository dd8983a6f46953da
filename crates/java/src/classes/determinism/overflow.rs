//! How deep a recursion goes before the stack is full depends on the machine. That shows if the program can recurse and
//! goes on after it.

use std::collections::BTreeMap;

use crate::classes::class::{Code, Handler};
use crate::classes::instruction::Operation;
use crate::classes::reach::{Reached, ReachedMethod};
use crate::classes::source::ConstructPlace;

/// What a full stack throws, and its superclasses.
const CATCHING: [&str; 4] = [
    "java.lang.StackOverflowError",
    "java.lang.VirtualMachineError",
    "java.lang.Error",
    "java.lang.Throwable",
];

/// Handlers that would notice.
pub(super) fn sources(reached: &Reached<'_>) -> Vec<ConstructPlace> {
    let is_recursive = is_recursive(reached);
    let is_deep = is_recursive || asks_collections(reached);
    let noticed = reached.methods.iter().filter_map(|method| {
        let code = method.at.method.code.as_ref()?;
        // Who names it expects it, also where only the JDK calls itself.
        let counts = |handler: &&Handler| is_deep && notices(code, handler) || names_it(handler);
        let handler = code.handlers.iter().find(counts)?;
        Some(source(method, handler, is_recursive))
    });
    noticed.collect()
}

fn source(method: &ReachedMethod<'_>, handler: &Handler, is_recursive: bool) -> ConstructPlace {
    let what = match &handler.catches {
        Some(class) => format!("catches `{class}`"),
        None => "has a `finally`".to_owned(),
    };
    let who = if is_recursive { "in a program that calls itself" } else { "where the JDK may call itself" };
    ConstructPlace::at(method.at, handler.target, format!("{what} {who}: the stack's depth would show"))
}

fn names_it(handler: &Handler) -> bool {
    handler.catches.as_deref().is_some_and(|class| CATCHING[..2].contains(&class))
}

/// Whether the program asks collections for what they ask their elements, which may be collections, too: in the JDK, too, calls may
/// have a cycle.
fn asks_collections(reached: &Reached<'_>) -> bool {
    let is_asking = |name: &str| {
        matches!(name, "hashCode" | "equals" | "toString")
            || matches!(name, "deepHashCode" | "deepEquals" | "deepToString")
    };
    reached.uses.iter().any(|of| of.member.class.starts_with("java.util.") && is_asking(&of.member.name))
}

fn notices(code: &Code, handler: &Handler) -> bool {
    match handler.catches.as_deref() {
        Some(class) => CATCHING.contains(&class),
        None => !only_rethrows(code, handler),
    }
}

/// The handlers that javac makes for `synchronized` do nothing else.
fn only_rethrows(code: &Code, handler: &Handler) -> bool {
    let from = code.instructions.iter().skip_while(|instruction| instruction.pc < handler.target);
    for instruction in from {
        match instruction.operation {
            Operation::Store { .. } | Operation::Load { .. } | Operation::Monitor { .. } => {}
            Operation::Throw => return true,
            _ => return false,
        }
    }
    false
}

/// Whether the calls have a cycle: takes away whatever nobody calls, one after the other, until nothing is left or nothing can be.
fn is_recursive(reached: &Reached<'_>) -> bool {
    let mut n_callers: BTreeMap<Option<usize>, usize> = BTreeMap::new();
    for &(caller, callee) in &reached.calls {
        n_callers.entry(caller).or_default();
        *n_callers.entry(callee).or_default() += 1;
    }
    let mut n_left = reached.calls.len();
    let mut uncalled: Vec<_> = n_callers.iter().filter(|(_, n)| **n == 0).map(|(it, _)| *it).collect();
    while let Some(caller) = uncalled.pop() {
        for &(_, callee) in reached.calls.range((caller, None)..=(caller, Some(usize::MAX))) {
            n_left -= 1;
            let n_others = n_callers.entry(callee).or_default();
            *n_others -= 1;
            if *n_others == 0 {
                uncalled.push(callee);
            }
        }
    }
    n_left > 0
}
