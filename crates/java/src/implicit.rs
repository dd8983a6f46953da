//! Methods that a class has although the source does not spell them out.

use std::collections::HashSet;

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::members::{is_parameter, n_parameters};
use crate::outline::{ClassKind, SourceMethod};
use crate::walk::{Walker, Within};

impl<'s> Walker<'s> {
    /// Records the implicit methods of the class that `within` names.
    pub(crate) fn implicit_methods(&mut self, declaration: Node<'_>, body: Node<'_>, within: Within) {
        let class = within.class.and_then(|idx| self.outline.classes.get(idx as usize));
        let Some(class) = class.cloned() else { return };
        let components = self.components(declaration);
        let declared = self.declared(body, components.len());
        let has_constructor = declared.iter().any(|(name, _)| *name == "<init>");
        // Any class may get an initialiser, for instance one that asks whether assertions are on.
        let mut implicit = vec![("<clinit>", 0)];
        match class.kind {
            ClassKind::Class | ClassKind::Enum | ClassKind::Anonymous if !has_constructor => {
                implicit.push(("<init>", 0));
            }
            ClassKind::Record => {
                implicit.push(("<init>", components.len()));
                implicit.extend(components.iter().map(|component| (*component, 0)));
                implicit.extend([("toString", 0), ("hashCode", 0), ("equals", 1)]);
            }
            ClassKind::Class
            | ClassKind::Enum
            | ClassKind::Anonymous
            | ClassKind::Interface
            | ClassKind::Annotation => {}
        }
        if class.kind == ClassKind::Enum {
            implicit.extend([("values", 0), ("valueOf", 1)]);
        }
        let missing = implicit.into_iter().filter(|signature| !declared.contains(signature));
        self.outline.methods.extend(missing.map(|(name, n_parameters)| SourceMethod {
            class: class.name.clone(),
            name: SmolStr::new(name),
            n_parameters,
            first_line: class.first_line,
            last_line: class.body_line,
            is_implicit: true,
        }));
    }

    /// The names of the components of a record.
    fn components(&self, declaration: Node<'_>) -> Vec<&'s str> {
        let Some(parameters) = declaration.child_by_field_name("parameters") else { return Vec::new() };
        let mut cursor = parameters.walk();
        parameters
            .named_children(&mut cursor)
            .filter(|child| is_parameter(*child))
            .map(|child| self.field_text(child, "name"))
            .collect()
    }

    /// The names and numbers of parameters of the methods and constructors in a class body.
    fn declared(&self, body: Node<'_>, n_components: usize) -> HashSet<(&'s str, usize)> {
        let mut cursor = body.walk();
        let mut inner_cursor = body.walk();
        let mut declared = HashSet::new();
        for child in body.named_children(&mut cursor) {
            if child.kind() == "enum_body_declarations" {
                let members = child.named_children(&mut inner_cursor);
                declared.extend(members.filter_map(|member| self.signature(member, n_components)));
            }
            declared.extend(self.signature(child, n_components));
        }
        declared
    }

    fn signature(&self, member: Node<'_>, n_components: usize) -> Option<(&'s str, usize)> {
        let n_own = || member.child_by_field_name("parameters").map_or(0, n_parameters);
        match member.kind() {
            "constructor_declaration" => Some(("<init>", n_own())),
            "compact_constructor_declaration" => Some(("<init>", n_components)),
            "method_declaration" => Some((self.field_text(member, "name"), n_own())),
            _ => None,
        }
    }
}
