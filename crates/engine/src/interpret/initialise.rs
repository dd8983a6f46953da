//! Initialisation of classes, when they are first used, in the order of the virtual machine's specification (section 5.5).

use super::calls::enter;
use crate::machine::{Halt, Machine};
use crate::state::{After, Initialisation, Status};
use crate::world::{Body, ClassId, Origin};

impl Machine<'_> {
    /// Makes sure that code may use the class. Otherwise its initialisers are called, and the instruction is executed again.
    pub(crate) fn initialise(&mut self, class: ClassId) -> Result<(), Halt> {
        if self.state.classes.is_usable(class) {
            return Ok(());
        }
        if !self.engine.world.class(class).needs_initialisation {
            self.prepare(class);
            return Ok(());
        }
        self.settle(class)?;
        if self.call_initialisers(class)? { Err(Halt::Called) } else { Ok(()) }
    }

    /// Decides of the class, and of those that are initialised with it, how far they are.
    pub(super) fn settle(&mut self, class: ClassId) -> Result<(), Halt> {
        if self.status(class)? == Status::Failed {
            return Err(self.no_class_definition(class));
        }
        for ancestor in self.superclasses(class) {
            if self.status(ancestor)? != Status::Prepared {
                break;
            }
        }
        for member in self.order(class)? {
            if self.status(member)? == Status::Failed {
                return self.ancestor_failed(class, member);
            }
        }
        Ok(())
    }

    fn superclasses(&self, class: ClassId) -> Vec<ClassId> {
        self.engine.world.superclasses(class).collect()
    }

    /// What is initialised with a class, in this order, itself last.
    ///
    /// A superclass has its turn with all that belongs to it, or not at all: if somebody initialises it already, nobody looks at what it
    /// extends and implements, even if that still waits or has failed in the meantime.
    fn order(&mut self, class: ClassId) -> Result<Vec<ClassId>, Halt> {
        let mut levels = Vec::new();
        for ancestor in self.superclasses(class) {
            match self.settled_status(ancestor)? {
                Status::Prepared => levels.push(self.engine.world.initialisation(ancestor)),
                Status::Failed => {
                    levels.push([ancestor].into());
                    break;
                }
                Status::Waiting | Status::Running | Status::Done => break,
            }
        }
        let mut order = Vec::new();
        for &member in levels.iter().rev().flat_map(|level| &**level) {
            if !order.contains(&member) {
                order.push(member);
            }
        }
        Ok(order)
    }

    /// Decides of the classes whose initialisers have their turn next how far they are. In the meantime, code may have
    /// initialised one of them in some executions.
    pub(super) fn settle_waiting(&mut self) -> Result<(), Halt> {
        let mut at = self.state.frames.len();
        while let Some(After::Initialised(class)) =
            at.checked_sub(1).and_then(|at| self.state.frames.get(at)).map(|frame| frame.after)
        {
            self.status(class)?;
            at -= 1;
        }
        Ok(())
    }

    /// The initialiser of a class cannot run because that of one of its ancestors has thrown before.
    fn ancestor_failed(&mut self, class: ClassId, failed: ClassId) -> Result<(), Halt> {
        for member in self.order(class)? {
            if member == failed {
                break;
            }
            if self.status(member)? == Status::Prepared {
                return Err(Halt::undecided("the initialisation of a class next to one that failed"));
            }
        }
        self.require_own_class(class)?;
        // Superclasses come before interfaces, the nearest one first.
        let mut named = failed;
        for ancestor in self.superclasses(class) {
            match self.status(ancestor)? {
                Status::Prepared => continue,
                Status::Failed => named = ancestor,
                Status::Waiting | Status::Running | Status::Done => {}
            }
            break;
        }
        self.settle(self.engine.world.known().no_class_definition)?;
        self.fail_below(class)?;
        Err(self.no_class_definition(named))
    }

    /// Only classes of the program fail in a way that is known. Those of the JDK miss something that the start of a real virtual machine
    /// leaves behind; and what becomes of a call site whose class cannot be initialised depends on the release.
    pub(super) fn require_own_class(&self, failed: ClassId) -> Result<(), Halt> {
        let info = self.engine.world.class(failed);
        match info.origin {
            Origin::Program => Ok(()),
            Origin::Synthetic => Err(Halt::undecided("a lambda whose interface cannot be initialised")),
            Origin::Jdk => Err(Halt::undecided(format!("the initialisation of {}", info.name))),
        }
    }

    pub(super) fn is_running(&self, class: ClassId) -> bool {
        self.state.classes.initialisation(class) == Some(Initialisation::Is(Status::Running))
    }

    /// A class and its superclasses have failed if one of their own ancestors has.
    fn fail_below(&mut self, class: ClassId) -> Result<(), Halt> {
        for ancestor in self.superclasses(class) {
            let mut has_failed = false;
            for member in self.order(ancestor)? {
                has_failed |= self.settled_status(member)? == Status::Failed;
            }
            if has_failed && self.settled_status(ancestor)? == Status::Prepared {
                self.set_status(ancestor, Status::Failed);
            }
        }
        Ok(())
    }

    /// Calls the initialisers that have not run. Returns whether there were any.
    ///
    /// All of them are put on the stack at once, the first one on top. A class is in progress from the start, an interface from
    /// its own turn on: until then, code of the others may initialise it first. A class without an initialiser waits like the others:
    /// it fails if one of those before it does.
    pub(super) fn call_initialisers(&mut self, class: ClassId) -> Result<bool, Halt> {
        let mut waiting = Vec::new();
        for member in self.order(class)? {
            if self.settled_status(member)? != Status::Prepared {
                continue;
            }
            let body = match self.engine.world.class(member).initialiser {
                Some(initialiser) => self.engine.world.body(initialiser)?,
                None if waiting.is_empty() => {
                    self.set_status(member, Status::Done);
                    continue;
                }
                None => self.engine.world.empty_body()?,
            };
            match body {
                Body::Code(code) => waiting.push((member, code)),
                // The engine does not need what the initialiser does.
                Body::Native(_) => self.set_status(member, Status::Done),
                Body::Refused(why) => return Err(Halt::undecided(why)),
                Body::Shortcut(..) | Body::Abstract | Body::Unknown => return Err(Halt::malformed()),
            }
        }
        if waiting.is_empty() {
            return Ok(false);
        }
        self.check_depth()?;
        for (member, code) in waiting.into_iter().rev() {
            if !self.engine.world.class(member).flags.is_interface() {
                self.set_status(member, Status::Waiting);
            }
            enter(self.state, code, After::Initialised(member));
        }
        self.start_initialiser()?;
        Ok(true)
    }

    /// The initialiser on top, if there is one, has its turn. It is left out if somebody else came first, unless without success: then
    /// the class that waits for it fails, too.
    pub(super) fn start_initialiser(&mut self) -> Result<(), Halt> {
        while let Some(After::Initialised(class)) = self.state.frames.last().map(|frame| frame.after) {
            match self.settled_status(class)? {
                Status::Prepared | Status::Waiting => {
                    self.set_status(class, Status::Running);
                    return Ok(());
                }
                Status::Running => return Ok(()),
                Status::Done => {
                    self.pop_frame();
                }
                Status::Failed => {
                    return Err(Halt::undecided(
                        "an interface that fails before the class that waits for it",
                    ));
                }
            }
        }
        Ok(())
    }

    /// How far the initialisation of a class is, with a path for each of the possibilities.
    pub(crate) fn status(&mut self, class: ClassId) -> Result<Status, Halt> {
        if let Some(Initialisation::DoneIf(condition)) = self.state.classes.initialisation(class) {
            if self.decide(condition)? {
                self.set_status(class, Status::Done);
            } else {
                self.state.classes.remove(class);
            }
        }
        self.settled_status(class)
    }

    /// How far the initialisation of a class is, where something was changed already, so that no path can be forked.
    pub(super) fn settled_status(&mut self, class: ClassId) -> Result<Status, Halt> {
        self.prepare(class);
        match self.state.classes.initialisation(class) {
            Some(Initialisation::Is(status)) => Ok(status),
            Some(Initialisation::DoneIf(_)) | None => Err(Halt::undecided(
                "a class that is initialised in some executions, next to one that failed",
            )),
        }
    }

    pub(super) fn set_status(&mut self, class: ClassId, status: Status) {
        self.prepare(class);
        if let Some(state) = self.state.classes.get_mut(class) {
            state.initialisation = Initialisation::Is(status);
        }
    }
}
