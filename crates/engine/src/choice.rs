//! References that depend on the input: after a merge, or read from an array at an index that is not known.

use std::rc::Rc;

use jurat_solver::{Constant, Pool, Term};
use rustc_hash::FxHashMap;

use crate::value::{ChoiceId, Reference, Value};

/// One of the references of a choice, and when it is that one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Alternative {
    pub(crate) reference: Reference,
    pub(crate) guard: Term,
}

/// All choices of an exploration, each kept once, so that a [`Value`] stays small and can be copied.
///
/// Invariant: the guards of a choice exclude each other, and one of them holds wherever the choice is a value of a state.
#[derive(Default)]
pub(crate) struct Choices {
    lists: Vec<Rc<[Alternative]>>,
    ids: FxHashMap<Rc<[Alternative]>, ChoiceId>,
}

impl Choices {
    /// The alternatives of a choice: at least two, in the order of their references.
    pub(crate) fn alternatives(&self, id: ChoiceId) -> Rc<[Alternative]> {
        Rc::clone(&self.lists[id.0 as usize])
    }

    /// The alternatives of any value that is a reference.
    pub(crate) fn alternatives_of(&self, value: Value, pool: &mut Pool) -> Rc<[Alternative]> {
        match value {
            Value::Choice(id) => self.alternatives(id),
            Value::Ref(reference) => Rc::from([Alternative { reference, guard: pool.truth(true) }]),
            _ => Rc::from([]),
        }
    }

    /// The value that is each reference under its guard. Impossible ones vanish, equal ones become one.
    pub(crate) fn value(&mut self, pool: &mut Pool, mut alternatives: Vec<Alternative>) -> Value {
        alternatives.sort_unstable();
        let mut list: Vec<Alternative> = Vec::with_capacity(alternatives.len());
        for next in alternatives {
            if pool.constant(next.guard) == Some(Constant::Bool(false)) {
                continue;
            }
            match list.last_mut() {
                Some(last) if last.reference == next.reference => {
                    last.guard = pool.or(last.guard, next.guard);
                }
                _ => list.push(next),
            }
        }
        match list.as_slice() {
            [] => Value::NULL,
            [only] => Value::Ref(only.reference),
            _ => Value::Choice(self.intern(list)),
        }
    }

    fn intern(&mut self, list: Vec<Alternative>) -> ChoiceId {
        let list: Rc<[Alternative]> = list.into();
        if let Some(&id) = self.ids.get(&list) {
            return id;
        }
        let id =
            ChoiceId(u32::try_from(self.lists.len()).expect("the budget ends before four billion choices"));
        self.lists.push(Rc::clone(&list));
        self.ids.insert(list, id);
        id
    }
}
