//! Paths as this process sees them: from the current directory, with its environment, without asking the disk about links.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use jurat_text::path::{between, normal};

/// The path from the root.
pub(crate) fn absolute(path: &Path) -> PathBuf {
    normal(&env::current_dir().unwrap_or_else(|_| "/".into()).join(path))
}

/// The path as seen from a directory.
pub fn relative(path: &Path, directory: &Path) -> PathBuf {
    between(&absolute(directory), &absolute(path))
}

/// The directory of a file, empty if it is the current one.
pub(crate) fn directory(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

/// The directory of a file, as people read it.
pub(crate) fn shown_directory(file: &Path) -> String {
    match directory(file).to_string_lossy() {
        empty if empty.is_empty() => ".".to_owned(),
        directory => directory.into_owned(),
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

/// A text with a leading `~` or `~user` replaced by the home directory of that user, if it is known.
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
