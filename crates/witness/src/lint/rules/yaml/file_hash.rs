//! What the rules on hashes share: the hashes of a task, and what a SHA-256 hash looks like.

use crate::yaml::{Type, Yaml};

/// The length of a SHA-256 hash in hexadecimal digits.
pub(super) const SHA256_LEN: usize = 64;

/// The file names and hashes of a task, as far as they are strings; the rest is W409.
pub(super) fn hashes(task: &Yaml) -> impl Iterator<Item = (&str, &Yaml, &str)> {
    let entries = task.get("input_file_hashes").map(Yaml::entries).unwrap_or_default();
    entries
        .iter()
        .filter(|(_, hash)| hash.type_of() == Type::String)
        .filter_map(|(name, hash)| Some((name.text()?, hash, hash.text()?)))
}

/// Whether a text consists of hexadecimal digits.
pub(super) fn is_hexadecimal(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_hexdigit())
}
