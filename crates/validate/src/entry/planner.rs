//! How arguments are made: what a caller could write, as far as that is a matter of choosing.
//!
//! What is left out on purpose is a gap, and with a gap there is no proof. Types are those of class files, without the arguments
//! of generic types; so nothing is made that a caller could only get past a warning of the compiler: what a constructor of a
//! generic class takes is null, of a generic interface there is no object, and none of a class that extends a generic one is taken
//! for it.

use std::cell::LazyCell;
use std::collections::BTreeSet;

use jurat_java::classes::{Class, Classes, Method, MethodType, compares_identity};
use rustc_hash::FxHashMap;

use super::around;
use super::held::{Holder, holders, may_hold};
use super::jdk::{BOXES, NOT_GENERIC, OF_JDK};
use super::order::{doing, is_initialisation_noticed};
use super::plan::{
    Argument, MAX_KEPT, Maker, Piece, Plan, Plans, boxed, interned, new_box, null_of, with_arguments,
};
use super::target::Target;
use super::types::{
    as_member, class_of, is_accessible, is_generic, may_use, outer_instance, source_name, source_type,
};
use crate::library::Refused;
use crate::path::InputType;
use crate::source::listed;

/// Objects within objects within objects.
const MAX_DEPTH: usize = 3;
/// Elements of an array.
const MAX_ELEMENTS: usize = 3;
/// Classes that implement a type.
const MAX_CLASSES: usize = 16;
/// More ways to make something are not compiled.
const MAX_MAKERS: usize = 500;
/// Static fields that a reason names, of each type.
const MAX_NAMED: usize = 3;

/// What was planned, and what must be told of it.
pub(super) struct Planned {
    pub(super) plans: Plans,
    pub(super) gaps: Vec<String>,
    pub(super) notes: Vec<String>,
}

pub(super) struct Planner<'a> {
    classes: &'a Classes,
    /// Those of its classes that cannot be used.
    refused: &'a [Refused],
    package: &'a str,
    makers: Vec<Maker>,
    made: FxHashMap<(String, usize), usize>,
    gaps: BTreeSet<String>,
    /// The types of the program, and texts and boxes that are told apart, of which there is something.
    asked: BTreeSet<String>,
    /// The classes of the program whose objects are made.
    objects: BTreeSet<String>,
    /// The classes of the program whose objects those constructors may make for themselves.
    parts: BTreeSet<String>,
    /// The classes of the program whose constructors may make objects of any class for themselves.
    opaque: BTreeSet<String>,
    /// The classes that may notice what was made before, when they are initialised or their objects are made.
    noticing: BTreeSet<String>,
    /// The classes from which something is taken without making an object.
    taken_from: BTreeSet<String>,
    /// Whether the program compares texts or boxes by `==`.
    tells_apart: LazyCell<bool, Box<dyn FnOnce() -> bool + 'a>>,
}

impl<'a> Planner<'a> {
    pub(super) fn new(classes: &'a Classes, refused: &'a [Refused], package: &'a str) -> Self {
        Self {
            classes,
            refused,
            package,
            makers: Vec::new(),
            made: FxHashMap::default(),
            gaps: BTreeSet::new(),
            asked: BTreeSet::new(),
            objects: BTreeSet::new(),
            parts: BTreeSet::new(),
            opaque: BTreeSet::new(),
            noticing: BTreeSet::new(),
            taken_from: BTreeSet::new(),
            tells_apart: LazyCell::new(Box::new(|| compares_identity(classes).is_some())),
        }
    }

