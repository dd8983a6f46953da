//! Compiles sources with the JDK of this machine.

use std::time::{Duration, Instant};

use jurat_java::{Compilation, Compiled, Compiler, Diagnostic, Place, Severity, Source};

mod common;

use common::toolchain;

#[test]
fn good_sources_become_classes() {
    let compiled = compile(&[(
        "Main.java",
        "public class Main { Runnable task = new Runnable() { public void run() {} }; }",
    )]);
    assert_eq!(compiled.diagnostics, []);
    assert_eq!(names(&compiled), ["Main$1", "Main"]);
    assert!(compiled.classes.iter().all(|class| class.bytes.starts_with(&[0xCA, 0xFE, 0xBA, 0xBE])));
}

#[test]
fn errors_have_places() {
    let text = "public class Main {\n\t/* é𝄞 */ int x = \"five\";\n}\n";
    let compiled = compile(&[("src/Main.java", text)]);
    assert!(!compiled.is_success());
    assert_eq!(compiled.classes, []);
    let [Diagnostic { severity: Severity::Error, location: Some(location), code, message }] =
        &compiled.diagnostics[..]
    else {
        panic!("{:?}", compiled.diagnostics);
    };
    assert_eq!(code, "compiler.err.prob.found.req");
    assert_eq!(message, "incompatible types: java.lang.String cannot be converted to int");
    assert_eq!(location.file, "src/Main.java");
    assert_eq!(location.place, Place { line: 2, column: 19 });
    assert_eq!(&text[location.bytes.clone()], "\"five\"");
}

fn compile(sources: &[(&str, &str)]) -> Compiled {
    let mut compiler = Compiler::start(toolchain()).expect("the JVM starts");
    compiler.compile(&compilation(sources)).expect("javac answers")
}

fn compilation<'a>(sources: &[(&'a str, &'a str)]) -> Compilation<'a> {
    Compilation {
        sources: sources.iter().map(|(name, text)| Source { name, text }).collect(),
        class_path: vec![toolchain().runtime_jar()],
        string_concat_inline: false,
        debug: true,
        deadline: Instant::now() + Duration::from_secs(60),
    }
}

fn names(compiled: &Compiled) -> Vec<&str> {
    compiled.classes.iter().map(|class| class.name.as_str()).collect()
}
