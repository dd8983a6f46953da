//! The instructions on known values, at full speed.
//!
//! One flat loop. Whatever it does not do itself (terms, choices, exceptions, initialisation, native methods) it leaves as it
//! found it, to [`Machine::step`], which can do everything.

use std::cell::Cell;
use std::rc::Rc;

use jurat_java::classes::Relation;

use super::calls::{enter, has_room};
use super::turn::Turn;
use crate::engine::Engine;
use crate::heap::{Content, Elements, Heap};
use crate::machine::Machine;
use crate::state::{After, State};
use crate::value::{ObjectId, Reference, Value};
use crate::world::{Body, ClassId, ClassKind, Compiled, MethodId, Op, World};

/// Instructions between two looks at the clock, about.
const SLICE: u64 = 1 << 17;

/// Why the loop was left.
pub(super) enum Pause {
    /// The next instruction is none of its own.
    Slow,
    /// Other states may have to go first, or come to the same place.
    Merge,
    /// Somebody should look at the clock.
    Slice,
}

/// Why the instructions of a frame were left.
enum Exit {
    Pause(Pause),
    /// There is another innermost frame, because of a call.
    Called,
    /// There is another innermost frame, which goes on behind its call.
    Returned,
}

const SLOW: Exit = Exit::Pause(Pause::Slow);

/// Replaces two operands of the same kind by one.
macro_rules! binary {
    ($stack:ident, $operand:ident, $result:ident, $calculate:expr) => {{
        let [.., left, right] = $stack.as_mut_slice() else { break SLOW };
        let (Value::$operand(a), Value::$operand(b)) = (*left, *right) else { break SLOW };
        *left = Value::$result($calculate(a, b));
        $stack.pop();
    }};
}

/// Shifts a number by an int.
macro_rules! shift {
    ($stack:ident, $operand:ident, $calculate:expr) => {{
        let [.., left, right] = $stack.as_mut_slice() else { break SLOW };
        let (Value::$operand(a), Value::Int(distance)) = (*left, *right) else { break SLOW };
        *left = Value::$operand($calculate(a, distance.cast_unsigned()));
        $stack.pop();
    }};
}

/// Divides, unless by zero.
macro_rules! divide {
    ($stack:ident, $operand:ident, $calculate:expr) => {{
        let [.., left, right] = $stack.as_mut_slice() else { break SLOW };
        let (Value::$operand(a), Value::$operand(b)) = (*left, *right) else { break SLOW };
        if b == 0 {
            break SLOW;
        }
        *left = Value::$operand($calculate(a, b));
        $stack.pop();
    }};
}

/// Replaces an operand by another.
macro_rules! unary {
    ($stack:ident, $operand:ident, $result:ident, $calculate:expr) => {{
        let Some(top) = $stack.last_mut() else { break SLOW };
        let Value::$operand(a) = *top else { break SLOW };
        *top = Value::$result($calculate(a));
    }};
}

/// Compares two numbers; the last argument is what comes of a NaN.
macro_rules! compare {
    ($stack:ident, $operand:ident, $if_nan:expr) => {
        binary!($stack, $operand, Int, |a, b| compare(&a, &b, $if_nan))
    };
}

impl Machine<'_> {
    /// Executes instructions until one is not on known values, or the turn of the state is over.
    pub(super) fn run_fast(&mut self, turn: &Turn<'_>) -> Pause {
        let mut steps = 0;
        let pause = loop {
            match run_frame(self.engine, self.state, turn, &mut steps) {
                Exit::Pause(pause) => break pause,
                Exit::Returned if turn.is_over(self.state) => break Pause::Merge,
                Exit::Called | Exit::Returned if steps < SLICE => {}
                Exit::Called | Exit::Returned => break Pause::Slice,
            }
        };
        self.engine.statistics.steps += steps;
        pause
    }
}

