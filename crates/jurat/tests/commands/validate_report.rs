//! The results of `jurat validate` as people and programs read them, for every verdict.

use crate::common::samples::Case;
use crate::common::text;

/// A proof by hand of something that is wrong for one input.
const INVARIANT: &str = "\
- entry_type: invariant_set
  metadata:
    format_version: \"2.0\"
    uuid: 6c5b4c1e-3b0a-4f5e-9a53-0d2b8f4f7a11
    creation_time: \"2026-01-31T12:00:00Z\"
    producer: { name: by hand, version: \"1.0\" }
    task:
      input_files: [Main.java]
      input_file_hashes: {}
      specification: CHECK( init(Main.main()), LTL(G assert) )
      data_model: LP64
      language: Java
  content:
    - invariant:
        type: location_invariant
        location: { file_name: Main.java, line: 6, column: 5, function: main }
        value: n != 41
        format: java_expression
";
const ASKING: &str = "\
import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    boolean b = Verifier.nondetBoolean();
    int n = Verifier.nondetInt();
    int next = n + 1;
    assert b || next == n + 1;
  }
}
";

/// Text and JSON of a case, without what differs from run to run.
macro_rules! assert_result {
    ($name:literal, $case:expr, $code:literal) => {{
        let case: Case = $case;
        let output = case.validate().args(["--json", "result.json"]).output().expect("jurat starts");
        assert_eq!(output.status.code(), Some($code), "{}", text(&output.stderr));
        assert_eq!(text(&output.stderr), "");
        let mut settings = insta::Settings::clone_current();
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.add_filter(r"(took +)[^\n]+", "$1[time]");
        settings.add_filter(r#"("(?:wall|cpu)_seconds"): [^\n]+"#, "$1: [time]");
        settings.add_filter(r#"("memory_bytes"): [^\n]+"#, "$1: [bytes]");
        settings.bind(|| {
            insta::assert_snapshot!(concat!("validate-", $name, "-text"), text(&output.stdout));
            insta::assert_snapshot!(concat!("validate-", $name, "-json"), case.read("result.json"));
        });
    }};
}

#[test]
fn a_true_one() {
    assert_result!("true", Case::holds(), 0);
}

#[test]
fn a_false_one_by_value() {
    assert_result!("wrong-value", Case::wrong_value(), 10);
}

#[test]
fn a_false_one_by_assertion() {
    assert_result!("wrong-assertion", Case::wrong_assertion(), 10);
}

#[test]
fn an_unknown_one() {
    assert_result!("unknown", Case::foreign_witness(), 20);
}

#[test]
fn a_violation_that_happens() {
    assert_result!("violation", Case::violation_witness(), 10);
}

#[test]
fn a_false_one_with_inputs() {
    let output = Case::new(ASKING, "yml", INVARIANT).validate().output().expect("jurat starts");
    let printed = text(&output.stdout);
    let told = "\
Main.java:6: the claim `n != 41` (before) is false
  6 | int next = n + 1;
  found     false when it was evaluated
  claimed   n != 41
  inputs    ";
    assert!(printed.contains(told), "{printed}");
    assert!(printed.contains(", then 41\n\nWitness validation: False\n"), "{printed}");
}

#[test]
fn every_semantics_says_what_it_expects() {
    let claimed = |semantics: &str| {
        let output = Case::wrong_value().validate().args(["--semantics", semantics]).output();
        let printed = text(&output.expect("jurat starts").stdout);
        let claimed = printed.lines().find_map(|line| line.trim_start().strip_prefix("claimed "));
        claimed.unwrap_or_else(|| panic!("{printed}")).trim().to_owned()
    };
    assert_eq!(claimed("sequence"), "111, from there on");
    assert_eq!(claimed("counter"), "111, in the 2nd call");
    assert_eq!(claimed("any"), "50, 111, in any order");
}
