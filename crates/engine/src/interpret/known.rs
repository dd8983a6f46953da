//! What the fast instructions do with known values.

use jurat_java::classes::Relation;

use super::calls::{enter, has_room};
use super::narrowing::known_as;
use super::turn::Turn;
use crate::engine::Engine;
use crate::heap::{Content, Elements, Heap, Object};
use crate::state::{After, State};
use crate::value::{ObjectId, Reference, Value};
use crate::world::{Body, ClassId, ClassKind, Compiled, MethodId, World};

/// Whether another state goes first once this one is at the instruction.
pub(super) fn is_over(turn: &Turn<'_>, state: &mut State, at: usize) -> bool {
    state.frame_mut().op = at as u32;
    turn.is_over(state)
}

/// Replaces the topmost operands by others.
pub(super) fn put(stack: &mut Vec<Value>, n_operands: usize, values: &[Value]) {
    stack.truncate(stack.len() - n_operands);
    stack.extend_from_slice(values);
}

pub(super) fn compare<T: PartialOrd>(a: &T, b: &T, if_nan: i32) -> i32 {
    a.partial_cmp(b).map_or(if_nan, |ordering| ordering as i32)
}

/// Whether two ints compare like that.
pub(super) fn is_so(relation: Relation, a: i32, b: i32) -> bool {
    match relation {
        Relation::Equal => a == b,
        Relation::NotEqual => a != b,
        Relation::Less => a < b,
        Relation::GreaterOrEqual => a >= b,
        Relation::Greater => a > b,
        Relation::LessOrEqual => a <= b,
    }
}

/// The loop has one iteration more, and the loops inside of it start anew.
pub(super) fn count_iteration(counters: &mut [u32], code: &Compiled, header: usize) {
    let last = code.loops.get(header).map_or(header, |info| info.last.index());
    if let Some([this, inner @ ..]) = counters.get_mut(header..=last) {
        *this = this.saturating_add(1);
        inner.fill(0);
    }
}

pub(super) fn field_mut(heap: &mut Heap, id: ObjectId, slot: u32) -> Option<&mut Value> {
    match &mut heap.get_mut(id)?.content {
        Content::Fields(fields) => fields.get_mut(slot as usize),
        Content::Array(_) | Content::Open(_) | Content::Argument(_) | Content::Rope(_) => None,
    }
}

/// Whether it may be the same as an object with another id: a string, an exception, or what looks like a box of a value that is
/// not known.
pub(super) fn is_ambiguous(engine: &Engine, heap: &Heap, reference: Reference) -> bool {
    let Some(id) = reference else { return false };
    let is_open_box = |object: &Object| matches!(object.fields(), [Value::IntTerm(_) | Value::LongTerm(_)]);
    let shared = &engine.shared;
    shared.ambiguous.contains(&id) || shared.repeated.contains(&id) || heap.get(id).is_some_and(is_open_box)
}

pub(super) fn elements(heap: &Heap, id: ObjectId) -> Option<&Elements> {
    heap.get(id)?.elements()
}

pub(super) fn is_instance(engine: &Engine, heap: &Heap, id: ObjectId, class: ClassId) -> bool {
    heap.get(id).is_some_and(|object| engine.world.is_subclass(object.class, class))
}

/// Stores a known value at a known index, if that needs no exception.
pub(super) fn store_element(world: &World, heap: &mut Heap, id: ObjectId, index: i32, value: Value) -> bool {
    let allowed = match value {
        Value::Ref(None) | Value::Int(_) | Value::Long(_) | Value::Float(_) | Value::Double(_) => true,
        Value::Ref(Some(element)) => can_hold(world, heap, id, element),
        _ => false,
    };
    if !allowed {
        return false;
    }
    let Some(object) = heap.get_mut(id) else { return false };
    let Content::Array(elements) = &mut object.content else { return false };
    let Ok(index) = usize::try_from(index) else { return false };
    let fits = index < elements.len();
    if fits {
        let value = match (&*elements, value) {
            (Elements::Ints(_), _) => value,
            (_, Value::Int(int)) => Value::Int(as_element(world, object.class, int)),
            _ => value,
        };
        elements.set(index, value);
    }
    fits
}

/// An int as an element of an array of the class.
fn as_element(world: &World, array: ClassId, int: i32) -> i32 {
    match world.class(array).kind {
        ClassKind::Array { ty, .. } => known_as(ty, int),
        ClassKind::Primitive(_) | ClassKind::Ordinary => int,
    }
}

/// Whether an array may hold an object.
pub(super) fn can_hold(world: &World, heap: &Heap, array: ObjectId, element: ObjectId) -> bool {
    let (Some(array), Some(element)) = (heap.get(array), heap.get(element)) else { return false };
    match world.class(array.class).kind {
        ClassKind::Array { element: class, .. } => world.is_subclass(element.class, class),
        ClassKind::Primitive(_) | ClassKind::Ordinary => false,
    }
}

pub(super) fn is_initialised(engine: &Engine, state: &State, method: MethodId) -> bool {
    let class = engine.world.method(method).class;
    state.classes.is_usable(class) || !engine.world.class(class).needs_initialisation
}

/// The object that the method is called on, if it is known and not null.
pub(super) fn receiver(engine: &Engine, state: &State, method: MethodId) -> Option<ObjectId> {
    let n_arguments = usize::from(engine.world.method(method).n_arguments);
    let at = state.stack.len().checked_sub(n_arguments)?;
    match state.stack.get(at)? {
        Value::Ref(Some(id)) => Some(*id),
        _ => None,
    }
}

/// Calls a method that has code. The caller stays at its instruction.
pub(super) fn call(engine: &mut Engine, state: &mut State, method: MethodId, at: usize) -> bool {
    state.frame_mut().op = at as u32;
    if !has_room(engine, state) {
        return false;
    }
    let Ok(Body::Code(code)) = engine.world.body(method) else { return false };
    enter(state, code, After::Continue);
    true
}

/// Returns to a caller that goes on behind its call.
pub(crate) fn leave(state: &mut State, is_void: bool) -> bool {
    let [.., caller, frame] = state.frames.as_mut_slice() else { return false };
    if frame.after != After::Continue {
        return false;
    }
    let result = if is_void { None } else { state.stack.last().copied() };
    state.stack.truncate(frame.base as usize);
    state.stack.extend(result);
    state.counters.truncate(frame.counters as usize);
    caller.op += 1;
    state.frames.pop();
    true
}
