//! JBMC's own witnesses of the programs in `corpus/programs`: what it says of lines, files and scopes is true.

use std::fs;
use std::path::{Path, PathBuf};

use jurat::program::load;
use jurat_witness::lint::{Options, Severity, lint};
use jurat_witness::read;

#[test]
fn witnesses_of_jbmc_agree_with_their_program() {
    let Ok(programs) = fs::read_dir("../../corpus/programs") else { return };
    for folder in programs.flatten().map(|entry| entry.path()) {
        let program = load(&files_with(&folder, "java")).unwrap();
        for witness in files_with(&folder, "graphml") {
            let reading = read(fs::read(&witness).unwrap());
            let report = lint(&reading, Some(&program), Options { strict: true, max_per_rule: 20 });
            for finding in report.findings.iter().filter(|finding| finding.rule.code.starts_with("W6")) {
                let line = reading.position(finding.span.start).line;
                assert!(
                    finding.severity < Severity::Warning,
                    "{}:{line}: {}",
                    witness.display(),
                    finding.message
                );
            }
        }
    }
}

fn files_with(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