/// Executes the instructions of the innermost frame.
#[expect(clippy::cast_precision_loss, reason = "that is what Java's conversions do")]
fn run_frame(engine: &mut Engine, state: &mut State, turn: &Turn<'_>, steps: &mut u64) -> Exit {
    let Some(frame) = state.frames.last() else { return SLOW };
    let code = Rc::clone(&frame.code);
    let base = frame.base as usize;
    let counters = frame.counters as usize;
    let mut at = frame.op as usize;
    let is_undisturbed = turn.is_undisturbed(state);
    let mut n_steps = *steps;
    let exit = loop {
        let Some(op) = code.ops.get(at).map(Cell::get) else { break SLOW };
        let stack = &mut state.stack;
        n_steps += 1;
        match op {
            Op::Nop => {}
            Op::Null => stack.push(Value::NULL),
            Op::Int(int) => stack.push(Value::Int(int)),
            Op::Long(long) => stack.push(Value::Long(long)),
            Op::Float(float) => stack.push(Value::Float(float)),
            Op::Double(double) => stack.push(Value::Double(double)),
            Op::Load(local) => {
                let Some(&value) = stack.get(base + usize::from(local)) else { break SLOW };
                stack.push(value);
            }
            Op::Store(local) => {
                let Some(value) = stack.pop() else { break SLOW };
                let Some(local) = stack.get_mut(base + usize::from(local)) else { break SLOW };
                *local = value;
            }
            Op::Increment { local, by } => {
                let Some(local) = stack.get_mut(base + usize::from(local)) else { break SLOW };
                let Value::Int(int) = *local else { break SLOW };
                *local = Value::Int(int.wrapping_add(by.into()));
            }

            Op::Pop => {
                stack.pop();
            }
            Op::Pop2 => {
                stack.pop();
                stack.pop();
            }
            Op::Dup => {
                let Some(&top) = stack.last() else { break SLOW };
                stack.push(top);
            }
            Op::DupX1 => {
                let &[.., below, top] = stack.as_slice() else { break SLOW };
                put(stack, 2, &[top, below, top]);
            }
            Op::DupX2 => {
                let &[.., bottom, below, top] = stack.as_slice() else { break SLOW };
                put(stack, 3, &[top, bottom, below, top]);
            }
            Op::Dup2 => {
                let &[.., below, top] = stack.as_slice() else { break SLOW };
                stack.push(below);
                stack.push(top);
            }
            Op::Dup2X1 => {
                let &[.., bottom, below, top] = stack.as_slice() else { break SLOW };
                put(stack, 3, &[below, top, bottom, below, top]);
            }
            Op::Dup2X2 => {
                let &[.., deepest, bottom, below, top] = stack.as_slice() else { break SLOW };
                put(stack, 4, &[below, top, deepest, bottom, below, top]);
            }
            Op::Swap => {
                let [.., below, top] = stack.as_mut_slice() else { break SLOW };
                std::mem::swap(below, top);
            }

            Op::IAdd => binary!(stack, Int, Int, i32::wrapping_add),
            Op::ISub => binary!(stack, Int, Int, i32::wrapping_sub),
            Op::IMul => binary!(stack, Int, Int, i32::wrapping_mul),
            Op::IDiv => divide!(stack, Int, i32::wrapping_div),
            Op::IRem => divide!(stack, Int, i32::wrapping_rem),
            Op::INeg => unary!(stack, Int, Int, i32::wrapping_neg),
            Op::IShl => shift!(stack, Int, i32::wrapping_shl),
            Op::IShr => shift!(stack, Int, i32::wrapping_shr),
            Op::IUshr => shift!(stack, Int, |a: i32, by| a.cast_unsigned().wrapping_shr(by).cast_signed()),
            Op::IAnd => binary!(stack, Int, Int, |a, b| a & b),
            Op::IOr => binary!(stack, Int, Int, |a, b| a | b),
            Op::IXor => binary!(stack, Int, Int, |a, b| a ^ b),
            Op::LAdd => binary!(stack, Long, Long, i64::wrapping_add),
            Op::LSub => binary!(stack, Long, Long, i64::wrapping_sub),
            Op::LMul => binary!(stack, Long, Long, i64::wrapping_mul),
            Op::LDiv => divide!(stack, Long, i64::wrapping_div),
            Op::LRem => divide!(stack, Long, i64::wrapping_rem),
            Op::LNeg => unary!(stack, Long, Long, i64::wrapping_neg),
            Op::LShl => shift!(stack, Long, i64::wrapping_shl),
            Op::LShr => shift!(stack, Long, i64::wrapping_shr),
            Op::LUshr => shift!(stack, Long, |a: i64, by| a.cast_unsigned().wrapping_shr(by).cast_signed()),
            Op::LAnd => binary!(stack, Long, Long, |a, b| a & b),
            Op::LOr => binary!(stack, Long, Long, |a, b| a | b),
            Op::LXor => binary!(stack, Long, Long, |a, b| a ^ b),
            Op::FAdd => binary!(stack, Float, Float, |a, b| a + b),
            Op::FSub => binary!(stack, Float, Float, |a, b| a - b),
            Op::FMul => binary!(stack, Float, Float, |a, b| a * b),
            Op::FDiv => binary!(stack, Float, Float, |a, b| a / b),
            Op::FRem => binary!(stack, Float, Float, |a, b| a % b),
            Op::FNeg => unary!(stack, Float, Float, |a: f32| -a),
            Op::DAdd => binary!(stack, Double, Double, |a, b| a + b),
            Op::DSub => binary!(stack, Double, Double, |a, b| a - b),
            Op::DMul => binary!(stack, Double, Double, |a, b| a * b),
            Op::DDiv => binary!(stack, Double, Double, |a, b| a / b),
            Op::DRem => binary!(stack, Double, Double, |a, b| a % b),
            Op::DNeg => unary!(stack, Double, Double, |a: f64| -a),

            // Rust's conversions from floating-point numbers are Java's: towards zero, within bounds, zero for NaN.
            Op::I2L => unary!(stack, Int, Long, i64::from),
            Op::I2F => unary!(stack, Int, Float, |a| a as f32),
            Op::I2D => unary!(stack, Int, Double, f64::from),
            Op::L2I => unary!(stack, Long, Int, |a| a as i32),
            Op::L2F => unary!(stack, Long, Float, |a| a as f32),
            Op::L2D => unary!(stack, Long, Double, |a| a as f64),
            Op::F2I => unary!(stack, Float, Int, |a| a as i32),
            Op::F2L => unary!(stack, Float, Long, |a| a as i64),
            Op::F2D => unary!(stack, Float, Double, f64::from),
            Op::D2I => unary!(stack, Double, Int, |a| a as i32),
            Op::D2L => unary!(stack, Double, Long, |a| a as i64),
            Op::D2F => unary!(stack, Double, Float, |a| a as f32),
            Op::I2B => unary!(stack, Int, Int, |a| i32::from(a as i8)),
            Op::I2C => unary!(stack, Int, Int, |a| i32::from(a as u16)),
            Op::I2S => unary!(stack, Int, Int, |a| i32::from(a as i16)),
            Op::LCmp => compare!(stack, Long, 0),
            Op::FCmpL => compare!(stack, Float, -1),
            Op::FCmpG => compare!(stack, Float, 1),
            Op::DCmpL => compare!(stack, Double, -1),
            Op::DCmpG => compare!(stack, Double, 1),

            Op::If { relation, target } => {
                let Some(&Value::Int(int)) = stack.last() else { break SLOW };
                stack.pop();
                if is_so(relation, int, 0) {
                    at = target as usize;
                    continue;
                }
            }
            Op::IfInts { relation, target } => {
                let &[.., Value::Int(a), Value::Int(b)] = stack.as_slice() else { break SLOW };
                stack.truncate(stack.len() - 2);
                if is_so(relation, a, b) {
                    at = target as usize;
                    continue;
                }
            }
            Op::IfSame { target } | Op::IfNotSame { target } => {
                let &[.., Value::Ref(a), Value::Ref(b)] = stack.as_slice() else { break SLOW };
                if a != b && (is_open_box(&state.heap, a) || is_open_box(&state.heap, b)) {
                    break SLOW;
                }
                stack.truncate(stack.len() - 2);
                if (a == b) == matches!(op, Op::IfSame { .. }) {
                    at = target as usize;
                    continue;
                }
            }
            Op::IfNull { target } | Op::IfNonNull { target } => {
                let Some(&Value::Ref(reference)) = stack.last() else { break SLOW };
                stack.pop();
                if reference.is_none() == matches!(op, Op::IfNull { .. }) {
                    at = target as usize;
                    continue;
                }
            }
            Op::Goto(target) => {
                at = target as usize;
                continue;
            }
            Op::Switch(switch) => {
                let Some(&Value::Int(int)) = stack.last() else { break SLOW };
                let Some(switch) = code.switches.get(switch as usize) else { break SLOW };
                stack.pop();
                at = switch.target(int) as usize;
                continue;
            }

            Op::Merge(_) => {
                if !is_undisturbed && is_over(turn, state, at + 1) {
                    at += 1;
                    break Exit::Pause(Pause::Merge);
                }
            }
            Op::Loop { header, .. } => {
                count_iteration(&mut state.counters[counters..], &code, header.index());
                if !is_undisturbed && is_over(turn, state, at + 1) {
                    at += 1;
                    break Exit::Pause(Pause::Merge);
                }
                if n_steps > SLICE {
                    at += 1;
                    break Exit::Pause(Pause::Slice);
                }
            }

            Op::GetField { slot, .. } => {
                let Some(top) = stack.last_mut() else { break SLOW };
                let Value::Ref(Some(id)) = *top else { break SLOW };
                let object = state.heap.get(id);
                let Some(&value) = object.and_then(|object| object.fields().get(slot as usize)) else { break SLOW };
                *top = value;
            }
            Op::PutField { slot, .. } => {
                let &[.., Value::Ref(Some(id)), value] = stack.as_slice() else { break SLOW };
                let Some(field) = field_mut(&mut state.heap, id, slot) else { break SLOW };
                *field = value;
                stack.truncate(stack.len() - 2);
            }
            Op::GetStatic { class, slot, .. } => {
                if !state.classes.is_usable(class) {
                    break SLOW;
                }
                let class = state.classes.get(class);
                let Some(&value) = class.and_then(|class| class.fields.get(slot as usize)) else { break SLOW };
                stack.push(value);
            }
            Op::PutStatic { class, slot, .. } => {
                if !state.classes.is_usable(class) {
                    break SLOW;
                }
                let class = state.classes.get_mut(class);
                let Some(field) = class.and_then(|class| class.fields.get_mut(slot as usize)) else { break SLOW };
                let Some(value) = stack.pop() else { break SLOW };
                *field = value;
            }
            Op::ArrayLength => {
                let Some(top) = stack.last_mut() else { break SLOW };
                let Value::Ref(Some(id)) = *top else { break SLOW };
                let Some(elements) = elements(&state.heap, id) else { break SLOW };
                *top = Value::Int(elements.len() as i32);
            }
            Op::LoadElement(_) => {
                let [.., array, Value::Int(index)] = stack.as_mut_slice() else { break SLOW };
                let Value::Ref(Some(id)) = *array else { break SLOW };
                let element = elements(&state.heap, id).and_then(|elements| elements.get(*index as usize));
                let Some(value) = element else { break SLOW };
                *array = value;
                stack.pop();
            }
            Op::StoreElement(_) => {
                let &[.., Value::Ref(Some(id)), Value::Int(index), value] = stack.as_slice() else { break SLOW };
                if !store_element(&engine.world, &mut state.heap, id, index, value) {
                    break SLOW;
                }
                stack.truncate(stack.len() - 3);
            }
            Op::CheckCast(class) => {
                let Some(&Value::Ref(reference)) = stack.last() else { break SLOW };
                let is_one = reference.is_none_or(|id| is_instance(engine, &state.heap, id, class));
                if !is_one {
                    break SLOW;
                }
            }
            Op::InstanceOf(class) => {
                let Some(top) = stack.last_mut() else { break SLOW };
                let Value::Ref(reference) = *top else { break SLOW };
                let is_one = reference.is_some_and(|id| is_instance(engine, &state.heap, id, class));
                *top = Value::Int(is_one.into());
            }

            Op::InvokeStatic(method) => {
                if !is_initialised(engine, state, method) || !call(engine, state, method, at) {
                    break SLOW;
                }
                break Exit::Called;
            }
            Op::InvokeSpecial(method) => {
                if receiver(engine, state, method).is_none() || !call(engine, state, method, at) {
                    break SLOW;
                }
                break Exit::Called;
            }
            Op::InvokeVirtual(method) | Op::InvokeInterface(method) => {
                let Some(receiver) = receiver(engine, state, method) else { break SLOW };
                let Some(class) = state.heap.get(receiver).map(|object| object.class) else { break SLOW };
                let Ok(selected) = engine.world.select(class, method) else { break SLOW };
                if !call(engine, state, selected, at) {
                    break SLOW;
                }
                break Exit::Called;
            }
            Op::Return | Op::ReturnValue(_) => {
                if !leave(state, op == Op::Return) {
                    break SLOW;
                }
                break Exit::Returned;
            }

            Op::String(_)
            | Op::ClassObject(_)
            | Op::Throw
            | Op::MonitorEnter
            | Op::MonitorExit
            | Op::AssertFails
            | Op::Site(_)
            | Op::New(_)
            | Op::NewArray(_)
            | Op::NewArrays { .. } => break SLOW,
        }
        at += 1;
    };
    *steps = n_steps;
    if let Exit::Pause(_) = exit {
        state.frame_mut().op = at as u32;
    }
    exit
}

