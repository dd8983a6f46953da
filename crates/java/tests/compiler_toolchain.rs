//! Toolchains are made once, by whoever comes first, and wherever they can be.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use jurat_java::{
    Compilation, Compiler, CompilerError, CompilerLimits, Jdk, SourceText, Toolchain, ToolchainError,
};

mod common;

use common::prepare;

/// Makes this very program prepare a toolchain in the directory that the variable names.
const CHILD: &str = "JURAT_TEST_CACHE";

#[test]
fn several_processes_and_threads_may_prepare_at_once() {
    if let Some(cache) = std::env::var_os(CHILD) {
        assert!(compiles(&prepare(Path::new(&cache))));
        return;
    }
    let cache = tempfile::tempdir().unwrap();
    let this = std::env::current_exe().unwrap();
    let mut command = Command::new(this);
    command.args(["--exact", "several_processes_and_threads_may_prepare_at_once"]).env(CHILD, cache.path());
    let children: Vec<_> = (0..2).map(|_| command.spawn().unwrap()).collect();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| assert!(compiles(&prepare(cache.path()))));
        }
    });
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let mut files = files_of(&only_folder(cache.path()));
    files.sort();
    assert_eq!(files, ["compiler.jar", "compiler.jsa", "lock", "runtime"]);
}

#[test]
fn a_finished_toolchain_is_found_again() {
    let cache = tempfile::tempdir().unwrap();
    let first = prepare(cache.path());
    let archive = only_folder(cache.path()).join("compiler.jsa");
    let made = fs::metadata(&archive).unwrap();
    assert!(made.len() > 1 << 20, "the JVM makes archives");
    let second = prepare(cache.path());
    assert_eq!(first.runtime_classes(), second.runtime_classes());
    assert_eq!(made.modified().unwrap(), fs::metadata(&archive).unwrap().modified().unwrap());
    let other = Toolchain::prepare(first.jdk, Some(cache.path()), &[]).unwrap();
    assert_ne!(other.runtime_classes(), second.runtime_classes());
}

#[test]
fn models_are_made_elsewhere_if_the_cache_cannot_be_written_to() {
    let cache = tempfile::tempdir().unwrap();
    let toolchain = prepare(cache.path());
    let folder = only_folder(cache.path());
    // Nobody can take such a lock, root neither.
    fs::remove_file(folder.join("lock")).unwrap();
    fs::create_dir(folder.join("lock")).unwrap();
    let sources = [("java/util/Model.java", "package java.util; public class Model {}")];
    let models = toolchain.models(&sources, Instant::now() + Duration::from_mins(2)).unwrap();
    assert!(models.join("java/util/Model.class").is_file(), "{}", models.display());
    assert!(!models.starts_with(cache.path()));
    assert_eq!(toolchain.models(&sources, Instant::now() + Duration::from_mins(2)).unwrap(), models, "once");
}

#[test]
fn a_damaged_archive_breaks_nothing() {
    let cache = tempfile::tempdir().unwrap();
    let toolchain = prepare(cache.path());
    let archive = only_folder(cache.path()).join("compiler.jsa");
    let whole = fs::read(&archive).unwrap();
    let scrambled: Vec<u8> = whole.iter().map(|byte| byte.wrapping_add(1)).collect();
    let mut torn_inside = whole.clone();
    torn_inside[1 << 20..].fill(0x5A);
    for damaged in [&whole[..whole.len() / 2], &[], &scrambled, &torn_inside] {
        let _ = fs::remove_file(&archive);
        fs::write(&archive, damaged).unwrap();
        assert!(compiles(&toolchain));
    }
    let _ = fs::remove_file(&archive);
    assert!(compiles(&toolchain));
    assert!(compiles(&prepare(cache.path())));
    assert!(fs::metadata(&archive).unwrap().len() > 1 << 20);
}

