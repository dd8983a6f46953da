//! Cases of `corpus/validate`: a program, a witness, and what `jurat validate` must say.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::cell::RefCell;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

use anstream::adapter::strip_str;
use clap::Parser as _;
use jurat::cli::{self, Cli};
use jurat::commands;
use jurat::exit::CommandExit;
use jurat_java::Jdk;
use jurat_validate::Builder;

use super::cases::{cache, toolchain, toolchain_of};
use super::{JURAT, command};

thread_local! {
    /// A warm compiler.
    static BUILDER: RefCell<Builder> = RefCell::new(Builder::new(toolchain()));
}

/// `jurat validate` with the toolchain that all tests share; JBMC must be there.
pub(crate) fn validate() -> Command {
    let mut validate = command(JURAT);
    jurat_validate::jbmc::find().expect("JBMC is there; `make jbmc` installs it");
    let caches = cache().parent().expect("the cache is in a directory").to_owned();
    validate.arg("validate").env("XDG_CACHE_HOME", caches);
    validate
}

/// Validates the case whose `expect.toml` this is: the verdict, the exit code, and what the output says.
pub(crate) fn check(expect: &Path) {
    jurat_validate::jbmc::find().expect("JBMC is there; `make jbmc` installs it");
    let directory = expect.parent().expect("cases are in directories");
    let expect: toml::Table = fs::read_to_string(expect).unwrap().parse().expect("expect.toml is TOML");
    let texts = |key: &str| -> Vec<String> {
        let texts = expect.get(key).and_then(toml::Value::as_array);
        texts.into_iter().flatten().map(|it| it.as_str().unwrap().to_owned()).collect()
    };
    let verdict = expect["verdict"].as_str().unwrap();
    let before = listing(directory);
    let Some((said, exit)) = answer_with(expect.get("jdk"), directory, texts("options")) else { return };
    let why = expect.get("why").and_then(toml::Value::as_str).unwrap_or_default();
    let said = format!("{why}\n{said}");
    assert_eq!(said.lines().last(), Some(format!("Witness validation: {verdict}").as_str()), "{said}");
    assert_eq!(exit, exit_of(verdict), "{said}");
    for part in texts("says") {
        assert!(said.contains(&part), "{part:?} is not in {said}");
    }
    assert_eq!(listing(directory), before, "a program changes nothing");
}

/// What `jurat validate` says of the case in a directory, and how it ends; none if the JDK that the case is about is not there. The
/// compiler of the JDK of all tests stays warm for the next case, as in `validate-all`.
#[expect(clippy::print_stderr, reason = "a case that is left out is said")]
fn answer_with(
    release: Option<&toml::Value>,
    directory: &Path,
    options: Vec<String>,
) -> Option<(String, CommandExit)> {
    if options.iter().any(|option| option == "--memory") {
        // All memory of a process counts, also that of other cases.
        return Some(answer_alone(&arguments(directory, options)));
    }
    let Some(release) = release else {
        return Some(BUILDER.with_borrow_mut(|builder| answer(directory, options, builder)));
    };
    let Some(home) = env::var_os(format!("JDK_{release}")).filter(|home| !home.is_empty()) else {
        eprintln!(
            "{}: left out, `make test` found no JDK {release} and could not install it",
            directory.display()
        );
        return None;
    };
    let jdk = Jdk::at(Path::new(&home)).expect("the variable names a JDK");
    assert_eq!(jdk.version.to_string(), release.to_string(), "{}", home.display());
    Some(answer(directory, options, &mut Builder::new(toolchain_of(jdk))))
}

/// What `jurat validate` is called with.
fn arguments(directory: &Path, options: Vec<String>) -> Vec<OsString> {
    let witness =
        ["witness.yml", "witness.graphml"].map(|it| directory.join(it)).into_iter().find(|it| it.exists());
    // Paths are as they are seen from the case.
    let seen = |option: String| {
        if option.starts_with("../") { directory.join(option).into() } else { option.into() }
    };
    let options = options.into_iter().map(seen);
    options.chain(["--witness".into(), witness.unwrap().into(), directory.into()]).collect()
}

/// The answer of a process of its own.
fn answer_alone(arguments: &[OsString]) -> (String, CommandExit) {
    let output = validate().args(arguments).output().expect("jurat can be run");
    let exits = [CommandExit::Clean, CommandExit::False, CommandExit::Unknown];
    let exit = exits.into_iter().find(|exit| output.status.code() == Some(exit.code().into()));
    (String::from_utf8_lossy(&output.stdout).into_owned(), exit.expect("a verdict has its exit code"))
}

fn answer(directory: &Path, options: Vec<String>, builder: &mut Builder) -> (String, CommandExit) {
    let given: [OsString; 2] = ["jurat".into(), "validate".into()];
    let arguments = given.into_iter().chain(arguments(directory, options));
    let cli::JuratCommand::Validate(arguments) = Cli::parse_from(arguments).command else {
        unreachable!("it says so")
    };
    let (said, exit) = commands::validate::answer(&arguments, builder).expect("files can be read");
    (strip_str(&said).to_string(), exit)
}

/// How a verdict ends the command.
fn exit_of(verdict: &str) -> CommandExit {
    match verdict {
        "True" => CommandExit::Clean,
        "False" => CommandExit::False,
        "Unknown" => CommandExit::Unknown,
        other => panic!("unknown verdict {other:?}"),
    }
}

/// All files below a directory with their contents.
pub(crate) fn listing(directory: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut directories = vec![directory.to_owned()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(directory).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                directories.push(path);
            } else {
                found.push((path.display().to_string(), fs::read(&path).unwrap()));
            }
        }
    }
    found.sort();
    found
}
