//! Whether constructors can notice in which order they are called.
//!
//! Arguments are made from left to right, but callers may make them in any order. That is no difference if a constructor has
//! only its own object and its arguments to look at, and changes none but its own object. What is not known to be like that is not.

use std::collections::BTreeSet;

use jurat_java::classes::{
    CallSite, Class, Classes, Constant, Field, Invoke, MemberRef, Method, MethodIn, MethodType, Operation,
};

use smol_str::SmolStr;

use super::types::class_of;
use crate::effects::is_quiet;
use crate::input::VERIFIER;

/// Classes of the JDK whose objects do not change, and whose methods know nothing but what they are given.
const UNCHANGING: [&str; 19] = [
    "java.lang.Object",
    "java.lang.Record",
    "java.lang.Enum",
    "java.lang.Class",
    "java.lang.String",
    "java.lang.CharSequence",
    "java.lang.Number",
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
    "java.lang.Math",
    "java.util.Objects",
    "java.math.BigInteger",
    "java.math.BigDecimal",
];
/// Those of them that no class of the program extends.
const FINAL: [&str; 10] = [
    "java.lang.Class",
    "java.lang.String",
    "java.lang.Boolean",
    "java.lang.Byte",
    "java.lang.Character",
    "java.lang.Short",
    "java.lang.Integer",
    "java.lang.Long",
    "java.lang.Float",
    "java.lang.Double",
];
/// Methods of these that read what others may have set, or give objects of the program.
const OF_THE_SYSTEM: [&str; 12] = [
    "getInteger",
    "getLong",
    "getBoolean",
    "random",
    "forName",
    "intern",
    "newInstance",
    "getEnumConstants",
    "toUpperCase",
    "toLowerCase",
    "format",
    "formatted",
];
/// Methods of these that only read the arrays that they are given.
const READ_ARRAYS: [&str; 9] = [
    "<init>",
    "valueOf",
    "copyValueOf",
    "hash",
    "join",
    "codePointAt",
    "codePointBefore",
    "codePointCount",
    "offsetByCodePoints",
];
/// Classes of the JDK whose objects change, but nothing else.
const CHANGING: [&str; 20] = [
    "java.lang.StringBuilder",
    "java.util.Collection",
    "java.util.Collections",
    "java.util.Arrays",
    "java.util.List",
    "java.util.ArrayList",
    "java.util.LinkedList",
    "java.util.Map",
    "java.util.HashMap",
    "java.util.LinkedHashMap",
    "java.util.TreeMap",
    "java.util.Set",
    "java.util.HashSet",
    "java.util.LinkedHashSet",
    "java.util.TreeSet",
    "java.util.Deque",
    "java.util.ArrayDeque",
    "java.util.Queue",
    "java.util.Iterator",
    "java.lang.Iterable",
];

/// What a constructor does beside giving values to the fields of its object.
pub(super) struct Doing {
    /// Whether its object and those of others may be different if they are made in another order.
    pub(super) is_noticed: bool,
    /// The classes of the program of which it may make objects.
    pub(super) makes: BTreeSet<String>,
    /// Whether there may be more: it runs what is not known.
    pub(super) may_make_anything: bool,
}

pub(super) fn doing(classes: &Classes, class: &Class, constructor: &Method) -> Doing {
    let parameters = MethodType::parse(&constructor.descriptor).map_or_else(Vec::new, |it| it.parameters);
    let is_of_program = |it: &&str| class_of(it).is_some_and(|name| classes.class(&name).is_some());
    let mut walk = Walk::new(classes);
    walk.has_others = parameters.iter().any(is_of_program);
    walk.add(MethodIn { class, method: constructor });
    walk.initialise(&class.name);
    walk.finish()
}

