//! Descriptions, tried with small scripts in place of tools.

mod commands;
mod documentation;
mod finding;
mod mistakes;
mod statuses;

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::Described;
use crate::tool::variables::Variables;

/// The fewest keys that a description has.
const LEAST: &str =
    "name = 'Toy'\nexecutables = ['toy']\ncommand = ['{executable}', '{options}', '{input_files}']\n";

fn write_script(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("it is in a directory")).unwrap();
    fs::write(path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(path, Permissions::from_mode(0o755)).unwrap();
}

/// The described tool, with a script that does nothing in place of each executable.
fn toy(text: &str) -> Described {
    let directory = tempfile::tempdir().unwrap();
    let description =
        super::format::read(Path::new("toy.toml"), text).unwrap_or_else(|error| panic!("{error}"));
    for name in description.executables {
        write_script(&directory.path().join(name), "");
    }
    Described::find(Path::new("toy.toml"), text, Some(directory.path()), &Variables::default()).unwrap()
}

#[test]
fn every_shipped_description_is_listed_and_in_order() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools");
    let mut files: Vec<String> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    files.sort();
    assert_eq!(super::SHIPPED.map(|(name, _)| name.to_owned()).to_vec(), files);
    for (name, text) in super::SHIPPED {
        assert!(!toy(text).facts().name.is_empty(), "{name}");
    }
}
