//! What a name means where it stands: the innermost variable in scope, else a field of the classes around.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::sites::classes::{Class, ClassId, Field, Inherits, Missing, class_of_type};
use crate::sites::expressions::{find_in, simple_name};
use crate::sites::model::StoreTarget;
use crate::sites::parts::Within;
use crate::sites::scopes::Local;
use crate::sites::walk::Finder;

/// Names are looked up through as many nested classes.
const MAX_NESTING: usize = 64;

/// What a plain name means.
pub(crate) enum Meaning<'f> {
    Local(&'f Local),
    /// A field of a class of the source.
    Field(&'f Field, &'f Class),
    /// A field that may be one of these or an inherited one.
    Unsure,
}

impl Finder<'_> {
    pub(crate) fn meaning(&self, name: &str, class: Option<ClassId>) -> Meaning<'_> {
        let local = self.scopes.local(name);
        let mut around = class;
        for _ in 0..MAX_NESTING {
            if let Some(local) = local.filter(|local| local.class == around) {
                return Meaning::Local(local);
            }
            let Some(class) = around.and_then(|class| self.classes.get(class)) else { break };
            match self.classes.field(class, name) {
                Ok((field, class)) => return Meaning::Field(field, class),
                Err(Missing::Unsure) => break,
                Err(Missing::Certain) => around = class.outer,
            }
        }
        Meaning::Unsure
    }

    /// What an assignment stores to.
    pub(crate) fn target(&self, node: Node<'_>, within: Within<'_>) -> StoreTarget {
        match node.kind() {
            "array_access" => StoreTarget::Element,
            "field_access" => {
                let field = node.child_by_field_name("field");
                let name = field.map(|field| self.name(field)).unwrap_or_default();
                let class =
                    node.child_by_field_name("object").and_then(|object| self.qualifier(object, within));
                match class.and_then(|class| self.classes.field(class, &name).ok()) {
                    Some((field, class)) => known_field(name, class, field),
                    None => StoreTarget::Field { name, class: None, type_name: None },
                }
            }
            _ => {
                let name = self.name(node);
                match self.meaning(&name, within.class) {
                    // Code of another class cannot store to it: the name is that of an inherited field.
                    Meaning::Local(local) if local.class == within.class => {
                        StoreTarget::Local { name, type_name: local.type_name.clone() }
                    }
                    Meaning::Field(field, class) => known_field(name, class, field),
                    Meaning::Local(_) | Meaning::Unsure => {
                        StoreTarget::Field { name, class: None, type_name: None }
                    }
                }
            }
        }
    }

    /// The class whose field is named behind `this`, `super`, `Outer.this`, a variable or the name of a class.
    fn qualifier(&self, object: Node<'_>, within: Within<'_>) -> Option<&Class> {
        match object.kind() {
            "this" => self.classes.get(within.class?),
            "super" => match &self.classes.get(within.class?)?.inherits {
                Inherits::From(superclass) => self.classes.named(superclass),
                Inherits::Nothing | Inherits::Unknown => None,
            },
            "field_access" => {
                let is_this = object.child_by_field_name("field").is_some_and(|field| field.kind() == "this");
                let outer = object.child_by_field_name("object").filter(|_| is_this)?;
                class_of_type(&self.classes, self.text(outer))
            }
            "identifier" => {
                let name = self.text(object);
                let type_name = match self.meaning(name, within.class) {
                    Meaning::Local(local) => local.type_name.as_deref(),
                    Meaning::Field(field, _) => field.type_name.as_deref(),
                    Meaning::Unsure => Some(name),
                };
                type_name.and_then(|type_name| class_of_type(&self.classes, type_name))
            }
            _ => None,
        }
    }

    /// Whether the language may take a name for a constant.
    pub(crate) fn is_constant_name(&self, name: Node<'_>, within: Within<'_>) -> bool {
        if name.kind() == "field_access" {
            let object = name.child_by_field_name("object");
            return object.is_none_or(|object| !matches!(object.kind(), "this" | "super"));
        }
        match self.meaning(self.text(name), within.class) {
            Meaning::Local(local) => local.is_constant,
            Meaning::Field(field, _) => field.is_constant,
            Meaning::Unsure => true,
        }
    }

    /// Whether an expression names what may be a box, which throws where its value is needed and it is null.
    pub(crate) fn may_unbox(&self, expression: Node<'_>, within: Within<'_>) -> bool {
        let found = find_in(expression, is_lambda_body, |node| {
            node.kind() == "identifier"
                && match self.meaning(self.text(node), within.class) {
                    Meaning::Local(local) => may_be_box(local.type_name.as_deref()),
                    Meaning::Field(field, _) => may_be_box(field.type_name.as_deref()),
                    Meaning::Unsure => true,
                }
        });
        found != Some(false)
    }

    /// Whether a condition makes variables known to what follows it: those of its patterns, and those that it gives their
    /// first value.
    pub(crate) fn leaks(&self, condition: Node<'_>, within: Within<'_>) -> bool {
        let leaks = find_in(condition, is_lambda_body, |node| {
            declares_pattern(node) || self.is_first_store(node, within)
        });
        leaks != Some(false)
    }

    /// Whether an expression stores to a local variable that was declared without a value.
    pub(crate) fn is_first_store(&self, node: Node<'_>, within: Within<'_>) -> bool {
        let target = node.child_by_field_name("left").filter(|_| node.kind() == "assignment_expression");
        target.is_some_and(|target| {
            target.kind() == "identifier"
                && matches!(self.meaning(self.text(target), within.class), Meaning::Local(local) if local.is_blank)
        })
    }
}

fn known_field(name: SmolStr, class: &Class, field: &Field) -> StoreTarget {
    StoreTarget::Field { name, class: Some(class.name.clone()), type_name: field.type_name.clone() }
}

fn may_be_box(type_name: Option<&str>) -> bool {
    let Some(type_name) = type_name else { return true };
    let is_box = |name| {
        ["Boolean", "Byte", "Character", "Double", "Float", "Integer", "Long", "Short", "var"].contains(&name)
    };
    is_box(simple_name(type_name)) && !type_name.contains('[')
}

/// Whether a node declares the variable of a pattern.
pub(crate) fn declares_pattern(node: Node<'_>) -> bool {
    match node.kind() {
        "instanceof_expression" => {
            node.child_by_field_name("name").is_some() || node.child_by_field_name("pattern").is_some()
        }
        "type_pattern" | "record_pattern_component" => true,
        _ => false,
    }
}

/// What stands in the body of a lambda or a class is not known outside.
pub(crate) fn is_lambda_body(node: Node<'_>) -> bool {
    matches!(node.kind(), "lambda_expression" | "class_body")
}