/// Whether objects, or other classes, may be different if this class is initialised at another moment.
pub(super) fn is_initialisation_noticed(classes: &Classes, name: &str) -> bool {
    let mut walk = Walk::new(classes);
    walk.initialised = classes.supertypes(name);
    for supertype in classes.supertypes(name) {
        if let Some(at) = classes.method(&supertype, "<clinit>", "()V") {
            walk.add(at);
        }
    }
    walk.finish().is_noticed
}

/// Through everything that a constructor or an initialiser may call.
struct Walk<'a> {
    classes: &'a Classes,
    /// Whether the constructor is given objects of the program, which others may be given, too.
    has_others: bool,
    /// The classes whose initialisers this is about.
    initialised: Vec<SmolStr>,
    doing: Doing,
    seen: BTreeSet<(&'a str, &'a str, &'a str)>,
    queue: Vec<MethodIn<'a>>,
}

impl<'a> Walk<'a> {
    fn new(classes: &'a Classes) -> Self {
        let doing = Doing { is_noticed: false, makes: BTreeSet::new(), may_make_anything: false };
        Self {
            classes,
            has_others: false,
            initialised: Vec::new(),
            doing,
            seen: BTreeSet::new(),
            queue: Vec::new(),
        }
    }

    fn finish(mut self) -> Doing {
        while let Some(at) = self.queue.pop() {
            self.method(at);
        }
        self.doing
    }

    fn add(&mut self, at: MethodIn<'a>) {
        if self.seen.insert((&at.class.name, &at.method.name, &at.method.descriptor)) {
            self.queue.push(at);
        }
    }

    /// Something runs that may do anything.
    fn meet_unknown(&mut self) {
        self.doing.is_noticed = true;
        self.doing.may_make_anything = true;
    }

    fn initialise(&mut self, name: &str) {
        // The tables of a `switch` are in classes that compilers make: whoever is first, they are the same.
        let table = self.classes.class(name).filter(|class| class.flags.is_synthetic());
        if let Some(at) = table.and_then(|class| self.classes.method(&class.name, "<clinit>", "()V")) {
            self.add(at);
            return;
        }
        let supertypes = self.classes.supertypes(name);
        let others = supertypes.iter().filter(|it| !self.initialised.contains(it));
        let mut classes = others.filter_map(|it| self.classes.class(it));
        self.doing.is_noticed |= !classes.all(is_quiet);
    }

    fn method(&mut self, at: MethodIn<'a>) {
        if at.method.flags.is_native() {
            self.meet_unknown();
        }
        for instruction in at.method.code.iter().flat_map(|code| &code.instructions) {
            self.operation(at, &instruction.operation);
        }
    }

    fn operation(&mut self, at: MethodIn<'a>, operation: &'a Operation) {
        match operation {
            Operation::New(class) => {
                self.initialise(class);
                if self.classes.class(class).is_some() {
                    self.doing.makes.insert(class.to_string());
                }
            }
            Operation::GetField { field, is_static: true } => {
                self.initialise(&field.class);
                self.doing.is_noticed |= !is_initialiser_of(at, field) && !self.is_constant(field);
            }
            Operation::PutField { field, is_static: true } => {
                self.doing.is_noticed |= !is_initialiser_of(at, field);
            }
            Operation::PutField { field, is_static: false } => {
                self.doing.is_noticed |= self.has_others && !self.is_of_own_object(at, field);
            }
            Operation::StoreElement(_) | Operation::Monitor { .. } => {
                self.doing.is_noticed |= self.has_others;
            }
            Operation::Invoke { kind, method } => self.invoke(*kind, method),
            Operation::InvokeDynamic(call) => self.call_site(at.class, call),
            Operation::Push(Constant::Dynamic { .. } | Constant::Handle(_)) => self.meet_unknown(),
            _ => {}
        }
    }

    /// Whether a static field never changes, nor what it holds.
    fn is_constant(&self, field: &MemberRef) -> bool {
        let supertypes = self.classes.supertypes(&field.class);
        let mut own = supertypes.iter().filter_map(|name| self.classes.class(name));
        match own.find_map(|class| class.field(&field.name).map(|field| (class, field))) {
            Some((class, field)) => field.flags.is_final() && self.is_unchanging(class, field),
            None => UNCHANGING.contains(&&*field.class),
        }
    }

