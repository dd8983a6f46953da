//! The description of a competition as it is written.

use std::num::NonZeroU32;
use std::path::PathBuf;

use jurat_score::CountedAnswers;
use serde::Deserialize;
use toml::Spanned;

use crate::model::{About, WitnessKind};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CompetitionFile {
    pub(super) name: String,
    pub(super) label: Spanned<String>,
    pub(super) description: Option<String>,
    pub(super) rules: Option<String>,
    pub(super) threads: Option<NonZeroU32>,
    /// A list of hashes, as `sha256sum` writes it.
    pub(super) checksums: Option<Spanned<PathBuf>>,
    #[serde(default)]
    pub(super) void: Vec<String>,
    #[serde(default)]
    pub(super) verification: LimitsFile,
    pub(super) validation: Option<ValidationFile>,
    pub(super) category: Vec<CategoryFile>,
    #[serde(default)]
    pub(super) meta: Vec<MetaFile>,
    pub(super) archive: Vec<ArchiveFile>,
    pub(super) verifier: Vec<VerifierFile>,
    #[serde(default)]
    pub(super) validator: Vec<ValidatorFile>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitsFile {
    pub(super) time_limit: Option<Spanned<String>>,
    pub(super) memory_limit: Option<Spanned<String>>,
    pub(super) cores: Option<NonZeroU32>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct ValidationFile {
    pub(super) violation: Option<LimitsFile>,
    pub(super) correctness: Option<LimitsFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CategoryFile {
    pub(super) name: Spanned<String>,
    pub(super) property: Spanned<PathBuf>,
    pub(super) tasks: Spanned<Vec<PathBuf>>,
    #[serde(default)]
    pub(super) without_witness: Vec<WitnessKind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MetaFile {
    pub(super) name: Spanned<String>,
    pub(super) categories: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) counts: CountsFile,
}

/// Which answers count.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CountsFile {
    #[default]
    All,
    False,
    True,
}

impl From<CountsFile> for CountedAnswers {
    fn from(written: CountsFile) -> CountedAnswers {
        match written {
            CountsFile::All => CountedAnswers::All,
            CountsFile::False => CountedAnswers::OnlyFalse,
            CountsFile::True => CountedAnswers::OnlyTrue,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArchiveFile {
    pub(super) id: Spanned<String>,
    pub(super) file: Spanned<PathBuf>,
    pub(super) sha256: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VerifierFile {
    pub(super) id: Spanned<String>,
    pub(super) name: String,
    pub(super) archive: Spanned<String>,
    pub(super) tool: String,
    #[serde(default)]
    pub(super) options: Vec<String>,
    #[serde(default)]
    pub(super) about: AboutFile,
    pub(super) witness: Option<Spanned<String>>,
    #[serde(default)]
    pub(super) opt_out: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) hors_concours: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ValidatorFile {
    pub(super) id: Spanned<String>,
    pub(super) name: String,
    pub(super) archive: Spanned<String>,
    pub(super) tool: String,
    #[serde(default)]
    pub(super) options: Vec<String>,
    #[serde(default)]
    pub(super) about: AboutFile,
    pub(super) kinds: Option<Vec<WitnessKind>>,
    pub(super) witness_option: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct AboutFile {
    pub(super) reference: Option<String>,
    pub(super) url: Option<String>,
    pub(super) jury_member: Option<String>,
    pub(super) affiliation: Option<String>,
    #[serde(default)]
    pub(super) technologies: Vec<String>,
}

impl From<AboutFile> for About {
    fn from(written: AboutFile) -> About {
        About {
            reference: written.reference,
            url: written.url,
            jury_member: written.jury_member,
            affiliation: written.affiliation,
            technologies: written.technologies,
        }
    }
}
