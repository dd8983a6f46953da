//! What `jurat verify` finds violated, `jurat validate` confirms: a witness of it, in either format, is reproduced by one run.
//!
//! Every eighth task is tried; all of them with `JURAT_ROUND_TRIP=all`.

#![expect(clippy::unwrap_used, reason = "a corpus that is not as it should be ends the test")]

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::cases::{for_each, words};
use jurat_validate::{
    Builder, Engine, EngineChoice, JVM, Listener, NATIVE, Options, Property, Semantics, Strategy, Task,
    Verdict, validate, verify, witness,
};
use jurat_witness::convert::{ConversionContext, ConversionTarget, convert};
use jurat_witness::read;

/// One task out of so many is tried.
const STEP: usize = 8;

/// Tasks that are violated by chance: no format of witnesses knows random numbers, so that a run with the inputs need not show it.
const BY_CHANCE: [&str; 2] = ["random-and-input", "random-unseeded-hits"];

/// The verdicts on the witnesses of a task.
struct Tried {
    name: String,
    verdicts: Vec<(ConversionTarget, Verdict)>,
}

#[test]
fn what_is_found_violated_is_confirmed() {
    let step = if std::env::var("JURAT_ROUND_TRIP").is_ok_and(|it| it == "all") { 1 } else { STEP };
    let tasks: Vec<PathBuf> = violated_tasks().into_iter().step_by(step).collect();
    let tried: Vec<Tried> = for_each(&tasks, |task, builder| round_trip(task, builder));
    let verdicts =
        tried.iter().flat_map(|it| it.verdicts.iter().map(move |(target, verdict)| (it, target, verdict)));
    let unconfirmed: Vec<String> = verdicts
        .clone()
        .filter(|(.., verdict)| !matches!(verdict, Verdict::False(_)))
        .map(|(it, target, verdict)| format!("{} {target:?}: {}", it.name, words(verdict)))
        .collect();
    let n_decided = tried.iter().filter(|it| !it.verdicts.is_empty()).count();
    assert!(n_decided * 10 >= tasks.len() * 8, "{n_decided} of {} tasks are found violated", tasks.len());
    assert!(unconfirmed.is_empty(), "{} of {}: {unconfirmed:#?}", unconfirmed.len(), verdicts.count());
}

/// The tasks whose property is violated, by name.
fn violated_tasks() -> Vec<PathBuf> {
    let directories = std::fs::read_dir(crate::common::corpus().join("verify")).unwrap();
    let tasks = directories.map(|entry| entry.unwrap().path().join("task.yml"));
    let is_by_chance = |task: &PathBuf| BY_CHANCE.iter().any(|name| task.parent().unwrap().ends_with(name));
    let is_violated = |task: &PathBuf| {
        let definition = jurat::task::read(task).unwrap();
        definition.properties.iter().any(|property| property.expected_verdict == Some(false))
    };
    let mut tasks: Vec<PathBuf> = tasks.filter(|task| is_violated(task) && !is_by_chance(task)).collect();
    tasks.sort();
    tasks
}

fn round_trip(path: &Path, builder: &mut Builder) -> Tried {
    let definition = jurat::task::read(path).unwrap();
    let program = jurat::program::load(&definition.input_files).unwrap();
    let property =
        Property::parse(&std::fs::read_to_string(&definition.properties[0].file).unwrap()).unwrap();
    let task = Task { program: &program, property, main_class: None };
    let found = verify(task, &options(NATIVE), builder);
    let name = path.parent().unwrap().file_name().unwrap().to_str().unwrap().to_owned();
    let mut verdicts = Vec::new();
    if let Verdict::False(violation) = &found.verdict {
        // Witnesses do not tell what the program reads: then it has to be found again.
        let engine = if violation.standard_input.is_some() { NATIVE } else { JVM };
        let witness = witness(&found, &property.to_string()).unwrap();
        for target in [ConversionTarget::GraphMl, ConversionTarget::Yaml] {
            let surroundings = ConversionContext {
                program: Some(&program),
                specification: None,
                now: "2026-01-01T00:00:00Z",
            };
            let text = convert(&witness, target, surroundings).unwrap().text;
            let reading = read(text.into_bytes());
            verdicts.push((target, validate(task, &reading, &options(engine), builder).verdict));
        }
    }
    Tried { name, verdicts }
}

fn options(engine: Engine) -> Options {
    Options {
        engine: EngineChoice::Only(engine),
        strategy: Strategy::default(),
        semantics: Semantics::default(),
        timeout: Duration::from_secs(20),
        memory: 2 << 30,
        own_memory: 8 << 30,
        is_last: false,
        require_claims: false,
        force: false,
        jbmc: Err("it is not asked".to_owned()),
        queries: None,
        listener: Listener::default(),
    }
}
