//! Objects that the program itself holds in static fields, which callers may pass on.

use std::collections::BTreeSet;

use jurat_java::classes::{Class, Classes, Code, Field, Invoke, Method, Operation, Shuffle};

use super::around::calls_by_name;
use super::types::class_of;

/// Classes of the JDK from whose objects no objects of others can be had, nor from those of classes of the JDK that extend them.
const HOLD_NOTHING: [&str; 26] = [
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
        let is_indirect = held.is_none_or(|it| {
            let is_more = || may_be_another(classes, &it) && !is_plain_object(class, field);
            !is_direct || is_more() || may_hold(classes, &it, name)
        });
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

/// Whether what is declared as this class may be of a class that is not of the program, from whose objects others can be had.
fn may_be_another(classes: &Classes, class: &str) -> bool {
    match classes.class(class) {
        // A lambda has what it needs with it, and so has a proxy.
        Some(class) => class.flags.is_interface() && makes_lambdas(classes),
        // The loader of a class may be the program's.
        None if class == "java.lang.Class" => {
            classes.iter().any(|it| classes.supertypes(&it.name).iter().any(|it| it.ends_with("ClassLoader")))
        }
        None => !HOLD_NOTHING.contains(&class),
    }
}

/// Whether the JDK may make objects of interfaces of the program.
fn makes_lambdas(classes: &Classes) -> bool {
    let mut bootstraps = classes.iter().flat_map(|class| &class.bootstraps);
    let mut methods = classes.iter().flat_map(|class| &class.methods);
    let makes_proxies = |class: &str| {
        class.starts_with("java.beans.")
            || class.starts_with("javax.management.")
            || class == "java.io.ObjectInputStream"
    };
    bootstraps.any(|bootstrap| bootstrap.method.member.class == "java.lang.invoke.LambdaMetafactory")
        || calls_by_name(classes)
        || methods.any(|method| {
            operations(method)
                .any(|it| matches!(it, Operation::Invoke { method, .. } if makes_proxies(&method.class)))
        })
}

fn operations(method: &Method) -> impl Iterator<Item = &Operation> {
    method.code.iter().flat_map(|code| &code.instructions).map(|it| &it.operation)
}

/// Whether a static field holds a `new Object()` for ever, such as a lock.
fn is_plain_object(class: &Class, field: &Field) -> bool {
    let is_it = |operation: &Operation| matches!(operation, Operation::PutField { field: put, is_static: true } if put.name == field.name);
    let stores_plain = |code: &Code| {
        let is_jumped_to = |pc: u16| {
            code.handlers.iter().any(|handler| handler.target == pc)
                || code.instructions.iter().any(|it| match &it.operation {
                    Operation::Branch { target, .. } | Operation::Goto(target) | Operation::Jsr(target) => {
                        *target == pc
                    }
                    Operation::Switch { default, cases } => {
                        *default == pc || cases.iter().any(|(_, target)| *target == pc)
                    }
                    Operation::Ret(_) => true,
                    _ => false,
                })
        };
        let stores = code.instructions.iter().enumerate().filter(|(_, it)| is_it(&it.operation));
        stores.into_iter().all(|(idx, store)| {
            let before = idx.checked_sub(3).map(|first| &code.instructions[first..idx]);
            let is_new = before.is_some_and(|before| match before {
                [made, twice, init] => {
                    let is_object = matches!(&made.operation, Operation::New(class) if class == "java.lang.Object");
                    let is_init = matches!(&init.operation, Operation::Invoke { kind: Invoke::Special, method }
                        if method.name == "<init>" && method.class == "java.lang.Object");
                    is_object
                        && is_init
                        && matches!(twice.operation, Operation::Shuffle(Shuffle::Dup))
                        && ![twice, init].iter().any(|it| is_jumped_to(it.pc))
                }
                _ => false,
            });
            is_new && !is_jumped_to(store.pc)
        })
    };
    let mut codes = class.methods.iter().filter_map(|method| method.code.as_ref());
    field.flags.is_final() && field.descriptor == "Ljava/lang/Object;" && codes.all(stores_plain)
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
        may_be_another(self.classes, &class) || self.may_parts_lead_to_it(&class)
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
