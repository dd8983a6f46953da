//! The static fields of two states, and how far their classes are initialised.

use std::rc::Rc;

use jurat_solver::{Constant, Term};

use super::Merging;
use crate::state::{ClassState, Classes, Initialisation, State, Status};
use crate::value::Value;

const PREPARED: Initialisation = Initialisation::Is(Status::Prepared);

impl Merging<'_> {
    /// Both states have touched the same classes.
    pub(super) fn classes(&mut self, ours: &State, theirs: &State) -> Option<Classes> {
        let (ours, theirs) = (ours.classes.table(), theirs.classes.table());
        let mut merged = Vec::with_capacity(ours.len().max(theirs.len()));
        for index in 0..ours.len().max(theirs.len()) {
            let class = |table: &'_ [Option<Rc<ClassState>>]| table.get(index).cloned().flatten();
            merged.push(match (class(ours), class(theirs)) {
                (None, None) => None,
                (Some(ours), Some(theirs)) if Rc::ptr_eq(&ours, &theirs) => Some(ours),
                (Some(ours), Some(theirs)) => Some(Rc::new(self.class(&ours, &theirs)?)),
                (Some(_), None) | (None, Some(_)) => return None,
            });
        }
        Some(Classes::from_table(merged))
    }

    fn class(&mut self, ours: &ClassState, theirs: &ClassState) -> Option<ClassState> {
        if ours.initialisation == theirs.initialisation {
            return Some(ClassState { fields: self.fields(ours, theirs)?, ..*ours });
        }
        let (our_term, their_term) = (self.done(ours)?, self.done(theirs)?);
        let is_done = self.engine.pool.ite(self.is_ours, our_term, their_term);
        // The fields mean something only where the initialiser has run.
        let fields = match (ours.initialisation, theirs.initialisation) {
            (_, PREPARED) => ours.fields.clone(),
            (PREPARED, _) => theirs.fields.clone(),
            _ => self.fields(ours, theirs)?,
        };
        let initialisation = match self.engine.pool.constant(is_done) {
            Some(Constant::Bool(true)) => Initialisation::Is(Status::Done),
            Some(_) => PREPARED,
            None => Initialisation::DoneIf(is_done),
        };
        Some(ClassState { initialisation, fields, ..*ours })
    }

    fn fields(&mut self, ours: &ClassState, theirs: &ClassState) -> Option<Box<[Value]>> {
        ours.fields.iter().zip(&theirs.fields).map(|(&ours, &theirs)| self.value(ours, theirs)).collect()
    }

    /// When the class is initialised. Refused while that is going on.
    fn done(&mut self, class: &ClassState) -> Option<Term> {
        match class.initialisation {
            PREPARED => Some(self.engine.pool.truth(false)),
            Initialisation::Is(Status::Done) => Some(self.engine.pool.truth(true)),
            Initialisation::DoneIf(term) => Some(term),
            Initialisation::Is(Status::Waiting | Status::Running | Status::Failed) => None,
        }
    }
}
