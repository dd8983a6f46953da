//! Questions to the solver as files, for those who ask other solvers.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::Path;

use jurat_solver::Script;

/// Writes the question with this number into the folder. Both strategies count theirs. The error is a sentence.
pub(crate) fn write(folder: &Path, is_search: bool, number: u64, script: &Script<'_>) -> Result<(), String> {
    let kind = if is_search { "search" } else { "query" };
    let path = folder.join(format!("{kind}-{number:06}.smt2"));
    let written = || -> io::Result<()> {
        let mut file = BufWriter::new(File::create(&path)?);
        write!(file, "{script}")?;
        file.flush()
    };
    written().map_err(|error| format!("cannot write a question to `{}`: {error}", path.display()))
}
