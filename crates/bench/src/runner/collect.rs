//! Keeps the files that a run has left behind.

use std::fs;
use std::io;
use std::path::Path;

use jurat_exec::Leftovers;

use crate::wildcard;

/// Copies what a command has written in its directory and what one of the patterns names, itself or with a directory that it is in.
///
/// What commands write is in memory. So a file that is larger than the `memory` they may use has holes, and is not kept: a copy
/// would fill the disk with them.
pub fn collect(
    leftovers: &Leftovers,
    directory: &Path,
    patterns: &[String],
    memory: Option<u64>,
    target: &Path,
) -> io::Result<()> {
    if patterns.is_empty() {
        return Ok(());
    }
    for written in leftovers.written(directory)? {
        let fits = |size| memory.is_none_or(|memory| size <= memory);
        if patterns.iter().any(|pattern| is_named(pattern, &written.path))
            && fits(written.source.symlink_metadata()?.len())
        {
            let path = target.join(&written.path);
            fs::create_dir_all(path.parent().unwrap_or(target))?;
            fs::copy(&written.source, &path)?;
        }
    }
    Ok(())
}

/// Whether a pattern stands for a path or for a directory that it is in.
fn is_named(pattern: &str, path: &Path) -> bool {
    let pattern: Vec<&str> = pattern.split('/').filter(|part| !part.is_empty() && *part != ".").collect();
    let path: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    let path: Vec<&str> = path.iter().map(AsRef::as_ref).collect();
    fits(&pattern, &path)
}

/// Two stars are any directories, if they are a whole part of a pattern; elsewhere they are one, as in Python.
fn fits(pattern: &[&str], path: &[&str]) -> bool {
    match (pattern.split_first(), path.split_first()) {
        (None, _) => true,
        (Some((&"**", rest)), _) => (0..=path.len()).any(|n_directories| fits(rest, &path[n_directories..])),
        (Some((first, rest)), Some((name, below))) => {
            let is_visible = !name.starts_with('.') || first.starts_with('.');
            is_visible && wildcard::matches(first, name) && fits(rest, below)
        }
        (Some(_), None) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::is_named;

    #[test]
    fn patterns_name_files_and_directories() {
        let cases = [
            (".", "a/b", true),
            ("*.graphml", "witness.graphml", true),
            ("*.graphml", "out/witness.graphml", false),
            ("**.graphml", "witness.graphml", true),
            ("**/*.graphml", "a/b/witness.graphml", true),
            ("**/*.graphml", "witness.graphml", true),
            ("out", "out/a/b", true),
            ("./out/", "out/a", true),
            ("out/*", "out/a/b", true),
            ("*", ".hidden", false),
            ("[", "[", true),
        ];
        for (pattern, path, expected) in cases {
            assert_eq!(is_named(pattern, Path::new(path)), expected, "{pattern} {path}");
        }
    }
}
