//! Where the `assert`s of a program do not hold.
//!
//! A compiler makes `if ($assertionsDisabled) goto behind; if (condition) goto behind; throw new AssertionError(detail);`,
//! where `behind` may be anywhere. The mark stands where the error is made: the condition was false, and the detail, often a
//! text of symbolic values, need not be known.
//!
//! A condition may contain code that throws such an error itself, in a branch of a `switch`. But whatever jumps in a condition
//! goes to another place of the condition, to the error or to `behind`; over an error in a branch something jumps to a place
//! that is none of these.

use std::collections::BTreeSet;

use jurat_java::classes::{Code, Condition, Operation, Relation};

use super::graph::{instruction_at, targets};

const ERROR: &str = "java.lang.AssertionError";

/// Longer conditions are not looked at.
const MAX_CONDITION: usize = 4096;

/// The instructions that make an error because an `assert` does not hold. Nothing if one of them cannot be found.
pub(super) fn failing_asserts(code: &Code) -> Option<BTreeSet<usize>> {
    let errors = thrown_errors(code);
    let mut found = BTreeSet::new();
    for (start, behind) in asserts(code) {
        let mut later = errors.range(start..start + MAX_CONDITION).copied();
        found.insert(later.find(|&error| is_meant(code, start, error, behind))?);
    }
    Some(found)
}

/// The first instruction of each condition, and where it goes if the condition holds.
fn asserts(code: &Code) -> Vec<(usize, usize)> {
    let operation = |index: usize| code.instructions.get(index).map(|instruction| &instruction.operation);
    let of = |index: usize| match (operation(index)?, operation(index + 1)?) {
        (
            Operation::GetField { field, is_static: true },
            Operation::Branch { condition: Condition::Zero(Relation::NotEqual), target },
        ) if field.name == "$assertionsDisabled" => Some((index + 1, instruction_at(code, *target)?)),
        _ => None,
    };
    (0..code.instructions.len()).filter_map(of).collect()
}

/// Where errors are made that are thrown as soon as their constructors have returned. Details may make errors, too.
fn thrown_errors(code: &Code) -> BTreeSet<usize> {
    let (mut unfinished, mut thrown) = (Vec::new(), BTreeSet::new());
    for (index, instruction) in code.instructions.iter().enumerate() {
        match &instruction.operation {
            Operation::New(class) if class == ERROR => unfinished.push(index),
            Operation::Invoke { method, .. } if method.class == ERROR && method.name == "<init>" => {
                let next = code.instructions.get(index + 1).map(|next| &next.operation);
                let finished = unfinished.pop();
                thrown.extend(finished.filter(|_| matches!(next, Some(Operation::Throw))));
            }
            _ => {}
        }
    }
    thrown
}

/// Whether the condition that starts here ends at the error.
fn is_meant(code: &Code, start: usize, error: usize, behind: usize) -> bool {
    let condition = start + 1..error;
    condition.clone().all(|index| {
        let jumps = targets(code, &code.instructions[index].operation).map(|(targets, _)| targets);
        jumps.is_some_and(|jumps| {
            jumps.iter().all(|target| *target == behind || *target == error || condition.contains(target))
        })
    })
}
