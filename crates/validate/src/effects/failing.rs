//! Conditions that may throw instead of being true or false.

use jurat_java::classes::{Classes, Constant, Instruction, Kind, Method, Operation, Operator};

use crate::effects::conditions;
use crate::monitor::Names;

/// Whether some condition of the woven program may throw.
pub(crate) fn may_fail(classes: &Classes, names: &Names) -> bool {
    let monitor = format!("{}Monitor", names.prefix());
    let methods = classes.iter().flat_map(|class| &class.methods);
    methods.filter_map(|method| Some((method, method.code.as_ref()?))).any(|(method, code)| {
        let mut found = conditions(code, &monitor).into_iter();
        found.any(|(_, condition)| (0..condition.len()).any(|at| may_throw(condition, at, method)))
    })
}

/// Whether the instruction at this place may throw.
fn may_throw(condition: &[Instruction], at: usize, method: &Method) -> bool {
    let before = at.checked_sub(1).map(|before| &condition[before].operation);
    match &condition[at].operation {
        Operation::Calculate {
            operator: Operator::Divide | Operator::Remainder,
            kind: Kind::Int | Kind::Long,
        } => !matches!(
            before,
            Some(Operation::Push(Constant::Int(i32::MIN..=-1 | 1..) | Constant::Long(i64::MIN..=-1 | 1..)))
        ),
        Operation::GetField { is_static: false, .. } => {
            let is_this = matches!(before, Some(Operation::Load { kind: Kind::Reference, slot: 0 }));
            !is_this || method.flags.is_static()
        }
        Operation::Push(constant) => matches!(constant, Constant::Dynamic { .. }),
        Operation::Nop
        | Operation::Load { .. }
        | Operation::Shuffle(_)
        | Operation::Calculate { .. }
        | Operation::Convert { .. }
        | Operation::Compare { .. }
        | Operation::Branch { .. }
        | Operation::Goto(_)
        | Operation::GetField { is_static: true, .. }
        | Operation::InstanceOf(_) => false,
        _ => true,
    }
}
