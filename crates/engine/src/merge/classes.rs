//! The static fields of two states, and how far their classes are initialised.

use std::rc::Rc;

use jurat_solver::{Constant, Term};

use super::Merging;
use crate::state::{ClassState, Classes, State, Status};

impl Merging<'_> {
    pub(super) fn classes(&mut self, ours: &State, theirs: &State) -> Option<Classes> {
        let (ours, theirs) = (ours.classes.table(), theirs.classes.table());
        let mut merged = Vec::with_capacity(ours.len().max(theirs.len()));
        for index in 0..ours.len().max(theirs.len()) {
            let our_class = ours.get(index).and_then(Option::as_ref);
            let their_class = theirs.get(index).and_then(Option::as_ref);
            merged.push(match (our_class, their_class) {
                (None, None) => None,
                (Some(ours), Some(theirs)) if Rc::ptr_eq(ours, theirs) => Some(Rc::clone(ours)),
                _ => Some(Rc::new(self.class(our_class.map(Rc::as_ref), their_class.map(Rc::as_ref))?)),
            });
        }
        Some(Classes::from_table(merged))
    }

    fn class(&mut self, ours: Option<&ClassState>, theirs: Option<&ClassState>) -> Option<ClassState> {
        match (ours, theirs) {
            (Some(ours), Some(theirs)) if ours.status == theirs.status => {
                Some(ClassState { status: ours.status, fields: self.fields(ours, theirs)? })
            }
            _ => self.perhaps_done(ours, theirs),
        }
    }

    fn fields(&mut self, ours: &ClassState, theirs: &ClassState) -> Option<Box<[crate::value::Value]>> {
        ours.fields.iter().zip(&theirs.fields).map(|(&ours, &theirs)| self.value(ours, theirs)).collect()
    }

    /// One state has initialised the class, the other has not, or is not sure.
    fn perhaps_done(&mut self, ours: Option<&ClassState>, theirs: Option<&ClassState>) -> Option<ClassState> {
        let (our_term, their_term) = (self.done(ours)?, self.done(theirs)?);
        let is_done = self.engine.pool.ite(self.is_ours, our_term, their_term);
        let is_never =
            |engine: &crate::engine::Engine, term| engine.pool.constant(term) == Some(Constant::Bool(false));
        // The fields mean something only where the initialiser has run.
        let fields = match (ours, theirs) {
            (Some(ours), _) if is_never(self.engine, their_term) => ours.fields.clone(),
            (_, Some(theirs)) if is_never(self.engine, our_term) => theirs.fields.clone(),
            (Some(ours), Some(theirs)) => self.fields(ours, theirs)?,
            (Some(only), None) | (None, Some(only)) => only.fields.clone(),
            (None, None) => return None,
        };
        let status = match self.engine.pool.constant(is_done) {
            Some(Constant::Bool(true)) => Status::Done,
            Some(_) => Status::Prepared,
            None => Status::DoneIf(is_done),
        };
        Some(ClassState { status, fields })
    }

    /// When the class is initialised. Refused while that is going on.
    fn done(&mut self, class: Option<&ClassState>) -> Option<Term> {
        match class.map_or(Status::Prepared, |class| class.status) {
            Status::Prepared => Some(self.engine.pool.truth(false)),
            Status::Done => Some(self.engine.pool.truth(true)),
            Status::DoneIf(term) => Some(term),
            Status::Waiting | Status::Running | Status::Failed => None,
        }
    }
}
