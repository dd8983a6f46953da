//! How deep a recursion goes before the stack is full depends on the machine. That shows if the program can recurse and
//! goes on after it.

use std::collections::BTreeSet;

use crate::classes::class::{Code, Handler};
use crate::classes::instruction::Operation;
use crate::classes::reach::{Reached, ReachedMethod};
use crate::classes::source::Source;

/// What a full stack throws, and its superclasses.
const CATCHING: [&str; 4] = [
    "java.lang.StackOverflowError",
    "java.lang.VirtualMachineError",
    "java.lang.Error",
    "java.lang.Throwable",
];

/// Handlers that would notice.
pub(super) fn sources(reached: &Reached<'_>) -> Vec<Source> {
    if !is_recursive(reached) {
        return Vec::new();
    }
    let noticed = reached.methods.iter().filter_map(|method| {
        let code = method.at.method.code.as_ref()?;
        let handler = code.handlers.iter().find(|handler| notices(code, handler))?;
        Some(source(method, handler))
    });
    noticed.collect()
}

fn source(method: &ReachedMethod<'_>, handler: &Handler) -> Source {
    let what = match &handler.catches {
        Some(class) => format!("catches `{class}`"),
        None => "has a `finally`".to_owned(),
    };
    Source::at(
        method.at,
        handler.target,
        format!("{what} in a program that calls itself: the stack's depth would show"),
    )
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

/// Whether the calls have a cycle: takes away whatever nobody calls until nothing changes.
fn is_recursive(reached: &Reached<'_>) -> bool {
    let mut calls = reached.calls.clone();
    loop {
        let callees: BTreeSet<_> = calls.iter().map(|&(_, callee)| callee).collect();
        let n_before = calls.len();
        calls.retain(|(caller, _)| callees.contains(caller));
        if calls.is_empty() {
            return false;
        }
        if calls.len() == n_before {
            return true;
        }
    }
}
