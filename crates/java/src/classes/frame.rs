//! The operand stack and the slots of a method at one instruction, and what an instruction does to them.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use super::class::Constant;
use super::descriptor::MethodType;
use super::instruction::{Condition, Element, Invoke, Kind, Number, Operation, Operator, Shuffle};
use super::set::Classes;
use super::value::{Known, OBJECT, Value, array_of, element_of};

/// What is known at one instruction.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) stack: Vec<Value>,
    pub(super) locals: Vec<Value>,
}

impl Frame {
    /// What is known if it is one of the two; nothing if they cannot both be at one instruction.
    pub(super) fn join(
        &self,
        other: &Self,
        classes: &Classes,
        joined: &mut BTreeSet<SmolStr>,
    ) -> Option<Self> {
        let mut join_value = |left: &Value, right: &Value| {
            let both = left.join(right, classes);
            if both.class().is_some_and(|class| class == OBJECT) {
                joined.extend([left, right].into_iter().filter_map(Value::class).cloned());
            }
            both
        };
        let mut join = |left: &[Value], right: &[Value]| {
            let pairs = left.iter().zip(right);
            (left.len() == right.len()).then(|| pairs.map(|(l, r)| join_value(l, r)).collect())
        };
        Some(Self { stack: join(&self.stack, &other.stack)?, locals: join(&self.locals, &other.locals)? })
    }

    fn pop(&mut self) -> Option<Value> {
        self.stack.pop()
    }

    /// Pops a value that somebody else gets to see.
    fn give_away(&mut self) -> Option<Value> {
        let value = self.pop()?;
        if value.is_known(Known::Fresh) {
            for other in self.stack.iter_mut().chain(&mut self.locals) {
                if let Value::Reference { known: known @ Known::Fresh, .. } = other {
                    *known = Known::Exactly;
                }
            }
        }
        Some(match value {
            Value::Reference { class, known } => Value::Reference { class, known: known.min(Known::Exactly) },
            Value::Word | Value::Wide | Value::Null => value,
        })
    }

    fn drop_many(&mut self, n_values: usize) -> Option<()> {
        (0..n_values).try_for_each(|_| self.give_away().map(|_| ()))
    }

    fn push(&mut self, value: Value) {
        self.stack.push(value);
    }

    /// Pops values that take this number of words together, the deepest first.
    fn take_words(&mut self, n_words: usize) -> Option<Vec<Value>> {
        let mut taken = Vec::new();
        let mut left = n_words;
        while left > 0 {
            let value = self.pop()?;
            left = left.checked_sub(value.n_words())?;
            taken.push(value);
        }
        taken.reverse();
        Some(taken)
    }

    /// Copies the upper words below the words under them.
    fn duplicate(&mut self, n_upper: usize, n_under: usize) -> Option<()> {
        let upper = self.take_words(n_upper)?;
        let under = self.take_words(n_under)?;
        self.stack.extend(upper.iter().cloned().chain(under).chain(upper.iter().cloned()));
        Some(())
    }

    fn shuffle(&mut self, shuffle: Shuffle) -> Option<()> {
        match shuffle {
            Shuffle::Pop => self.take_words(1).map(|_| ()),
            Shuffle::Pop2 => self.take_words(2).map(|_| ()),
            Shuffle::Dup => self.duplicate(1, 0),
            Shuffle::DupX1 => self.duplicate(1, 1),
            Shuffle::DupX2 => self.duplicate(1, 2),
            Shuffle::Dup2 => self.duplicate(2, 0),
            Shuffle::Dup2X1 => self.duplicate(2, 1),
            Shuffle::Dup2X2 => self.duplicate(2, 2),
            Shuffle::Swap => {
                let (upper, under) = (self.pop()?, self.pop()?);
                self.stack.extend([upper, under]);
                Some(())
            }
        }
    }

