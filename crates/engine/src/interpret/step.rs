//! One instruction, whatever its operands are.

use super::Stepped;
use crate::machine::{Halt, Machine};
use crate::value::Value;
use crate::world::Op;

impl Machine<'_> {
    /// Executes the next instruction. Operands are taken off the stack only when nothing can be asked any more.
    pub(super) fn step(&mut self) -> Result<Stepped, Halt> {
        let frame = self.state.frame();
        let op = frame.code.ops.get(frame.op as usize).ok_or_else(Halt::malformed)?.get();
        match op {
            Op::Site(_) => {
                self.link()?;
                Ok(Stepped::On)
            }
            Op::Return => self.leave(None),
            Op::ReturnValue(ty) => {
                let result = self.operand(0)?;
                let result = self.value_as(ty, result)?;
                self.leave(Some(result))
            }
            Op::InvokeStatic(_) | Op::InvokeSpecial(_) | Op::InvokeVirtual(_) | Op::InvokeInterface(_) => {
                self.invoke(op)
            }
            _ => {
                self.step_within(op)?;
                Ok(Stepped::On)
            }
        }
    }

    /// An instruction that stays within its method.
    fn step_within(&mut self, op: Op) -> Result<(), Halt> {
        match op {
            Op::String(literal) => {
                let string = self.literal(literal);
                self.replace(0, Some(Value::Ref(string)))
            }
            Op::ClassObject(class) => {
                let mirror = self.mirror(class);
                self.replace(0, Some(Value::Ref(mirror)))
            }
            Op::Increment { local, by } => self.increment(local, by),
            Op::LoadElement(_) => self.load_element(),
            Op::StoreElement(_) => self.store_element(),
            Op::ArrayLength => self.array_length_op(),
            Op::If { relation, target } => self.branch_on_zero(relation, target),
            Op::IfInts { relation, target } => self.branch_on_ints(relation, target),
            Op::IfSame { target } => self.branch_on_same(true, target),
            Op::IfNotSame { target } => self.branch_on_same(false, target),
            Op::IfNull { target } => self.branch_on_null(true, target),
            Op::IfNonNull { target } => self.branch_on_null(false, target),
            Op::Switch(switch) => self.switch(switch),
            Op::Throw => self.throw_operand(),
            Op::AssertFails => self.assert_fails(),
            Op::MonitorEnter | Op::MonitorExit => self.monitor(),
            Op::GetField { slot, .. } => self.get_field_op(slot),
            Op::PutField { slot, ty } => self.put_field_op(slot, ty),
            Op::GetStatic { class, slot, .. } => self.get_static_op(class, slot),
            Op::PutStatic { class, slot, ty } => self.put_static_op(class, slot, ty),
            Op::New(class) => self.new_op(class),
            Op::NewArray(class) => self.new_array_op(class),
            Op::NewArrays { class, n_dimensions } => self.new_arrays_op(class, n_dimensions),
            Op::CheckCast(class) => self.check_cast(class),
            Op::InstanceOf(class) => self.instance_of(class),
            _ => self.calculate(op),
        }
    }

    /// An operand, counted from the top of the stack.
    pub(super) fn operand(&self, depth: usize) -> Result<Value, Halt> {
        let stack = &self.state.stack;
        let at = stack.len().checked_sub(depth + 1).filter(|&at| at >= self.state.frame().operands());
        at.map(|at| stack[at]).ok_or_else(Halt::malformed)
    }

    /// Ends an instruction: takes its operands off the stack and puts its result there.
    pub(super) fn replace(&mut self, n_operands: usize, result: Option<Value>) -> Result<(), Halt> {
        self.drop_operands(n_operands)?;
        self.state.stack.extend(result);
        self.state.frame_mut().op += 1;
        Ok(())
    }

    /// Ends an instruction that jumps.
    pub(super) fn jump(&mut self, n_operands: usize, target: u32) -> Result<(), Halt> {
        self.drop_operands(n_operands)?;
        self.state.frame_mut().op = target;
        Ok(())
    }

    fn drop_operands(&mut self, n_operands: usize) -> Result<(), Halt> {
        let rest = self.state.stack.len().checked_sub(n_operands);
        let rest = rest.filter(|&rest| rest >= self.state.frame().operands()).ok_or_else(Halt::malformed)?;
        self.state.stack.truncate(rest);
        Ok(())
    }

    fn link(&mut self) -> Result<(), Halt> {
        let frame = self.state.frame();
        let op = self.engine.world.link(&frame.code, frame.op)?;
        frame.code.ops[frame.op as usize].set(op);
        Ok(())
    }

    /// Monitors keep threads apart, and there is only one.
    fn monitor(&mut self) -> Result<(), Halt> {
        let object = self.operand(0)?;
        if self.non_null(object)?.is_empty() {
            return Err(self.null_pointer());
        }
        self.replace(1, None)
    }
}
