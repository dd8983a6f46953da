//! What class files say about variables and stores.

use std::path::Path;

use jurat_java::classes::{Classes, Constant, Found, Operation, Stored};

use crate::programs::classes_of;

const M: (&str, &str, &str) = ("pk.Slots$In", "m", "(IJLjava/lang/String;)I");

fn slots(options: &[&str]) -> Classes {
    classes_of(Path::new("tests/classes/read"), options).remove("Slots.java").expect("it is there")
}

/// The name of the variable in a slot that stores on a line write.
fn name(classes: &Classes, slot: u16, line: u32) -> Found<&str> {
    match classes.variable_at(M.0, M.1, M.2, slot, line) {
        Found::One(variable) => Found::One(variable.name.as_str()),
        Found::Several => Found::Several,
        Found::None => Found::None,
    }
}

#[test]
fn slots_have_the_names_of_their_variables() {
    let classes = slots(&["-g"]);
    assert_eq!(name(&classes, 5, 9), Found::One("one"));
    assert_eq!(name(&classes, 6, 10), Found::One("inner"));
    assert_eq!(name(&classes, 5, 11), Found::One("one"));
    assert_eq!(name(&classes, 6, 14), Found::One("text"));
    assert_eq!(name(&classes, 6, 17), Found::One("i"));
    assert_eq!(name(&classes, 5, 17), Found::One("one"));
    assert_eq!(name(&classes, 6, 18), Found::Several);
    assert_eq!(name(&classes, 6, 9), Found::None);
    assert_eq!(name(&classes, 99, 9), Found::None);
}

#[test]
fn without_debug_information_slots_have_no_names() {
    let classes = slots(&[]);
    assert_eq!(name(&classes, 5, 9), Found::None);
    let parameters = classes.parameters(M.0, M.1, M.2).unwrap();
    assert!(parameters.iter().all(|parameter| parameter.name.is_none()));
    let stores = classes.stores(M.0, M.1, M.2);
    assert_eq!(stores[0].what, Stored::Local { slot: 5, name: None });
    assert_eq!(stores[0].line, Some(9));
}

#[test]
fn parameters_have_slots_names_and_types() {
    let classes = slots(&["-g"]);
    let parameters = classes.parameters(M.0, M.1, M.2).unwrap();
    let found: Vec<_> = parameters.iter().map(|p| (p.slot, p.name.unwrap(), p.descriptor)).collect();
    assert_eq!(found, [(1, "first", "I"), (2, "wide", "J"), (4, "last", "Ljava/lang/String;")]);
    assert_eq!(classes.parameters("pk.Slots", "cells", "(I)V").unwrap()[0].slot, 1);
}

#[test]
fn stores_are_listed_with_their_lines() {
    let classes = slots(&["-g"]);
    let stores = classes.stores("pk.Slots", "cells", "(I)V");
    let found: Vec<_> =
        stores.iter().map(|store| format!("{} {:?}", store.line.unwrap(), store.what)).collect();
    assert_eq!(
        found,
        [
            "24 Element(Int)",
            "24 Local { slot: 2, name: Some(\"local\") }",
            "25 Field { class: \"pk.Slots\", name: \"cells\", is_static: false }",
            "26 Local { slot: 3, name: Some(\"text\") }",
            "27 Local { slot: 2, name: Some(\"local\") }",
            "27 Local { slot: 2, name: Some(\"local\") }",
            "27 Local { slot: 2, name: Some(\"local\") }",
        ]
    );
    assert!(classes.stores("pk.Slots", "cells", "()V").is_empty());
    assert!(classes.stores("Slots", "cells", "(I)V").is_empty());
}

#[test]
fn strings_and_switches_are_exact() {
    let classes = slots(&["-g"]);
    let found = classes.method("pk.Slots", "cells", "(I)V").unwrap();
    let operations: Vec<_> =
        found.method.code.as_ref().unwrap().instructions.iter().map(|i| &i.operation).collect();
    let string = operations.iter().find_map(|operation| match operation {
        Operation::Push(Constant::String(units)) => Some(units.to_vec()),
        _ => None,
    });
    let mut expected = vec![0xD800, 0x20, 0, 0x20];
    expected.extend("ü 𝄞".encode_utf16());
    assert_eq!(string, Some(expected));
    let cases = operations.iter().find_map(|operation| match operation {
        Operation::Switch { cases, .. } => Some(cases.iter().map(|&(value, _)| value).collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(cases, Some(vec![i32::MIN, i32::MAX]));
}
