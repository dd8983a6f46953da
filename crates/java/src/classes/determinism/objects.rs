//! Which objects of a program have a text or a hash code that differs from run to run: those that have it from
//! `Object.toString` or `Object.hashCode`.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use super::table::{Identity, Values};
use crate::classes::class::Class;
use crate::classes::descriptor::{MethodType, class_of, is_reference};
use crate::classes::instruction::{Element, Invoke, Operation};
use crate::classes::reach::{Reached, ReachedMethod, Use};
use crate::classes::value::{Known, OBJECT, Value, element_of};

/// One object may hold others, and so on; beyond this, any may show its identity.
const MAX_CLASSES: usize = 1000;

/// What an object may show of its identity.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    Text,
    Hash,
    /// The order in which a hash table has it, among others with its hash code.
    Tie,
}

pub(super) struct Objects<'r, 'a> {
    reached: &'r Reached<'a>,
    values: Values,
    /// Classes of objects that went where only a type outside of the program is known of them: what a variable of type
    /// `Object` may hold, or a collection.
    forgotten: BTreeSet<SmolStr>,
    /// A method could not be followed, so that any object may be anywhere.
    is_blind: bool,
    /// There are objects of `Object` itself.
    has_bare: bool,
}

impl<'r, 'a> Objects<'r, 'a> {
    pub(super) fn new(reached: &'r Reached<'a>) -> Self {
        let mut objects = Self {
            reached,
            values: Values::load(),
            forgotten: BTreeSet::new(),
            is_blind: reached.methods.iter().any(|method| method.types.is_none()),
            has_bare: reached
                .uses
                .iter()
                .any(|of| of.member.class == OBJECT && of.member.name == "<init>" && is_bare(of)),
        };
        for method in &reached.methods {
            objects.forget_in(method);
        }
        for &(caller, callee) in &reached.calls {
            // Results of callbacks go to somebody who knows less about them.
            if let (None, Some(callee)) = (caller, callee) {
                let descriptor = &reached.methods[callee].at.method.descriptor;
                let result = MethodType::parse(descriptor).map_or("V", |types| types.result);
                objects.forget(&Value::of_descriptor(result), OBJECT);
            }
        }
        for made in &reached.handed_out {
            objects.forget(made, OBJECT);
        }
        objects.forget_enums();
        objects
    }

    /// A method of the JDK makes a hash table, and nobody knows under which type it comes out: `collect` gives an `Object`.
    pub(super) fn forget_hash_table(&mut self) {
        self.forgotten.insert("java.util.HashMap".into());
    }

    /// A class whose objects show their identity, if the value may be one.
    pub(super) fn culprit(&self, value: &Value, shown: Shown) -> Option<SmolStr> {
        self.culprit_besides(value, shown, &mut BTreeSet::new())
    }

    /// The same for an argument of a call: of an array that is handed over as one, the elements are shown.
    pub(super) fn culprit_in_call(&self, of: &Use, shown: Shown) -> Option<SmolStr> {
        if self.is_super_call(of) {
            let culprit = self.outside(&of.member.class, shown, &mut BTreeSet::new());
            return culprit.or_else(|| (of.member.class == OBJECT).then(|| OBJECT.into()));
        }
        of.arguments.iter().enumerate().find_map(|(index, value)| {
            let is_array = value.class().is_some_and(|class| class.starts_with('['));
            if is_array && takes_array(of, index) {
                let elements = self.elements(of.user, value);
                let elements = elements
                    .iter()
                    .map(|element| if is_deep(of) { innermost(element) } else { element.clone() });
                elements.into_iter().find_map(|element| self.culprit(&element, shown))
            } else {
                self.culprit(value, shown)
            }
        })
    }

    /// `super.toString()` asks the superclass, whatever the object is.
    fn is_super_call(&self, of: &Use) -> bool {
        let code = self.reached.methods[of.user].at.method.code.iter();
        let mut at_pc =
            code.flat_map(|code| &code.instructions).filter(|instruction| instruction.pc == of.pc);
        let is_special = at_pc.any(|instruction| {
            matches!(instruction.operation, Operation::Invoke { kind: Invoke::Special, .. })
        });
        is_special && of.member.name != "<init>"
    }

    /// Whether the value may be something that holds elements.
    pub(super) fn may_hold_elements(&self, value: &Value) -> bool {
        let Some(class) = value.class() else { return false };
        let is_holder = |class: &str| matches!(self.values.identity(class), Some(Identity::Elements { .. }));
        if self.reached.class(class).is_some() {
            return self.reached.classes.supertypes(class).iter().any(|supertype| is_holder(supertype));
        }
        match self.values.identity(class) {
            Some(identity) => matches!(identity, Identity::Elements { .. }),
            None => self.is_blind || self.forgotten.iter().any(|class| is_holder(class)),
        }
    }

    /// What an array may hold: of a fresh one what the method put into its like, else what its class says.
    fn elements(&self, user: usize, array: &Value) -> Vec<Value> {
        let Some(class) = array.class() else { return Vec::new() };
        let method = &self.reached.methods[user];
        if array.is_known(Known::Fresh) {
            let stores = element_stores(method).filter(|(array, _)| array.class() == Some(class));
            return stores.map(|(_, value)| value.clone()).collect();
        }
        element_of(class).map(Value::of_class).into_iter().collect()
    }

