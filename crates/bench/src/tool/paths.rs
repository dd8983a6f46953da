//! Paths as a tool sees them, and executables among them.

use std::env;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};

use super::error::ToolError;

/// Makes relative paths relative to another folder.
#[derive(Clone, Debug)]
pub(crate) struct Viewpoint {
    current: PathBuf,
    folder: PathBuf,
}

impl Viewpoint {
    /// Of a process that starts in this folder.
    pub(crate) fn new(folder: &Path) -> io::Result<Viewpoint> {
        let current = env::current_dir()?;
        Ok(Viewpoint { folder: plain(&current.join(folder)), current })
    }

    /// The path as it is seen from the folder; an absolute one stays as it is.
    pub(crate) fn path(&self, path: &Path) -> Result<String, ToolError> {
        if path.is_absolute() {
            return text(path);
        }
        let path = plain(&self.current.join(path));
        let n_common = path.components().zip(self.folder.components()).take_while(|(a, b)| a == b).count();
        let up = self.folder.components().skip(n_common).map(|_| Component::ParentDir);
        let relative: PathBuf = up.chain(path.components().skip(n_common)).collect();
        if relative.as_os_str().is_empty() { Ok(".".to_owned()) } else { text(&relative) }
    }

    /// The same for an executable, which without a folder would be looked for on the `PATH`.
    pub(crate) fn executable(&self, path: &Path) -> Result<String, ToolError> {
        let path = self.path(path)?;
        Ok(if path.contains('/') { path } else { format!("./{path}") })
    }
}

/// The path as text.
pub(crate) fn text(path: &Path) -> Result<String, ToolError> {
    path.to_str().map(str::to_owned).ok_or_else(|| ToolError::NotUtf8 { path: path.to_owned() })
}

/// Whether somebody may execute the file.
pub(crate) fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| metadata.is_file() && metadata.permissions().mode() & 0o111 != 0)
}

/// The folder of an executable.
pub(crate) fn folder(executable: &Path) -> &Path {
    match executable.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

/// Without `.` and `..`, by the names alone.
fn plain(path: &Path) -> PathBuf {
    let mut result = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                result.pop();
            }
            Component::RootDir | Component::Prefix(_) | Component::Normal(_) => result.push(component),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_seen_from_the_working_directory() {
        let from = |folder: &str| Viewpoint {
            current: "/work".into(),
            folder: plain(&Path::new("/work").join(folder)),
        };
        let cases = [
            (".", "a/../b/", "b"),
            (".", "./Main.java", "Main.java"),
            ("tool/bin", "tasks/a.c", "../../tasks/a.c"),
            ("tool", "tool/x", "x"),
            ("tool", "tool", "."),
            ("..", "tasks", "work/tasks"),
            ("/other", "a", "../work/a"),
            ("tool", "/abs/../a", "/abs/../a"),
        ];
        for (folder, path, expected) in cases {
            assert_eq!(from(folder).path(Path::new(path)).unwrap(), expected, "{path} from {folder}");
        }
        assert_eq!(from("tool").executable(Path::new("tool/x")).unwrap(), "./x");
    }
}
