//! All tables together.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::{
    Intrinsic, Method, access, any_length, array, boxes, class, collection, floating, handle, input, locale,
    loose, math, message, object, parse, print, properties, random, reader, reference, reflect, rope,
    runtime, scanner, streams, system, text, thread, throwable, verifier, vm,
};

/// In no particular order: no method is in two of them.
const TABLES: [&[Method]; 31] = [
    access::METHODS,
    any_length::METHODS,
    array::METHODS,
    boxes::METHODS,
    class::METHODS,
    collection::METHODS,
    floating::METHODS,
    handle::METHODS,
    input::METHODS,
    locale::METHODS,
    loose::METHODS,
    math::METHODS,
    message::METHODS,
    object::METHODS,
    parse::METHODS,
    print::METHODS,
    properties::METHODS,
    random::METHODS,
    reader::METHODS,
    reference::METHODS,
    reflect::METHODS,
    rope::METHODS,
    runtime::METHODS,
    scanner::METHODS,
    streams::METHODS,
    system::METHODS,
    text::METHODS,
    thread::METHODS,
    throwable::METHODS,
    verifier::METHODS,
    vm::METHODS,
];

type ByName = FxHashMap<(&'static str, &'static str), Vec<(&'static str, Intrinsic)>>;

/// What stands for a method, if it is not executed by its own code.
pub(crate) fn find(class: &str, name: &str, descriptor: &str) -> Option<Intrinsic> {
    static BY_NAME: OnceLock<ByName> = OnceLock::new();
    let by_name = BY_NAME.get_or_init(|| {
        let mut by_name = ByName::default();
        for &(class, name, descriptor, intrinsic) in TABLES.into_iter().flatten() {
            by_name.entry((class, name)).or_default().push((descriptor, intrinsic));
        }
        by_name
    });
    let candidates = by_name.get(&(class, name))?;
    let exact = candidates.iter().find(|(wanted, _)| *wanted == descriptor);
    let any = || candidates.iter().find(|(wanted, _)| wanted.is_empty());
    exact.or_else(any).map(|&(_, intrinsic)| intrinsic)
}

/// Names and descriptors of the methods that stand for those of a class.
pub(super) fn methods_of(class: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = TABLES.into_iter().flatten().filter(move |method| method.0 == class);
    all.map(|&(_, name, descriptor, _)| (name, descriptor))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_method_is_in_two_tables() {
        let mut seen = rustc_hash::FxHashSet::default();
        for &(class, name, descriptor, _) in TABLES.into_iter().flatten() {
            assert!(seen.insert((class, name, descriptor)), "{class}.{name}{descriptor}");
        }
    }
}