/// Whether another state goes first once this one is at the instruction.
fn is_over(turn: &Turn<'_>, state: &mut State, at: usize) -> bool {
    state.frame_mut().op = at as u32;
    turn.is_over(state)
}

/// Replaces the topmost operands by others.
fn put(stack: &mut Vec<Value>, n_operands: usize, values: &[Value]) {
    stack.truncate(stack.len() - n_operands);
    stack.extend_from_slice(values);
}

fn compare<T: PartialOrd>(a: &T, b: &T, if_nan: i32) -> i32 {
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
fn count_iteration(counters: &mut [u32], code: &Compiled, header: usize) {
    let last = code.loops.get(header).map_or(header, |info| info.last.index());
    if let Some([this, inner @ ..]) = counters.get_mut(header..=last) {
        *this = this.saturating_add(1);
        inner.fill(0);
    }
}

fn field_mut(heap: &mut Heap, id: ObjectId, slot: u32) -> Option<&mut Value> {
    match &mut heap.get_mut(id)?.content {
        Content::Fields(fields) => fields.get_mut(slot as usize),
        Content::Array(_) | Content::Opaque { .. } => None,
    }
}

/// Whether it looks like a box of a value that is not known.
fn is_open_box(heap: &Heap, reference: Reference) -> bool {
    let object = reference.and_then(|id| heap.get(id));
    object.is_some_and(|object| matches!(object.fields(), [Value::IntTerm(_) | Value::LongTerm(_)]))
}

fn elements(heap: &Heap, id: ObjectId) -> Option<&Elements> {
    heap.get(id)?.elements()
}

fn is_instance(engine: &Engine, heap: &Heap, id: ObjectId, class: ClassId) -> bool {
    heap.get(id).is_some_and(|object| engine.world.is_subclass(object.class, class))
}

/// Stores a known value at a known index, if that needs no exception.
fn store_element(world: &World, heap: &mut Heap, id: ObjectId, index: i32, value: Value) -> bool {
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
        elements.set(index, value);
    }
    fits
}

