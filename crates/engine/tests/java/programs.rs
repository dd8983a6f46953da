//! Explores the programs in the folder beside this file. The first line of each says what must come out:
//!
//! ```text
//! // holds
//! // violated 12                   in line 12
//! // undecided the arguments       some reason has these words
//! // exception violated 7          the same for the property that no RuntimeException leaves main
//! // loose holds                   the same without a path for each short length of texts and arrays
//! ```

use std::fs;
use std::path::PathBuf;

use jurat_engine::{Arguments, Outcome, Property};

use crate::common::{Classes, for_each};

const HERE: &str = "the programs are in the folder beside this file";

#[test]
fn programs_are_decided_as_they_say() {
    let wrong = for_each(&sources(), |file, javac| {
        let text = fs::read_to_string(file).unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap();
        let classes = javac.compile(name, &text);
        let expected = text.lines().next().unwrap().trim_start_matches("// ");
        let found = decide(&classes, expected);
        (found != expected).then(|| format!("{name}: {expected:?} is expected, found {found:?}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn sources() -> Vec<PathBuf> {
    let mut files: Vec<_> =
        fs::read_dir("tests/java/programs").expect(HERE).map(|entry| entry.expect(HERE).path()).collect();
    files.sort();
    files
}

/// What comes out, in the words that are expected where it is the same.
fn decide(classes: &Classes, expected: &str) -> String {
    let (prefix, property) = match expected.split_once(' ') {
        Some(("exception", _)) => ("exception ", Property::NoRuntimeException),
        Some(("loose", _)) => ("loose ", Property::Assert),
        _ => ("", Property::Assert),
    };
    let exploration = if prefix == "loose " {
        classes.explore_loosely(property, Arguments::Any)
    } else {
        classes.explore(property, Arguments::Any)
    };
    let outcome = match exploration.outcome {
        Outcome::Holds => "holds".to_owned(),
        Outcome::Violated(violation) => {
            let line = violation.place.and_then(|place| place.line).unwrap_or(0);
            format!("violated {line}")
        }
        Outcome::Undecided(reasons) => {
            let words =
                expected.trim_start_matches(prefix).strip_prefix("undecided ").unwrap_or("nothing of this");
            if reasons.iter().any(|reason| reason.what.contains(words)) {
                format!("undecided {words}")
            } else {
                format!("undecided {reasons:?}")
            }
        }
    };
    format!("{prefix}{outcome}")
}
