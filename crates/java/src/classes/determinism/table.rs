//! The tables of what is deterministic in the JDK; their format is explained in `deterministic.txt` and `values.txt`.

use std::collections::BTreeMap;

use crate::classes::class::MemberRef;
use crate::classes::descriptor::{MethodType, simple_name};

/// What must be known of a member of the JDK to call it deterministic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a sign of the table, and they combine freely")]
pub(super) struct Signs {
    /// `@`
    pub(super) shows_text: bool,
    /// `#`
    pub(super) shows_hash: bool,
    /// `~`
    pub(super) shows_order: bool,
    /// `^`
    pub(super) makes_hash_table: bool,
    /// `+`
    pub(super) adds_key: bool,
    /// `%`
    pub(super) makes_salted: bool,
    /// `&`
    pub(super) names_classes: bool,
    /// `-`
    is_not: bool,
}

/// The table of members.
pub(super) struct Members {
    lines: Vec<Line>,
}

struct Line {
    class: &'static str,
    /// From `name(Type,Type)`, `name` or `*`.
    members: BTreeMap<&'static str, Signs>,
}

impl Members {
    pub(super) fn load() -> Self {
        Self {
            lines: rows(include_str!("deterministic.txt"))
                .map(|(class, rest)| Line::new(class, rest))
                .collect(),
        }
    }

    /// The signs of a member that one of these classes declares; nothing if it is not deterministic.
    pub(super) fn signs<'a>(
        &self,
        owners: impl IntoIterator<Item = &'a str>,
        member: &MemberRef,
    ) -> Option<Signs> {
        let found = owners.into_iter().filter_map(|owner| self.signs_in(owner, member));
        found.reduce(Signs::and).filter(|signs| !signs.is_not)
    }

    fn signs_in(&self, owner: &str, member: &MemberRef) -> Option<Signs> {
        // Arrays have the methods of `Object`.
        let class = if owner.starts_with('[') { "java.lang.Object" } else { owner };
        let whole = self.lines.iter().find(|line| line.class == class);
        let line = whole.or_else(|| self.lines.iter().find(|line| line.fits(class)))?;
        let signs = line.members.get(with_parameters(member).as_str());
        let signs = signs.or_else(|| line.members.get(member.name.as_str()));
        signs.or_else(|| line.members.get("*")).copied()
    }
}

impl Line {
    fn new(class: &'static str, members: &'static str) -> Self {
        let signed = |word: &'static str| {
            let name = word.trim_start_matches(['-', '@', '#', '~', '^', '+', '%', '&']);
            (name, Signs::parse(&word[..word.len() - name.len()]))
        };
        Self { class, members: members.split_whitespace().map(signed).collect() }
    }

    fn fits(&self, class: &str) -> bool {
        self.class
            .split_once('*')
            .is_some_and(|(start, end)| class.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)))
    }
}

impl Signs {
    fn and(self, other: Self) -> Self {
        Self {
            shows_text: self.shows_text || other.shows_text,
            shows_hash: self.shows_hash || other.shows_hash,
            shows_order: self.shows_order || other.shows_order,
            makes_hash_table: self.makes_hash_table || other.makes_hash_table,
            adds_key: self.adds_key || other.adds_key,
            makes_salted: self.makes_salted || other.makes_salted,
            names_classes: self.names_classes || other.names_classes,
            is_not: self.is_not || other.is_not,
        }
    }

    fn parse(signs: &str) -> Self {
        let has = |sign: char| signs.contains(sign);
        Self {
            shows_text: has('@'),
            shows_hash: has('#'),
            shows_order: has('~'),
            makes_hash_table: has('^'),
            adds_key: has('+'),
            makes_salted: has('%'),
            names_classes: has('&'),
            is_not: has('-'),
        }
    }
}

/// `name(String,int[])`, or the name of a field.
fn with_parameters(member: &MemberRef) -> String {
    let Some(types) = MethodType::parse(&member.descriptor) else { return member.name.to_string() };
    let types: Vec<_> = types.parameters.into_iter().map(simple_name).collect();
    format!("{}({})", member.name, types.join(","))
}

/// What an object says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Identity {
    /// It has text or hash code of its own.
    Own { text: bool, hash: bool },
    /// Both come from what it holds.
    Elements,
}

/// The table of objects.
pub(super) struct Values {
    by_class: BTreeMap<&'static str, Identity>,
}

impl Values {
    pub(super) fn load() -> Self {
        let identity = |words: &str| match words.trim() {
            "elements" => Identity::Elements,
            words => Identity::Own { text: words.contains("text"), hash: words.contains("hash") },
        };
        Self {
            by_class: rows(include_str!("values.txt"))
                .map(|(class, words)| (class, identity(words)))
                .collect(),
        }
    }

    /// Nothing is known of a class that is not in the table.
    pub(super) fn identity(&self, class: &str) -> Option<Identity> {
        let is_exception = class.ends_with("Exception") || class.ends_with("Error");
        let class = if is_exception { "java.lang.Throwable" } else { class };
        self.by_class.get(class).copied()
    }
}

fn rows(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(class: &str, name: &str, descriptor: &str) -> Option<Signs> {
        let member = MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() };
        Members::load().signs([class], &member)
    }

    #[test]
    fn the_most_exact_entry_counts() {
        assert_eq!(signs("java.lang.Math", "random", "()D"), None);
        assert_eq!(signs("java.lang.Math", "abs", "(I)I"), Some(Signs::default()));
        assert_eq!(signs("java.lang.String", "toUpperCase", "()Ljava/lang/String;"), None);
        assert!(signs("java.lang.String", "toUpperCase", "(Ljava/util/Locale;)Ljava/lang/String;").is_some());
        assert!(
            signs("java.lang.String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;")
                .unwrap()
                .shows_text
        );
        assert!(!signs("java.lang.String", "valueOf", "(I)Ljava/lang/String;").unwrap().shows_text);
        assert!(signs("java.util.HashMap", "<init>", "()V").unwrap().makes_hash_table);
    }

    #[test]
    fn classes_are_found_by_pattern() {
        assert!(signs("java.util.NoSuchElementException", "getMessage", "()Ljava/lang/String;").is_some());
        assert_eq!(signs("java.util.stream.StreamSupport", "stream", "()V"), None);
        assert!(signs("java.util.stream.Stream", "map", "()V").is_some());
        assert_eq!(signs("java.lang.Thread", "start", "()V"), None);
        assert!(signs("[I", "clone", "()Ljava/lang/Object;").is_some());
    }

    #[test]
    fn no_class_stands_in_the_tables_twice() {
        for table in [include_str!("deterministic.txt"), include_str!("values.txt")] {
            let mut classes: Vec<_> = rows(table).map(|(class, _)| class).collect();
            let n_lines = classes.len();
            classes.sort_unstable();
            classes.dedup();
            assert_eq!(classes.len(), n_lines);
        }
    }
}
