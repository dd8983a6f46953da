//! Which classes have to be initialised before another one, section 5.5 of the virtual machine's specification.

use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::id::ClassId;
use super::{Body, LinkError, World};
use crate::natives::NOTHING;

impl World {
    /// What is initialised right before a class, in this order, and the class itself, but for its superclasses. Those that have nothing
    /// to initialise are left out.
    pub(crate) fn initialisation(&mut self, class: ClassId) -> Rc<[ClassId]> {
        if let Some(known) = self.initialisations.get(&class) {
            return Rc::clone(known);
        }
        let (mut order, mut seen) = (Vec::new(), FxHashSet::default());
        if !self.class(class).flags.is_interface() {
            self.add_interfaces(class, &mut seen, &mut order);
        }
        order.retain(|interface| self.class(*interface).needs_initialisation);
        order.push(class);
        let order: Rc<[ClassId]> = order.into();
        self.initialisations.insert(class, Rc::clone(&order));
        order
    }

    /// What stands for the initialiser of a class that has none.
    pub(crate) fn empty_body(&mut self) -> Result<Body, LinkError> {
        let (class, name, descriptor) = NOTHING;
        let class = self.load(class)?;
        let missing = || LinkError::new("no method that does nothing");
        let nothing = self.declared_method(class, name, descriptor).ok_or_else(missing)?;
        self.body(nothing)
    }

    /// Only interfaces with methods of their own matter, each behind those that it extends.
    fn add_interfaces(&self, class: ClassId, seen: &mut FxHashSet<ClassId>, order: &mut Vec<ClassId>) {
        for &interface in &self.class(class).interfaces {
            if !seen.insert(interface) {
                continue;
            }
            self.add_interfaces(interface, seen, order);
            if self.has_default_method(interface) {
                order.push(interface);
            }
        }
    }

    fn has_default_method(&self, interface: ClassId) -> bool {
        self.class(interface).methods.iter().any(|method| {
            let flags = self.method(*method).flags;
            !flags.is_abstract() && !flags.is_static()
        })
    }

    /// Whether the class or one that is initialised with it has an initialiser.
    pub(super) fn has_initialiser(&self, class: ClassId) -> bool {
        let info = self.class(class);
        if info.initialiser.is_some() {
            return true;
        }
        if info.superclass.is_some_and(|superclass| self.class(superclass).needs_initialisation) {
            return true;
        }
        let mut interfaces = Vec::new();
        if !info.flags.is_interface() {
            self.add_interfaces(class, &mut FxHashSet::default(), &mut interfaces);
        }
        interfaces.iter().any(|interface| self.class(*interface).initialiser.is_some())
    }
}
