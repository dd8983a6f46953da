//! Whether two strings, boxes or exceptions are the same object, which for some is the business of the JVM.

use jurat_solver::{Sort, Term};

use crate::choice::Alternative;
use crate::machine::{Halt, Machine};
use crate::value::{ObjectId, Reference, Value};
use crate::world::Origin;

/// Where the JDK compares references for their own sake, by how the names of the classes start. Elsewhere it only saves a call
/// of `equals`.
const COMPARING: &[&str] = &["java.util.IdentityHashMap", "java.util.concurrent.atomic."];

impl Machine<'_> {
    /// When two references with different ids are the same object nevertheless, if the virtual machine may decide that.
    pub(super) fn ambiguity(&mut self, ours: Alternative, theirs: Alternative) -> Result<Option<Term>, Halt> {
        let (Some(our_id), Some(their_id)) = (ours.reference, theirs.reference) else { return Ok(None) };
        if self.are_repeated(our_id, their_id)? {
            return self.refuse_identity(
                ours,
                theirs,
                "the identity of an exception that the JVM throws repeatedly",
            );
        }
        if !self.are_ambiguous(ours.reference, theirs.reference) {
            return Ok(None);
        }
        match self.observer() {
            Observer::Program => Ok(Some(self.identity(our_id.min(their_id), our_id.max(their_id)))),
            Observer::Nobody => Ok(None),
            // It also looks at hash codes, which are the same only if the objects are.
            Observer::Jdk => {
                self.refuse_identity(ours, theirs, "the identity of a string that the JVM makes")
            }
        }
    }

    /// Undecided where both alternatives are the ones that are compared.
    fn refuse_identity(
        &mut self,
        ours: Alternative,
        theirs: Alternative,
        reason: &str,
    ) -> Result<Option<Term>, Halt> {
        let is_asked = self.engine.pool.and(ours.guard, theirs.guard);
        if self.decide(is_asked)? { Err(Halt::undecided(reason)) } else { Ok(None) }
    }

    /// Whether compiled code may have thrown both of them.
    fn are_repeated(&self, ours: ObjectId, theirs: ObjectId) -> Result<bool, Halt> {
        let repeated = &self.engine.shared.repeated;
        let are_marked = repeated.contains(&ours) && repeated.contains(&theirs);
        Ok(are_marked && self.class_of(Some(ours))? == self.class_of(Some(theirs))?)
    }

    /// Whether two objects are the same: nobody knows, but it does not change.
    fn identity(&mut self, ours: ObjectId, theirs: ObjectId) -> Term {
        if let Some(&known) = self.engine.shared.identities.get(&(ours, theirs)) {
            return known;
        }
        let is_same = self.engine.pool.variable(Sort::Bool);
        self.engine.shared.identities.insert((ours, theirs), is_same);
        is_same
    }

    fn are_ambiguous(&self, ours: Reference, theirs: Reference) -> bool {
        let is_marked = |id| self.engine.shared.ambiguous.contains(&id);
        let class = |id| self.state.heap.get(id).map(|it| it.class);
        let (Some(our_id), Some(their_id)) = (ours, theirs) else { return false };
        if !(is_marked(our_id) || is_marked(their_id)) || class(our_id) != class(their_id) {
            return false;
        }
        if class(our_id) != Some(self.engine.world.known().string) {
            return self.may_hold_the_same(our_id, their_id);
        }
        match (self.text(ours), self.text(theirs)) {
            (Some(ours), Some(theirs)) => ours == theirs,
            _ => true,
        }
    }

    /// Whether the numbers in two boxes may be the same.
    fn may_hold_the_same(&self, ours: ObjectId, theirs: ObjectId) -> bool {
        let number = |id| self.state.heap.get(id).and_then(|it| it.fields().first().copied());
        match (number(ours), number(theirs)) {
            (Some(Value::Int(ours)), Some(Value::Int(theirs))) => ours == theirs,
            (Some(Value::Long(ours)), Some(Value::Long(theirs))) => ours == theirs,
            _ => true,
        }
    }

    fn observer(&self) -> Observer {
        let world = &self.engine.world;
        let class = world.class(world.method(self.caller()).class);
        if class.origin != Origin::Jdk {
            Observer::Program
        } else if COMPARING.iter().any(|start| class.name.starts_with(start)) {
            Observer::Jdk
        } else {
            Observer::Nobody
        }
    }
}

/// Who compares two references.
enum Observer {
    /// The program does.
    Program,
    /// The JDK does, for the sake of their identity.
    Jdk,
    /// The JDK does, to save time.
    Nobody,
}
