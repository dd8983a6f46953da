//! Wildcards in names, as Python's `fnmatch` has them: `*`, `?`, `[a-z]`, `[!a-z]`; an open `[` is itself.

use std::iter::Peekable;
use std::str::Chars;

/// Whether a name as a whole is one of those that a pattern stands for. Dots and slashes are nothing special.
pub fn matches(pattern: &str, name: &str) -> bool {
    Wildcard::new(pattern).matches(name)
}

/// A pattern, to be compared with many names.
pub(crate) struct Wildcard(Vec<Piece>);

impl Wildcard {
    pub(crate) fn new(pattern: &str) -> Self {
        Self(parse(pattern))
    }

    pub(crate) fn matches(&self, name: &str) -> bool {
        let Self(pieces) = self;
        let name: Vec<char> = name.chars().collect();
        let (mut at, mut name_at) = (0, 0);
        // Where to go on if what follows the last star does not fit: the star takes one character more.
        let mut star: Option<(usize, usize)> = None;
        while name_at < name.len() {
            match pieces.get(at) {
                Some(Piece::Star) => {
                    star = Some((at, name_at));
                    at += 1;
                }
                Some(piece) if piece.is(name[name_at]) => {
                    at += 1;
                    name_at += 1;
                }
                Some(_) | None => match star {
                    Some((star_at, taken)) => {
                        star = Some((star_at, taken + 1));
                        at = star_at + 1;
                        name_at = taken + 1;
                    }
                    None => return false,
                },
            }
        }
        pieces[at..].iter().all(|piece| matches!(piece, Piece::Star))
    }
}

/// Whether a text has anything that Python's `glob` takes for a pattern.
pub(crate) fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?', '['])
}

enum Piece {
    Star,
    Any,
    Char(char),
    Class { ranges: Vec<(char, char)>, is_negated: bool },
}

impl Piece {
    fn is(&self, c: char) -> bool {
        match self {
            Self::Star | Self::Any => true,
            Self::Char(expected) => c == *expected,
            Self::Class { ranges, is_negated } => {
                ranges.iter().any(|(from, to)| (*from..=*to).contains(&c)) != *is_negated
            }
        }
    }
}

fn parse(pattern: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = pattern.chars().peekable();
    // If one class is never closed, those after it are not, either.
    let mut has_classes = true;
    while let Some(c) = rest.next() {
        pieces.push(match c {
            '*' if matches!(pieces.last(), Some(Piece::Star)) => continue,
            '*' => Piece::Star,
            '?' => Piece::Any,
            '[' if has_classes => class(&mut rest).unwrap_or_else(|| {
                has_classes = false;
                Piece::Char('[')
            }),
            _ => Piece::Char(c),
        });
    }
    pieces
}

/// What follows a `[`; absent if it is never closed. A `]` at the beginning belongs to the class.
fn class(rest: &mut Peekable<Chars<'_>>) -> Option<Piece> {
    let mut ahead = rest.clone();
    let is_negated = ahead.next_if_eq(&'!').is_some();
    let mut inside: Vec<char> = ahead.next_if_eq(&']').into_iter().collect();
    loop {
        match ahead.next()? {
            ']' => break,
            c => inside.push(c),
        }
    }
    *rest = ahead;
    let mut ranges = Vec::new();
    let mut inside = inside.as_slice();
    loop {
        inside = match inside {
            [from, '-', to, others @ ..] => {
                ranges.push((*from, *to));
                others
            }
            [single, others @ ..] => {
                ranges.push((*single, *single));
                others
            }
            [] => return Some(Piece::Class { ranges, is_negated }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_are_those_of_fnmatch() {
        let cases = [
            ("", "", true),
            ("a", "A", false),
            ("*", "", true),
            ("**.yml", "a.yml", true),
            ("a*b*c", "a-b-b-c", true),
            ("a*b*c", "a-b-b-c-", false),
            ("?", "é", true),
            ("?", "", false),
            ("[a-c]x", "bx", true),
            ("[!a-c]x", "bx", false),
            ("[]a]", "]", true),
            ("[!]a]", "]", false),
            ("[!]a]", "b", true),
            ("[", "[", true),
            ("a[b", "a[b", true),
            ("[]", "[]", true),
            ("[-a]", "-", true),
            ("[a-]", "-", true),
            ("[z-a]", "m", false),
            ("[!z-a]", "m", true),
            ("[a-c-e]", "-", true),
            ("[^a]", "^", true),
            ("\\*", "\\x", true),
        ];
        for (pattern, name, expected) in cases {
            assert_eq!(matches(pattern, name), expected, "{pattern} {name}");
        }
    }

    #[test]
    fn many_stars_take_no_time() {
        assert!(!matches(&"a*".repeat(1000), &"a".repeat(999)));
        assert!(!matches(&"*[".repeat(100_000), "x"));
        assert!(!matches(&format!("{}b", "*a".repeat(200)), &"a".repeat(20_000)));
    }
}
