//! What a witness says of itself, in either format.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::model::Kind;

/// What a witness says of itself. Absent means: not said, or said in a way that the format does not allow.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Metadata {
    /// The version of the format: `1.0` for GraphML, `2.0` or `2.1` for YAML.
    pub format_version: Option<Spanned<SmolStr>>,
    /// What it is evidence for.
    pub kind: Option<Spanned<Kind>>,
    /// The programming language.
    pub language: Option<Spanned<Language>>,
    /// The tool that wrote it.
    pub producer: Option<Spanned<Producer>>,
    /// The properties; GraphML allows several.
    pub specifications: Vec<Spanned<SmolStr>>,
    /// The program's files.
    pub input_files: Vec<Spanned<SmolStr>>,
    /// The hashes of the program's files.
    pub hashes: Vec<FileHash>,
    /// The machine model: `32bit` or `64bit` (GraphML), `ILP32` or `LP64` (YAML).
    pub data_model: Option<Spanned<SmolStr>>,
    /// When it was written.
    pub creation_time: Option<Spanned<SmolStr>>,
    /// YAML only.
    pub uuid: Option<Spanned<SmolStr>>,
}

/// The programming languages of witnesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the languages speak for themselves")]
pub enum Language {
    C,
    Java,
}

/// The tool that wrote a witness.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Producer {
    /// Its name; GraphML has nothing else.
    pub name: SmolStr,
    /// Its version.
    pub version: Option<SmolStr>,
}

/// The hash of an input file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileHash {
    /// The file; GraphML has one hash for the whole program.
    pub file: Option<SmolStr>,
    /// The hash as written.
    pub hash: Spanned<SmolStr>,
}

impl Language {
    /// The language with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "C" => Some(Self::C),
            // Producers of YAML for Java write either; the profile says `Java`.
            "Java" | "java" => Some(Self::Java),
            _ => None,
        }
    }

    /// As written in witnesses.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::C => "C",
            Self::Java => "Java",
        }
    }
}