    fn is_unchanging(&self, class: &Class, field: &Field) -> bool {
        match class_of(&field.descriptor) {
            // The tables of a `switch` are in classes that compilers make.
            None => !field.descriptor.starts_with('[') || class.flags.is_synthetic(),
            Some(name) if FINAL.contains(&&*name) => true,
            Some(name) => field.flags.is_enum() && self.classes.class(&name).is_some_and(has_only_finals),
        }
    }

    /// Whether only the object that is being made can be meant.
    fn is_of_own_object(&self, at: MethodIn<'_>, field: &MemberRef) -> bool {
        let is_class_related = |class: &str| {
            self.classes.is_subtype(class, &field.class) || self.classes.is_subtype(&field.class, class)
        };
        // Elements of arrays are as good as what has the array.
        let is_related = |descriptor: &str| {
            class_of(descriptor.trim_start_matches('[')).is_some_and(|class| is_class_related(&class))
        };
        let parameters = MethodType::parse(&at.method.descriptor).map_or_else(Vec::new, |it| it.parameters);
        let mut instructions = at.method.code.iter().flat_map(|code| &code.instructions);
        let has_another = instructions.any(|it| match &it.operation {
            Operation::GetField { field, .. } => is_related(&field.descriptor),
            Operation::Invoke { method, .. } => {
                MethodType::parse(&method.descriptor).is_none_or(|ty| is_related(ty.result))
            }
            Operation::CheckCast(class) => is_class_related(class),
            _ => false,
        });
        let mut handlers = at.method.code.iter().flat_map(|code| &code.handlers);
        let catches_another = handlers.any(|handler| {
            let class = handler.catches.as_deref().unwrap_or("java.lang.Throwable");
            is_class_related(class) || self.classes.class(class).is_none() && self.is_throwable(&field.class)
        });
        at.method.name == "<init>"
            && self.classes.is_subtype(&at.class.name, &field.class)
            && !has_another
            && !catches_another
            && !parameters.iter().any(|it| is_related(it))
    }

    fn invoke(&mut self, kind: Invoke, method: &MemberRef) {
        if kind == Invoke::Static {
            self.initialise(&method.class);
        }
        let found = self.classes.resolve(&method.class, &method.name, &method.descriptor);
        let is_dispatched = matches!(kind, Invoke::Virtual | Invoke::Interface);
        match found {
            Some(found) => {
                self.initialise(&found.class.name);
                self.add(found);
            }
            None => self.foreign(kind, method),
        }
        if is_dispatched {
            self.every(|it| it.name == method.name && it.descriptor == method.descriptor);
        }
    }

    /// All methods of the program that a dispatched call may mean.
    fn every(&mut self, is_it: impl Fn(&Method) -> bool) {
        for class in self.classes.iter() {
            for method in class.methods.iter().filter(|method| is_it(method)) {
                self.add(MethodIn { class, method });
            }
        }
    }

