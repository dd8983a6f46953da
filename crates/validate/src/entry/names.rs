//! Names in the class that calls the method which a compiler may take for something else (JLS 6.4.2, 6.5).

use std::collections::BTreeMap;

use jurat_java::classes::{Class, Classes};

use super::types::{as_member, package_of, source_name};
use crate::input::VERIFIER;

/// Classes of the JDK that bring no fields.
const WITHOUT_FIELDS: [&str; 3] = ["java.lang.Object", "java.lang.Record", "java.lang.Enum"];

/// Why a name in the source, which is in that package, may not mean what it stands for.
pub(super) fn ambiguous(classes: &Classes, package: &str, source: &str) -> Option<String> {
    if let Some(class) = class_in(classes, package_of(VERIFIER)) {
        return Some(format!("the class `{}` has the name of a package", class.name));
    }
    let mut named: BTreeMap<String, Vec<&Class>> = BTreeMap::new();
    for class in classes.iter() {
        if let Some(name) = source_name(classes, class) {
            named.entry(name).or_default().push(class);
        }
    }
    named.iter().find_map(|(name, found)| {
        // Most names are not in the source.
        if !has_name(source, name) {
            return None;
        }
        if let [one, other, ..] = found.as_slice() {
            return Some(format!("`{name}` may be the class `{}` and the class `{}`", one.name, other.name));
        }
        found.iter().find_map(|class| of_class(classes, package, class, name, source))
    })
}

fn of_class(classes: &Classes, package: &str, class: &Class, name: &str, source: &str) -> Option<String> {
    let own = package_of(&class.name);
    if let Some(other) = class_in(classes, own) {
        return Some(format!("the class `{}` has the name of the package of `{name}`", other.name));
    }
    // The classes of `java.lang` come before packages.
    if own.starts_with(|c: char| c.is_ascii_uppercase()) {
        return Some(format!("the package of `{name}` may have the name of a class of `java.lang`"));
    }
    if own.is_empty() && !package.is_empty() {
        return Some(format!("no source in a package can name `{name}`, which is in none"));
    }
    let mut inner = class;
    while let Some(member) = as_member(inner) {
        let simple = member.simple_name.as_ref()?;
        let outer = classes.class(member.outer.as_ref()?)?;
        if let Some(holder) = holder(classes, outer, simple) {
            return Some(format!("`{name}` may be a field of `{holder}`"));
        }
        if outer.name.len() >= inner.name.len() {
            return None;
        }
        inner = outer;
    }
    let is_double = |field: &str| class.fields.iter().filter(|it| it.name == field).count() > 1;
    let mut doubles = class.fields.iter().filter(|field| is_double(&field.name));
    let double = doubles.find(|field| has_name(source, &format!("{name}.{}", field.name)))?;
    Some(format!("`{name}` has several fields `{}`", double.name))
}

/// The class that has the name of the package, or of one that the package is in.
fn class_in<'a>(classes: &'a Classes, package: &str) -> Option<&'a Class> {
    let ends = package.match_indices('.').map(|(at, _)| at).chain([package.len()]);
    ends.into_iter().filter_map(|end| package.get(..end)).find_map(|prefix| classes.class(prefix))
}

/// What gives a class a field of that name, as far as that is known.
fn holder(classes: &Classes, class: &Class, field: &str) -> Option<String> {
    // No field of the JDK has a name like that of a class.
    let is_usual = field.starts_with(|c: char| c.is_ascii_uppercase())
        && field.contains(|c: char| c.is_ascii_lowercase());
    let supertypes = classes.supertypes(&class.name);
    let found = supertypes.iter().find(|name| match classes.class(name) {
        Some(class) => class.field(field).is_some(),
        None => !is_usual && !WITHOUT_FIELDS.contains(&&***name),
    });
    found.map(ToString::to_string)
}

/// Whether a text has the name, and not only as a part of another one.
fn has_name(text: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    text.match_indices(name).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let behind = text.get(at + name.len()..).and_then(|behind| behind.chars().next());
        !before.is_some_and(|c| is_part(c) || c == '.') && !behind.is_some_and(is_part)
    })
}
