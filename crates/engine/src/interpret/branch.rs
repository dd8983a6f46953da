//! Jumps that depend on values that are not known.

use std::collections::BTreeMap;
use std::rc::Rc;

use jurat_java::classes::Relation;
use jurat_solver::{Pool, Term};

use crate::choice::Alternative;
use crate::machine::{Halt, Machine};
use crate::value::{Reference, Value};

impl Machine<'_> {
    /// Jumps if an int compares like that to zero.
    pub(super) fn branch_on_zero(&mut self, relation: Relation, target: u32) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let (value, zero) = (self.term(value)?, self.term(Value::Int(0))?);
        let condition = compare(&mut self.engine.pool, relation, value, zero);
        self.branch(1, condition, target)
    }

    /// Jumps if two ints compare like that.
    pub(super) fn branch_on_ints(&mut self, relation: Relation, target: u32) -> Result<(), Halt> {
        let (left, right) = (self.operand(1)?, self.operand(0)?);
        let (left, right) = (self.term(left)?, self.term(right)?);
        let condition = compare(&mut self.engine.pool, relation, left, right);
        self.branch(2, condition, target)
    }

    /// Jumps if two references are the same, or are not.
    pub(super) fn branch_on_same(&mut self, if_same: bool, target: u32) -> Result<(), Halt> {
        let (left, right) = (self.operand(1)?, self.operand(0)?);
        let same = self.same_references(left, right)?;
        let condition = if if_same { same } else { self.engine.pool.not(same) };
        self.branch(2, condition, target)
    }

    /// Jumps if a reference is null, or is not.
    pub(super) fn branch_on_null(&mut self, if_null: bool, target: u32) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let is_null = self.same_references(value, Value::NULL)?;
        let condition = if if_null { is_null } else { self.engine.pool.not(is_null) };
        self.branch(1, condition, target)
    }

    /// Jumps to one of many places.
    pub(super) fn switch(&mut self, switch: u32) -> Result<(), Halt> {
        let code = Rc::clone(&self.state.frame().code);
        let switch = code.switches.get(switch as usize).ok_or_else(Halt::malformed)?;
        let value = self.operand(0)?;
        let value = self.term(value)?;
        let mut conditions: BTreeMap<u32, Vec<Term>> = BTreeMap::new();
        for &(case, target) in &switch.cases {
            let case = self.term(Value::Int(case))?;
            let is_case = self.engine.pool.same(value, case);
            conditions.entry(target).or_default().push(is_case);
        }
        conditions.remove(&switch.default);
        for (target, conditions) in conditions {
            let condition = self.engine.pool.any(&conditions);
            if self.decide(condition)? {
                return self.jump(1, target);
            }
        }
        self.jump(1, switch.default)
    }

    /// When two references are the same.
    pub(crate) fn same_references(&mut self, left: Value, right: Value) -> Result<Term, Halt> {
        let (left, right) = (self.alternatives(left)?, self.alternatives(right)?);
        let mut cases = Vec::new();
        for ours in &*left {
            for theirs in &*right {
                if ours.reference == theirs.reference {
                    cases.push(self.engine.pool.and(ours.guard, theirs.guard));
                } else {
                    self.refuse_boxes(ours, theirs)?;
                }
            }
        }
        Ok(self.engine.pool.any(&cases))
    }

    /// Boxes of equal values may be one object or two, which is not modelled where a value is not known: each has an object
    /// of its own then.
    fn refuse_boxes(&mut self, ours: &Alternative, theirs: &Alternative) -> Result<(), Halt> {
        let (Some(our_value), Some(their_value)) = (self.boxed(ours.reference)?, self.boxed(theirs.reference)?) else {
            return Ok(());
        };
        let (our_value, their_value) = (self.term(our_value)?, self.term(their_value)?);
        let pool = &mut self.engine.pool;
        let is_known = pool.constant(our_value).is_some() && pool.constant(their_value).is_some();
        if is_known || pool.sort(our_value) != pool.sort(their_value) {
            return Ok(());
        }
        let is_equal = pool.same(our_value, their_value);
        let is_compared = pool.all(&[ours.guard, theirs.guard, is_equal]);
        if self.decide(is_compared)? { Err(Halt::undecided("comparison of boxes by identity")) } else { Ok(()) }
    }

    /// The value of a box that may be shared.
    fn boxed(&self, reference: Reference) -> Result<Option<Value>, Halt> {
        if reference.is_none() {
            return Ok(None);
        }
        let object = self.object(reference)?;
        let known = self.engine.world.known();
        let boxes = [known.byte_box, known.char_box, known.short_box, known.int_box, known.long_box];
        Ok(if boxes.contains(&object.class) { object.fields().first().copied() } else { None })
    }

    fn branch(&mut self, n_operands: usize, condition: Term, target: u32) -> Result<(), Halt> {
        if self.decide(condition)? { self.jump(n_operands, target) } else { self.replace(n_operands, None) }
    }
}

fn compare(pool: &mut Pool, relation: Relation, a: Term, b: Term) -> Term {
    match relation {
        Relation::Equal => pool.same(a, b),
        Relation::NotEqual => {
            let same = pool.same(a, b);
            pool.not(same)
        }
        Relation::Less => pool.slt(a, b),
        Relation::GreaterOrEqual => pool.sle(b, a),
        Relation::Greater => pool.slt(b, a),
        Relation::LessOrEqual => pool.sle(a, b),
    }
}
