//! Resolves what an instruction names, when it is first executed.

use jurat_java::classes::{Flags, Invoke, MemberRef};
use smol_str::{SmolStr, format_smolstr};

use super::World;
use super::error::LinkError;
use super::id::{ClassId, MethodId};
use super::op::{Compiled, Op, Site};
use crate::{dynamic, natives};

impl World {
    /// What a [`Op::Site`] is to be replaced by. Other instructions are what they are.
    pub(crate) fn link(&mut self, code: &Compiled, op: u32) -> Result<Op, LinkError> {
        let current = code.ops.get(op as usize).map(std::cell::Cell::get);
        let Some(Op::Site(site)) = current else {
            return current
                .ok_or_else(|| LinkError::new("the code ends without an instruction that leaves it"));
        };
        let Some(site) = code.sites.get(site as usize) else {
            return Err(LinkError::new("the code refers to nothing"));
        };
        let host = self.method(code.method).class;
        match site {
            Site::Field { member, is_static: true, is_put: false } => {
                // What sets the field up may read it as it is.
                let is_initialiser = self.method(code.method).name == "<clinit>";
                match natives::field_reader(&member.class, &member.name).filter(|_| !is_initialiser) {
                    Some((class, name, descriptor)) => self.link_reader(class, name, descriptor),
                    None => self.link_field(member, true, false),
                }
            }
            Site::Field { member, is_static, is_put } => self.link_field(member, *is_static, *is_put),
            Site::Invoke { kind, member } => self.link_call(host, *kind, member),
            Site::Dynamic(site) => dynamic::link_call(self, host, site).map(Op::InvokeStatic),
            Site::DynamicConstant(site) => dynamic::link_constant(self, host, site).map(Op::InvokeStatic),
            Site::ClassObject(name) => self.load(name).map(Op::ClassObject),
            Site::New(name) => self.link_new(name),
            Site::NewArrayOf(name) => {
                let element = self.load(name)?;
                Ok(Op::NewArray(self.array_of(element)))
            }
            Site::NewArrays { class, n_dimensions } => {
                Ok(Op::NewArrays { class: self.load(class)?, n_dimensions: *n_dimensions })
            }
            Site::CheckCast(name) => self.load(name).map(Op::CheckCast),
            Site::InstanceOf(name) => self.load(name).map(Op::InstanceOf),
            Site::Unsupported(what) => Err(LinkError::new(*what)),
        }
    }

    /// A static field that is not what the JDK says it is.
    fn link_reader(&mut self, class: &str, name: &str, descriptor: &str) -> Result<Op, LinkError> {
        let id = self.load(class)?;
        let method = self.find_method(id, name, descriptor);
        method.map(Op::InvokeStatic).ok_or_else(|| LinkError::new(format!("`{class}.{name}` is missing")))
    }

    fn link_field(&mut self, member: &MemberRef, is_static: bool, is_put: bool) -> Result<Op, LinkError> {
        let class = self.load(&member.class)?;
        let missing = || LinkError::new(format!("the field `{}.{}` is missing", member.class, member.name));
        let field = self.find_field(class, &member.name, &member.descriptor).ok_or_else(missing)?;
        let field = self.field(field);
        if field.flags.is_static() != is_static {
            return Err(missing());
        }
        let (class, slot, ty) = (field.class, field.slot, field.ty);
        let owner = self.class(class);
        let has_constant =
            is_static && owner.statics.get(slot as usize).is_some_and(|field| field.constant.is_some());
        if !is_put && natives::is_unfilled(&owner.name, &member.name, is_static, has_constant) {
            return Err(LinkError::new(format!(
                "the start of the virtual machine: `{}.{}`",
                owner.name, member.name
            )));
        }
        Ok(match (is_static, is_put) {
            (false, false) => Op::GetField { slot, ty },
            (false, true) => Op::PutField { slot, ty },
            (true, false) => Op::GetStatic { class, slot, ty },
            (true, true) => Op::PutStatic { class, slot, ty },
        })
    }

