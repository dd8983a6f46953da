//! The example of the paper on the method monitor: `isRightTriangle`, called twice with different arguments.

#![expect(clippy::unwrap_used, reason = "a test that cannot set its scene fails")]

use std::fs;

use crate::common::{JURAT, command, corpus};

/// Validates the example with a witness, and returns the exit code and the woven sources: names and texts.
fn validate(semantics: &str, witness: &str) -> (Option<i32>, Vec<(String, String)>) {
    let directory = tempfile::tempdir().unwrap();
    let witness_file = directory.path().join("witness.graphml");
    fs::write(&witness_file, witness).unwrap();
    let woven = directory.path().join("woven");
    let output = command(JURAT)
        .args(["validate", "--semantics", semantics, "--witness"])
        .arg(&witness_file)
        .arg("--emit-woven")
        .arg(&woven)
        .arg(corpus().join("programs/right-triangle/Main.java"))
        .output()
        .unwrap();
    let names = ["Main.java", "jurat/MethodMonitor.java"];
    let texts = names
        .iter()
        .filter_map(|name| Some(((*name).to_owned(), fs::read_to_string(woven.join(name)).ok()?)));
    (output.status.code(), texts.collect())
}

fn witness() -> String {
    fs::read_to_string(corpus().join("programs/right-triangle/jbmc.g.graphml")).unwrap()
}

fn is_woven_as_before(semantics: &str, expected: i32) {
    let (code, texts) = validate(semantics, &witness());
    assert_eq!(code, Some(expected));
    let shown: String = texts.iter().map(|(name, text)| format!("// {name}\n{text}")).collect();
    insta::with_settings!({ prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!(format!("woven-{semantics}"), shown);
    });
}

#[test]
fn sequences_are_woven() {
    is_woven_as_before("sequence", 0);
}

#[test]
fn the_published_monitor_is_woven() {
    // Line 5 stores only in the second call, and the witness has one claim about it: the list ends before the second call.
    is_woven_as_before("counter", 20);
}

#[test]
fn a_wrong_claim_about_the_second_call_is_refuted() {
    let wrong = witness().replace("longest = 6;", "longest = 8;");
    assert_ne!(wrong, witness());
    for semantics in ["sequence", "any"] {
        assert_eq!(validate(semantics, &wrong).0, Some(10), "{semantics}");
    }
}

#[test]
fn the_published_monitor_refutes_a_claim_about_the_wrong_call() {
    // Swapped, both values are stored, but in the other order.
    let swapped = witness()
        .replace("squares = 50;", "squares = 0;")
        .replace("squares = 110;", "squares = 50;")
        .replace("squares = 0;", "squares = 110;");
    assert_eq!(validate("counter", &swapped).0, Some(10));
    // The first value is found behind the claim of the second, which is then left without one.
    assert_eq!(validate("sequence", &swapped).0, Some(10));
    assert_eq!(validate("any", &swapped).0, Some(0));
}
