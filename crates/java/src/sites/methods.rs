//! Code that runs as a method of its own.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::members::is_parameter;
use crate::places::{first_line, last_line};
use crate::sites::classes::{declared_type, is_static};
use crate::sites::hooks::{Layer, Span, Spot};
use crate::sites::model::{CodeKind, MethodSite, Parameter};
use crate::sites::parts::Within;
use crate::sites::scopes::{Local, Reach};
use crate::sites::walk::Finder;
use crate::variables::{child_of_kind, type_text};

impl Finder<'_> {
    /// Records a method, a constructor, an initialiser, a field with a value or a lambda.
    pub(crate) fn method<'t>(&mut self, node: Node<'t>, within: Within<'t>) -> Within<'t> {
        let inside = Within { method: None, is_in_loop: false, first_line: first_line(node), ..within };
        let Some(class) = within.class.and_then(|class| self.classes.get(class)) else { return inside };
        let is_lambda = node.kind() == "lambda_expression";
        if (is_lambda && within.method.is_none()) || !has_code(node) {
            return inside;
        }
        let is_static = match node.kind() {
            "static_initializer" | "constant_declaration" | "enum_constant" => true,
            "lambda_expression" => within.method.is_some_and(|method| self.sites.methods[method].is_static),
            _ => is_static(node),
        };
        let name = match node.kind() {
            "lambda_expression" => "lambda",
            "method_declaration" => node.child_by_field_name("name").map_or("", |name| self.text(name)),
            "static_initializer" | "constant_declaration" | "enum_constant" => "<clinit>",
            "field_declaration" if is_static => "<clinit>",
            _ => "<init>",
        };
        let class = class.name.clone();
        let entry = entry(node);
        self.sites.methods.push(MethodSite {
            class,
            name: SmolStr::new(name),
            parameters: self.parameters(node, within),
            return_type: self.return_type(node),
            is_static,
            kind: match node.kind() {
                "lambda_expression" => CodeKind::Lambda,
                "method_declaration" | "constructor_declaration" | "compact_constructor_declaration" => {
                    CodeKind::Method
                }
                _ => CodeKind::Initialiser,
            },
            has_entry: entry.is_some(),
            first_line: first_line(node),
            last_line: last_line(node),
        });
        self.hooks.methods.push(entry);
        let inside = Within { method: Some(self.sites.methods.len() - 1), ..inside };
        match node.kind() {
            "lambda_expression" => self.declare_inferred(node, inside),
            "compact_constructor_declaration" => self.declare_components(inside),
            "enum_constant" => self.enum_constant(node, inside),
            _ => {}
        }
        inside
    }

    fn return_type(&self, node: Node<'_>) -> Option<SmolStr> {
        (node.kind() == "method_declaration").then(|| declared_type(node, node, self.source)).flatten()
    }

    fn parameters(&self, node: Node<'_>, within: Within<'_>) -> Vec<Parameter> {
        if node.kind() == "compact_constructor_declaration" {
            let class = within.class.and_then(|class| self.classes.get(class));
            let components = class.map(|class| class.components.as_slice()).unwrap_or_default();
            return components
                .iter()
                .map(|(name, type_name)| Parameter {
                    name: name.clone(),
                    type_name: type_name.clone(),
                    is_variadic: false,
                })
                .collect();
        }
        let Some(list) = node.child_by_field_name("parameters") else { return Vec::new() };
        if list.kind() == "identifier" {
            return vec![inferred(self.name(list))];
        }
        let mut cursor = list.walk();
        list.named_children(&mut cursor)
            .filter_map(|child| match child.kind() {
                "identifier" => Some(inferred(self.name(child))),
                _ if is_parameter(child) => Some(self.written_parameter(child)),
                _ => None,
            })
            .collect()
    }

    fn written_parameter(&self, node: Node<'_>) -> Parameter {
        if node.kind() == "formal_parameter" {
            let name = node.child_by_field_name("name").map(|name| self.name(name)).unwrap_or_default();
            let type_name = declared_type(node, node, self.source).filter(|written| written != "var");
            return Parameter { name, type_name, is_variadic: false };
        }
        let declarator = child_of_kind(node, "variable_declarator");
        let name = declarator.and_then(|declarator| declarator.child_by_field_name("name"));
        let mut cursor = node.walk();
        let type_node = node
            .named_children(&mut cursor)
            .find(|child| !child.is_extra() && !matches!(child.kind(), "modifiers" | "variable_declarator"));
        Parameter {
            name: name.map(|name| self.name(name)).unwrap_or_default(),
            type_name: type_node.and_then(|node| type_text(self.text(node), "[]")),
            is_variadic: true,
        }
    }

    /// Declares a parameter that is written with its type.
    pub(crate) fn parameter(&mut self, node: Node<'_>, within: Within<'_>) {
        let Parameter { name, type_name, .. } = self.written_parameter(node);
        self.declare_parameter(name, type_name, within);
    }

    /// Declares the parameters of a lambda that have no types.
    fn declare_inferred(&mut self, node: Node<'_>, within: Within<'_>) {
        for parameter in self.parameters(node, within) {
            if parameter.type_name.is_none() {
                self.declare_parameter(parameter.name, None, within);
            }
        }
    }

    /// A compact constructor has the components as parameters.
    fn declare_components(&mut self, within: Within<'_>) {
        let class = within.class.and_then(|class| self.classes.get(class));
        for (name, type_name) in class.map(|class| class.components.clone()).unwrap_or_default() {
            self.declare_parameter(name, type_name, within);
        }
    }

    fn declare_parameter(&mut self, name: SmolStr, type_name: Option<SmolStr>, within: Within<'_>) {
        let local =
            Local { type_name, class: within.class, is_constant: false, is_blank: false, is_pattern: false };
        self.scopes.declare(name, local, Reach::Here);
    }
}

fn inferred(name: SmolStr) -> Parameter {
    Parameter { name, type_name: None, is_variadic: false }
}

/// Whether a declaration has code that runs: a field without a value has none.
fn has_code(node: Node<'_>) -> bool {
    if !matches!(node.kind(), "field_declaration" | "constant_declaration") {
        return true;
    }
    let mut cursor = node.walk();
    node.children_by_field_name("declarator", &mut cursor)
        .any(|declarator| declarator.child_by_field_name("value").is_some())
}

/// Where a statement can be put as the first one of a method.
fn entry(node: Node<'_>) -> Option<Spot> {
    let body = match node.kind() {
        "block" => node,
        "static_initializer" => child_of_kind(node, "block")?,
        _ => node.child_by_field_name("body")?,
    };
    match body.kind() {
        "block" => Some(Spot::first_of(body, Layer::Statement)),
        "constructor_body" => Some(match child_of_kind(body, "explicit_constructor_invocation") {
            Some(call) => Spot::behind(Span::of(call), Layer::Declared),
            None => Spot::before(Span::at(body.start_byte() + 1), Layer::Statement),
        }),
        _ => None,
    }
}
