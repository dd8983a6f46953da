//! `require`: which machine other executors should choose. Here it has no effect.

use jurat_text::quantity::count;
use roxmltree::Node;

use super::limits::{amount, parse_memory};
use super::xml::{Elements, named};

const ATTRIBUTES: [&str; 3] = ["cpuModel", "cpuCores", "memory"];

/// Checks each `require`.
pub(super) fn check(elements: &mut Elements<'_>, root: Node<'_, '_>) {
    let mut given = Vec::new();
    for node in named(root, "require") {
        elements.expect(node, &ATTRIBUTES, &[]);
        for name in ATTRIBUTES {
            match Elements::attribute(node, name).filter(|value| !value.text.is_empty()) {
                Some(value) if given.contains(&name) => {
                    elements.error(value.at, format!("`{name}` is required twice"));
                }
                Some(_) => given.push(name),
                None => {}
            }
        }
        amount(elements, node, "cpuCores", count);
        amount(elements, node, "memory", |text| match text.trim().parse::<u64>() {
            // In old definitions a plain number is one of megabytes.
            Ok(megabytes) => Ok(megabytes),
            Err(_) => parse_memory(text),
        });
        elements.warn(node.range().start, "`require` has no effect: runs are executed on this machine");
    }
}
