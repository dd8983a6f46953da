//! Lists of hashes, as `sha256sum` writes them.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use jurat_bench::source;
use jurat_text::file::FileProblem;
use jurat_text::hex::is_sha256;

/// The hashes of files.
#[derive(Default)]
pub(super) struct Sums(HashMap<PathBuf, String>);

impl Sums {
    /// The hash of a file, if the list has it.
    pub(super) fn of(&self, file: &Path) -> Option<String> {
        self.0.get(file).cloned()
    }
}

/// Reads a list. Names in it are relative to its directory.
pub(super) fn read(file: &Path) -> Result<Sums, FileProblem> {
    let source = source::read(file)?;
    let directory = file.parent().unwrap_or(Path::new(""));
    let mut sums = HashMap::new();
    let mut offset = 0;
    for line in source.text.split_inclusive('\n') {
        let text = line.trim_end();
        if !text.is_empty() {
            // Between them stands a blank, and a blank or a star for text and binary.
            let parts = text.split_once([' ']).map(|(sum, name)| (sum, name.trim_start_matches([' ', '*'])));
            let (sum, name) =
                parts.filter(|(sum, name)| is_sha256(sum) && !name.is_empty()).ok_or_else(|| {
                    source.problem(offset, "this is no hash and a name, as `sha256sum` writes them")
                })?;
            sums.insert(directory.join(name), sum.to_ascii_lowercase());
        }
        offset += line.len();
    }
    Ok(Sums(sums))
}
