//! Source files to the program that lint, show and convert look at.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jurat_java as java;
use jurat_witness::program::{Call, Class, Loop, Method, Outline, Place, Program, ProgramFile, Statement};
use sha2::{Digest, Sha256};

/// A source file or folder that could not be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read program `{}`: {reason}", path.display())]
pub struct ProgramError {
    path: PathBuf,
    reason: String,
}

/// The program, if one was given.
pub fn given(paths: &[PathBuf]) -> Result<Option<Program>, ProgramError> {
    if paths.is_empty() { Ok(None) } else { load(paths).map(Some) }
}

/// Reads the files of a program, in the order given; of a folder, all sources below, sorted.
pub fn load(paths: &[PathBuf]) -> Result<Program, ProgramError> {
    let mut whole = Sha256::new();
    let mut files = Vec::new();
    for path in paths {
        for path in sources(path)? {
            let bytes = read(&path).map_err(|error| failed(&path, &error))?;
            whole.update(&bytes);
            files.push(file(&path, &bytes));
        }
    }
    Ok(Program { files, sha256: hex(&whole.finalize()) })
}

/// Pipes and devices are refused, which may have no end.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is no file"));
    }
    fs::read(path)
}

fn failed(path: &Path, error: &io::Error) -> ProgramError {
    ProgramError { path: path.to_owned(), reason: error.to_string() }
}

/// The sources below a folder, or the file itself.
fn sources(path: &Path) -> Result<Vec<PathBuf>, ProgramError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut folders = vec![path.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| failed(&folder, &error))? {
            let entry = entry.map_err(|error| failed(&folder, &error))?;
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            let entry = entry.path();
            if is_folder {
                folders.push(entry);
            } else if entry.extension().is_some_and(|ending| ending == "java") {
                found.push(entry);
            }
        }
    }
    if found.is_empty() {
        return Err(ProgramError {
            path: path.to_owned(),
            reason: "no .java file in this folder or below".to_owned(),
        });
    }
    found.sort();
    Ok(found)
}

fn file(path: &Path, bytes: &[u8]) -> ProgramFile {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let is_java = path.extension().is_some_and(|ending| ending == "java");
    let outline = is_java.then(|| java_outline(java::outline(&text)));
    ProgramFile {
        name: path.to_string_lossy().replace('\\', "/"),
        sha256: hex(&Sha256::digest(bytes)),
        text,
        outline,
    }
}

/// The outline of a Java file in the words of the witness crate.
fn java_outline(found: java::Outline) -> Outline {
    let is_complete = found.is_complete();
    Outline {
        is_complete,
        classes: found
            .classes
            .into_iter()
            .map(|java::Class { name, first_line, body_line, .. }| Class { name, first_line, body_line })
            .collect(),
        methods: found
            .methods
            .into_iter()
            .map(|method| Method {
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
            .map(|java::Loop { start, last_line, .. }| Loop { start: place(start), last_line })
            .collect(),
        statements: found
            .statements
            .into_iter()
            .map(|statement| Statement {
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
            .map(|java::Call { name, start, end }| Call {
                name: name.into(),
                start: place(start),
                end: place(end),
            })
            .collect(),
    }
}

fn place(java::Place { line, column }: java::Place) -> Place {
    Place { line, column }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}
