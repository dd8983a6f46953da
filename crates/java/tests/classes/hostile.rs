//! Bytes that were made to break the reader of class files.

use std::path::Path;

use jurat_java::classes::{Classes, Flaw, jbmc_hazards, nondeterminism};
use jurat_quota::Quota;
use proptest::prelude::*;

use crate::programs::compile;

/// All that javac writes: lambdas, records, switches, handlers.
fn samples() -> Vec<Vec<u8>> {
    let compiled = compile(Path::new("tests/classes/read"), &["-g"]);
    compiled.into_values().flatten().map(|(_, bytes)| bytes).collect()
}

#[test]
fn mutilated_files_give_an_answer() {
    let samples = samples();
    let edits = proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6);
    proptest!(|(which in any::<prop::sample::Index>(), edits in edits, cut in proptest::option::weighted(0.2, any::<prop::sample::Index>()))| {
        let mut bytes = which.get(&samples).clone();
        for (place, byte) in &edits {
            let at = place.index(bytes.len());
            bytes[at] = *byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(classes) = Classes::read(&[("a", &bytes)]) {
            use_everything(&classes);
        }
    });
}

/// Asks every question that can be asked.
fn use_everything(classes: &Classes) {
    for class in classes.iter() {
        nondeterminism(classes, &class.name, "", &Quota::default()).expect("nothing is limited");
        jbmc_hazards(classes, &class.name, "", &Quota::default()).expect("nothing is limited");
        classes.supertypes(&class.name);
        for method in &class.methods {
            classes.stores(&class.name, &method.name, &method.descriptor);
            classes.parameters(&class.name, &method.name, &method.descriptor);
            classes.resolve(&class.name, &method.name, &method.descriptor);
            classes.variable_at(&class.name, &method.name, &method.descriptor, 1, 1);
        }
    }
}

#[test]
fn what_is_no_class_file_is_refused() {
    let flaw = |bytes: &[u8]| Classes::read(&[("x.class", bytes)]).unwrap_err().flaw;
    assert_eq!(flaw(b""), Flaw::Truncated);
    assert_eq!(flaw(b"PK\x03\x04 not a class"), Flaw::Magic);
    assert_eq!(flaw(b"\xca\xfe\xba\xbe\0\0\0\x3d\0\x02\x02"), Flaw::Tag(2));
    let refused = Classes::read(&[("x.class", b"")]).unwrap_err();
    assert_eq!(refused.to_string(), "`x.class` is not a class file that can be read: it ends too early");
}
