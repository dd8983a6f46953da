//! The tables of what is deterministic in the JDK; their format is explained in `deterministic.txt` and `values.txt`.

use std::collections::BTreeMap;

use crate::classes::class::MemberRef;
use crate::classes::member_table::{MemberTable, rows};

/// What must be known of a member of the JDK to call it deterministic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a sign of the table, and they combine freely")]
pub(in crate::classes) struct Signs {
    /// `@`
    pub(super) shows_text: bool,
    /// `#`
    pub(super) shows_hash: bool,
    /// `~`
    pub(super) shows_order: bool,
    /// `^`
    pub(super) makes_hash_table: bool,
    /// `=`
    pub(super) makes_linked: bool,
    /// `+`
    pub(super) adds_key: bool,
    /// `%`
    pub(super) makes_salted: bool,
    /// `&`
    pub(super) names_classes: bool,
    /// `!`
    pub(super) tells_text: bool,
    /// `"`
    pub(super) shows_characters: bool,
}

impl Signs {
    fn parse(signs: &str) -> Self {
        let has = |sign: char| signs.contains(sign);
        Self {
            shows_text: has('@'),
            shows_hash: has('#'),
            shows_order: has('~'),
            makes_hash_table: has('^'),
            makes_linked: has('='),
            adds_key: has('+'),
            makes_salted: has('%'),
            names_classes: has('&'),
            tells_text: has('!'),
            shows_characters: has('"'),
        }
    }
}

/// The table of members.
pub(in crate::classes) struct Members(MemberTable);

impl Members {
    pub(in crate::classes) fn load() -> Self {
        Self(MemberTable::parse(include_str!("deterministic.txt")))
    }

    /// The signs of a member that one of these classes declares; nothing if it is not deterministic.
    pub(in crate::classes) fn signs<'a>(
        &self,
        owners: impl IntoIterator<Item = &'a str>,
        member: &MemberRef,
    ) -> Option<Signs> {
        let found: Vec<_> = owners.into_iter().filter_map(|owner| self.0.signs(owner, member)).collect();
        let signs = found.concat();
        (!found.is_empty() && !signs.contains('-')).then(|| Signs::parse(&signs))
    }
}

/// What an object says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Identity {
    /// It has text or hash code of its own, or compares as equal only to what it equals.
    Own { text: bool, hash: bool, order: bool },
    /// The text comes from what it holds, and perhaps the hash code.
    Elements { hash: bool },
}

/// The table of objects.
pub(super) struct Values {
    by_class: BTreeMap<&'static str, Identity>,
}

impl Values {
    pub(super) fn load() -> Self {
        let identity = |words: &str| match words.trim() {
            "elements" => Identity::Elements { hash: true },
            "text of elements" => Identity::Elements { hash: false },
            words => Identity::Own {
                text: words.contains("text"),
                hash: words.contains("hash"),
                order: words.contains("order"),
            },
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
