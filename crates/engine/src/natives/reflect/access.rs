//! Who may use a member by reflection.

use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::natives::class::class_argument;
use crate::natives::{Outcome, argument};
use crate::value::Value;
use crate::world::{ClassId, Origin};

pub(super) const VERIFY: &str = "(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/Class;I)Z";
pub(super) const CAN_SET: &str = "(Ljava/lang/Class;Ljava/lang/Class;Z)Z";

const PUBLIC: i32 = 0x0001;
const PRIVATE: i32 = 0x0002;
const PROTECTED: i32 = 0x0004;
pub(super) const OF_REFLECTION: &str = "reflection on classes of reflection";
const OTHER_MODULE: &str = "reflection on a class of another module";

/// The class that called the method that asks, through a call of `Method.invoke` or not.
pub(super) fn caller_class(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let world = &machine.engine.world;
    let mut callers =
        machine.state.frames.iter().rev().skip(1).map(|frame| world.method(frame.code.method).class);
    let class = callers.next().filter(|class| world.class(*class).origin != Origin::Synthetic);
    let class = class.filter(|class| world.class(*class).name != "java.lang.reflect.Method");
    let class = class.ok_or_else(|| Halt::undecided("the class of a caller"))?;
    Ok(Done::Value(Value::Ref(machine.mirror(class))))
}

/// Classes of which the JDK hides some members.
const FILTERED: [&str; 13] = [
    "java.lang.Class",
    "java.lang.ClassLoader",
    "java.lang.Module",
    "java.lang.System",
    "java.lang.invoke.MethodHandles$Lookup",
    "java.lang.reflect.AccessibleObject",
    "java.lang.reflect.Constructor",
    "java.lang.reflect.Field",
    "java.lang.reflect.Method",
    "jdk.internal.reflect.ConstantPool",
    "jdk.internal.reflect.Reflection",
    "jdk.internal.reflect.UnsafeStaticFieldAccessorImpl",
    "sun.misc.Unsafe",
];

/// Gives back its second argument, the members of the class that is the first.
pub(super) fn unfiltered(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let class = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    if FILTERED.contains(&&*machine.world().class(class).name) {
        return Err(Halt::undecided(OF_REFLECTION));
    }
    argument(arguments, 1).map(Done::Value)
}

/// Whether code of the first class may use a member of the second with these modifiers, on an object of the third.
pub(super) fn verify(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let current = class_argument(machine, arguments, 0)?.ok_or_else(Halt::malformed)?;
    let member = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    let target = class_argument(machine, arguments, 2)?;
    let modifiers = machine.int(argument(arguments, 3)?)?;
    let may = current == member || {
        require_module(machine, current, member)?;
        may_use(machine, current, member, target, modifiers)?
    };
    Ok(Done::Value(Value::Int(may.into())))
}

/// Packages whose names start like this are for everybody; of others nobody here knows.
const EXPORTED: [&str; 2] = ["java.", "javax."];

fn require_module(machine: &mut Machine<'_>, current: ClassId, member: ClassId) -> Result<(), Halt> {
    let world = machine.world();
    let is_exported = match (world.class(current).origin, world.class(member).origin) {
        (_, Origin::Program) => true,
        (Origin::Program, Origin::Jdk) => {
            EXPORTED.iter().any(|start| world.class(member).name.starts_with(start))
        }
        (Origin::Jdk, Origin::Jdk) => world.is_of_base(current) && world.is_of_base(member),
        (Origin::Synthetic, Origin::Jdk) | (_, Origin::Synthetic) => false,
    };
    if is_exported { Ok(()) } else { Err(Halt::undecided(OTHER_MODULE)) }
}

fn may_use(
    machine: &mut Machine<'_>,
    current: ClassId,
    member: ClassId,
    target: Option<ClassId>,
    modifiers: i32,
) -> Result<bool, Halt> {
    let world = machine.world();
    let is_neighbour = world.class(current).origin == world.class(member).origin
        && world.class(current).package() == world.class(member).package();
    if !(i32::from(world.class(member).flags.0) & PUBLIC != 0 || is_neighbour) {
        return Ok(false);
    }
    if modifiers & PUBLIC != 0 {
        return Ok(true);
    }
    if modifiers & PRIVATE != 0 {
        return Ok(machine.world().nest_host(current)? == machine.world().nest_host(member)?);
    }
    let is_heir = modifiers & PROTECTED != 0 && world.is_subclass(current, member);
    if !is_heir && !is_neighbour {
        return Ok(false);
    }
    // A protected member of another package is for the objects of one's own class only.
    let is_foreign = modifiers & PROTECTED != 0 && !is_neighbour;
    Ok(target.is_none_or(|target| !is_foreign || world.is_subclass(target, current)))
}

/// What it would give back is thrown in any case.
pub(super) fn refuse(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let class = machine.world().load("java.lang.IllegalAccessException")?;
    Err(machine.raise(class, Message::OPEN))
}

/// Whether code of the second argument may make a member of the third accessible.
pub(super) fn can_set_accessible(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let caller = class_argument(machine, arguments, 1)?.ok_or_else(Halt::malformed)?;
    let declaring = class_argument(machine, arguments, 2)?.ok_or_else(Halt::malformed)?;
    let world = machine.world();
    let is_open = match (world.class(caller).origin, world.class(declaring).origin) {
        (Origin::Program | Origin::Jdk, Origin::Program) => true,
        (Origin::Jdk, Origin::Jdk) => world.is_of_base(caller) && world.is_of_base(declaring),
        _ => false,
    };
    if is_open { Ok(Done::Value(Value::Int(1))) } else { Err(Halt::undecided(OTHER_MODULE)) }
}
