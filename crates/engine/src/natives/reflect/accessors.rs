//! How members are used: an object for each, of a class that `dynamic` writes.

use std::rc::Rc;

use jurat_java::classes::Class;
use smol_str::format_smolstr;

use super::access::OF_REFLECTION;
use super::members::parameter_types;
use crate::dynamic::accessor;
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::natives::class::{CONSTANTS, class_argument};
use crate::natives::runtime::initialise;
use crate::natives::{Outcome, argument};
use crate::state::Status;
use crate::value::Value;
use crate::world::{ClassId, ClassKind, LinkError, Type};

const OTHER: &str = "reflection with a value of another type";

/// The member that is an argument: its class, what its file says, and which member it is.
fn member(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    of: &str,
) -> Result<(ClassId, Rc<Class>, usize), Halt> {
    let object = machine.reference(argument(arguments, 1)?)?;
    let slot = machine.world().slot(of, "clazz", "Ljava/lang/Class;")?;
    let class = machine.get_field(object, slot)?;
    let class = machine.reference(class)?;
    let class = machine.mirrored(class).ok_or_else(Halt::malformed)?;
    let slot = machine.world().slot(of, "slot", "I")?;
    let index = machine.get_field(object, slot)?;
    let index = usize::try_from(machine.int(index)?).map_err(|_| Halt::malformed())?;
    let file = machine.world().class(class).file().cloned().ok_or_else(Halt::malformed)?;
    Ok((class, file, index))
}

