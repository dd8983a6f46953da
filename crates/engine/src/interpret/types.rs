//! Casts and tests of classes of references that are not known.

use jurat_solver::Term;

use crate::machine::{Halt, Machine};
use crate::message::Message;
use crate::value::Value;
use crate::world::{ClassId, ClassKind, Origin};

impl Machine<'_> {
    pub(super) fn instance_of(&mut self, class: ClassId) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let is_one = self.is_instance(value, class)?;
        let is_one = self.truth(is_one);
        self.replace(1, Some(is_one))
    }

    pub(super) fn check_cast(&mut self, class: ClassId) -> Result<(), Halt> {
        let value = self.operand(0)?;
        let is_one = self.is_instance(value, class)?;
        let is_null = self.same_references(value, Value::NULL)?;
        let fits = self.engine.pool.or(is_one, is_null);
        if self.decide(fits)? {
            let fitting = self.fitting(value, class)?;
            return self.replace(1, Some(fitting));
        }
        let message = self.cast_message(value, class)?;
        let exception = self.engine.world.known().class_cast;
        Err(self.raise(exception, message))
    }

    /// The reference without the alternatives that the cast excludes: the code behind it relies on the class.
    fn fitting(&mut self, value: Value, class: ClassId) -> Result<Value, Halt> {
        let mut fitting = Vec::new();
        for &alternative in &*self.alternatives(value)? {
            let fits = match alternative.reference {
                None => true,
                object => self.engine.world.is_subclass(self.class_of(object)?, class),
            };
            fitting.extend(fits.then_some(alternative));
        }
        Ok(self.engine.choices.value(&mut self.engine.pool, fitting))
    }

    /// When the reference is an object of the class.
    pub(crate) fn is_instance(&mut self, value: Value, class: ClassId) -> Result<Term, Halt> {
        let mut cases = Vec::new();
        for alternative in &*self.alternatives(value)? {
            if alternative.reference.is_none() {
                continue;
            }
            let actual = self.class_of(alternative.reference)?;
            if self.engine.world.is_subclass(actual, class) {
                cases.push(alternative.guard);
            }
        }
        Ok(self.engine.pool.any(&cases))
    }

    /// What the virtual machine says, which also names modules and class loaders.
    fn cast_message(&mut self, value: Value, class: ClassId) -> Result<Message, Halt> {
        let Value::Ref(Some(id)) = value else { return Ok(Message::OPEN) };
        let actual = self.class_of(Some(id))?;
        let (Some(from_home), Some(to_home)) = (self.home(actual), self.home(class)) else {
            return Ok(Message::OPEN);
        };
        let world = &self.engine.world;
        let (from, to) = (&world.class(actual).name, &world.class(class).name);
        let homes = if from_home == to_home {
            format!("{from} and {to} are in {from_home}")
        } else {
            format!("{from} is in {from_home}; {to} is in {to_home}")
        };
        Ok(Message::Text(format!("class {from} cannot be cast to class {to} ({homes})")))
    }

    /// Module and class loader of a class, if they are known.
    fn home(&self, class: ClassId) -> Option<&'static str> {
        let info = self.engine.world.class(class);
        match (info.kind, info.origin) {
            (ClassKind::Array { element, .. }, _) => self.home(element),
            (_, Origin::Program) => Some("unnamed module of loader 'app'"),
            (_, Origin::Jdk) if is_in_java_base(&info.name) => Some("module java.base of loader 'bootstrap'"),
            (_, Origin::Jdk | Origin::Synthetic) => None,
        }
    }
}

/// Whether the class is certainly in the module `java.base`, or is a primitive type.
fn is_in_java_base(name: &str) -> bool {
    const PACKAGES: [&str; 9] = [
        "java.io.",
        "java.lang.",
        "java.math.",
        "java.nio.",
        "java.security.",
        "java.text.",
        "java.time.",
        "java.util.",
        "java.net.",
    ];
    const OTHERS: [&str; 5] = [
        "java.lang.instrument.",
        "java.lang.management.",
        "java.util.logging.",
        "java.util.prefs.",
        "java.net.http.",
    ];
    let is_in = |packages: &[&str]| packages.iter().any(|package| name.starts_with(package));
    !name.contains('.') || is_in(&PACKAGES) && !is_in(&OTHERS)
}
