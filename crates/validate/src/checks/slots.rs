//! Slots of frames to variables, for witnesses of classes that were compiled without `-g`.

use jurat_java::sites::MethodSite;
use jurat_witness::claims::{Claim, Fact};
use jurat_witness::jbmc::{Scope, SlotType, Target};
use smol_str::SmolStr;

/// The variable tables of the program's class files.
pub trait VariableTables {
    /// The one variable that a slot holds where the line stores to it.
    fn variable(&self, scope: &Scope, slot: u16, line: u32) -> Option<SmolStr>;
}

/// For witnesses that have no slots to look up.
#[derive(Clone, Copy, Debug)]
pub struct NoTables;

impl VariableTables for NoTables {
    fn variable(&self, _scope: &Scope, _slot: u16, _line: u32) -> Option<SmolStr> {
        None
    }
}

/// Whether the claims are about slots of variables, so that the tables are needed.
///
/// Also with `-g` there are slots: javac's own variables have no name. But then parameters have theirs.
pub fn needs_tables(claims: &[Claim]) -> bool {
    let has = |is_it: fn(&Target) -> bool| {
        claims.iter().any(|claim| matches!(&claim.fact, Fact::Store { target, .. } if is_it(target)))
    };
    has(|target| matches!(target, Target::Argument { .. }))
        && has(|target| matches!(target, Target::Slot { .. }))
}

/// The parameter in a slot of a method's frame.
pub(super) fn parameter(method: &MethodSite, slot: u16) -> Option<&SmolStr> {
    // Constructors may have parameters that the source does not show, and lambdas those that they capture.
    if method.is_lambda() || method.name == "<init>" {
        return None;
    }
    let mut next = u16::from(!method.is_static);
    for parameter in &method.parameters {
        if next == slot {
            return Some(&parameter.name);
        }
        next += if matches!(parameter.type_name.as_deref(), Some("long" | "double")) { 2 } else { 1 };
    }
    None
}

/// Whether a slot of this type holds values of the type as written.
pub(super) fn holds(slot_type: SlotType, type_name: &str) -> bool {
    match slot_type {
        SlotType::Boolean => type_name == "boolean",
        SlotType::Byte => type_name == "byte",
        SlotType::Char => type_name == "char",
        SlotType::Short => type_name == "short",
        SlotType::Int => type_name == "int",
        SlotType::Long => type_name == "long",
        SlotType::Float => type_name == "float",
        SlotType::Double => type_name == "double",
        SlotType::Reference => !super::expect::is_primitive(type_name),
    }
}
