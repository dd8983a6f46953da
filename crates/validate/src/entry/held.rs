//! Objects that the program itself holds in static fields, which callers may pass on.

use std::collections::BTreeSet;

use jurat_java::classes::{Class, Classes, Field};

use super::types::class_of;

/// Classes of the JDK from whose objects no objects of others can be had, nor from those of classes of the JDK that extend them.
const HOLD_NOTHING: [&str; 28] = [
    "java.lang.String",
    "java.lang.StringBuilder",
    "java.lang.StringBuffer",
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
    "java.lang.Class",
    "java.math.BigDecimal",
    "java.math.BigInteger",
    "java.math.MathContext",
    "java.time.Duration",
    "java.time.Instant",
    "java.time.LocalDate",
    "java.time.LocalDateTime",
    "java.time.LocalTime",
    "java.util.Locale",
    "java.util.Random",
    "java.util.Scanner",
    "java.util.UUID",
    "java.util.concurrent.atomic.AtomicBoolean",
    "java.util.concurrent.atomic.AtomicInteger",
    "java.util.concurrent.atomic.AtomicLong",
    "java.util.regex.Pattern",
];
/// What classes of the program extend that brings them no fields.
const WITHOUT_FIELDS: [&str; 2] = ["java.lang.Object", "java.lang.Record"];

/// A static field that may lead to an object of a type.
pub(super) struct Holder<'a> {
    pub(super) class: &'a Class,
    pub(super) field: &'a Field,
    /// Whether it may be the object itself.
    pub(super) is_direct: bool,
    /// Whether it may be had by way of others.
    pub(super) is_indirect: bool,
}

/// Whether an object of the first class, as its constructor has left it, may have one of the other in its fields.
pub(super) fn may_hold(classes: &Classes, holder: &str, name: &str) -> bool {
    Holding { classes, name, seen: BTreeSet::new() }.may_parts_lead_to_it(holder)
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
        let held = class_of(&field.descriptor);
        let is_direct = held.as_ref().is_some_and(|it| is_related(classes, it, name));
        let is_indirect = held.is_none_or(|it| !is_direct || may_hold(classes, &it, name));
        Holder { class, field, is_direct, is_indirect }
    })
    .collect()
}

/// Whether an object may be of both types.
fn is_related(classes: &Classes, one: &str, other: &str) -> bool {
    let is_both =
        |class: &Class| classes.is_subtype(&class.name, one) && classes.is_subtype(&class.name, other);
    classes.is_subtype(one, other) || classes.is_subtype(other, one) || classes.iter().any(is_both)
}

fn makes_lambdas(classes: &Classes) -> bool {
    let mut bootstraps = classes.iter().flat_map(|class| &class.bootstraps);
    bootstraps.any(|bootstrap| bootstrap.method.member.class == "java.lang.invoke.LambdaMetafactory")
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
        let may_hold_anything = match self.classes.class(&class) {
            // A lambda has what it needs with it.
            Some(class) => class.flags.is_interface() && makes_lambdas(self.classes),
            None => !HOLD_NOTHING.contains(&&*class),
        };
        may_hold_anything || self.may_parts_lead_to_it(&class)
    }

    /// Of the class, of what it extends, and of what extends it.
    fn may_parts_lead_to_it(&mut self, class: &str) -> bool {
        let classes = self.classes;
        let mut parts = classes.iter().filter(|other| is_related(classes, &other.name, class));
        parts.any(|part| {
            let mut own = part.fields.iter().filter(|field| !field.flags.is_static());
            self.extends_a_holder(part) || own.any(|field| self.may_lead_to_it(&field.descriptor))
        })
    }

    /// Whether a class has fields that a class of the JDK gives it.
    fn extends_a_holder(&self, class: &Class) -> bool {
        let superclass = class.superclass.as_deref().filter(|it| self.classes.class(it).is_none());
        let is_enum = class.flags.is_enum() && superclass == Some("java.lang.Enum");
        superclass.is_some_and(|it| !WITHOUT_FIELDS.contains(&it) && !HOLD_NOTHING.contains(&it)) && !is_enum
    }
}
