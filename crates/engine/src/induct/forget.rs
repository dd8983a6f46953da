//! The head of a loop as it may be in any iteration.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;

use jurat_solver::{Model, Pool, Sort, Term};

use crate::choice::Alternative;
use crate::engine::Engine;
use crate::heap::{Content, OpenArray, Origin};
use crate::merge::kind;
use crate::originals::any_of;
use crate::state::{Feasibility, State};
use crate::value::{ObjectId, Reference, Unknown, Value};
use crate::world::Type;

use super::change::Change;
use super::location::{Forgotten, Location};

/// A reference may be one of so many.
pub(super) const MOST_ALTERNATIVES: usize = 64;

/// What is forgotten, by where it was.
pub(super) type AllForgotten = BTreeMap<Location, Forgotten>;

/// The head of a loop in any iteration.
pub(super) struct Front {
    pub(super) state: State,
    pub(super) forgotten: AllForgotten,
}

impl Front {
    /// The state with which a loop is entered, but with anything where something is forgotten. Nothing if there are no words for that.
    pub(super) fn new(engine: &mut Engine, entry: &State, forgotten: AllForgotten) -> Option<Self> {
        let mut state = entry.clone();
        forget(engine, &mut state, &forgotten)?;
        Some(Self { state, forgotten })
    }
}

/// Puts anything where something is forgotten, and forgets what else happened in the meantime. Nothing if there are no words for that.
pub(super) fn forget(engine: &mut Engine, state: &mut State, forgotten: &AllForgotten) -> Option<()> {
    let model = state.feasibility.model().map(Model::copied);
    for (&location, what) in forgotten {
        let mut forgetting = Forgetting { engine, state, model: model.as_ref() };
        forgetting.forget(location, what)?;
    }
    if let Some(model) = model {
        state.feasibility = Feasibility::Shown(model);
    }
    state.output.forget();
    // What was thrown, and how much was made.
    state.has_jdk_raised = true;
    state.is_large = true;
    Some(())
}

/// Adds to what is forgotten what an iteration has changed.
pub(super) fn widen(engine: &Engine, entry: &State, forgotten: &mut AllForgotten, change: &Change) {
    let Change { location, value } = *change;
    let what = match (location.value(entry), value) {
        (None, _) | (_, None) => Forgotten::Number,
        (Some(ours), Some(theirs)) if ours.is_reference() && theirs.is_reference() => {
            let mut references = match forgotten.get(&location) {
                Some(Forgotten::OneOf(references)) => references.clone(),
                _ => BTreeSet::new(),
            };
            references.extend(references_of(engine, ours));
            references.extend(references_of(engine, theirs));
            let is_there = |id: ObjectId| entry.heap.get(id).is_some();
            let is_known = references.iter().flatten().all(|&id| is_there(id));
            if is_known && references.len() <= MOST_ALTERNATIVES {
                Forgotten::OneOf(references)
            } else {
                Forgotten::Unmodelled
            }
        }
        (Some(ours), Some(theirs)) if ours.is_unknown() || theirs.is_unknown() => Forgotten::Unmodelled,
        (Some(ours), Some(theirs)) if discriminant(&kind(ours)) == discriminant(&kind(theirs)) => {
            Forgotten::Number
        }
        // A local that holds different kinds of values is not read before it is written again.
        (Some(_), Some(_)) => match location {
            Location::Slot(_) => Forgotten::Dead,
            _ => Forgotten::Unmodelled,
        },
    };
    forgotten.insert(location, what);
}

pub(super) fn references_of(engine: &Engine, value: Value) -> Vec<Reference> {
    match value {
        Value::Ref(reference) => vec![reference],
        Value::Choice(id) => engine.choices.alternatives(id).iter().map(|it| it.reference).collect(),
        _ => Vec::new(),
    }
}

/// The references, each where the number says so.
pub(super) fn alternatives(
    pool: &mut Pool,
    references: &BTreeSet<Reference>,
    number: Term,
) -> Vec<Alternative> {
    let mut none_before = pool.truth(true);
    let mut alternatives = Vec::with_capacity(references.len());
    for (at, &reference) in references.iter().enumerate() {
        let guard = if at + 1 == references.len() {
            none_before
        } else {
            let literal = pool.bits(8, at as u64);
            let is_this = pool.same(number, literal);
            let is_other = pool.not(is_this);
            none_before = pool.and(none_before, is_other);
            is_this
        };
        alternatives.push(Alternative { reference, guard });
    }
    alternatives
}

struct Forgetting<'a> {
    engine: &'a mut Engine,
    state: &'a mut State,
    /// Values of the variables with which the loop is entered.
    model: Option<&'a Model>,
}

impl Forgetting<'_> {
    fn forget(&mut self, location: Location, what: &Forgotten) -> Option<()> {
        let value = match (what, location) {
            (Forgotten::Number, Location::Elements(id)) => return self.elements(id),
            (Forgotten::Number, _) => self.number(location)?,
            (Forgotten::OneOf(references), _) => self.one_of(references, location.value(self.state)?),
            (Forgotten::Unmodelled, _) => Value::Unknown(Unknown::Loop),
            (Forgotten::Dead, _) => Value::Unset,
        };
        location.put(self.state, value)
    }

    /// Any number of the kind that is there, and of the type that is declared.
    fn number(&mut self, location: Location) -> Option<Value> {
        let before = location.value(self.state)?;
        let declared = location.declared(self.engine, self.state);
        let ty = match kind(before) {
            Value::Int(_) => declared.unwrap_or(Type::Int),
            Value::Long(_) => Type::Long,
            Value::Float(_) => Type::Float,
            Value::Double(_) => Type::Double,
            _ => return None,
        };
        let term = any_of(&mut self.engine.pool, ty);
        let before = self.engine.term(before).ok()?;
        self.assign(term, before);
        Some(self.engine.value(term))
    }

    /// One of the references, whichever a new number says.
    fn one_of(&mut self, references: &BTreeSet<Reference>, before: Value) -> Value {
        let number = self.engine.pool.variable(Sort::Bits(8));
        let alternatives = alternatives(&mut self.engine.pool, references, number);
        if let Some(model) = self.model {
            let now = self.engine.choices.alternatives_of(before, &mut self.engine.pool);
            let holds = |it: &&Alternative| self.engine.pool.evaluate(it.guard, model).raw() != 0;
            let now = now.iter().find(holds).map(|it| it.reference);
            let at = references.iter().position(|&it| Some(it) == now).unwrap_or(0);
            model.assign(&self.engine.pool, number, at as u64);
        }
        let Engine { choices, pool, .. } = &mut *self.engine;
        choices.value(pool, alternatives)
    }

    /// Any elements; the length stays.
    fn elements(&mut self, id: ObjectId) -> Option<()> {
        let object = self.state.heap.get(id)?;
        let ty = self.engine.element_type(object.class)?;
        let length = object.length()?;
        let room = match &object.content {
            Content::Open(OpenArray { origin: Origin::Unknown(_), .. }) => return None,
            Content::Open(open) => open.room,
            _ => 0,
        };
        if ty == Type::Reference {
            return None;
        }
        let origin = Origin::Input(self.engine.originals.any(ty));
        let array = OpenArray { room, ..OpenArray::new(length, origin) };
        self.state.heap.get_mut(id)?.content = Content::Open(array);
        Some(())
    }

    fn assign(&mut self, variable: Term, before: Term) {
        if let Some(model) = self.model {
            let bits = self.engine.pool.evaluate(before, model).raw();
            model.assign(&self.engine.pool, variable, bits);
        }
    }
}
