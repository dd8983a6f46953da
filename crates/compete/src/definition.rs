//! The benchmark definitions of a competition: one for each verifier, and one for each validator, verifier and kind of
//! witness. They are plain files of BenchExec, so that anybody can repeat a part of the competition without it.

use std::path::{Path, PathBuf};

use jurat_bench::relative;
use jurat_text::xml::XmlElement;

use crate::model::{Competition, PartLimits, Participant, Validator, Verifier, WitnessKind};

const DOCTYPE: &str = "<!DOCTYPE benchmark
  PUBLIC '+//IDN sosy-lab.org//DTD BenchExec benchmark 3.30//EN'
  'https://www.sosy-lab.org/benchexec/benchmark-3.30.dtd'>";

/// A benchmark definition, and the lists of tasks that belong to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Definition {
    /// Its name, without any ending.
    pub name: String,
    /// The XML.
    pub text: String,
    /// Names and texts of the lists, which lie beside it.
    pub lists: Vec<(String, String)>,
}

/// The witnesses of a verifier: where they are, and who has one.
#[derive(Clone, Debug)]
pub struct Witnesses<'a> {
    /// Of whom.
    pub verifier: &'a Verifier,
    /// What they are about.
    pub kind: WitnessKind,
    /// The directory in which each run has left its files: `….files`.
    pub directory: PathBuf,
    /// The tasks with a witness, for each of the competition's categories.
    pub tasks: Vec<Vec<PathBuf>>,
}

/// The definition for a verifier, to be stored in `directory`.
pub fn of_verifier(competition: &Competition, verifier: &Verifier, directory: &Path) -> Definition {
    let categories = competition.categories_of(verifier).map(|category| {
        let includes =
            category.tasks.iter().map(|tasks| XmlElement::text("include", &seen(tasks, directory)));
        let tasks = XmlElement::new("tasks").with("name", &category.name).containing(includes);
        (category.property_name.as_str(), category.property.as_path(), tasks)
    });
    let runs = run_definitions(competition, categories, None, directory);
    let head = head(competition, &verifier.participant, competition.verification, directory);
    let root = head.containing([XmlElement::text("resultfiles", &verifier.witness)]).containing(runs);
    let name = verifier.participant.id.clone();
    Definition { name, text: root.to_document(DOCTYPE), lists: Vec::new() }
}

/// The definition for a validator and the witnesses of a verifier; none if it has no witness to look at.
pub fn of_validator(
    competition: &Competition,
    validator: &Validator,
    witnesses: &Witnesses<'_>,
    directory: &Path,
) -> Option<Definition> {
    let kind = witnesses.kind;
    let name = name_of_validation(validator, kind, witnesses.verifier);
    let lists: Vec<(usize, String, String)> = witnesses
        .tasks
        .iter()
        .enumerate()
        .filter(|(_, tasks)| !tasks.is_empty())
        .map(|(index, tasks)| {
            let lines = tasks.iter().map(|task| literal(&seen(task, directory)) + "\n");
            (index, format!("{name}.{}.set", competition.categories[index].name), lines.collect())
        })
        .collect();
    if lists.is_empty() {
        return None;
    }
    let categories = lists.iter().map(|(index, list, _)| {
        let category = &competition.categories[*index];
        let tasks = XmlElement::new("tasks").with("name", &category.name);
        let tasks = tasks.containing([XmlElement::text("includesfile", list)]);
        (category.property_name.as_str(), category.property.as_path(), tasks)
    });
    let place = format!(
        "${{benchmark_path_abs}}/{}/${{rundefinition_name}}/${{taskdef_name}}/{}",
        seen(&witnesses.directory, directory),
        witnesses.verifier.witness
    );
    let witness = XmlElement::text("option", &place).with("name", &validator.witness_option);
    // Only within a run definition the variables have their values.
    let required = XmlElement::text("requiredfiles", &place);
    let runs = run_definitions(competition, categories, Some(&required), directory);
    let head = head(competition, &validator.participant, competition.limits_of(kind), directory);
    let root = head.containing([witness, XmlElement::text("resultfiles", "")]).containing(runs);
    let lists = lists.into_iter().map(|(_, name, text)| (name, text)).collect();
    Some(Definition { name, text: root.to_document(DOCTYPE), lists })
}

/// What the definition for a validator and the witnesses of a verifier is called.
pub fn name_of_validation(validator: &Validator, kind: WitnessKind, verifier: &Verifier) -> String {
    format!("{}-validate-{kind}-witnesses-{}", validator.participant.id, verifier.participant.id)
}

fn head(
    competition: &Competition,
    participant: &Participant,
    limits: PartLimits,
    directory: &Path,
) -> XmlElement {
    let tool = &participant.tool;
    let tool = if tool.contains('/') { seen(Path::new(tool), directory) } else { tool.clone() };

    let options = participant.options.iter().map(|option| XmlElement::new("option").with("name", option));
    XmlElement::new("benchmark")
        .with("tool", tool)
        .with("displayName", &participant.name)
        .with("timelimit", format!("{} s", limits.time.as_secs()))
        .with("memlimit", format!("{} B", limits.memory))
        .with_some("cpuCores", limits.cores.map(|cores| cores.to_string()))
        .with("threads", competition.threads.to_string())
        .containing(options)
}

/// One run definition for each property, with its categories, both in the order of the competition.
fn run_definitions<'a>(
    competition: &Competition,
    categories: impl Iterator<Item = (&'a str, &'a Path, XmlElement)>,
    required: Option<&XmlElement>,
    directory: &Path,
) -> Vec<XmlElement> {
    let mut definitions: Vec<(&str, &Path, Vec<XmlElement>)> = Vec::new();
    for (name, property, tasks) in categories {
        match definitions.iter_mut().find(|(other, _, _)| *other == name) {
            Some((_, _, all)) => all.push(tasks),
            None => definitions.push((name, property, vec![tasks])),
        }
    }
    definitions
        .into_iter()
        .map(|(name, property, tasks)| {
            XmlElement::new("rundefinition")
                .with("name", competition.run_definition(name))
                .containing([XmlElement::text("propertyfile", &seen(property, directory))])
                .containing(required.cloned())
                .containing(tasks)
        })
        .collect()
}

fn seen(path: &Path, directory: &Path) -> String {
    relative(path, directory).to_string_lossy().into_owned()
}

/// A name as a pattern that only it matches.
fn literal(name: &str) -> String {
    let mut pattern = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '*' | '?' | '[' => pattern.extend(['[', c, ']']),
            c => pattern.push(c),
        }
    }
    pattern
}
