//! Tables of members of the JDK, one line per class: `java.lang.Math: * -random`. What signs mean, each table says itself,
//! except that `-` always means "not this one".

use std::collections::BTreeMap;

use super::class::MemberRef;
use super::descriptor::{MethodType, simple_name};

/// A table of members with their signs.
pub(super) struct MemberTable {
    lines: Vec<Line>,
}

struct Line {
    /// May have one `*`, which stands for anything.
    class: &'static str,
    /// Signs by `name(Type,Type)`, `name` or `*`.
    members: BTreeMap<&'static str, &'static str>,
}

impl MemberTable {
    pub(super) fn parse(text: &'static str) -> Self {
        Self { lines: rows(text).map(|(class, rest)| Line::new(class, rest)).collect() }
    }

    /// The signs of a member of a class; nothing if the table does not know it. The most exact entry counts.
    pub(super) fn signs(&self, class: &str, member: &MemberRef) -> Option<&'static str> {
        // Arrays have the methods of `Object`.
        let class = if class.starts_with('[') { "java.lang.Object" } else { class };
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
            let name = word.trim_start_matches(|c: char| {
                c.is_ascii_punctuation() && !matches!(c, '*' | '<' | '$' | '_')
            });
            (name, &word[..word.len() - name.len()])
        };
        Self { class, members: members.split_whitespace().map(signed).collect() }
    }

    fn fits(&self, class: &str) -> bool {
        self.class
            .split_once('*')
            .is_some_and(|(start, end)| class.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)))
    }
}

/// `name(String,int[])`, or the name of a field.
fn with_parameters(member: &MemberRef) -> String {
    let Some(types) = MethodType::parse(&member.descriptor) else { return member.name.to_string() };
    let types: Vec<_> = types.parameters.into_iter().map(simple_name).collect();
    format!("{}({})", member.name, types.join(","))
}

/// The lines `name: rest` of a table; those that start with `# ` are comments.
pub(super) fn rows(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    table.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(class: &str, name: &str, descriptor: &str) -> Option<&'static str> {
        let table = "# a: b\na.B: * -no ~@two(int,String[]) two\na.c.*: ok\na.*Error: *\na.E:\n";
        let member = MemberRef { class: class.into(), name: name.into(), descriptor: descriptor.into() };
        MemberTable::parse(table).signs(class, &member)
    }

    #[test]
    fn the_most_exact_entry_counts() {
        assert_eq!(signs("a.B", "no", "()V"), Some("-"));
        assert_eq!(signs("a.B", "other", "I"), Some(""));
        assert_eq!(signs("a.B", "two", "(I[Ljava/lang/String;)V"), Some("~@"));
        assert_eq!(signs("a.B", "two", "()V"), Some(""));
    }

    #[test]
    fn classes_are_found_by_pattern() {
        assert_eq!(signs("a.c.D", "ok", "()V"), Some(""));
        assert_eq!(signs("a.c.D", "unknown", "()V"), None);
        assert_eq!(signs("a.x.OwnError", "anything", "()V"), Some(""));
        assert_eq!(signs("a.E", "anything", "()V"), None);
        assert_eq!(signs("b.B", "anything", "()V"), None);
    }

    #[test]
    fn no_class_stands_in_a_table_twice() {
        let tables = [
            include_str!("awareness/unaware.txt"),
            include_str!("determinism/deterministic.txt"),
            include_str!("determinism/values.txt"),
            include_str!("hazards/faithful.txt"),
        ];
        for table in tables {
            let mut classes: Vec<_> = rows(table).map(|(class, _)| class).collect();
            let n_lines = classes.len();
            classes.sort_unstable();
            classes.dedup();
            assert_eq!(classes.len(), n_lines);
        }
    }
}