#[test]
fn an_interrupted_preparation_is_finished_by_the_next() {
    let cache = tempfile::tempdir().unwrap();
    let toolchain = prepare(cache.path());
    let folder = only_folder(cache.path());
    for left in ["compiler.jar.new", "compiler.jsa.new", "runtime.new/help/Half.class"] {
        fs::create_dir_all(folder.join(left).parent().unwrap()).unwrap();
        fs::write(folder.join(left), "half").unwrap();
    }
    fs::remove_file(folder.join("compiler.jsa")).unwrap();
    fs::remove_dir_all(toolchain.runtime_classes()).unwrap();
    let again = prepare(cache.path());
    assert!(compiles(&again));
    assert_eq!(files_of(&again.runtime_classes().join("help")), ["Help.class"]);
    assert!(fs::metadata(folder.join("compiler.jsa")).unwrap().len() > 1 << 20);
}

#[test]
fn a_cache_that_cannot_be_written_is_replaced_by_a_folder_that_vanishes() {
    let parent = tempfile::tempdir().unwrap();
    let file = parent.path().join("file");
    fs::write(&file, "not a directory").unwrap();
    let read_only = parent.path().join("read-only");
    fs::create_dir(&read_only).unwrap();
    fs::set_permissions(&read_only, fs::Permissions::from_mode(0o555)).unwrap();
    for cache in [&file, &read_only] {
        let toolchain = prepare(cache);
        assert!(compiles(&toolchain));
        let runtime = toolchain.runtime_classes();
        assert!(runtime.join("help/Help.class").exists());
        // Who may do everything may write there, too.
        if !runtime.starts_with(cache) {
            drop(toolchain);
            assert!(!runtime.exists());
        }
    }
}

#[test]
fn the_cache_may_have_any_name() {
    let parent = tempfile::tempdir().unwrap();
    // From a directory with a character beyond 16 bits, JVMs up to 17 at least load no class.
    assert!(compiles(&prepare(&parent.path().join("𝄞"))));
    let cache = parent.path().join("a:b é");
    assert!(compiles(&prepare(&cache)));
    assert!(fs::metadata(only_folder(&cache).join("compiler.jsa")).unwrap().len() > 1 << 20);
}

#[test]
fn runtime_classes_that_do_not_compile_are_reported() {
    let cache = tempfile::tempdir().unwrap();
    let runtime = [("help/Help.java", "package help; class Help { int x = y; }")];
    let error = Toolchain::prepare(Jdk::find().unwrap(), Some(cache.path()), &runtime).unwrap_err();
    assert!(matches!(error, ToolchainError::Runtime(_)));
    assert!(error.to_string().starts_with("the runtime classes do not compile: help/Help.java: "), "{error}");
}

fn compiles(toolchain: &Toolchain) -> bool {
    let text = "public class Main { int x = help.Help.answer(); }";
    let compilation = Compilation {
        sources: vec![SourceText { name: "Main.java", text }],
        class_path: vec![toolchain.runtime_classes()],
        string_concat_inline: true,
        debug: true,
        deadline: Instant::now() + Duration::from_mins(1),
    };
    let mut compiler = Compiler::start(toolchain).expect("the JVM starts");
    let compiled = compiler.compile(&compilation).expect("javac answers");
    compiled.is_success() && compiled.classes.len() == 1
}

fn only_folder(cache: &Path) -> PathBuf {
    let folders = files_of(cache);
    assert_eq!(folders.len(), 1);
    cache.join(&folders[0])
}

fn files_of(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the directory is there");
    entries
        .map(|entry| {
            entry.expect("directories are readable").file_name().into_string().expect("names are ours")
        })
        .collect()
}

#[test]
fn who_has_no_time_spoils_nothing_for_the_next_one() {
    let cache = tempfile::tempdir().unwrap();
    for milliseconds in [0, 100, 700] {
        let deadline = Instant::now() + Duration::from_millis(milliseconds);
        let effort = CompilerLimits { deadline, ..CompilerLimits::default() };
        let prepared =
            Toolchain::prepare_within(Jdk::find().unwrap(), Some(cache.path()), &common::RUNTIME, effort);
        assert!(
            matches!(prepared, Ok(_) | Err(ToolchainError::Compiler(CompilerError::Deadline))),
            "{prepared:?}"
        );
        assert!(Instant::now() < deadline + Duration::from_secs(5));
    }
    prepare(cache.path());
    let archive = fs::metadata(only_folder(cache.path()).join("compiler.jsa")).unwrap();
    assert!(archive.len() > 1 << 20, "the archive is made by who has the time");
}
