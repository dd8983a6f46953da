//! `java.lang.Class`: what objects say about their classes, without reflection.

use super::Intrinsic::{Native, Refused};
use super::{Intrinsic, Method, Outcome, argument, nothing};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;
use crate::world::{ClassId, ClassKind, Origin};

const CLASS: &str = "java.lang.Class";
/// The field that has the constants of an enum.
pub(super) const CONSTANTS: &str = "$VALUES";
const REFLECTION: Intrinsic = Refused("reflection");

pub(super) const METHODS: &[Method] = &[
    (CLASS, "registerNatives", "()V", Native(nothing)),
    (CLASS, "getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;", Native(get_primitive_class)),
    (CLASS, "desiredAssertionStatus", "()Z", Native(desired_assertion_status)),
    (CLASS, "isInstance", "(Ljava/lang/Object;)Z", Native(is_instance)),
    (CLASS, "isAssignableFrom", "(Ljava/lang/Class;)Z", Native(is_assignable_from)),
    (CLASS, "isInterface", "()Z", Native(is_interface)),
    (CLASS, "isArray", "()Z", Native(is_array)),
    (CLASS, "isPrimitive", "()Z", Native(is_primitive)),
    (CLASS, "isHidden", "()Z", Native(is_hidden)),
    (CLASS, "isAnonymousClass", "()Z", Native(is_anonymous)),
    (CLASS, "isLocalClass", "()Z", Native(is_local)),
    (CLASS, "isMemberClass", "()Z", Native(is_member)),
    (CLASS, "isRecord0", "()Z", Native(is_record)),
    (CLASS, "initClassName", "()Ljava/lang/String;", Native(get_name)),
    (CLASS, "getName", "()Ljava/lang/String;", Native(get_name)),
    (CLASS, "getSimpleName", "()Ljava/lang/String;", Native(get_simple_name)),
    (CLASS, "getCanonicalName", "()Ljava/lang/String;", Native(get_canonical_name)),
    (CLASS, "getSuperclass", "()Ljava/lang/Class;", Native(get_superclass)),
    (CLASS, "getInterfaces", "()[Ljava/lang/Class;", Native(get_interfaces)),
    (CLASS, "getInterfaces0", "()[Ljava/lang/Class;", Native(get_interfaces)),
    (CLASS, "getComponentType", "()Ljava/lang/Class;", Native(get_component_type)),
    (CLASS, "componentType", "()Ljava/lang/Class;", Native(get_component_type)),
    (CLASS, "elementType", "()Ljava/lang/Class;", Native(get_element_type)),
    (CLASS, "getModifiers", "()I", Native(get_modifiers)),
    (CLASS, "getEnumConstantsShared", "()[Ljava/lang/Object;", Native(get_enum_constants)),
    (CLASS, "forName", "(Ljava/lang/String;)Ljava/lang/Class;", Native(for_name)),
    (CLASS, "forName", "", REFLECTION),
    (CLASS, "getDeclaringClass", "()Ljava/lang/Class;", Native(get_declaring_class)),
    (CLASS, "getEnclosingClass", "()Ljava/lang/Class;", Native(get_enclosing_class)),
    (CLASS, "getRecordComponents", "", REFLECTION),
    (CLASS, "getAnnotation", "", REFLECTION),
    (CLASS, "getAnnotations", "", REFLECTION),
    (CLASS, "getClassLoader", "()Ljava/lang/ClassLoader;", Native(get_class_loader)),
    (CLASS, "getClassLoader0", "()Ljava/lang/ClassLoader;", Native(get_class_loader)),
    (CLASS, "getResource", "", Refused("a resource of a class")),
    (CLASS, "getResourceAsStream", "", Refused("a resource of a class")),
];

/// The class that the object stands for, on which a method is called.
fn this(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<ClassId, Halt> {
    class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)
}

/// The class that an argument stands for; nothing for null.
pub(super) fn class_argument(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    index: usize,
) -> Result<Option<ClassId>, Halt> {
    let mirror = machine.reference(argument(arguments, index)?)?;
    match mirror {
        None => Ok(None),
        Some(_) => machine.mirrored(mirror).map(Some).ok_or_else(Halt::malformed),
    }
}

fn truth(holds: bool) -> Outcome {
    Ok(Done::Value(Value::Int(holds.into())))
}

