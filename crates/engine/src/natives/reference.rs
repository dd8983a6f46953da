//! Weak references. The JDK's own are kept for ever; when one of the program is cleared, nobody can know.

use super::Intrinsic::{Native, Refused, Shortcut};
use super::access::Location;
use super::{Method, Outcome, argument, jdk_caller, nothing};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const REFERENCE: &str = "java.lang.ref.Reference";

pub(super) const METHODS: &[Method] = &[
    // It starts a thread that clears references.
    (REFERENCE, "<clinit>", "()V", Native(nothing)),
    (REFERENCE, "reachabilityFence", "(Ljava/lang/Object;)V", Native(nothing)),
    ("java.lang.ref.WeakReference", "<init>", "", Shortcut(refuse_program)),
    ("java.lang.ref.SoftReference", "<init>", "", Shortcut(refuse_program)),
    ("java.lang.ref.PhantomReference", "<init>", "", Shortcut(refuse_program)),
    ("java.lang.ref.ReferenceQueue", "<init>", "", Shortcut(refuse_program)),
    ("java.lang.ref.Cleaner", "create", "", Refused("a weak reference")),
    ("java.util.WeakHashMap", "<init>", "", Shortcut(refuse_program)),
    (REFERENCE, "refersTo0", "(Ljava/lang/Object;)Z", Native(refers_to)),
    (REFERENCE, "clear0", "()V", Native(clear)),
];

/// The JDK's own caches work with and without what they refer to.
fn refuse_program(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    jdk_caller(machine, "a weak reference")?;
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
