//! Conditions that only tell: to evaluate one must not change what the program does.
//!
//! A witness is written by somebody else, and whatever its conditions run would run inside of the program. So it is looked at in
//! the class files of the woven program, where every call and every field has its class: the code of a condition stands between
//! the calls of `begin` and `holds`. It may call methods of the JDK that tell, as long as those cannot come back to the program,
//! and may name static fields of classes whose initialisation nobody notices.

mod failing;
mod initialiser;
mod telling;

use std::ops::Range;

use jurat_java::classes::{Class, Classes, Code, Constant, Instruction, Operation};
use jurat_quota::{Exhausted, Quota};

pub(crate) use failing::may_fail;
pub(crate) use initialiser::is_quiet;

use crate::checks::Dropped;
use crate::effects::initialiser::may_be_noticed;
use crate::effects::telling::Telling;
use crate::ids::CheckId;
use crate::monitor::Names;

/// The checks whose conditions may do more than tell, with the reasons.
pub(crate) fn effects(
    classes: &Classes,
    names: &Names,
    quota: &Quota,
) -> Result<Vec<(CheckId, Dropped)>, Exhausted> {
    let monitor = format!("{}Monitor", names.prefix());
    let program: Vec<&Class> =
        classes.iter().filter(|class| !class.name.starts_with(&names.prefix())).collect();
    let judge = Judge { classes, telling: Telling::of(&program) };
    let mut effects = Vec::new();
    for class in program {
        for code in class.methods.iter().filter_map(|method| method.code.as_ref()) {
            for (check, condition) in conditions(code, &monitor) {
                quota.look()?;
                let instructions = &code.instructions[condition];
                let mut found = instructions.iter().filter_map(|it| judge.effect(&it.operation, class));
                effects.extend(found.next().map(|reason| (check, reason)));
            }
        }
    }
    Ok(effects)
}

/// The conditions in the code of a method: the number of the check, and which instructions.
fn conditions(code: &Code, monitor: &str) -> Vec<(CheckId, Range<usize>)> {
    let is_call = |instruction: &Instruction, name: &str| {
        matches!(&instruction.operation, Operation::Invoke { method, .. }
            if method.class == monitor && method.name == name)
    };
    let starts =
        code.instructions.windows(2).enumerate().filter_map(|(idx, pair)| match &pair[0].operation {
            Operation::Push(Constant::Int(check)) if is_call(&pair[1], "begin") => {
                Some((idx + 2, CheckId::at(usize::try_from(*check).ok()?)))
            }
            _ => None,
        });
    let condition = |start: usize| {
        let behind = &code.instructions[start..];
        let n_own = behind.iter().position(|instruction| is_call(instruction, "holds"));
        start..start + n_own.unwrap_or(behind.len())
    };
    starts.map(|(start, check)| (check, condition(start))).collect()
}

struct Judge<'a> {
    classes: &'a Classes,
    telling: Telling,
}

impl Judge<'_> {
    /// Why an instruction in a method of this class could do more than tell.
    fn effect(&self, operation: &Operation, within: &Class) -> Option<Dropped> {
        match operation {
            Operation::Invoke { method, .. } => self.telling.effect(method),
            Operation::InvokeDynamic(call) => Some(Dropped::Call(call.name.to_string())),
            Operation::GetField { field, is_static: true } => {
                may_be_noticed(self.classes, &field.class, within)
                    .then_some(Dropped::Unsupported("static fields of classes that would be initialised"))
            }
            // A literal is interned when it is first needed.
            Operation::Push(Constant::String(_)) if self.telling.can_intern => {
                Some(Dropped::Unsupported("string literals in programs that intern strings"))
            }
            Operation::PutField { .. }
            | Operation::StoreElement(_)
            | Operation::Throw
            | Operation::Monitor { .. } => Some(Dropped::Unsupported("conditions that change something")),
            _ => None,
        }
    }
}
