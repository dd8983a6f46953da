//! Words that messages share: quoted values, lists of alternatives, and the name that was probably meant.

/// The longest value that a message quotes, in characters.
const MAX_QUOTED: usize = 60;

/// A value of the file in backticks: on one line, and shortened if it is long.
pub(crate) fn quoted(value: &str) -> String {
    let mut quoted = String::from("`");
    for (idx, character) in value.chars().enumerate() {
        if idx == MAX_QUOTED {
            quoted.push('…');
            break;
        }
        quoted.push(if character.is_control() { ' ' } else { character });
    }
    quoted.push('`');
    quoted
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
    (name.len() <= MAX_QUOTED).then(|| name.chars().filter(letters).flat_map(char::to_lowercase).collect())
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
    fn long_values_are_shortened() {
        assert_eq!(quoted("a\nb"), "`a b`");
        assert_eq!(quoted(&"ä".repeat(1000)).chars().count(), MAX_QUOTED + 3);
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
