//! Writes the web site of a competition, with everything that it links to.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jurat_bench::result::SystemInfo;
use jurat_compete::answers::Answers;
use jurat_compete::participant::hash_of;
use jurat_compete::store::Store;
use jurat_compete::structure_file::structure_file;
use jurat_report::site::{File, Files, Site, TaskRuns, category, index, links, participant, reproduce, task};
use jurat_report::table::{Table, html};

use crate::commands::table::load;
use crate::error::Error;

/// Writes the site, and returns its first page.
pub(super) fn write(site: &Site<'_>, store: &Store) -> Result<PathBuf, Error> {
    let writer = Writer { site: *site, store, root: store.root.join(".site.unfinished") };
    remove(&writer.root)?;
    let files = writer.copy()?;
    writer.pages()?;
    writer.page("data/category-structure.yml", &structure_file(site.competition))?;
    if !site.competition.void.is_empty() {
        writer.page("data/void.set", &(site.competition.void.join("\n") + "\n"))?;
    }
    writer.page("reproduce.html", &reproduce(site, &command(site), &machine(), &files))?;
    // The old site is there until the new one is whole.
    remove(&store.site())?;
    fs::rename(&writer.root, store.site()).map_err(failed(&store.site()))?;
    Ok(store.site().join("index.html"))
}

struct Writer<'a> {
    site: Site<'a>,
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
            self.page(&links::participant(id), &participant(site, verified))?;
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
            source.folder = PathBuf::new();
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
        make_folder_of(&path)?;
        fs::write(&path, text).map_err(failed(&path))
    }

    /// Copies what pages link to, and says what there is.
    fn copy(&self) -> Result<Files, Error> {
        let mut files = Files::default();
        let competition = self.site.competition;
        for (archive, admitted) in competition.archives.iter().zip(self.site.admitted) {
            files.archives.push(File {
                name: name_of(&archive.file),
                link: None,
                sha256: admitted.sha256.clone(),
            });
        }
        files.definitions.push(self.copied(&competition.file, "data/definitions", links::definition)?);
        for file in sorted(&self.store.definitions())? {
            files.definitions.push(self.copied(&file, "data/definitions", links::definition)?);
        }
        let validations = self.site.validated.iter().map(|it| &it.answers);
        for answers in self.site.verified.iter().map(|it| &it.answers).chain(validations) {
            self.copy_results(answers, &mut files)?;
        }
        files.tasks = self.hashed_tasks()?;
        self.copy_witnesses()?;
        Ok(files)
    }

    fn copy_results(&self, answers: &Answers, files: &mut Files) -> Result<(), Error> {
        for file in answers.all_files().map_err(failed(&answers.base))? {
            files.results.push(self.copied(&file, "data/results", links::result)?);
        }
        let folder = self.results().join(format!("{}.logfiles", name_of(&answers.base)));
        fs::create_dir_all(&folder).map_err(failed(&folder))?;
        let Ok(mut logs) = answers.logs() else { return Ok(()) };
        for answer in &answers.answers {
            if let Some(log) = logs.of(self.site.competition, answer) {
                let path = folder.join(logs.file_name(self.site.competition, answer));
                fs::write(&path, log).map_err(failed(&path))?;
            }
        }
        Ok(())
    }

    fn copy_witnesses(&self) -> Result<(), Error> {
        let competition = self.site.competition;
        for verified in self.site.verified {
            for answer in &verified.answers.answers {
                let files = verified.answers.files_of(competition, answer);
                let witness = files.join(&verified.verifier.witness);
                if witness.symlink_metadata().is_ok_and(|metadata| metadata.is_file()) {
                    let path = self.root.join(links::witness(competition, verified.verifier, answer));
                    make_folder_of(&path)?;
                    fs::copy(&witness, &path).map_err(failed(&path))?;
                }
            }
        }
        Ok(())
    }

    /// The task definitions and properties.
    fn hashed_tasks(&self) -> Result<Vec<File>, Error> {
        let answers = self.site.verified.iter().flat_map(|verified| &verified.answers.answers);
        let properties = self.site.competition.categories.iter().map(|category| &category.property);
        let tasks: BTreeSet<&PathBuf> = properties.chain(answers.map(|answer| &answer.task)).collect();
        let hashed = tasks.into_iter().map(|task| {
            let sha256 = hash_of(task).map_err(failed(task))?;
            Ok(File { name: name_of(task), link: None, sha256 })
        });
        hashed.collect()
    }

    fn copied(&self, file: &Path, folder: &str, link: fn(&str) -> String) -> Result<File, Error> {
        let name = name_of(file);
        let copy = self.root.join(folder).join(&name);
        make_folder_of(&copy)?;
        fs::copy(file, &copy).map_err(failed(&copy))?;
        let sha256 = hash_of(&copy).map_err(failed(&copy))?;
        Ok(File { link: Some(link(&name)), name, sha256 })
    }
}

fn command(site: &Site<'_>) -> String {
    format!("jurat compete {} -o competition/", name_of(&site.competition.file))
}

fn machine() -> Vec<(&'static str, String)> {
    let system = SystemInfo::read();
    vec![
        ("System", system.os),
        ("CPU", format!("{}, {} hardware threads", system.cpu_model, system.n_cores)),
        ("Memory", format!("{} GB", system.memory / 1_000_000_000)),
    ]
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = fs::read_dir(folder).map_err(failed(folder))?;
    let files: io::Result<Vec<PathBuf>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut files = files.map_err(failed(folder))?;
    files.sort_unstable();
    Ok(files)
}

fn make_folder_of(path: &Path) -> Result<(), Error> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(failed(folder))
}

fn remove(folder: &Path) -> Result<(), Error> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(failed(folder)(error)),
        _ => Ok(()),
    }
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> Error + use<> {
    let path = path.to_owned();
    move |error| Error::Write { path, error }
}
