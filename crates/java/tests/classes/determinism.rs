//! Sources of nondeterminism: the corpus knows which programs have none, and each file of `determinism` says what it has.

use std::fs;
use std::path::Path;

use jurat_java::classes::nondeterminism;
use jurat_quota::Quota;

use crate::programs::{CORPUS, FOR_JBMC, classes_of, corpus, expectation};

/// These do not use `Verifier`, but something else of which their runs depend.
const DEPENDENT: [&str; 4] = [
    // On the arguments of `main`.
    "compile-time-constants",
    // Taken for one: its map could be a key of its set, and such keys may be ordered by identity.
    "hash-map",
    // On the language of the user: they call `toUpperCase` without a locale.
    "streams",
    "string-basics",
];

#[test]
fn programs_of_the_corpus_are_what_they_say() {
    let mut wrong = Vec::new();
    // Without options, javac leaves the concatenation of strings to call sites.
    let with_call_sites = classes_of(Path::new(CORPUS), &[]);
    for (program, classes) in corpus().iter().chain(&with_call_sites) {
        let sources = nondeterminism(classes, "Main", "", &Quota::default()).unwrap();
        let is_dependent = DEPENDENT.contains(&program.as_str());
        let is_deterministic = expectation(program)["deterministic"].as_bool() == Some(true) && !is_dependent;
        if is_deterministic != sources.is_empty() {
            wrong.push(format!("{program}: {sources:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A file starts with `// deterministic`, or with a line `// source: …` for each source, in any order.
#[test]
fn sources_are_what_the_files_say() {
    let folder = Path::new("tests/classes/determinism");
    let mut wrong = Vec::new();
    for (file, classes) in classes_of(folder, &FOR_JBMC) {
        let text = fs::read_to_string(folder.join(&file)).unwrap();
        let mut expected: Vec<_> =
            text.lines().filter_map(|line| line.strip_prefix("// source: ")).map(str::to_owned).collect();
        assert_eq!(expected.is_empty(), text.starts_with("// deterministic"), "{file}");
        let sources =
            nondeterminism(&classes, file.trim_end_matches(".java"), "trusted.", &Quota::default()).unwrap();
        let mut found: Vec<_> = sources.into_iter().map(|source| source.construct).collect();
        found.sort();
        found.dedup();
        expected.sort();
        if found != expected {
            wrong.push(format!("{file}: found {found:#?}, expected {expected:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