    /// How everything is made that the method is called with; else why there is nothing to call it on.
    pub(super) fn plan(mut self, target: &Target) -> Result<Planned, String> {
        let receiver = if target.is_static { None } else { Some(self.receiver(target)?) };
        let mut arguments: Vec<Argument> = Vec::new();
        for (idx, descriptor) in target.parameters.iter().enumerate() {
            let plan = self.argument(descriptor, target);
            let same = same(target, idx, self.is_shared_anyway(descriptor));
            arguments.push(Argument { ty: target.types[idx].clone(), plan, same });
        }
        // What they extend, nobody knows.
        if !self.objects.is_empty() {
            let refused = self.refused.iter();
            self.gaps.extend(refused.map(|it| format!("objects of `{}`, which {}", it.name, it.reason)));
        }
        self.parts_as_arguments();
        self.gaps.extend(around::gaps(self.classes, target));
        let mut plans = Plans { makers: std::mem::take(&mut self.makers), receiver, arguments };
        let n_kept = plans.n_kept();
        // Callers may be in the class of a static method, which is initialised then.
        if target.is_static && is_initialisation_noticed(self.classes, &target.class) {
            self.take_from(&target.class);
        }
        if n_kept + self.taken_from.len() > 1 {
            let gap = |it: &String| {
                format!(
                    "arguments that are made in another order, which `{}` may notice",
                    self.shown_name(it)
                )
            };
            let noticing: Vec<String> = self.noticing.iter().map(gap).collect();
            self.gaps.extend(noticing);
        }
        if n_kept > MAX_KEPT {
            self.gaps.insert("the same object in several places".to_owned());
        }
        if !(2..=MAX_KEPT).contains(&n_kept) {
            plans.forget_again();
        }
        let objects: Vec<String> = self.objects.iter().map(|it| self.shown_name(it)).collect();
        let notes = notes(&objects);
        Ok(Planned { plans, gaps: self.gaps.into_iter().collect(), notes })
    }

    /// The class is initialised, and what it holds is read, at a moment that callers choose.
    fn take_from(&mut self, class: &str) {
        self.taken_from.insert(class.to_owned());
        if is_initialisation_noticed(self.classes, class) {
            self.noticing.insert(class.to_owned());
        }
    }

    /// Objects that constructors make for themselves are never arguments here, but callers may find them in fields.
    fn parts_as_arguments(&mut self) {
        let is_asked = |part: &&String| self.asked.iter().any(|ty| self.classes.is_subtype(part, ty));
        let parts: Vec<String> = self.parts.iter().filter(is_asked).map(|it| self.shown_name(it)).collect();
        self.gaps
            .extend(parts.iter().map(|it| format!("objects of `{it}` that constructors make for their own")));
        let opaque: Vec<String> = self.opaque.iter().map(|it| self.shown_name(it)).collect();
        self.gaps.extend(
            opaque.iter().map(|it| format!("objects that constructors of `{it}` make for their own")),
        );
        let is_told_apart = |ty: &&String| self.classes.class(ty).is_none();
        for ty in self.asked.iter().filter(is_told_apart) {
            if self.objects.iter().any(|object| may_hold(self.classes, object, ty)) {
                self.gaps.insert(format!("the same `{ty}` in several places, which the program compares"));
            }
        }
    }

    /// Constants of an enum are the same objects whoever names them, and those of other classes of the program are used again.
    fn is_shared_anyway(&self, descriptor: &str) -> bool {
        class_of(descriptor).is_some_and(|name| self.classes.class(&name).is_some())
    }

    fn receiver(&mut self, target: &Target) -> Result<Plan, String> {
        let none = || {
            format!(
                "--method {}: no object of `{}` can be made to call it on: no constructor of it, or of a class of the program \
                 that extends it, can be called",
                target.name, target.class_name
            )
        };
        let class = self.classes.class(&target.class).ok_or_else(none)?;
        self.asked.insert(class.name.to_string());
        let mut ways = self.objects_of_program(class, 0);
        if !class.flags.is_enum() {
            ways.extend(self.held(&class.name, &target.class_name));
        }
        if ways.is_empty() {
            return Err(none());
        }
        self.makers.push(Maker { ty: target.class_name.clone(), ways });
        Ok(Plan::Made(self.makers.len() - 1))
    }

    fn argument(&mut self, descriptor: &str, target: &Target) -> Plan {
        let plan = self.value(descriptor, 0);
        // What `equals` and its like expect is another object of their class.
        if descriptor == "Ljava/lang/Object;"
            && !target.is_static
            && let Plan::Made(maker) = plan
        {
            let other = self.value(&format!("L{};", target.class.replace('.', "/")), 1);
            let ways = self.makers[maker].ways.iter().cloned().chain([other]).collect();
            self.makers.push(Maker { ty: "java.lang.Object".to_owned(), ways });
            return Plan::Made(self.makers.len() - 1);
        }
        plan
    }

