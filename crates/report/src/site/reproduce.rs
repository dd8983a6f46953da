//! How to repeat the competition, with the hashes of everything.

use askama::Template;
use jurat_bench::result::SystemInfo;
use jurat_compete::definition::name_of_validation;
use jurat_compete::model::{PartLimits, Participant, WitnessKind};
use jurat_score::Rules;
use jurat_text::shell::quoted;

use super::{CompetitionSite, Frame, format, links};

#[derive(Template)]
#[template(path = "site/reproduce.html")]
struct Page<'a> {
    frame: Frame<'a>,
    description: String,
    description_link: String,
    commands: Vec<Command<'a>>,
    score_options: String,
    limits: Vec<LimitsRow>,
    jurat: &'a str,
    machines: Vec<String>,
    lists: Vec<List<'a>>,
}

/// How a part of the competition is repeated.
struct Command<'a> {
    name: &'a str,
    link: String,
    directory: String,
    definition: String,
}

struct LimitsRow {
    runs: &'static str,
    time: String,
    memory: String,
    cores: String,
}

struct List<'a> {
    anchor: &'static str,
    title: &'static str,
    about: &'static str,
    /// Where the list is for `sha256sum`.
    sums: &'static str,
    files: &'a [File],
}

/// A file with its hash.
#[derive(Clone, Debug)]
pub struct File {
    /// Where it is: of an input, as seen from the directory of the competition's description; otherwise in the site.
    pub name: String,
    /// How the site links to it, if it is there.
    pub link: Option<String>,
    /// Its hash.
    pub sha256: String,
}

/// What went into a competition.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// The description, archives, properties, task definitions and programs.
    pub files: Vec<File>,
    /// The hash of Jurat itself; empty if it cannot be read.
    pub jurat: String,
    /// Where the runs were done.
    pub machines: Vec<SystemInfo>,
}

/// What can be had from the site.
#[derive(Clone, Debug, Default)]
pub struct Downloads {
    /// The description of the competition, and what else says what was to be done.
    pub definitions: Vec<File>,
    /// What came of it.
    pub results: Vec<File>,
    /// Logs and witnesses, of each run one.
    pub others: Vec<File>,
}

impl Downloads {
    /// All files.
    pub fn all(&self) -> impl Iterator<Item = &File> {
        self.definitions.iter().chain(&self.results).chain(&self.others)
    }
}

/// All that somebody needs who repeats the competition.
#[derive(Clone, Debug)]
pub struct Reproduction {
    /// What went in.
    pub inputs: Inputs,
    /// What can be had from the site.
    pub downloads: Downloads,
}

/// The page.
pub fn reproduce(site: &CompetitionSite<'_>, reproduction: &Reproduction) -> String {
    let competition = site.competition;
    let Reproduction { inputs, downloads } = reproduction;
    let description = competition.file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let page = Page {
        frame: site.frame(0),
        description: quoted(description),
        description_link: links::definition(description),
        commands: commands(site),
        score_options: score_options(site),
        limits: vec![
            limits("Verification", competition.verification),
            limits("Validation of violation witnesses", competition.limits_of(WitnessKind::Violation)),
            limits("Validation of correctness witnesses", competition.limits_of(WitnessKind::Correctness)),
        ],
        jurat: &inputs.jurat,
        machines: inputs.machines.iter().map(machine).collect(),
        lists: vec![
            List {
                anchor: "inputs",
                title: "Inputs",
                about: "Archives, properties, task definitions and programs, as seen from the directory of the description.",
                sums: "data/inputs.sha256",
                files: &inputs.files,
            },
            List {
                anchor: "definitions",
                title: "Definitions",
                about: "What was to be done.",
                sums: "data/site.sha256",
                files: &downloads.definitions,
            },
            List {
                anchor: "results",
                title: "Raw results",
                about: "What came of it. The list of hashes also has all logs and witnesses.",
                sums: "data/site.sha256",
                files: &downloads.results,
            },
        ],
    };
    page.render().expect("writing to a string never fails")
}

/// How each benchmark is repeated on its own.
fn commands<'a>(site: &CompetitionSite<'a>) -> Vec<Command<'a>> {
    let command = |participant: &'a Participant, definition: String| {
        let directory = &site.archive_of(participant).directory;
        // As seen from the directory with all participants, in which each has one of its own.
        let below: Vec<_> = directory.iter().rev().take_while(|part| *part != "participants").collect();
        let below: Vec<_> = below.iter().rev().map(|part| part.to_string_lossy()).collect();
        let link = links::participant(&participant.id);
        Command { name: &participant.name, link, directory: quoted(below.join("/")), definition }
    };
    let of_verifiers = site.verified.iter().map(|it| {
        let participant = &it.verifier.participant;
        command(participant, participant.id.clone())
    });
    let of_validators = site
        .validated
        .iter()
        .map(|it| command(&it.validator.participant, name_of_validation(it.validator, it.kind, it.verifier)));
    of_verifiers.chain(of_validators).collect()
}

/// What `jurat score` has to know besides the categories.
fn score_options(site: &CompetitionSite<'_>) -> String {
    let competition = site.competition;
    let void = if competition.void.is_empty() { "" } else { " --void data/void.set" };
    // Rules of one's own are a file, of which the site has a copy.
    let rules = Rules::named(&competition.rules).map_or(links::RULES, |_| &competition.rules);
    format!("{void} --rules {rules}")
}

fn machine(system: &SystemInfo) -> String {
    let memory = format::memory(system.memory);
    format!("{}, {} hardware threads, {memory}, {}", system.cpu_model, system.n_cores, system.os)
}

fn limits(runs: &'static str, limits: PartLimits) -> LimitsRow {
    LimitsRow {
        runs,
        time: format!("{} s", limits.time.as_secs()),
        memory: format::memory(limits.memory),
        cores: limits.cores.map_or_else(|| "any".to_owned(), |cores| cores.to_string()),
    }
}
