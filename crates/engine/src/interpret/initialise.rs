//! Initialisation of classes, when they are first used, in the order of the virtual machine's specification (section 5.5).

use super::calls::enter;
use crate::machine::{Halt, Machine};
use crate::state::{After, Status};
use crate::world::{Body, ClassId, Op};

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
        if self.status(class) == Status::Failed {
            return Err(self.no_class_definition(Some(class)));
        }
        for &member in &*self.engine.world.initialisation(class) {
            match self.status(member) {
                Status::Prepared | Status::Waiting | Status::Running | Status::Done => {}
                Status::Failed => return Err(self.ancestor_failed(class, member)),
                Status::DoneIf(condition) => {
                    if self.decide(condition)? {
                        self.set_status(member, Status::Done);
                    } else {
                        self.state.classes.remove(member);
                        self.prepare(member);
                    }
                }
            }
        }
        Ok(())
    }

    /// The initialiser of a class cannot run because that of one of its ancestors has thrown before.
    fn ancestor_failed(&mut self, class: ClassId, failed: ClassId) -> Halt {
        for &member in &*self.engine.world.initialisation(class) {
            if member == failed {
                break;
            }
            if self.status(member) == Status::Prepared {
                return Halt::undecided("the initialisation of a class next to one that failed");
            }
        }
        // Superclasses come before interfaces, the nearest one first.
        let ancestors: Vec<ClassId> = self.engine.world.superclasses(class).collect();
        let nearest = ancestors.into_iter().find(|&ancestor| self.status(ancestor) == Status::Failed);
        self.fail_below(class);
        let named = nearest.unwrap_or(failed);
        self.no_class_definition((!self.engine.has_unseen_failures).then_some(named))
    }

    /// The class that the innermost call wanted to use has failed if one of its ancestors has. Its own initialiser, if there is
    /// one, was not even called.
    pub(super) fn fail_used(&mut self) {
        let Some(frame) = self.state.frames.last() else { return };
        if matches!(frame.after, After::Initialised(class) if !self.is_running(class)) {
            // It waits for the one that failed, and is next.
            return;
        }
        let used = match frame.code.ops.get(frame.op as usize).map(std::cell::Cell::get) {
            Some(Op::InvokeStatic(method)) => Some(self.engine.world.method(method).class),
            Some(Op::GetStatic { class, .. } | Op::PutStatic { class, .. } | Op::New(class)) => Some(class),
            _ => None,
        };
        if let Some(class) = used {
            self.fail_below(class);
        }
        let is_seen = used.is_some_and(|class| self.status(class) == Status::Failed);
        self.engine.has_unseen_failures |= !is_seen;
    }

    fn is_running(&self, class: ClassId) -> bool {
        self.state.classes.get(class).is_some_and(|state| state.status == Status::Running)
    }

    /// A class and its superclasses have failed if one of their own ancestors has.
    pub(super) fn fail_below(&mut self, class: ClassId) {
        for ancestor in self.engine.world.superclasses(class).collect::<Vec<_>>() {
            let order = self.engine.world.initialisation(ancestor);
            let has_failed = order.iter().any(|&member| self.status(member) == Status::Failed);
            if has_failed && self.status(ancestor) == Status::Prepared {
                self.set_status(ancestor, Status::Failed);
            }
        }
    }

    /// Calls the initialisers that have not run. Returns whether there were any.
    ///
    /// All of them are put on the stack at once, the first one on top. A class is in progress from the start, an interface from
    /// its own turn on: until then, code of the others may initialise it first.
    pub(super) fn call_initialisers(&mut self, class: ClassId) -> Result<bool, Halt> {
        let order = self.engine.world.initialisation(class);
        let mut waiting = Vec::new();
        for &member in &*order {
            if self.status(member) == Status::Prepared
                && let Some(initialiser) = self.engine.world.class(member).initialiser
            {
                match self.engine.world.body(initialiser)? {
                    Body::Code(code) => waiting.push((member, code)),
                    // The engine does not need what the initialiser does.
                    Body::Native(_) => self.set_status(member, Status::Done),
                    Body::Refused(why) => return Err(Halt::undecided(why)),
                    Body::Shortcut(..) | Body::Abstract | Body::Unknown => return Err(Halt::malformed()),
                }
            }
        }
        if waiting.is_empty() {
            if self.status(class) == Status::Prepared {
                self.set_status(class, Status::Done);
            }
            return Ok(false);
        }
        self.check_depth()?;
        for (member, code) in waiting.into_iter().rev() {
            if !self.engine.world.class(member).flags.is_interface() {
                self.set_status(member, Status::Waiting);
            }
            enter(self.state, code, After::Initialised(member));
        }
        self.start_initialiser();
        Ok(true)
    }

    /// The initialiser on top, if there is one, has its turn. It is left out if somebody else came first.
    pub(super) fn start_initialiser(&mut self) {
        while let Some(After::Initialised(class)) = self.state.frames.last().map(|frame| frame.after) {
            match self.status(class) {
                Status::Prepared | Status::Waiting => {
                    self.set_status(class, Status::Running);
                    return;
                }
                Status::Running => return,
                Status::Done | Status::Failed | Status::DoneIf(_) => {
                    self.pop_frame();
                }
            }
        }
    }

    pub(super) fn status(&mut self, class: ClassId) -> Status {
        self.prepare(class);
        self.state.classes.get(class).map_or(Status::Prepared, |state| state.status)
    }

    pub(super) fn set_status(&mut self, class: ClassId, status: Status) {
        self.prepare(class);
        if let Some(state) = self.state.classes.get_mut(class) {
            state.status = status;
        }
    }
}
