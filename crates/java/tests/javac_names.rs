//! Compares the names of classes and the lines of methods with what javac makes of the same sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jurat_java::{Outline, outline};

/// What javap says of a class file.
struct ClassFile {
    name: String,
    /// The directory of its program.
    program: String,
    listing: String,
}

#[test]
fn classes_are_numbered_as_javac_does() {
    let source = fs::read_to_string("tests/javac/Order.java").unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("order")).unwrap();
    fs::write(folder.path().join("order/Order.java"), &source).unwrap();
    let found = outline(&source);
    assert!(found.is_complete(), "{:?}", found.errors);
    let class_files = compile(folder.path());
    let mut n_marks = 0;
    for class_file in &class_files {
        for mark in class_file.listing.lines().filter_map(mark) {
            let ours = found.variables.iter().find(|variable| variable.name == mark).unwrap();
            assert_eq!(ours.class.as_deref(), Some(class_file.name.as_str()), "{mark}");
            n_marks += 1;
        }
    }
    assert_eq!(n_marks, source.matches("int mark").count());
}

#[test]
fn classes_and_lines_of_the_corpus_are_those_of_javac() {
    let corpus = Path::new("../../corpus/programs");
    if !corpus.exists() {
        return;
    }
    let class_files = compile(corpus);
    for program in fs::read_dir(corpus).unwrap().map(|entry| entry.unwrap().path()) {
        if !program.is_dir() {
            continue;
        }
        let name = program.file_name().unwrap().to_string_lossy().into_owned();
        let class_files: Vec<_> = class_files.iter().filter(|file| file.program == name).collect();
        let sources = files_with(&program, "java");
        let outlines: Vec<_> =
            sources.iter().map(|path| outline(&fs::read_to_string(path).unwrap())).collect();
        assert!(outlines.iter().all(Outline::is_complete), "{name} has errors");
        check_classes(&name, &class_files, &outlines);
        check_lines(&name, &class_files, &outlines);
    }
}

/// Every class of the source has a class file, and every class file but javac's own helpers is in the source.
fn check_classes(program: &str, class_files: &[&ClassFile], outlines: &[Outline]) {
    let theirs: BTreeMap<_, _> = class_files.iter().map(|file| (file.name.as_str(), *file)).collect();
    let ours: Vec<_> =
        outlines.iter().flat_map(|outline| &outline.classes).map(|class| class.name.as_str()).collect();
    for class in &ours {
        assert!(theirs.contains_key(class), "{program}: no class file for {class}");
    }
    for (name, class_file) in theirs {
        assert!(ours.contains(&name) || class_file.is_synthetic(), "{program}: no class for {name}");
    }
}

/// Every line that javac gives to a method is a line of a method of that name.
fn check_lines(program: &str, class_files: &[&ClassFile], outlines: &[Outline]) {
    for class_file in class_files.iter().filter(|file| !file.is_synthetic()) {
        let class = class_file.name.as_str();
        for (method, line) in class_file.lines() {
            let fits = outlines.iter().flat_map(|outline| &outline.methods).any(|ours| {
                ours.class == class
                    && ours.name == method
                    && (ours.first_line..=ours.last_line).contains(&line)
            });
            assert!(fits, "{program}: {class}.{method} has line {line}");
        }
    }
}

/// Compiles the program of each directory.
fn compile(programs: &Path) -> Vec<ClassFile> {
    let folder = tempfile::tempdir().expect("temporary directories can be made");
    let result = Command::new("java")
        .arg("tests/javac/Compile.java")
        .arg(programs)
        .arg(folder.path())
        .arg("../../corpus/verifier")
        .output()
        .expect("a JDK is on the path; `make jdk` installs one");
    assert!(result.status.success(), "{}", String::from_utf8_lossy(&result.stderr));
    let files = files_with(folder.path(), "class");
    let files = files.iter().filter(|path| !path.ends_with("sv_benchmarks/Verifier.class"));
    let result = Command::new("javap").args(["-p", "-v"]).args(files).output().expect("javap is beside java");
    let text = String::from_utf8_lossy(&result.stdout).into_owned();
    let text = text.strip_prefix("Classfile ").expect("there are class files");
    text.split("\nClassfile ").map(|listing| ClassFile::new(listing, folder.path())).collect()
}

impl ClassFile {
    fn new(listing: &str, folder: &Path) -> Self {
        // `  this_class: #8                          // a/b/Main$1`
        let this_class = listing.lines().find(|line| line.trim_start().starts_with("this_class:"));
        let name = this_class
            .and_then(|line| line.rsplit("// ").next())
            .expect("javap names the class")
            .trim_matches('"')
            .replace('/', ".");
        let path = Path::new(listing.lines().next().unwrap_or_default());
        let folder = fs::canonicalize(folder).expect("the directory exists");
        let program = path
            .strip_prefix(&folder)
            .expect("class files are there")
            .components()
            .next()
            .expect("in a directory each");
        let program = program.as_os_str().to_string_lossy().into_owned();
        Self { name, program, listing: listing.to_owned() }
    }

    /// Whether javac made the class for its own use.
    fn is_synthetic(&self) -> bool {
        let flags = self.listing.lines().find(|line| line.trim_start().starts_with("flags:"));
        flags.is_some_and(|flags| flags.contains("ACC_SYNTHETIC"))
    }

    /// The methods with each of their lines, without those that javac made up.
    fn lines(&self) -> Vec<(String, u32)> {
        let mut lines = Vec::new();
        let mut method = String::new();
        for line in self.listing.lines() {
            if line.starts_with("  ") && !line.starts_with("   ") && line.ends_with(';') {
                method = self.method_name(line);
            } else if line.starts_with("    flags:") && line.contains("ACC_SYNTHETIC") {
                "$".clone_into(&mut method);
            } else if let Some(entry) = line.trim_start().strip_prefix("line ") {
                let number = entry.split(':').next().and_then(|number| number.parse().ok());
                if method != "$" {
                    lines.push((method.clone(), number.expect("lines are numbers")));
                }
            }
        }
        lines
    }

    /// From `  public static void main(java.lang.String[]);`.
    fn method_name(&self, line: &str) -> String {
        let Some((head, _)) = line.split_once('(') else { return "<clinit>".to_owned() };
        let name = head.rsplit(' ').next().unwrap_or(head);
        if name == self.name { "<init>".to_owned() } else { name.to_owned() }
    }
}

/// From `  int mark1;`.
fn mark(line: &str) -> Option<&str> {
    let name = line.trim_start().strip_suffix(';')?.rsplit(' ').next()?;
    (name.starts_with("mark") && line.starts_with("  ")).then_some(name)
}

fn files_with(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in
            fs::read_dir(folder).expect("directories are readable").flatten().map(|entry| entry.path())
        {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
