//! Calls.

use std::rc::Rc;

use super::Stepped;
use crate::choice::Alternative;
use crate::engine::Engine;
use crate::machine::{Done, Halt, Machine, Native};
use crate::message::Message;
use crate::state::{After, Frame, State};
use crate::value::Value;
use crate::world::{Body, Compiled, MethodId, Op};

/// Starts a call whose arguments are the topmost values of the stack.
pub(super) fn enter(state: &mut State, code: Rc<Compiled>, after: After) {
    code.warm_up();
    let base = state.stack.len().saturating_sub(usize::from(code.n_arguments));
    let counters = state.counters.len();
    let (is_watched, callers_work) =
        state.frames.last().map_or((false, 0), |caller| (caller.watches_calls(), caller.own_work));
    let own_work = callers_work + own_work(&code, after);
    state.stack.resize(base + usize::from(code.max_locals), Value::Unset);
    state.counters.resize(counters + code.loops.len(), 0);
    let (base, counters) = (base as u32, counters as u32);
    state.frames.push(Frame { code, op: 0, base, counters, after, is_watched, own_work });
}

/// Bytes of stack that a virtual machine may need to make this call, besides the frame.
fn own_work(code: &Compiled, after: After) -> u32 {
    /// An initialiser is called by the virtual machine itself: 1900 bytes were seen.
    const INITIALISER: u32 = 4 << 10;
    /// A call site may be a chain of method handles: 1600 bytes were seen where records are compared.
    const CALL_SITE: u32 = 4 << 10;
    let initialiser = if matches!(after, After::Initialised(_)) { INITIALISER } else { 0 };
    initialiser + if code.stands_for_call_site { CALL_SITE } else { 0 }
}

/// Whether the stack of a real virtual machine certainly has room for another call, or it does not matter whether it has.
///
/// If it has none, a real one throws an error. Where nobody catches it, the execution ends there and violates nothing, so what
/// the engine explores beyond is only more. Where somebody does, there must be room in any virtual machine.
pub(super) fn has_room(engine: &Engine, state: &State) -> bool {
    /// What is left of the usual 1 MB if the virtual machine's own needs are taken off generously.
    const STACK: usize = 640 << 10;
    /// The same if nothing may depend on how good the estimate is.
    const WATCHED_STACK: usize = 384 << 10;
    /// The interpreter's frame without locals and operands is smaller than this.
    const FRAME: usize = 128;
    let (n_frames, n_values) = (state.frames.len(), state.stack.len());
    let is_small = n_frames * FRAME + n_values * size_of::<u64>() < STACK;
    let is_certain = || match state.frames.last() {
        // A long or double takes two slots there.
        Some(caller) if caller.watches_calls() => {
            n_frames * FRAME + n_values * 2 * size_of::<u64>() + (caller.own_work as usize) < WATCHED_STACK
        }
        Some(_) | None => true,
    };
    n_frames < engine.budget.depth as usize && is_small && is_certain()
}

