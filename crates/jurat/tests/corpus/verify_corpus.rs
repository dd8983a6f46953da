//! Jurat's own engine on every task of the corpus: it is never wrong, and it decides most.
//!
//! `make coverage-report` lists why it does not decide the others.

#![expect(clippy::unwrap_used, reason = "a corpus that is not as it should be ends the test")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::cases::{for_each, words};
use jurat_validate::{
    Builder, EngineChoice, Listener, NATIVE, Options, Property, Semantics, Strategy, Task, Unknown, Verdict,
    verify,
};

/// Far more than most tasks need; those that need more are measured by the benchmark.
const TIMEOUT: Duration = Duration::from_secs(10);

struct Decided {
    name: String,
    holds: bool,
    verdict: Verdict,
}

#[test]
fn no_verdict_is_wrong() {
    let decided = decide_all();
    let wrong = decided.iter().filter(|it| match it.verdict {
        Verdict::True => !it.holds,
        Verdict::False(_) => it.holds,
        Verdict::Unknown(_) => false,
    });
    let wrong: Vec<_> = wrong.map(|it| format!("{}: {}", it.name, words(&it.verdict))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let broken = decided.iter().filter(
        |it| matches!(&it.verdict, Verdict::Unknown(unknown) if !matches!(unknown, Unknown::Undecided(_))),
    );
    let broken: Vec<_> = broken.map(|it| format!("{}: {}", it.name, words(&it.verdict))).collect();
    assert!(broken.is_empty(), "{broken:#?}");
    let n_unknown = decided.iter().filter(|it| matches!(it.verdict, Verdict::Unknown(_))).count();
    assert!(decided.len() >= 400, "{} tasks", decided.len());
    assert!(n_unknown * 5 <= decided.len(), "{n_unknown} of {} tasks are not decided", decided.len());
}

#[test]
#[ignore = "a report for people: `make coverage-report`"]
#[expect(clippy::print_stdout, reason = "the report is the result")]
fn coverage() {
    let decided = decide_all();
    let mut constructs: BTreeMap<String, Vec<Example<'_>>> = BTreeMap::new();
    for it in &decided {
        if let Verdict::Unknown(unknown) = &it.verdict {
            let reason = unknown.to_string();
            // Without the place, alike reasons are one.
            let (what, place) = match reason.rsplit_once(" (") {
                Some((what, place)) => (what, place.trim_end_matches(')')),
                None => (reason.as_str(), ""),
            };
            let line = line_at(&it.name, place).unwrap_or_default();
            constructs.entry(what.to_owned()).or_default().push(Example { name: &it.name, line });
        }
    }
    let n_unknown: usize = constructs.values().map(Vec::len).sum();
    println!("{} tasks, {n_unknown} not decided", decided.len());
    let mut rows: Vec<_> = constructs.into_iter().collect();
    rows.sort_by_key(|(_, examples)| std::cmp::Reverse(examples.len()));
    for (construct, examples) in rows {
        let names: Vec<&str> = examples.iter().map(|example| example.name).collect();
        println!("{:>4}  {construct}\n      {}", examples.len(), names.join(" "));
        if let Some(example) = examples.iter().find(|example| !example.line.is_empty()) {
            println!("      for instance in {}: {}", example.name, example.line);
        }
    }
}

/// A task that is not decided, and the line of its program that is in the way.
struct Example<'a> {
    name: &'a str,
    line: String,
}

/// The line of a task's program at a place such as `Main.java:12`.
fn line_at(name: &str, place: &str) -> Option<String> {
    let (file, line) = place.rsplit_once(':')?;
    let directories =
        ["programs", "verify"].map(|directory| crate::common::corpus().join(directory).join(name));
    let text = directories.iter().find_map(|directory| std::fs::read_to_string(directory.join(file)).ok())?;
    let line = line.parse::<usize>().ok()?.checked_sub(1)?;
    text.lines().nth(line).map(|line| line.trim().to_owned())
}

fn decide_all() -> Vec<Decided> {
    for_each(&tasks(), |task: &PathBuf, builder| decide(task, builder))
}

fn tasks() -> Vec<PathBuf> {
    let directories = ["programs", "verify"].map(|directory| crate::common::corpus().join(directory));
    let entries = directories.iter().flat_map(|directory| std::fs::read_dir(directory).unwrap());
    let mut tasks: Vec<_> = entries.map(|entry| entry.unwrap().path().join("task.yml")).collect();
    tasks.sort();
    tasks
}

fn decide(path: &Path, builder: &mut Builder) -> Decided {
    let definition = jurat::task::read(path).unwrap();
    let program = jurat::program::load(&definition.input_files).unwrap();
    let [asked] = &definition.properties[..] else { panic!("{}: one property", path.display()) };
    let property = Property::parse(&std::fs::read_to_string(&asked.file).unwrap()).unwrap();
    let options = Options {
        engine: EngineChoice::Only(NATIVE),
        strategy: Strategy::default(),
        semantics: Semantics::default(),
        timeout: TIMEOUT,
        memory: 2 << 30,
        own_memory: 8 << 30,
        is_last: false,
        require_claims: false,
        force: false,
        jbmc: Err("it is not asked".to_owned()),
        queries: None,
        listener: Listener::default(),
    };
    let task = Task { program: &program, property, main_class: None };
    let name = path.parent().unwrap().file_name().unwrap().to_str().unwrap().to_owned();
    let holds = asked.expected_verdict.unwrap();
    Decided { name, holds, verdict: verify(task, &options, builder).verdict }
}
