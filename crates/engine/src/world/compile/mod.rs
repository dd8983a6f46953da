//! From the instructions of a class file to the ones that are run.
//!
//! ```text
//! Code ─▶ graph (blocks) ─▶ kinds (what is on the stack) ─▶ order (loops) ─▶ live (locals) ─▶ emit ─▶ Compiled
//! ```
//!
//! Code that would take kinds of values for other kinds, or that runs over its end, is refused, so that the interpreter
//! meets only what it expects; so is code of the program that leaves monitors as they should not be. What classes references
//! have is not checked.

mod asserts;
mod emit;
mod graph;
mod kinds;
mod live;
mod locals;
mod monitors;
mod order;
mod stack;

use std::rc::Rc;

use jurat_java::classes::{Code, Kind};

use super::error::LinkError;
use super::id::MethodId;
use super::op::Compiled;
use super::{Body, World};
use crate::natives::{self, Intrinsic};

/// What is known of a method while it is compiled.
struct Subject<'a> {
    code: &'a Code,
    method: MethodId,
    /// The kinds of its arguments, with `this`.
    arguments: Vec<Kind>,
    /// The kind of its result.
    result: Option<Kind>,
    /// Whether it is the program's, and so are its `assert`s.
    has_asserts: bool,
}

impl World {
    /// How a method is executed. Instructions are compiled when it is first asked for.
    pub(crate) fn body(&mut self, method: MethodId) -> Result<Body, LinkError> {
        if let Some(body) = &self.bodies[method.index()] {
            return Ok(body.clone());
        }
        let body = self.make_body(method)?;
        self.bodies[method.index()] = Some(body.clone());
        Ok(body)
    }

    fn make_body(&mut self, method: MethodId) -> Result<Body, LinkError> {
        let info = self.method(method);
        let class = self.class(info.class);
        let intrinsic = natives::find(&class.name, &info.name, &info.descriptor);
        let (is_native, index, file) = (info.flags.is_native(), info.index as usize, class.file.clone());
        match intrinsic {
            Some(Intrinsic::Native(native)) => return Ok(Body::Native(native)),
            Some(Intrinsic::Refused(reason)) => return Ok(Body::Refused(reason)),
            Some(Intrinsic::Code(write)) => {
                return self.compile(method, &write()).map(|code| Body::Code(code.into()));
            }
            Some(Intrinsic::Shortcut(_)) | None => {}
        }
        if is_native {
            return Ok(Body::Unknown);
        }
        let code = file.as_ref().and_then(|file| file.methods.get(index)?.code.as_ref());
        let Some(code) = code else { return Ok(Body::Abstract) };
        let code = Rc::new(self.compile(method, code)?);
        Ok(match intrinsic {
            Some(Intrinsic::Shortcut(native)) => Body::Shortcut(native, code),
            _ => Body::Code(code),
        })
    }

    fn compile(&mut self, method: MethodId, code: &Code) -> Result<Compiled, LinkError> {
        let refuse = |what| LinkError::new(format!("the code of `{}` {what}", self.method_name(method)));
        let subject = self.subject(method, code);
        let graph =
            graph::Graph::of(code).ok_or_else(|| refuse("jumps out of itself, or has too many handlers"))?;
        let kinds = kinds::Kinds::of(&subject, &graph).map_err(refuse)?;
        if subject.has_asserts {
            monitors::check(&subject, &graph, &kinds).map_err(refuse)?;
        }
        let order = order::Order::of(&graph, &kinds.is_reachable).map_err(refuse)?;
        let locals = locals::Locals::of(&subject);
        let live = live::live_locals(&subject, &graph, &locals);
        emit::emit(self, &subject, &emit::Parts { graph, kinds, order, locals, live })
    }

    fn subject<'a>(&self, method: MethodId, code: &'a Code) -> Subject<'a> {
        let info = self.method(method);
        let receiver = (!info.flags.is_static()).then_some(Kind::Reference);
        let arguments = receiver.into_iter().chain(info.parameters.iter().map(|ty| stack::kind_of(*ty)));
        Subject {
            code,
            method,
            arguments: arguments.collect(),
            result: info.result.map(stack::kind_of),
            has_asserts: self.class(info.class).is_program(),
        }
    }
}