impl Machine<'_> {
    pub(super) fn invoke(&mut self, op: Op) -> Result<Stepped, Halt> {
        match op {
            Op::InvokeStatic(method) => {
                // What the engine does itself needs nothing of the class.
                if !matches!(self.engine.world.body(method)?, Body::Native(_)) {
                    let class = self.engine.world.method(method).class;
                    self.initialise(class)?;
                }
                self.call(method)
            }
            Op::InvokeSpecial(method) => {
                let receiver = self.receivers(method)?;
                self.set_receiver(method, &receiver)?;
                self.call(method)
            }
            Op::InvokeVirtual(method) | Op::InvokeInterface(method) => self.invoke_virtual(method),
            _ => Err(Halt::malformed()),
        }
    }

    /// Calls the method of the class of the receiver. One path for each method that this may be, not for each object.
    fn invoke_virtual(&mut self, method: MethodId) -> Result<Stepped, Halt> {
        let mut receivers = self.receivers(method)?;
        loop {
            let mut targets = Vec::with_capacity(receivers.len());
            for receiver in &*receivers {
                let class = self.class_of(receiver.reference)?;
                targets.push((receiver.reference, self.engine.world.select(class, method)?));
            }
            let &(_, target) = targets.first().ok_or_else(Halt::malformed)?;
            let is_called = |reference| targets.contains(&(reference, target));
            let called = self.narrow(Rc::clone(&receivers), is_called)?;
            if !called.is_empty() {
                self.set_receiver(method, &called)?;
                return self.call(target);
            }
            receivers = receivers.iter().filter(|other| !is_called(other.reference)).copied().collect();
        }
    }

    /// The objects that the method may be called on; throws where that is null.
    fn receivers(&mut self, method: MethodId) -> Result<Rc<[Alternative]>, Halt> {
        let n_arguments = usize::from(self.engine.world.method(method).n_arguments);
        let receiver = self.operand(n_arguments.checked_sub(1).ok_or_else(Halt::malformed)?)?;
        let receivers = self.non_null(receiver)?;
        if receivers.is_empty() { Err(self.null_pointer()) } else { Ok(receivers) }
    }

    /// What is known about the receiver by now.
    fn set_receiver(&mut self, method: MethodId, receivers: &[Alternative]) -> Result<(), Halt> {
        let n_arguments = usize::from(self.engine.world.method(method).n_arguments);
        let at = self.state.stack.len().checked_sub(n_arguments).ok_or_else(Halt::malformed)?;
        self.state.stack[at] = self.engine.choices.value(&mut self.engine.pool, receivers.to_vec());
        Ok(())
    }

    /// Calls exactly this method; its arguments are on the stack.
    fn call(&mut self, method: MethodId) -> Result<Stepped, Halt> {
        match self.engine.world.body(method)? {
            Body::Code(code) => self.call_code(code),
            Body::Native(native) => self.call_native(method, native)?.ok_or_else(Halt::malformed),
            Body::Shortcut(native, code) => match self.call_native(method, native)? {
                Some(stepped) => Ok(stepped),
                None => self.call_code(code),
            },
            Body::Abstract => {
                Err(Halt::undecided(format!("call of the abstract method {}", self.name(method))))
            }
            Body::Unknown => Err(Halt::undecided(format!("call of {}", self.name(method)))),
            Body::Refused(why) => Err(Halt::undecided(why)),
        }
    }

    /// Calls a static method of the engine's own before the instruction, which is executed again afterwards.
    pub(crate) fn call_first(
        &mut self,
        (class, name, descriptor): (&str, &str, &str),
        argument: Value,
    ) -> Result<(), Halt> {
        self.check_depth()?;
        let class = self.engine.world.load(class)?;
        let method = self.engine.world.declared_method(class, name, descriptor);
        let Body::Code(code) = self.engine.world.body(method.ok_or_else(Halt::malformed)?)? else {
            return Err(Halt::malformed());
        };
        self.state.stack.push(argument);
        enter(self.state, code, After::Again);
        Err(Halt::Called)
    }

    fn call_code(&mut self, code: Rc<Compiled>) -> Result<Stepped, Halt> {
        self.check_depth()?;
        enter(self.state, code, After::Continue);
        Ok(Stepped::On)
    }

    /// Nothing if the method leaves it to its code.
    fn call_native(&mut self, method: MethodId, native: Native) -> Result<Option<Stepped>, Halt> {
        let n_arguments = usize::from(self.engine.world.method(method).n_arguments);
        let start = self.state.stack.len().checked_sub(n_arguments).ok_or_else(Halt::malformed)?;
        let arguments = self.state.stack[start..].to_vec();
        match native(self, &arguments)? {
            Done::Void => self.replace(n_arguments, None)?,
            Done::Value(value) => self.replace(n_arguments, Some(value))?,
            Done::Throw { class, message } => {
                return Err(self.raise(class, message.map_or(Message::None, Message::Text)));
            }
            Done::ThrowObject(None) => return Err(self.null_pointer()),
            Done::ThrowObject(Some(object)) => return Err(Halt::Thrown(object)),
            Done::Decline => return Ok(None),
            Done::Exit => return Err(self.finish()),
        }
        Ok(Some(Stepped::Returned))
    }

    /// A program that calls deeper than this may be one that overflows the stack, which nobody models.
    pub(super) fn check_depth(&self) -> Result<(), Halt> {
        if has_room(self.engine, self.state) {
            Ok(())
        } else {
            Err(Halt::undecided("calls that are nested too deeply"))
        }
    }

    fn name(&self, method: MethodId) -> String {
        self.engine.world.method_name(method)
    }
}