    fn culprit_besides(&self, value: &Value, shown: Shown, seen: &mut BTreeSet<SmolStr>) -> Option<SmolStr> {
        let Value::Reference { class, known } = value else { return None };
        // What is not looked at may be one.
        if !self.reached.has_time() {
            return Some(class.clone());
        }
        if !seen.insert(class.clone()) {
            return None;
        }
        if seen.len() > MAX_CLASSES {
            return Some(class.clone());
        }
        if class.starts_with('[') || self.reached.lambdas.contains(class) || self.names_lambda(class, shown) {
            return Some(class.clone());
        }
        if self.reached.class(class).is_none() {
            return self.outside(class, shown, seen);
        }
        let is_possible = |other: &&SmolStr| match known {
            Known::Subtype => self.reached.classes.is_subtype(other, class),
            Known::Exactly | Known::Fresh => *other == class,
        };
        let possible: Vec<_> = self.reached.instantiated.iter().filter(is_possible).collect();
        possible.into_iter().find_map(|class| self.own_class(class, shown, seen))
    }

    /// The virtual machine names classes in the messages of two exceptions; those of lambdas have no fixed name.
    pub(super) fn names_lambda(&self, class: &str, shown: Shown) -> bool {
        let may_name = matches!(
            class.strip_prefix("java.lang."),
            Some(
                "ClassCastException" | "ArrayStoreException" | "RuntimeException" | "Exception" | "Throwable"
            )
        );
        may_name && shown == Shown::Text && !self.reached.lambdas.is_empty()
    }

    /// An object whose class is outside of the program.
    fn outside(&self, class: &SmolStr, shown: Shown, seen: &mut BTreeSet<SmolStr>) -> Option<SmolStr> {
        match self.values.identity(class) {
            Some(Identity::Own { text, hash, order }) => {
                let is_own = match shown {
                    Shown::Text => text,
                    Shown::Hash => hash,
                    Shown::Tie => order,
                };
                (!is_own).then(|| class.clone())
            }
            Some(Identity::Elements { hash: false }) if shown == Shown::Hash => Some(class.clone()),
            Some(Identity::Elements { .. }) if shown == Shown::Tie => Some(class.clone()),
            Some(Identity::Elements { .. }) => self.any_forgotten(shown, seen),
            None if class == OBJECT || is_shape(class) => self.any_forgotten(shown, seen),
            None => Some(class.clone()),
        }
    }

    fn any_forgotten(&self, shown: Shown, seen: &mut BTreeSet<SmolStr>) -> Option<SmolStr> {
        if self.is_blind || self.has_bare {
            return Some(OBJECT.into());
        }
        self.forgotten
            .iter()
            .find_map(|class| self.culprit_besides(&Value::of_class(class.clone()), shown, seen))
    }

    /// An object of a class of the program.
    fn own_class(&self, name: &SmolStr, shown: Shown, seen: &mut BTreeSet<SmolStr>) -> Option<SmolStr> {
        let (method, descriptor) = match shown {
            Shown::Text => ("toString", "()Ljava/lang/String;"),
            Shown::Hash => ("hashCode", "()I"),
            // Whether it compares as equal only to what it equals, nobody knows.
            Shown::Tie => return Some(name.clone()),
        };
        let classes = self.reached.classes;
        let own = classes.resolve(name, method, descriptor).filter(|found| found.method.code.is_some());
        if let Some(found) = own {
            let is_record = found.class.superclass.as_deref() == Some("java.lang.Record");
            return if is_record { self.components(found.class, shown, seen) } else { None };
        }
        let outer = classes.superclasses(name).last().and_then(|class| class.superclass.clone());
        match outer {
            Some(outer) if outer != OBJECT && !is_shape(&outer) => self
                .outside(&outer, shown, seen)
                .map(|culprit| if culprit == outer { name.clone() } else { culprit }),
            _ => Some(name.clone()),
        }
    }

    /// Text and hash code of a record are made from its components.
    fn components(&self, class: &Class, shown: Shown, seen: &mut BTreeSet<SmolStr>) -> Option<SmolStr> {
        let fields = class.fields.iter().filter(|field| !field.flags.is_static());
        fields
            .map(|field| Value::of_descriptor(&field.descriptor))
            .find_map(|value| self.culprit_besides(&value, shown, seen))
    }

    /// Who has the class of an enum has its constants.
    fn forget_enums(&mut self) {
        let lists_constants = |of: &Use| {
            of.member.class == "java.util.EnumSet"
                || matches!(&*of.member.name, "getEnumConstants" | "enumConstant" | "valueOf")
        };
        if self.reached.uses.iter().any(lists_constants) {
            let is_enum = |name: &&SmolStr| self.reached.classes.is_subtype(name, "java.lang.Enum");
            self.forgotten.extend(self.reached.instantiated.iter().filter(is_enum).cloned());
        }
    }

