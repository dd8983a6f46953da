//! Where the `assert`s of a program throw.
//!
//! A compiler makes `if ($assertionsDisabled || condition) goto behind; throw new AssertionError(detail); behind:`, and the
//! throw is the last instruction before `behind`. The mark stands where the error is made: the condition was false, and
//! the detail, often a text of symbolic values, need not be known.

use std::collections::BTreeSet;

use jurat_java::classes::{Code, Condition, Operation, Relation};

use super::graph::instruction_at;

const ERROR: &str = "java.lang.AssertionError";

/// The instructions that make an error because an `assert` does not hold.
pub(super) fn failing_asserts(code: &Code) -> BTreeSet<usize> {
    let operation = |index: usize| code.instructions.get(index).map(|instruction| &instruction.operation);
    let error_of = |index: usize| {
        let Operation::GetField { field, is_static: true } = operation(index)? else { return None };
        let Operation::Branch { condition: Condition::Zero(Relation::NotEqual), target } =
            operation(index + 1)?
        else {
            return None;
        };
        if field.name != "$assertionsDisabled" {
            return None;
        }
        let throw = instruction_at(code, *target)?.checked_sub(1).filter(|throw| *throw > index + 1)?;
        let Operation::Throw = operation(throw)? else { return None };
        let error = made_before(code, throw)?;
        (error > index + 1).then_some(error)
    };
    (0..code.instructions.len()).filter_map(error_of).collect()
}

/// Where the error was made whose constructor is called right before an instruction. Details may make errors, too.
fn made_before(code: &Code, throw: usize) -> Option<usize> {
    let mut n_unfinished = 0;
    for index in (0..throw).rev() {
        match &code.instructions[index].operation {
            Operation::Invoke { method, .. } if method.class == ERROR && method.name == "<init>" => {
                n_unfinished += 1;
            }
            Operation::New(class) if class == ERROR => n_unfinished -= 1,
            _ => {}
        }
        if n_unfinished == 0 {
            // Nothing, if it is not the constructor that stands there.
            return (index + 1 < throw).then_some(index);
        }
    }
    None
}
