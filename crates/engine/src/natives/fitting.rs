//! Variable handles of the program: what they are asked for must fit the field exactly. What the JDK asks always does.

use super::handle::{INDEX_SLOT, OWNER_SLOT};
use super::{argument, jdk_caller};
use crate::machine::{Halt, Machine};
use crate::message::Message;
use crate::value::{Reference, Value};
use crate::world::{ClassId, FieldInfo, Op, Origin, Type};

const CONVERSION: &str = "a variable handle with a value of another type";

/// What a method of a handle does with the field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
    Compare,
    Exchange,
    Add,
}

impl Access {
    /// How many values it takes.
    fn n_values(self) -> usize {
        match self {
            Self::Read => 0,
            Self::Write | Self::Add => 1,
            Self::Compare | Self::Exchange => 2,
        }
    }
}

/// How the caller wants the result.
#[derive(Clone, Copy)]
pub(super) struct Fit {
    /// The type that a sum is narrowed to.
    pub(super) ty: Option<Type>,
    /// Whether the result is dropped.
    pub(super) is_void: bool,
}

/// The class whose code asks for a handle.
pub(super) fn asking_class(machine: &mut Machine<'_>, what: &str) -> Result<ClassId, Halt> {
    let class = machine.engine.world.method(machine.caller()).class;
    match machine.world().class(class).origin {
        Origin::Program => Ok(class),
        Origin::Jdk | Origin::Synthetic => jdk_caller(machine, what),
    }
}

/// Throws what the JDK throws if the field does not allow the access. Conversions are not modelled.
pub(super) fn fit(machine: &mut Machine<'_>, arguments: &[Value], access: Access) -> Result<Fit, Halt> {
    let handle = machine.reference(argument(arguments, 0)?)?;
    let Some(field) = field_of(machine, handle)? else { return Ok(Fit { ty: None, is_void: false }) };
    let owner = machine.world().class(field.class).name.replace('.', "/");
    let (parameters, result) = call(machine)?;
    let [_, object, values @ ..] = parameters.as_slice() else { return Err(Halt::undecided(CONVERSION)) };
    let given = if access == Access::Compare { "Z" } else { field.descriptor.as_str() };
    let is_result = |it: &str| it == "V" || it == given;
    let is_exact = values.len() == access.n_values()
        && *object == format!("L{owner};")
        && values.iter().all(|value| *value == field.descriptor)
        && is_result(&result);
    if !is_exact {
        return Err(Halt::undecided(CONVERSION));
    }
    let cannot_add = matches!(field.ty, Type::Boolean | Type::Reference);
    if access != Access::Read && field.flags.is_final() || access == Access::Add && cannot_add {
        let class = machine.world().load("java.lang.UnsupportedOperationException")?;
        // Newer JDKs name the method.
        let message = if machine.world().release() > 17 { Message::OPEN } else { Message::None };
        return Err(machine.raise(class, message));
    }
    if matches!(access, Access::Compare | Access::Exchange) && matches!(field.ty, Type::Float | Type::Double)
    {
        return Err(Halt::undecided("a variable handle that compares floating-point numbers"));
    }
    Ok(Fit { ty: Some(field.ty), is_void: result == "V" })
}

/// The field of a handle of the program.
fn field_of(machine: &mut Machine<'_>, handle: Reference) -> Result<Option<FieldInfo>, Halt> {
    if handle.is_none() {
        return Err(Halt::undecided("a variable handle that is null"));
    }
    let owner = machine.get_field(handle, OWNER_SLOT)?;
    let owner = machine.reference(owner)?;
    if owner.is_none() {
        return Ok(None);
    }
    let class = machine.mirrored(owner).ok_or_else(Halt::malformed)?;
    let index = machine.get_field(handle, INDEX_SLOT)?;
    let index = usize::try_from(machine.int(index)?).map_err(|_| Halt::malformed())?;
    let world = machine.world();
    let field = *world.class(class).fields().get(index).ok_or_else(Halt::malformed)?;
    Ok(Some(world.field(field).clone()))
}

/// The types that the call takes and gives, as class files write them.
fn call(machine: &Machine<'_>) -> Result<(Vec<String>, String), Halt> {
    let frame = machine.state.frame();
    let op = frame.code.ops.get(frame.op as usize).map(std::cell::Cell::get);
    let Some(Op::InvokeStatic(method)) = op else { return Err(Halt::malformed()) };
    let descriptor = &machine.engine.world.method(method).descriptor;
    split(descriptor).ok_or_else(Halt::malformed)
}

fn split(descriptor: &str) -> Option<(Vec<String>, String)> {
    let (mut rest, result) = descriptor.strip_prefix('(')?.rsplit_once(')')?;
    let mut parameters = Vec::new();
    while !rest.is_empty() {
        let n_dimensions = rest.bytes().take_while(|byte| *byte == b'[').count();
        let end = match rest.as_bytes().get(n_dimensions)? {
            b'L' => rest.find(';')? + 1,
            _ => n_dimensions + 1,
        };
        let (parameter, others) = rest.split_at_checked(end)?;
        parameters.push(parameter.to_owned());
        rest = others;
    }
    Some((parameters, result.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn descriptors_are_taken_apart() {
        let types = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let found = split("(La/B;[[I[Lc;JZ)V");
        assert_eq!(found, Some((types(&["La/B;", "[[I", "[Lc;", "J", "Z"]), "V".to_owned())));
        assert_eq!(split("(L"), None);
    }
}