    /// A method that the program does not have.
    fn foreign(&mut self, kind: Invoke, method: &MemberRef) {
        let own = self.classes.superclasses(&method.class).last();
        let class = own.and_then(|class| class.superclass.as_deref()).unwrap_or(&method.class);
        let is_constructor = &*method.name == "<init>";
        if class == VERIFIER || is_constructor && class == "java.lang.Object" {
            return;
        }
        let is_exception = is_constructor && (class.ends_with("Exception") || class.ends_with("Error"));
        let is_new = is_constructor && matches!(&*method.descriptor, "()V" | "(I)V");
        let is_lookup = class == "java.lang.Enum" && &*method.name == "valueOf";
        if &*method.name == "clone" {
            let cloned =
                self.classes.iter().filter(|it| self.classes.is_subtype(&it.name, "java.lang.Cloneable"));
            self.doing.makes.extend(cloned.map(|class| class.name.to_string()));
        }
        // What is not a method of Object is one of an interface.
        let is_of_interface = class == "java.lang.Object" && !of_object(&method.name);
        let is_unchanging = UNCHANGING.contains(&class)
            && !OF_THE_SYSTEM.contains(&&*method.name)
            && !is_lookup
            && !is_of_interface;
        let is_changing = CHANGING.contains(&class);
        if !(is_unchanging || is_changing || is_exception) {
            self.meet_unknown();
        }
        self.doing.is_noticed |= is_changing && !is_new && self.has_others;
        let is_given = MethodType::parse(&method.descriptor)
            .is_none_or(|ty| ty.parameters.iter().any(|it| it.starts_with(['L', '['])));
        let is_of_program = kind != Invoke::Static && !is_new && !FINAL.contains(&class);
        if is_given || is_of_program {
            self.call_back();
        }
        if is_exception {
            self.every(|it| it.name == "fillInStackTrace");
        }
        let has_parameter = |is_such: fn(&str) -> bool| {
            MethodType::parse(&method.descriptor).is_none_or(|ty| ty.parameters.iter().any(|it| is_such(it)))
        };
        let may_write = !READ_ARRAYS.contains(&&*method.name) && has_parameter(|it| it.starts_with('['));
        // Whoever draws a number changes what comes next.
        self.doing.is_noticed |= self.has_others && may_write || has_parameter(|it| it.contains("/Random"));
    }

    fn call_site(&mut self, class: &'a Class, call: &CallSite) {
        let Some(bootstrap) = class.bootstraps.get(usize::from(call.bootstrap)) else { return };
        // Whoever calls a lambda has got it from the constructor.
        let is_known = ["java.lang.invoke.StringConcatFactory", "java.lang.runtime.ObjectMethods"]
            .contains(&&*bootstrap.method.member.class);
        if !is_known {
            self.meet_unknown();
        }
        self.call_back();
    }

    /// Everything that the JDK may call of the objects that it is given: it knows methods of its own types only.
    fn call_back(&mut self) {
        let classes = self.classes;
        for class in classes.iter() {
            let supertypes = classes.supertypes(&class.name);
            let is_known = supertypes.iter().any(|it| classes.class(it).is_none() && !is_root(it));
            let is_called = |it: &&Method| !it.flags.is_static() && (is_known || of_object(&it.name));
            for method in class.methods.iter().filter(is_called) {
                self.add(MethodIn { class, method });
            }
        }
    }

    /// Whether objects of a class of the program can be thrown, as far as that is known.
    fn is_throwable(&self, name: &str) -> bool {
        let last = self.classes.superclasses(name).last();
        last.is_none_or(|class| class.superclass.as_deref().is_none_or(|it| !is_root(it)))
    }
}

fn is_root(class: &str) -> bool {
    matches!(class, "java.lang.Object" | "java.lang.Record")
}

/// Whether every object has a method of that name.
fn of_object(name: &str) -> bool {
    matches!(name, "toString" | "hashCode" | "equals" | "finalize" | "clone" | "getClass")
}

/// Initialisers run once, whoever is the first. A field that the class inherits is not its own.
fn is_initialiser_of(at: MethodIn<'_>, field: &MemberRef) -> bool {
    let is_own = at.class.name == field.class && at.class.field(&field.name).is_some();
    at.method.name == "<clinit>" && is_own
}

fn has_only_finals(class: &Class) -> bool {
    let mut own = class.fields.iter().filter(|field| !field.flags.is_static());
    // Constants with bodies are of classes of their own.
    class.flags.is_final()
        && own.all(|field| {
            let is_leaf = class_of(&field.descriptor).is_none_or(|name| name == "java.lang.String");
            field.flags.is_final() && is_leaf && !field.descriptor.starts_with('[')
        })
}
