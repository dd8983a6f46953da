//! Source files to the program that lint, show and convert look at.

use std::fs;
use std::path::{Path, PathBuf};

use jurat_java as java;
use jurat_witness::program::{Call, Class, Loop, Method, Outline, Place, Program, ProgramFile, Statement};
use sha2::{Digest, Sha256};

/// A source file that could not be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read program file `{}`: {error}", path.display())]
pub struct ProgramError {
    path: PathBuf,
    error: std::io::Error,
}

/// Reads the files of a program, in the order given.
pub fn load(paths: &[PathBuf]) -> Result<Program, ProgramError> {
    let mut whole = Sha256::new();
    let mut files = Vec::new();
    for path in paths {
        let bytes = fs::read(path).map_err(|error| ProgramError { path: path.clone(), error })?;
        whole.update(&bytes);
        files.push(file(path, &bytes));
    }
    Ok(Program { files, sha256: hex(&whole.finalize()) })
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
            .map(|java::Statement { start, last_line, next }| Statement {
                start: place(start),
                last_line,
                next: next.map(place),
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
