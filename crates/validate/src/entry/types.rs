//! Types of class files as sources write them, and which of them a class of a package can use.

use jurat_java::classes::{Class, Classes, Flags, InnerClass};

/// `Class.getName` of a reference's type.
pub(super) fn class_of(descriptor: &str) -> Option<String> {
    Some(descriptor.strip_prefix('L')?.strip_suffix(';')?.replace('/', "."))
}

/// A type as a source writes it, with its package.
pub(super) fn source_type(classes: &Classes, descriptor: &str) -> String {
    if let Some(element) = descriptor.strip_prefix('[') {
        return format!("{}[]", source_type(classes, element));
    }
    match descriptor {
        "Z" => "boolean".to_owned(),
        "B" => "byte".to_owned(),
        "C" => "char".to_owned(),
        "S" => "short".to_owned(),
        "I" => "int".to_owned(),
        "J" => "long".to_owned(),
        "F" => "float".to_owned(),
        "D" => "double".to_owned(),
        _ => {
            let name = class_of(descriptor).unwrap_or_default();
            classes
                .class(&name)
                .and_then(|class| source_name(classes, class))
                .unwrap_or_else(|| of_jdk(&name))
        }
    }
}

/// Classes of the JDK have no `$` in the names that sources give them.
fn of_jdk(name: &str) -> String {
    name.replace('$', ".")
}

/// The package of a class, empty if it has none.
pub(super) fn package_of(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(package, _)| package)
}

/// What a class says of itself as a member of another one.
pub(super) fn as_member(class: &Class) -> Option<&InnerClass> {
    class.inner_classes.iter().find(|inner| inner.name == class.name)
}

/// The name of a class as sources write it. Local and anonymous classes have none.
pub(super) fn source_name(classes: &Classes, class: &Class) -> Option<String> {
    let Some(member) = as_member(class) else { return Some(class.name.to_string()) };
    let outer = classes.class(member.outer.as_ref()?)?;
    // A class that is a member of itself does not load.
    if outer.name.len() >= class.name.len() {
        return None;
    }
    Some(format!("{}.{}", source_name(classes, outer)?, member.simple_name.as_ref()?))
}

/// Whether a source of that package may name the class.
pub(super) fn is_accessible(classes: &Classes, class: &Class, package: &str) -> bool {
    let Some(member) = as_member(class) else {
        return class.flags.is_public() || package_of(&class.name) == package;
    };
    let outer = member.outer.as_ref().and_then(|outer| classes.class(outer));
    let outer = outer.filter(|outer| outer.name.len() < class.name.len());
    may_use(member.flags, &class.name, package) && outer.is_some_and(|it| is_accessible(classes, it, package))
}

/// Whether a source of that package may use a member of a class with these flags.
pub(super) fn may_use(flags: Flags, class: &str, package: &str) -> bool {
    flags.is_public() || !flags.is_private() && package_of(class) == package
}

/// The class whose objects an object of an inner class belongs to.
pub(super) fn outer_instance(class: &Class) -> Option<&str> {
    let member = as_member(class)?;
    if member.flags.is_static() { None } else { member.outer.as_deref() }
}

/// Whether the class has type parameters, its own or those of the objects that its objects belong to.
pub(super) fn is_generic(classes: &Classes, class: &Class) -> bool {
    let outer = || outer_instance(class).and_then(|outer| classes.class(outer));
    class.signature.as_ref().is_some_and(|signature| signature.starts_with('<'))
        || outer().is_some_and(|outer| outer.name.len() < class.name.len() && is_generic(classes, outer))
}
