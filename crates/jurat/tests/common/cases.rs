//! The cases of `corpus/programs` that have witnesses, and how tests validate them without a process for each.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jurat_java::{Jdk, Toolchain};
use jurat_validate::monitor::RUNTIME;
use jurat_validate::{
    Builder, EngineChoice, Listener, Options, Property, Semantics, Strategy, Task, Validation, Verdict, jbmc,
    validate,
};
use jurat_witness::program::Program;
use jurat_witness::{Reading, read};

/// As many validations run at once.
const THREADS: usize = 2;

/// A case of the corpus.
pub(crate) struct Case {
    /// The name of its directory.
    pub(crate) name: String,
    /// Its program.
    pub(crate) program: Program,
    /// What is to hold.
    pub(crate) property: Property,
    /// Whether it holds.
    pub(crate) holds: bool,
    /// Whether there is only one execution.
    pub(crate) is_deterministic: bool,
    /// What JBMC answers.
    pub(crate) jbmc: String,
    /// Why a witness is invalid, by its kind.
    pub(crate) invalid: BTreeMap<String, String>,
    /// Why the verdict on a witness may be Unknown, by its kind.
    pub(crate) unknown: BTreeMap<String, String>,
}

/// A witness of a case.
pub(crate) struct Witness<'a> {
    /// The case.
    pub(crate) case: &'a Case,
    /// `g` for classes with debug information, `nog` without.
    pub(crate) kind: &'static str,
    /// The file, read.
    pub(crate) reading: Reading,
}

impl Witness<'_> {
    /// For people.
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.case.name, self.kind)
    }

    /// Why it is invalid, if it is.
    pub(crate) fn invalid(&self) -> Option<&str> {
        self.case.invalid.get(self.kind).map(String::as_str)
    }

    /// Whether it is a valid correctness witness.
    pub(crate) fn is_valid(&self) -> bool {
        self.case.holds && self.case.jbmc == "True" && self.invalid().is_none()
    }

    /// Validates it, or another reading of it.
    pub(crate) fn validate(
        &self,
        reading: &Reading,
        semantics: Semantics,
        builder: &mut Builder,
    ) -> Validation {
        let Case { program, property, .. } = self.case;
        let task = Task { program, property: *property, main_class: None };
        validate(task, reading, &options(semantics), builder)
    }
}

/// All cases, by name.
pub(crate) fn cases() -> Vec<Case> {
    let programs = super::corpus().join("programs");
    let mut directories: Vec<PathBuf> =
        fs::read_dir(programs).unwrap().map(|entry| entry.unwrap().path()).collect();
    directories.sort();
    directories.iter().map(|directory| case(directory)).collect()
}

fn case(directory: &Path) -> Case {
    let text = fs::read_to_string(directory.join("expect.toml")).expect("every case has an expect.toml");
    let expect: toml::Table = text.parse().expect("expect.toml is TOML");
    let jbmc = expect["jbmc"].as_table().expect("jbmc is a table");
    let reasons = |key: &str| {
        let table = jbmc.get(key).map(|reasons| reasons.as_table().expect("reasons are a table").clone());
        let reason = |value: toml::Value| value.as_str().expect("a reason is a text").to_owned();
        table.unwrap_or_default().into_iter().map(|(kind, value)| (kind, reason(value))).collect()
    };
    Case {
        name: directory.file_name().unwrap().to_str().unwrap().to_owned(),
        program: jurat::program::load(&[directory.to_owned()]).unwrap(),
        property: match expect["property"].as_str() {
            Some("assert") => Property::Assert,
            Some("no-runtime-exception") => Property::NoRuntimeException,
            other => panic!("unknown property {other:?}"),
        },
        holds: expect["verdict"].as_str() == Some("True"),
        is_deterministic: expect["deterministic"].as_bool().unwrap(),
        jbmc: jbmc["verdict"].as_str().unwrap().to_owned(),
        invalid: reasons("invalid"),
        unknown: reasons("unknown"),
    }
}

/// The witnesses of the cases.
pub(crate) fn witnesses(cases: &[Case]) -> Vec<Witness<'_>> {
    let mut found = Vec::new();
    for case in cases {
        for kind in ["g", "nog"] {
            let path = super::corpus().join(format!("programs/{}/jbmc.{kind}.graphml", case.name));
            if let Ok(bytes) = fs::read(path) {
                found.push(Witness { case, kind, reading: read(bytes) });
            }
        }
    }
    found
}

/// Does something with each of many, on two threads that have a warm compiler each; the results in their order.
pub(crate) fn for_each<T: Sync, R: Send>(items: &[T], work: impl Fn(&T, &mut Builder) -> R + Sync) -> Vec<R> {
    let toolchain = toolchain();
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                let mut builder = Builder::new(toolchain.clone());
                while let Some((idx, item)) = next_item(items, &next) {
                    let result = work(item, &mut builder);
                    results.lock().unwrap().push((idx, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap();
    results.sort_by_key(|(idx, _)| *idx);
    results.into_iter().map(|(_, result)| result).collect()
}

fn next_item<'a, T>(items: &'a [T], next: &AtomicUsize) -> Option<(usize, &'a T)> {
    let idx = next.fetch_add(1, Ordering::Relaxed);
    items.get(idx).map(|item| (idx, item))
}

/// The verdict with its reason, for people.
pub(crate) fn words(verdict: &Verdict) -> String {
    match verdict {
        Verdict::True => "True".to_owned(),
        Verdict::False(violation) => format!("False: {:?}", violation.what),
        Verdict::Unknown(unknown) => format!("Unknown: {unknown}"),
    }
}

/// A toolchain in a cache that all tests share.
pub(crate) fn toolchain() -> Toolchain {
    toolchain_of(Jdk::find().expect("a JDK is there; `make jdk` installs one"))
}

/// The toolchain of a JDK, in the same cache.
pub(crate) fn toolchain_of(jdk: Jdk) -> Toolchain {
    Toolchain::prepare(jdk, Some(&cache()), RUNTIME).expect("toolchains can be made")
}

/// The cache that all tests share: that of a `jurat` whose `XDG_CACHE_HOME` is its parent.
pub(crate) fn cache() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cache/jurat")
}

fn options(semantics: Semantics) -> Options {
    Options {
        engine: EngineChoice::Auto,
        strategy: Strategy::default(),
        semantics,
        timeout: Duration::from_mins(1),
        memory: 2 << 30,
        own_memory: 8 << 30,
        is_last: false,
        require_claims: false,
        force: false,
        jbmc: Ok(jbmc::find().expect("JBMC is there; `make jbmc` installs it")),
        queries: None,
        listener: Listener::default(),
    }
}
