//! The classes of a source and their fields, known before the walk starts: fields may be named before they are declared.

use std::collections::HashMap;

use jurat_quota::{Exhausted, Quota};
use smol_str::SmolStr;
use tree_sitter::{Node, Tree};

use crate::escapes::Unescaped;
use crate::members::is_parameter;
use crate::sites::expressions::{is_constant_shaped, last_part, simple_name};
use crate::variables::{has_child, type_text};
use crate::walk::class_names;

/// Fields are looked up through as many superclasses.
const MAX_SUPERCLASSES: usize = 64;

/// An index into the classes.
pub(crate) type ClassId = u32;

/// A class of the source.
pub(crate) struct Class {
    /// As class files have it.
    pub(crate) name: SmolStr,
    /// As it is declared; empty if it is anonymous.
    pub(crate) simple_name: SmolStr,
    /// The class whose code it stands in.
    pub(crate) outer: Option<ClassId>,
    pub(crate) is_interface: bool,
    pub(crate) inherits: Inherits,
    /// The simple name of the superclass, if it is named.
    pub(crate) superclass: Option<SmolStr>,
    pub(crate) fields: HashMap<SmolStr, Field>,
    /// The components if it is a record.
    pub(crate) components: Vec<(SmolStr, Option<SmolStr>)>,
}

/// Where a class has fields from that it does not declare.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Inherits {
    /// It has none.
    Nothing,
    /// From the class of this simple name.
    From(SmolStr),
    /// From classes or interfaces that are not looked at.
    Unknown,
}

/// A field.
pub(crate) struct Field {
    pub(crate) type_name: Option<SmolStr>,
    /// Whether the language may take it for a constant.
    pub(crate) is_constant: bool,
}

/// A field that was not found.
pub(crate) enum Missing {
    /// The class has no such field.
    Certain,
    /// It may inherit one.
    Unsure,
}

/// The classes of a source.
pub(crate) struct Classes {
    all: Vec<Class>,
    by_start: HashMap<usize, ClassId>,
    /// `None` where two classes have the same simple name.
    by_simple_name: HashMap<SmolStr, Option<ClassId>>,
}

impl Classes {
    pub(crate) fn new(source: &Unescaped<'_>, tree: &Tree, quota: &Quota) -> Result<Self, Exhausted> {
        let names = class_names(source, tree, quota)?;
        let mut found = Self { all: Vec::new(), by_start: HashMap::new(), by_simple_name: HashMap::new() };
        let text = source.text.as_ref();
        let mut cursor = tree.walk();
        let mut stack = vec![(tree.root_node(), None, Inherits::Unknown)];
        while let Some((node, outer, made_from)) = stack.pop() {
            quota.look()?;
            let name = names.get(&node.start_byte()).filter(|_| is_class(node));
            let within = match name {
                Some(name) => Some(found.push(read_class(node, name.clone(), outer, made_from, text), node)),
                None => outer,
            };
            let made_from = found.made_from(node, within, text);
            let start = stack.len();
            let children = node.named_children(&mut cursor).filter(|child| child.child_count() > 0);
            stack.extend(children.map(|child| (child, within, made_from.clone())));
            stack[start..].reverse();
        }
        Ok(found)
    }

    fn push(&mut self, class: Class, node: Node<'_>) -> ClassId {
        let class_id = self.all.len() as ClassId;
        if !class.simple_name.is_empty() {
            let known = self.by_simple_name.entry(class.simple_name.clone());
            known.and_modify(|known| *known = None).or_insert(Some(class_id));
        }
        self.by_start.insert(node.start_byte(), class_id);
        self.all.push(class);
        class_id
    }

    /// What an anonymous class directly inside of a node inherits from.
    fn made_from(&self, node: Node<'_>, outer: Option<ClassId>, text: &str) -> Inherits {
        let superclass = match node.kind() {
            "object_creation_expression" => {
                node.child_by_field_name("type").map(|created| simple_name(text_of(created, text)))
            }
            "enum_constant" => {
                outer.and_then(|outer| self.get(outer)).map(|class| class.simple_name.as_str())
            }
            _ => None,
        };
        superclass.map_or(Inherits::Unknown, |superclass| Inherits::From(SmolStr::new(superclass)))
    }