    /// Notes a value that goes where only `as_class` is known of it.
    fn forget(&mut self, value: &Value, as_class: &str) {
        let Some(class) = value.class() else { return };
        if let (Some(element), Some(as_element)) = (element_of(class), element_of(as_class)) {
            return self.forget(&Value::of_class(element), &as_element);
        }
        if class != as_class && class != OBJECT && self.reached.class(as_class).is_none() {
            self.forgotten.insert(class.clone());
        }
    }

    fn forget_in(&mut self, method: &ReachedMethod<'_>) {
        let Some(types) = &method.types else { return };
        self.forgotten.extend(types.joined.iter().filter(|class| *class != OBJECT).cloned());
        for instruction in method.at.method.code.iter().flat_map(|code| &code.instructions) {
            let Some(stack) = types.stacks.get(&instruction.pc) else { continue };
            match &instruction.operation {
                Operation::Invoke { kind, method } if !shows_only(&method.class, &method.name) => {
                    self.forget_arguments(stack, &method.descriptor);
                    if *kind != Invoke::Static && method.name != "<init>" {
                        let n_parameters =
                            MethodType::parse(&method.descriptor).map_or(0, |t| t.parameters.len());
                        let receiver = stack.len().checked_sub(n_parameters + 1).and_then(|at| stack.get(at));
                        if let Some(receiver) = receiver {
                            self.forget(receiver, &method.class);
                        }
                    }
                }
                Operation::PutField { field, .. } => self.forget_as(stack.last(), &field.descriptor),
                Operation::Return(Some(_)) => {
                    let descriptor = &method.at.method.descriptor;
                    let result = MethodType::parse(descriptor).map_or("V", |types| types.result);
                    self.forget_as(stack.last(), result);
                }
                _ => {}
            }
        }
        for (array, value) in element_stores(method) {
            let element = array.class().and_then(|array| element_of(array)).unwrap_or_else(|| OBJECT.into());
            self.forget(value, &element);
        }
    }

    fn forget_arguments(&mut self, stack: &[Value], descriptor: &str) {
        let Some(types) = MethodType::parse(descriptor) else { return };
        for (value, descriptor) in stack.iter().rev().zip(types.parameters.iter().rev()) {
            self.forget_as(Some(value), descriptor);
        }
    }

    fn forget_as(&mut self, value: Option<&Value>, descriptor: &str) {
        if let Some(value) = value.filter(|_| is_reference(descriptor)) {
            self.forget(value, &class_of(descriptor));
        }
    }
}

/// Arrays and the values that are stored into them.
fn element_stores<'m>(method: &'m ReachedMethod<'_>) -> impl Iterator<Item = (&'m Value, &'m Value)> {
    let instructions = method.at.method.code.iter().flat_map(|code| &code.instructions);
    instructions.filter_map(|instruction| {
        let stack = method.types.as_ref()?.stacks.get(&instruction.pc)?;
        match (&instruction.operation, stack.as_slice()) {
            (Operation::StoreElement(Element::Reference), [.., array, _, value]) => Some((array, value)),
            _ => None,
        }
    })
}

/// Whether the constructor of `Object` is called for an object of `Object`, not of a subclass.
fn is_bare(of: &Use) -> bool {
    of.arguments.first().and_then(Value::class).is_none_or(|class| class == OBJECT)
}

/// Whether the parameter that this argument is for is an array.
fn takes_array(of: &Use, argument: usize) -> bool {
    let Some(types) = MethodType::parse(&of.member.descriptor) else { return false };
    let n_receivers = of.arguments.len().saturating_sub(types.parameters.len());
    let parameter = argument.checked_sub(n_receivers).and_then(|index| types.parameters.get(index));
    parameter.is_some_and(|descriptor| descriptor.starts_with('['))
}

/// Whether a method looks into arrays of arrays.
fn is_deep(of: &Use) -> bool {
    of.member.name.starts_with("deep")
}

/// What arrays of arrays hold in the end; nothing to look at if it is primitive.
fn innermost(value: &Value) -> Value {
    let mut innermost = value.clone();
    while let Some(class) = innermost.class().filter(|class| class.starts_with('[')) {
        innermost = element_of(class).map_or(Value::Null, Value::of_class);
    }
    innermost
}

/// Methods that keep nothing of what they get: it does not come out elsewhere.
fn shows_only(class: &str, method: &str) -> bool {
    matches!(
        class,
        "java.lang.String" | "java.lang.StringBuilder" | "java.lang.StringBuffer" | "java.io.PrintStream"
    ) || (class == "java.util.Objects" && !method.starts_with("require"))
        || method == "equals"
}

/// Types outside of the program that say little about the class of an object.
fn is_shape(class: &str) -> bool {
    matches!(
        class,
        "java.lang.Comparable"
            | "java.lang.CharSequence"
            | "java.lang.Number"
            | "java.lang.Iterable"
            | "java.lang.Record"
            | "java.lang.Runnable"
            | "java.lang.AutoCloseable"
            | "java.io.Serializable"
            | "java.lang.Cloneable"
    )
}
