//! `jurat compete`.

mod site;

use std::path::Path;

use jurat_compete::load::load;
use jurat_compete::model::Competition;
use jurat_compete::outcome::CompetitionOutcome;
use jurat_compete::participant::{Admitted, admit};
use jurat_compete::runs::{self, Audience, Runs};
use jurat_compete::store::Store;
use jurat_report::score::summary;
use jurat_report::site::CompetitionSite;
use jurat_score::Rules;

use crate::cli::compete::CompeteArguments;
use crate::commands::bench::Watch;
use crate::commands::score;
use crate::error::Error;
use crate::exit::CommandExit;
use crate::output;

/// Holds a competition.
pub fn run(arguments: &CompeteArguments) -> Result<CommandExit, Error> {
    // Held to the end.
    let _groups = jurat_exec::prepare_groups();
    let competition = load(&arguments.competition).map_err(Error::Definition)?;
    let rules = rules(&competition)?;
    let store = Store::open(&arguments.output, arguments.resume)?;
    let admitted = admit_all(&competition, &store)?;
    store.keep_archives(&competition.archives, &admitted)?;
    let all = Runs { competition: &competition, store: &store, admitted: &admitted, audience: &People };
    all.check()?;
    if arguments.check {
        return Ok(CommandExit::Clean);
    }
    let verified = all.verify()?;
    let validated = all.validate(&verified)?;
    let outcome = CompetitionOutcome::new(&competition, rules, &verified, &validated);
    for note in &outcome.judged.notes {
        output::warning(&note.to_string());
    }
    let site = CompetitionSite {
        competition: &competition,
        outcome: &outcome,
        verified: &verified,
        validated: &validated,
        admitted: &admitted,
    };
    let page = site::write(&site, &store)?;
    output::print(&format!("\n{}\n{}\n", summary(&site.scores()), page.display()));
    Ok(CommandExit::Clean)
}

/// Those who look at the terminal.
struct People;

impl Audience for People {
    fn remark(&self, words: &str) {
        output::remark(words);
    }

    fn warn(&self, words: &str) {
        output::warning(words);
    }

    fn watch(&self, n_runs: usize) -> runs::RunWatcher {
        let mut watch = Watch::of(n_runs, false);
        Box::new(move |runner, event| watch.notice(runner, event))
    }
}

/// The rules of the competition: of a year, or in a file beside its description.
fn rules(competition: &Competition) -> Result<Rules, Error> {
    if let Some(rules) = Rules::named(&competition.rules) {
        return Ok(rules);
    }
    let path = competition.file.parent().unwrap_or(Path::new("")).join(&competition.rules);
    score::rules(&path.to_string_lossy())
}

/// All archives, or what is wrong with the first that is not admitted.
fn admit_all(competition: &Competition, store: &Store) -> Result<Vec<Admitted>, Error> {
    competition
        .archives
        .iter()
        .map(|archive| {
            let admitted = admit(archive, &store.participants())?;
            if archive.sha256.is_none() {
                output::warning(&format!(
                    "nobody said what the SHA-256 of `{}` should be; it is {}",
                    archive.file.display(),
                    admitted.sha256
                ));
            }
            Ok(admitted)
        })
        .collect()
}