    fn link_call(&mut self, host: ClassId, kind: Invoke, member: &MemberRef) -> Result<Op, LinkError> {
        if member.class == "java.lang.invoke.VarHandle" && kind == Invoke::Virtual {
            return self.link_handle(member).map(Op::InvokeStatic);
        }
        let method = self.resolve_method(member)?;
        let info = self.method(method);
        self.require_access(host, info.class, info.flags)?;
        let is_static = info.flags.is_static();
        if is_static != (kind == Invoke::Static) {
            return Err(missing(member));
        }
        Ok(match kind {
            Invoke::Static => Op::InvokeStatic(method),
            Invoke::Special => Op::InvokeSpecial(self.special(host, method, member)?),
            // A method that cannot be overridden needs no search, but the object must not be null.
            Invoke::Virtual | Invoke::Interface if self.is_settled(method) => Op::InvokeSpecial(method),
            Invoke::Virtual => Op::InvokeVirtual(method),
            Invoke::Interface => Op::InvokeInterface(method),
        })
    }

    /// A compiler passes over a method that the program may not access, and means another one; the virtual machine finds it.
    fn require_access(&self, host: ClassId, class: ClassId, flags: Flags) -> Result<(), LinkError> {
        let (host, owner) = (self.class(host), self.class(class));
        let is_allowed = if flags.is_private() {
            outermost(&host.name) == outermost(&owner.name)
        } else {
            flags.is_public() || flags.is_protected() || host.package() == owner.package()
        };
        if is_allowed || !host.is_program() {
            return Ok(());
        }
        Err(LinkError::new(format!("IllegalAccessError at a use of the class `{}`", owner.name)))
    }

    /// Methods of variable handles take and give whatever the call says.
    fn link_handle(&mut self, member: &MemberRef) -> Result<MethodId, LinkError> {
        let class = self.load(natives::HANDLE)?;
        let parameters = member.descriptor.strip_prefix('(').ok_or_else(|| missing(member))?;
        let descriptor = format_smolstr!("(Ljava/lang/Object;{parameters}");
        match self.declared_method(class, &member.name, &descriptor) {
            Some(method) => Ok(method),
            None => self.add_native(class, &member.name, descriptor),
        }
    }

    /// The method that a reference means.
    pub(crate) fn resolve_method(&mut self, member: &MemberRef) -> Result<MethodId, LinkError> {
        let class = self.load(&member.class)?;
        let holder = self.method_holder(class);
        self.find_method(holder, &member.name, &member.descriptor).ok_or_else(|| missing(member))
    }

    fn is_settled(&self, method: MethodId) -> bool {
        let info = self.method(method);
        info.is_final() || self.class(info.class).flags.is_final()
    }

    /// `super.m()` means the method of the superclass of the class in which it stands; constructors are meant literally.
    fn special(
        &mut self,
        host: ClassId,
        method: MethodId,
        member: &MemberRef,
    ) -> Result<MethodId, LinkError> {
        let info = self.method(method);
        if info.name == "<init>" || info.flags.is_private() {
            return Ok(method);
        }
        let named = self.load(&member.class)?;
        let is_above = !self.class(named).flags.is_interface()
            && self.superclasses(host).skip(1).any(|ancestor| ancestor == named);
        let start = self.class(host).superclass.filter(|_| is_above).unwrap_or(named);
        self.select_special(start, method)
    }

    /// A thread of the virtual machine may call it at any time.
    fn has_finalizer(&mut self, class: ClassId) -> bool {
        let finalizer = self.find_method(class, "finalize", "()V");
        finalizer.is_some_and(|method| self.class(self.method(method).class).is_program())
    }

    fn link_new(&mut self, name: &SmolStr) -> Result<Op, LinkError> {
        let class = self.load(name)?;
        let flags = self.class(class).flags;
        if flags.is_abstract() || flags.is_interface() {
            return Err(LinkError::new(format!("the class `{name}` is abstract")));
        }
        if self.has_finalizer(class) {
            return Err(LinkError::new(format!("the finalizer of the class `{name}`")));
        }
        Ok(Op::New(class))
    }
}

/// The name of the class that a class is nested in, and all that may access its private members with it.
fn outermost(name: &str) -> &str {
    name.split_once('$').map_or(name, |(outermost, _)| outermost)
}

fn missing(member: &MemberRef) -> LinkError {
    LinkError::new(format!("the method `{}.{}{}` is missing", member.class, member.name, member.descriptor))
}
