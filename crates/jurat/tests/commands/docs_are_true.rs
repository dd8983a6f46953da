//! The documents tell the truth: their transcripts are what Jurat prints, their links lead somewhere, and the paths, commands and
//! options that they name exist.
//!
//! `JURAT_BLESS=1 cargo test --test commands docs_are_true` writes the transcripts anew; read what changed before you commit it.

mod links;
mod names;
mod transcripts;

use std::fs;
use std::path::{Path, PathBuf};

/// Documents for those who change Jurat, and the first page: whatever looks like a path in them is one.
const DOCUMENTS: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/tools.md"];

/// Elsewhere, what begins with one of these is a path of the repository, and other things may have slashes, too.
const TOP: [&str; 5] = ["corpus/", "crates/", "docs/", "examples/", "tools/"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

fn text_of(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// What users read: the first page and everything in `docs`, as paths from the root.
fn user_documents() -> Vec<String> {
    let mut documents = all_documents();
    documents.retain(|document| document == "README.md" || document.starts_with("docs/"));
    documents
}

/// Every document of the repository, as a path from the root.
fn all_documents() -> Vec<String> {
    let root = root();
    let paths = every_path();
    let documents = paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let mut names: Vec<String> = documents
        .map(|path| {
            path.strip_prefix(&root).expect("it is below").to_str().expect("names are text").to_owned()
        })
        .collect();
    names.sort();
    assert!(names.len() > 10, "documents are found: {names:?}");
    names
}

/// The text without its fenced blocks, which are at every second place.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2)
}

/// What stands between backticks.
fn codes(prose: &str) -> impl Iterator<Item = &str> {
    prose.split('`').skip(1).step_by(2)
}

#[test]
fn paths_exist() {
    let paths = every_path();
    // `rules/<directory>/<rule>.rs` stands for many files; what comes before is there.
    let certain = |named: &str| -> PathBuf {
        named.split('/').take_while(|part| !part.contains(['<', '*', '…'])).collect()
    };
    // Tables shorten paths to their ends.
    let is_missing = |named: &&str| !paths.iter().any(|path| path.ends_with(certain(named)));
    for document in DOCUMENTS {
        let text = text_of(document);
        let missing: Vec<_> = prose(&text).flat_map(paths_in).filter(is_missing).collect();
        assert!(missing.is_empty(), "{document} names what is not there: {missing:?}");
    }
    for document in user_documents() {
        let text = text_of(&document);
        let of_repository = |code: &&str| !code.contains(' ') && TOP.iter().any(|top| code.starts_with(top));
        let named = prose(&text).flat_map(codes).filter(of_repository);
        let missing: Vec<_> = named.filter(is_missing).collect();
        assert!(missing.is_empty(), "{document} names what is not there: {missing:?}");
    }
}

/// What stands between backticks and looks like a path, and where links lead to.
fn paths_in(prose: &str) -> Vec<&str> {
    let is_path = |code: &&str| {
        let is_file = [".md", ".rs", ".toml", ".sh"].iter().any(|ending| code.ends_with(ending));
        !code.contains([' ', '\n', '\\']) && (is_file || code.contains('/'))
    };
    let links = links::targets(prose).filter_map(|target| target.split('#').next());
    codes(prose).filter(is_path).chain(links.filter(|link| !link.is_empty())).collect()
}

#[test]
fn dependencies_have_a_reason() {
    let manifest: toml::Table = text_of("Cargo.toml").parse().expect("Cargo.toml is TOML");
    let architecture = text_of("ARCHITECTURE.md");
    let dependencies = manifest["workspace"]["dependencies"].as_table().expect("a table");
    for name in dependencies.keys() {
        assert!(
            architecture.contains(&format!("`{name}`")),
            "ARCHITECTURE.md does not say why `{name}` is used"
        );
    }
}

#[test]
fn modules_say_what_they_are_for() {
    for path in every_path().iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
        let source = fs::read_to_string(path).expect("sources are readable");
        assert!(source.starts_with("//!"), "{} does not start with `//!`", path.display());
    }
}

/// Every file and directory of the repository, without what was built or installed.
fn every_path() -> Vec<PathBuf> {
    let mut paths = vec![root()];
    let mut n_seen = 0;
    while let Some(path) = paths.get(n_seen) {
        n_seen += 1;
        let is_foreign = ["target", ".git", ".tools"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !is_foreign {
            let entries = fs::read_dir(path).expect("directories are readable");
            let inside: Vec<_> =
                entries.map(|entry| entry.expect("directories are readable").path()).collect();
            paths.extend(inside);
        }
    }
    paths
}