    pub(crate) fn get(&self, class_id: ClassId) -> Option<&Class> {
        self.all.get(class_id as usize)
    }

    /// The class that a node declares.
    pub(crate) fn declared_by(&self, node: Node<'_>) -> Option<ClassId> {
        if !is_class(node) {
            return None;
        }
        self.by_start.get(&node.start_byte()).copied()
    }

    /// A field that a class declares or inherits, with the class that declares it; an error if that cannot be told.
    pub(crate) fn field<'c>(
        &'c self,
        class: &'c Class,
        name: &str,
    ) -> Result<(&'c Field, &'c Class), Missing> {
        let mut class = class;
        for _ in 0..MAX_SUPERCLASSES {
            if let Some(field) = class.fields.get(name) {
                return Ok((field, class));
            }
            class = match &class.inherits {
                Inherits::Nothing => return Err(Missing::Certain),
                Inherits::From(superclass) => self.named(superclass).ok_or(Missing::Unsure)?,
                Inherits::Unknown => return Err(Missing::Unsure),
            };
        }
        Err(Missing::Unsure)
    }

    /// The classes that inherit from something that is not declared here.
    pub(crate) fn heirs(&self) -> impl Iterator<Item = &Class> {
        self.all.iter().filter(|class| !matches!(self.field(class, ""), Err(Missing::Certain)))
    }

    /// Whether a type as written may be one of exceptions: by its name, or by those of its superclasses.
    pub(crate) fn may_be_throwable(&self, type_name: &str) -> bool {
        let mut name = SmolStr::new(simple_name(type_name));
        for _ in 0..MAX_SUPERCLASSES {
            if ["Exception", "Error", "Throwable"].iter().any(|end| name.ends_with(end)) {
                return true;
            }
            match self.named(&name).and_then(|class| class.superclass.clone()) {
                Some(superclass) => name = superclass,
                None => return false,
            }
        }
        true
    }

    /// The only class of the source that has this simple name.
    pub(crate) fn named(&self, simple_name: &str) -> Option<&Class> {
        self.by_simple_name.get(simple_name).copied().flatten().and_then(|class_id| self.get(class_id))
    }
}

pub(crate) fn is_class(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        "class_declaration"
            | "interface_declaration"
            | "enum_declaration"
            | "record_declaration"
            | "annotation_type_declaration"
            | "class_body"
    )
}

/// Reads a class; `made_from` is what it inherits if it is anonymous.
fn read_class(
    node: Node<'_>,
    name: SmolStr,
    outer: Option<ClassId>,
    made_from: Inherits,
    text: &str,
) -> Class {
    let is_interface = matches!(node.kind(), "interface_declaration" | "annotation_type_declaration");
    let body = if node.kind() == "class_body" { Some(node) } else { node.child_by_field_name("body") };
    let written = node.child_by_field_name("name").map(|name| text_of(name, text)).unwrap_or_default();
    let mut class = Class {
        name,
        simple_name: SmolStr::new(written),
        outer,
        is_interface,
        superclass: superclass(node, text),
        inherits: if node.kind() == "class_body" { made_from } else { inherits(node, text) },
        fields: HashMap::new(),
        components: components(node, text),
    };
    for (name, type_name) in &class.components {
        class.fields.insert(name.clone(), Field { type_name: type_name.clone(), is_constant: false });
    }
    if let Some(body) = body {
        read_fields(&mut class, body, text);
    }
    class
}

/// What a class declaration says that it inherits.
fn inherits(node: Node<'_>, text: &str) -> Inherits {
    let has_interfaces =
        node.child_by_field_name("interfaces").is_some() || has_child(node, "extends_interfaces");
    match superclass(node, text) {
        _ if has_interfaces => Inherits::Unknown,
        Some(superclass) => Inherits::From(superclass),
        None => Inherits::Nothing,
    }
}

