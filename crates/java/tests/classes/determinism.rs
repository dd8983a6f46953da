//! Sources of nondeterminism: the corpus knows which programs have none, and each file of `determinism` says what it has.

use std::fs;
use std::path::Path;

use jurat_java::classes::nondeterminism;

use crate::programs::classes_of;

const CORPUS: &str = "../../corpus/programs";
const INLINE: &str = "-XDstringConcat=inline";

/// These do not use `Verifier`, but something else of which their runs depend.
const DEPENDENT: [&str; 3] = [
    // On the arguments of `main`.
    "compile-time-constants",
    // On the language of the user: they call `toUpperCase` without a locale.
    "streams",
    "string-basics",
];

#[test]
fn programs_of_the_corpus_are_what_they_say() {
    let mut wrong = Vec::new();
    for options in [&["-g", INLINE][..], &[]] {
        for (program, classes) in classes_of(Path::new(CORPUS), options) {
            let expect = fs::read_to_string(Path::new(CORPUS).join(&program).join("expect.toml")).unwrap();
            let expect: toml::Table = expect.parse().unwrap();
            let sources = nondeterminism(&classes, "Main", "");
            let is_dependent = DEPENDENT.contains(&program.as_str());
            let is_deterministic = expect["deterministic"].as_bool() == Some(true) && !is_dependent;
            if is_deterministic != sources.is_empty() {
                wrong.push(format!("{program}: {sources:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A file starts with `// deterministic`, or with a line `// source: …` for each source, in any order.
#[test]
fn sources_are_what_the_files_say() {
    let folder = Path::new("tests/classes/determinism");
    let mut wrong = Vec::new();
    for (file, classes) in classes_of(folder, &["-g", INLINE]) {
        let text = fs::read_to_string(folder.join(&file)).unwrap();
        let mut expected: Vec<_> =
            text.lines().filter_map(|line| line.strip_prefix("// source: ")).map(str::to_owned).collect();
        assert_eq!(expected.is_empty(), text.starts_with("// deterministic"), "{file}");
        let sources = nondeterminism(&classes, file.trim_end_matches(".java"), "trusted.");
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
