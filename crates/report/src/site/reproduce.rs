//! How to repeat the competition, with the hashes of everything.

use askama::Template;
use jurat_compete::model::{Limits, WitnessKind};

use super::{Frame, Site, format};

#[derive(Template)]
#[template(path = "site/reproduce.html")]
struct Page<'a> {
    frame: Frame<'a>,
    command: &'a str,
    score_options: &'static str,
    limits: Vec<LimitsRow>,
    machine: &'a [(&'static str, String)],
    lists: Vec<List<'a>>,
}

struct LimitsRow {
    runs: &'static str,
    time: String,
    memory: String,
    cores: String,
}

struct List<'a> {
    title: &'static str,
    files: &'a [File],
}

/// A file with its hash.
#[derive(Clone, Debug)]
pub struct File {
    /// Its name.
    pub name: String,
    /// Where it is in the site, if it is there.
    pub link: Option<String>,
    /// Its hash.
    pub sha256: String,
}

/// The files of a competition.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// The description of the competition, and what else says what was to be done.
    pub definitions: Vec<File>,
    /// What was submitted.
    pub archives: Vec<File>,
    /// Task definitions, properties and programs.
    pub tasks: Vec<File>,
    /// What came of it.
    pub results: Vec<File>,
}

/// The page; `command` is what to type for the whole competition.
pub fn reproduce(
    site: &Site<'_>,
    command: &str,
    machine: &[(&'static str, String)],
    files: &Files,
) -> String {
    let competition = site.competition;
    let page = Page {
        frame: site.frame(0),
        command,
        score_options: if competition.void.is_empty() { "" } else { " --void data/void.set" },
        limits: vec![
            limits("Verification", competition.verification),
            limits("Validation of violation witnesses", competition.limits_of(WitnessKind::Violation)),
            limits("Validation of correctness witnesses", competition.limits_of(WitnessKind::Correctness)),
        ],
        machine,
        lists: vec![
            List { title: "Archives", files: &files.archives },
            List { title: "Description and benchmark definitions", files: &files.definitions },
            List { title: "Raw results", files: &files.results },
            List { title: "Tasks", files: &files.tasks },
        ],
    };
    page.render().expect("writing to a string never fails")
}

fn limits(runs: &'static str, limits: Limits) -> LimitsRow {
    LimitsRow {
        runs,
        time: format!("{} s", limits.time.as_secs()),
        memory: format::memory(limits.memory),
        cores: limits.cores.map_or_else(|| "any".to_owned(), |cores| cores.to_string()),
    }
}
