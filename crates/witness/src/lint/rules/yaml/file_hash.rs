//! The hashes of a task, for the rules on them.

use jurat_text::yaml::{Type, Yaml};

/// The file names and hashes of a task, as far as they are strings; the rest is W409.
pub(super) fn hashes(task: &Yaml) -> impl Iterator<Item = (&str, &Yaml, &str)> {
    let entries = task.get("input_file_hashes").map(Yaml::entries).unwrap_or_default();
    entries
        .iter()
        .filter(|(_, hash)| hash.type_of() == Type::String)
        .filter_map(|(name, hash)| Some((name.text()?, hash, hash.text()?)))
}
