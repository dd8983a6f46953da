//! Calls and their arguments.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::sites::expressions::{is_functional, is_shaped_by_target, may_be_cut_short};
use crate::sites::hooks::{ArgumentHook, CallHook, Span};
use crate::sites::model::CallSite;
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
        self.sites.calls.push(CallSite {
            name: SmolStr::new(name),
            qualifier: self.call_qualifier(node, within),
            start: self.places.start(node),
            end: self.places.last(node),
            stored_to: self.stored_to(within),
            n_arguments: arguments.len(),
            has_odd_later: arguments
                .iter()
                .skip(1)
                .any(|argument| may_be_cut_short(*argument) || self.may_unbox(*argument, within)),
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
    fn stored_to(&self, within: Within<'_>) -> Option<SmolStr> {
        let target = match within.part {
            Part::Initial(_, declarator) => declarator.child_by_field_name("name")?,
            Part::Assigned(assignment) => {
                let is_plain = assignment.child_by_field_name("operator").is_some_and(|it| it.kind() == "=");
                assignment.child_by_field_name("left").filter(|_| is_plain)?
            }
            _ => return None,
        };
        let name =
            if target.kind() == "field_access" { target.child_by_field_name("field")? } else { target };
        (name.kind() == "identifier").then(|| self.name(name))
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
