//! Transcripts: in a fenced block, what follows `$ jurat …` is what that prints.
//!
//! A line `…` stands for lines left out, and `…` within a line for what is different each time. The commands of a document run
//! one after the other in a directory that has copies of `corpus` and `examples`, so that one may read what another has written.

use std::env;
use std::fs;
use std::iter;
use std::path::Path;
use std::process::Command;

use super::{root, text_of, user_documents};
use crate::common::JURAT;

/// The line of a transcript that stands for lines left out; within a line, what is different each time.
const CUT: &str = "…";

/// What commands read.
const SHOWN: [&str; 2] = ["corpus", "examples"];

#[test]
fn transcripts_are_what_jurat_prints() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    for shown in SHOWN {
        let copied = Command::new("cp").arg("-r").arg(root().join(shown)).arg(directory.path()).status();
        assert!(copied.is_ok_and(|status| status.success()), "{shown} can be copied");
    }
    let mut wrong = Vec::new();
    let mut n_commands = 0;
    for document in user_documents() {
        let written = text_of(&document);
        let (printed, n_run) = with_fresh_transcripts(&written, directory.path());
        n_commands += n_run;
        remove_what_was_written(directory.path());
        if env::var_os("JURAT_BLESS").is_some() {
            fs::write(root().join(&document), &printed).expect("documents can be written");
        } else if let Some(difference) = first_difference(&written, &printed) {
            wrong.push(format!("{document}:{difference}"));
        }
    }
    assert!(wrong.is_empty(), "left is written, right is what Jurat prints:\n{}", wrong.join("\n"));
    assert!(n_commands > 20, "transcripts are found: {n_commands}");
}

/// The number of the first line that differs, and both.
fn first_difference(written: &str, printed: &str) -> Option<String> {
    let mut pairs = written.lines().zip(printed.lines()).enumerate();
    if let Some((idx, (left, right))) = pairs.find(|(_, (left, right))| left != right) {
        return Some(format!("{}: {left:?}, {right:?}", idx + 1));
    }
    (written != printed).then(|| " a transcript is too short or too long".to_owned())
}

fn remove_what_was_written(directory: &Path) {
    for entry in fs::read_dir(directory).expect("the directory is there") {
        let path = entry.expect("the directory is readable").path();
        if SHOWN.iter().any(|shown| path.ends_with(shown)) {
            continue;
        }
        let removed = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
        removed.expect("what a command has written can be removed");
    }
}

/// The document, with the output of each `$ jurat …` in a fenced block replaced by what the command prints; and how many there are.
fn with_fresh_transcripts(document: &str, directory: &Path) -> (String, usize) {
    let mut fresh = Vec::new();
    let mut n_commands = 0;
    let mut lines = document.lines().peekable();
    let mut is_fenced = false;
    while let Some(line) = lines.next() {
        fresh.push(line.to_owned());
        is_fenced ^= line.starts_with("```");
        let command = line.strip_prefix("$ ").filter(|command| is_fenced && command.starts_with("jurat "));
        if let Some(command) = command {
            let is_output = |line: &&str| !line.starts_with("```") && !line.starts_with("$ ");
            let shown: Vec<_> = iter::from_fn(|| lines.next_if(is_output)).collect();
            fresh.extend(cut_like(&shown, &output_of(command, directory)));
            n_commands += 1;
        }
    }
    (fresh.join("\n") + "\n", n_commands)
}

/// What a command prints, on standard output and standard error together, as a terminal would show it.
fn output_of(command: &str, directory: &Path) -> String {
    let programs = Path::new(JURAT).parent().expect("programs are in directories");
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([programs.to_owned()].into_iter().chain(env::split_paths(&others)));
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {command}")])
        .env("PATH", path.expect("no program is in a directory with a colon"))
        .env_remove("CLICOLOR_FORCE")
        .current_dir(directory)
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
            let first = part.first().copied().unwrap_or_default();
            let found = output[n_seen..].iter().position(|line| stands_for(first, line));
            n_seen
                + found.unwrap_or_else(|| {
                    panic!("no longer printed after a cut: {part:?}\n{}", output.join("\n"))
                })
        };
        let end = if parts.len() == 1 { output.len() } else { output.len().min(start + part.len()) };
        if start > n_seen {
            kept.push(CUT);
        }
        for (nth, line) in output[start..end].iter().enumerate() {
            let before = part.get(nth).copied().filter(|before| stands_for(before, line));
            kept.push(before.unwrap_or(line));
        }
        n_seen = end;
    }
    kept.into_iter().map(str::to_owned).collect()
}

/// Whether a line of a transcript stands for a printed one: what is between its cuts is there, in this order.
fn stands_for(shown: &str, printed: &str) -> bool {
    let Some((start, rest)) = shown.split_once(CUT) else { return shown == printed };
    let Some(mut printed) = printed.strip_prefix(start) else { return false };
    let mut parts: Vec<&str> = rest.split(CUT).collect();
    let end = parts.pop().unwrap_or_default();
    for part in parts {
        let Some((_, behind)) = printed.split_once(part) else { return false };
        printed = behind;
    }
    printed.ends_with(end)
}

#[test]
fn cuts_within_a_line_stand_for_anything() {
    for (shown, printed) in [
        ("took …", "took 1.23 s"),
        ("walltime=…s", "walltime=0.1s"),
        ("a … b … c", "a 1 b 2 c"),
        ("  … and 3 more", "  … and 3 more"),
        ("plain", "plain"),
    ] {
        assert!(stands_for(shown, printed), "{shown:?} {printed:?}");
    }
    for (shown, printed) in [
        ("took … s", "took 1 m"),
        ("a … b … c", "a 1 c"),
        ("x…", "took"),
        ("  … and 3 more", "  … and 4 more"),
        ("a…a", "a"),
    ] {
        assert!(!stands_for(shown, printed), "{shown:?} {printed:?}");
    }
}

#[test]
fn cuts_are_kept_and_the_rest_is_what_is_printed() {
    let output = "one\ntwo 2 s\nthree\nfour\nfive";
    let cut = |shown: &[&str]| cut_like(shown, output).join("|");
    assert_eq!(cut(&["one", "…", "five"]), "one|…|five");
    assert_eq!(cut(&["…", "two … s", "…"]), "…|two … s|…");
    assert_eq!(cut(&["…"]), "…");
    assert_eq!(cut(&["wrong"]), "one|two 2 s|three|four|five");
    assert_eq!(cut(&["1", "…", "5"]), "one|…|five");
}
