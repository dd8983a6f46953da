//! Where logs are, as addresses in a page.

use std::fmt::Write as _;

use super::union::definition;
use super::{ResultFile, Table, ToolRuns};

/// Where the logs of a result file are.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LogLinks {
    /// The way from the page to the directory of the result file, with slashes; empty if it is the same. Also an address of
    /// the web.
    pub base: String,
    /// Where the logs are that are called as everybody expects.
    pub place: LogPlace,
}

/// Where logs are that are called as everybody expects.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum LogPlace {
    /// Nobody knows.
    #[default]
    Nowhere,
    /// In this directory, beside the result file.
    Directory(String),
    /// In this archive, beside the result file.
    Archive(String),
}

impl LogLinks {
    /// What the addresses of usual logs begin with: the name of the task and `.log` follow.
    fn prefix(&self, definition: Option<&str>) -> Option<String> {
        let LogPlace::Directory(directory) = &self.place else { return None };
        let definition = definition.map(|name| format!("{name}.")).unwrap_or_default();
        self.address(&format!("{directory}/{definition}"))
    }

    /// The address of a file that a result file names; absent if it is an absolute path, which means nothing elsewhere.
    fn address(&self, path: &str) -> Option<String> {
        if is_of_web(path) {
            return Some(path.to_owned());
        }
        let base = if is_of_web(&self.base) { self.base.clone() } else { encoded(&self.base) };
        let between = if base.is_empty() || base.ends_with('/') { "" } else { "/" };
        (!path.starts_with('/')).then(|| format!("{base}{between}{}", encoded(path)))
    }
}

impl ResultFile {
    /// What the addresses of usual logs begin with: the name of the task and `.log` follow.
    pub(super) fn log_prefix(&self) -> Option<String> {
        self.logs.prefix(definition(&self.results.head))
    }

    /// The archive that has all logs.
    pub(super) fn log_archive(&self) -> Option<String> {
        let LogPlace::Archive(archive) = &self.logs.place else { return None };
        self.logs.address(archive)
    }
}

impl ToolRuns {
    /// The address of the log of a run, if the file says that it is at an unusual place.
    pub(super) fn own_log(&self, row: usize) -> Option<String> {
        let (file, run) = self.run(row)?;
        let log = run.log_file.as_deref()?;
        let can_be_opened = is_of_web(log) || matches!(file.logs.place, LogPlace::Directory(_));
        can_be_opened.then(|| file.logs.address(log)).flatten()
    }
}

impl Table {
    /// The address of the log of a run.
    pub(super) fn log(&self, run_set: &ToolRuns, row: usize) -> Option<String> {
        let (result_file, _) = run_set.run(row)?;
        let file = self.tasks[row].name.rsplit('/').next().unwrap_or_default();
        let usual = |prefix: String| format!("{prefix}{}.log", encoded_part(file));
        run_set
            .own_log(row)
            .or_else(|| result_file.log_prefix().map(usual))
            .or_else(|| result_file.log_archive())
    }
}

fn is_of_web(address: &str) -> bool {
    let has =
        |scheme: &str| address.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme));
    has("http://") || has("https://")
}

/// A path as a relative address. A colon in it is encoded, so that no part of it is ever taken for a scheme.
fn encoded(path: &str) -> String {
    path.split('/').map(encoded_part).collect::<Vec<_>>().join("/")
}

fn encoded_part(part: &str) -> String {
    let mut text = String::new();
    for byte in part.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn logs(base: &str) -> LogLinks {
        LogLinks { base: base.to_owned(), place: LogPlace::Directory("x.logfiles".to_owned()) }
    }

    #[test]
    fn addresses_are_relative_or_of_the_web() {
        assert_eq!(logs("../results").prefix(Some("a b")).as_deref(), Some("../results/x.logfiles/a%20b."));
        assert_eq!(logs("").prefix(None).as_deref(), Some("x.logfiles/"));
        assert_eq!(
            logs("https://example.org/r").prefix(None).as_deref(),
            Some("https://example.org/r/x.logfiles/")
        );
        let address = |path| logs("é").address(path);
        assert_eq!(address("javascript:alert(1)").as_deref(), Some("%C3%A9/javascript%3Aalert(1)"));
        assert_eq!(address("https://example.org/a.log").as_deref(), Some("https://example.org/a.log"));
        assert_eq!(address("../#?.log").as_deref(), Some("%C3%A9/../%23%3F.log"));
        assert_eq!(address("/etc/passwd"), None);
        assert_eq!(address("//example.org/a.log"), None);
    }
}
