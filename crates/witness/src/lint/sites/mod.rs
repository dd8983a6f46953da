//! Sites: the places of the program that a witness names, looked up once for all rules on the program.
//!
//! `run` goes through the witness and hands every [`Site`] to the rules, `index` knows what is where in the program,
//! `method` reads the names of methods as verifiers write them.

mod index;
mod lines;
mod method;
mod run;
mod starts;

pub(crate) use index::{FileIndex, ProgramIndex};
pub(crate) use lines::LineSet;
pub(crate) use method::Methods;
pub(crate) use run::run;
pub(crate) use starts::{expected_start, starts_at};

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::model::{Edge, Location};

/// A place of the program that the witness names.
pub(crate) struct Site<'a> {
    /// The part of the witness that names it.
    pub(crate) part: Part<'a>,
    /// The name of its file, and what that stands for.
    pub(crate) file_name: Option<Named<'a, FileName>>,
    /// The file that is named, or the only one of the program if none is.
    pub(crate) file: Option<&'a FileIndex<'a>>,
    /// The name of a method that belongs to the part, and what that stands for.
    pub(crate) method: Option<Named<'a, Methods<'a>>>,
    /// The program.
    pub(crate) index: &'a ProgramIndex<'a>,
}

/// The parts of a witness that name places.
#[derive(Clone, Copy)]
pub(crate) enum Part<'a> {
    /// The invariant of a GraphML node, with the method that is its scope.
    Invariant,
    /// An edge of GraphML, with the method that is the scope of its assumption.
    Edge(&'a Edge),
    /// An edge of GraphML that enters an invariant, with the method that is the scope of that.
    Entry(&'a Edge),
    /// A location of YAML.
    Location(&'a Location, Role),
    /// A function that is entered, left or otherwise named, with the method that it is.
    Function,
}

/// What a location of YAML is the place of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// A loop.
    Loop,
    /// A statement or declaration.
    Statement,
    /// Anything else.
    Other,
}

/// A name in the witness and what it stands for.
#[derive(Clone, Copy)]
pub(crate) struct Named<'a, T> {
    /// As written.
    pub(crate) name: &'a Spanned<SmolStr>,
    /// What it stands for.
    pub(crate) found: T,
    /// Whether it is the first of this name.
    pub(crate) is_first: bool,
}

/// What the name of a file stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FileName {
    /// A file of the program, by its index.
    Program(usize),
    /// Several files of the program.
    Ambiguous,
    /// A file of the JDK or of the verifier.
    Library,
    /// No file that is known.
    Unknown,
}
