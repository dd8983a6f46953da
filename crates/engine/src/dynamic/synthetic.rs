//! Classes that stand for call sites.

use jurat_java::classes::{CallSite, Class, Code, Field, Flags, Kind, Method, MethodType};
use smol_str::SmolStr;

use super::assembler::{Assembler, kind_of, n_slots};
use super::malformed;
use crate::world::{ClassId, LinkError, MethodId, World, type_of};

const PRIVATE: u16 = 0x0002;
const STATIC: u16 = 0x0008;
const PUBLIC: u16 = 0x0001;
const FINAL: u16 = 0x0010;
const SYNTHETIC: u16 = 0x1000;

/// A class that is being made.
pub(super) struct Synthetic {
    class: Class,
}

impl Synthetic {
    pub(super) fn new(world: &mut World, host: &Class, purpose: &str) -> Self {
        let class = Class {
            name: world.synthetic_name(&host.name, purpose),
            flags: Flags(FINAL | SYNTHETIC),
            superclass: Some("java.lang.Object".into()),
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            bootstraps: Vec::new(),
            source: host.source.clone(),
            signature: None,
            inner_classes: Vec::new(),
            nest_host: None,
            nest_members: Vec::new(),
        };
        Self { class }
    }

    pub(super) fn name(&self) -> SmolStr {
        self.class.name.clone()
    }

    pub(super) fn implement(&mut self, interface: &str) {
        if !self.class.interfaces.iter().any(|known| known == interface) {
            self.class.interfaces.push(interface.into());
        }
    }

    pub(super) fn add_field(&mut self, name: &str, descriptor: &str, is_static: bool) {
        let flags = Flags(PRIVATE | SYNTHETIC | if is_static { STATIC } else { 0 });
        self.class.fields.push(Field {
            name: name.into(),
            descriptor: descriptor.into(),
            flags,
            constant: None,
        });
    }

    pub(super) fn add_method(&mut self, name: &str, descriptor: &str, is_static: bool, code: Code) {
        let flags = Flags(PUBLIC | SYNTHETIC | if is_static { STATIC } else { 0 });
        let code = Some(code);
        self.class.methods.push(Method { name: name.into(), descriptor: descriptor.into(), flags, code });
    }

    /// Defines the class.
    pub(super) fn define_class(self, world: &mut World) -> Result<ClassId, LinkError> {
        world.define(self.class)
    }

    /// Defines the class and gives one of its methods.
    pub(super) fn define(
        self,
        world: &mut World,
        name: &str,
        descriptor: &str,
    ) -> Result<MethodId, LinkError> {
        let missing = malformed(&self.class);
        let id = world.define(self.class)?;
        world.declared_method(id, name, descriptor).ok_or(missing)
    }
}

/// A parameter of a method that is being written.
#[derive(Clone, Debug)]
pub(super) struct Parameter {
    pub(super) descriptor: String,
    pub(super) kind: Kind,
    pub(super) slot: u16,
}

/// The parameters and the result of a descriptor; slots are counted from `first`.
pub(super) fn parameters(descriptor: &str, first: u16) -> Option<(Vec<Parameter>, String)> {
    let parsed = MethodType::parse(descriptor)?;
    let mut slot = first;
    let mut all = Vec::new();
    for parameter in &parsed.parameters {
        let kind = kind_of(type_of(parameter)?);
        all.push(Parameter { descriptor: (*parameter).to_owned(), kind, slot });
        slot = slot.checked_add(n_slots(kind))?;
    }
    Some((all, parsed.result.to_owned()))
}

/// A class with one static method, for a call site that is a plain function.
pub(super) fn define_function(
    world: &mut World,
    host: &Class,
    site: &CallSite,
    mut code: Assembler,
) -> Result<MethodId, LinkError> {
    let (arguments, _) = parameters(&site.descriptor, 0).ok_or_else(|| malformed(host))?;
    for argument in arguments {
        code.touch(argument.kind, argument.slot);
    }
    let mut class = Synthetic::new(world, host, "Site");
    class.add_method("call", &site.descriptor, true, code.finish());
    class.define(world, "call", &site.descriptor)
}
