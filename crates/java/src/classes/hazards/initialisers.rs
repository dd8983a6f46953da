//! Exceptions that leave the initialiser of a class. The virtual machine wraps them, and the class cannot be used from then
//! on; JBMC lets them go on as they are. That shows where the program catches something.

use std::collections::BTreeSet;

use crate::classes::class::{Code, Constant, Method};
use crate::classes::instruction::{Invoke, Kind, Operation, Operator};
use crate::classes::reach::{Reached, ReachedMethod};
use crate::classes::source::ConstructPlace;
use crate::classes::straight::Straight;

pub(super) fn hazards(reached: &Reached<'_>, is_trusted: &dyn Fn(&str) -> bool) -> Vec<ConstructPlace> {
    let catches = |method: &ReachedMethod<'_>| !method.at.method.code.as_ref().is_none_or(is_plain_table);
    if !reached.methods.iter().any(catches) {
        return Vec::new();
    }
    let in_method = |number: usize| -> Option<ConstructPlace> {
        let at = reached.methods[number].at;
        let code = at.method.code.as_ref()?;
        let looker = Looker {
            class: &at.class.name,
            method: at.method,
            code,
            straight: Straight::new(code),
            only_lists_elements: only_lists_elements(at.method, code),
            is_trusted,
        };
        let index = (0..code.instructions.len()).find(|&index| looker.may_throw(index))?;
        let words = "may throw while a class is initialised, and catches exceptions".to_owned();
        Some(ConstructPlace::at(at, code.instructions[index].pc, words))
    };
    initialising(reached).into_iter().filter_map(in_method).collect()
}

/// Whether all that is caught is what javac catches in the tables of its switches over enums.
fn is_plain_table(code: &Code) -> bool {
    code.handlers.iter().all(|handler| handler.catches.as_deref() == Some("java.lang.NoSuchFieldError"))
}

/// The initialisers and what they call.
fn initialising(reached: &Reached<'_>) -> BTreeSet<usize> {
    let is_initialiser = |method: &ReachedMethod<'_>| {
        let is_table = |code: &Code| !code.handlers.is_empty() && is_plain_table(code);
        method.at.method.name == "<clinit>" && !method.at.method.code.as_ref().is_some_and(is_table)
    };
    let numbers = 0..reached.methods.len();
    let mut queue: Vec<usize> = numbers.filter(|&number| is_initialiser(&reached.methods[number])).collect();
    let mut found = BTreeSet::new();
    while let Some(number) = queue.pop() {
        if found.insert(number) {
            let callees = reached.calls.range((Some(number), None)..(Some(number + 1), None));
            queue.extend(callees.filter_map(|&(_, callee)| callee));
        }
    }
    found
}

/// Looks at one method, carefully: what is not plainly harmless may throw.
struct Looker<'r> {
    class: &'r str,
    method: &'r Method,
    code: &'r Code,
    straight: Straight<'r>,
    only_lists_elements: bool,
    is_trusted: &'r dyn Fn(&str) -> bool,
}

impl Looker<'_> {
    fn may_throw(&self, index: usize) -> bool {
        let before = || self.straight.before(index, 1);
        match &self.code.instructions[index].operation {
            Operation::Throw
            | Operation::LoadElement(_)
            | Operation::ArrayLength
            | Operation::CheckCast(_)
            | Operation::NewArrays { .. } => true,
            Operation::Calculate {
                operator: Operator::Divide | Operator::Remainder,
                kind: Kind::Int | Kind::Long,
            } => !matches!(before(), Some(Operation::Push(Constant::Int(1..) | Constant::Long(1..)))),
            Operation::NewPrimitiveArray(_) | Operation::NewReferenceArray(_) => {
                !matches!(before(), Some(Operation::Push(Constant::Int(0..))))
            }
            Operation::StoreElement(_) => !self.only_lists_elements,
            Operation::GetField { field, is_static: false }
            | Operation::PutField { field, is_static: false } => {
                self.method.name != "<init>" || field.class != self.class
            }
            Operation::Invoke { kind: Invoke::Virtual | Invoke::Interface, method } => {
                method.name != "desiredAssertionStatus"
            }
            Operation::Invoke { kind: Invoke::Static, method } => {
                let is_of_jdk = method.class.starts_with("java.") && !(self.is_trusted)(&method.class);
                is_of_jdk && !matches!(&*method.name, "valueOf" | "abs" | "max" | "min")
            }
            _ => false,
        }
    }
}

/// Whether the only arrays around are new ones that list their elements: `{1, 2, 3}`.
fn only_lists_elements(method: &Method, code: &Code) -> bool {
    let is_kept = |operation: &Operation| match operation {
        Operation::Store { kind, .. } => *kind == Kind::Reference,
        Operation::GetField { field, .. } => field.descriptor.starts_with('['),
        _ => false,
    };
    let mut operations = code.instructions.iter().map(|instruction| &instruction.operation);
    let gets_array = method.descriptor.split(')').next().is_some_and(|parameters| parameters.contains('['));
    !gets_array && !operations.any(is_kept)
}