    /// Anything of a type, at that depth of objects.
    fn value(&mut self, descriptor: &str, depth: usize) -> Plan {
        if let Some(ty) = primitive(descriptor) {
            return Plan::Input(ty);
        }
        let key = (descriptor.to_owned(), depth);
        if let Some(maker) = self.made.get(&key) {
            return Plan::Made(*maker);
        }
        let ty = source_type(self.classes, descriptor);
        let mut ways = vec![null_of(&ty)];
        if depth >= MAX_DEPTH && self.may_nest(descriptor) {
            self.gaps.insert(format!("objects of `{ty}` within more than {MAX_DEPTH} others"));
        } else if self.makers.len() >= MAX_MAKERS {
            self.gaps.insert(format!("objects of `{ty}`: there are too many ways to make arguments"));
        } else {
            ways.extend(self.objects(descriptor, &ty, depth));
        }
        let maker = self.makers.len();
        self.makers.push(Maker { ty, ways });
        self.made.insert(key, maker);
        Plan::Made(maker)
    }

    /// Whether objects of the type may have others inside.
    fn may_nest(&self, descriptor: &str) -> bool {
        let Some(name) = class_of(descriptor) else { return true };
        let is_leaf = name == "java.lang.String" || BOXES.iter().any(|(class, _)| *class == name);
        !is_leaf && !self.classes.class(&name).is_some_and(|class| class.flags.is_enum())
    }

    /// Objects of a type, none of which is null.
    fn objects(&mut self, descriptor: &str, ty: &str, depth: usize) -> Vec<Plan> {
        if let Some(element) = descriptor.strip_prefix('[') {
            return self.arrays(element, ty, depth);
        }
        let Some(name) = class_of(descriptor) else { return Vec::new() };
        if let Some((_, input)) = BOXES.iter().find(|(class, _)| *class == name) {
            let other = (*self.tells_apart).then(|| new_box(&name, *input));
            self.told_apart(&name, depth);
            return [boxed(&name, *input)].into_iter().chain(other).collect();
        }
        if name == "java.lang.String" {
            let interned = (*self.tells_apart).then(interned);
            self.told_apart(&name, depth);
            return [Plan::Input(InputType::String)].into_iter().chain(interned).collect();
        }
        match self.classes.class(&name) {
            Some(class) if class.flags.is_enum() => self.objects_of_program(class, depth),
            Some(class) => {
                self.asked.insert(name.clone());
                let again = Plan::Again(ty.to_owned());
                let made = self.objects_of_program(class, depth);
                [again].into_iter().chain(made).chain(self.held(&name, ty)).collect()
            }
            None => self.objects_of_jdk(&name, depth),
        }
    }

    /// Texts and boxes are objects of their own wherever they stand; a program that looks at that might be called otherwise.
    fn told_apart(&mut self, name: &str, depth: usize) {
        if !*self.tells_apart {
            return;
        }
        self.asked.insert(name.to_owned());
        if depth > 0 {
            self.gaps.insert(format!("the same `{name}` in several places, which the program compares"));
        }
        self.not_taken(holders(self.classes, name).iter());
    }

