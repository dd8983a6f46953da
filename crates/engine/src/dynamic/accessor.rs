//! Classes that do what reflection asks for: call a method, make an object, read and write a field.
//!
//! There is one for each member, with an object that the JDK's own code calls through its interfaces. What is passed in is
//! checked first; the natives of `reflect` do that.

use jurat_java::classes::{Class, Constant, Element, Invoke, Kind, Operation};

pub(crate) use super::adapt::widens;
use super::adapt::{convert, is_widening};
use super::assembler::{Assembler, kind_of};
use super::malformed;
use super::synthetic::{Synthetic, parameters};
use crate::world::{ClassId, FieldInfo, LinkError, MethodInfo, World, type_of};

const OBJECT: &str = "Ljava/lang/Object;";
const RUNTIME: &str = "<runtime>";
const WRAPPED: &str = "java.lang.reflect.InvocationTargetException";
const ILLEGAL_ARGUMENT: &str = "java.lang.IllegalArgumentException";

fn class_constant(code: &mut Assembler, class: &str) {
    code.push(Operation::Push(Constant::Class(class.into())));
}

/// Throws a new exception of the class; what follows is never reached.
fn refuse(code: &mut Assembler, exception: &str) {
    class_constant(code, exception);
    code.call_static(RUNTIME, "refuse", "(Ljava/lang/Class;)V").null().push(Operation::Throw);
}

/// The class is initialised before anything is checked.
fn initialise(code: &mut Assembler, class: &str) {
    class_constant(code, class);
    code.call_static(RUNTIME, "initialise", "(Ljava/lang/Class;)V");
}

/// Also that of an object: its class may be an interface, which objects do not initialise.
fn initialise_for_call(code: &mut Assembler, class: &str) {
    class_constant(code, class);
    code.call_static(RUNTIME, "initialiseForCall", "(Ljava/lang/Class;)V");
}

/// Newer releases initialise the class of every field, older ones only that of static fields.
fn require_initialised(code: &mut Assembler, class: &str) {
    class_constant(code, class);
    code.call_static(RUNTIME, "requireInitialised", "(Ljava/lang/Class;)V");
}

fn check_receiver(code: &mut Assembler, class: &str) {
    code.load(Kind::Reference, 1);
    class_constant(code, class);
    code.call_static(RUNTIME, "checkReceiver", "(Ljava/lang/Object;Ljava/lang/Class;)V");
}

/// Boxes of reflection are new in some JDKs and cached in others.
fn box_value(code: &mut Assembler, descriptor: &str) {
    if type_of(descriptor).is_some_and(|ty| ty != Element::Reference) {
        code.call_static(RUNTIME, "box", &format!("({descriptor}){OBJECT}"));
    }
}

/// Puts the elements of an array in a slot on the stack, as a method takes them.
fn load_arguments(code: &mut Assembler, array: u16, descriptor: &str) -> Option<()> {
    let (wanted, _) = parameters(descriptor, 0)?;
    for (index, parameter) in wanted.iter().enumerate() {
        code.load(Kind::Reference, array).int(i32::try_from(index).ok()?);
        code.push(Operation::LoadElement(Element::Reference));
        convert(code, OBJECT, OBJECT, &parameter.descriptor)?;
    }
    Some(())
}

fn check_arguments(code: &mut Assembler, array: u16, descriptor: &str) {
    code.load(Kind::Reference, array).text(descriptor);
    code.call_static(RUNTIME, "checkArguments", "([Ljava/lang/Object;Ljava/lang/String;)V");
}

/// Calls, and wraps what is thrown meanwhile.
fn call_wrapped(code: &mut Assembler, kind: Invoke, class: &str, method: &MethodInfo) {
    let (start, end, handler) = (code.label(), code.label(), code.label());
    code.place(start).call(kind, class, &method.name, &method.descriptor).place(end);
    let after = code.label();
    code.jump(after).place(handler).store(Kind::Reference, 3).new_object(WRAPPED).load(Kind::Reference, 3);
    code.call(Invoke::Special, WRAPPED, "<init>", "(Ljava/lang/Throwable;)V").push(Operation::Throw);
    code.place(after);
    code.catch(start, end, handler);
}

