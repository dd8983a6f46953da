//! Single instructions that JBMC executes otherwise than the virtual machine.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use crate::classes::class::{Code, Constant};
use crate::classes::instruction::{Condition, Element, Kind, Operation, Operator};
use crate::classes::reach::{Reached, ReachedMethod};
use crate::classes::source::ConstructPlace;
use crate::classes::straight::Straight;
use crate::classes::value::{Known, OBJECT, Value, element_of};

pub(super) fn hazards(reached: &Reached<'_>) -> Vec<ConstructPlace> {
    let arrays = arrays_made(reached);
    let mut hazards = Vec::new();
    for method in &reached.methods {
        let Some(code) = &method.at.method.code else { continue };
        let straight = Straight::new(code);
        for index in 0..code.instructions.len() {
            let looker = Looker { reached, method, code, straight: &straight, index, arrays: &arrays };
            if let Some(words) = looker.hazard() {
                hazards.push(ConstructPlace::at(method.at, code.instructions[index].pc, words));
            }
        }
    }
    hazards
}

/// Classes of which the program makes arrays.
fn arrays_made(reached: &Reached<'_>) -> BTreeSet<SmolStr> {
    let codes = reached.methods.iter().filter_map(|method| method.at.method.code.as_ref());
    let mut made = BTreeSet::new();
    for instruction in codes.flat_map(|code| &code.instructions) {
        match &instruction.operation {
            Operation::NewReferenceArray(element) => {
                made.insert(element.clone());
            }
            Operation::NewArrays { class, .. } => {
                let mut array = class.clone();
                while let Some(element) = element_of(&array) {
                    made.insert(element.clone());
                    array = element;
                }
            }
            _ => {}
        }
    }
    made
}

/// Looks at one instruction.
struct Looker<'r, 'a> {
    reached: &'r Reached<'a>,
    method: &'r ReachedMethod<'a>,
    code: &'r Code,
    straight: &'r Straight<'r>,
    index: usize,
    arrays: &'r BTreeSet<SmolStr>,
}

impl Looker<'_, '_> {
    fn hazard(&self) -> Option<String> {
        match &self.code.instructions[self.index].operation {
            Operation::Calculate { operator: Operator::Remainder, kind: Kind::Float | Kind::Double } => {
                Some("takes the remainder of floating-point numbers".to_owned())
            }
            Operation::Calculate { operator: Operator::ShiftRight | Operator::ShiftRightUnsigned, kind } => {
                let is_hazard = !self.distance_is_small(if *kind == Kind::Long { 64 } else { 32 });
                is_hazard.then(|| "shifts to the right by a distance that may be too large".to_owned())
            }
            Operation::StoreElement(Element::Reference) => {
                let is_hazard = !self.store_is_safe();
                is_hazard.then(|| "stores into an array that may be one of a subclass".to_owned())
            }
            Operation::InstanceOf(class) => {
                let is_hazard = !self.is_exactly_known(class);
                is_hazard.then(|| format!("asks for `{class}`, whose subclasses JBMC does not know"))
            }
            Operation::CheckCast(class) => {
                let is_hazard = is_exception(class) && self.reached.class(class).is_none();
                is_hazard.then(|| format!("casts to `{class}`, whose subclasses JBMC does not know"))
            }
            Operation::NewArrays { n_dimensions, .. } => {
                let is_hazard = *n_dimensions > 1 && !self.sizes_are_constant((*n_dimensions).into());
                is_hazard.then(|| "makes an array of arrays whose size may be negative".to_owned())
            }
            Operation::Monitor { .. } => Some("synchronizes on what may be null".to_owned()),
            Operation::Branch { condition: Condition::Same(_), .. } => self.comparison(),
            _ => None,
        }
    }

    fn before(&self, n_back: usize) -> Option<&Operation> {
        self.straight.before(self.index, n_back)
    }

    /// A constant, or something `& 31`.
    fn distance_is_small(&self, width: i32) -> bool {
        let is_small = |operation: Option<&Operation>| matches!(operation, Some(Operation::Push(Constant::Int(distance))) if (0..width).contains(distance));
        match self.before(1) {
            Some(Operation::Calculate { operator: Operator::And, kind: Kind::Int }) => {
                is_small(self.before(2))
            }
            operation => is_small(operation),
        }
    }

    fn sizes_are_constant(&self, n_dimensions: usize) -> bool {
        (1..=n_dimensions)
            .all(|n_back| matches!(self.before(n_back), Some(Operation::Push(Constant::Int(0..)))))
    }

    fn stack(&self) -> Option<&[Value]> {
        let types = self.method.types.as_ref()?;
        types.stacks.get(&self.code.instructions[self.index].pc).map(Vec::as_slice)
    }

    /// Whether the elements of the array can only be of the class that the source says, or the class of the value.
    fn store_is_safe(&self) -> bool {
        let Some([.., array, _, value]) = self.stack() else { return false };
        let (Some(array_class), Some(value_class)) = (array.class(), value.class()) else {
            return *value == Value::Null || *array == Value::Null;
        };
        let Some(element) = element_of(array_class) else { return false };
        if array.is_known(Known::Exactly) {
            return *value_class == element || self.reached.classes.is_subtype(value_class, &element);
        }
        self.arrays.iter().all(|made| *made == element || !self.may_be_below(made, &element))
    }

    /// Whether an array of one class may stand where one of the other is expected.
    fn may_be_below(&self, class: &str, element: &str) -> bool {
        if self.reached.class(class).is_some() {
            return self.reached.classes.is_subtype(class, element);
        }
        // Of two classes of the JDK nothing is known, except that these have no subclasses.
        element == OBJECT || (self.reached.class(element).is_none() && !is_final(element))
    }

    /// Whether JBMC knows all classes below one.
    fn is_exactly_known(&self, class: &str) -> bool {
        let is_primitive_array = class.starts_with('[') && element_of(class).is_none();
        is_primitive_array || is_final(class) || self.reached.class(class).is_some()
    }

    /// Strings and boxes that are one object on the virtual machine may be two for JBMC.
    fn comparison(&self) -> Option<String> {
        let Some([.., left, right]) = self.stack() else { return Some("compares references".to_owned()) };
        let outside = |value: &Value| {
            value
                .class()
                .filter(|class| self.reached.class(class).is_none() && !class.starts_with('['))
                .cloned()
        };
        let (left, _) = (outside(left)?, outside(right)?);
        Some(format!("compares references to `{left}`"))
    }
}

fn is_exception(class: &str) -> bool {
    class.ends_with("Exception") || class.ends_with("Error") || class == "java.lang.Throwable"
}

/// Classes of the JDK that have no subclasses.
fn is_final(class: &str) -> bool {
    let name = class.strip_prefix("java.lang.").unwrap_or_default();
    matches!(
        name,
        "String" | "Integer" | "Long" | "Short" | "Byte" | "Character" | "Boolean" | "Float" | "Double"
    )
}
