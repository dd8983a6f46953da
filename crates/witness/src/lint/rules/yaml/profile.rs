//! What the rules ask about a YAML witness as a whole: its version and its language.

use crate::lint::context::Context;
use crate::model::{Language, Metadata};
use crate::yaml::schema::Version;

/// What the first entry says of the witness.
pub(super) fn metadata<'a>(ctx: &Context<'a>) -> &'a Metadata {
    &ctx.reading.witness.metadata
}

/// The version of the format, if it is a known one.
pub(super) fn version(ctx: &Context<'_>) -> Option<Version> {
    Version::from_number(&metadata(ctx).format_version.as_ref()?.value)
}

/// The language of the program, if it is a known one.
pub(super) fn language(ctx: &Context<'_>) -> Option<Language> {
    Some(metadata(ctx).language.as_ref()?.value)
}

/// Whether the witness follows the Java profile.
pub(super) fn is_java(ctx: &Context<'_>) -> bool {
    language(ctx) == Some(Language::Java)
}
