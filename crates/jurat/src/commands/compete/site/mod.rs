//! Writes the web site of a competition, with everything that it links to.

mod copy;
mod inputs;
mod sums;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jurat_compete::store::Store;
use jurat_compete::structure_file::structure_file;
use jurat_report::site::{
    CompetitionSite, Reproduction, TaskRuns, category, index, links, reproduce, task, validator, verifier,
};
use jurat_report::table::{Table, html};

use crate::commands::table::load;
use crate::error::Error;

/// Writes the site, and returns its first page.
pub(super) fn write(site: &CompetitionSite<'_>, store: &Store) -> Result<PathBuf, Error> {
    let writer = Writer { site: *site, store, root: store.root.join(".site.unfinished") };
    remove(&writer.root)?;
    let inputs = inputs::of(site, store)?;
    writer.page(
        "data/inputs.sha256",
        &sums::list(inputs.files.iter().map(|it| (it.name.as_str(), it.sha256.as_str()))),
    )?;
    writer.page("data/category-structure.yml", &structure_file(site.competition))?;
    if !site.competition.void.is_empty() {
        writer.page("data/void.set", &(site.competition.void.join("\n") + "\n"))?;
    }
    let downloads = writer.copy()?;
    writer.pages()?;
    writer.page("reproduce.html", &reproduce(site, &Reproduction { inputs, downloads }))?;
    // The old site is there until the new one is whole.
    remove(&store.site())?;
    fs::rename(&writer.root, store.site()).map_err(failed(&store.site()))?;
    Ok(store.site().join("index.html"))
}

struct Writer<'a> {
    site: CompetitionSite<'a>,
    store: &'a Store,
    root: PathBuf,
}

impl Writer<'_> {
    fn pages(&self) -> Result<(), Error> {
        let site = &self.site;
        self.page("index.html", &index(site))?;
        for id in site.outcome.structure.process_order() {
            let name = &site.outcome.structure.category(id).name;
            if let Some(page) = category(site, id) {
                self.page(&links::category(name), &page)?;
            }
        }
        for (place, category) in site.competition.categories.iter().enumerate() {
            self.table(place, &category.name)?;
        }
        for verified in site.verified {
            let id = &verified.verifier.participant.id;
            self.page(&links::participant(id), &verifier(site, verified))?;
        }
        for it in &site.competition.validators {
            self.page(&links::participant(&it.participant.id), &validator(site, it))?;
        }
        self.tasks()
    }

    /// All measurements of the verifiers in a category.
    fn table(&self, place: usize, name: &str) -> Result<(), Error> {
        let results = self.site.verified.iter().flat_map(|verified| {
            let answers = &verified.answers;
            answers.files.iter().filter(move |(category, _)| *category == place).map(|(_, file)| file)
        });
        let copies = results.filter_map(|file| Some(self.results().join(file.file_name()?)));
        let copies: Vec<PathBuf> = copies.collect();
        if copies.is_empty() {
            return Ok(());
        }
        let link = links::table(name);
        let mut sources = load::sources(&copies, &self.root.join(&link))?;
        for source in &mut sources {
            // Where tasks lay on the machine is of no concern to readers, and their names are unique.
            source.directory = PathBuf::new();
            for run in &mut source.results.runs {
                run.name = name_of(Path::new(&run.name)).into();
            }
        }
        self.page(&link, &html(&Table::join(name.to_owned(), sources)))
    }

    fn tasks(&self) -> Result<(), Error> {
        let mut logs: Vec<_> =
            self.site.verified.iter().map(|verified| verified.answers.logs().ok()).collect();
        let mut runs: BTreeMap<String, Vec<(usize, usize)>> = BTreeMap::new();
        for (who, verified) in self.site.verified.iter().enumerate() {
            for (which, answer) in verified.answers.answers.iter().enumerate() {
                runs.entry(links::task(self.site.competition, answer)).or_default().push((who, which));
            }
        }
        for (link, places) in runs {
            let runs = places.into_iter().map(|(who, which)| {
                let verified = &self.site.verified[who];
                let answer = &verified.answers.answers[which];
                let log = logs[who].as_mut().and_then(|logs| logs.of(self.site.competition, answer));
                TaskRuns { verified, answer, log }
            });
            let runs: Vec<_> = runs.collect();
            if let Some(page) = task(&self.site, &runs) {
                self.page(&link, &page)?;
            }
        }
        Ok(())
    }

    fn results(&self) -> PathBuf {
        self.root.join("data/results")
    }

    fn page(&self, link: &str, text: &str) -> Result<(), Error> {
        let path = self.root.join(link);
        make_directory_of(&path)?;
        fs::write(&path, text).map_err(failed(&path))
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a directory, by name; without those that nobody has finished.
fn files_of(directory: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(directory).map_err(failed(directory))?;
    let files: io::Result<Vec<PathBuf>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut files = files.map_err(failed(directory))?;
    files.retain(|file| file.is_file() && file.extension().is_none_or(|ending| ending != "unfinished"));
    files.sort_unstable();
    Ok(files)
}

fn make_directory_of(path: &Path) -> Result<(), Error> {
    let directory = path.parent().unwrap_or(path);
    fs::create_dir_all(directory).map_err(failed(directory))
}

fn remove(directory: &Path) -> Result<(), Error> {
    match fs::remove_dir_all(directory) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(directory)(error)),
        _ => Ok(()),
    }
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> Error + use<> {
    let path = path.to_owned();
    move |error| Error::Write { path, error }
}
