//! Programs that are compiled and explored by tests.

#![allow(clippy::unwrap_used, reason = "what cannot be compiled or run ends the test")]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use jurat_engine::{
    Arguments, Budget, Confidence, Decided, Exploration, Judgement, Program, Property, Strategy, Violation,
    decide, explore,
};
use jurat_java::{Compilation, Compiler, Jdk, SourceText as Source, Toolchain};
use tempfile::TempDir;

/// The JDK of all tests.
pub(crate) static JDK: LazyLock<Jdk> =
    LazyLock::new(|| Jdk::find().expect("a JDK is there; `make jdk` installs one"));

/// What all compilers are started from.
static TOOLCHAIN: LazyLock<Toolchain> = LazyLock::new(|| {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache/jurat");
    Toolchain::prepare(JDK.clone(), Some(&cache), &[]).unwrap()
});

/// A warm compiler.
pub(crate) struct Javac {
    compiler: Compiler,
}

/// A compiled program.
pub(crate) struct Classes {
    main_class: String,
    folder: TempDir,
    files: Vec<Vec<u8>>,
    /// Which of them is the main class.
    main_file: usize,
}

/// Does something with each of many, on all cores with a warm compiler each; the results in their order.
pub(crate) fn for_each<T: Sync, R: Send>(items: &[T], work: impl Fn(&T, &mut Javac) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let mut javac = Javac::start();
                loop {
                    let idx = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(idx) else { break };
                    let result = work(item, &mut javac);
                    results.lock().unwrap().push((idx, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap();
    results.sort_by_key(|(idx, _)| *idx);
    results.into_iter().map(|(_, result)| result).collect()
}

fn budget() -> Budget {
    Budget { deadline: Some(Instant::now() + Duration::from_mins(1)), ..Budget::default() }
}

impl Javac {
    pub(crate) fn start() -> Self {
        Self { compiler: Compiler::start(&TOOLCHAIN).unwrap() }
    }

    /// Compiles a class, and the one that gives programs their inputs. Behind a line `// file: p/A.java` starts another file.
    pub(crate) fn compile(&mut self, main_class: &str, text: &str) -> Classes {
        let verifier = "../../corpus/verifier/org/sosy_lab/sv_benchmarks/Verifier.java";
        let verifier = fs::read_to_string(verifier).unwrap();
        let name = format!("{main_class}.java");
        let mut parts = text.split("// file: ");
        let mut sources = vec![
            Source { name: &name, text: parts.next().unwrap() },
            Source { name: "Verifier.java", text: &verifier },
        ];
        let others = parts.map(|part| part.split_once('\n').unwrap());
        sources.extend(others.map(|(name, text)| Source { name, text }));
        let compilation = Compilation {
            sources,
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
        let main = format!("{main_class}.class");
        let main_file = compiled.classes.iter().position(|class| class.file_name() == main).unwrap();
        let files = compiled.classes.into_iter().map(|class| class.bytes).collect();
        Classes { main_class: main_class.to_owned(), folder, files, main_file }
    }
}

impl Classes {
    /// Replaces bytes of the main class by others, everywhere, for the engine.
    pub(crate) fn change(&mut self, from: &[u8], to: &[u8]) {
        assert_eq!(from.len(), to.len(), "nothing moves");
        let file = &mut self.files[self.main_file];
        let places: Vec<usize> =
            (0..=file.len() - from.len()).filter(|&at| file[at..].starts_with(from)).collect();
        assert!(!places.is_empty(), "the bytes are there");
        for at in places {
            file[at..at + to.len()].copy_from_slice(to);
        }
    }

    /// Explores all executions.
    pub(crate) fn explore(&self, property: Property, arguments: Arguments) -> Exploration {
        let image = JDK.home.join("lib/modules");
        explore(&self.program(&image, arguments), property, &budget()).unwrap()
    }

    /// Explores all executions, without a path for each short length of texts and arrays.
    pub(crate) fn explore_loosely(&self, property: Property, arguments: Arguments) -> Exploration {
        let image = JDK.home.join("lib/modules");
        let budget = Budget { lengths: 0, ..budget() };
        explore(&self.program(&image, arguments), property, &budget).unwrap()
    }

    /// Looks for a proof in which each loop is decided by induction, after so many iterations.
    pub(crate) fn induct(&self, property: Property, iterations: Option<u32>) -> Decided {
        let image = JDK.home.join("lib/modules");
        let budget = Budget { iterations, ..budget() };
        let nobody = |_: &Violation| Judgement::Gone;
        let program = self.program(&image, Arguments::Any);
        decide(&program, property, &budget, Strategy::Induct, nobody).unwrap().verdict
    }

    /// Looks for an execution in which an assertion fails.
    pub(crate) fn search(&self) -> Option<Violation> {
        let image = JDK.home.join("lib/modules");
        let program = self.program(&image, Arguments::Any);
        // What is not modelled is a guess, and nobody here would know better.
        let judge = |violation: &Violation| match violation.confidence {
            Confidence::Certain | Confidence::LastBits => Judgement::Shown,
            Confidence::Guess => Judgement::Refuted,
        };
        let decision = decide(&program, Property::Assert, &budget(), Strategy::Search, judge).unwrap();
        match decision.verdict {
            Decided::Violated(violation, _) => Some(violation),
            Decided::Holds(_) | Decided::Refuted(_) | Decided::Undecided(_) => None,
        }
    }

    fn program<'a>(&'a self, image: &'a Path, arguments: Arguments) -> Program<'a> {
        Program {
            classes: &self.files,
            main_class: &self.main_class,
            image,
            arguments,
            monitor: None,
            refused: &[],
            preparation: None,
        }
    }

    /// What the JVM prints.
    pub(crate) fn run(&self) -> String {
        let mut java = Command::new(&JDK.java);
        java.args([
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-ea",
            // The environment that docs/soundness.md states.
            "-Dfile.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=US",
            "-Duser.timezone=UTC",
            "-Duser.dir=/home/user",
            "-Duser.home=/home/user",
            "-Duser.name=user",
            "-Djava.io.tmpdir=/tmp",
            "-Djdk.console=java.base",
        ]);
        java.env_clear().env("LC_ALL", "C.UTF-8").stdin(Stdio::null());
        let output = java.arg("-cp").arg(self.folder.path()).arg(&self.main_class).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    }
}
