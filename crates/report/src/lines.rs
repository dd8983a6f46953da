//! The lines of a source, as pages number them.

/// The lines of a text with their numbers, from 1.
pub(crate) fn numbered_lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    text.lines().enumerate().map(|(idx, line)| (idx as u32 + 1, line))
}
