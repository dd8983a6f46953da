//! `java.lang.Object`.

use jurat_solver::Sort;

use super::Intrinsic::{Native, Refused};
use super::{Method, Outcome, argument, streams};
use crate::engine::IdentityHash;
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::value::Value;
use crate::world::ClassKind;

const OBJECT: &str = "java.lang.Object";

pub(super) const METHODS: &[Method] = &[
    (OBJECT, "getClass", "()Ljava/lang/Class;", Native(get_class)),
    (OBJECT, "clone", "()Ljava/lang/Object;", Native(clone)),
    (OBJECT, "hashCode", "()I", Native(identity_hash_code)),
    ("java.lang.System", "identityHashCode", "(Ljava/lang/Object;)I", Native(identity_hash_code)),
    (OBJECT, "wait", "", Refused("waiting for another thread")),
    (OBJECT, "wait0", "", Refused("waiting for another thread")),
    (OBJECT, "notify", "()V", Refused("waking another thread")),
    (OBJECT, "notifyAll", "()V", Refused("waking other threads")),
];

fn get_class(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let object = machine.reference(argument(arguments, 0)?)?;
    let class = machine.class_of(object)?;
    let name = machine.world().class(class).name.clone();
    let class = match (streams::real_class(&name), name.starts_with('<')) {
        (Some(real), _) => machine.world().load(real)?,
        (None, true) => return Err(Halt::undecided("the class of an object of the virtual machine")),
        (None, false) => class,
    };
    Ok(Done::Value(Value::Ref(machine.mirror(class))))
}

fn clone(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let object = machine.reference(argument(arguments, 0)?)?;
    let class = machine.class_of(object)?;
    let world = machine.world();
    let is_array = matches!(world.class(class).kind, ClassKind::Array { .. });
    let known = world.known();
    let (cloneable, not_supported) = (known.cloneable, known.clone_not_supported);
    if !is_array && !world.is_subclass(class, cloneable) {
        let message = world.real_name(class).map_or(Message::OPEN, Message::Text);
        return Err(machine.raise(not_supported, message));
    }
    machine.clone_object(object).map(|copy| Done::Value(Value::Ref(copy)))
}

/// More than this are not worth the trouble: tables whose order nobody knows.
const MOST_HASHES: usize = 12;

/// What the JVM takes where it has made up 0.
const INSTEAD_OF_ZERO: u64 = 0xBAD;

/// Classes of the JDK whose objects are kept in hash tables of which nobody sees the order.
const UNSEEN: &[&str] = &["java.lang.ConditionalSpecialCasing$Entry"];

/// The JVM makes it up: any number above 0, which is that of null, but always the same for an object.
fn identity_hash_code(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(object) = machine.reference(argument(arguments, 0)?)? else {
        return Ok(Done::Value(Value::Int(0)));
    };
    let class = machine.class_of(Some(object))?;
    if UNSEEN.contains(&machine.world().class(class).name.as_str()) {
        return Ok(Done::Value(Value::Int((object.index() as u32).cast_signed())));
    }
    if machine.is_open_box(object) {
        // It may stand for an object of the cache, which has another number here.
        return Err(Halt::undecided("an identity hash code of a box"));
    }
    if let Some(hash) = machine.engine.shared.hashes.get(&object) {
        return Ok(Done::Value(machine.value(hash.code)));
    }
    if machine.engine.shared.hashes.len() >= MOST_HASHES {
        return Err(Halt::undecided("many identity hash codes"));
    }
    let pool = machine.pool();
    let variable = pool.variable(Sort::Bits(32));
    let (bits, zero, instead) =
        (pool.extract(variable, 0, 31), pool.bits(31, 0), pool.bits(31, INSTEAD_OF_ZERO));
    let is_zero = pool.same(bits, zero);
    let bits = pool.ite(is_zero, instead, bits);
    let code = pool.zero_extend(bits, 32);
    machine.engine.shared.hashes.insert(object, IdentityHash { variable, code });
    Ok(Done::Value(machine.value(code)))
}

/// The object of an argument; throws where it is null.
pub(super) fn non_null(
    machine: &mut Machine<'_>,
    value: Value,
) -> Result<Result<crate::value::ObjectId, Done>, Halt> {
    Ok(machine.reference(value)?.ok_or(Done::ThrowObject(None)))
}
