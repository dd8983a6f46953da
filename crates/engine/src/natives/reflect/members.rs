//! Fields, methods and constructors as objects of `java.lang.reflect`.

use smol_str::SmolStr;

use crate::machine::{Done, Halt, Machine};
use crate::natives::class::class_argument;
use crate::natives::{Outcome, argument, jdk_caller};
use crate::value::{Reference, Unknown, Value};
use crate::world::{ClassId, ClassKind, Origin};

const FIELD: &str = "java.lang.reflect.Field";
const METHOD: &str = "java.lang.reflect.Method";
const CONSTRUCTOR: &str = "java.lang.reflect.Constructor";
const STRING: &str = "Ljava/lang/String;";
const TYPE: &str = "Ljava/lang/Class;";
const TYPES: &str = "[Ljava/lang/Class;";
const BYTES: &str = "[B";

const PUBLIC: u16 = 0x0001;
const STATIC: u16 = 0x0008;
const FINAL: u16 = 0x0010;

/// A member as the class file has it.
struct Member {
    index: usize,
    name: SmolStr,
    descriptor: SmolStr,
    modifiers: u16,
}

/// What the members of a class are asked for.
fn asked(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<(ClassId, bool), Halt> {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    if machine.world().class(class).origin == Origin::Synthetic
        && machine.world().class(class).kind == ClassKind::Ordinary
    {
        return Err(Halt::undecided("the members of the class of a lambda"));
    }
    let only_public = machine.int(argument(arguments, 1)?)? != 0;
    for name in [super::ACCESSIBLE, FIELD, METHOD, CONSTRUCTOR] {
        let class = machine.world().load(name)?;
        machine.initialise(class)?;
    }
    Ok((class, only_public))
}

pub(super) fn fields(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (class, only_public) = asked(machine, arguments)?;
    let world = machine.world();
    let fields = world.class(class).fields().iter().map(|field| world.field(*field));
    let members = fields.enumerate().map(|(index, field)| Member {
        index,
        name: field.name.clone(),
        descriptor: field.descriptor.clone(),
        modifiers: field.flags.0,
    });
    let members: Vec<Member> =
        members.filter(|member| !only_public || member.modifiers & PUBLIC != 0).collect();
    let mut objects = Vec::new();
    for member in &members {
        objects.push(field(machine, class, member)?);
    }
    array(machine, FIELD, &objects)
}

pub(super) fn methods(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (class, only_public) = asked(machine, arguments)?;
    let members = executables(machine, class, only_public, |name| name != "<init>" && name != "<clinit>");
    let mut objects = Vec::new();
    for member in &members {
        objects.push(method(machine, class, member)?);
    }
    array(machine, METHOD, &objects)
}

pub(super) fn constructors(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (class, only_public) = asked(machine, arguments)?;
    let members = executables(machine, class, only_public, |name| name == "<init>");
    let mut objects = Vec::new();
    for member in &members {
        let object = executable(machine, CONSTRUCTOR, class, member)?;
        objects.push(object);
    }
    array(machine, CONSTRUCTOR, &objects)
}

fn executables(
    machine: &mut Machine<'_>,
    class: ClassId,
    only_public: bool,
    is_wanted: impl Fn(&str) -> bool,
) -> Vec<Member> {
    let world = machine.world();
    let methods = world.class(class).methods().iter().map(|method| world.method(*method));
    let members = methods.enumerate().map(|(index, method)| Member {
        index,
        name: method.name.clone(),
        descriptor: method.descriptor.clone(),
        modifiers: method.flags.0,
    });
    members
        .filter(|member| is_wanted(&member.name) && (!only_public || member.modifiers & PUBLIC != 0))
        .collect()
}

/// The JDK looks for methods by name and types; a program that is given several at once sees their order.
pub(super) fn one_method(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    at_most_one(machine, arguments, |name| name != "<init>" && name != "<clinit>")
}

pub(super) fn one_constructor(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    at_most_one(machine, arguments, |name| name == "<init>")
}

fn at_most_one(machine: &mut Machine<'_>, arguments: &[Value], is_wanted: impl Fn(&str) -> bool) -> Outcome {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    let members = executables(machine, class, false, is_wanted);
    if members.len() > 1 {
        jdk_caller(machine, "the order of methods")?;
    }
    Ok(Done::Decline)
}

fn array(machine: &mut Machine<'_>, class: &str, objects: &[Reference]) -> Outcome {
    let class = machine.world().load(class)?;
    let class = machine.world().array_of(class);
    let array = machine.new_array(class, objects.len())?;
    for (index, object) in objects.iter().enumerate() {
        machine.array_set(array, index, Value::Ref(*object))?;
    }
    Ok(Done::Value(Value::Ref(array)))
}

/// Sets a field of a new object.
fn set(
    machine: &mut Machine<'_>,
    object: Reference,
    class: &str,
    name: &str,
    descriptor: &str,
    value: Value,
) -> Result<(), Halt> {
    let slot = machine.world().slot(class, name, descriptor)?;
    machine.set_field(object, slot, value)
}

/// A new object for a member, with what all of them have. How it is declared in the source is not modelled.
fn member_object(
    machine: &mut Machine<'_>,
    of: &str,
    class: ClassId,
    member: &Member,
) -> Result<Reference, Halt> {
    let object_class = machine.world().load(of)?;
    let mirror = machine.mirror(class);
    let object = machine.new_object(object_class);
    let unknown = Value::Unknown(Unknown::Declaration);
    let index = i32::try_from(member.index).map_err(|_| Halt::malformed())?;
    set(machine, object, of, "clazz", TYPE, Value::Ref(mirror))?;
    set(machine, object, of, "slot", "I", Value::Int(index))?;
    set(machine, object, of, "modifiers", "I", Value::Int(member.modifiers.into()))?;
    set(machine, object, of, "signature", STRING, unknown)?;
    set(machine, object, of, "annotations", BYTES, unknown)?;
    Ok(object)
}

fn field(machine: &mut Machine<'_>, class: ClassId, member: &Member) -> Result<Reference, Halt> {
    let ty = machine.world().load_descriptor(&member.descriptor)?;
    let ty = machine.mirror(ty);
    let superclass = machine.world().class(class).superclass;
    let is_record = superclass.is_some_and(|class| machine.world().class(class).name == "java.lang.Record");
    let is_trusted = member.modifiers & FINAL != 0 && (member.modifiers & STATIC != 0 || is_record);
    let object = member_object(machine, FIELD, class, member)?;
    let name = name(machine, member);
    set(machine, object, FIELD, "name", STRING, name)?;
    set(machine, object, FIELD, "type", TYPE, Value::Ref(ty))?;
    set(machine, object, FIELD, "trustedFinal", "Z", Value::Int(is_trusted.into()))?;
    Ok(object)
}

fn method(machine: &mut Machine<'_>, class: ClassId, member: &Member) -> Result<Reference, Halt> {
    let result = member.descriptor.rsplit(')').next().unwrap_or_default().to_owned();
    let result = machine.world().load_descriptor(&result)?;
    let result = machine.mirror(result);
    let object = executable(machine, METHOD, class, member)?;
    let name = name(machine, member);
    set(machine, object, METHOD, "name", STRING, name)?;
    set(machine, object, METHOD, "returnType", TYPE, Value::Ref(result))?;
    set(machine, object, METHOD, "annotationDefault", BYTES, Value::Unknown(Unknown::Declaration))?;
    Ok(object)
}

fn executable(
    machine: &mut Machine<'_>,
    of: &str,
    class: ClassId,
    member: &Member,
) -> Result<Reference, Halt> {
    let types = parameter_types(machine, &member.descriptor)?;
    let class_class = machine.world().known().class;
    let array_class = machine.world().array_of(class_class);
    let array = machine.new_array(array_class, types.len())?;
    for (index, ty) in types.iter().enumerate() {
        let mirror = machine.mirror(*ty);
        machine.array_set(array, index, Value::Ref(mirror))?;
    }
    let object = member_object(machine, of, class, member)?;
    let unknown = Value::Unknown(Unknown::Declaration);
    set(machine, object, of, "parameterTypes", TYPES, Value::Ref(array))?;
    set(machine, object, of, "exceptionTypes", TYPES, unknown)?;
    set(machine, object, of, "parameterAnnotations", BYTES, unknown)?;
    Ok(object)
}

pub(super) fn parameter_types(machine: &mut Machine<'_>, descriptor: &str) -> Result<Vec<ClassId>, Halt> {
    let parsed = jurat_java::classes::MethodType::parse(descriptor).ok_or_else(Halt::malformed)?;
    let mut types = Vec::new();
    for parameter in &parsed.parameters {
        types.push(machine.world().load_descriptor(parameter)?);
    }
    Ok(types)
}

/// Names of members are literals.
fn name(machine: &mut Machine<'_>, member: &Member) -> Value {
    let units: Vec<u16> = member.name.encode_utf16().collect();
    let literal = machine.world().intern(&units);
    Value::Ref(machine.literal(literal))
}