/// The simple name of the superclass that a class declaration names.
fn superclass(node: Node<'_>, text: &str) -> Option<SmolStr> {
    let superclass = node.child_by_field_name("superclass").and_then(last_part)?;
    Some(SmolStr::new(simple_name(text_of(superclass, text))))
}

fn components(node: Node<'_>, text: &str) -> Vec<(SmolStr, Option<SmolStr>)> {
    let Some(parameters) = node.child_by_field_name("parameters") else { return Vec::new() };
    let mut cursor = parameters.walk();
    let components = parameters.named_children(&mut cursor).filter(|child| is_parameter(*child));
    components
        .filter_map(|component| {
            let name = component.child_by_field_name("name")?;
            Some((SmolStr::new(text_of(name, text)), declared_type(component, component, text)))
        })
        .collect()
}

fn read_fields(class: &mut Class, body: Node<'_>, text: &str) {
    let mut cursor = body.walk();
    for member in body.named_children(&mut cursor) {
        match member.kind() {
            "field_declaration" | "constant_declaration" => read_field(class, member, text),
            "enum_constant" => {
                let name = member.child_by_field_name("name").map(|name| text_of(name, text));
                let field = Field { type_name: Some(class.simple_name.clone()), is_constant: false };
                class.fields.insert(SmolStr::new(name.unwrap_or_default()), field);
            }
            "enum_body_declarations" => {
                let mut cursor = member.walk();
                let fields = member.named_children(&mut cursor);
                for field in fields.filter(|field| field.kind() == "field_declaration") {
                    read_field(class, field, text);
                }
            }
            _ => {}
        }
    }
}

fn read_field(class: &mut Class, member: Node<'_>, text: &str) {
    let is_final = is_final(member) || class.is_interface;
    let mut cursor = member.walk();
    for declarator in member.children_by_field_name("declarator", &mut cursor) {
        let Some(name) = declarator.child_by_field_name("name") else { continue };
        let type_name = declared_type(member, declarator, text);
        let value = declarator.child_by_field_name("value");
        let is_constant = is_final
            && type_name.as_deref().is_some_and(can_be_constant)
            && value.is_some_and(is_constant_shaped);
        class.fields.insert(SmolStr::new(text_of(name, text)), Field { type_name, is_constant });
    }
}

/// Whether a declaration says `final`.
pub(crate) fn is_final(declaration: Node<'_>) -> bool {
    modifiers(declaration).is_some_and(|modifiers| has_child(modifiers, "final"))
}

/// Whether a declaration says `static`.
pub(crate) fn is_static(declaration: Node<'_>) -> bool {
    modifiers(declaration).is_some_and(|modifiers| has_child(modifiers, "static"))
}

/// Modifiers come first; looking for them among all children would take long for long declarations.
fn modifiers(declaration: Node<'_>) -> Option<Node<'_>> {
    declaration.child(0).filter(|first| first.kind() == "modifiers")
}

/// Whether variables of a type can be constants of the language.
pub(crate) fn can_be_constant(type_name: &str) -> bool {
    is_primitive(type_name) || matches!(type_name, "String" | "java.lang.String" | "var")
}

/// Whether a type is a primitive one.
pub(crate) fn is_primitive(type_name: &str) -> bool {
    matches!(type_name, "boolean" | "byte" | "short" | "char" | "int" | "long" | "float" | "double")
}

/// The type that a declaration gives to one of its declarators, with the brackets behind the name.
pub(crate) fn declared_type(declaration: Node<'_>, declarator: Node<'_>, text: &str) -> Option<SmolStr> {
    let written = text_of(declaration.child_by_field_name("type")?, text);
    let dimensions = declarator.child_by_field_name("dimensions").map(|node| text_of(node, text));
    type_text(written, dimensions.unwrap_or_default())
}

fn text_of<'s>(node: Node<'_>, text: &'s str) -> &'s str {
    text.get(node.byte_range()).unwrap_or_default()
}

/// The class that a type names, if it is one of the source.
pub(crate) fn class_of_type<'c>(classes: &'c Classes, type_name: &str) -> Option<&'c Class> {
    classes.named(simple_name(type_name))
}
