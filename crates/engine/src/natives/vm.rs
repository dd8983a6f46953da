//! What the JDK asks the virtual machine about itself.

use jurat_java::classes::{Code, Condition, Constant, Invoke, Kind, Operation, Shuffle};
use jurat_solver::Sort;

use super::Intrinsic::{Code as Replaced, Native, Refused};
use super::runtime::{RUNTIME as HELPERS, initialise};
use super::{Method, Outcome, jdk_caller, nothing, null, one, zero};
use crate::dynamic::Assembler;
use crate::exploration::InputKind;
use crate::machine::{Done, Machine};
use crate::state::InputSource;
use crate::value::Value;

const VM: &str = "jdk.internal.misc.VM";
const CDS: &str = "jdk.internal.misc.CDS";
const CONTROLLER: &str = "java.security.AccessController";
const SECRETS: &str = "jdk.internal.access.SharedSecrets";
const ACTION: &str = "(Ljava/security/PrivilegedAction;)Ljava/lang/Object;";
const ACTION_IN: &str =
    "(Ljava/security/PrivilegedAction;Ljava/security/AccessControlContext;)Ljava/lang/Object;";
const RUNTIME: &str = "java.lang.Runtime";

pub(super) const METHODS: &[Method] = &[
    (VM, "initialize", "()V", Native(nothing)),
    (VM, "initializeFromArchive", "(Ljava/lang/Class;)V", Native(nothing)),
    (VM, "getSavedProperty", "(Ljava/lang/String;)Ljava/lang/String;", Native(null)),
    (VM, "isBooted", "()Z", Native(one)),
    (VM, "initLevel", "()I", Native(all_phases)),
    (VM, "isModuleSystemInited", "()Z", Native(one)),
    (CDS, "isDumpingClassList0", "()Z", Native(zero)),
    (CDS, "isDumpingArchive0", "()Z", Native(zero)),
    (CDS, "isSharingEnabled0", "()Z", Native(zero)),
    (CDS, "getCDSConfigStatus", "()I", Native(zero)),
    (CDS, "getRandomSeedForDumping", "()J", Native(seed)),
    (CDS, "initializeFromArchive", "(Ljava/lang/Class;)V", Native(nothing)),
    ("jdk.internal.misc.PreviewFeatures", "isPreviewEnabled", "()Z", Native(zero)),
    (CONTROLLER, "doPrivileged", ACTION, Replaced(run_action)),
    (CONTROLLER, "doPrivileged", ACTION_IN, Replaced(run_action)),
    (CONTROLLER, "getContext", "()Ljava/security/AccessControlContext;", Native(context)),
    (SECRETS, "getJavaLangAccess", "()Ljdk/internal/access/JavaLangAccess;", Replaced(java_lang_access)),
    (SECRETS, "<clinit>", "()V", Native(nothing)),
    (SECRETS, "ensureClassInitialized", "(Ljava/lang/Class;)V", Native(initialise)),
    (SECRETS, "getJavaUtilCollectionAccess", COLLECTION_ACCESS, Replaced(collection_access)),
    ("java.util.concurrent.atomic.AtomicLong", "VMSupportsCS8", "()Z", Native(one)),
    ("java.io.UnixFileSystem", "<init>", "", Refused("the file system")),
    ("sun.nio.fs.DefaultFileSystemProvider", "<clinit>", "", Refused("the file system")),
    (RUNTIME, "availableProcessors", "()I", Native(available_processors)),
    (RUNTIME, "exit", "(I)V", Native(exit)),
    (RUNTIME, "halt", "(I)V", Native(exit)),
    (RUNTIME, "gc", "()V", Native(nothing)),
    (RUNTIME, "freeMemory", "()J", Refused("the amount of memory")),
    (RUNTIME, "totalMemory", "()J", Refused("the amount of memory")),
    (RUNTIME, "maxMemory", "()J", Refused("the amount of memory")),
    (RUNTIME, "addShutdownHook", "", Refused("a shutdown hook")),
    (RUNTIME, "exec", "", Refused("another process")),
    ("jdk.internal.misc.ScopedMemoryAccess", "registerNatives", "()V", Native(nothing)),
    ("java.lang.ref.Finalizer", "register", "(Ljava/lang/Object;)V", Native(nothing)),
];

/// Anything but zero, for which the clock would be asked. What is made of it is never read.
fn seed(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Long(1)))
}

/// Of the phases in which a virtual machine starts, all are over.
fn all_phases(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(4)))
}

/// There is no security manager, so that the action can do what it likes.
fn run_action() -> Code {
    let mut code = Assembler::with_slots(2);
    code.load(Kind::Reference, 0);
    code.call(Invoke::Interface, "java.security.PrivilegedAction", "run", "()Ljava/lang/Object;");
    code.give_back(Some(Kind::Reference));
    code.finish()
}

/// The JDK only hands it on.
fn context(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    jdk_caller(machine, "the context of access control")?;
    Ok(Done::Value(Value::NULL))
}

/// The JDK sets this up when it starts, which the engine leaves out.
fn java_lang_access() -> Code {
    const FIELD: &str = "javaLangAccess";
    const TYPE: &str = "Ljdk/internal/access/JavaLangAccess;";
    let mut code = Assembler::default();
    let is_there = code.label();
    code.get(true, SECRETS, FIELD, TYPE).shuffle(Shuffle::Dup).branch(Condition::Null(false), is_there);
    code.shuffle(Shuffle::Pop).call_static("java.lang.System", "setJavaLangAccess", "()V");
    code.get(true, SECRETS, FIELD, TYPE);
    code.place(is_there).give_back(Some(Kind::Reference));
    code.finish()
}

const COLLECTION_ACCESS: &str = "()Ljdk/internal/access/JavaUtilCollectionAccess;";

/// The class sets the field when it is initialised.
fn collection_access() -> Code {
    let mut code = Assembler::default();
    code.push(Operation::Push(Constant::Class("java.util.ImmutableCollections$Access".into())));
    code.call_static(HELPERS, "initialise", "(Ljava/lang/Class;)V");
    code.get(true, SECRETS, "javaUtilCollectionAccess", "Ljdk/internal/access/JavaUtilCollectionAccess;");
    code.give_back(Some(Kind::Reference));
    code.finish()
}

/// The JDK adapts to the number, but not so that a program could see it. A program sees any number, from one.
fn available_processors(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    if jdk_caller(machine, "the number of processors").is_ok() {
        return Ok(Done::Value(Value::Int(4)));
    }
    let variable = machine.pool().variable(Sort::Bits(30));
    machine.record(InputSource::Asked(InputKind::Random), [variable].into());
    let pool = machine.pool();
    let (others, one) = (pool.zero_extend(variable, 32), pool.bits(32, 1));
    let number = pool.add(others, one);
    Ok(Done::Value(machine.value(number)))
}

fn exit(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Exit)
}
