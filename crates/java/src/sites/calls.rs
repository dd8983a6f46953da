//! Calls and their arguments.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::sites::classes::declared_type;
use crate::sites::expressions::{is_functional, is_shaped_by_target};
use crate::sites::hooks::{ArgumentHook, CallHook, Span};
use crate::sites::meaning::Meaning;
use crate::sites::model::{SourceCallSite, StoreTarget, StoredTo};
use crate::sites::parts::{Part, Within};
use crate::sites::walk::Finder;

impl Finder<'_> {
    pub(crate) fn call(&mut self, node: Node<'_>, within: Within<'_>) {
        let Some(method) = within.method else { return };
        let arguments = arguments(node);
        let name = match node.kind() {
            "method_invocation" => node.child_by_field_name("name").map_or("", |name| self.text(name)),
            _ => "<init>",
        };
        self.sites.calls.push(SourceCallSite {
            name: SmolStr::new(name),
            qualifier: self.call_qualifier(node, within),
            start: self.places.start(node),
            end: self.places.last(node),
            stored_to: self.stored_to(within),
            n_arguments: arguments.len(),
            has_odd_later: arguments
                .iter()
                .skip(1)
                .any(|argument| !self.is_plain_argument(*argument, within)),
            lines: within.lines(node),
            method,
            is_in_loop: within.is_in_loop,
        });
        let hooks = arguments.iter().map(|argument| ArgumentHook {
            span: Span::of(*argument),
            has_own_type: !is_functional(*argument) && !is_shaped_by_target(*argument),
        });
        self.hooks.calls.push(CallHook { span: Span::of(node), arguments: hooks.collect() });
    }

    /// The variable that is given the value of an expression, and nothing else.
    fn stored_to(&self, within: Within<'_>) -> Option<StoredTo> {
        match within.part {
            Part::Initial(declaration, declarator) => {
                let name = declarator.child_by_field_name("name").filter(|it| it.kind() == "identifier")?;
                let type_name = declared_type(declaration, declarator, self.source);
                Some(StoredTo { name: self.name(name), type_name, is_plain: true })
            }
            Part::Assigned(assignment) => {
                let is_plain = assignment.child_by_field_name("operator").is_some_and(|it| it.kind() == "=");
                let left = assignment.child_by_field_name("left").filter(|_| is_plain)?;
                match self.target(left, within) {
                    StoreTarget::Local { name, type_name } => {
                        Some(StoredTo { name, type_name, is_plain: true })
                    }
                    StoreTarget::Field { name, class, type_name } => {
                        let is_plain = self.is_plain_field(left, &name, class.as_deref(), within);
                        Some(StoredTo { name, type_name, is_plain })
                    }
                    StoreTarget::Element => None,
                }
            }
            _ => None,
        }
    }

    /// Whether the plain name of a field that is stored to means the same field: that of this object, or of its class.
    fn is_plain_field(&self, target: Node<'_>, name: &str, class: Option<&str>, within: Within<'_>) -> bool {
        let Some(object) = target.child_by_field_name("object") else { return true };
        let is_class = || {
            object.kind() == "identifier"
                && matches!(self.meaning(self.text(object), within.class), Meaning::Unsure)
                && !self.is_of_pattern(self.text(object))
        };
        let is_it = |meaning| match meaning {
            Meaning::Field(_, declaring) => Some(declaring.name.as_str()) == class,
            Meaning::Local(_) | Meaning::Unsure => false,
        };
        (object.kind() == "this" || is_class()) && is_it(self.meaning(name, within.class))
    }

    /// A name of several parts, if that is all there is: `a.b.C`.
    fn dotted(&self, node: Node<'_>) -> Option<SmolStr> {
        let mut parts = Vec::new();
        let mut rest = node;
        while rest.kind() == "field_access" {
            parts.push(rest.child_by_field_name("field").filter(|field| field.kind() == "identifier")?);
            rest = rest.child_by_field_name("object")?;
        }
        parts.push(Some(rest).filter(|first| first.kind() == "identifier")?);
        let names: Vec<SmolStr> = parts.into_iter().rev().map(|part| self.name(part)).collect();
        Some(names.join(".").into())
    }

    fn call_qualifier(&self, node: Node<'_>, within: Within<'_>) -> Option<SmolStr> {
        match node.kind() {
            "method_invocation" => {
                let object = node.child_by_field_name("object")?;
                let is_plain = matches!(object.kind(), "identifier" | "this" | "super");
                let dotted = || self.dotted(object).unwrap_or(SmolStr::new_static("?"));
                Some(if is_plain { self.name(object) } else { dotted() })
            }
            "object_creation_expression" => {
                let created = node.child_by_field_name("type")?;
                let created =
                    if created.kind() == "generic_type" { created.named_child(0)? } else { created };
                self.one_line(created)
            }
            "explicit_constructor_invocation" => {
                node.child_by_field_name("constructor").map(|called| self.name(called))
            }
            _ => {
                let class = within.class.and_then(|class| self.classes.get(class))?;
                Some(class.simple_name.clone())
            }
        }
    }
}

fn arguments(node: Node<'_>) -> Vec<Node<'_>> {
    let Some(list) = node.child_by_field_name("arguments") else { return Vec::new() };
    let mut cursor = list.walk();
    list.named_children(&mut cursor).filter(|argument| !argument.is_extra()).collect()
}
