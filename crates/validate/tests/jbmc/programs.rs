//! Compiles the programs beside this file, all at once, together with everything that JBMC needs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use jurat_validate::jbmc::runtime::{self, FOR_JAVAC_ONLY};
use jurat_validate::jbmc::{Launcher, Target, Watch, find};

/// The program of this name, which is also its package.
pub(crate) fn target(program: &str, watch: Watch) -> Target {
    Target {
        follows_endless_loops: false,
        jbmc: find().expect("tests need JBMC"),
        class_path: class_path().to_owned(),
        entry_class: launcher(program, watch).class(),
    }
}

/// The folder with all class files.
pub(crate) fn class_path() -> &'static Path {
    static CLASS_PATH: OnceLock<PathBuf> = OnceLock::new();
    CLASS_PATH.get_or_init(compile_all)
}

fn launcher(program: &str, watch: Watch) -> Launcher<'_> {
    let name = match watch {
        Watch::Assertions => "LaunchForAssertions",
        Watch::RuntimeExceptions => "LaunchForExceptions",
    };
    Launcher { package: program, name, main_class: "Main", watch, end: "" }
}

fn compile_all() -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jbmc-programs");
    let _ = fs::remove_dir_all(&root);
    let classes = root.join("classes");
    compile_runtime(&root.join("runtime"), &classes);
    compile_programs(&root.join("launchers"), &classes);
    fs::remove_file(classes.join(FOR_JAVAC_ONLY)).unwrap();
    classes
}

fn compile_runtime(folder: &Path, classes: &Path) {
    let sources = runtime::sources().into_iter().map(|source| write(folder, &source.path, &source.text));
    let patch = format!("java.base={}", folder.display());
    javac(&["--patch-module", &patch], classes, sources.collect());
}

fn compile_programs(folder: &Path, classes: &Path) {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/jbmc/programs");
    let mut sources = Vec::new();
    for program in fs::read_dir(programs).unwrap().map(|entry| entry.unwrap()) {
        sources.extend(fs::read_dir(program.path()).unwrap().map(|source| source.unwrap().path()));
        let package = program.file_name().into_string().unwrap();
        for watch in [Watch::Assertions, Watch::RuntimeExceptions] {
            let launcher = launcher(&package, watch);
            let path = format!("{package}/{}.java", launcher.name);
            sources.push(write(folder, &path, &launcher.source()));
        }
    }
    // The models are in this folder, too, but a class of the JDK is looked up in the JDK first.
    javac(&["-cp", classes.to_str().unwrap()], classes, sources);
}

fn write(folder: &Path, path: &str, text: &str) -> PathBuf {
    let path = folder.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    path
}

fn javac(options: &[&str], classes: &Path, sources: Vec<PathBuf>) {
    let fixed = ["-g", "-XDstringConcat=inline", "-proc:none", "-nowarn", "-encoding", "UTF-8", "-d"];
    let javac = Command::new("javac").args(options).args(fixed).arg(classes).args(sources).output().unwrap();
    assert!(javac.status.success(), "{}", String::from_utf8_lossy(&javac.stderr));
}
