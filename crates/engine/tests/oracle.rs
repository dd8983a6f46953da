//! The JVM is the oracle: what the programs of `corpus/oracle` print there, they print in the engine.

mod common;

use std::fs;
use std::path::PathBuf;

use common::Javac;
use jurat_engine::{Exploration, Outcome, Property};

#[test]
fn programs_print_what_they_print_on_the_jvm() {
    let mut javac = Javac::start();
    let folders = folders();
    assert!(folders.len() >= 120, "only {} programs", folders.len());
    let mut wrong = Vec::new();
    for folder in folders {
        let name = folder.file_name().unwrap().to_str().unwrap().to_owned();
        let classes = javac.compile("Main", &fs::read_to_string(folder.join("Main.java")).unwrap());
        let exploration = classes.explore(Property::Assert);
        if let Some(difference) = difference(&exploration, &classes.run()) {
            wrong.push(format!("{name}: {difference}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn folders() -> Vec<PathBuf> {
    let entries = fs::read_dir("../../corpus/oracle").unwrap();
    let mut folders: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
}

/// The first line that differs.
fn difference(exploration: &Exploration, expected: &str) -> Option<String> {
    if exploration.outcome != Outcome::Holds {
        return Some(format!("{:?}", exploration.outcome));
    }
    let Some(found) = &exploration.output else { return Some("the output is not known".to_owned()) };
    if found == expected {
        return None;
    }
    let mut lines = expected.lines().zip(found.lines()).zip(1..);
    let first = lines.find(|((expected, found), _)| expected != found);
    Some(match first {
        Some(((expected, found), line)) => format!("line {line} is {found:?}, on the JVM {expected:?}"),
        None => format!("{} lines, on the JVM {}", found.lines().count(), expected.lines().count()),
    })
}
