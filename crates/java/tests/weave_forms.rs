//! How each form is woven: every site of the sources in `weave/forms` at once.

use std::fs;

use jurat_java::{Insertion, Source};

mod weave_all;
use weave_all::everywhere;

#[test]
fn every_form_is_woven() {
    for name in
        ["stores", "initialisers", "variables", "elements", "arrays", "arguments", "loops", "statements"]
    {
        let before = fs::read_to_string(format!("tests/weave/forms/{name}.java")).unwrap();
        insta::assert_snapshot!(name, woven(name, &before));
    }
}

/// The woven source, followed by what could not be woven and why.
fn woven(name: &str, before: &str) -> String {
    let source = Source::parse(before).unwrap_or_else(|error| panic!("{name}: {error}"));
    let sites = source.sites();
    let mut insertions = everywhere(sites);
    // One kind at a time can be read.
    insertions.retain(|insertion| match insertion {
        Insertion::Store { .. } => matches!(name, "stores" | "initialisers" | "variables"),
        Insertion::Element { .. } => name == "elements",
        Insertion::Array { .. } => name == "arrays",
        Insertion::Argument { .. } => name == "arguments",
        Insertion::LoopHead { .. } => name == "loops",
        Insertion::Before { .. } | Insertion::After { .. } => name == "statements",
        Insertion::Assert { .. } | Insertion::Entry { .. } => name == "statements",
    });
    let after = source.weave(&insertions);
    let mut text = after.text.replace("jurat.Monitor.", "");
    let stores = sites.stores.iter().map(|site| (site.start.line, site.obstacle));
    let arrays = sites.arrays.iter().map(|site| (site.lines.last, site.obstacle));
    let loops = sites.loops.iter().map(|site| (site.start.line, site.obstacle));
    let statements = sites.statements.iter().map(|site| (site.start.line, site.obstacle));
    let asserts = sites.asserts.iter().map(|site| (site.start.line, site.obstacle));
    let mut obstacles: Vec<_> = stores.chain(arrays).chain(loops).chain(statements).chain(asserts).collect();
    obstacles.sort_by_key(|(line, _)| *line);
    for (line, obstacle) in obstacles {
        if let Some(obstacle) = obstacle {
            text += &format!("\n// line {line}: {obstacle}");
        }
    }
    for (_, reason) in after.refused {
        text += &format!("\n// refused: {reason}");
    }
    text
}
