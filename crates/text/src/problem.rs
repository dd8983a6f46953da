//! What readers stumble over: facts about the text, not yet words for people (those are where somebody reads them).

use smol_str::SmolStr;

use crate::span::Span;

/// Something in the text that the reader could not take as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ProblemKind,
}

impl Problem {
    /// A problem at a place.
    pub fn new(span: Span, kind: ProblemKind) -> Self {
        Self { span, kind }
    }
}

/// The kinds of problems: with the bytes of a file, its XML or its YAML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// Nothing but white space.
    EmptyFile,
    /// More bytes, after unpacking, than are read.
    TooLarge {
        /// The limit in bytes.
        limit: usize,
    },
    /// The gzip stream is damaged; the text is what could be unpacked.
    BrokenGzip {
        /// The unpacker's words.
        detail: String,
    },
    /// A byte-order mark before the text.
    ByteOrderMark,
    /// UTF-16 instead of UTF-8.
    Utf16,
    /// A byte that is not UTF-8; replaced.
    InvalidUtf8 {
        /// The first such byte.
        byte: u8,
    },
    /// A NUL byte.
    NulByte,
    /// Neither XML nor YAML.
    UnknownFormat,
    /// Not well-formed XML.
    XmlSyntax {
        /// What was found and what was expected.
        detail: String,
    },
    /// The XML declaration names an encoding other than UTF-8.
    ForeignEncoding {
        /// The encoding as declared.
        encoding: SmolStr,
    },
    /// A document type declaration; never read, so that no entity of it exists.
    Doctype,
    /// A reference to an entity that XML itself does not define.
    UnknownEntity {
        /// Its name.
        name: SmolStr,
    },
    /// Elements or collections nested deeper than any file needs.
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// Text in XML where only elements may be.
    StrayText,
    /// Not well-formed YAML.
    YamlSyntax {
        /// The parser's words.
        detail: String,
    },
    /// A YAML alias; never expanded.
    YamlAlias,
    /// A second YAML document in the same file.
    SecondYamlDocument,
    /// More YAML nodes than are read.
    TooManyNodes {
        /// The limit.
        limit: usize,
    },
}

impl ProblemKind {
    /// Whether the text is whole all the same, so that what it lacks is not the fault of this problem.
    pub fn leaves_text_whole(&self) -> bool {
        matches!(self, Self::ByteOrderMark | Self::Utf16)
    }

    /// Whether a part of the text may not have been read.
    pub fn cuts_text(&self) -> bool {
        matches!(
            self,
            Self::TooLarge { .. }
                | Self::BrokenGzip { .. }
                | Self::XmlSyntax { .. }
                | Self::TooDeep { .. }
                | Self::YamlSyntax { .. }
                | Self::TooManyNodes { .. }
        )
    }
}
