//! Whether it matters in which order the components of a record are looked at, which each JDK does as it likes.

use jurat_java::classes::{Bootstrap, Class, Flags, Method, Operation};
use rustc_hash::FxHashSet;

use crate::world::{ClassInfo, ClassKind, LinkError, World};

/// Classes of the JDK that nobody extends, and that call nobody.
const CLOSED: &[&str] = &[
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
];

/// Whether a method of a record, of that name, runs the same code of the program in whatever order.
pub(super) fn is_any_order<'a>(
    world: &mut World,
    method: &str,
    descriptors: impl Iterator<Item = &'a str>,
) -> Result<bool, LinkError> {
    if !world.program_classes().any(|class| may_be_called(class, method)) {
        return Ok(true);
    }
    let (mut n_components, mut n_open) = (0, 0);
    for descriptor in descriptors {
        n_components += 1;
        n_open += usize::from(is_open(world, method, descriptor)?);
    }
    // Where two components differ, the others are not compared.
    Ok(n_open == 0 || if method == "equals" { n_components == 1 } else { n_open == 1 })
}

/// Whether the method of a component of this type, or of those of a record, may be written in the program. Records may be in
/// records, thousands of them.
fn is_open(world: &mut World, method: &str, descriptor: &str) -> Result<bool, LinkError> {
    let mut seen = FxHashSet::default();
    let mut left = vec![descriptor.to_owned()];
    while let Some(descriptor) = left.pop() {
        let class = world.load_descriptor(&descriptor)?;
        let info = world.class(class);
        if is_closed(info, method) || !seen.insert(descriptor) {
            continue;
        }
        let Some(fields) = components_of_plain_record(info, method) else { return Ok(true) };
        left.extend(fields);
    }
    Ok(false)
}

/// Whether the method runs no code of the program.
pub(crate) fn is_closed(info: &ClassInfo, method: &str) -> bool {
    match info.kind {
        ClassKind::Primitive(_) | ClassKind::Array { .. } => true,
        ClassKind::Ordinary => CLOSED.contains(&&*info.name) || info.flags.is_enum() && method != "toString",
    }
}

/// Whether the JDK's code may call methods of the class when it compares, hashes or shows something.
fn may_be_called(class: &Class, method: &str) -> bool {
    const PLAIN: [&str; 4] =
        ["java.lang.Object", "java.lang.Record", "java.lang.Enum", "java.io.Serializable"];
    let is_known_to_jdk = |name: &str| World::may_be_of_jdk(name) && !PLAIN.contains(&name);
    let mut types = class.superclass.iter().chain(&class.interfaces);
    let has_methods = class.methods.iter().any(|it| !it.flags.is_static() && it.name != "<init>");
    let makes_functions =
        |bootstrap: &Bootstrap| bootstrap.method.member.class == "java.lang.invoke.LambdaMetafactory";
    class.methods.iter().any(|it| is_written(class, it, method))
        || has_methods && types.any(|name| is_known_to_jdk(name))
        || class.bootstraps.iter().any(makes_functions)
}

/// The types of its components, if it is a record whose method the compiler has made.
fn components_of_plain_record(info: &ClassInfo, method: &str) -> Option<Vec<String>> {
    let file = info.file()?;
    let is_plain = file.superclass.as_deref() == Some("java.lang.Record")
        && !file.methods.iter().any(|it| is_written(file, it, method));
    let is_component = |flags: Flags| !flags.is_static();
    let fields = file.fields.iter().filter(|field| is_component(field.flags));
    is_plain.then(|| fields.map(|field| field.descriptor.to_string()).collect())
}

/// Whether it is this method of `Object`, and not one that the compiler has made.
fn is_written(class: &Class, method: &Method, name: &str) -> bool {
    let is_made = |operation: &Operation| match operation {
        Operation::InvokeDynamic(site) => {
            let bootstrap = class.bootstraps.get(usize::from(site.bootstrap));
            bootstrap.is_some_and(|it| it.method.member.class == "java.lang.runtime.ObjectMethods")
        }
        _ => false,
    };
    let code = method.code.iter().flat_map(|code| &code.instructions);
    method.name == name && !code.map(|instruction| &instruction.operation).any(is_made)
}
