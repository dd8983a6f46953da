//! Lambdas and method references: `LambdaMetafactory`.
//!
//! The call site becomes a method that makes an object of a new class. The class keeps what was captured, and its method
//! passes it on, together with its own arguments, to the method behind the lambda.

use jurat_java::classes::{
    Bootstrap, CallSite, Class, Condition, Constant, Handle, HandleKind, Invoke, Kind, Shuffle,
};

use super::adapt::convert;
use super::assembler::{Assembler, kind_of};
use super::malformed;
use super::synthetic::{Parameter, Synthetic, parameters};
use crate::world::{LinkError, MethodId, World, class_name, type_of};

// Bits of the flags that `altMetafactory` gets.
const SERIALIZABLE: i32 = 1;
const MARKERS: i32 = 2;
const BRIDGES: i32 = 4;

pub(super) fn link(
    world: &mut World,
    host: &Class,
    site: &CallSite,
    bootstrap: &Bootstrap,
) -> Result<MethodId, LinkError> {
    let lambda = Lambda::read(site, bootstrap).ok_or_else(|| malformed(host))?;
    let mut class = Synthetic::new(world, host, "Lambda");
    for interface in &lambda.interfaces {
        class.implement(interface);
    }
    if lambda.is_serializable && !extend_serializable(world, &lambda.interfaces)? {
        class.implement(SERIALIZABLE_INTERFACE);
    }
    for (index, captured) in lambda.captured.iter().enumerate() {
        class.add_field(&field_name(index), &captured.descriptor, false);
    }
    let name = class.name();
    for descriptor in &lambda.descriptors {
        let code = lambda.body(&name, descriptor).ok_or_else(|| malformed(host))?;
        class.add_method(&site.name, descriptor, false, code.finish());
    }
    if lambda.captured.is_empty() {
        class.add_field(ONLY, &lambda.object, true);
    }
    let maker = lambda.maker(&name);
    class.add_method(MAKER, &site.descriptor, true, maker.finish());
    class.define(world, MAKER, &site.descriptor)
}

const SERIALIZABLE_INTERFACE: &str = "java.io.Serializable";

