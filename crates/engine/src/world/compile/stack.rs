//! What instructions take from the operand stack and leave there, by kinds of values.

use jurat_java::classes::{
    Condition, Constant, Element, Invoke, Kind, MethodType, Number, Operation, Operator, Shuffle,
};

use crate::world::type_of;

/// The kind of a value of a type.
pub(in crate::world) fn kind_of(ty: Element) -> Kind {
    match ty {
        Element::Long => Kind::Long,
        Element::Float => Kind::Float,
        Element::Double => Kind::Double,
        Element::Reference => Kind::Reference,
        Element::Int | Element::Byte | Element::Char | Element::Short | Element::Boolean => Kind::Int,
    }
}

/// Whether it takes two words.
pub(super) fn is_wide(kind: Kind) -> bool {
    matches!(kind, Kind::Long | Kind::Double)
}

/// The operand stack as kinds. Operations give nothing if it does not fit.
#[derive(Clone, PartialEq, Eq, Default)]
pub(super) struct Stack(pub(super) Vec<Kind>);

impl Stack {
    fn pop(&mut self, kind: Kind) -> Option<()> {
        (self.0.pop()? == kind).then_some(())
    }

    fn pop_all(&mut self, kinds: &[Kind]) -> Option<()> {
        kinds.iter().rev().try_for_each(|kind| self.pop(*kind))
    }

    fn push(&mut self, kind: Kind) {
        self.0.push(kind);
    }

    /// Everything that does not touch locals.
    pub(super) fn apply(&mut self, operation: &Operation) -> Option<()> {
        match operation {
            Operation::Nop | Operation::Goto(_) | Operation::Increment { .. } => {}
            Operation::Push(constant) => self.push(constant_kind(constant)?),
            Operation::Load { kind, .. } => self.push(*kind),
            Operation::Store { kind, .. } => self.pop(*kind)?,
            Operation::LoadElement(element) => {
                self.pop_all(&[Kind::Reference, Kind::Int])?;
                self.push(kind_of(*element));
            }
            Operation::StoreElement(element) => {
                self.pop_all(&[Kind::Reference, Kind::Int, kind_of(*element)])?;
            }
            Operation::Shuffle(shuffle) => {
                shuffle_values(*shuffle, &self.0)?.move_values(&mut self.0)?;
            }
            Operation::Calculate { operator, kind } => {
                self.pop_all(operands(*operator, *kind).as_slice())?;
                self.push(*kind);
            }
            Operation::Convert { from, to } => {
                self.pop(*from)?;
                self.push(number_kind(*to));
            }
            Operation::Compare { kind, .. } => {
                self.pop_all(&[*kind, *kind])?;
                self.push(Kind::Int);
            }
            Operation::Branch { condition, .. } => self.pop_all(match condition {
                Condition::Zero(_) => &[Kind::Int],
                Condition::Ints(_) => &[Kind::Int, Kind::Int],
                Condition::Same(_) => &[Kind::Reference, Kind::Reference],
                Condition::Null(_) => &[Kind::Reference],
            })?,
            Operation::Switch { .. } => self.pop(Kind::Int)?,
            Operation::Return(kind) => kind.map_or(Some(()), |kind| self.pop(kind))?,
            Operation::GetField { field, is_static } => {
                self.pop_all(receiver(*is_static))?;
                self.push(kind_of(type_of(&field.descriptor)?));
            }
            Operation::PutField { field, is_static } => {
                self.pop(kind_of(type_of(&field.descriptor)?))?;
                self.pop_all(receiver(*is_static))?;
            }
            Operation::Invoke { kind, method } => {
                self.call(&method.descriptor, *kind == Invoke::Static)?;
            }
            Operation::InvokeDynamic(site) => self.call(&site.descriptor, true)?,
            Operation::New(_) => self.push(Kind::Reference),
            Operation::NewPrimitiveArray(_) | Operation::NewReferenceArray(_) => {
                self.pop(Kind::Int)?;
                self.push(Kind::Reference);
            }
            Operation::NewArrays { n_dimensions, .. } => {
                (0..*n_dimensions).try_for_each(|_| self.pop(Kind::Int))?;
                self.push(Kind::Reference);
            }
            Operation::ArrayLength | Operation::InstanceOf(_) => {
                self.pop(Kind::Reference)?;
                self.push(Kind::Int);
            }
            Operation::CheckCast(_) => {
                self.pop(Kind::Reference)?;
                self.push(Kind::Reference);
            }
            Operation::Throw | Operation::Monitor { .. } => self.pop(Kind::Reference)?,
            // Subroutines of old class files are not supported.
            Operation::Jsr(_) | Operation::Ret(_) => return None,
        }
        Some(())
    }

