//! The one thread that there is.

use jurat_java::classes::{Code, Condition, Kind, Shuffle};

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::runtime::RUNTIME;
use super::{Intrinsic, Method, Outcome, argument, jdk_caller, nothing, zero};
use crate::dynamic::Assembler;
use crate::machine::{Done, Halt, Machine};
use crate::value::Value;
use crate::world::StaticConstant;

const THREAD: &str = "java.lang.Thread";
const POOL: &str = "java.util.concurrent.ForkJoinPool";
const OTHER: Intrinsic = Refused("another thread");

pub(super) const METHODS: &[Method] = &[
    (THREAD, "registerNatives", "()V", Native(nothing)),
    (THREAD, "currentThread", "()Ljava/lang/Thread;", Replaced(current)),
    (RUNTIME, "makeThread", "()Ljava/lang/Thread;", Native(make)),
    (THREAD, "<init>", "", OTHER),
    (THREAD, "start", "", OTHER),
    (THREAD, "join", "", OTHER),
    (THREAD, "interrupt", "", OTHER),
    (THREAD, "setDaemon", "", OTHER),
    (THREAD, "getState", "", OTHER),
    (THREAD, "getAllStackTraces", "", OTHER),
    (THREAD, "getStackTrace", "", Refused("a stack trace")),
    (THREAD, "getThreadGroup", "", Refused("a group of threads")),
    (THREAD, "setUncaughtExceptionHandler", "", Refused("a handler of uncaught exceptions")),
    (THREAD, "setDefaultUncaughtExceptionHandler", "", Refused("a handler of uncaught exceptions")),
    (THREAD, "getContextClassLoader", "", Refused("a class loader")),
    (THREAD, "interrupted", "()Z", Native(zero)),
    (THREAD, "isInterrupted", "()Z", Native(zero)),
    (THREAD, "sleep", "(J)V", Native(sleep)),
    (THREAD, "yield", "()V", Native(nothing)),
    (THREAD, "onSpinWait", "()V", Native(nothing)),
    (THREAD, "holdsLock", "", Refused("whether a lock is held")),
    ("java.util.concurrent.locks.LockSupport", "park", "", OTHER),
    ("java.util.concurrent.locks.LockSupport", "unpark", "", OTHER),
    ("java.util.concurrent.Executors", "newFixedThreadPool", "", OTHER),
    ("java.util.concurrent.Executors", "newCachedThreadPool", "", OTHER),
    ("java.util.concurrent.Executors", "newSingleThreadExecutor", "", OTHER),
    (POOL, "<clinit>", "()V", Native(nothing)),
    (POOL, "getCommonPoolParallelism", "()I", Native(parallelism)),
    ("java.util.concurrent.CompletableFuture", "defaultExecutor", "", Refused("another thread")),
];

/// Where the thread is kept.
pub(super) const FIELD: &str = "thread";

/// It is made when somebody first asks for it.
fn current() -> Code {
    const TYPE: &str = "Ljava/lang/Thread;";
    let mut code = Assembler::default();
    let is_there = code.label();
    code.get(true, RUNTIME, FIELD, TYPE).shuffle(Shuffle::Dup).branch(Condition::Null(false), is_there);
    code.shuffle(Shuffle::Pop)
        .call_static(RUNTIME, "makeThread", "()Ljava/lang/Thread;")
        .shuffle(Shuffle::Dup);
    code.put(true, RUNTIME, FIELD, TYPE);
    code.place(is_there).give_back(Some(Kind::Reference));
    code.finish()
}

/// The main thread, as far as programs look at it.
fn make(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let class = machine.world().known().thread;
    let name_slot = machine.world().slot(THREAD, "name", "Ljava/lang/String;")?;
    let id_slot = machine.world().slot(THREAD, "tid", "J")?;
    let priority_slot = machine.world().slot(THREAD, "priority", "I");
    let name = machine.string_of_jvm("main");
    let thread = machine.new_object(class);
    machine.set_field(thread, name_slot, Value::Ref(name))?;
    let id = first_id(machine);
    machine.set_field(thread, id_slot, Value::Long(id))?;
    // Newer JDKs keep it elsewhere.
    if let Ok(slot) = priority_slot {
        machine.set_field(thread, slot, Value::Int(5))?;
    }
    Ok(Done::Value(Value::Ref(thread)))
}

/// The number of the main thread. Newer JDKs have the smaller ones for the virtual machine itself.
fn first_id(machine: &mut Machine<'_>) -> i64 {
    let class = machine.world().known().thread;
    let world = machine.world();
    let slot = world.find_field(class, "PRIMORDIAL_TID", "J").map(|field| world.field(field).slot as usize);
    match slot.and_then(|slot| world.class(class).statics.get(slot)?.constant) {
        Some(StaticConstant::Long(id)) => id,
        _ => 1,
    }
}

/// The JDK adapts to the number. Where it sorts numbers, a program cannot see that; where it calls a program, it can.
fn parallelism(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let what = "the number of processors";
    let class = jdk_caller(machine, what)?;
    let caller = machine.caller();
    let world = machine.world();
    let calls_program = match &*world.class(class).name {
        "java.util.Arrays" => world.method(caller).descriptor.contains("Ljava/lang/"),
        "java.util.concurrent.CompletableFuture" => false,
        name if name.starts_with("java.math.BigInteger") => false,
        _ => true,
    };
    if calls_program { Err(Halt::undecided(what)) } else { Ok(Done::Value(Value::Int(1))) }
}

/// Time passes unseen.
fn sleep(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Value::Long(millis) = argument(arguments, 0)? else {
        return Err(Halt::undecided("a pause whose length depends on the input"));
    };
    if millis < 0 {
        let class = machine.world().known().illegal_argument;
        return Ok(Done::Throw { class, message: Some("timeout value is negative".to_owned()) });
    }
    Ok(Done::Void)
}
