//! Jumps that depend on values that are not known.

use std::collections::BTreeMap;
use std::rc::Rc;

use jurat_java::classes::Relation;
use jurat_solver::{Pool, Term};

use crate::machine::{Halt, Machine};
use crate::value::{ObjectId, Reference, Value};

/// The numbers whose boxes are always the same objects; for chars the smallest is zero.
const SMALLEST_CACHED: i64 = -128;
const LARGEST_CACHED: u64 = 127;

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
        for &ours in &*left {
            self.engine.spend(right.len())?;
            for &theirs in &*right {
                let is_same = if ours.reference == theirs.reference {
                    self.engine.pool.truth(true)
                } else {
                    match self.ambiguity(ours, theirs)? {
                        Some(is_same) => is_same,
                        None => self.same_boxes(ours.reference, theirs.reference)?,
                    }
                };
                cases.push(self.engine.pool.all(&[ours.guard, theirs.guard, is_same]));
            }
        }
        Ok(self.engine.pool.any(&cases))
    }

    /// When two objects of ours stand for the same one of the program: boxes of the same small number, one of them not known.
    fn same_boxes(&mut self, ours: Reference, theirs: Reference) -> Result<Term, Halt> {
        let no = self.engine.pool.truth(false);
        let (Some(our_value), Some(their_value)) = (self.boxed(ours), self.boxed(theirs)) else {
            return Ok(no);
        };
        let (our_value, their_value) = (self.term(our_value)?, self.term(their_value)?);
        let is_same_class = self.class_of(ours)? == self.class_of(theirs)?;
        let is_char = self.class_of(ours)? == self.engine.world.known().char_box;
        let pool = &mut self.engine.pool;
        let is_known = pool.constant(our_value).is_some() && pool.constant(their_value).is_some();
        if is_known || !is_same_class {
            return Ok(no);
        }
        let width = pool.sort(our_value).width();
        let smallest = pool.bits(width, if is_char { 0 } else { SMALLEST_CACHED.cast_unsigned() });
        let largest = pool.bits(width, LARGEST_CACHED);
        let (is_equal, is_low, is_high) =
            (pool.same(our_value, their_value), pool.sle(smallest, our_value), pool.sle(our_value, largest));
        Ok(pool.all(&[is_equal, is_low, is_high]))
    }

    /// Whether it is a box of a number that is not known, and may stand for one of the cache.
    pub(crate) fn is_open_box(&self, object: ObjectId) -> bool {
        matches!(self.boxed(Some(object)), Some(Value::IntTerm(_) | Value::LongTerm(_)))
    }

    /// The value of a box that `valueOf` gave.
    fn boxed(&self, reference: Reference) -> Option<Value> {
        let id = reference.filter(|id| self.engine.shared.boxes.contains(id))?;
        self.state.heap.get(id)?.fields().first().copied()
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
