//! What a name means where it stands: the innermost variable in scope, else a field of the classes around.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::sites::classes::{Class, ClassId, Field, Inherits, Missing, class_of_type, is_primitive};
use crate::sites::expressions::{find_in, is_constant_or_type, without_parentheses};
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
    /// A field that may be one of these or an inherited one, or the variable of a pattern.
    Unsure,
}

impl Finder<'_> {
    pub(crate) fn meaning(&self, name: &str, class: Option<ClassId>) -> Meaning<'_> {
        let local = self.scopes.local(name);
        // Where the variable of a pattern can be named, the language tells by following the flow. Another local variable of
        // the same code and name cannot be declared where it can.
        if self.is_of_pattern(name) && local.is_none_or(|local| local.is_pattern || local.class != class) {
            return Meaning::Unsure;
        }
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

    /// Whether a pattern in the same member declares the name.
    pub(crate) fn is_of_pattern(&self, name: &str) -> bool {
        self.stored.is_pattern_in(name, self.member)
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
                    Meaning::Unsure if self.is_of_pattern(name) => None,
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

    /// Whether to evaluate an argument, and to hand it to a parameter, runs no code, stores nothing and throws nothing.
    pub(crate) fn is_plain_argument(&self, argument: Node<'_>, within: Within<'_>) -> bool {
        let argument = without_parentheses(argument);
        match argument.kind() {
            "this" | "string_literal" | "null_literal" | "lambda_expression" => true,
            "identifier" => match self.meaning(self.text(argument), within.class) {
                // No value of such a type is unboxed or cast on the way.
                Meaning::Local(local) => local.type_name.as_deref().is_some_and(|written| {
                    let element = written.trim_end_matches("[]");
                    let is_known = is_primitive(element)
                        || element == "String"
                        || class_of_type(&self.classes, element).is_some() && !element.contains('<');
                    is_known && !self.sites.type_variables.iter().any(|variable| variable == element)
                }),
                Meaning::Field(..) => self.is_computed(argument, within, false),
                Meaning::Unsure => false,
            },
            _ => self.is_computed(argument, within, false),
        }
    }

    /// Whether a value is computed without that code runs on the way: it may only throw.
    pub(crate) fn is_plain_value(&self, value: Node<'_>, within: Within<'_>) -> bool {
        self.is_computed(value, within, true)
    }

    /// Whether an expression has only operators, literals, and names of numbers; if it may throw, also divisions and elements
    /// of arrays of numbers.
    fn is_computed(&self, expression: Node<'_>, within: Within<'_>, may_throw: bool) -> bool {
        let is_number = |type_name: Option<&str>| {
            type_name.is_some_and(|it| is_primitive(if may_throw { it.trim_end_matches("[]") } else { it }))
        };
        let is_plain = |node: Node<'_>| match node.kind() {
            "identifier" => match self.meaning(self.text(node), within.class) {
                Meaning::Local(local) => is_number(local.type_name.as_deref()),
                // Another class might be initialised.
                Meaning::Field(field, declaring) => {
                    let own = within.class.and_then(|class| self.classes.get(class));
                    own.is_some_and(|own| own.name == declaring.name) && is_number(field.type_name.as_deref())
                }
                Meaning::Unsure => false,
            },
            "binary_expression" => {
                let operator = node.child_by_field_name("operator").map_or("", |operator| operator.kind());
                may_throw || !operator.starts_with(['/', '%'])
            }
            "cast_expression" => {
                node.child_by_field_name("type").is_some_and(|it| is_primitive(self.text(it)))
            }
            "array_access" => may_throw,
            "unary_expression" | "ternary_expression" | "parenthesized_expression" => true,
            "string_literal" | "class_literal" => false,
            kind => is_constant_or_type(kind),
        };
        find_in(expression, |_| false, |node| !is_plain(node)) == Some(false)
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