/// Whether an array may hold an object.
pub(super) fn can_hold(world: &World, heap: &Heap, array: ObjectId, element: ObjectId) -> bool {
    let (Some(array), Some(element)) = (heap.get(array), heap.get(element)) else { return false };
    match world.class(array.class).kind {
        ClassKind::Array { element: class, .. } => world.is_subclass(element.class, class),
        ClassKind::Primitive(_) | ClassKind::Ordinary => false,
    }
}

fn is_initialised(engine: &Engine, state: &State, method: MethodId) -> bool {
    let class = engine.world.method(method).class;
    state.classes.is_usable(class) || !engine.world.class(class).needs_initialisation
}

/// The object that the method is called on, if it is known and not null.
fn receiver(engine: &Engine, state: &State, method: MethodId) -> Option<ObjectId> {
    let n_arguments = usize::from(engine.world.method(method).n_arguments);
    let at = state.stack.len().checked_sub(n_arguments)?;
    match state.stack.get(at)? {
        Value::Ref(Some(id)) => Some(*id),
        _ => None,
    }
}

/// Calls a method that has code. The caller stays at its instruction.
fn call(engine: &mut Engine, state: &mut State, method: MethodId, at: usize) -> bool {
    if !has_room(engine, state) {
        return false;
    }
    let Ok(Body::Code(code)) = engine.world.body(method) else { return false };
    state.frame_mut().op = at as u32;
    enter(state, code, After::Continue);
    true
}

/// Returns to a caller that goes on behind its call.
fn leave(state: &mut State, is_void: bool) -> bool {
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
