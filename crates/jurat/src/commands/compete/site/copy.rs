//! Copies into the site what its pages link to: definitions, results, logs and witnesses.

use std::fs;
use std::path::Path;

use jurat_compete::answers::Answers;
use jurat_compete::lint_file::lint_files;
use jurat_compete::participant::hash_of;
use jurat_report::site::{Downloads, File, links};

use super::inputs::rules_file;
use super::{Writer, failed, files_of, make_directory_of, name_of, sums};
use crate::error::Error;

impl Writer<'_> {
    /// Copies everything, and says what there is.
    pub(super) fn copy(&self) -> Result<Downloads, Error> {
        let competition = self.site.competition;
        let mut downloads = Downloads::default();
        downloads.definitions.push(self.copied(&competition.file, "data/definitions", links::definition)?);
        for file in files_of(&self.store.definitions())? {
            downloads.definitions.push(self.copied(&file, "data/definitions", links::definition)?);
        }
        if let Some(rules) = rules_file(competition) {
            let copy = self.root.join(links::RULES);
            make_directory_of(&copy)?;
            fs::copy(&rules, &copy).map_err(failed(&rules))?;
            downloads.definitions.push(self.file(links::RULES, links::RULES.to_owned())?);
        }
        for verified in self.site.verified {
            self.copy_results(&verified.answers, &mut downloads)?;
            for (name, text) in lint_files(competition, verified) {
                self.page(&format!("data/results/{name}"), &text)?;
                downloads.results.push(self.file(&format!("data/results/{name}"), links::result(&name))?);
            }
        }
        for validated in self.site.validated {
            self.copy_results(&validated.answers, &mut downloads)?;
        }
        self.copy_witnesses(&mut downloads)?;
        for name in ["data/inputs.sha256", "data/category-structure.yml", "data/void.set"] {
            if self.root.join(name).is_file() {
                downloads.definitions.push(self.file(name, name.to_owned())?);
            }
        }
        let sums = sums::list(downloads.all().map(|it| (it.name.as_str(), it.sha256.as_str())));
        self.page("data/site.sha256", &sums)?;
        Ok(downloads)
    }

    fn copy_results(&self, answers: &Answers, downloads: &mut Downloads) -> Result<(), Error> {
        for file in answers.all_files().map_err(failed(&answers.base))? {
            downloads.results.push(self.copied(&file, "data/results", links::result)?);
        }
        let Ok(mut logs) = answers.logs() else { return Ok(()) };
        let directory = format!("data/results/{}.logfiles", name_of(&answers.base));
        for answer in &answers.answers {
            if let Some(log) = logs.of(self.site.competition, answer) {
                let name = format!("{directory}/{}", logs.file_name(self.site.competition, answer));
                let path = self.root.join(&name);
                make_directory_of(&path)?;
                fs::write(&path, log).map_err(failed(&path))?;
                let link = links::log(self.site.competition, answers, answer);
                downloads.others.push(self.file(&name, link)?);
            }
        }
        Ok(())
    }

    fn copy_witnesses(&self, downloads: &mut Downloads) -> Result<(), Error> {
        let competition = self.site.competition;
        for verified in self.site.verified {
            for answer in &verified.answers.answers {
                let files = verified.answers.files_of(competition, answer);
                let witness = files.join(&verified.verifier.witness);
                if witness.symlink_metadata().is_ok_and(|metadata| metadata.is_file()) {
                    let name = links::witness(competition, verified.verifier, answer);
                    let path = self.root.join(&name);
                    make_directory_of(&path)?;
                    fs::copy(&witness, &path).map_err(failed(&path))?;
                    downloads.others.push(self.file(&name, name.clone())?);
                }
            }
        }
        Ok(())
    }

    fn copied(&self, file: &Path, directory: &str, link: fn(&str) -> String) -> Result<File, Error> {
        let name = format!("{directory}/{}", name_of(file));
        let copy = self.root.join(&name);
        make_directory_of(&copy)?;
        fs::copy(file, &copy).map_err(failed(&copy))?;
        self.file(&name, link(&name_of(file)))
    }

    /// A file of the site with its hash.
    fn file(&self, name: &str, link: String) -> Result<File, Error> {
        let path = self.root.join(name);
        let sha256 = hash_of(&path).map_err(failed(&path))?;
        Ok(File { name: name.to_owned(), link: Some(link), sha256 })
    }
}
