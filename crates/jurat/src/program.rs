//! Source files to the program that lint, show and convert look at.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jurat_java as java;
use jurat_quota::{Exhausted, Quota};
use jurat_text::hex::hex;
use jurat_witness::program::{
    Program, ProgramCall, ProgramClass, ProgramFile, ProgramLoop, ProgramMethod, ProgramOutline,
    ProgramPlace, ProgramStatement,
};
use sha2::{Digest, Sha256};

/// Why a program is not there.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what the variants and their fields are")]
pub enum ProgramError {
    #[error("cannot read program `{}`: {reason}", path.display())]
    Unreadable { path: PathBuf, reason: String },
    #[error("the source `{}` has {len} bytes, more than the {} that are read", path.display(), java::MAX_BYTES)]
    TooLarge { path: PathBuf, len: u64 },
    #[error("cannot read classes from `{}`: {reason}", path.display())]
    NoClasses { path: PathBuf, reason: String },
    #[error("{0}")]
    Exhausted(Exhausted),
}

/// What is made of a source takes several times its own size.
const COPIES: u64 = 8;

/// The program, if one was given.
pub fn given(paths: &[PathBuf]) -> Result<Option<Program>, ProgramError> {
    if paths.is_empty() { Ok(None) } else { load(paths).map(Some) }
}

/// Reads the files of a program, each once, in the order given; of a directory, all sources below, sorted.
pub fn load(paths: &[PathBuf]) -> Result<Program, ProgramError> {
    load_within(paths, &Quota::default())
}

/// The same as long as there is time and memory. Sources that are too long to be parsed are refused where one of them is limited.
pub fn load_within(paths: &[PathBuf], quota: &Quota) -> Result<Program, ProgramError> {
    let mut whole = Sha256::new();
    let mut files = Vec::new();
    let mut seen = HashSet::new();
    for path in paths {
        for path in sources(path, quota)? {
            // Directories may lie in one another, and a file in two of them is one file all the same.
            if !fs::canonicalize(&path).map_or(true, |real| seen.insert(real)) {
                continue;
            }
            let bytes = read(&path, quota)?;
            whole.update(&bytes);
            files.push(file(&path, &bytes, quota).map_err(ProgramError::Exhausted)?);
        }
    }
    Ok(Program { files, sha256: hex(whole.finalize()) })
}

/// Pipes and devices are refused, which may have no end.
fn read(path: &Path, quota: &Quota) -> Result<Vec<u8>, ProgramError> {
    let fail = |error| failed(path, &error);
    let metadata = fs::metadata(path).map_err(fail)?;
    if !metadata.is_file() {
        return Err(fail(io::Error::other("it is no file")));
    }
    let len = metadata.len();
    if quota.is_limited() && len > java::MAX_BYTES as u64 {
        return Err(ProgramError::TooLarge { path: path.to_owned(), len });
    }
    quota.look().map_err(ProgramError::Exhausted)?;
    if !quota.has_room_for(len.saturating_mul(COPIES)) {
        return Err(ProgramError::Exhausted(Exhausted::Memory));
    }
    fs::read(path).map_err(fail)
}

fn failed(path: &Path, error: &io::Error) -> ProgramError {
    ProgramError::Unreadable { path: path.to_owned(), reason: error.to_string() }
}

/// The sources below a directory, or the file itself.
fn sources(path: &Path, quota: &Quota) -> Result<Vec<PathBuf>, ProgramError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut directories = vec![path.to_owned()];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(&directory).map_err(|error| failed(&directory, &error))? {
            let entry = entry.map_err(|error| failed(&directory, &error))?;
            quota.look().map_err(ProgramError::Exhausted)?;
            let is_directory = entry.file_type().is_ok_and(|kind| kind.is_dir());
            let entry = entry.path();
            if is_directory {
                directories.push(entry);
            } else if entry.extension().is_some_and(|ending| ending == "java") {
                found.push(entry);
            }
        }
    }
    if found.is_empty() {
        return Err(ProgramError::Unreadable {
            path: path.to_owned(),
            reason: "no .java file in this directory or below".to_owned(),
        });
    }
    found.sort();
    Ok(found)
}

fn file(path: &Path, bytes: &[u8], quota: &Quota) -> Result<ProgramFile, Exhausted> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let is_java = path.extension().is_some_and(|ending| ending == "java");
    let outline = is_java.then(|| java::outline_within(&text, quota).map(java_outline)).transpose()?;
    Ok(ProgramFile {
        name: path.to_string_lossy().replace('\\', "/"),
        sha256: hex(Sha256::digest(bytes)),
        text,
        malformed: malformed(bytes),
        outline,
    })
}

/// Where the first byte is that is not UTF-8.
fn malformed(bytes: &[u8]) -> Option<ProgramPlace> {
    let n_valid = std::str::from_utf8(bytes).err()?.valid_up_to();
    let before = String::from_utf8_lossy(&bytes[..n_valid]);
    let line = before.matches('\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    Some(ProgramPlace { line, column })
}

/// The outline of a Java file in the words of the witness crate.
fn java_outline(found: java::Outline) -> ProgramOutline {
    let is_complete = found.is_complete();
    ProgramOutline {
        is_complete,
        classes: found
            .classes
            .into_iter()
            .map(|java::SourceClass { name, first_line, body_line, .. }| ProgramClass {
                name,
                first_line,
                body_line,
            })
            .collect(),
        methods: found
            .methods
            .into_iter()
            .map(|method| ProgramMethod {
                class: method.class,
                name: method.name,
                n_parameters: method.n_parameters,
                first_line: method.first_line,
                last_line: method.last_line,
                is_implicit: method.is_implicit,
            })
            .collect(),
        loops: found
            .loops
            .into_iter()
            .map(|java::Loop { start, last_line, .. }| ProgramLoop { start: place(start), last_line })
            .collect(),
        statements: found
            .statements
            .into_iter()
            .map(|statement| ProgramStatement {
                start: place(statement.start),
                end: place(statement.end),
                next: statement.next.map(place),
                is_simple: statement.is_simple,
                stores: statement.stores,
            })
            .collect(),
        nondet_calls: found
            .nondet_calls
            .into_iter()
            .map(|java::NondetCall { name, start, end }| ProgramCall {
                name: name.into(),
                start: place(start),
                end: place(end),
            })
            .collect(),
    }
}

fn place(java::Place { line, column }: java::Place) -> ProgramPlace {
    ProgramPlace { line, column }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_two_directories_is_read_once() {
        let directory = tempfile::tempdir().unwrap();
        let inner = directory.path().join("inner");
        fs::create_dir(&inner).unwrap();
        fs::write(inner.join("Inner.java"), "class Inner {}").unwrap();
        fs::write(directory.path().join("Main.java"), "class Main {}").unwrap();
        let names = |paths: &[PathBuf]| -> Vec<String> {
            let program = load(paths).unwrap();
            program.files.iter().map(|file| file.name.rsplit('/').next().unwrap().to_owned()).collect()
        };
        let (outer, file) = (directory.path().to_owned(), inner.join("Inner.java"));
        assert_eq!(names(&[outer.clone(), inner.clone()]), ["Main.java", "Inner.java"]);
        assert_eq!(names(&[inner, outer, file]), ["Inner.java", "Main.java"]);
    }
}
