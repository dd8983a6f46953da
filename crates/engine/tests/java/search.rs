//! Looks for violations of the programs in the folder `search`. The first line of each says what is found:
//!
//! ```text
//! // violated 12                   in line 12
//! // nothing                       nothing, and there is nothing left to try
//! ```

use std::fs;
use std::path::PathBuf;

use crate::common::for_each;

const HERE: &str = "the programs are in the folder `search`";

#[test]
fn violations_are_found_one_execution_at_a_time() {
    let wrong = for_each(&sources(), |file, javac| {
        let text = fs::read_to_string(file).unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap();
        let expected = text.lines().next().unwrap().trim_start_matches("// ");
        let violation = javac.compile(name, &text).search();
        let found = violation.map_or_else(
            || "nothing".to_owned(),
            |violation| format!("violated {}", violation.place.and_then(|place| place.line).unwrap_or(0)),
        );
        (found != expected).then(|| format!("{name}: {expected:?} is expected, found {found:?}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn sources() -> Vec<PathBuf> {
    let entries = fs::read_dir("tests/java/search").expect(HERE);
    let mut files: Vec<_> = entries.map(|entry| entry.expect(HERE).path()).collect();
    files.sort();
    files
}
