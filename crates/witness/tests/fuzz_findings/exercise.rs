//! Everything that Jurat does with a witness, for fuzzing and for what fuzzing has found.

use jurat_witness::claims::{claims, groups};
use jurat_witness::convert::{ConversionContext, ConversionTarget, convert};
use jurat_witness::lint::{LintOptions, lint};
use jurat_witness::program::Program;
use jurat_witness::read;

/// Reads, lints, claims and converts; every finding must have a place inside of the text.
pub(crate) fn exercise(bytes: Vec<u8>) {
    let reading = read(bytes);
    let program = Program::default();
    for program in [None, Some(&program)] {
        let report = lint(&reading, program, LintOptions { strict: true, max_per_rule: 20 });
        for finding in &report.findings {
            assert!(finding.span.end as usize <= reading.text.len(), "{finding:?}");
            assert!(reading.text.is_char_boundary(finding.span.start as usize), "{finding:?}");
            reading.position(finding.span.start);
        }
    }
    let claims = claims(&reading.witness);
    for group in groups(&claims) {
        group.summary(6);
    }
    let surroundings = ConversionContext {
        program: None,
        specification: Some("CHECK( init(Main.main()), LTL(G assert) )"),
        now: "2026-01-31T12:00:00Z",
    };
    for target in [ConversionTarget::GraphMl, ConversionTarget::Yaml] {
        if let Ok(converted) = convert(&reading.witness, target, surroundings) {
            // What Jurat writes, Jurat reads.
            let again = read(converted.text.into_bytes());
            assert!(again.problems.is_empty(), "{:?}", again.problems);
        }
    }
}
