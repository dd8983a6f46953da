//! The properties of the system: single ones can be asked for, all together only the JDK has, and asks for single ones.

use jurat_java::classes::{Class, Code, Invoke, Kind, Operation};

use super::Intrinsic::{Code as Replaced, Refused};
use super::runtime::{helper_class, helper_method};
use super::{Intrinsic, Method};
use crate::dynamic::Assembler;

/// The class of the object that has all properties.
pub(super) const PROPERTIES: &str = "<properties>";
const ALL: Intrinsic = Refused("the properties of the system");
const GET: &str = "()Ljava/util/Properties;";

pub(super) const METHODS: &[Method] = &[
    ("java.lang.System", "getProperties", GET, ALL),
    ("java.lang.System", "setProperties", "", ALL),
    ("sun.security.action.GetPropertyAction", "privilegedGetProperties", GET, Replaced(new_properties)),
    (PROPERTIES, "setProperty", "", ALL),
    (PROPERTIES, "get", "", ALL),
    (PROPERTIES, "getOrDefault", "", ALL),
    (PROPERTIES, "put", "", ALL),
    (PROPERTIES, "putAll", "", ALL),
    (PROPERTIES, "remove", "", ALL),
    (PROPERTIES, "containsKey", "", ALL),
    (PROPERTIES, "keySet", "", ALL),
    (PROPERTIES, "keys", "", ALL),
    (PROPERTIES, "values", "", ALL),
    (PROPERTIES, "entrySet", "", ALL),
    (PROPERTIES, "elements", "", ALL),
    (PROPERTIES, "propertyNames", "", ALL),
    (PROPERTIES, "stringPropertyNames", "", ALL),
    (PROPERTIES, "size", "", ALL),
    (PROPERTIES, "isEmpty", "", ALL),
    (PROPERTIES, "forEach", "", ALL),
    (PROPERTIES, "list", "", ALL),
    (PROPERTIES, "toString", "", ALL),
    (PROPERTIES, "equals", "", ALL),
    (PROPERTIES, "hashCode", "", ALL),
    (PROPERTIES, "clone", "", ALL),
];

/// What it inherits and must not use.
const INHERITED: &[(&str, &str)] = &[
    ("setProperty", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;"),
    ("get", "(Ljava/lang/Object;)Ljava/lang/Object;"),
    ("getOrDefault", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"),
    ("put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"),
    ("putAll", "(Ljava/util/Map;)V"),
    ("remove", "(Ljava/lang/Object;)Ljava/lang/Object;"),
    ("containsKey", "(Ljava/lang/Object;)Z"),
    ("keySet", "()Ljava/util/Set;"),
    ("keys", "()Ljava/util/Enumeration;"),
    ("values", "()Ljava/util/Collection;"),
    ("entrySet", "()Ljava/util/Set;"),
    ("elements", "()Ljava/util/Enumeration;"),
    ("propertyNames", "()Ljava/util/Enumeration;"),
    ("stringPropertyNames", "()Ljava/util/Set;"),
    ("size", "()I"),
    ("isEmpty", "()Z"),
    ("forEach", "(Ljava/util/function/BiConsumer;)V"),
    ("list", "(Ljava/io/PrintStream;)V"),
    ("list", "(Ljava/io/PrintWriter;)V"),
    ("toString", "()Ljava/lang/String;"),
    ("equals", "(Ljava/lang/Object;)Z"),
    ("hashCode", "()I"),
    ("clone", "()Ljava/lang/Object;"),
];

pub(super) fn properties_class() -> Class {
    const ONE: &str = "(Ljava/lang/String;)Ljava/lang/String;";
    const TWO: &str = "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;";
    let mut class = helper_class(PROPERTIES, "java.util.Properties");
    for (descriptor, n_arguments) in [(ONE, 1), (TWO, 2)] {
        let mut code = Assembler::with_slots(3);
        for slot in 1..=n_arguments {
            code.load(Kind::Reference, slot);
        }
        code.call_static("java.lang.System", "getProperty", descriptor).give_back(Some(Kind::Reference));
        class.methods.push(helper_method("getProperty", descriptor, code.finish()));
    }
    for (name, descriptor) in INHERITED {
        class.methods.push(helper_method(name, descriptor, unreachable_code()));
    }
    class
}

/// For methods whose code is never run: the table has something else for them.
pub(super) fn unreachable_code() -> Code {
    let mut code = Assembler::with_slots(4);
    code.null().push(Operation::Throw);
    code.finish()
}

fn new_properties() -> Code {
    let mut code = Assembler::default();
    code.new_object(PROPERTIES).call(Invoke::Special, "java.util.Properties", "<init>", "()V");
    code.give_back(Some(Kind::Reference));
    code.finish()
}
