//! `jurat score`.

mod load;
mod write;

use std::path::Path;

use jurat_report::score::{Scores, json, summary};
use jurat_score::files::{Gathered, VoidTasks};
use jurat_score::{Rules, judge, standings, validators};

use crate::cli::score::ScoreArguments;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::{input, output};

/// As many notes are printed; the page and the JSON have all.
const N_PRINTED: usize = 20;

/// Makes scores of results.
pub fn run(arguments: &ScoreArguments) -> Result<CommandExit, Error> {
    let (structure, mut notes) = load::structure(&arguments.categories)?;
    let rules = rules(&arguments.rules)?;
    let void = match &arguments.void {
        Some(path) => VoidTasks::read(&text(path)?),
        None => VoidTasks::default(),
    };
    let Gathered { results, notes: of_files, n_runs, n_files } =
        load::results(&arguments.results, &structure, &void)?;
    if results.verifications.is_empty() {
        let reasons = of_files.iter().take(N_PRINTED).map(|note| format!("\n  {note}")).collect();
        return Err(Error::NothingToScore { reasons });
    }
    let judged = judge(&structure, &rules, &results);
    let standings = standings(&structure, &rules, &judged);
    let tracks = validators(&structure, &rules, &results, &judged);
    // What concerns all scores comes first, since not all notes are printed.
    notes.splice(..0, judged.notes.iter().map(ToString::to_string));
    let tasks = results.verifications.iter().flat_map(|it| &it.runs).map(|run| run.task.name.as_str());
    let strange = void.strange(tasks).into_iter();
    notes.extend(strange.map(|task| format!("`{task}` shall be void, but is no task of the results")));
    notes.extend(of_files.iter().map(ToString::to_string));
    print_notes(&notes);
    let scores = Scores {
        structure: &structure,
        rules: &rules,
        judged: &judged,
        standings: &standings,
        tracks: &tracks,
    };
    output::print(&summary(&scores));
    if let Some(directory) = &arguments.output {
        let input = format!("{n_runs} runs in {n_files} result files");
        let page = write::directory(directory, &scores, &notes, input)?;
        output::print(&format!("\n{}\n", page.display()));
    }
    if let Some(path) = &arguments.json {
        write::file(path, &json(&scores, &notes))?;
    }
    Ok(CommandExit::Clean)
}

fn print_notes(notes: &[String]) {
    for note in notes.iter().take(N_PRINTED) {
        output::warning(note);
    }
    if notes.len() > N_PRINTED {
        output::warning(&format!("… and {} more (hint: -o and --json write all)", notes.len() - N_PRINTED));
    }
}

/// The rules of this name, or in this file.
pub(super) fn rules(named: &str) -> Result<Rules, Error> {
    if let Some(rules) = Rules::named(named) {
        return Ok(rules);
    }
    let path = Path::new(named);
    if !path.exists() {
        return Err(Error::UnknownRules { name: named.to_owned() });
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    Rules::read(&name, &text(path)?).map_err(|error| Error::Rules { path: path.to_owned(), error })
}

fn text(path: &Path) -> Result<String, Error> {
    input::small_text(path).map_err(|error| Error::Read { path: path.to_owned(), error })
}
