//! From the journal to the files that BenchExec would have written.

use std::io::Write;
use std::path::{Path, PathBuf};

use bzip2::Compression;
use bzip2::write::BzEncoder;
use jurat_text::xml::XmlElement;

use super::error::At;
use super::execution::Results;
use super::journal::Journal;
use super::names::component;
use super::report::{DOCTYPE, Report};
use super::{Execution, ResultError, Split, durable, repeat};
use crate::model::RunSet;

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
    /// results say that they are not complete, and the journal stays for [`Execution::resume`]. In both cases nothing is
    /// recorded any more. To do this again changes nothing.
    pub fn finish(&self, ending: Ending) -> Result<Vec<PathBuf>, ResultError> {
        let _alone = self.alone();
        let mut state = self.state();
        let Some(journal) = state.journal.take() else { return Ok(state.files.clone()) };
        let n_runs = self.benchmark.run_ids(self.manifest.repetitions).count();
        let error = match ending {
            _ if state.results.len() == n_runs => None,
            Ending::Complete => Some("incomplete"),
            Ending::Interrupted => Some("interrupted"),
        };
        if !state.is_done {
            self.write_files(&state.results, error)?;
        }
        state.files = self.written_files(&state.results);
        if error.is_none() {
            journal.done()?;
            self.clean_up(&journal)?;
        }
        Ok(state.files.clone())
    }

    /// Writes result files that say that they are not complete, for those who want to look at them before the end.
    pub fn preview(&self) -> Result<(), ResultError> {
        let _alone = self.alone();
        let state = self.state();
        if state.journal.is_none() {
            return Ok(());
        }
        let results = state.results.clone();
        // Runs go on meanwhile.
        drop(state);
        self.write_files(&results, Some("incomplete"))
    }

    fn reports<'a>(
        &'a self,
        results: &'a Results,
        error: Option<&'a str>,
    ) -> impl Iterator<Item = Report<'a>> {
        let (benchmark, manifest, names) = (&*self.benchmark, &self.manifest, &self.names);
        let repetitions = 0..self.manifest.repetitions.get() as usize;
        repetitions.map(move |repetition| Report { benchmark, manifest, names, results, repetition, error })
    }

    fn write_files(&self, results: &Results, error: Option<&str>) -> Result<(), ResultError> {
        for report in self.reports(results, error) {
            for run_set in self.run_sets_with_runs() {
                for (ending, block) in report.file_endings(run_set) {
                    let document = match block {
                        Some(block) => report.block(run_set, block),
                        None => report.run_set(run_set),
                    };
                    self.write_document(&self.names.file_of(report.repetition, &ending), &document)?;
                }
            }
            let text = self.names.file_of(report.repetition, &text_ending(report));
            durable::write_text(&text, &report.to_text())?;
            // Until all runs are finished, logs are in their directory, where tables find them as well.
            if error.is_none() && self.manifest.compress {
                report.write_archive()?;
            } else if error.is_none() {
                let logs = self.names.log_directory(report.repetition);
                durable::sync_tree(&logs).at("write", &logs)?;
            }
        }
        self.write_summary(results)
    }

    fn run_sets_with_runs(&self) -> impl Iterator<Item = usize> {
        let has_runs = |run_set: &RunSet| run_set.blocks.iter().any(|block| !block.runs.is_empty());
        let run_sets = self.benchmark.run_sets.iter().enumerate();
        run_sets.filter(move |(_, run_set)| has_runs(run_set)).map(|(index, _)| index)
    }

    fn write_document(&self, path: &Path, document: &XmlElement) -> Result<(), ResultError> {
        let text = document.to_document(DOCTYPE);
        durable::write(path, |file| {
            if !self.manifest.compress {
                return file.write_all(text.as_bytes());
            }
            let mut encoder = BzEncoder::new(file, Compression::best());
            encoder.write_all(text.as_bytes())?;
            encoder.finish()?;
            Ok(())
        })
    }

    /// What is needed to repeat the execution, and what its repetitions say together.
    fn write_summary(&self, results: &Results) -> Result<(), ResultError> {
        let manifest = self.names.file(".manifest.json");
        durable::write(&manifest, |file| Ok(serde_json::to_writer_pretty(file, &self.manifest)?))?;
        if self.manifest.repetitions.get() > 1 {
            let n_repetitions = self.manifest.repetitions.get() as usize;
            let summaries = repeat::summarize(&self.benchmark, results, n_repetitions);
            durable::write(&self.names.file(".repeat.csv"), |file| repeat::write_csv(&summaries, file))?;
            let json = self.names.file(".repeat.json");
            durable::write(&json, |file| Ok(serde_json::to_writer_pretty(file, &summaries)?))?;
        }
        Ok(())
    }

    /// The files that are there, whoever has written them.
    fn written_files(&self, results: &Results) -> Vec<PathBuf> {
        let mut files = Vec::new();
        for report in self.reports(results, None) {
            let results = self.run_sets_with_runs().flat_map(|run_set| report.file_endings(run_set));
            let others = [text_ending(report), ".logfiles.zip".to_owned()];
            let endings = results.map(|(ending, _)| ending).chain(others);
            files.extend(endings.map(|ending| self.names.file_of(report.repetition, &ending)));
        }
        files.extend([".manifest.json", ".repeat.csv", ".repeat.json"].map(|ending| self.names.file(ending)));
        files.retain(|file| file.is_file());
        files
    }

    /// Removes what only an unfinished execution needs. The journal goes last: as long as it is there, this is repeated.
    fn clean_up(&self, journal: &Journal) -> Result<(), ResultError> {
        for repetition in 0..self.manifest.repetitions.get() as usize {
            let directory = self.names.log_directory(repetition);
            let is_empty = directory.read_dir().is_ok_and(|mut entries| entries.next().is_none());
            if self.manifest.compress || is_empty {
                durable::remove(&directory)?;
            }
        }
        journal.remove()
    }
}

/// The text is called after the run set if there is only one.
fn text_ending(report: Report<'_>) -> String {
    let is_single = report.benchmark.run_sets.len() == 1 && report.manifest.split == Split::Default;
    let name = is_single.then(|| report.run_set_name(0)).flatten();
    name.map_or_else(|| ".results.txt".to_owned(), |name| format!(".results.{}.txt", component(&name)))
}
