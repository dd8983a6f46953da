//! Arguments of calls: JBMC states the first parameter of a call as a store on the line of the call.
//!
//! The receiver counts as the first parameter, so only static methods have a stated one.

use jurat_java::sites::{MethodSite, SourceCallSite as CallSite};
use jurat_witness::jbmc::SlotType;
use smol_str::SmolStr;

use crate::checks::index::{Index, Spot};
use crate::checks::slots;
use crate::checks::{Dropped, Site};
use crate::ids::SourceId;

/// Which first parameter is meant.
#[derive(Clone, Copy)]
pub(super) enum First<'a> {
    /// The one with this name.
    Named(&'a str),
    /// One of this type; its name is not known.
    Typed(SlotType),
}

/// The calls that pass such a parameter.
pub(super) fn arguments(index: &Index<'_>, spot: Spot<'_>, first: First<'_>) -> Result<Vec<Site>, Dropped> {
    let mut sites = Vec::new();
    let methods = &index.sources[spot.source.index()].sites().methods;
    for (idx, call) in index.calls(spot) {
        let caller = &methods[call.method];
        let Some(type_name) = parameter_type(index, spot.source, caller, call, first) else { continue };
        // The parameter is stored when all arguments are evaluated. Calls among the later ones may come between, and an
        // exception may keep it from being stored at all.
        if call.has_odd_later {
            return Err(Dropped::Obstacle("an argument behind the first one calls, stores, or may throw"));
        }
        if candidates(index, call).any(|method| index.may_fail_to_initialise(&method.class, caller)) {
            return Err(Dropped::Obstacle("the class whose method is called may fail to be initialised"));
        }
        sites.push(Site::Argument { call: idx, argument: 0, type_name });
    }
    Ok(sites)
}

/// The number of arguments of the calls among the sites, if they agree.
pub(super) fn n_arguments(index: &Index<'_>, source: SourceId, sites: &[Site]) -> Option<u32> {
    let calls = &index.sources[source.index()].sites().calls;
    let mut counts = sites.iter().filter_map(|site| match site {
        Site::Argument { call, .. } => Some(calls[*call].n_arguments as u32),
        _ => None,
    });
    let first = counts.next()?;
    counts.all(|count| count == first).then_some(first)
}

/// The type of the first parameter, if every method that could be called agrees on it and it is the one that is meant. What
/// is called on an object may be a method of the JDK, and so may what a class inherits or a file imports.
fn parameter_type(
    index: &Index<'_>,
    source: SourceId,
    caller: &MethodSite,
    call: &CallSite,
    first: First<'_>,
) -> Option<SmolStr> {
    let is_own = match &call.qualifier {
        Some(qualifier) => index.is_class(source, caller, qualifier, &call.name),
        None => !index.may_inherit(source, call, caller),
    };
    if !is_own {
        return None;
    }
    let mut types = candidates(index, call).map(|method| {
        let parameter = method.parameters.first()?;
        let type_name = parameter.type_name.as_ref()?;
        let is_meant = match first {
            First::Named(name) => parameter.name == name,
            First::Typed(slot_type) => slots::holds(slot_type, type_name),
        };
        (is_meant && method.is_static && !parameter.is_variadic).then_some(type_name)
    });
    let type_name = types.next()??;
    types.all(|other| other == Some(type_name)).then(|| type_name.clone())
}

/// The methods of the program that a call can mean by its name and the number of its arguments.
fn candidates<'a>(index: &Index<'a>, call: &CallSite) -> impl Iterator<Item = &'a MethodSite> {
    let same_name = index.methods(&call.name).iter().copied().filter(|method| !method.is_lambda());
    let n_arguments = call.n_arguments;
    same_name.filter(move |method| {
        method.parameters.len() == n_arguments
            || method.parameters.last().is_some_and(|parameter| parameter.is_variadic)
    })
}
