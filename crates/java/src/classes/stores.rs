//! The instructions of a method that store a value where the source can see it.

use super::instruction::{Element, Operation};
use super::set::Classes;
use super::variables::stored_slot;

/// An instruction that stores a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreInstruction<'a> {
    /// Its place in the code.
    pub pc: u16,
    /// Its line in the source.
    pub line: Option<u32>,
    /// Where the value goes.
    pub what: Stored<'a>,
}

/// Where a value is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stored<'a> {
    /// A slot.
    Local {
        /// Which.
        slot: u16,
        /// The variable that lives there; the compiler's own have no name.
        name: Option<&'a str>,
    },
    /// A field.
    Field {
        /// The class where the search for it starts.
        class: &'a str,
        /// Name.
        name: &'a str,
        /// Whether it belongs to the class.
        is_static: bool,
    },
    /// An element of an array.
    Element(Element),
}

impl Classes {
    /// All stores of a method, in the order of the code; none if there is no such method.
    pub fn stores(&self, class: &str, method: &str, descriptor: &str) -> Vec<StoreInstruction<'_>> {
        let found = self.method(class, method, descriptor);
        let Some(code) = found.and_then(|found| found.method.code.as_ref()) else { return Vec::new() };
        let stores = code.instructions.iter().filter_map(|instruction| {
            let what = match &instruction.operation {
                Operation::PutField { field, is_static } => {
                    Stored::Field { class: &field.class, name: &field.name, is_static: *is_static }
                }
                Operation::StoreElement(element) => Stored::Element(*element),
                operation => {
                    let name = code.variable_stored_by(instruction).map(|variable| variable.name.as_str());
                    Stored::Local { slot: stored_slot(operation)?, name }
                }
            };
            Some(StoreInstruction { pc: instruction.pc, line: code.line_at(instruction.pc), what })
        });
        stores.collect()
    }
}
