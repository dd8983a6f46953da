//! Programs that are compiled and explored by tests.

#![allow(dead_code, reason = "each test file uses a part of this")]
#![allow(clippy::unwrap_used, reason = "what cannot be compiled or run ends the test")]

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use jurat_engine::{Arguments, Budget, Exploration, Program, Property, explore};
use jurat_java::{Compilation, Compiler, Jdk, Source, Toolchain};
use tempfile::TempDir;

/// The JDK of all tests.
pub(crate) static JDK: LazyLock<Jdk> =
    LazyLock::new(|| Jdk::find().expect("a JDK is there; `make jdk` installs one"));

/// A warm compiler.
pub(crate) struct Javac {
    compiler: Compiler,
    _cache: TempDir,
}

/// A compiled program.
pub(crate) struct Classes {
    main_class: String,
    folder: TempDir,
    files: Vec<Vec<u8>>,
}

impl Javac {
    pub(crate) fn start() -> Self {
        let cache = tempfile::tempdir().unwrap();
        let toolchain = Toolchain::prepare(JDK.clone(), Some(cache.path()), &[]).unwrap();
        Self { compiler: Compiler::start(&toolchain).unwrap(), _cache: cache }
    }

    /// Compiles a class, and the one that gives programs their inputs.
    pub(crate) fn compile(&mut self, main_class: &str, text: &str) -> Classes {
        let verifier = "../../corpus/verifier/org/sosy_lab/sv_benchmarks/Verifier.java";
        let verifier = fs::read_to_string(verifier).unwrap();
        let name = format!("{main_class}.java");
        let compilation = Compilation {
            sources: vec![Source { name: &name, text }, Source { name: "Verifier.java", text: &verifier }],
            class_path: Vec::new(),
            string_concat_inline: false,
            debug: true,
            deadline: Instant::now() + Duration::from_mins(2),
        };
        let compiled = self.compiler.compile(&compilation).unwrap();
        assert!(compiled.is_success(), "{name}: {:?}", compiled.diagnostics);
        let folder = tempfile::tempdir().unwrap();
        for class in &compiled.classes {
            let path = folder.path().join(class.file_name());
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, &class.bytes).unwrap();
        }
        let files = compiled.classes.into_iter().map(|class| class.bytes).collect();
        Classes { main_class: main_class.to_owned(), folder, files }
    }
}

impl Classes {
    /// Explores all executions.
    pub(crate) fn explore(&self, property: Property, arguments: Arguments) -> Exploration {
        let image = JDK.home.join("lib/modules");
        let program = Program {
            classes: &self.files,
            main_class: &self.main_class,
            image: Path::new(&image),
            arguments,
            monitor: None,
        };
        let budget = Budget { deadline: Some(Instant::now() + Duration::from_mins(1)), ..Budget::default() };
        explore(&program, property, &budget).unwrap()
    }

    /// What the JVM prints.
    pub(crate) fn run(&self) -> String {
        let mut java = Command::new(&JDK.java);
        java.args([
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-ea",
            "-Duser.language=en",
            "-Duser.country=US",
        ]);
        let output = java.arg("-cp").arg(self.folder.path()).arg(&self.main_class).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    }
}
