//! Objects, static fields, inputs and output, for instructions and native methods.

use std::rc::Rc;

use jurat_solver::{Pool, Sort, Term};

use super::{Halt, Machine};
use crate::exploration::{InputKind, Place};
use crate::heap::{Content, Elements, Object};
use crate::state::{ClassState, RecordedInput, Status};
use crate::value::{ObjectId, Reference, Unknown, Value};
use crate::world::{ClassId, ClassKind, MethodId, StaticConstant, Type, World};

impl Machine<'_> {
    pub(crate) fn world(&mut self) -> &mut World {
        &mut self.engine.world
    }

    pub(crate) fn pool(&mut self) -> &mut Pool {
        &mut self.engine.pool
    }

    /// The object of a reference that is known not to be null.
    pub(crate) fn object(&self, reference: Reference) -> Result<&Object, Halt> {
        reference.and_then(|id| self.state.heap.get(id)).ok_or_else(Halt::malformed)
    }

    /// The object of a reference that is known not to be null, to be changed.
    pub(crate) fn object_mut(&mut self, reference: Reference) -> Result<&mut Object, Halt> {
        reference.and_then(|id| self.state.heap.get_mut(id)).ok_or_else(Halt::malformed)
    }

    /// A new object with default values.
    pub(crate) fn new_object(&mut self, class: ClassId) -> Reference {
        let fields = self.default_fields(class);
        Some(self.add_object(Object { class, content: Content::Fields(fields) }))
    }

    /// A new array of zeros or nulls.
    pub(crate) fn new_array(&mut self, array_class: ClassId, length: usize) -> Result<Reference, Halt> {
        let ClassKind::Array { ty, .. } = self.engine.world.class(array_class).kind else {
            return Err(Halt::malformed());
        };
        self.reserve(length as u64 * element_size(ty))?;
        let content = Content::Array(Elements::new(ty, length));
        Ok(Some(self.add_object(Object { class: array_class, content })))
    }

    /// A new array of which only the length is known.
    pub(crate) fn new_opaque_array(&mut self, array_class: ClassId, length: Value, what: Unknown) -> Reference {
        Some(self.add_object(Object { class: array_class, content: Content::Opaque { length, what } }))
    }

    /// Refuses what the budget has no room for, before it is made.
    fn reserve(&mut self, bytes: u64) -> Result<(), Halt> {
        /// Without a budget for memory, no array is larger than this.
        const MOST: u64 = 1 << 32;
        let room = self.engine.budget.memory.map_or(MOST, |most| most.saturating_sub(self.engine.allocated));
        if bytes > room { Err(Halt::undecided("an array that is too large")) } else { Ok(()) }
    }

    /// The class of an object.
    pub(crate) fn class_of(&self, reference: Reference) -> Result<ClassId, Halt> {
        Ok(self.object(reference)?.class)
    }

    pub(crate) fn get_field(&self, reference: Reference, slot: u32) -> Result<Value, Halt> {
        self.object(reference)?.fields().get(slot as usize).copied().ok_or_else(Halt::malformed)
    }

    pub(crate) fn set_field(&mut self, reference: Reference, slot: u32, value: Value) -> Result<(), Halt> {
        match &mut self.object_mut(reference)?.content {
            Content::Fields(fields) => {
                *fields.get_mut(slot as usize).ok_or_else(Halt::malformed)? = value;
                Ok(())
            }
            Content::Array(_) | Content::Opaque { .. } => Err(Halt::malformed()),
        }
    }

    pub(crate) fn get_static(&mut self, class: ClassId, slot: u32) -> Result<Value, Halt> {
        self.prepare(class);
        let state = self.state.classes.get(class).ok_or_else(Halt::malformed)?;
        state.fields.get(slot as usize).copied().ok_or_else(Halt::malformed)
    }

    pub(crate) fn set_static(&mut self, class: ClassId, slot: u32, value: Value) -> Result<(), Halt> {
        self.prepare(class);
        let state = self.state.classes.get_mut(class).ok_or_else(Halt::malformed)?;
        *state.fields.get_mut(slot as usize).ok_or_else(Halt::malformed)? = value;
        Ok(())
    }

    pub(crate) fn elements(&self, array: Reference) -> Result<&Elements, Halt> {
        let object = self.object(array)?;
        object.elements().ok_or_else(|| no_elements(object))
    }

    pub(crate) fn elements_mut(&mut self, array: Reference) -> Result<&mut Elements, Halt> {
        self.elements(array)?;
        match &mut self.object_mut(array)?.content {
            Content::Array(elements) => Ok(elements),
            Content::Fields(_) | Content::Opaque { .. } => Err(Halt::malformed()),
        }
    }

    pub(crate) fn array_length(&self, array: Reference) -> Result<usize, Halt> {
        Ok(self.elements(array)?.len())
    }

    pub(crate) fn array_get(&self, array: Reference, index: usize) -> Result<Value, Halt> {
        self.elements(array)?.get(index).ok_or_else(Halt::malformed)
    }

    /// Stores an element, which was narrowed to the type of the array.
    pub(crate) fn array_set(&mut self, array: Reference, index: usize, value: Value) -> Result<(), Halt> {
        let elements = self.elements_mut(array)?;
        if index >= elements.len() {
            return Err(Halt::malformed());
        }
        elements.set(index, value);
        Ok(())
    }

    /// Copies elements between two arrays, which may be the same one, as if through a third.
    pub(crate) fn array_copy(
        &mut self,
        (from, from_at): (Reference, usize),
        (to, to_at): (Reference, usize),
        count: usize,
    ) -> Result<(), Halt> {
        if from == to {
            return self.array_move(from, from_at, to_at, count);
        }
        let source = Rc::clone(from.and_then(|id| self.state.heap.shared(id)).ok_or_else(Halt::malformed)?);
        let elements = source.elements().ok_or_else(|| no_elements(&source))?;
        let target = self.elements_mut(to)?;
        let fits = |at: usize, length: usize| at.checked_add(count).is_some_and(|end| end <= length);
        if !fits(from_at, elements.len()) || !fits(to_at, target.len()) {
            return Err(Halt::malformed());
        }
        target.copy_from(to_at, elements, from_at, count);
        Ok(())
    }

    fn array_move(&mut self, array: Reference, from: usize, to: usize, count: usize) -> Result<(), Halt> {
        let elements = self.elements_mut(array)?;
        let fits = |at: usize| at.checked_add(count).is_some_and(|end| end <= elements.len());
        if !fits(from) || !fits(to) {
            return Err(Halt::malformed());
        }
        elements.copy_within(from, to, count);
        Ok(())
    }

    /// A new object with the same content.
    pub(crate) fn clone_object(&mut self, reference: Reference) -> Result<Reference, Halt> {
        let object = self.object(reference)?.clone();
        self.reserve(object.size())?;
        Ok(Some(self.add_object(object)))
    }

    /// A new value that nobody knows, recorded as an input.
    pub(crate) fn input(&mut self, kind: InputKind) -> Value {
        let pool = &mut self.engine.pool;
        let term = match kind {
            InputKind::Boolean => narrow_variable(pool, 1, false),
            InputKind::Byte => narrow_variable(pool, 8, true),
            InputKind::Char => narrow_variable(pool, 16, false),
            InputKind::Short => narrow_variable(pool, 16, true),
            InputKind::Int | InputKind::String | InputKind::Random => pool.variable(Sort::Bits(32)),
            InputKind::Long => pool.variable(Sort::Bits(64)),
            InputKind::Float => pool.variable(Sort::Float),
            InputKind::Double => pool.variable(Sort::Double),
        };
        self.record(kind, [term].into());
        self.value(term)
    }

    /// Records an input that consists of these terms.
    pub(crate) fn record(&mut self, kind: InputKind, terms: Rc<[Term]>) {
        self.state.inputs.push(RecordedInput { kind, terms, guard: None });
    }

    /// Appends to the output, which is not known any more if the text is not.
    pub(crate) fn print(&mut self, text: Option<&[u16]>) {
        match text {
            Some(units) => self.state.output.push(units),
            None => self.state.output.forget(),
        }
    }

    /// The method that calls the native method.
    pub(crate) fn caller(&self) -> MethodId {
        self.state.frame().code.method
    }

    /// Where in the program the path is: the innermost call of one of its own methods.
    pub(crate) fn place(&self) -> Option<Place> {
        self.state.frames.iter().rev().find_map(|frame| {
            let method = self.engine.world.method(frame.code.method);
            let class = self.engine.world.class(method.class);
            class.is_program().then(|| Place {
                class: class.name.to_string(),
                method: method.name.to_string(),
                file: class.source.as_ref().map(ToString::to_string),
                line: frame.code.line_at(frame.op),
            })
        })
    }

    /// Makes sure that the static fields of a class exist.
    pub(crate) fn prepare(&mut self, class: ClassId) {
        if self.state.classes.get(class).is_some() {
            return;
        }
        let info = self.engine.world.class(class);
        let status = if info.needs_initialisation { Status::Prepared } else { Status::Done };
        let statics: Vec<_> = info.statics.iter().map(|field| (field.ty, field.constant)).collect();
        let fields = statics.into_iter().map(|(ty, constant)| match constant {
            None => default_value(ty),
            Some(StaticConstant::Int(int)) => Value::Int(int),
            Some(StaticConstant::Long(long)) => Value::Long(long),
            Some(StaticConstant::Float(float)) => Value::Float(float),
            Some(StaticConstant::Double(double)) => Value::Double(double),
            Some(StaticConstant::String(literal)) => Value::Ref(self.literal(literal)),
        });
        let fields = fields.collect();
        self.state.classes.put(class, ClassState { status, fields });
    }

    pub(crate) fn is_initialised(&self, class: ClassId) -> bool {
        !self.engine.world.class(class).needs_initialisation || self.state.classes.is_usable(class)
    }

    pub(super) fn default_fields(&self, class: ClassId) -> Box<[Value]> {
        self.engine.world.class(class).layout.iter().map(|&ty| default_value(ty)).collect()
    }

    pub(super) fn put_object(&mut self, id: ObjectId, object: Object) {
        self.engine.allocated += object.size();
        self.state.heap.put(id, Rc::new(object));
    }

    fn add_object(&mut self, object: Object) -> ObjectId {
        let id = self.engine.new_object_id();
        self.put_object(id, object);
        id
    }
}

/// Why an object has no elements.
fn no_elements(object: &Object) -> Halt {
    match object.content {
        Content::Opaque { what, .. } => Halt::unusable(Value::Unknown(what)),
        Content::Fields(_) | Content::Array(_) => Halt::malformed(),
    }
}

/// What a field or element of the type holds at first.
pub(crate) fn default_value(ty: Type) -> Value {
    match ty {
        Type::Int | Type::Byte | Type::Char | Type::Short | Type::Boolean => Value::Int(0),
        Type::Long => Value::Long(0),
        Type::Float => Value::Float(0.0),
        Type::Double => Value::Double(0.0),
        Type::Reference => Value::NULL,
    }
}

fn element_size(ty: Type) -> u64 {
    match ty {
        Type::Byte | Type::Boolean => 1,
        Type::Char | Type::Short => 2,
        Type::Int | Type::Float | Type::Reference => 4,
        Type::Long | Type::Double => 8,
    }
}

fn narrow_variable(pool: &mut Pool, width: u8, is_signed: bool) -> Term {
    let variable = pool.variable(Sort::Bits(width));
    if is_signed { pool.sign_extend(variable, 32) } else { pool.zero_extend(variable, 32) }
}
