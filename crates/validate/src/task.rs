//! What is to be decided.

use std::sync::LazyLock;

use jurat_witness::program::Program;

use crate::entry::MethodRequest;
use crate::library::Library;
use crate::property::Property;

/// What is to be decided.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The program.
    pub program: &'a Program,
    /// What is to hold.
    pub property: Property,
    /// The class to start; found if absent.
    pub main_class: Option<&'a str>,
}

/// What a program has besides its sources.
#[derive(Clone, Copy, Debug)]
pub struct ProgramParts<'a> {
    /// Class files.
    pub library: &'a Library,
    /// The method that is called, if it is not `main`.
    pub method: Option<&'a MethodRequest>,
}

impl ProgramParts<'_> {
    /// Nothing but sources.
    pub(crate) fn none() -> ProgramParts<'static> {
        static NOTHING: LazyLock<Library> = LazyLock::new(Library::default);
        ProgramParts { library: &NOTHING, method: None }
    }
}
