//! Call sites and constants that bootstrap methods make.

use jurat_java::classes::CallSite;

use crate::world::{ClassId, LinkError, MethodId, World};

/// The static method that a call site calls.
pub(crate) fn link_call(_world: &mut World, _host: ClassId, _site: &CallSite) -> Result<MethodId, LinkError> {
    Err(LinkError::new("a call site that is not known"))
}

/// The static method that gives a constant.
pub(crate) fn link_constant(_world: &mut World, _host: ClassId, _site: &CallSite) -> Result<MethodId, LinkError> {
    Err(LinkError::new("a constant that is not known"))
}
