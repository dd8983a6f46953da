//! Reads the description of a competition, and says everything that is wrong with it at once.

mod check;
mod format;
mod sums;

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jurat_bench::source;
use jurat_text::file::{FileProblem, FileText};
use jurat_text::quantity::{Notation, QuantityError};
use toml::Spanned;

use self::check::Checker;
use self::format::{ArchiveFile, LimitsFile};
use self::sums::Sums;
use crate::model::{
    Archive, Competition, CompetitionCategory, Meta, PartLimits, Participant, Validator, Verifier,
    WitnessKind,
};

/// What validators may use less than verifiers: the time for a violation, and the memory, as SV-COMP has it.
const VIOLATION_TIME: u32 = 10;
const MEMORY: (u64, u64) = (7, 15);

/// Reads a competition.
pub fn load(file: &Path) -> Result<Competition, Vec<FileProblem>> {
    let source = source::read(file).map_err(|problem| vec![problem])?;
    let written: format::CompetitionFile = toml::from_str(&source.text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        vec![source.problem(at, error.message())]
    })?;
    let mut reader = Reader { source: &source, problems: Vec::new() };
    let competition = reader.competition(written);
    if reader.problems.is_empty() { Ok(competition) } else { Err(reader.problems) }
}

struct Reader<'s> {
    source: &'s FileText,
    problems: Vec<FileProblem>,
}

impl Reader<'_> {
    fn competition(&mut self, written: format::CompetitionFile) -> Competition {
        Checker { source: self.source, problems: &mut self.problems }.check(&written);
        let verification = self.limits(&written.verification, None);
        let violation = PartLimits { time: verification.time / VIOLATION_TIME, ..reduced(verification) };
        let checksums = written.checksums.as_ref().map(|sums| self.beside(sums.get_ref()));
        let sums = checksums.as_deref().map(|sums| self.sums(sums)).unwrap_or_default();
        let categories = written.category.into_iter().map(|category| {
            let property = self.beside(category.property.get_ref());
            CompetitionCategory {
                name: category.name.into_inner(),
                property_name: stem(&property),
                property,
                tasks: category.tasks.get_ref().iter().map(|tasks| self.beside(tasks)).collect(),
                without_witness: category.without_witness,
            }
        });
        let categories: Vec<CompetitionCategory> = categories.collect();
        let metas = written.meta.into_iter().map(|meta| Meta {
            name: meta.name.into_inner(),
            categories: meta.categories.into_iter().map(Spanned::into_inner).collect(),
            counts: meta.counts.into(),
        });
        let metas = metas.collect();
        let validation = written.validation.unwrap_or_default();
        let violation =
            validation.violation.map_or(violation, |limits| self.limits(&limits, Some(violation)));
        let correctness = reduced(verification);
        let correctness =
            validation.correctness.map_or(correctness, |limits| self.limits(&limits, Some(correctness)));
        let archives: Vec<Archive> =
            written.archive.into_iter().map(|archive| self.archive(archive, &sums)).collect();
        // One that is not there was reported by the check.
        let place = |id: &Spanned<String>| {
            archives.iter().position(|archive| archive.id == *id.get_ref()).unwrap_or_default()
        };
        let verifiers = written.verifier.into_iter().map(|verifier| Verifier {
            participant: Participant {
                id: verifier.id.into_inner(),
                name: verifier.name,
                archive: place(&verifier.archive),
                tool: self.tool(verifier.tool),
                options: verifier.options,
                about: verifier.about.into(),
            },
            witness: verifier.witness.map_or_else(|| "witness.graphml".to_owned(), Spanned::into_inner),
            opt_out: verifier.opt_out.into_iter().map(Spanned::into_inner).collect(),
            hors_concours: verifier.hors_concours,
        });
        let verifiers = verifiers.collect();
        let validators = written.validator.into_iter().map(|validator| Validator {
            participant: Participant {
                id: validator.id.into_inner(),
                name: validator.name,
                archive: place(&validator.archive),
                tool: self.tool(validator.tool),
                options: validator.options,
                about: validator.about.into(),
            },
            kinds: validator.kinds.unwrap_or_else(|| WitnessKind::ALL.to_vec()),
            witness_option: validator.witness_option.unwrap_or_else(|| "--witness".to_owned()),
        });
        let validators = validators.collect();
        Competition {
            file: self.source.file.clone(),
            name: written.name,
            label: written.label.into_inner(),
            description: written.description,
            rules: written.rules.unwrap_or_else(|| "2026".to_owned()),
            checksums,
            threads: written.threads.unwrap_or(NonZeroU32::MIN),
            verification,
            violation: PartLimits { time: violation.time.max(Duration::from_secs(1)), ..violation },
            correctness,
            categories,
            metas,
            void: written.void,
            archives,
            verifiers,
            validators,
        }
    }

    fn archive(&self, written: ArchiveFile, sums: &Sums) -> Archive {
        let file = self.beside(written.file.get_ref());
        let given = written.sha256.map(|sum| sum.into_inner().to_ascii_lowercase());
        Archive { id: written.id.into_inner(), sha256: given.or_else(|| sums.of(&file)), file }
    }

    /// A description of a tool may lie beside the one of the competition.
    fn tool(&self, name: String) -> String {
        let is_path = name.contains('/') || Path::new(&name).extension().is_some_and(|it| it == "toml");
        let file = self.beside(Path::new(&if is_path { name.clone() } else { format!("{name}.toml") }));
        if is_path || file.is_file() {
            Path::new(".").join(file).to_string_lossy().into_owned()
        } else {
            name
        }
    }

    /// Limits; what is not said is as in `otherwise`.
    fn limits(&mut self, written: &LimitsFile, otherwise: Option<PartLimits>) -> PartLimits {
        // Definitions have whole seconds.
        let time = self.quantity(written.time_limit.as_ref(), |text| Notation::BenchExec.time(text));
        let memory = self.quantity(written.memory_limit.as_ref(), |text| Notation::Free.memory(text));
        PartLimits {
            time: time.or(otherwise.map(|limits| limits.time)).unwrap_or(Duration::from_mins(15)),
            memory: memory.or(otherwise.map(|limits| limits.memory)).unwrap_or(15_000_000_000),
            cores: written.cores.or(otherwise.and_then(|limits| limits.cores)),
        }
    }

    fn quantity<T>(
        &mut self,
        written: Option<&Spanned<String>>,
        parse: impl FnOnce(&str) -> Result<T, QuantityError>,
    ) -> Option<T> {
        let written = written?;
        match parse(written.get_ref()) {
            Ok(quantity) => Some(quantity),
            Err(error) => {
                self.problems.push(self.source.problem(written.span().start, error.to_string()));
                None
            }
        }
    }

    fn sums(&mut self, file: &Path) -> Sums {
        match sums::read(file) {
            Ok(sums) => sums,
            Err(problem) => {
                self.problems.push(problem);
                Sums::default()
            }
        }
    }

    /// Paths are relative to the directory of the description.
    fn beside(&self, path: &Path) -> PathBuf {
        self.source.file.parent().unwrap_or(Path::new("")).join(path)
    }
}

/// What validators may use of what verifiers may.
fn reduced(limits: PartLimits) -> PartLimits {
    PartLimits { memory: limits.memory / MEMORY.1 * MEMORY.0, ..limits }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