/// `MethodAccessor`.
pub(crate) fn of_method(
    world: &mut World,
    host: &Class,
    method: &MethodInfo,
    is_interface: bool,
) -> Result<ClassId, LinkError> {
    let mut class = Synthetic::new(world, host, "Method");
    class.implement("jdk.internal.reflect.MethodAccessor");
    let code = invoke(host, method, is_interface).ok_or_else(|| malformed(host))?;
    class.add_method(
        "invoke",
        "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
        false,
        code.finish(),
    );
    class.define_class(world)
}

fn invoke(host: &Class, method: &MethodInfo, is_interface: bool) -> Option<Assembler> {
    let mut code = Assembler::with_slots(4);
    let is_static = method.flags.is_static();
    initialise_for_call(&mut code, &host.name);
    if !is_static {
        check_receiver(&mut code, &host.name);
    }
    check_arguments(&mut code, 2, &method.descriptor);
    let kind = match () {
        () if is_static => Invoke::Static,
        () if method.flags.is_private() => Invoke::Special,
        () if is_interface => Invoke::Interface,
        () => Invoke::Virtual,
    };
    if !is_static {
        code.load(Kind::Reference, 1).cast(&host.name);
    }
    load_arguments(&mut code, 2, &method.descriptor)?;
    call_wrapped(&mut code, kind, &host.name, method);
    let (_, result) = parameters(&method.descriptor, 0)?;
    if result == "V" {
        code.null();
    } else {
        box_value(&mut code, &result);
    }
    code.give_back(Some(Kind::Reference));
    Some(code)
}

/// `ConstructorAccessor`.
pub(crate) fn of_constructor(
    world: &mut World,
    host: &Class,
    method: &MethodInfo,
) -> Result<ClassId, LinkError> {
    let mut class = Synthetic::new(world, host, "Constructor");
    class.implement("jdk.internal.reflect.ConstructorAccessor");
    let code = new_instance(host, method).ok_or_else(|| malformed(host))?;
    class.add_method("newInstance", "([Ljava/lang/Object;)Ljava/lang/Object;", false, code.finish());
    class.define_class(world)
}

fn new_instance(host: &Class, method: &MethodInfo) -> Option<Assembler> {
    let mut code = Assembler::with_slots(4);
    if host.flags.is_abstract() {
        refuse(&mut code, "java.lang.InstantiationException");
        return Some(code);
    }
    initialise(&mut code, &host.name);
    check_arguments(&mut code, 1, &method.descriptor);
    code.new_object(&host.name);
    load_arguments(&mut code, 1, &method.descriptor)?;
    call_wrapped(&mut code, Invoke::Special, &host.name, method);
    code.give_back(Some(Kind::Reference));
    Some(code)
}

/// Names in the methods of `FieldAccessor`, and the types.
const PRIMITIVES: [(&str, &str); 8] = [
    ("Boolean", "Z"),
    ("Byte", "B"),
    ("Char", "C"),
    ("Short", "S"),
    ("Int", "I"),
    ("Long", "J"),
    ("Float", "F"),
    ("Double", "D"),
];

/// `FieldAccessor`.
pub(crate) fn of_field(
    world: &mut World,
    host: &Class,
    field: &FieldInfo,
    is_read_only: bool,
) -> Result<ClassId, LinkError> {
    let mut class = Synthetic::new(world, host, "Field");
    class.implement("jdk.internal.reflect.FieldAccessor");
    let accessor = FieldCode { host: &host.name, field, is_read_only };
    let broken = || malformed(host);
    class.add_method("get", "(Ljava/lang/Object;)Ljava/lang/Object;", false, accessor.get().finish());
    let set = accessor.set().ok_or_else(broken)?;
    class.add_method("set", "(Ljava/lang/Object;Ljava/lang/Object;)V", false, set.finish());
    for (name, ty) in PRIMITIVES {
        let get = accessor.get_primitive(ty).ok_or_else(broken)?;
        class.add_method(&format!("get{name}"), &format!("({OBJECT}){ty}"), false, get.finish());
        let set = accessor.set_primitive(ty).ok_or_else(broken)?;
        class.add_method(&format!("set{name}"), &format!("({OBJECT}{ty})V"), false, set.finish());
    }
    class.define_class(world)
}

