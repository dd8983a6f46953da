//! The JVM is the oracle: what the programs of `corpus/oracle` print there, they print in the engine.

#![expect(clippy::unwrap_used, reason = "what cannot be read ends the test")]

use std::fs;
use std::path::PathBuf;

use jurat_engine::{Arguments, Exploration, Outcome, Property};

use crate::common::for_each;

/// As many of the programs at least.
const N_SAME: usize = 201;

/// What became of a program.
enum Found {
    Same,
    /// Nothing is known of its output, for this reason.
    Undecided(String),
    /// This is another output.
    Other(String),
}

#[test]
fn programs_print_what_they_print_on_the_jvm() {
    let folders = folders();
    let found = for_each(&folders, |folder, javac| {
        let classes = javac.compile("Main", &fs::read_to_string(folder.join("Main.java")).unwrap());
        compare(&classes.explore(Property::Assert, Arguments::None), &classes.run())
    });
    let (mut n_same, mut undecided, mut others) = (0, Vec::new(), Vec::new());
    for (folder, found) in folders.iter().zip(found) {
        let name = folder.file_name().unwrap().display();
        match found {
            Found::Same => n_same += 1,
            Found::Undecided(reason) => undecided.push(format!("{name}: {reason}")),
            Found::Other(difference) => others.push(format!("{name}: {difference}")),
        }
    }
    assert!(others.is_empty(), "{}", others.join("\n"));
    assert!(n_same >= N_SAME, "{n_same} programs print the same; {}", undecided.join("\n"));
}

fn folders() -> Vec<PathBuf> {
    let entries = fs::read_dir("../../corpus/oracle").unwrap();
    let mut folders: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
}

fn compare(exploration: &Exploration, expected: &str) -> Found {
    let found = match (&exploration.outcome, &exploration.output) {
        (Outcome::Holds, Some(output)) => output,
        (Outcome::Holds, None) => return Found::Undecided("the output is not known".to_owned()),
        (Outcome::Undecided(reasons), _) => return Found::Undecided(format!("{reasons:?}")),
        (Outcome::Violated(violation), _) => return Found::Other(format!("{violation:?}")),
    };
    if found == expected {
        return Found::Same;
    }
    let mut lines = expected.lines().zip(found.lines()).zip(1..);
    let first = lines.find(|((expected, found), _)| expected != found);
    Found::Other(match first {
        Some(((expected, found), line)) => format!("line {line} is {found:?}, on the JVM {expected:?}"),
        None => format!("{} lines, on the JVM {}", found.lines().count(), expected.lines().count()),
    })
}
