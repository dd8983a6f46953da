//! Members that JBMC looks for in the wrong class, and initialisers that it runs too early.

use std::collections::BTreeSet;

use crate::classes::class::{Class, MemberRef};
use crate::classes::instruction::{Instruction, Invoke, Operation};
use crate::classes::reach::{Reached, ReachedMethod};
use crate::classes::set::MethodIn;
use crate::classes::source::ConstructPlace;

pub(super) fn hazards(reached: &Reached<'_>) -> Vec<ConstructPlace> {
    let mut hazards = Vec::new();
    for name in &reached.instantiated {
        if let Some(class) = reached.class(name) {
            hazards.extend(rivals(reached, class));
            hazards.extend(early_initialiser(reached, class));
        }
    }
    for method in &reached.methods {
        for instruction in method.at.method.code.iter().flat_map(|code| &code.instructions) {
            hazards.extend(wrong_class(reached, method, instruction));
        }
    }
    hazards
}

fn at_class(class: &Class, construct: String) -> ConstructPlace {
    let method = "<init>".into();
    ConstructPlace { construct, class: class.name.clone(), method, file: class.source.clone(), line: None }
}

/// A method that a class does not declare and finds with a body in two places, one of them an interface.
fn rivals(reached: &Reached<'_>, class: &Class) -> Vec<ConstructPlace> {
    let supertypes = reached.classes.supertypes(&class.name);
    let supertypes: Vec<_> = supertypes.iter().skip(1).filter_map(|name| reached.class(name)).collect();
    let defaults = supertypes.iter().filter(|supertype| supertype.flags.is_interface());
    let defaults = defaults.flat_map(|interface| &interface.methods).filter(|method| {
        method.code.is_some()
            && !method.flags.is_static()
            && !method.flags.is_private()
            && method.name != "<clinit>"
    });
    let signatures: BTreeSet<_> = defaults.map(|method| (&method.name, &method.descriptor)).collect();
    let inherited =
        signatures.into_iter().filter(|(name, descriptor)| class.method(name, descriptor).is_none());
    let has_rivals = inherited.filter(|(name, descriptor)| {
        let declared = supertypes.iter().filter_map(|supertype| supertype.method(name, descriptor));
        declared.filter(|method| method.code.is_some()).count() > 1
    });
    let words =
        |name| format!("inherits `{name}` in `{}` both with a default method and otherwise", class.name);
    has_rivals.map(|(name, _)| at_class(class, words(name))).collect()
}

/// Interfaces are initialised when they are used; JBMC does it with the classes that implement them.
fn early_initialiser(reached: &Reached<'_>, class: &Class) -> Option<ConstructPlace> {
    let supertypes = reached.classes.supertypes(&class.name);
    let mut interfaces = supertypes.iter().filter_map(|name| reached.class(name));
    let interface = interfaces
        .find(|supertype| supertype.flags.is_interface() && supertype.method("<clinit>", "()V").is_some())?;
    let words = format!("implements `{}`, which has an initialiser, in `{}`", interface.name, class.name);
    Some(at_class(class, words))
}

fn wrong_class(
    reached: &Reached<'_>,
    method: &ReachedMethod<'_>,
    instruction: &Instruction,
) -> Option<ConstructPlace> {
    let words = match &instruction.operation {
        Operation::Invoke { kind: Invoke::Static, method } => {
            let found = reached.classes.resolve(&method.class, &method.name, &method.descriptor)?;
            (found.class.name != method.class).then(|| through_subclass(method, &found.class.name))?
        }
        Operation::GetField { field, is_static: true } | Operation::PutField { field, is_static: true } => {
            let supertypes = reached.classes.supertypes(&field.class);
            let mut declaring = supertypes.iter().filter_map(|name| reached.class(name));
            let declaring = declaring.find(|class| class.field(&field.name).is_some())?;
            (declaring.name != field.class).then(|| through_subclass(field, &declaring.name))?
        }
        Operation::Invoke { kind: Invoke::Virtual | Invoke::Interface, method } => {
            let found = reached.classes.resolve(&method.class, &method.name, &method.descriptor)?;
            let rival = private_rival(reached, found)?;
            format!(
                "calls the private `{}.{}`, which `{}` also declares",
                method.class, method.name, rival.name
            )
        }
        _ => return None,
    };
    Some(ConstructPlace::at(method.at, instruction.pc, words))
}

fn through_subclass(member: &MemberRef, declaring: &str) -> String {
    format!("uses the static `{}` of `{declaring}` through `{}`", member.name, member.class)
}

/// A class whose method JBMC takes for an override of a private one.
fn private_rival<'a>(reached: &Reached<'a>, found: MethodIn<'_>) -> Option<&'a Class> {
    if !found.method.flags.is_private() {
        return None;
    }
    let mut classes = reached.instantiated.iter().flat_map(|name| reached.classes.superclasses(name));
    classes.find(|class| {
        class.name != found.class.name
            && reached.classes.is_subtype(&class.name, &found.class.name)
            && class.method(&found.method.name, &found.method.descriptor).is_some()
    })
}