    fn call(&mut self, descriptor: &str, is_static: bool) -> Option<()> {
        let parsed = MethodType::parse(descriptor)?;
        for parameter in parsed.parameters.iter().rev() {
            self.pop(kind_of(type_of(parameter)?))?;
        }
        self.pop_all(receiver(is_static))?;
        self.0.extend(type_of(parsed.result).map(kind_of));
        Some(())
    }
}

fn receiver(is_static: bool) -> &'static [Kind] {
    if is_static { &[] } else { &[Kind::Reference] }
}

fn operands(operator: Operator, kind: Kind) -> Vec<Kind> {
    match operator {
        Operator::Negate => vec![kind],
        Operator::ShiftLeft | Operator::ShiftRight | Operator::ShiftRightUnsigned => vec![kind, Kind::Int],
        _ => vec![kind, kind],
    }
}

fn number_kind(number: Number) -> Kind {
    match number {
        Number::Long => Kind::Long,
        Number::Float => Kind::Float,
        Number::Double => Kind::Double,
        Number::Int | Number::Byte | Number::Char | Number::Short => Kind::Int,
    }
}

fn constant_kind(constant: &Constant) -> Option<Kind> {
    Some(match constant {
        Constant::Int(_) => Kind::Int,
        Constant::Long(_) => Kind::Long,
        Constant::Float(_) => Kind::Float,
        Constant::Double(_) => Kind::Double,
        Constant::Null
        | Constant::String(_)
        | Constant::Class(_)
        | Constant::MethodType(_)
        | Constant::Handle(_) => Kind::Reference,
        Constant::Dynamic { descriptor, .. } => kind_of(type_of(descriptor)?),
    })
}

/// A shuffle in values instead of words: `taken` values are put again below `below` others, or dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moved {
    Pop,
    Pop2,
    Dup { taken: usize, below: usize },
    Swap,
}

impl Moved {
    pub(super) fn move_values<T: Clone>(self, stack: &mut Vec<T>) -> Option<()> {
        let n_values = stack.len();
        match self {
            Self::Pop => stack.truncate(n_values.checked_sub(1)?),
            Self::Pop2 => stack.truncate(n_values.checked_sub(2)?),
            Self::Dup { taken, below } => {
                let at = n_values.checked_sub(taken + below)?;
                let copy = stack[n_values - taken..].to_vec();
                stack.splice(at..at, copy);
            }
            Self::Swap => {
                let at = n_values.checked_sub(2)?;
                stack.swap(at, at + 1);
            }
        }
        Some(())
    }
}

/// What a shuffle means for the values that are on the stack.
pub(super) fn shuffle_values(shuffle: Shuffle, stack: &[Kind]) -> Option<Moved> {
    let is_wide_at = |depth: usize| stack.len().checked_sub(depth + 1).map(|index| is_wide(stack[index]));
    // How many values the given number of words are, from a depth on; pairs are not split.
    let values = |words: usize, depth: usize| match (words, is_wide_at(depth)?) {
        (1, false) | (2, true) => Some(1),
        (2, false) => (!is_wide_at(depth + 1)?).then_some(2),
        _ => None,
    };
    let dup = |words: usize, words_below: usize| {
        let taken = values(words, 0)?;
        let below = if words_below == 0 { 0 } else { values(words_below, taken)? };
        Some(Moved::Dup { taken, below })
    };
    match shuffle {
        Shuffle::Pop => values(1, 0).map(|_| Moved::Pop),
        Shuffle::Pop2 => values(2, 0).map(|n| if n == 1 { Moved::Pop } else { Moved::Pop2 }),
        Shuffle::Dup => dup(1, 0),
        Shuffle::DupX1 => dup(1, 1),
        Shuffle::DupX2 => dup(1, 2),
        Shuffle::Dup2 => dup(2, 0),
        Shuffle::Dup2X1 => dup(2, 1),
        Shuffle::Dup2X2 => dup(2, 2),
        Shuffle::Swap => (values(1, 0)? == 1 && values(1, 1)? == 1).then_some(Moved::Swap),
    }
}
