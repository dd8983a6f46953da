//! The documents tell the truth: their transcripts are what Jurat prints, and the paths that they name exist.
//!
//! `JURAT_BLESS=1 cargo test --test commands docs_are_true` writes the transcripts anew; read what changed before you commit it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const DOCUMENTS: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/tools.md"];

/// The line of a transcript that stands for lines left out.
const CUT: &str = "…";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository is there")
}

fn text_of(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn transcripts_are_what_jurat_prints() {
    let readme = text_of("README.md");
    let refreshed = with_fresh_transcripts(&readme);
    if env::var_os("JURAT_BLESS").is_some() {
        fs::write(root().join("README.md"), refreshed).expect("README.md can be written");
        return;
    }
    for (idx, (written, printed)) in readme.lines().zip(refreshed.lines()).enumerate() {
        assert_eq!(written, printed, "README.md:{}: left is written, right is what Jurat prints", idx + 1);
    }
    assert_eq!(readme.len(), refreshed.len(), "a transcript of README.md is too short or too long");
}

/// The document, with the output of each `$ jurat …` in a fenced block replaced by what the command prints.
fn with_fresh_transcripts(document: &str) -> String {
    let mut fresh = Vec::new();
    let mut lines = document.lines().peekable();
    let mut is_fenced = false;
    while let Some(line) = lines.next() {
        fresh.push(line.to_owned());
        is_fenced ^= line.starts_with("```");
        let command = line.strip_prefix("$ ").filter(|command| is_fenced && command.starts_with("jurat "));
        if let Some(command) = command {
            let is_output = |line: &&str| !line.starts_with("```") && !line.starts_with("$ ");
            let shown: Vec<_> = std::iter::from_fn(|| lines.next_if(is_output)).collect();
            fresh.extend(cut_like(&shown, &output_of(command)));
        }
    }
    fresh.join("\n") + "\n"
}

/// What a command prints, on standard output and standard error together, as a terminal would show it.
fn output_of(command: &str) -> String {
    let programs = Path::new(env!("CARGO_BIN_EXE_jurat")).parent().expect("programs are in folders");
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([programs.to_owned()].into_iter().chain(env::split_paths(&others)));
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {command}")])
        .env("PATH", path.expect("no program is in a folder with a colon"))
        .env_remove("CLICOLOR_FORCE")
        .current_dir(root())
        .output()
        .expect("there is a shell");
    String::from_utf8(output.stdout).expect("Jurat prints UTF-8")
}

/// The output, shortened where the transcript is: the first part is its beginning, the last part its end, each as long
/// as before, and a part between two cuts is found again by its first line.
fn cut_like(shown: &[&str], output: &str) -> Vec<String> {
    let output: Vec<_> = output.lines().collect();
    let parts: Vec<_> = shown.split(|line| *line == CUT).collect();
    let mut kept = Vec::new();
    let mut n_seen = 0;
    for (idx, part) in parts.iter().enumerate() {
        let start = if idx == 0 {
            0
        } else if idx + 1 == parts.len() {
            output.len().saturating_sub(part.len()).max(n_seen)
        } else {
            let found = output[n_seen..].iter().position(|line| part.first() == Some(line));
            n_seen + found.unwrap_or_else(|| panic!("no longer printed after a cut: {part:?}"))
        };
        let end = if parts.len() == 1 { output.len() } else { output.len().min(start + part.len()) };
        if start > n_seen {
            kept.push(CUT);
        }
        kept.extend(&output[start..end]);
        n_seen = end;
    }
    kept.into_iter().map(str::to_owned).collect()
}

#[test]
fn paths_exist() {
    let paths = every_path();
    // `rules/<folder>/<rule>.rs` stands for many files; what comes before is there.
    let certain = |named: &str| -> PathBuf {
        named.split('/').take_while(|part| !part.contains(['<', '*', '…'])).collect()
    };
    // Tables shorten paths to their ends.
    let is_missing = |named: &&str| !paths.iter().any(|path| path.ends_with(certain(named)));
    for document in DOCUMENTS {
        let text = text_of(document);
        let prose = text.split("```").step_by(2);
        let missing: Vec<_> = prose.flat_map(paths_in).filter(is_missing).collect();
        assert!(missing.is_empty(), "{document} names what is not there: {missing:?}");
    }
}

/// What stands between backticks and looks like a path, and where links lead to.
fn paths_in(prose: &str) -> Vec<&str> {
    let is_path = |code: &&str| {
        let is_file = [".md", ".rs", ".toml", ".sh"].iter().any(|ending| code.ends_with(ending));
        !code.contains([' ', '\n', '\\']) && (is_file || code.contains('/'))
    };
    let codes = prose.split('`').skip(1).step_by(2).filter(is_path);
    let links = prose.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    codes.chain(links.filter(|link| !link.is_empty() && !link.contains("://"))).collect()
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

/// Every file and folder of the repository, without what was built or installed.
fn every_path() -> Vec<PathBuf> {
    let mut paths = vec![root()];
    let mut n_seen = 0;
    while let Some(path) = paths.get(n_seen) {
        n_seen += 1;
        let is_foreign = ["target", ".git", ".tools"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !is_foreign {
            let entries = fs::read_dir(path).expect("folders are readable");
            let inside: Vec<_> = entries.map(|entry| entry.expect("folders are readable").path()).collect();
            paths.extend(inside);
        }
    }
    paths
}
