//! Compiles sources with the JDK of this machine.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use jurat_java::{
    Compilation, Compiled, Compiler, CompilerError, Diagnostic, DiagnosticSeverity, Place, SourceText,
    Toolchain,
};

mod common;

use common::prepare;

const GOOD: (&str, &str) =
    ("Main.java", "public class Main { static int twice(int x) { int y = 2 * x; return y; } }");

#[test]
fn good_sources_become_classes() {
    let text = "public class Main { Runnable task = new Runnable() { public void run() {} }; }";
    let compiled = compile(&[("Main.java", text)]);
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
    let [Diagnostic { severity: DiagnosticSeverity::Error, location: Some(location), code, message }] =
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

#[test]
fn sources_see_each_other_the_runtime_and_the_class_path() {
    let folder = tempfile::tempdir().unwrap();
    let library =
        compile(&[("Lib.java", "package lib; public class Lib { public static int one() { return 1; } }")]);
    fs::create_dir(folder.path().join("lib")).unwrap();
    fs::write(folder.path().join(library.classes[0].file_name()), &library.classes[0].bytes).unwrap();
    let main =
        "package a.b; public class Main { int x = c.Part.two() + help.Help.answer() + lib.Lib.one(); }";
    let part = "package c; public class Part { public static int two() { return 2; } }";
    let mut compilation = compilation(&[("some/Main.java", main), ("Part.java", part)]);
    let mut compiler = start();
    assert_eq!(
        compiler.compile(&compilation).unwrap().errors().count(),
        1,
        "the library is not on the class path"
    );
    compilation.class_path.push(folder.path().to_owned());
    let compiled = compiler.compile(&compilation).unwrap();
    assert_eq!(compiled.diagnostics, []);
    assert_eq!(names(&compiled), ["a.b.Main", "c.Part"]);
    compilation.class_path.pop();
    assert!(!compiler.compile(&compilation).unwrap().is_success(), "the library is not remembered");
}

#[test]
fn nothing_leaks_into_the_next_compilation() {
    let mut compiler = start();
    let helper = ("Helper.java", "class Helper { }");
    let user = ("Main.java", "class Main { Helper helper; }");
    assert!(compiler.compile(&compilation(&[helper, user])).unwrap().is_success());
    let alone = compiler.compile(&compilation(&[user])).unwrap();
    assert_eq!(alone.diagnostics[0].code, "compiler.err.cant.resolve.location");
    assert!(compiler.compile(&compilation(&[GOOD])).unwrap().is_success());
}

#[test]
fn a_public_class_is_in_a_file_of_its_name() {
    let compiled = compile(&[("Other.java", GOOD.1)]);
    assert_eq!(compiled.diagnostics[0].code, "compiler.err.class.public.should.be.in.file");
}

#[test]
fn programs_may_use_all_modules() {
    let text = "import java.sql.*; import java.util.logging.Logger; class Main { Date date; Logger logger; }";
    assert_eq!(compile(&[("Main.java", text)]).diagnostics, []);
    let module = ("module-info.java", "module m { requires java.sql; }");
    let compiled = compile(&[module, ("Main.java", "package p; class Main { java.sql.Date date; }")]);
    assert_eq!(compiled.diagnostics, []);
    assert_eq!(names(&compiled), ["module-info", "p.Main"]);
}

#[test]
fn names_of_files_may_be_odd() {
    let compiled = compile(&[("a b/ü?#%41:/Main.java", GOOD.1), ("", "class Other { int x = true; }")]);
    let location = compiled.diagnostics[0].location.as_ref().unwrap();
    assert_eq!((compiled.diagnostics.len(), location.file.as_str()), (1, ""));
}

#[test]
fn options_decide_what_class_files_hold() {
    let text = "class Main { static String show(int count) { String word = \"n\"; return word + count; } }";
    let mut compilation = compilation(&[("Main.java", text)]);
    let mut compiler = start();
    let mut holds = |compilation: &Compilation<'_>, name: &str| {
        let compiled = compiler.compile(compilation).unwrap();
        compiled.classes[0].bytes.windows(name.len()).any(|window| window == name.as_bytes())
    };
    assert!(holds(&compilation, "LocalVariableTable"));
    assert!(holds(&compilation, "makeConcatWithConstants"));
    compilation.debug = false;
    compilation.string_concat_inline = true;
    assert!(!holds(&compilation, "LocalVariableTable"));
    assert!(holds(&compilation, "LineNumberTable"));
    assert!(!holds(&compilation, "makeConcatWithConstants"));
}

#[test]
fn annotation_processors_do_not_run() {
    let services = tempfile::tempdir().unwrap();
    let file = services.path().join("META-INF/services/javax.annotation.processing.Processor");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, "no.such.Processor").unwrap();
    let mut compilation = compilation(&[GOOD]);
    compilation.class_path.push(services.path().to_owned());
    assert_eq!(start().compile(&compilation).unwrap().diagnostics, []);
}

#[test]
fn sources_that_nest_too_deeply_crash_one_compilation() {
    let depth = 200_000;
    let text = format!("class Main {{ int x = {}1{}; }}", "(".repeat(depth), ")".repeat(depth));
    let mut compiler = start();
    let error = compiler.compile(&compilation(&[("Main.java", &text)])).unwrap_err();
    assert_eq!(error.to_string(), "javac crashed: java.lang.StackOverflowError");
    assert!(compiler.compile(&compilation(&[GOOD])).unwrap().is_success());
}

#[test]
fn sources_that_nest_as_no_person_writes_them_compile() {
    let depth = 10_000;
    let text = format!("class Main {{ int x = {}1{}; }}", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(compile(&[("Main.java", &text)]).diagnostics, []);
}

#[test]
fn endless_compilations_end_at_the_deadline() {
    let methods: String =
        (0..300_000).map(|n| format!("int m{n}(int x) {{ return x + m{n}(x); }}\n")).collect();
    let text = format!("class Main {{ {methods} }}");
    let mut compiler = start();
    let deadline = Instant::now() + Duration::from_secs(1);
    let endless = Compilation { deadline, ..compilation(&[("Main.java", &text)]) };
    assert!(matches!(compiler.compile(&endless), Err(CompilerError::Deadline)));
    assert!(deadline.elapsed() < Duration::from_secs(1));
    assert!(compiler.compile(&compilation(&[GOOD])).unwrap().is_success());
}

/// The toolchain, kept between runs of the tests as it is between runs of Jurat.
fn toolchain() -> &'static Toolchain {
    static TOOLCHAIN: LazyLock<Toolchain> = LazyLock::new(|| prepare(Path::new(env!("CARGO_TARGET_TMPDIR"))));
    &TOOLCHAIN
}

fn compile(sources: &[(&str, &str)]) -> Compiled {
    start().compile(&compilation(sources)).expect("javac answers")
}

fn start() -> Compiler {
    Compiler::start(toolchain()).expect("the JVM starts")
}

fn compilation<'a>(sources: &[(&'a str, &'a str)]) -> Compilation<'a> {
    Compilation {
        sources: sources.iter().map(|(name, text)| SourceText { name, text }).collect(),
        class_path: vec![toolchain().runtime_classes()],
        string_concat_inline: false,
        debug: true,
        deadline: Instant::now() + Duration::from_mins(1),
    }
}

fn names(compiled: &Compiled) -> Vec<&str> {
    compiled.classes.iter().map(|class| class.name.as_str()).collect()
}