/// Whether one of the interfaces is, or inherits, the one that would be added otherwise.
fn extend_serializable(world: &mut World, interfaces: &[String]) -> Result<bool, LinkError> {
    let wanted = world.load(SERIALIZABLE_INTERFACE)?;
    for interface in interfaces {
        let interface = world.load(interface)?;
        if world.is_subclass(interface, wanted) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The static method that stands for the call site; no method of an interface is called like that.
const MAKER: &str = "make object";
/// Where the only object is kept if nothing is captured.
const ONLY: &str = "only object";

fn field_name(index: usize) -> String {
    format!("captured{index}")
}

struct Lambda<'a> {
    captured: Vec<Parameter>,
    /// Descriptor of the interface.
    object: String,
    /// Names of the interfaces that the source names, the functional one first.
    interfaces: Vec<String>,
    is_serializable: bool,
    /// Descriptors of the methods that the class has.
    descriptors: Vec<&'a str>,
    /// The types of the arguments and the result that this lambda has really.
    dynamic: &'a str,
    handle: &'a Handle,
}

impl<'a> Lambda<'a> {
    fn read(site: &'a CallSite, bootstrap: &'a Bootstrap) -> Option<Self> {
        let (captured, object) = parameters(&site.descriptor, 0)?;
        let [
            Constant::MethodType(erased),
            Constant::Handle(handle),
            Constant::MethodType(dynamic),
            more @ ..,
        ] = bootstrap.arguments.as_slice()
        else {
            return None;
        };
        let mut lambda = Self {
            captured,
            interfaces: vec![class_name(&object)],
            is_serializable: false,
            object,
            descriptors: vec![erased],
            dynamic,
            handle,
        };
        lambda.read_extras(more)?;
        Some(lambda)
    }

    /// What only `altMetafactory` gets.
    fn read_extras(&mut self, more: &'a [Constant]) -> Option<()> {
        let mut more = more.iter();
        let Some(flags) = more.next() else { return Some(()) };
        let Constant::Int(flags) = flags else { return None };
        self.is_serializable = flags & SERIALIZABLE != 0;
        if flags & MARKERS != 0 {
            let Constant::Int(n_markers) = more.next()? else { return None };
            for _ in 0..*n_markers {
                let Constant::Class(name) = more.next()? else { return None };
                self.interfaces.push(name.to_string());
            }
        }
        if flags & BRIDGES != 0 {
            let Constant::Int(n_bridges) = more.next()? else { return None };
            for _ in 0..*n_bridges {
                let Constant::MethodType(descriptor) = more.next()? else { return None };
                if !self.descriptors.contains(&descriptor.as_str()) {
                    self.descriptors.push(descriptor);
                }
            }
        }
        Some(())
    }

    /// The method of the interface.
    fn body(&self, class: &str, descriptor: &str) -> Option<Assembler> {
        let (arguments, result) = parameters(descriptor, 1)?;
        let (dynamic, _) = parameters(self.dynamic, 1)?;
        let (targets, made) = self.target()?;
        let mut code = Assembler::with_slots(arguments.last().map_or(1, |last| last.slot + 2));
        if self.handle.kind == HandleKind::New {
            code.new_object(&self.handle.member.class);
        }
        let mut targets = targets.iter();
        for (index, captured) in self.captured.iter().enumerate() {
            code.load(Kind::Reference, 0).get(false, class, &field_name(index), &captured.descriptor);
            convert(&mut code, &captured.descriptor, &captured.descriptor, targets.next()?)?;
        }
        if arguments.len() != dynamic.len() {
            return None;
        }
        for (argument, dynamic) in arguments.iter().zip(&dynamic) {
            code.load(argument.kind, argument.slot);
            convert(&mut code, &argument.descriptor, &dynamic.descriptor, targets.next()?)?;
        }
        if targets.next().is_some() {
            return None;
        }
        self.call(&mut code)?;
        give_back(&mut code, &made, &result)?;
        Some(code)
    }

    /// What the method behind the lambda takes, with its object, and what it gives.
    fn target(&self) -> Option<(Vec<String>, String)> {
        let member = &self.handle.member;
        let (parameters, result) = parameters(&member.descriptor, 0)?;
        let parameters = parameters.into_iter().map(|parameter| parameter.descriptor);
        let object = descriptor_of(&member.class);
        Some(match self.handle.kind {
            HandleKind::InvokeStatic => (parameters.collect(), result),
            HandleKind::New => (parameters.collect(), object),
            HandleKind::InvokeVirtual | HandleKind::InvokeSpecial | HandleKind::InvokeInterface => {
                ([object].into_iter().chain(parameters).collect(), result)
            }
            HandleKind::GetField | HandleKind::GetStatic | HandleKind::PutField | HandleKind::PutStatic => {
                return None;
            }
        })
    }

    fn call(&self, code: &mut Assembler) -> Option<()> {
        let kind = match self.handle.kind {
            HandleKind::InvokeStatic => Invoke::Static,
            HandleKind::InvokeVirtual => Invoke::Virtual,
            HandleKind::InvokeInterface => Invoke::Interface,
            HandleKind::InvokeSpecial | HandleKind::New => Invoke::Special,
            HandleKind::GetField | HandleKind::GetStatic | HandleKind::PutField | HandleKind::PutStatic => {
                return None;
            }
        };
        let member = &self.handle.member;
        code.call(kind, &member.class, &member.name, &member.descriptor);
        Some(())
    }

    /// The method that the call site calls. Without captured values it always gives the same object.
    fn maker(&self, class: &str) -> Assembler {
        let mut code = Assembler::default();
        if self.captured.is_empty() {
            let is_there = code.label();
            code.get(true, class, ONLY, &self.object).shuffle(Shuffle::Dup);
            code.branch(Condition::Null(false), is_there).shuffle(Shuffle::Pop);
            code.new_object(class).put(true, class, ONLY, &self.object);
            code.place(is_there).give_back(Some(Kind::Reference));
            return code;
        }
        code.push(jurat_java::classes::Operation::New(class.into()));
        for (index, captured) in self.captured.iter().enumerate() {
            code.shuffle(Shuffle::Dup).load(captured.kind, captured.slot);
            code.put(false, class, &field_name(index), &captured.descriptor);
        }
        code.give_back(Some(Kind::Reference));
        code
    }
}

/// Converts the result and leaves the method. What type it has without erasure does not matter.
fn give_back(code: &mut Assembler, made: &str, result: &str) -> Option<()> {
    match (type_of(made).map(kind_of), type_of(result).map(kind_of)) {
        (None, None) => code.give_back(None),
        (Some(Kind::Long | Kind::Double), None) => code.shuffle(Shuffle::Pop2).give_back(None),
        (Some(_), None) => code.shuffle(Shuffle::Pop).give_back(None),
        (Some(_), Some(kind)) => {
            convert(code, made, result, result)?;
            code.give_back(Some(kind))
        }
        (None, Some(_)) => return None,
    };
    Some(())
}

fn descriptor_of(class: &str) -> String {
    let name = class.replace('.', "/");
    if name.starts_with('[') { name } else { format!("L{name};") }
}
