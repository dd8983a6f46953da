//! What went into a competition, with its hashes.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};

use jurat_bench::relative;
use jurat_bench::result::SystemInfo;
use jurat_compete::model::Competition;
use jurat_compete::participant::hash_of;
use jurat_compete::store::Store;
use jurat_report::site::{CompetitionSite, File, Inputs};
use jurat_score::Rules;

use super::failed;
use crate::error::Error;

/// The inputs of a competition. Names are relative to the directory of its description, where whoever repeats it begins.
pub(super) fn of(site: &CompetitionSite<'_>, store: &Store) -> Result<Inputs, Error> {
    let competition = site.competition;
    let mut files = BTreeMap::new();
    let mut machines: Vec<SystemInfo> = Vec::new();
    let validations = site.validated.iter().map(|it| &it.answers);
    for answers in site.verified.iter().map(|it| &it.answers).chain(validations) {
        let record = answers.record().map_err(failed(&answers.base))?;
        let is_own = |path: &PathBuf| relative(path, &store.root).starts_with("..");
        let of_tasks = record.task_files.iter().map(|(name, sum)| (store.definitions().join(name), sum));
        // Witnesses are inputs of validators, but what the competition itself has made is no input of it.
        files.extend(of_tasks.filter(|(path, _)| is_own(path)).map(|(path, sum)| (path, sum.clone())));
        if !machines.contains(&record.system) {
            machines.push(record.system);
        }
    }
    let given = competition.archives.iter().zip(site.admitted);
    files.extend(given.map(|(archive, admitted)| (archive.file.clone(), admitted.sha256.clone())));
    for path in named(site) {
        let sum = hash_of(&path).map_err(failed(&path))?;
        files.insert(path, sum);
    }
    let directory = competition.file.parent().filter(|directory| !directory.as_os_str().is_empty());
    let directory = directory.unwrap_or(Path::new("."));
    let shown = |path: &Path| relative(path, directory).to_string_lossy().into_owned();
    let mut files: Vec<File> =
        files.iter().map(|(path, sum)| File { name: shown(path), link: None, sha256: sum.clone() }).collect();
    files.sort_by(|one, other| one.name.cmp(&other.name));
    files.dedup_by(|one, other| one.name == other.name);
    let jurat = env::current_exe().and_then(|path| hash_of(&path)).unwrap_or_default();
    Ok(Inputs { files, jurat, machines })
}

/// The files that the description names beside archives and tasks.
fn named(site: &CompetitionSite<'_>) -> Vec<PathBuf> {
    let competition = site.competition;
    let tools = competition.participants().map(|it| PathBuf::from(&it.tool)).filter(|tool| tool.is_file());
    let properties = competition.categories.iter().map(|category| category.property.clone());
    let own = [competition.file.clone()].into_iter().chain(rules_file(competition));
    let own = own.chain(competition.checksums.clone());
    own.chain(tools).chain(properties).collect()
}

/// The rules, unless they are those of a year.
pub(super) fn rules_file(competition: &Competition) -> Option<PathBuf> {
    let directory = competition.file.parent().unwrap_or(Path::new(""));
    Rules::named(&competition.rules).is_none().then(|| directory.join(&competition.rules))
}
