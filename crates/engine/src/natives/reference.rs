//! Weak references. The JDK's own are kept for ever; when one of the program is cleared, nobody can know.

use super::Intrinsic::{Native, Shortcut};
use super::access::Location;
use super::{Method, Outcome, argument, nothing};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const REFERENCE: &str = "java.lang.ref.Reference";
const SOFT: &str = "java.lang.ref.SoftReference";

pub(super) const METHODS: &[Method] = &[
    // It starts a thread that clears references.
    (REFERENCE, "<clinit>", "()V", Native(nothing)),
    (REFERENCE, "reachabilityFence", "(Ljava/lang/Object;)V", Native(nothing)),
    (REFERENCE, "get", "()Ljava/lang/Object;", Shortcut(refuse_program)),
    (SOFT, "get", "()Ljava/lang/Object;", Shortcut(refuse_program)),
    ("java.util.WeakHashMap", "<init>", "", Shortcut(refuse_program)),
    (REFERENCE, "refersTo", "(Ljava/lang/Object;)Z", Shortcut(refuse_program)),
    (REFERENCE, "refersTo0", "(Ljava/lang/Object;)Z", Native(refers_to)),
    (REFERENCE, "clear0", "()V", Native(clear)),
];

/// The JDK's own caches work with and without what they refer to.
fn refuse_program(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let caller = machine.caller();
    let class = machine.world().method(caller).class;
    if machine.world().class(class).is_program() {
        return Err(Halt::undecided("a weak reference"));
    }
    Ok(Done::Decline)
}

fn referent(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Location, Halt> {
    let slot = machine.world().slot(REFERENCE, "referent", "Ljava/lang/Object;")?;
    let object = machine.reference(argument(arguments, 0)?)?;
    Ok(Location::Field { object, slot })
}

fn refers_to(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let referent = referent(machine, arguments)?;
    let is_it = referent.holds(machine, argument(arguments, 1)?)?;
    Ok(Done::Value(Value::Int(is_it.into())))
}

fn clear(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let referent = referent(machine, arguments)?;
    referent.set(machine, Value::NULL)?;
    Ok(Done::Void)
}