    /// Objects of a class of the program that it holds itself.
    fn held(&mut self, name: &str, ty: &str) -> Vec<Plan> {
        let is_taken = |holder: &Holder<'_>| {
            let Holder { class, field, is_direct, .. } = holder;
            let is_written = !class.flags.is_synthetic() && !field.flags.is_synthetic();
            let may_use = is_written && may_use(field.flags, &class.name, self.package);
            *is_direct && may_use && is_accessible(self.classes, class, self.package)
        };
        let (taken, others): (Vec<_>, Vec<_>) = holders(self.classes, name).into_iter().partition(is_taken);
        self.not_taken(others.iter());
        self.not_taken(taken.iter().filter(|holder| holder.is_indirect));
        for holder in &taken {
            self.take_from(&holder.class.name);
        }
        let take = |Holder { class, field, .. }: &Holder<'_>| {
            let text = Piece::Text(format!("{}.{}", self.shown(class), field.name));
            Plan::Pieces(vec![Piece::Silent(format!("({ty}) ")), text])
        };
        taken.iter().map(take).collect()
    }

    fn not_taken<'h>(&mut self, holders: impl Iterator<Item = &'h Holder<'h>>) {
        for Holder { class, field, .. } in holders.take(MAX_NAMED) {
            let shown = self.shown(class);
            self.gaps.insert(format!("what the program holds in the static field `{shown}.{}`", field.name));
        }
    }

    fn arrays(&mut self, element: &str, ty: &str, depth: usize) -> Vec<Plan> {
        self.gaps.insert(format!("arrays `{ty}` of more than {MAX_ELEMENTS} elements"));
        let element = self.value(element, depth + 1);
        let array = |length: usize| {
            let elements = vec![element.clone(); length];
            Plan::Pieces(with_arguments(&format!("new {ty} {{"), elements, "}"))
        };
        (0..=MAX_ELEMENTS).map(array).collect()
    }

    fn objects_of_jdk(&mut self, name: &str, depth: usize) -> Vec<Plan> {
        let text = Plan::Input(InputType::String);
        let some = OF_JDK.iter().find(|(ty, _)| *ty == name).map(|(_, ways)| *ways).unwrap_or_default();
        let mut ways: Vec<Plan> =
            some.iter().map(|way| Plan::Pieces(vec![Piece::Text((*way).to_owned())])).collect();
        match name {
            "java.lang.Object" => ways.extend([boxed("java.lang.Integer", InputType::Int), text]),
            "java.lang.CharSequence" => ways.push(text),
            "java.lang.Number" => ways.extend([
                boxed("java.lang.Integer", InputType::Int),
                boxed("java.lang.Double", InputType::Double),
            ]),
            _ if NOT_GENERIC.contains(&name) => ways.extend(self.implementations(name, depth)),
            _ => {}
        }
        self.gaps.insert(format!("other objects of `{}`", name.replace('$', ".")));
        ways
    }

    fn objects_of_program(&mut self, class: &Class, depth: usize) -> Vec<Plan> {
        let shown = self.shown(class);
        if class.flags.is_enum() {
            return self.constants(class);
        }
        if !is_concrete(class) {
            self.gaps.insert(format!("objects of `{shown}` of classes outside of the program"));
            if is_generic(self.classes, class) {
                self.gaps.insert(format!("objects of the generic type `{shown}`"));
                return Vec::new();
            }
        } else if is_generic(self.classes, class) {
            // A class that extends it may have settled what it is generic in.
            if self.classes.iter().any(|it| it.name != class.name && self.is_object_of(it, &class.name)) {
                self.gaps.insert(format!("objects of classes that extend the generic class `{shown}`"));
            }
            self.note(class);
            return self.constructors(class, depth);
        }
        self.implementations(&class.name, depth)
    }

    /// Objects of the classes of the program that are this type.
    fn implementations(&mut self, ty: &str, depth: usize) -> Vec<Plan> {
        let classes = self.classes;
        let found: Vec<&Class> = classes.iter().filter(|class| self.is_object_of(class, ty)).collect();
        if found.len() > MAX_CLASSES {
            self.gaps.insert(format!("objects of some of the {} classes that are a `{ty}`", found.len()));
        }
        let mut ways = Vec::new();
        for class in found.into_iter().take(MAX_CLASSES) {
            self.note(class);
            ways.extend(self.constructors(class, depth));
        }
        ways
    }

    /// Whether there are objects of exactly this class, and they are of the type.
    fn is_object_of(&self, class: &Class, ty: &str) -> bool {
        is_concrete(class) && self.classes.is_subtype(&class.name, ty)
    }

    fn constants(&mut self, class: &Class) -> Vec<Plan> {
        let shown = self.shown(class);
        if !is_accessible(self.classes, class, self.package) {
            self.gaps.insert(format!("constants of `{shown}`"));
            return Vec::new();
        }
        self.take_from(&class.name);
        let constants = class.fields.iter().filter(|field| field.flags.is_enum());
        constants.map(|field| Plan::Pieces(vec![Piece::Text(format!("{shown}.{}", field.name))])).collect()
    }

    /// What the constructors of a class make.
    fn constructors(&mut self, class: &Class, depth: usize) -> Vec<Plan> {
        let shown = self.shown(class);
        let is_usable = |method: &&Method| {
            method.name == "<init>"
                && !method.flags.is_synthetic()
                && may_use(method.flags, &class.name, self.package)
        };
        let usable: Vec<&Method> = class.methods.iter().filter(is_usable).collect();
        let is_foreign = |method: &&Method| {
            method.name == "<init>"
                && !method.flags.is_private()
                && !method.flags.is_synthetic()
                && !is_usable(method)
        };
        if !usable.is_empty() && class.methods.iter().any(|method| is_foreign(&method)) {
            self.gaps.insert(format!("objects of `{shown}` that only its own package can make"));
        }
        // Sources cannot name what a compiler made up.
        let is_accessible = !class.flags.is_synthetic() && is_accessible(self.classes, class, self.package);
        let name = source_name(self.classes, class).filter(|_| is_accessible && !usable.is_empty());
        let Some(name) = name else {
            self.gaps.insert(format!("objects of `{shown}`, which has no constructor that can be called"));
            return Vec::new();
        };
        usable.into_iter().filter_map(|method| self.construction(class, &name, method, depth)).collect()
    }

    fn construction(&mut self, class: &Class, name: &str, method: &Method, depth: usize) -> Option<Plan> {
        let doing = doing(self.classes, class, method);
        self.parts.extend(doing.makes);
        if doing.may_make_anything {
            self.opaque.insert(class.name.to_string());
        }
        if doing.is_noticed {
            self.noticing.insert(class.name.to_string());
        }
        let mut parameters = MethodType::parse(&method.descriptor)?.parameters;
        let Some(_) = outer_instance(class) else {
            let arguments = self.constructor_arguments(class, &parameters, depth);
            return Some(Plan::Kept(with_arguments(&format!("new {name}("), arguments, ")")));
        };
        // An object of an inner class is made by one of the outer class.
        let outer = if parameters.is_empty() { return None } else { parameters.remove(0) };
        let outer = self.value(outer, depth + 1);
        let arguments = self.constructor_arguments(class, &parameters, depth);
        let simple = as_member(class)?.simple_name.as_ref()?;
        let made = with_arguments(&format!(".new {simple}("), arguments, ")");
        Some(Plan::Kept([Piece::Plan(outer)].into_iter().chain(made).collect()))
    }

    fn constructor_arguments(&mut self, class: &Class, parameters: &[&str], depth: usize) -> Vec<Plan> {
        let mut arguments = Vec::new();
        for parameter in parameters {
            if is_generic(self.classes, class) && primitive(parameter).is_none() {
                let shown = self.shown(class);
                self.gaps.insert(format!("objects of the generic class `{shown}` that hold others"));
                arguments.push(null_of(&source_type(self.classes, parameter)));
            } else {
                arguments.push(self.value(parameter, depth + 1));
            }
        }
        arguments
    }

    fn note(&mut self, class: &Class) {
        self.objects.insert(class.name.to_string());
    }

    fn shown_name(&self, name: &str) -> String {
        self.classes.class(name).map_or_else(|| name.to_owned(), |class| self.shown(class))
    }

    fn shown(&self, class: &Class) -> String {
        source_name(self.classes, class).unwrap_or_else(|| class.name.to_string())
    }
}