struct FieldCode<'a> {
    host: &'a str,
    field: &'a FieldInfo,
    is_read_only: bool,
}

impl FieldCode<'_> {
    fn begin(&self) -> Assembler {
        let mut code = Assembler::with_slots(4);
        if self.field.flags.is_static() {
            initialise(&mut code, self.host);
        } else {
            require_initialised(&mut code, self.host);
        }
        code
    }

    fn check_receiver(&self, code: &mut Assembler) {
        if !self.field.flags.is_static() {
            check_receiver(code, self.host);
        }
    }

    fn read(&self, code: &mut Assembler) {
        let is_static = self.field.flags.is_static();
        if !is_static {
            code.load(Kind::Reference, 1).cast(self.host);
        }
        code.get(is_static, self.host, &self.field.name, &self.field.descriptor);
    }

    fn get(&self) -> Assembler {
        let mut code = self.begin();
        self.check_receiver(&mut code);
        self.read(&mut code);
        box_value(&mut code, &self.field.descriptor);
        code.give_back(Some(Kind::Reference));
        code
    }

    /// A type that does not fit is refused before anybody looks at the object.
    fn get_primitive(&self, wanted: &str) -> Option<Assembler> {
        let mut code = self.begin();
        if is_widening(&self.field.descriptor, wanted) {
            self.check_receiver(&mut code);
            self.read(&mut code);
            convert(&mut code, &self.field.descriptor, wanted, wanted)?;
            code.give_back(type_of(wanted).map(kind_of));
        } else {
            refuse(&mut code, ILLEGAL_ARGUMENT);
        }
        Some(code)
    }

    /// Writes what `value` puts on the stack.
    fn write(&self, code: &mut Assembler, value: impl FnOnce(&mut Assembler) -> Option<()>) -> Option<()> {
        let is_static = self.field.flags.is_static();
        if !is_static {
            code.load(Kind::Reference, 1).cast(self.host);
        }
        value(code)?;
        code.put(is_static, self.host, &self.field.name, &self.field.descriptor).give_back(None);
        Some(())
    }

    fn set(&self) -> Option<Assembler> {
        let mut code = self.begin();
        self.check_receiver(&mut code);
        if self.is_read_only {
            refuse(&mut code, "java.lang.IllegalAccessException");
            return Some(code);
        }
        code.load(Kind::Reference, 2).text(&self.field.descriptor);
        code.call_static(RUNTIME, "checkValue", "(Ljava/lang/Object;Ljava/lang/String;)V");
        self.write(&mut code, |code| {
            code.load(Kind::Reference, 2);
            convert(code, OBJECT, OBJECT, &self.field.descriptor)
        })?;
        Some(code)
    }

    /// A type that does not fit is refused before anybody looks at the object, or at whether the field can be written at all.
    fn set_primitive(&self, given: &str) -> Option<Assembler> {
        let mut code = self.begin();
        if !is_widening(given, &self.field.descriptor) {
            refuse(&mut code, ILLEGAL_ARGUMENT);
            return Some(code);
        }
        self.check_receiver(&mut code);
        if self.is_read_only {
            refuse(&mut code, "java.lang.IllegalAccessException");
        } else {
            let kind = type_of(given).map(kind_of)?;
            self.write(&mut code, |code| {
                code.load(kind, 2);
                convert(code, given, given, &self.field.descriptor)
            })?;
        }
        Some(code)
    }
}
