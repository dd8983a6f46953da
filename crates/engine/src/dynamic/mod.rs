//! Call sites and constants that bootstrap methods make.
//!
//! The bootstrap methods themselves do not run: what they would make is known. Each call site becomes a static method of a
//! class of its own, written in ordinary instructions, so that nothing else has to know about it.

pub(crate) mod accessor;
mod adapt;
mod assembler;
mod concat;
mod constant;
mod lambda;
mod order;
mod record;
mod switch;
mod synthetic;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use jurat_java::classes::{Bootstrap, CallSite, Class};

pub(crate) use assembler::{Assembler, kind_of};
pub(crate) use order::is_closed;

use crate::world::{ClassId, LinkError, MethodId, World};

/// The static method that a call site calls.
pub(crate) fn link_call(world: &mut World, host: ClassId, site: &CallSite) -> Result<MethodId, LinkError> {
    let file = file(world, host)?;
    let bootstrap = bootstrap(&file, site.bootstrap)?;
    let maker = &bootstrap.method.member;
    match (maker.class.as_str(), maker.name.as_str()) {
        ("java.lang.invoke.LambdaMetafactory", "metafactory" | "altMetafactory") => {
            lambda::link(world, &file, site, bootstrap)
        }
        ("java.lang.invoke.StringConcatFactory", "makeConcatWithConstants" | "makeConcat") => {
            concat::link(world, &file, site, bootstrap)
        }
        ("java.lang.runtime.ObjectMethods", "bootstrap") => record::link(world, &file, site, bootstrap),
        ("java.lang.runtime.SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
            switch::link(world, &file, site, bootstrap)
        }
        (class, name) => Err(LinkError::new(format!("a call site that `{class}.{name}` makes"))),
    }
}

/// The static method that gives a constant.
pub(crate) fn link_constant(
    world: &mut World,
    host: ClassId,
    site: &CallSite,
) -> Result<MethodId, LinkError> {
    let file = file(world, host)?;
    let bootstrap = bootstrap(&file, site.bootstrap)?;
    constant::link(world, &file, site, bootstrap)
}

fn file(world: &World, host: ClassId) -> Result<Rc<Class>, LinkError> {
    let missing = || LinkError::new("a call site in a class without a file");
    world.class(host).file().cloned().ok_or_else(missing)
}

fn bootstrap(file: &Class, index: u16) -> Result<&Bootstrap, LinkError> {
    file.bootstraps.get(usize::from(index)).ok_or_else(|| malformed(file))
}

fn malformed(file: &Class) -> LinkError {
    LinkError::new(format!("a call site of the class `{}` that makes no sense", file.name))
}
