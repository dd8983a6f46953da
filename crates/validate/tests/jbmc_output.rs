//! Reads stored outputs of JBMC, whole and damaged. They are real, but without white space.

use jurat_validate::Input;
use jurat_validate::jbmc::{Kind, NoAnswer, Status, parse};

const VIOLATED: &[u8] = include_bytes!("jbmc/outputs/violated.json");
const GAVE_UP: &[u8] = include_bytes!("jbmc/outputs/gave_up.json");

#[test]
fn properties_are_read_with_place_kind_and_inputs() {
    let output = parse(VIOLATED).unwrap();
    assert_eq!(output.version, "JBMC 6.6.0 (cbmc-6.6.0)");
    assert!(output.errors.is_empty());
    let [violated, holds, unwinding] = output.properties.as_slice() else {
        panic!("not three: {:?}", output.properties)
    };

    assert_eq!(violated.id, "java::Main.main:([Ljava/lang/String;)V.assertion.1");
    assert_eq!(violated.function.as_deref(), Some("java::Main.main:([Ljava/lang/String;)V"));
    assert_eq!((violated.file.as_deref(), violated.line), (Some("Main.java"), Some(10)));
    assert_eq!(violated.kind, Kind::Assertion);
    let inputs = vec![Input::Long(7), Input::Double(0.5_f64.to_bits())];
    assert_eq!(violated.status, Status::Failure(inputs));

    assert_eq!((holds.kind, holds.line, &holds.status), (Kind::Assertion, Some(11), &Status::Success));
    assert_eq!((unwinding.kind, unwinding.line), (Kind::Unwinding, Some(8)));
    assert_eq!(unwinding.description, "unwinding assertion loop 0");
}

#[test]
fn a_run_without_an_answer_tells_its_errors() {
    let error = "Error: Could not find or load main class Nope".to_owned();
    assert_eq!(parse(GAVE_UP), Err(NoAnswer::GaveUp(vec![error])));
    assert_eq!(parse(b"[]"), Err(NoAnswer::GaveUp(Vec::new())));
}

#[test]
fn kinds_are_told_by_the_end_of_the_id() {
    let kind = |id: &str| {
        let text =
            format!(r#"[{{"result":[{{"property":"{id}","status":"WHAT"}}]}},{{"cProverStatus":""}}]"#);
        let property = parse(text.as_bytes()).unwrap().properties.remove(0);
        assert_eq!(property.status, Status::Undecided("WHAT".to_owned()));
        property.kind
    };
    assert_eq!(kind("java::unwind.assertion.m:()V.assertion.12"), Kind::Assertion);
    assert_eq!(kind("java::unwind.assertion.m:()V.unwind.0"), Kind::Unwinding);
    assert_eq!(kind("java::unwind.assertion.m:()V.recursion"), Kind::Recursion);
    assert_eq!(kind("java::A.m:()V.no-body.java::A.n:()V"), Kind::NoBody);
    assert_eq!(kind("java::A.m:()V.null-pointer-exception.1"), Kind::Other);
    assert_eq!(kind("java::A.m:()V.1"), Kind::Other);
    assert_eq!(kind(""), Kind::Other);
}

#[test]
fn an_input_that_the_trace_does_not_tell_is_unknown() {
    let inputs = |steps: &str| {
        let property = format!(r#"{{"property":"p","status":"FAILURE","trace":[{steps}]}}"#);
        let text = format!(r#"[{{"result":[{property}]}},{{"cProverStatus":"failure"}}]"#);
        match parse(text.as_bytes()).unwrap().properties.remove(0).status {
            Status::Failure(inputs) => inputs,
            other => panic!("{other:?}"),
        }
    };
    let name = "org.sosy_lab.sv_benchmarks.Verifier.nondetInt:()I";
    let call = format!(r#"{{"stepType":"function-call","function":{{"identifier":"java::{name}"}}}}"#);
    let assign = |value: &str| {
        format!(
            r#"{{"stepType":"assignment","lhs":"{name}#return_value","value":{{"name":"integer",{value}}}}}"#
        )
    };
    assert_eq!(inputs(&call), [Input::Unknown]);
    assert_eq!(inputs(&format!("{call},{}", assign(r#""width":32"#))), [Input::Unknown]);
    assert_eq!(inputs(&format!("{call},{}", assign(r#""binary":"101""#))), [Input::Unknown]);
    assert_eq!(inputs(&assign(r#""binary":"00000000000000000000000000000101""#)), []);
    let five = assign(r#""binary":"00000000000000000000000000000101""#);
    assert_eq!(inputs(&format!("{call},{five},{call}")), [Input::Int(5), Input::Unknown]);
}

#[test]
fn a_cut_output_has_no_answer() {
    for length in (0..VIOLATED.len() - 2).step_by(211) {
        assert!(matches!(parse(&VIOLATED[..length]), Err(NoAnswer::Unreadable(_))), "{length} bytes");
    }
    assert!(matches!(parse(b"usage: jbmc"), Err(NoAnswer::Unreadable(_))));
    assert!(matches!(parse(&b"[".repeat(100_000)), Err(NoAnswer::Unreadable(_))));
}

#[test]
fn no_damage_makes_the_reader_panic() {
    let mut random = 1_u64;
    for _ in 0..300 {
        let mut bytes = VIOLATED.to_vec();
        for _ in 0..5 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let index = (random >> 33) as usize % bytes.len();
            bytes[index] = (random >> 24) as u8;
        }
        // Any result will do.
        let _ = parse(&bytes);
    }
}