fn mirror_or_null(machine: &mut Machine<'_>, class: Option<ClassId>) -> Done {
    Done::Value(Value::Ref(class.and_then(|class| machine.mirror(class))))
}

fn get_primitive_class(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let name = machine.reference(argument(arguments, 0)?)?;
    let name = machine.text(name).and_then(|units| String::from_utf16(&units).ok());
    let class = machine.world().load(&name.ok_or_else(Halt::malformed)?)?;
    Ok(Done::Value(Value::Ref(machine.mirror(class))))
}

/// The program runs with `-ea`, the JDK without. Arrays and primitive types have no assertions.
fn desired_assertion_status(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let info = machine.world().class(class);
    if info.kind != ClassKind::Ordinary {
        return truth(false);
    }
    let is_jdk = info.origin == Origin::Jdk;
    if is_jdk && !machine.world().is_of_first_loader(class) {
        return Err(Halt::undecided("assertions in a class of the JDK"));
    }
    truth(!is_jdk)
}

/// Whether an exception about a class of this name says the name as it is.
fn is_simple(name: &str) -> bool {
    const LONGEST: usize = 255;
    let has_gap = name.starts_with('.') || name.contains("..");
    !name.is_empty() && name.len() <= LONGEST && !has_gap && !name.starts_with('[') && !name.contains('/')
}

/// The class of a name, initialised. What is not in the JDK and not in the program is nowhere.
fn for_name(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(name) = machine.reference(argument(arguments, 0)?)? else { return Ok(Done::ThrowObject(None)) };
    let unknown = || Halt::undecided("a class whose name depends on the input");
    let name =
        machine.text(Some(name)).and_then(|units| String::from_utf16(&units).ok()).ok_or_else(unknown)?;
    if !is_simple(&name) {
        return Err(Halt::undecided("reflection"));
    }
    if machine.world().is_nowhere(&name) {
        let class = machine.world().load("java.lang.ClassNotFoundException")?;
        return Ok(Done::Throw { class, message: Some(name) });
    }
    let class = machine.world().load(&name)?;
    let info = machine.world().class(class);
    if info.kind != ClassKind::Ordinary || info.origin == Origin::Synthetic {
        return Err(Halt::undecided("reflection"));
    }
    machine.initialise(class)?;
    Ok(Done::Value(Value::Ref(machine.mirror(class))))
}

fn get_declaring_class(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let outer = machine.world().inner_class(class).and_then(|inner| inner.outer.clone());
    let outer = outer.map(|outer| machine.world().load(&outer)).transpose()?;
    Ok(mirror_or_null(machine, outer))
}

fn get_enclosing_class(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    if machine.world().inner_class(class).is_some_and(|inner| inner.outer.is_none()) {
        return Err(Halt::undecided("the class around a local class"));
    }
    get_declaring_class(machine, arguments)
}

fn is_instance(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let object = machine.reference(argument(arguments, 1)?)?;
    if object.is_none() {
        return truth(false);
    }
    let of = machine.class_of(object)?;
    truth(machine.world().is_subclass(of, class))
}

fn is_assignable_from(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    match class_argument(machine, arguments, 1)? {
        None => Ok(Done::ThrowObject(None)),
        Some(other) => truth(machine.world().is_subclass(other, class)),
    }
}

fn is_interface(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    truth(machine.world().class(class).flags.is_interface())
}

fn is_array(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    truth(matches!(machine.world().class(class).kind, ClassKind::Array { .. }))
}

fn is_primitive(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    truth(matches!(machine.world().class(class).kind, ClassKind::Primitive(_)))
}

fn is_hidden(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let info = machine.world().class(class);
    truth(info.origin == Origin::Synthetic && info.kind == ClassKind::Ordinary)
}

fn is_anonymous(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    truth(machine.world().inner_class(class).is_some_and(|inner| inner.simple_name.is_none()))
}

fn is_local(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let is_local =
        |inner: &jurat_java::classes::InnerClass| inner.outer.is_none() && inner.simple_name.is_some();
    truth(machine.world().inner_class(class).is_some_and(is_local))
}

fn is_member(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    truth(machine.world().inner_class(class).is_some_and(|inner| inner.outer.is_some()))
}

/// The caller has checked that it extends `Record`.
fn is_record(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    truth(machine.world().class(class).origin != Origin::Synthetic)
}