/// Whether there are objects of exactly this class.
fn is_concrete(class: &Class) -> bool {
    !class.flags.is_interface() && !class.flags.is_abstract()
}

/// What is to be known of the objects of these classes.
fn notes(names: &[String]) -> Vec<String> {
    if names.is_empty() {
        return Vec::new();
    }
    vec![format!(
        "objects of {} are as a constructor leaves them: what methods do to them before the call is not covered, nor are \
         classes outside of the program that extend them",
        listed(names)
    )]
}

/// The objects before an argument that it may be: those of its type, and any if it takes any. Objects of classes of the program are
/// kept and used again anyway.
fn same(target: &Target, idx: usize, is_shared: bool) -> Vec<usize> {
    let own = &target.parameters[idx];
    if primitive(own).is_some() || is_shared {
        return Vec::new();
    }
    let takes = |other: &str| primitive(other).is_none() && (other == own || own == "Ljava/lang/Object;");
    let receiver = format!("L{};", target.class.replace('.', "/"));
    let is_receiver = !target.is_static && takes(&receiver);
    let before = target.parameters[..idx].iter().enumerate().filter(|(_, other)| takes(other));
    is_receiver.then_some(0).into_iter().chain(before.map(|(idx, _)| idx + 1)).collect()
}

fn primitive(descriptor: &str) -> Option<InputType> {
    Some(match descriptor {
        "Z" => InputType::Boolean,
        "B" => InputType::Byte,
        "C" => InputType::Char,
        "S" => InputType::Short,
        "I" => InputType::Int,
        "J" => InputType::Long,
        "F" => InputType::Float,
        "D" => InputType::Double,
        _ => return None,
    })
}
