//! Explores the programs beside this file. The first line of each says what must come out:
//!
//! ```text
//! // holds
//! // violated 12                   in line 12
//! // undecided the arguments       some reason has these words
//! // exception violated 7          the same for the property that no RuntimeException leaves main
//! ```

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use jurat_engine::{Arguments, Budget, Outcome, Program, Property, explore};
use jurat_java::{Compilation, Compiler, Jdk, Source, Toolchain};

static JDK: LazyLock<Jdk> = LazyLock::new(|| Jdk::find().expect("a JDK is there; `make jdk` installs one"));

const HERE: &str = "the programs are beside this file";

#[test]
fn programs_are_decided_as_they_say() {
    let cache = tempfile::tempdir().unwrap();
    let toolchain = Toolchain::prepare(JDK.clone(), Some(cache.path()), &[]).unwrap();
    let mut compiler = Compiler::start(&toolchain).unwrap();
    let verifier =
        fs::read_to_string("../../corpus/verifier/org/sosy_lab/sv_benchmarks/Verifier.java").unwrap();
    let mut wrong = Vec::new();
    for file in sources() {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap();
        let classes = compile(&mut compiler, &format!("{name}.java"), &text, &verifier);
        let expected = text.lines().next().unwrap().trim_start_matches("// ");
        let found = decide(&classes, name, expected);
        if found != expected {
            wrong.push(format!("{name}: {expected:?} is expected, found {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn sources() -> Vec<PathBuf> {
    let mut files: Vec<_> =
        fs::read_dir("tests/programs").expect(HERE).map(|entry| entry.expect(HERE).path()).collect();
    files.sort();
    files
}

fn compile(compiler: &mut Compiler, name: &str, text: &str, verifier: &str) -> Vec<Vec<u8>> {
    let compilation = Compilation {
        sources: vec![Source { name, text }, Source { name: "Verifier.java", text: verifier }],
        class_path: Vec::new(),
        string_concat_inline: false,
        debug: true,
        deadline: Instant::now() + Duration::from_mins(1),
    };
    let compiled = compiler.compile(&compilation).expect("the compiler answers");
    assert!(compiled.is_success(), "{name}: {:?}", compiled.diagnostics);
    compiled.classes.into_iter().map(|class| class.bytes).collect()
}

/// What comes out, in the words that are expected where it is the same.
fn decide(classes: &[Vec<u8>], main_class: &str, expected: &str) -> String {
    let (prefix, property) = match expected.strip_prefix("exception ") {
        Some(_) => ("exception ", Property::NoRuntimeException),
        None => ("", Property::Assert),
    };
    let image = JDK.home.join("lib/modules");
    let program = Program { classes, main_class, image: Path::new(&image), arguments: Arguments::Any };
    let budget = Budget { deadline: Some(Instant::now() + Duration::from_mins(1)), ..Budget::default() };
    let exploration = explore(&program, property, &budget).expect("the program has a `main`");
    let outcome = match exploration.outcome {
        Outcome::Holds => "holds".to_owned(),
        Outcome::Violated(violation) => {
            let line = violation.place.and_then(|place| place.line).unwrap_or(0);
            format!("violated {line}")
        }
        Outcome::Undecided(reasons) => {
            let words =
                expected.trim_start_matches(prefix).strip_prefix("undecided ").unwrap_or("nothing of this");
            if reasons.iter().any(|reason| reason.what.contains(words)) {
                format!("undecided {words}")
            } else {
                format!("undecided {reasons:?}")
            }
        }
    };
    format!("{prefix}{outcome}")
}
