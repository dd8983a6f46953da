//! Whether two strings are the same object, which for some is the business of the JVM.

use crate::choice::Alternative;
use crate::machine::{Halt, Machine};
use crate::value::Reference;
use crate::world::Origin;

/// Where the JDK compares references for their own sake, by how the names of the classes start. Elsewhere it only saves a call
/// of `equals`.
const COMPARING: &[&str] = &["java.util.IdentityHashMap", "java.util.concurrent.atomic."];

impl Machine<'_> {
    /// Undecided where two references with different ids may still be the same object, and somebody sees it.
    pub(super) fn require_certain(&mut self, ours: Alternative, theirs: Alternative) -> Result<(), Halt> {
        if !self.are_ambiguous(ours.reference, theirs.reference) || !self.sees_identity() {
            return Ok(());
        }
        let is_asked = self.engine.pool.and(ours.guard, theirs.guard);
        if self.decide(is_asked)? {
            return Err(Halt::undecided("the identity of a string that the JVM makes"));
        }
        Ok(())
    }

    fn are_ambiguous(&self, ours: Reference, theirs: Reference) -> bool {
        let is_marked = |id| self.engine.shared.ambiguous.contains(&id);
        let is_string =
            |id| self.state.heap.get(id).is_some_and(|it| it.class == self.engine.world.known().string);
        let (Some(our_id), Some(their_id)) = (ours, theirs) else { return false };
        if !(is_marked(our_id) || is_marked(their_id)) || !(is_string(our_id) && is_string(their_id)) {
            return false;
        }
        match (self.text(ours), self.text(theirs)) {
            (Some(ours), Some(theirs)) => ours == theirs,
            _ => true,
        }
    }

    fn sees_identity(&self) -> bool {
        let world = &self.engine.world;
        let class = world.class(world.method(self.caller()).class);
        class.origin != Origin::Jdk || COMPARING.iter().any(|start| class.name.starts_with(start))
    }
}