/// The names of classes that stand for lambdas are made up differently by each JVM.
fn refuse_synthetic(machine: &mut Machine<'_>, class: ClassId) -> Result<(), Halt> {
    match machine.world().class(class).origin {
        Origin::Synthetic => Err(Halt::undecided("the name of the class of a lambda")),
        Origin::Program | Origin::Jdk => Ok(()),
    }
}

/// It is the same object as a literal.
fn get_name(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    refuse_synthetic(machine, class)?;
    let name: Vec<u16> = machine.world().class(class).name.encode_utf16().collect();
    let literal = machine.world().intern(&name);
    Ok(Done::Value(Value::Ref(machine.literal(literal))))
}

fn get_simple_name(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    refuse_synthetic(machine, class)?;
    let name = machine.world().simple_name(class);
    Ok(Done::Value(Value::Ref(machine.string_of_jvm(&name))))
}

fn get_canonical_name(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    refuse_synthetic(machine, class)?;
    let Some(name) = machine.world().canonical_name(class) else { return Ok(Done::Value(Value::NULL)) };
    Ok(Done::Value(Value::Ref(machine.string_of_jvm(&name))))
}

fn get_superclass(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let superclass = machine.world().class(class).superclass;
    Ok(mirror_or_null(machine, superclass))
}

fn get_interfaces(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let interfaces = machine.world().class(class).interfaces.clone();
    let class = machine.world().known().class;
    let array_class = machine.world().array_of(class);
    let array = machine.new_array(array_class, interfaces.len())?;
    for (index, interface) in interfaces.iter().enumerate() {
        let mirror = machine.mirror(*interface);
        machine.array_set(array, index, Value::Ref(mirror))?;
    }
    Ok(Done::Value(Value::Ref(array)))
}

fn get_component_type(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let element = match machine.world().class(class).kind {
        ClassKind::Array { element, .. } => Some(element),
        ClassKind::Primitive(_) | ClassKind::Ordinary => None,
    };
    Ok(mirror_or_null(machine, element))
}

fn get_element_type(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let mut class = this(machine, arguments)?;
    let mut innermost = None;
    while let ClassKind::Array { element, .. } = machine.world().class(class).kind {
        innermost = Some(element);
        class = element;
    }
    Ok(mirror_or_null(machine, innermost))
}

fn get_modifiers(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let mut class = this(machine, arguments)?;
    let world = machine.world();
    let is_array = matches!(world.class(class).kind, ClassKind::Array { .. });
    while let ClassKind::Array { element, .. } = world.class(class).kind {
        class = element;
    }
    // A class file has no room for `private` and `static` of inner classes, so that they stand elsewhere.
    let flags = world.inner_class(class).map_or(world.class(class).flags, |inner| inner.flags);
    let modifiers = if is_array {
        // As accessible as what it holds, final and abstract.
        flags.0 & 0x0007 | 0x0410
    } else {
        // `super` is not a modifier.
        flags.0 & !0x0020
    };
    Ok(Done::Value(Value::Int(modifiers.into())))
}

/// The loader of most of the JDK's classes is null.
fn get_class_loader(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let origin = machine.world().class(class).origin;
    match origin {
        Origin::Jdk if machine.world().is_of_first_loader(class) => Ok(Done::Value(Value::NULL)),
        Origin::Jdk | Origin::Program | Origin::Synthetic => Err(Halt::undecided("a class loader")),
    }
}

/// The constants of an enum, from where its `values` method has them; null for other classes.
fn get_enum_constants(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = this(machine, arguments)?;
    let world = machine.world();
    let is_enum = world.class(class).flags.is_enum();
    let superclass = world.class(class).superclass.map(|superclass| world.class(superclass).name.clone());
    if !is_enum || superclass.as_deref() != Some("java.lang.Enum") {
        return Ok(Done::Value(Value::NULL));
    }
    let descriptor = format!("[L{};", world.class(class).name.replace('.', "/"));
    let field = world.find_field(class, CONSTANTS, &descriptor);
    let field =
        field.ok_or_else(|| Halt::undecided("an enum that keeps its constants in an unknown place"))?;
    let slot = world.field(field).slot;
    machine.initialise(class)?;
    let constants = machine.get_static(class, slot)?;
    let constants = machine.reference(constants)?;
    if constants.is_none() {
        return Err(Halt::undecided("an enum whose constants are asked for before they exist"));
    }
    machine.clone_object(constants).map(|copy| Done::Value(Value::Ref(copy)))
}
