//! Writes code in the instructions of class files.

use std::sync::Arc;

use jurat_java::classes::{
    Code, Condition, Constant, Element as Type, Handler, Instruction, Invoke, Kind, MemberRef, Operation,
    Shuffle,
};
use smol_str::SmolStr;

/// A place in the code, which may be named before it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label(u16);

/// Code that is being written.
///
/// Every instruction is one byte long, so far as anybody can see. Jumps name labels until the end.
#[derive(Default)]
pub(crate) struct Assembler {
    operations: Vec<Operation>,
    /// By label.
    places: Vec<u16>,
    n_slots: u16,
    /// First protected instruction, the one behind the last, and the handler of everything.
    handlers: Vec<(Label, Label, Label)>,
}

impl Assembler {
    /// The method's parameters take this many slots.
    pub(crate) fn with_slots(n_slots: u16) -> Self {
        Self { n_slots, ..Self::default() }
    }

    pub(crate) fn push(&mut self, operation: Operation) -> &mut Self {
        self.operations.push(operation);
        self
    }

    pub(crate) fn null(&mut self) -> &mut Self {
        self.push(Operation::Push(Constant::Null))
    }

    pub(crate) fn int(&mut self, value: i32) -> &mut Self {
        self.push(Operation::Push(Constant::Int(value)))
    }

    pub(crate) fn string(&mut self, units: &[u16]) -> &mut Self {
        self.push(Operation::Push(Constant::String(units.into())))
    }

    pub(crate) fn text(&mut self, text: &str) -> &mut Self {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.string(&units)
    }

    pub(crate) fn load(&mut self, kind: Kind, slot: u16) -> &mut Self {
        self.touch(kind, slot);
        self.push(Operation::Load { kind, slot })
    }

    pub(crate) fn store(&mut self, kind: Kind, slot: u16) -> &mut Self {
        self.touch(kind, slot);
        self.push(Operation::Store { kind, slot })
    }

    /// There is a value of this kind in the slot.
    pub(crate) fn touch(&mut self, kind: Kind, slot: u16) {
        self.n_slots = self.n_slots.max(slot + n_slots(kind));
    }

    pub(crate) fn shuffle(&mut self, shuffle: Shuffle) -> &mut Self {
        self.push(Operation::Shuffle(shuffle))
    }

    pub(crate) fn call(&mut self, kind: Invoke, class: &str, name: &str, descriptor: &str) -> &mut Self {
        self.push(Operation::Invoke { kind, method: member(class, name, descriptor) })
    }

    pub(crate) fn call_static(&mut self, class: &str, name: &str, descriptor: &str) -> &mut Self {
        self.call(Invoke::Static, class, name, descriptor)
    }

    pub(crate) fn call_virtual(&mut self, class: &str, name: &str, descriptor: &str) -> &mut Self {
        self.call(Invoke::Virtual, class, name, descriptor)
    }

    pub(crate) fn get(&mut self, is_static: bool, class: &str, name: &str, descriptor: &str) -> &mut Self {
        self.push(Operation::GetField { field: member(class, name, descriptor), is_static })
    }

    pub(crate) fn put(&mut self, is_static: bool, class: &str, name: &str, descriptor: &str) -> &mut Self {
        self.push(Operation::PutField { field: member(class, name, descriptor), is_static })
    }

    pub(crate) fn new_object(&mut self, class: &str) -> &mut Self {
        self.push(Operation::New(class.into())).shuffle(Shuffle::Dup)
    }

    pub(crate) fn cast(&mut self, class: &str) -> &mut Self {
        if class == "java.lang.Object" { self } else { self.push(Operation::CheckCast(class.into())) }
    }

    pub(crate) fn instance_of(&mut self, class: &str) -> &mut Self {
        self.push(Operation::InstanceOf(class.into()))
    }

    pub(crate) fn label(&mut self) -> Label {
        self.places.push(0);
        Label(self.places.len() as u16 - 1)
    }

    /// The label means the next instruction.
    pub(crate) fn place(&mut self, label: Label) -> &mut Self {
        self.places[usize::from(label.0)] = self.operations.len() as u16;
        self
    }

    pub(crate) fn branch(&mut self, condition: Condition, to: Label) -> &mut Self {
        self.push(Operation::Branch { condition, target: to.0 })
    }

    pub(crate) fn jump(&mut self, to: Label) -> &mut Self {
        self.push(Operation::Goto(to.0))
    }

    pub(crate) fn give_back(&mut self, kind: Option<Kind>) -> &mut Self {
        self.push(Operation::Return(kind))
    }

    /// Whatever is thrown between the labels arrives at the handler.
    pub(crate) fn catch(&mut self, start: Label, end: Label, handler: Label) {
        self.handlers.push((start, end, handler));
    }

    /// The code, with places instead of labels.
    pub(crate) fn finish(self) -> Code {
        let place = |label: u16| self.places.get(usize::from(label)).copied().unwrap_or(0);
        let handlers = self.handlers.iter().map(|(start, end, handler)| Handler {
            start: place(start.0),
            end: place(end.0),
            target: place(handler.0),
            catches: None,
        });
        let handlers = handlers.collect();
        let operations = self.operations.into_iter().map(|operation| match operation {
            Operation::Branch { condition, target } => Operation::Branch { condition, target: place(target) },
            Operation::Goto(target) => Operation::Goto(place(target)),
            other => other,
        });
        let instructions = operations.enumerate().map(|(index, operation)| Instruction {
            pc: index as u16,
            next: index as u32 + 1,
            operation,
        });
        Code {
            // How many there really are is found out when it is compiled.
            max_stack: u16::MAX,
            max_locals: self.n_slots,
            instructions: instructions.collect(),
            handlers,
            lines: Vec::new(),
            variables: Vec::new(),
        }
    }
}

fn member(class: &str, name: &str, descriptor: &str) -> Arc<MemberRef> {
    Arc::new(MemberRef {
        class: SmolStr::from(class),
        name: SmolStr::from(name),
        descriptor: SmolStr::from(descriptor),
    })
}

/// How many slots a value takes in the code of a class file.
pub(crate) fn n_slots(kind: Kind) -> u16 {
    if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 }
}

/// The kind of a value of a type.
pub(crate) fn kind_of(ty: Type) -> Kind {
    match ty {
        Type::Long => Kind::Long,
        Type::Float => Kind::Float,
        Type::Double => Kind::Double,
        Type::Reference => Kind::Reference,
        Type::Int | Type::Byte | Type::Char | Type::Short | Type::Boolean => Kind::Int,
    }
}
