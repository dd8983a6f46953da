//! Paths as a tool sees them, and executables among them.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::error::ToolError;
use crate::paths::relative;

/// The path as it is seen from a directory; an absolute one stays as it is.
pub(crate) fn seen_from(directory: &Path, path: &Path) -> Result<String, ToolError> {
    if path.is_absolute() { text(path) } else { text(&relative(path, directory)) }
}

/// The same for an executable, which without a directory would be looked for on the `PATH`.
pub(crate) fn executable_from(directory: &Path, path: &Path) -> Result<String, ToolError> {
    let path = seen_from(directory, path)?;
    Ok(if path.contains('/') { path } else { format!("./{path}") })
}

/// The path as text.
pub(crate) fn text(path: &Path) -> Result<String, ToolError> {
    path.to_str().map(str::to_owned).ok_or_else(|| ToolError::NotUtf8 { path: path.to_owned() })
}

/// Whether somebody may execute the file.
pub(crate) fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

/// The directory of an executable.
pub(crate) fn directory(executable: &Path) -> &Path {
    match executable.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_seen_from_the_working_directory() {
        let cases = [
            (".", "a/../b/", "b"),
            (".", "./Main.java", "Main.java"),
            ("tool/bin", "tasks/a.c", "../../tasks/a.c"),
            ("tool", "tool/x", "x"),
            ("tool", "tool", "."),
            ("tool", "/abs/../a", "/abs/../a"),
        ];
        for (directory, path, expected) in cases {
            let seen = seen_from(Path::new(directory), Path::new(path)).unwrap();
            assert_eq!(seen, expected, "{path} from {directory}");
        }
        assert_eq!(executable_from(Path::new("tool"), Path::new("tool/x")).unwrap(), "./x");
    }
}
