//! All logs of a repetition in one archive.

use std::fs::File;
use std::io;
use std::path::PathBuf;

use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

use super::names::printable;
use super::report::Report;
use super::{ResultError, durable};
use crate::model::RunId;

impl Report<'_> {
    /// Writes the archive, unless there are no logs.
    pub(super) fn write_archive(self) -> Result<Option<PathBuf>, ResultError> {
        let ids: Vec<RunId> = (0..self.benchmark.run_sets.len())
            .flat_map(|run_set| self.ids(run_set))
            .filter(|id| self.names.log(*id).is_file())
            .collect();
        if ids.is_empty() {
            return Ok(None);
        }
        let path = self.names.file_of(self.repetition, ".logfiles.zip");
        durable::write(&path, |file| {
            let mut archive = ZipWriter::new(file);
            for id in ids {
                self.add_log(id, &mut archive)?;
            }
            archive.finish()?;
            Ok(())
        })?;
        Ok(Some(path))
    }

    fn add_log<W: io::Write + io::Seek>(self, id: RunId, archive: &mut ZipWriter<W>) -> io::Result<()> {
        let mut log = File::open(self.names.log(id))?;
        let directory = printable(&self.names.repetition(self.repetition));
        let name = format!("{directory}.logfiles/{}", self.names.log_name(id));
        let is_large = log.metadata()?.len() >= u64::from(u32::MAX);
        let options = SimpleFileOptions::default().large_file(is_large).last_modified_time(self.start_of(id));
        archive.start_file(name, options)?;
        io::copy(&mut log, archive)?;
        Ok(())
    }

    /// When a run started, and not when its log was written, so that the archive depends on nothing but the results.
    fn start_of(self, id: RunId) -> DateTime {
        let Some(result) = self.results.get(&id) else { return DateTime::default() };
        let start = result.measured.start.to_zoned(self.manifest.start.time_zone().clone());
        let small = |number: i8| u8::try_from(number).unwrap_or(0);
        let [month, day, hour] = [start.month(), start.day(), start.hour()].map(small);
        let [minute, second] = [start.minute(), start.second()].map(small);
        let year = u16::try_from(start.year()).unwrap_or(0);
        DateTime::from_date_and_time(year, month, day, hour, minute, second).unwrap_or_default()
    }
}
