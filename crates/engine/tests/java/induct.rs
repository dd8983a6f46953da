//! Proves the programs in the folder `induct`, loops by induction after none, one or the usual number of iterations. The first line of each says what
//! comes of it:
//!
//! ```text
//! // holds                         there is a proof, and it is found with the usual number of iterations
//! // open                          there is none: after many iterations an assertion fails
//! ```

use std::fs;
use std::path::PathBuf;

use jurat_engine::{Decided, Property, ProvedBy};

use crate::common::{Classes, for_each};

const HERE: &str = "the programs are in the folder `induct`";

#[test]
fn one_iteration_stands_for_all_only_if_it_covers_them() {
    let wrong = for_each(&sources(), |file, javac| {
        let text = fs::read_to_string(file).unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap();
        let expected = text.lines().next().unwrap().trim_start_matches("// ");
        let found = if holds(&javac.compile(name, &text), expected) { "holds" } else { "open" };
        (found != expected).then(|| format!("{name}: {expected:?} is expected, found {found:?}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether there is a proof. Where none may be found, every way is tried.
fn holds(classes: &Classes, expected: &str) -> bool {
    let ways: &[Option<u32>] = if expected == "holds" { &[None] } else { &[None, Some(0), Some(1)] };
    let proof = Decided::Holds(ProvedBy::Induction);
    let holds = |&iterations: &_| classes.induct(Property::Assert, iterations) == proof;
    ways.iter().any(holds)
}

fn sources() -> Vec<PathBuf> {
    let entries = fs::read_dir("tests/java/induct").expect(HERE);
    let mut files: Vec<_> = entries.map(|entry| entry.expect(HERE).path()).collect();
    files.sort();
    files
}
