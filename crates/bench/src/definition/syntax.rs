//! What a definition says, with places, before any file is looked for.

use std::num::NonZeroU32;

use crate::model::{Column, RunLimits};

/// A text and the byte of the definition where it begins.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) text: String,
    pub(super) at: usize,
}

/// The root.
pub(super) struct Definition {
    pub(super) tool: String,
    pub(super) display_name: Option<String>,
    pub(super) limits: RunLimits,
    pub(super) threads: NonZeroU32,
    pub(super) columns: Vec<Column>,
    pub(super) result_files: Vec<String>,
    pub(super) run_definitions: Vec<RunDefinition>,
    /// They belong to each run definition.
    pub(super) tasks: Vec<Tasks>,
    pub(super) shared: Shared,
}

/// A `rundefinition`.
pub(super) struct RunDefinition {
    pub(super) at: usize,
    pub(super) name: Option<String>,
    pub(super) tasks: Vec<Tasks>,
    pub(super) shared: Shared,
}

/// A `tasks`.
#[derive(Default)]
pub(super) struct Tasks {
    pub(super) at: usize,
    pub(super) name: Option<String>,
    pub(super) include: Vec<Placed>,
    pub(super) includes_file: Vec<Placed>,
    pub(super) exclude: Vec<Placed>,
    pub(super) excludes_file: Vec<Placed>,
    pub(super) append: Vec<Placed>,
    pub(super) without_file: Vec<Placed>,
    pub(super) shared: Shared,
}

/// What the root, a run definition and tasks all may have.
#[derive(Default)]
pub(super) struct Shared {
    /// As argv.
    pub(super) options: Vec<Placed>,
    pub(super) property: Option<PropertyTag>,
    pub(super) required_files: Vec<Placed>,
}

/// A `propertyfile`.
pub(super) struct PropertyTag {
    /// Absent to say that there is no property, whatever the elements around say.
    pub(super) pattern: Option<Placed>,
    pub(super) filter: Option<Filter>,
}

/// An `expectedverdict`: only tasks with it are run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Filter {
    True,
    /// Of any subproperty, or of none.
    False,
    FalseOf(String),
    Unknown,
}