/// An object of the class of this name, which is made if it is not there yet.
fn accessor(
    machine: &mut Machine<'_>,
    key: &str,
    make: impl FnOnce(&mut Machine<'_>) -> Result<ClassId, LinkError>,
) -> Outcome {
    let class = if let Some(known) = machine.engine.world.accessor(key) {
        known
    } else {
        let made = make(machine)?;
        machine.engine.world.keep_accessor(key, made);
        made
    };
    Ok(Done::Value(Value::Ref(machine.new_object(class))))
}

/// Some releases take what these throw for what they themselves throw about arguments.
fn refuse_reflection(file: &Class) -> Result<(), Halt> {
    const PACKAGES: [&str; 4] =
        ["java.lang.reflect", "java.lang.invoke", "jdk.internal.reflect", "sun.invoke.util"];
    let package = file.name.rsplit_once('.').map_or("", |(package, _)| package);
    if PACKAGES.contains(&package) { Err(Halt::undecided(OF_REFLECTION)) } else { Ok(()) }
}

pub(super) fn of_method(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (class, file, index) = member(machine, arguments, "java.lang.reflect.Method")?;
    refuse_reflection(&file)?;
    let key = format_smolstr!("method {index} of {}", file.name);
    accessor(machine, &key, |machine| {
        let world = machine.world();
        let is_interface = world.class(class).flags.is_interface();
        let method = method(world, class, index)?;
        accessor::of_method(world, &file, &method, is_interface)
    })
}

pub(super) fn of_constructor(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (class, file, index) = member(machine, arguments, "java.lang.reflect.Constructor")?;
    refuse_reflection(&file)?;
    let key = format_smolstr!("constructor {index} of {}", file.name);
    accessor(machine, &key, |machine| {
        let world = machine.world();
        let method = method(world, class, index)?;
        accessor::of_constructor(world, &file, &method)
    })
}

fn method(
    world: &crate::world::World,
    class: ClassId,
    index: usize,
) -> Result<crate::world::MethodInfo, LinkError> {
    let method = world.class(class).methods().get(index);
    let method = method.ok_or_else(|| LinkError::new("a method that is not there"))?;
    Ok(world.method(*method).clone())
}

/// The third argument says whether the program has made the field accessible.
pub(super) fn of_field(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    const FIELD: &str = "java.lang.reflect.Field";
    let (class, file, index) = member(machine, arguments, FIELD)?;
    let object = machine.reference(argument(arguments, 1)?)?;
    let slot = machine.world().slot(FIELD, "trustedFinal", "Z")?;
    let is_trusted = machine.get_field(object, slot)?;
    let is_trusted = machine.int(is_trusted)? != 0;
    let overrides = machine.int(argument(arguments, 2)?)? != 0;
    let world = machine.world();
    let field = *world.class(class).fields().get(index).ok_or_else(Halt::malformed)?;
    let field = world.field(field).clone();
    // Whoever has the array could change it, but the virtual machine keeps a copy from the first time that it needed one.
    if field.name == CONSTANTS && world.class(class).flags.is_enum() {
        return Err(Halt::undecided("reflection on the array of an enum's constants"));
    }
    let is_read_only = field.flags.is_final() && (is_trusted || !overrides);
    let key = format_smolstr!("field {index} of {} {is_read_only}", file.name);
    accessor(machine, &key, |machine| accessor::of_field(machine.world(), &file, &field, is_read_only))
}

pub(super) fn check_receiver(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let object = machine.reference(argument(arguments, 0)?)?;
    if object.is_none() {
        return Ok(Done::ThrowObject(None));
    }
    let class = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    let of = machine.class_of(object)?;
    if machine.world().is_subclass(of, class) { Ok(Done::Void) } else { Err(illegal_argument(machine)) }
}

/// Where the initialiser threw before, some releases wrap the error from the sixteenth call on, as if the method had thrown it.
pub(super) fn initialise_for_call(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    if machine.status(class)? == Status::Failed {
        return Err(Halt::undecided("reflection on a method of a class whose initialiser failed"));
    }
    initialise(machine, arguments)
}

/// It depends on the release whether reflection initialises the class.
pub(super) fn require_initialised(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    if !machine.world().class(class).needs_initialisation {
        return Ok(Done::Void);
    }
    match machine.status(class)? {
        Status::Waiting | Status::Running | Status::Done => Ok(Done::Void),
        Status::Prepared | Status::Failed => {
            Err(Halt::undecided("reflection on a field of a class that is not initialised"))
        }
    }
}

pub(super) fn illegal_argument(machine: &mut Machine<'_>) -> Halt {
    let class = machine.world().known().illegal_argument;
    machine.raise(class, Message::OPEN)
}

/// In some releases it has a cause.
fn illegal_arguments(machine: &mut Machine<'_>) -> Halt {
    let class = machine.world().known().illegal_argument;
    machine.raise_open(class)
}

/// The elements of the first argument must be what the descriptor wants.
pub(super) fn check_arguments(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let array = machine.reference(argument(arguments, 0)?)?;
    let descriptor = text(machine, arguments, 1)?;
    let types = parameter_types(machine, &descriptor)?;
    let n_given = if array.is_some() { machine.array_length(array)? } else { 0 };
    if n_given != types.len() {
        return Err(illegal_arguments(machine));
    }
    for (index, ty) in types.into_iter().enumerate() {
        let value = machine.array_get(array, index)?;
        if !fits(machine, value, ty)? {
            return Err(illegal_arguments(machine));
        }
    }
    Ok(Done::Void)
}

pub(super) fn check_value(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let descriptor = text(machine, arguments, 1)?;
    let ty = machine.world().load_descriptor(&descriptor)?;
    if fits(machine, argument(arguments, 0)?, ty)? { Ok(Done::Void) } else { Err(illegal_argument(machine)) }
}

fn text(machine: &mut Machine<'_>, arguments: &[Value], index: usize) -> Result<String, Halt> {
    let text = machine.reference(argument(arguments, index)?)?;
    let text = machine.text(text).and_then(|units| String::from_utf16(&units).ok());
    text.ok_or_else(Halt::malformed)
}

/// Whether a value can be passed where the type is wanted, or what is in the box.
pub(super) fn fits(machine: &mut Machine<'_>, value: Value, wanted: ClassId) -> Result<bool, Halt> {
    let object = machine.reference(value)?;
    let wanted_kind = machine.world().class(wanted).kind;
    let ClassKind::Primitive(wanted_type) = wanted_kind else {
        if object.is_none() {
            return Ok(true);
        }
        let of = machine.class_of(object)?;
        return Ok(machine.world().is_subclass(of, wanted));
    };
    if object.is_none() {
        return Ok(false);
    }
    let of = machine.class_of(object)?;
    let given = boxed(&machine.world().class(of).name);
    let (Some(given), Some(wanted)) = (given, wanted_type) else { return Ok(false) };
    if given == wanted {
        return Ok(true);
    }
    let widens = accessor::widens(given, wanted);
    if widens && given == Type::Char { Err(Halt::undecided(OTHER)) } else { Ok(widens) }
}

/// What is in a box of the class.
fn boxed(class: &str) -> Option<Type> {
    Some(match class {
        "java.lang.Boolean" => Type::Boolean,
        "java.lang.Byte" => Type::Byte,
        "java.lang.Character" => Type::Char,
        "java.lang.Short" => Type::Short,
        "java.lang.Integer" => Type::Int,
        "java.lang.Long" => Type::Long,
        "java.lang.Float" => Type::Float,
        "java.lang.Double" => Type::Double,
        _ => return None,
    })
}

/// Throws a new exception of the class.
pub(super) fn refuse(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    Err(machine.raise(class, Message::OPEN))
}

/// A class of boxes: its name, and the type of what is inside.
fn box_of(ty: Type) -> Option<(&'static str, &'static str)> {
    Some(match ty {
        Type::Boolean => ("java.lang.Boolean", "Z"),
        Type::Byte => ("java.lang.Byte", "B"),
        Type::Char => ("java.lang.Character", "C"),
        Type::Short => ("java.lang.Short", "S"),
        Type::Int => ("java.lang.Integer", "I"),
        Type::Long => ("java.lang.Long", "J"),
        Type::Float => ("java.lang.Float", "F"),
        Type::Double => ("java.lang.Double", "D"),
        Type::Reference => return None,
    })
}

/// A box of which nobody knows whether it is the one of the cache.
pub(super) fn boxed_value(machine: &mut Machine<'_>, value: Value, ty: Type) -> Outcome {
    let (class, ty) = box_of(ty).ok_or_else(Halt::malformed)?;
    let id = machine.world().load(class)?;
    let slot = machine.world().slot(class, "value", ty)?;
    machine.initialise(id)?;
    let object = machine.new_object(id);
    machine.set_field(object, slot, value)?;
    machine.engine.shared.ambiguous.extend(object);
    Ok(Done::Value(Value::Ref(object)))
}

/// What is in a box of exactly this type.
pub(super) fn unboxed(machine: &mut Machine<'_>, value: Value, ty: Type) -> Result<Value, Halt> {
    let object = machine.reference(value)?;
    let class = machine.class_of(object)?;
    if boxed(&machine.world().class(class).name) != Some(ty) {
        return Err(Halt::undecided(OTHER));
    }
    let (class, ty) = box_of(ty).ok_or_else(Halt::malformed)?;
    let slot = machine.world().slot(class, "value", ty)?;
    machine.get_field(object, slot)
}

macro_rules! boxes {
    ($($function:ident $ty:ident)*) => {
        $(pub(super) fn $function(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
            boxed_value(machine, argument(arguments, 0)?, Type::$ty)
        })*
    };
}

boxes! {
    box_boolean Boolean
    box_byte Byte
    box_char Char
    box_short Short
    box_int Int
    box_long Long
    box_float Float
    box_double Double
}
