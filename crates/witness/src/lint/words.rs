//! Words that messages share: quoted values, lists of alternatives, and the name that was probably meant.

use std::fmt::{self, Write as _};

/// The longest quotation, in characters: texts come from files of any size.
const MAX_CHARS: usize = 60;

/// A text from the file in backticks: cut when long, control characters escaped, so that it stays on one line.
pub(crate) fn quoted(text: &str) -> Quoted<'_> {
    Quoted(text)
}

/// See [`quoted`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut chars = self.0.chars();
        f.write_char('`')?;
        for c in chars.by_ref().take(MAX_CHARS) {
            if c.is_control() {
                write!(f, "{}", c.escape_default())?;
            } else {
                f.write_char(c)?;
            }
        }
        f.write_str(if chars.next().is_some() { "…`" } else { "`" })
    }
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
    fn quotations_are_short_and_on_one_line() {
        assert_eq!(quoted("a\nb").to_string(), "`a\\nb`");
        assert_eq!(quoted(&"é".repeat(61)).to_string(), format!("`{}…`", "é".repeat(60)));
        assert_eq!(quoted(&"é".repeat(60)).to_string(), format!("`{}`", "é".repeat(60)));
    }

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
