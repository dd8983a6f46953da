//! Which variable of the source a slot holds.

use std::collections::BTreeMap;

use super::class::{Code, LocalVariable, Method};
use super::descriptor::{MethodType, n_slots};
use super::instruction::{Instruction, Operation};
use super::set::Classes;

/// An answer that may be ambiguous.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// Exactly one.
    One(T),
    /// More than one, and nothing tells which is meant.
    Several,
    /// No one.
    None,
}

/// A parameter of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompiledParameter<'a> {
    /// Where it lives.
    pub slot: u16,
    /// Its name, if the class file says it.
    pub name: Option<&'a str>,
    /// Its type.
    pub descriptor: &'a str,
}

impl Classes {
    /// The variable that the stores into this slot on this line write; several also if another variable of that name shares
    /// its slot with others there, so that the name alone does not tell them apart.
    pub fn variable_at(
        &self,
        class: &str,
        method: &str,
        descriptor: &str,
        slot: u16,
        line: u32,
    ) -> Found<&LocalVariable> {
        let found = self.method(class, method, descriptor);
        let Some(code) = found.and_then(|found| found.method.code.as_ref()) else { return Found::None };
        let mut by_slot: BTreeMap<u16, Vec<&LocalVariable>> = BTreeMap::new();
        for variable in code.variables_stored_on(line) {
            by_slot.entry(variable.slot).or_default().push(variable);
        }
        let found = only(by_slot.get(&slot).into_iter().flatten().copied());
        let Found::One(variable) = found else { return found };
        let has_name = |other: &&LocalVariable| other.name == variable.name;
        let mut same_name = by_slot.values().filter(|others| others.iter().any(has_name));
        if same_name.all(|others| others.iter().all(has_name)) { found } else { Found::Several }
    }

    /// The parameters of a method, in order, without `this`.
    pub fn parameters(
        &self,
        class: &str,
        method: &str,
        descriptor: &str,
    ) -> Option<Vec<CompiledParameter<'_>>> {
        self.method(class, method, descriptor).and_then(|found| found.method.parameters())
    }
}

impl Method {
    /// The parameters in order, without `this`.
    pub fn parameters(&self) -> Option<Vec<CompiledParameter<'_>>> {
        let mut next = u16::from(!self.flags.is_static());
        let types = MethodType::parse(&self.descriptor)?.parameters;
        let parameters = types.into_iter().map(|descriptor| {
            let slot = next;
            next = next.saturating_add(n_slots(descriptor));
            let variables = self.code.iter().flat_map(|code| &code.variables);
            let name = variables.into_iter().find(|variable| variable.slot == slot && variable.start == 0);
            CompiledParameter { slot, name: name.map(|variable| variable.name.as_str()), descriptor }
        });
        Some(parameters.collect())
    }
}

impl Code {
    fn variables_stored_on(&self, line: u32) -> impl Iterator<Item = &LocalVariable> {
        let on_line =
            self.instructions.iter().filter(move |instruction| self.line_at(instruction.pc) == Some(line));
        on_line.filter_map(|store| self.variable_stored_by(store))
    }

    /// A variable starts right behind the store that gives it its first value, and covers all later ones.
    pub(super) fn variable_stored_by(&self, store: &Instruction) -> Option<&LocalVariable> {
        let slot = stored_slot(&store.operation)?;
        let holds = |pc: u32| move |v: &&LocalVariable| (u32::from(v.start)..v.end).contains(&pc);
        let mut in_slot = self.variables.iter().filter(|variable| variable.slot == slot);
        let mut again = in_slot.clone();
        in_slot.find(holds(store.pc.into())).or_else(|| again.find(holds(store.next)))
    }
}

/// The slot that an instruction writes.
pub(super) fn stored_slot(operation: &Operation) -> Option<u16> {
    match operation {
        Operation::Store { slot, .. } | Operation::Increment { slot, .. } => Some(*slot),
        _ => None,
    }
}

/// The same variable may be in the table several times, once for each part of its life.
fn only<'a>(variables: impl Iterator<Item = &'a LocalVariable>) -> Found<&'a LocalVariable> {
    let mut found = Found::None;
    for variable in variables {
        match found {
            Found::None => found = Found::One(variable),
            Found::One(first) if first.name == variable.name && first.descriptor == variable.descriptor => {}
            Found::One(_) | Found::Several => return Found::Several,
        }
    }
    found
}
