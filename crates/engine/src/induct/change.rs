//! What differs between the head of a loop and the same head one iteration later.

use std::mem::discriminant;

use crate::engine::Engine;
use crate::heap::{Content, Object, OpenArray};
use crate::merge::{kind, live_locals, same_calls};
use crate::state::{Initialisation, State, Status};
use crate::value::{ObjectId, Value};

use super::forget::AllForgotten;
use super::location::{Forgotten, Location};

/// Arrays that are not longer have a location for each element.
const SHORT: usize = 16;

/// A location in which there is something else.
pub(super) struct Change {
    pub(super) location: Location,
    /// What is there now; nothing if it is more than one value.
    pub(super) value: Option<Value>,
}

/// Why a head cannot stand for all iterations.
pub(super) enum Obstacle {
    /// The iteration has initialised a class: the next one is another one.
    Initialises,
    /// Something else.
    Other(&'static str),
}

/// What the iteration that ends in the second state has changed, but for what the front has forgotten.
pub(super) fn changes(
    engine: &Engine,
    front: &State,
    forgotten: &AllForgotten,
    back: &State,
) -> Result<Vec<Change>, Obstacle> {
    if !same_calls(front, back) {
        return Err(Obstacle::Other("a loop in calls that are not always the same"));
    }
    let mut comparison =
        Comparison { engine, front, forgotten, stands_for_all: true, back, found: Vec::new() };
    comparison.stack();
    comparison.classes()?;
    comparison.heap()?;
    Ok(comparison.found)
}

/// What a call has changed of what was there before, but for what is known to change.
pub(super) fn effects(
    engine: &Engine,
    before: &State,
    known: &AllForgotten,
    after: &State,
) -> Result<Vec<Change>, Obstacle> {
    let mut comparison = Comparison {
        engine,
        front: before,
        forgotten: known,
        stands_for_all: false,
        back: after,
        found: Vec::new(),
    };
    comparison.classes()?;
    comparison.heap()?;
    Ok(comparison.found)
}

struct Comparison<'a> {
    engine: &'a Engine,
    front: &'a State,
    /// Where the other state may have anything.
    forgotten: &'a AllForgotten,
    /// Whether what is not modelled in the first state stands for anything in the other. Else it may be something else there, of which nobody
    /// would know: it is a change.
    stands_for_all: bool,
    back: &'a State,
    found: Vec<Change>,
}

impl Comparison<'_> {
    fn stack(&mut self) {
        let (front, back) = (self.front, self.back);
        let top = front.frames.last();
        for (at, (&ours, &theirs)) in front.stack.iter().zip(&back.stack).enumerate() {
            let is_dead = top.is_some_and(|frame| {
                let is_local = at >= frame.base as usize && at < frame.operands();
                is_local && !live_locals(frame).contains(at - frame.base as usize)
            });
            if !is_dead {
                self.value(Location::Slot(at as u32), ours, theirs);
            }
        }
    }

    fn classes(&mut self) -> Result<(), Obstacle> {
        const PREPARED: Initialisation = Initialisation::Is(Status::Prepared);
        if !self.back.classes.missing(&self.front.classes).is_empty() {
            return Err(Obstacle::Initialises);
        }
        for theirs in self.back.classes.table().iter().flatten() {
            match self.front.classes.get(theirs.class) {
                None if theirs.initialisation == PREPARED => {}
                Some(ours) if ours.initialisation == theirs.initialisation => {
                    for (slot, (&ours, &theirs_value)) in ours.fields.iter().zip(&theirs.fields).enumerate() {
                        self.value(Location::Static(theirs.class, slot as u32), ours, theirs_value);
                    }
                }
                None | Some(_) => return Err(Obstacle::Initialises),
            }
        }
        Ok(())
    }

    /// An object that only the front has was dropped, because nobody can reach it. One that only the other state has was made by the
    /// iteration: where it can be reached from what was there before, a reference has changed. Those whose id is the same in all states
    /// have their first value in the front.
    fn heap(&mut self) -> Result<(), Obstacle> {
        for (id, ours, theirs) in self.front.heap.differences(&self.back.heap) {
            let Some(theirs) = theirs else { continue };
            let first = self.engine.first_value(id);
            if let Some(ours) = ours.map(|object| &**object).or(first.as_ref()) {
                self.object(id, ours, theirs)?;
            }
        }
        Ok(())
    }

    fn object(&mut self, id: ObjectId, ours: &Object, theirs: &Object) -> Result<(), Obstacle> {
        match (&ours.content, &theirs.content) {
            (Content::Fields(ours), Content::Fields(theirs)) => {
                for (slot, (&ours, &theirs)) in ours.iter().zip(theirs).enumerate() {
                    self.value(Location::Field(id, slot as u32), ours, theirs);
                }
            }
            (Content::Array(ours), Content::Array(theirs)) if ours.len() <= SHORT => {
                for (at, (ours, theirs)) in ours.values().zip(theirs.values()).enumerate() {
                    self.value(Location::Element(id, at as u32), ours, theirs);
                }
            }
            (Content::Array(ours), Content::Array(theirs)) => {
                if !ours.values().zip(theirs.values()).all(|(ours, theirs)| ours.is_same(theirs)) {
                    self.elements(id);
                }
            }
            (Content::Open(ours), Content::Open(theirs)) => {
                if !is_same_array(ours, theirs) {
                    self.elements(id);
                }
            }
            (Content::Rope(ours), Content::Rope(theirs)) if ours == theirs => {}
            (Content::Argument(_), Content::Argument(_)) => {}
            // Somebody has looked into it, which changes nothing of what it is.
            (Content::Argument(_), _) => return Err(Obstacle::Other("an argument of main in a loop")),
            _ => return Err(Obstacle::Other("a text that a loop makes")),
        }
        Ok(())
    }

    fn elements(&mut self, id: ObjectId) {
        let location = Location::Elements(id);
        if !self.forgotten.contains_key(&location) {
            self.found.push(Change { location, value: None });
        }
    }

    fn value(&mut self, location: Location, ours: Value, theirs: Value) {
        if !ours.is_same(theirs) && !self.is_covered(location, ours, theirs) {
            self.found.push(Change { location, value: Some(theirs) });
        }
    }

    /// Whether the front has any value there that the other state may have.
    fn is_covered(&self, location: Location, ours: Value, theirs: Value) -> bool {
        // Whoever looks at what is not modelled is undecided. But a message that is yet to be made is a known one.
        if self.stands_for_all && ours.is_unknown() && !ours.is_form() {
            return true;
        }
        match self.forgotten.get(&location) {
            None => false,
            Some(Forgotten::Dead | Forgotten::Unmodelled) => true,
            Some(Forgotten::Number) => discriminant(&kind(ours)) == discriminant(&kind(theirs)),
            Some(Forgotten::OneOf(references)) => match theirs {
                Value::Ref(reference) => references.contains(&reference),
                Value::Choice(id) => {
                    let alternatives = self.engine.choices.alternatives(id);
                    alternatives.iter().all(|alternative| references.contains(&alternative.reference))
                }
                _ => false,
            },
        }
    }
}

fn is_same_array(ours: &OpenArray, theirs: &OpenArray) -> bool {
    ours.origin == theirs.origin
        && ours.known.len() == theirs.known.len()
        && ours
            .known
            .iter()
            .zip(&theirs.known)
            .all(|(ours, theirs)| ours.0 == theirs.0 && ours.1.is_same(*theirs.1))
        && ours.writes.len() == theirs.writes.len()
        && ours.writes.iter().zip(&theirs.writes).all(|(ours, theirs)| std::rc::Rc::ptr_eq(ours, theirs))
}
