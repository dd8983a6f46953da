//! Paths as text says them: joined, made short and made absolute without asking the disk, as Python's `os.path` does.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The path without `.` and, as far as possible, `..`. A link to a folder is taken for the folder, as in BenchExec.
pub(crate) fn normal(path: &Path) -> PathBuf {
    let mut parts = Vec::new();
    push_parts(&mut parts, path);
    joined(path.has_root(), parts)
}

/// Appends the parts of a path, of which a `..` takes the part before it away.
pub(crate) fn push_parts(parts: &mut Vec<OsString>, path: &Path) {
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
pub(crate) fn joined(has_root: bool, parts: Vec<OsString>) -> PathBuf {
    let mut path = PathBuf::from(if has_root { "/" } else { "" });
    path.extend(parts.into_iter().skip_while(|part| has_root && part == ".."));
    if path.as_os_str().is_empty() { PathBuf::from(".") } else { path }
}

/// The path from the root.
pub(crate) fn absolute(path: &Path) -> PathBuf {
    normal(&env::current_dir().unwrap_or_else(|_| "/".into()).join(path))
}

/// The path as seen from a folder.
pub fn relative(path: &Path, folder: &Path) -> PathBuf {
    let (path, folder) = (absolute(path), absolute(folder));
    let n_shared = path.components().zip(folder.components()).take_while(|(a, b)| a == b).count();
    let n_up = folder.components().count() - n_shared;
    let mut parts = vec![OsString::from(".."); n_up];
    parts.extend(path.components().skip(n_shared).map(|part| part.as_os_str().to_owned()));
    joined(false, parts)
}

/// The folder of a file, empty if it is the current one.
pub(crate) fn folder(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// The folder of a file, as people read it.
pub(crate) fn shown_folder(file: &Path) -> String {
    match folder(file).to_string_lossy() {
        empty if empty.is_empty() => ".".to_owned(),
        folder => folder.into_owned(),
    }
}

/// A text with `$NAME` and `${NAME}` replaced by the environment, as far as it has them.
pub fn expand_environment(text: &str) -> String {
    let mut expanded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        expanded.push_str(&rest[..at]);
        rest = &rest[at..];
        let (name, len) = variable(rest);
        match env::var(name) {
            Ok(value) if !name.is_empty() => expanded.push_str(&value),
            Ok(_) | Err(_) => expanded.push_str(&rest[..len]),
        }
        rest = &rest[len..];
    }
    expanded.push_str(rest);
    expanded
}

/// The name after a `$`, and how many bytes it takes with everything around it.
fn variable(text: &str) -> (&str, usize) {
    let after = &text[1..];
    if let Some(braced) = after.strip_prefix('{') {
        return braced.find('}').map_or(("", 2), |len| (&braced[..len], len + 3));
    }
    let len = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(after.len());
    (&after[..len], len + 1)
}

/// A text with a leading `~` or `~user` replaced by the home folder of that user, if it is known.
pub fn expand_home(text: &str) -> String {
    let Some(after) = text.strip_prefix('~') else { return text.to_owned() };
    let (user, rest) = after.split_at(after.find('/').unwrap_or(after.len()));
    let home = if user.is_empty() { env::var("HOME").ok() } else { home_of(user) };
    home.map_or_else(|| text.to_owned(), |home| format!("{}{rest}", home.trim_end_matches('/')))
}

fn home_of(user: &str) -> Option<String> {
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
    fields.into_iter().find(|fields| fields.first() == Some(&user))?.get(5).map(|home| (*home).to_owned())
}

#[cfg(test)]
mod tests {
    use super::expand_home;

    #[test]
    fn users_have_homes() {
        let expanded = expand_home("~root/a");
        assert!(expanded.starts_with('/') && expanded.ends_with("/a"), "{expanded}");
        assert_eq!(expand_home("~no such user/a"), "~no such user/a");
        assert_eq!(expand_home("a~root"), "a~root");
    }
}
