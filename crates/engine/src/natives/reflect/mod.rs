//! Reflection: fields, methods and constructors as objects, who may use them, and how they are used.
//!
//! The JDK's own code looks for members and checks them; here is what it asks the virtual machine for. In which order a class has
//! its methods each JVM makes up, so that nobody sees more than one of them at once.

mod access;
mod accessors;
mod elements;
mod members;

use jurat_java::classes::{Code, Condition, Kind, Shuffle};

use super::Intrinsic::{Code as Replaced, Native, Refused, Shortcut};
use super::runtime::RUNTIME;
use super::{Method, nothing, zero};
use crate::dynamic::Assembler;

const CLASS: &str = "java.lang.Class";
const REFLECTION: &str = "jdk.internal.reflect.Reflection";
const FACTORY: &str = "jdk.internal.reflect.ReflectionFactory";
const SECRETS: &str = "jdk.internal.access.SharedSecrets";
const ARRAY: &str = "java.lang.reflect.Array";
const ACCESSIBLE: &str = "java.lang.reflect.AccessibleObject";

pub(super) const METHODS: &[Method] = &[
    (CLASS, "getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;", Native(members::fields)),
    (CLASS, "getDeclaredMethods0", "(Z)[Ljava/lang/reflect/Method;", Native(members::methods)),
    (CLASS, "getDeclaredConstructors0", "(Z)[Ljava/lang/reflect/Constructor;", Native(members::constructors)),
    (CLASS, "getMethods", "", Refused("the order of methods")),
    (CLASS, "getDeclaredMethods", "", Shortcut(members::one_method)),
    (CLASS, "getConstructors", "", Shortcut(members::one_constructor)),
    (CLASS, "getDeclaredConstructors", "", Shortcut(members::one_constructor)),
    // Which members reflection must not show.
    (REFLECTION, "<clinit>", "()V", Native(nothing)),
    (REFLECTION, "getCallerClass", "()Ljava/lang/Class;", Native(access::caller_class)),
    (REFLECTION, "filterFields", "", Native(access::unfiltered)),
    (REFLECTION, "filterMethods", "", Native(access::unfiltered)),
    (REFLECTION, "isCallerSensitive", "(Ljava/lang/reflect/Method;)Z", Native(zero)),
    (REFLECTION, "verifyMemberAccess", access::VERIFY, Native(access::verify)),
    (REFLECTION, "newIllegalAccessException", "", Native(access::refuse)),
    (ACCESSIBLE, "checkCanSetAccessible", access::CAN_SET, Native(access::can_set_accessible)),
    (SECRETS, "getJavaLangReflectAccess", "()Ljdk/internal/access/JavaLangReflectAccess;", Replaced(secrets)),
    (CLASS, "getReflectionFactory", "()Ljdk/internal/reflect/ReflectionFactory;", Replaced(factory)),
    (RUNTIME, "reflectsTooEarly", "()V", Refused("the start of the virtual machine: reflection")),
    (FACTORY, "newMethodAccessor", "", Native(accessors::of_method)),
    (FACTORY, "newConstructorAccessor", "", Native(accessors::of_constructor)),
    (FACTORY, "newFieldAccessor", "", Native(accessors::of_field)),
    (ARRAY, "get", "(Ljava/lang/Object;I)Ljava/lang/Object;", Native(elements::get)),
    (ARRAY, "set", "(Ljava/lang/Object;ILjava/lang/Object;)V", Native(elements::set)),
    (ARRAY, "getBoolean", "(Ljava/lang/Object;I)Z", Native(elements::get_boolean)),
    (ARRAY, "setBoolean", "(Ljava/lang/Object;IZ)V", Native(elements::set_boolean)),
    (ARRAY, "getByte", "(Ljava/lang/Object;I)B", Native(elements::get_byte)),
    (ARRAY, "setByte", "(Ljava/lang/Object;IB)V", Native(elements::set_byte)),
    (ARRAY, "getChar", "(Ljava/lang/Object;I)C", Native(elements::get_char)),
    (ARRAY, "setChar", "(Ljava/lang/Object;IC)V", Native(elements::set_char)),
    (ARRAY, "getShort", "(Ljava/lang/Object;I)S", Native(elements::get_short)),
    (ARRAY, "setShort", "(Ljava/lang/Object;IS)V", Native(elements::set_short)),
    (ARRAY, "getInt", "(Ljava/lang/Object;I)I", Native(elements::get_int)),
    (ARRAY, "setInt", "(Ljava/lang/Object;II)V", Native(elements::set_int)),
    (ARRAY, "getLong", "(Ljava/lang/Object;I)J", Native(elements::get_long)),
    (ARRAY, "setLong", "(Ljava/lang/Object;IJ)V", Native(elements::set_long)),
    (ARRAY, "getFloat", "(Ljava/lang/Object;I)F", Native(elements::get_float)),
    (ARRAY, "setFloat", "(Ljava/lang/Object;IF)V", Native(elements::set_float)),
    (ARRAY, "getDouble", "(Ljava/lang/Object;I)D", Native(elements::get_double)),
    (ARRAY, "setDouble", "(Ljava/lang/Object;ID)V", Native(elements::set_double)),
    (RUNTIME, "initialiseForCall", "(Ljava/lang/Class;)V", Native(accessors::initialise_for_call)),
    (RUNTIME, "requireInitialised", "(Ljava/lang/Class;)V", Native(accessors::require_initialised)),
    (RUNTIME, "checkReceiver", "(Ljava/lang/Object;Ljava/lang/Class;)V", Native(accessors::check_receiver)),
    (
        RUNTIME,
        "checkArguments",
        "([Ljava/lang/Object;Ljava/lang/String;)V",
        Native(accessors::check_arguments),
    ),
    (RUNTIME, "checkValue", "(Ljava/lang/Object;Ljava/lang/String;)V", Native(accessors::check_value)),
    (RUNTIME, "refuse", "(Ljava/lang/Class;)V", Native(accessors::refuse)),
    (RUNTIME, "box", "(Z)Ljava/lang/Object;", Native(accessors::box_boolean)),
    (RUNTIME, "box", "(B)Ljava/lang/Object;", Native(accessors::box_byte)),
    (RUNTIME, "box", "(C)Ljava/lang/Object;", Native(accessors::box_char)),
    (RUNTIME, "box", "(S)Ljava/lang/Object;", Native(accessors::box_short)),
    (RUNTIME, "box", "(I)Ljava/lang/Object;", Native(accessors::box_int)),
    (RUNTIME, "box", "(J)Ljava/lang/Object;", Native(accessors::box_long)),
    (RUNTIME, "box", "(F)Ljava/lang/Object;", Native(accessors::box_float)),
    (RUNTIME, "box", "(D)Ljava/lang/Object;", Native(accessors::box_double)),
];

const FACTORIES: &str = "Ljdk/internal/reflect/ReflectionFactory;";
const ACCESS: &str = "Ljdk/internal/access/JavaLangReflectAccess;";

/// A real virtual machine initialises the class that has it when it starts, before anybody uses what that sets.
fn factory() -> Code {
    let mut code = Assembler::default();
    code.get(true, ACCESSIBLE, "reflectionFactory", FACTORIES).give_back(Some(Kind::Reference));
    code.finish()
}

/// Where nobody has set it, somebody asks who comes too early here, though not in a real virtual machine.
fn secrets() -> Code {
    let mut code = Assembler::default();
    let is_there = code.label();
    code.get(true, SECRETS, "javaLangReflectAccess", ACCESS).shuffle(Shuffle::Dup);
    code.branch(Condition::Null(false), is_there);
    code.call_static(RUNTIME, "reflectsTooEarly", "()V");
    code.place(is_there).give_back(Some(Kind::Reference));
    code.finish()
}
