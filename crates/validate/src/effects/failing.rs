//! Conditions that may throw instead of being true or false.

use jurat_java::classes::{Class, Classes, Code, Constant, Kind, Method, Operation, Operator, Straight};

use crate::effects::conditions;
use crate::effects::initialiser::is_quiet;
use crate::monitor::Names;

/// Whether some condition of the woven program may throw.
pub(crate) fn may_fail(classes: &Classes, main_class: &str, names: &Names) -> bool {
    let monitor = format!("{}Monitor", names.prefix());
    let methods = classes.iter().flat_map(|class| &class.methods);
    methods.filter_map(|method| Some((method, method.code.as_ref()?))).any(|(method, code)| {
        let looker = Looker { classes, main_class, method, code, straight: Straight::new(code) };
        let mut found = conditions(code, &monitor).into_iter();
        found.any(|(_, mut condition)| condition.any(|at| looker.may_throw(at)))
    })
}

struct Looker<'a> {
    classes: &'a Classes,
    main_class: &'a str,
    method: &'a Method,
    code: &'a Code,
    straight: Straight<'a>,
}

impl Looker<'_> {
    /// Whether the instruction at this place may throw.
    fn may_throw(&self, at: usize) -> bool {
        let before = self.straight.before(at, 1);
        match &self.code.instructions[at].operation {
            Operation::Calculate {
                operator: Operator::Divide | Operator::Remainder,
                kind: Kind::Int | Kind::Long,
            } => !matches!(
                before,
                Some(Operation::Push(
                    Constant::Int(i32::MIN..=-1 | 1..) | Constant::Long(i64::MIN..=-1 | 1..),
                ))
            ),
            Operation::GetField { field, is_static: true } => self.may_have_failed(&field.class),
            Operation::GetField { is_static: false, .. } => {
                let is_this = matches!(before, Some(Operation::Load { kind: Kind::Reference, slot: 0 }));
                !is_this || self.method.flags.is_static()
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
            | Operation::InstanceOf(_) => false,
            _ => true,
        }
    }

    /// Whether the initialisation of a class may have failed. Its methods may be called all the same, on an object that got away; but
    /// not if it is the one that is started.
    fn may_have_failed(&self, name: &str) -> bool {
        let supertypes = self.classes.supertypes(name);
        let is_started = |class: &Class| {
            self.classes.superclasses(self.main_class).any(|started| started.name == class.name)
        };
        let mut own = supertypes.iter().filter_map(|supertype| self.classes.class(supertype));
        own.any(|class| !is_started(class) && !is_quiet(class))
    }
}
