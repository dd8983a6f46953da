//! `java.lang.System`, without what the JDK does when it starts.

use super::Intrinsic::{Native, Refused};
use super::runtime::INITIALISE_SYSTEM;
use super::{Intrinsic, Method, Outcome, argument, nothing, null};
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;

const SYSTEM: &str = "java.lang.System";
const CLOCK: Intrinsic = Refused("the clock");

pub(super) const METHODS: &[Method] = &[
    (SYSTEM, "<clinit>", "()V", Intrinsic::Code(INITIALISE_SYSTEM)),
    (SYSTEM, "setIn0", "(Ljava/io/InputStream;)V", Native(set_in)),
    (SYSTEM, "setOut0", "(Ljava/io/PrintStream;)V", Native(set_out)),
    (SYSTEM, "setErr0", "(Ljava/io/PrintStream;)V", Native(set_err)),
    (SYSTEM, "exit", "(I)V", Native(exit)),
    (SYSTEM, "gc", "()V", Native(nothing)),
    (SYSTEM, "getSecurityManager", "()Ljava/lang/SecurityManager;", Native(null)),
    (SYSTEM, "lineSeparator", "()Ljava/lang/String;", Native(line_separator)),
    (SYSTEM, "getProperty", "(Ljava/lang/String;)Ljava/lang/String;", Native(get_property)),
    (SYSTEM, "getProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", Native(get_property)),
    (SYSTEM, "getProperties", "", Refused("the system's properties")),
    (SYSTEM, "setProperty", "", Refused("the system's properties")),
    (SYSTEM, "clearProperty", "", Refused("the system's properties")),
    (SYSTEM, "getenv", "", Refused("the environment")),
    (SYSTEM, "console", "", Refused("the console")),
    (SYSTEM, "nanoTime", "()J", CLOCK),
    (SYSTEM, "currentTimeMillis", "()J", CLOCK),
    (SYSTEM, "identityHashCode", "(Ljava/lang/Object;)I", Native(identity_hash_code)),
    (SYSTEM, "load", "", Refused("a native library")),
    (SYSTEM, "loadLibrary", "", Refused("a native library")),
    ("java.time.Clock", "currentInstant", "", CLOCK),
    ("jdk.internal.misc.VM", "getNanoTimeAdjustment", "", CLOCK),
];

/// Properties that are the same wherever programs are judged.
const PROPERTIES: &[(&str, &str)] =
    &[("line.separator", "\n"), ("file.separator", "/"), ("path.separator", ":")];

/// Properties that every JVM has, with values that nobody knows; all others are not set.
const UNKNOWN: &[&str] = &["java.", "jdk.", "sun.", "os.", "user.", "native.", "file.encoding", "stdout.", "stderr."];

/// What the JDK asks for on its own account, and what is not set unless somebody wants it.
const NOT_SET: &[&str] = &[
    "java.lang.Integer.IntegerCache.high",
    "java.util.Arrays.useLegacyMergeSort",
    "java.util.concurrent.ForkJoinPool.common.parallelism",
    "jdk.map.althashing.threshold",
    "org.openjdk.java.util.stream.tripwire",
    "java.util.secureRandomSeed",
];

fn get_property(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let key = machine.reference(argument(arguments, 0)?)?;
    let unknown = || Halt::undecided("a property of the system");
    let key = machine.text(key).and_then(|units| String::from_utf16(&units).ok()).ok_or_else(unknown)?;
    if let Some((_, value)) = PROPERTIES.iter().find(|(known, _)| *known == key) {
        return Ok(Done::Value(Value::Ref(machine.string(value))));
    }
    let is_unknown = UNKNOWN.iter().any(|prefix| key.starts_with(prefix)) && !NOT_SET.contains(&key.as_str());
    if is_unknown || key.is_empty() {
        return Err(unknown());
    }
    Ok(Done::Value(arguments.get(1).copied().unwrap_or(Value::NULL)))
}

fn line_separator(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let literal = machine.world().intern(&[u16::from(b'\n')]);
    Ok(Done::Value(Value::Ref(machine.literal(literal))))
}

/// Only that of null is known.
fn identity_hash_code(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match machine.reference(argument(arguments, 0)?)? {
        None => Ok(Done::Value(Value::Int(0))),
        Some(_) => Err(Halt::undecided("an identity hash code")),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "it stands in a table of natives")]
fn exit(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Exit)
}

fn set_in(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    set(machine, arguments, "in", "Ljava/io/InputStream;")
}

fn set_out(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    set(machine, arguments, "out", "Ljava/io/PrintStream;")
}

fn set_err(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    set(machine, arguments, "err", "Ljava/io/PrintStream;")
}

/// The fields are final, so that the JDK writes them natively.
fn set(machine: &mut Machine<'_>, arguments: &[Value], name: &str, descriptor: &str) -> Outcome {
    let stream = argument(arguments, 0)?;
    let class = machine.world().known().system;
    let slot = machine.world().slot(SYSTEM, name, descriptor)?;
    machine.set_static(class, slot, stream)?;
    Ok(Done::Void)
}
