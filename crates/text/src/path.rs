//! Paths as text says them: joined and made short without asking the disk, as Python's `os.path` does.

use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};

/// The path without `.` and, as far as possible, `..`. A link to a directory is taken for the directory, as in BenchExec.
pub fn normal(path: &Path) -> PathBuf {
    let mut parts = Vec::new();
    push_parts(&mut parts, path);
    joined(path.has_root(), parts)
}

/// Appends the parts of a path, of which a `..` takes the part before it away.
pub fn push_parts(parts: &mut Vec<OsString>, path: &Path) {
    for component in path.components() {
        match component {
            Component::Normal(name) => parts.push(name.to_owned()),
            Component::ParentDir if parts.last().is_some_and(|last| last != "..") => {
                parts.pop();
            }
            Component::ParentDir => parts.push("..".into()),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
}

/// The path of some parts. Nothing is above the root.
pub fn joined(has_root: bool, parts: Vec<OsString>) -> PathBuf {
    let mut path = PathBuf::from(if has_root { "/" } else { "" });
    path.extend(parts.into_iter().skip_while(|part| has_root && part == ".."));
    if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
}

/// How one gets from a directory to a path. Both begin at the root and are [`normal`].
pub fn between(directory: &Path, path: &Path) -> PathBuf {
    let n_shared = path.components().zip(directory.components()).take_while(|(a, b)| a == b).count();
    let n_up = directory.components().count() - n_shared;
    let mut parts = vec![OsString::from(".."); n_up];
    parts.extend(path.components().skip(n_shared).map(|part| part.as_os_str().to_owned()));
    joined(false, parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_seen_from_a_directory() {
        for (path, directory, expected) in [
            ("/a/b/c.yml", "/a/x", "../b/c.yml"),
            ("/a/b/c.yml", "/a/b", "c.yml"),
            ("/a/./b/../c.yml", "/a/b/", "../c.yml"),
            ("/a", "/a", "."),
            ("/../a", "/", "a"),
        ] {
            let [from, to] = [directory, path].map(|path| normal(Path::new(path)));
            assert_eq!(between(&from, &to), Path::new(expected), "{path} from {directory}");
        }
    }
}
