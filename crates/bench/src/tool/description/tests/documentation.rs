//! The page on descriptions says what there is, and its examples are right.

use std::path::Path;

use super::super::format::read;
use super::super::value::{Value, known};

const PAGE: &str = include_str!("../../../../../../docs/tools.md");

/// The names that the first column of a table has, one after the other.
fn rows(heading: &str) -> Vec<&'static str> {
    let table = PAGE.split(heading).nth(1).unwrap().split("\n\n").next().unwrap();
    table.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect()
}

/// What a reader would have expected instead of something that nobody knows.
fn expected(text: &str) -> Vec<String> {
    let message = read(Path::new("a.toml"), text).unwrap_err().to_string();
    let names = message.split("expected").nth(1).unwrap_or_else(|| panic!("{message}"));
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn examples_can_be_read() {
    let examples: Vec<&str> =
        PAGE.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 2);
    for example in examples {
        read(Path::new("example.toml"), example).unwrap_or_else(|error| panic!("{error}\n{example}"));
    }
}

#[test]
fn keys_and_conditions_are_those_that_there_are() {
    assert_eq!(rows("| key | meaning |"), expected("nonsense = 1"));
    let text =
        "name = \"a\"\nexecutables = []\ncommand = []\n[[status]]\nis = \"done\"\nwhen = { nonsense = 1 }\n";
    assert_eq!(rows("| condition | holds if |"), expected(text));
}

#[test]
fn values_are_those_that_there_are() {
    let mut listed: Vec<String> = rows("| value | meaning |").into_iter().map(str::to_owned).collect();
    for value in &listed {
        Value::parse(value.trim_matches(['{', '}'])).unwrap();
    }
    let mut there: Vec<String> =
        known().split(", ").map(|name| format!("{{{}}}", name.trim_matches(['{', '}', '`']))).collect();
    listed.sort();
    there.sort();
    assert_eq!(listed, there);
}
