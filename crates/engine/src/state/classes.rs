//! Static fields, and how far the initialisation of classes is.

use std::rc::Rc;

use jurat_solver::Term;

use crate::value::Value;
use crate::world::ClassId;

/// How far the initialisation of a class is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Status {
    /// Static fields have their default values, or those of constants.
    Prepared,
    /// The initialiser waits for the one of a superclass. Code may use the class, as if it ran.
    Waiting,
    /// The initialiser runs.
    Running,
    Done,
    /// The initialiser threw.
    Failed,
}

/// What a state knows of how far the initialisation of a class is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Initialisation {
    /// So far.
    Is(Status),
    /// Done where the term holds, else prepared: two states were merged. Whoever has to know decides.
    DoneIf(Term),
}

/// What a state knows of a class.
#[derive(Clone, Debug)]
pub(crate) struct ClassState {
    pub(crate) class: ClassId,
    pub(crate) initialisation: Initialisation,
    /// By slot.
    pub(crate) fields: Box<[Value]>,
}

/// All classes that a state has touched.
#[derive(Clone, Default)]
pub(crate) struct Classes {
    by_id: Vec<Option<Rc<ClassState>>>,
}

impl Classes {
    /// The class, if it was touched.
    pub(crate) fn get(&self, class: ClassId) -> Option<&ClassState> {
        self.by_id.get(class.index())?.as_deref()
    }

    /// The class, to be changed.
    pub(crate) fn get_mut(&mut self, class: ClassId) -> Option<&mut ClassState> {
        self.by_id.get_mut(class.index())?.as_mut().map(Rc::make_mut)
    }

    /// Adds a class.
    pub(crate) fn put(&mut self, state: ClassState) {
        let class = state.class;
        if class.index() >= self.by_id.len() {
            self.by_id.resize(class.index() + 1, None);
        }
        self.by_id[class.index()] = Some(Rc::new(state));
    }

    /// Forgets a class.
    pub(crate) fn remove(&mut self, class: ClassId) {
        if let Some(state) = self.by_id.get_mut(class.index()) {
            *state = None;
        }
    }

    /// What is known of the initialisation of a class that was touched.
    pub(crate) fn initialisation(&self, class: ClassId) -> Option<Initialisation> {
        self.get(class).map(|state| state.initialisation)
    }

    /// Whether code may certainly use the class now, on its own thread.
    pub(crate) fn is_usable(&self, class: ClassId) -> bool {
        use Status::{Done, Running, Waiting};
        matches!(self.initialisation(class), Some(Initialisation::Is(Waiting | Running | Done)))
    }

    /// The classes that another state has touched, and this one has not.
    pub(crate) fn missing(&self, other: &Self) -> Vec<ClassId> {
        let theirs = other.by_id.iter().flatten().map(|state| state.class);
        theirs.filter(|&class| self.get(class).is_none()).collect()
    }

    /// The table itself, for merging.
    pub(crate) fn table(&self) -> &[Option<Rc<ClassState>>] {
        &self.by_id
    }

    /// A table made by merging.
    pub(crate) fn from_table(by_id: Vec<Option<Rc<ClassState>>>) -> Self {
        Self { by_id }
    }
}
