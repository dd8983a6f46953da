//! Objects that the program itself holds in static fields, which callers may pass on.

use std::collections::BTreeSet;

use jurat_java::classes::{Class, Classes, Field};

use super::types::class_of;

/// Classes of the JDK, or the beginnings of their names, that hold no objects of others.
const HOLD_NOTHING: [&str; 24] = [
    "java.lang.String",
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
    "java.lang.Class",
    "java.lang.Math",
    "java.io.PrintStream",
    "java.io.InputStream",
    "java.math.",
    "java.text.",
    "java.time.",
    "java.util.Random",
    "java.util.Scanner",
    "java.util.UUID",
    "java.util.Locale",
    "java.util.regex.",
    "java.util.concurrent.atomic.AtomicInteger",
    "java.util.concurrent.atomic.AtomicLong",
    "java.util.concurrent.atomic.AtomicBoolean",
];

/// A static field that may lead to an object of a type.
pub(super) struct Holder<'a> {
    pub(super) class: &'a Class,
    pub(super) field: &'a Field,
    /// Whether it is the object itself.
    pub(super) is_direct: bool,
}

/// The static fields from which objects of a class may be had.
pub(super) fn holders<'a>(classes: &'a Classes, name: &str) -> Vec<Holder<'a>> {
    let fields = classes.iter().flat_map(|class| class.fields.iter().map(move |field| (class, field)));
    // Constants are the same text whoever writes it.
    let statics = fields.filter(|(_, field)| field.flags.is_static() && field.constant.is_none());
    let held = statics.filter(|(_, field)| {
        Holding { classes, name, seen: BTreeSet::new() }.may_lead_to_it(&field.descriptor)
    });
    held.map(|(class, field)| {
        let is_direct = class_of(&field.descriptor).is_some_and(|it| is_related(classes, &it, name));
        Holder { class, field, is_direct }
    })
    .collect()
}

fn is_related(classes: &Classes, one: &str, other: &str) -> bool {
    classes.is_subtype(one, other) || classes.is_subtype(other, one)
}

struct Holding<'a> {
    classes: &'a Classes,
    name: &'a str,
    seen: BTreeSet<String>,
}

impl Holding<'_> {
    fn may_lead_to_it(&mut self, descriptor: &str) -> bool {
        let Some(class) = class_of(descriptor.trim_start_matches('[')) else { return false };
        if is_related(self.classes, &class, self.name) {
            return true;
        }
        if !self.seen.insert(class.clone()) {
            return false;
        }
        let is_of_jdk = self.classes.class(&class).is_none();
        let holds_nothing = HOLD_NOTHING.iter().any(|it| class.starts_with(it));
        is_of_jdk && !holds_nothing || self.may_parts_lead_to_it(&class)
    }

    /// Of the class, of what it extends, and of what extends it.
    fn may_parts_lead_to_it(&mut self, class: &str) -> bool {
        let classes = self.classes;
        let is_part = |other: &&Class| is_related(classes, &other.name, class);
        let fields = classes.iter().filter(is_part).flat_map(|class| &class.fields);
        let mut own = fields.filter(|field| !field.flags.is_static());
        own.any(|field| self.may_lead_to_it(&field.descriptor))
    }
}
