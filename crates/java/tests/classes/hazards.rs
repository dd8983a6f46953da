//! Constructs that JBMC treats wrongly: each file of `hazards` says which it has.

use std::fs;
use std::path::Path;

use jurat_java::classes::jbmc_hazards;
use jurat_quota::Quota;

use crate::programs::{FOR_JBMC, classes_of, corpus, expectation};

/// Where the corpus says that JBMC proves what is false, there is a hazard; where JBMC is the only one who can prove what is
/// true, there is none.
#[test]
fn wrong_proofs_of_the_corpus_have_hazards() {
    let mut wrong = Vec::new();
    for (program, classes) in corpus() {
        let expect = expectation(program);
        let hazards = jbmc_hazards(classes, "Main", "", &Quota::default()).unwrap();
        let (truth, proof) = (expect["verdict"].as_str(), expect["jbmc"]["verdict"].as_str());
        let is_needed = expect["deterministic"].as_bool() == Some(false);
        match (truth, proof) {
            (Some("False"), Some("True")) if hazards.is_empty() => {
                wrong.push(format!("{program}: no hazard"));
            }
            (Some("True"), Some("True")) if is_needed && !hazards.is_empty() => {
                wrong.push(format!("{program}: {hazards:#?}"));
            }
            _ => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A file starts with `// harmless`, or with a line `// hazard: …` for each hazard, in any order.
#[test]
fn hazards_are_what_the_files_say() {
    let folder = Path::new("tests/classes/hazards");
    let mut wrong = Vec::new();
    for (file, classes) in classes_of(folder, &FOR_JBMC) {
        let text = fs::read_to_string(folder.join(&file)).unwrap();
        let mut expected: Vec<_> =
            text.lines().filter_map(|line| line.strip_prefix("// hazard: ")).map(str::to_owned).collect();
        assert_eq!(expected.is_empty(), text.starts_with("// harmless"), "{file}");
        let hazards =
            jbmc_hazards(&classes, file.trim_end_matches(".java"), "trusted.", &Quota::default()).unwrap();
        let mut found: Vec<_> = hazards.into_iter().map(|hazard| hazard.construct).collect();
        found.sort();
        found.dedup();
        expected.sort();
        if found != expected {
            wrong.push(format!("{file}: found {found:#?}, expected {expected:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
