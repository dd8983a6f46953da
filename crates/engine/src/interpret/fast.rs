//! The instructions on known values, at full speed.
//!
//! One flat loop. Whatever it does not do itself (terms, choices, exceptions, initialisation, native methods) it leaves as it
//! found it, to [`Machine::step`], which can do everything.

use std::cell::Cell;
use std::rc::Rc;

use super::known::{
    call, compare, count_iteration, elements, field_mut, is_ambiguous, is_initialised, is_instance, is_over,
    is_so, leave, put, receiver, store_element,
};
use super::narrowing::plainly_as;
use super::turn::Turn;
use crate::engine::Engine;
use crate::machine::Machine;
use crate::state::State;
use crate::value::Value;
use crate::world::Op;

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
                Exit::Called if self.engine.cuts_call(self.state) => break Pause::Merge,
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
            Op::I2C => unary!(stack, Int, Int, |a: i32| i32::from(a.cast_unsigned() as u16)),
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
                if a != b && (is_ambiguous(engine, &state.heap, a) || is_ambiguous(engine, &state.heap, b)) {
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
                code.warm_up();
                count_iteration(&mut state.counters[counters..], &code, header.index());
                engine.loops.visit(&engine.pool, &code, header, at, &state.stack[base..]);
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
                let Some(&value) = object.and_then(|object| object.fields().get(slot as usize)) else {
                    break SLOW;
                };
                *top = value;
            }
            Op::PutField { slot, ty } => {
                let &[.., Value::Ref(Some(id)), value] = stack.as_slice() else { break SLOW };
                let Some(value) = plainly_as(&engine.pool, ty, value) else { break SLOW };
                let Some(field) = field_mut(&mut state.heap, id, slot) else { break SLOW };
                *field = value;
                stack.truncate(stack.len() - 2);
            }
            Op::GetStatic { class, slot, .. } => {
                if !state.classes.is_usable(class) {
                    break SLOW;
                }
                let class = state.classes.get(class);
                let Some(&value) = class.and_then(|class| class.fields.get(slot as usize)) else {
                    break SLOW;
                };
                stack.push(value);
            }
            Op::PutStatic { class, slot, ty } => {
                if !state.classes.is_usable(class) {
                    break SLOW;
                }
                let class = state.classes.get_mut(class);
                let Some(field) = class.and_then(|class| class.fields.get_mut(slot as usize)) else {
                    break SLOW;
                };
                let Some(&value) = stack.last() else { break SLOW };
                let Some(value) = plainly_as(&engine.pool, ty, value) else { break SLOW };
                *field = value;
                stack.pop();
            }
            Op::ArrayLength => {
                let Some(top) = stack.last_mut() else { break SLOW };
                let Value::Ref(Some(id)) = *top else { break SLOW };
                let Some(elements) = elements(&state.heap, id) else { break SLOW };
                *top = Value::Int(elements.length());
            }
            Op::LoadElement(_) => {
                let [.., array, Value::Int(index)] = stack.as_mut_slice() else { break SLOW };
                let Value::Ref(Some(id)) = *array else { break SLOW };
                let element = elements(&state.heap, id)
                    .and_then(|elements| elements.get(index.cast_unsigned() as usize));
                let Some(value) = element else { break SLOW };
                *array = value;
                stack.pop();
            }
            Op::StoreElement(_) => {
                let &[.., Value::Ref(Some(id)), Value::Int(index), value] = stack.as_slice() else {
                    break SLOW;
                };
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
            Op::Return => {
                if !leave(state, true) {
                    break SLOW;
                }
                break Exit::Returned;
            }
            Op::ReturnValue(ty) => {
                let Some(top) = stack.last_mut() else { break SLOW };
                let Some(value) = plainly_as(&engine.pool, ty, *top) else { break SLOW };
                *top = value;
                if !leave(state, false) {
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
