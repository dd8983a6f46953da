//! The examples of the Java profile are clean, and are those of the corpus.

use jurat_witness::lint::{LintOptions, lint};
use jurat_witness::read;

const PROFILE: &str = include_str!("../../../docs/java-witness-profile.md");
const EXAMPLES: [&str; 3] = [
    include_str!("../../../corpus/lint/wrong-file-hash/Main.java"),
    include_str!("../../../corpus/lint/wrong-file-hash/good.yml"),
    include_str!("../../../corpus/lint/wrong-file-hash/good-violation.yml"),
];

#[test]
fn examples_are_those_of_the_corpus() {
    for example in EXAMPLES {
        assert!(PROFILE.contains(&format!("\n{example}```\n")), "not in the profile:\n{example}");
    }
}

#[test]
fn examples_are_clean() {
    let witnesses: Vec<&str> =
        PROFILE.split("```yaml\n").skip(1).filter_map(|rest| rest.split("```\n").next()).collect();
    assert_eq!(witnesses.len(), 2);
    for witness in witnesses {
        let reading = read(witness.as_bytes().to_vec());
        let report = lint(&reading, None, LintOptions { strict: true, max_per_rule: 20 });
        let messages: Vec<_> = report.findings.iter().map(|finding| finding.message.as_str()).collect();
        assert!(messages.is_empty(), "{messages:?}");
    }
}
