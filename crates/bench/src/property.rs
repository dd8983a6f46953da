//! Property files.

use std::io;
use std::path::Path;

use crate::model::PropertyFile;
use crate::source;

/// Looks at a property file.
pub fn read(path: &Path) -> io::Result<PropertyFile> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(PropertyFile { path: path.to_owned(), name, is_svcomp: is_svcomp(&source::bounded(path)?) })
}

/// Whether there are lines, and each that is not blank is a `CHECK`.
fn is_svcomp(text: &[u8]) -> bool {
    let mut lines = text
        .split(|byte| matches!(byte, b'\n' | b'\r'))
        .filter(|line| !line.trim_ascii().is_empty())
        .peekable();
    lines.peek().is_some() && lines.all(|line| line.starts_with(b"CHECK"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_of_svcomp_have_only_checks() {
        assert!(is_svcomp(b"CHECK( init(Main.main()), LTL(G assert) )\n"));
        assert!(is_svcomp(b"\r\n  \nCHECK x\rCHECK y"));
        for other in ["", "\n\n", " CHECK x", "CHECK x\nOBSERVER y", "# comment\nCHECK x"] {
            assert!(!is_svcomp(other.as_bytes()), "{other}");
        }
    }
}
