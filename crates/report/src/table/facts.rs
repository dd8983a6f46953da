//! What is said about a whole run set, for people.

use jurat_bench::read::{ResultHead, System, number};

use super::{ResultFile, ToolRuns};

/// How many things are said about a file.
const N_FACTS: usize = 12;

/// What files of one run set should agree on: else their runs are not comparable.
const SHARED: [&str; 6] = ["tool", "options", "limits", "system", "processor", "memory"];

/// Something that is said about a run set.
pub(super) struct Fact {
    pub(super) label: &'static str,
    /// Different texts, each once, with the number of files that say so; what a file does not say is left out.
    pub(super) texts: Vec<(String, usize)>,
}

impl Fact {
    /// A text for each difference; with the number of files, if there is one.
    pub(super) fn lines(&self) -> Vec<String> {
        let are_counted = self.texts.len() > 1 && self.texts.iter().any(|(_, n)| *n > 1);
        let line = |(text, n): &(String, usize)| match n {
            _ if !are_counted => text.clone(),
            1 => format!("{text} (1 file)"),
            n => format!("{text} ({n} files)"),
        };
        self.texts.iter().map(line).collect()
    }
}

/// In the order in which people see them.
pub(super) fn facts(run_set: &ToolRuns) -> Vec<Fact> {
    let of_files: Vec<[_; N_FACTS]> = run_set.files.iter().map(facts_of).collect();
    let fact = |at: usize| {
        let mut texts: Vec<(String, usize)> = Vec::new();
        for text in of_files.iter().filter_map(|facts| facts[at].1.as_ref()).filter(|text| !text.is_empty()) {
            match texts.iter_mut().find(|(known, _)| known == text) {
                Some((_, n)) => *n += 1,
                None => texts.push((text.clone(), 1)),
            }
        }
        Fact { label: of_files[0][at].0, texts }
    };
    (0..N_FACTS).map(fact).filter(|fact| !fact.texts.is_empty()).collect()
}

fn facts_of(file: &ResultFile) -> [(&'static str, Option<String>); N_FACTS] {
    let head = &file.results.head;
    let systems = &head.systems;
    let of_systems = |fact: fn(&System) -> Option<String>| {
        let mut facts: Vec<String> = systems.iter().filter_map(fact).collect();
        facts.dedup();
        (!facts.is_empty()).then(|| facts.join(", "))
    };
    [
        ("tool", Some(joined([&head.tool, &head.version], " "))),
        ("benchmark", Some(joined([&head.benchmark_name, &head.name], ", "))),
        ("options", head.options.clone()),
        ("limits", limits(head)),
        ("host", of_systems(|system| system.hostname.clone())),
        ("system", of_systems(|system| system.os.clone())),
        ("processor", of_systems(processor)),
        ("memory", of_systems(|system| Some(bytes(system.memory.as_deref()?)))),
        ("date", head.date.clone()),
        ("made by", head.generator.clone()),
        ("description", head.description.clone()),
        ("file", Some(file.name.clone())),
    ]
}

/// What to say if files of a run set differ in what should be the same.
pub(super) fn disagreement(run_set: &ToolRuns) -> Option<String> {
    let facts = facts(run_set);
    let differ = |fact: &&Fact| {
        let n_saying: usize = fact.texts.iter().map(|(_, n)| n).sum();
        SHARED.contains(&fact.label) && (fact.texts.len() > 1 || n_saying < run_set.files.len())
    };
    // Files of different tools are never put together, so that this can only be the version.
    let name = |fact: &Fact| if fact.label == "tool" { "version" } else { fact.label };
    let labels: Vec<&str> = facts.iter().filter(differ).map(name).collect();
    (!labels.is_empty()).then(|| {
        format!("{}: its {} result files differ in {}", run_set.label, run_set.files.len(), labels.join(", "))
    })
}

fn joined(parts: [&Option<String>; 2], between: &str) -> String {
    let parts: Vec<&str> =
        parts.into_iter().flatten().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(between)
}

fn limits(head: &ResultHead) -> Option<String> {
    let time = head.time_limit.as_deref().map(|limit| spaced(limit, "CPU time"));
    let memory = head.memory_limit.as_deref().map(|limit| format!("{} memory", bytes(limit)));
    let cores = head.cpu_cores.as_deref().map(n_cores);
    let limits: Vec<String> = [time, memory, cores].into_iter().flatten().collect();
    (!limits.is_empty()).then(|| limits.join(", "))
}

fn n_cores(text: &str) -> String {
    format!("{text} core{}", if text == "1" { "" } else { "s" })
}

fn spaced(text: &str, of: &str) -> String {
    match number(text) {
        Some(number) => format!("{} {} {of}", number.value, number.unit),
        None => format!("{text} {of}"),
    }
}

fn processor(system: &System) -> Option<String> {
    let cores = system.cpu_cores.as_deref().map(n_cores);
    let frequency = system.cpu_frequency.as_deref().and_then(number);
    let frequency =
        frequency.filter(|number| number.unit == "Hz").map(|number| format!("{:.1} GHz", number.value / 1e9));
    let turbo =
        system.turbo_boost.as_deref().filter(|turbo| *turbo == "true").map(|_| "turbo boost".to_owned());
    let parts: Vec<String> =
        [system.cpu_model.clone(), cores, frequency, turbo].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// `15000000000B` as `15 GB`.
fn bytes(text: &str) -> String {
    match number(text) {
        Some(number) if number.unit == "B" && number.value >= 1e9 => {
            format!("{} GB", (number.value / 1e8).round() / 10.0)
        }
        Some(number) if number.unit == "B" => format!("{} MB", (number.value / 1e5).round() / 10.0),
        _ => text.to_owned(),
    }
}
