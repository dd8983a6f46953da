//! Words that messages share: quoted values, lists of alternatives, and the name that was probably meant.

use jurat_text::hex::is_hex;
use jurat_text::quote::Quoted;

/// The longest quotation, in characters: texts come from files of any size.
const MAX_CHARS: usize = 60;

/// A text from the file in backticks: cut when long, control characters escaped, so that it stays on one line.
pub(crate) fn quoted(text: &str) -> Quoted<'_> {
    jurat_text::quote::quoted(text, MAX_CHARS)
}

/// The alternatives in backticks: `` `a`, `b` or `c` ``.
pub(crate) fn one_of<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    }
}

/// What a text that is no SHA-256 is instead; none if it is not even hexadecimal.
pub(crate) fn other_hash(text: &str) -> Option<String> {
    if !is_hex(text) {
        return None;
    }
    Some(match text.len() {
        0 => "nothing".to_owned(),
        32 => "an MD5 of 32 digits".to_owned(),
        40 => "a SHA-1 of 40 digits".to_owned(),
        128 => "a SHA-512 of 128 digits".to_owned(),
        n_digits => format!("{n_digits} hexadecimal digits"),
    })
}

/// The known name that a misspelt one probably means: the same but for case, hyphens, or one or two letters.
pub(crate) fn nearest<'n>(misspelt: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let misspelt = folded(misspelt)?;
    known
        .into_iter()
        .filter_map(|name| {
            let name_chars = folded(name)?;
            let limit = if name_chars.len() < 6 { 1 } else { 2 };
            let distance = distance(&misspelt, &name_chars);
            (distance <= limit).then_some((distance, name))
        })
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Lower case, without what people put between words; none for what is too long to be a name.
fn folded(name: &str) -> Option<Vec<char>> {
    let letters = |character: &char| !matches!(character, '-' | '_' | ' ');
    (name.len() <= MAX_CHARS).then(|| name.chars().filter(letters).flat_map(char::to_lowercase).collect())
}

/// How many letters must be put in, taken out or replaced to make one name the other.
fn distance(left: &[char], right: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (left_idx, left_char) in left.iter().enumerate() {
        let mut diagonal = left_idx;
        let mut before = left_idx + 1;
        for (right_char, slot) in right.iter().zip(row.iter_mut().skip(1)) {
            let replaced = diagonal + usize::from(left_char != right_char);
            diagonal = *slot;
            before = replaced.min(diagonal + 1).min(before + 1);
            *slot = before;
        }
        if let Some(first) = row.first_mut() {
            *first = left_idx + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alternatives_are_listed() {
        assert_eq!(one_of(["a"]), "`a`");
        assert_eq!(one_of(["a", "b", "c"]), "`a`, `b` or `c`");
    }

    #[test]
    fn misspelt_names_are_recognised() {
        let known = ["follow", "avoid", "cycle"];
        assert_eq!(nearest("Follow", known), Some("follow"));
        assert_eq!(nearest("folow", known), Some("follow"));
        assert_eq!(nearest("avoids", known), Some("avoid"));
        assert_eq!(nearest("shun", known), None);
        assert_eq!(nearest(&"follow".repeat(1000), known), None);
        assert_eq!(nearest("loop-invariant", ["loop_invariant"]), Some("loop_invariant"));
    }
}
