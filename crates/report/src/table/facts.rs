//! What is said about a whole run set, for people.

use jurat_bench::read::{Head, System, number};

use super::RunSet;

/// Pairs of label and value; what the file does not say is left out.
pub(super) fn facts(run_set: &RunSet) -> Vec<(&'static str, String)> {
    let head = &run_set.results.head;
    let systems = &head.systems;
    let of_systems = |fact: fn(&System) -> Option<String>| {
        let mut facts: Vec<String> = systems.iter().filter_map(fact).collect();
        facts.dedup();
        (!facts.is_empty()).then(|| facts.join(", "))
    };
    let file = run_set.results.path.file_name().map(|name| name.to_string_lossy().into_owned());
    let facts = [
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
        ("file", file),
    ];
    facts
        .into_iter()
        .filter_map(|(label, value)| Some((label, value.filter(|value| !value.is_empty())?)))
        .collect()
}

fn joined(parts: [&Option<String>; 2], between: &str) -> String {
    let parts: Vec<&str> =
        parts.into_iter().flatten().map(String::as_str).filter(|part| !part.is_empty()).collect();
    parts.join(between)
}

fn limits(head: &Head) -> Option<String> {
    let time = head.time_limit.as_deref().map(|limit| spaced(limit, "CPU time"));
    let memory = head.memory_limit.as_deref().map(|limit| format!("{} memory", bytes(limit)));
    let cores = head.cpu_cores.as_deref().map(|cores| format!("{cores} cores"));
    let limits: Vec<String> = [time, memory, cores].into_iter().flatten().collect();
    (!limits.is_empty()).then(|| limits.join(", "))
}

fn spaced(text: &str, of: &str) -> String {
    match number(text) {
        Some(number) => format!("{} {} {of}", number.value, number.unit),
        None => format!("{text} {of}"),
    }
}

fn processor(system: &System) -> Option<String> {
    let cores = system.cpu_cores.as_ref().map(|cores| format!("{cores} cores"));
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