    /// Nothing if the instruction does not fit the frame.
    pub(super) fn execute(&mut self, operation: &Operation, classes: &Classes) -> Option<()> {
        match operation {
            Operation::Nop | Operation::Increment { .. } | Operation::Goto(_) | Operation::Return(None) => {}
            Operation::Push(constant) => self.push(pushed(constant)),
            Operation::Load { kind: Kind::Reference, slot } => {
                let value = self.locals.get(usize::from(*slot))?.clone();
                self.push(value);
            }
            Operation::Load { kind, .. } => self.push(of_kind(*kind)),
            Operation::Store { slot, .. } => {
                let value = self.give_away()?;
                *self.locals.get_mut(usize::from(*slot))? = value;
            }
            Operation::LoadElement(element) => {
                self.pop()?;
                let array = self.pop()?;
                self.push(element_value(*element, &array));
            }
            Operation::StoreElement(_) => {
                self.give_away()?;
                self.pop()?;
                self.pop()?;
            }
            Operation::Shuffle(shuffle) => self.shuffle(*shuffle)?,
            Operation::Calculate { operator, kind } => {
                self.drop_many(if *operator == Operator::Negate { 1 } else { 2 })?;
                self.push(of_kind(*kind));
            }
            Operation::Convert { to, .. } => {
                self.pop()?;
                let is_wide = matches!(to, Number::Long | Number::Double);
                self.push(if is_wide { Value::Wide } else { Value::Word });
            }
            Operation::Compare { .. } => {
                self.drop_many(2)?;
                self.push(Value::Word);
            }
            Operation::Branch { condition: Condition::Zero(_) | Condition::Null(_), .. }
            | Operation::Switch { .. }
            | Operation::Return(Some(_))
            | Operation::Throw
            | Operation::Monitor { .. } => self.drop_many(1)?,
            Operation::Branch { condition: Condition::Ints(_) | Condition::Same(_), .. } => {
                self.drop_many(2)?;
            }
            Operation::GetField { field, is_static } => {
                self.drop_many(usize::from(!is_static))?;
                self.push(Value::of_descriptor(&field.descriptor));
            }
            Operation::PutField { is_static, .. } => self.drop_many(2 - usize::from(*is_static))?,
            Operation::Invoke { kind, method } => self.call(&method.descriptor, *kind != Invoke::Static)?,
            Operation::InvokeDynamic(site) => self.call(&site.descriptor, false)?,
            Operation::New(class) => {
                self.push(Value::Reference { class: class.clone(), known: Known::Exactly });
            }
            Operation::NewPrimitiveArray(element) => {
                self.pop()?;
                self.push(Value::Reference {
                    class: primitive_array(*element).into(),
                    known: Known::Exactly,
                });
            }
            Operation::NewReferenceArray(class) => {
                self.pop()?;
                self.push(Value::Reference { class: array_of(class), known: Known::Fresh });
            }
            Operation::NewArrays { class, n_dimensions } => {
                self.drop_many((*n_dimensions).into())?;
                self.push(Value::Reference { class: class.clone(), known: Known::Exactly });
            }
            Operation::ArrayLength | Operation::InstanceOf(_) => {
                self.pop()?;
                self.push(Value::Word);
            }
            Operation::CheckCast(class) => {
                let value = self.pop()?;
                let says_more =
                    value.class().is_none_or(|known| classes.is_subtype(known, class) && class != OBJECT);
                self.push(if says_more { value } else { Value::of_class(class.clone()) });
            }
            Operation::Jsr(_) | Operation::Ret(_) => return None,
        }
        Some(())
    }

    fn call(&mut self, descriptor: &str, has_receiver: bool) -> Option<()> {
        let types = MethodType::parse(descriptor)?;
        self.drop_many(types.parameters.len() + usize::from(has_receiver))?;
        if types.result != "V" {
            self.push(Value::of_descriptor(types.result));
        }
        Some(())
    }
}

fn of_kind(kind: Kind) -> Value {
    match kind {
        Kind::Int | Kind::Float => Value::Word,
        Kind::Long | Kind::Double => Value::Wide,
        Kind::Reference => Value::of_class(OBJECT),
    }
}

fn pushed(constant: &Constant) -> Value {
    match constant {
        Constant::Null => Value::Null,
        Constant::Int(_) | Constant::Float(_) => Value::Word,
        Constant::Long(_) | Constant::Double(_) => Value::Wide,
        Constant::String(_) => Value::of_class("java.lang.String"),
        Constant::Class(_) => Value::of_class("java.lang.Class"),
        Constant::MethodType(_) => Value::of_class("java.lang.invoke.MethodType"),
        Constant::Handle(_) => Value::of_class("java.lang.invoke.MethodHandle"),
        Constant::Dynamic { descriptor, .. } => Value::of_descriptor(descriptor),
    }
}

fn element_value(element: Element, array: &Value) -> Value {
    match element {
        Element::Long | Element::Double => Value::Wide,
        Element::Reference => {
            let class = array.class().and_then(|array| element_of(array));
            Value::of_class(class.unwrap_or_else(|| OBJECT.into()))
        }
        Element::Int | Element::Float | Element::Byte | Element::Char | Element::Short | Element::Boolean => {
            Value::Word
        }
    }
}

fn primitive_array(element: Element) -> &'static str {
    match element {
        Element::Int => "[I",
        Element::Long => "[J",
        Element::Float => "[F",
        Element::Double => "[D",
        Element::Byte => "[B",
        Element::Char => "[C",
        Element::Short => "[S",
        Element::Boolean => "[Z",
        Element::Reference => "[Ljava.lang.Object;",
    }
}
