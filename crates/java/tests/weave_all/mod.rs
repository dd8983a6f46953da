//! Something for every site that has no obstacle.

use jurat_java::sites::{Insertion, Sites, StoreTarget};

/// An insertion for every site of a source, numbered from zero.
pub(crate) fn everywhere(sites: &Sites) -> Vec<Insertion> {
    let mut insertions = Vec::new();
    for (store, site) in sites.stores.iter().enumerate().filter(|(_, site)| site.obstacle.is_none()) {
        let n = insertions.len();
        insertions.push(if site.target == StoreTarget::Element {
            let call = format!("jurat.Monitor.element({n}, ");
            Insertion::Element { store, call, call_old: format!("jurat.Monitor.elementOld({n}, ") }
        } else {
            let call = format!("jurat.Monitor.at({n}, ");
            Insertion::Store { store, call, call_old: format!("jurat.Monitor.old({n}, ") }
        });
    }
    for (call_site, site) in sites.calls.iter().enumerate() {
        for argument in 0..site.n_arguments {
            let call = format!("jurat.Monitor.at({}, ", insertions.len());
            let type_name = if site.name == "primitive" { "int" } else { "Object" }.into();
            insertions.push(Insertion::Argument { call_site, argument, type_name, call });
        }
    }
    for (array, _) in sites.arrays.iter().enumerate().filter(|(_, site)| site.obstacle.is_none()) {
        let call = format!("jurat.Monitor.array({}, ", insertions.len());
        insertions.push(Insertion::Array { array, call });
    }
    for (loop_site, _) in sites.loops.iter().enumerate().filter(|(_, site)| site.obstacle.is_none()) {
        let expression = format!("jurat.Monitor.head({})", insertions.len());
        insertions.push(Insertion::LoopHead { loop_site, expression });
    }
    for (statement, site) in sites.statements.iter().enumerate() {
        if site.obstacle.is_none() {
            let text = format!("jurat.Monitor.head({});", insertions.len());
            insertions.push(Insertion::Before { statement, text });
        }
        if site.goes_on {
            let text = format!("jurat.Monitor.head({});", insertions.len());
            insertions.push(Insertion::After { statement, text });
        }
    }
    for (assert, _) in sites.asserts.iter().enumerate().filter(|(_, site)| site.obstacle.is_none()) {
        let call = format!("jurat.Monitor.holds({}, ", insertions.len());
        insertions.push(Insertion::Assert { assert, call });
    }
    for (method, _) in sites.methods.iter().enumerate().filter(|(_, site)| site.has_entry) {
        let text = format!("jurat.Monitor.head({});", insertions.len());
        insertions.push(Insertion::Entry { method, text });
    }
    insertions
}
