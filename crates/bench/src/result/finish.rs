//! From the journal to the files that BenchExec would have written.

use std::io::Write;
use std::path::PathBuf;

use bzip2::Compression;
use bzip2::write::BzEncoder;

use super::execution::State;
use super::names::component;
use super::report::{DOCTYPE, Report};
use super::xml::Element;
use super::{Execution, ResultError, Split, durable, repeat};

/// How an execution ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All runs are finished.
    Complete,
    /// Somebody wanted it to stop.
    Interrupted,
}

impl Execution {
    /// Writes all result files, and returns them in the order in which people want to see them.
    ///
    /// If all runs are finished, logs are put into their archive, and the journal is removed as the last thing. Otherwise
    /// results say that they are not complete, and the journal stays for [`Execution::resume`].
    pub fn finish(self, ending: Ending) -> Result<Vec<PathBuf>, ResultError> {
        let is_complete = self.remaining().is_empty();
        let error = match ending {
            _ if is_complete => None,
            Ending::Complete => Some("incomplete"),
            Ending::Interrupted => Some("interrupted"),
        };
        if self.state().is_done {
            let files = self.existing_files();
            self.clean_up()?;
            return Ok(files);
        }
        let mut files = Vec::new();
        for repetition in 0..self.n_repetitions() {
            self.write_results(repetition, error, &mut files)?;
        }
        self.write_summary(&mut files)?;
        if is_complete {
            self.state().journal.done()?;
            self.clean_up()?;
        }
        Ok(files)
    }

    fn n_repetitions(&self) -> usize {
        self.manifest.repetitions.get() as usize
    }

    fn report<'a>(&'a self, state: &'a State, repetition: usize, error: Option<&'a str>) -> Report<'a> {
        let (benchmark, manifest, names) = (&*self.benchmark, &self.manifest, &self.names);
        Report { benchmark, manifest, names, results: &state.results, repetition, error }
    }

    fn write_results(
        &self,
        repetition: usize,
        error: Option<&str>,
        files: &mut Vec<PathBuf>,
    ) -> Result<(), ResultError> {
        let state = self.state();
        let report = self.report(&state, repetition, error);
        for run_set in self.run_sets_with_runs() {
            for (ending, document) in report.files(run_set) {
                files.push(self.write_document(repetition, &ending, &document)?);
            }
        }
        let text = self.names.file_of(repetition, &text_ending(report));
        durable::write_text(&text, &report.to_text())?;
        files.push(text);
        // Until all runs are finished, logs are in their folder, where tables find them as well.
        if error.is_none() && self.manifest.compress {
            files.extend(report.write_archive()?);
        }
        Ok(())
    }

    fn run_sets_with_runs(&self) -> impl Iterator<Item = usize> {
        let run_sets = self.benchmark.run_sets.iter().enumerate();
        run_sets
            .filter(|(_, run_set)| run_set.blocks.iter().any(|block| !block.runs.is_empty()))
            .map(|(index, _)| index)
    }

    fn write_document(
        &self,
        repetition: usize,
        ending: &str,
        document: &Element,
    ) -> Result<PathBuf, ResultError> {
        let text = document.to_document(DOCTYPE);
        let path = self.names.file_of(repetition, ending);
        if !self.manifest.compress {
            durable::write_text(&path, &text)?;
            return Ok(path);
        }
        let path = self.names.file_of(repetition, &format!("{ending}.bz2"));
        durable::write(&path, |file| {
            let mut encoder = BzEncoder::new(file, Compression::best());
            encoder.write_all(text.as_bytes())?;
            encoder.finish()?;
            Ok(())
        })?;
        Ok(path)
    }

    /// What is needed to repeat the execution, and what its repetitions say together.
    fn write_summary(&self, files: &mut Vec<PathBuf>) -> Result<(), ResultError> {
        let manifest = self.names.file(".manifest.json");
        durable::write(&manifest, |file| Ok(serde_json::to_writer_pretty(file, &self.manifest)?))?;
        files.push(manifest);
        if self.n_repetitions() > 1 {
            let summaries = repeat::summarize(&self.benchmark, &self.state().results, self.n_repetitions());
            let (csv, json) = (self.names.file(".repeat.csv"), self.names.file(".repeat.json"));
            durable::write(&csv, |file| repeat::write_csv(&summaries, file))?;
            durable::write(&json, |file| Ok(serde_json::to_writer_pretty(file, &summaries)?))?;
            files.extend([csv, json]);
        }
        Ok(())
    }

    /// Removes what only an unfinished execution needs. The journal goes last: as long as it is there, this is repeated.
    fn clean_up(self) -> Result<(), ResultError> {
        for repetition in 0..self.n_repetitions() {
            let folder = self.names.log_folder(repetition);
            let is_empty = folder.read_dir().is_ok_and(|mut entries| entries.next().is_none());
            if self.manifest.compress || is_empty {
                durable::remove(&folder)?;
            }
        }
        self.into_state().journal.remove()
    }

    /// The files that an earlier call has written.
    fn existing_files(&self) -> Vec<PathBuf> {
        let state = self.state();
        let mut files = Vec::new();
        for repetition in 0..self.n_repetitions() {
            let report = self.report(&state, repetition, None);
            let suffix = if self.manifest.compress { ".bz2" } else { "" };
            for run_set in self.run_sets_with_runs() {
                let results = report.files(run_set).into_iter();
                files.extend(results.map(|(ending, _)| self.names.file_of(repetition, &(ending + suffix))));
            }
            files.push(self.names.file_of(repetition, &text_ending(report)));
            files.push(self.names.file_of(repetition, ".logfiles.zip"));
        }
        files.extend([".manifest.json", ".repeat.csv", ".repeat.json"].map(|ending| self.names.file(ending)));
        files.retain(|file| file.is_file());
        files
    }
}

/// The text is called after the run set if there is only one.
fn text_ending(report: Report<'_>) -> String {
    let is_single = report.benchmark.run_sets.len() == 1 && report.manifest.split == Split::Default;
    let name = is_single.then(|| report.run_set_name(0)).flatten();
    name.map_or_else(|| ".results.txt".to_owned(), |name| format!(".results.{}.txt", component(&name)))
}
