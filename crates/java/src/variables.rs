//! Variables: fields, parameters, and all the places where the language declares local ones.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::outline::{Place, Variable, VariableKind, VariableScope};
use crate::walk::{Role, Walker, Within};

/// A longer type is none that a person wrote; many variables may share it.
const MAX_TYPE: usize = 500;

impl Walker<'_> {
    /// Records the variables that a node declares; `inside` says where they end if the node is itself their scope.
    pub(crate) fn variables(&mut self, node: Node<'_>, within: Within, inside: Within) {
        match node.kind() {
            "local_variable_declaration" => {
                let type_node = node.child_by_field_name("type");
                self.declarators(node, type_node, VariableKind::Local, within);
            }
            "spread_parameter" => self.spread_parameter(node, within),
            "formal_parameter" if within.role == Role::ClassHead => {
                self.declaration(node, node.child_by_field_name("type"), VariableKind::Field, within);
            }
            "formal_parameter" => {
                self.declaration(node, node.child_by_field_name("type"), VariableKind::Parameter, within);
            }
            "lambda_expression" => self.lambda_parameters(node, inside),
            "enhanced_for_statement" | "resource" => {
                self.declaration(node, node.child_by_field_name("type"), VariableKind::Local, inside);
            }
            "catch_formal_parameter" => {
                let type_node = child_of_kind(node, "catch_type");
                self.declaration(node, type_node, VariableKind::Local, within);
            }
            "instanceof_expression" => {
                self.declaration(node, node.child_by_field_name("right"), VariableKind::Local, within);
            }
            "type_pattern" | "record_pattern_component" => self.pattern(node, within),
            _ => {}
        }
    }

    /// Records a field, and that it has an initialiser.
    pub(crate) fn field(&mut self, node: Node<'_>, within: Within) {
        let is_static = node.kind() == "constant_declaration"
            || child_of_kind(node, "modifiers").is_some_and(|modifiers| has_child(modifiers, "static"));
        let kind = if is_static { VariableKind::StaticField } else { VariableKind::Field };
        self.declarators(node, node.child_by_field_name("type"), kind, within);
        let mut cursor = node.walk();
        let has_value = node
            .children_by_field_name("declarator", &mut cursor)
            .any(|declarator| declarator.child_by_field_name("value").is_some());
        if has_value {
            self.initialiser(node, if is_static { "<clinit>" } else { "<init>" }, within);
        }
    }

    /// Records a constant of an enum, which is a static field with an initialiser.
    pub(crate) fn enum_constant(&mut self, node: Node<'_>, within: Within) {
        self.initialiser(node, "<clinit>", within);
        let Some(class) = within.class else { return };
        let class_name = self.class_name(class);
        let type_name = class_name.rsplit(['$', '.']).next().map(SmolStr::new);
        if let Some(name) = node.child_by_field_name("name") {
            self.push_variable(name, type_name, VariableKind::StaticField, within);
        }
    }

    fn declarators(
        &mut self,
        node: Node<'_>,
        type_node: Option<Node<'_>>,
        kind: VariableKind,
        within: Within,
    ) {
        let mut cursor = node.walk();
        for declarator in node.children_by_field_name("declarator", &mut cursor) {
            self.declaration(declarator, type_node, kind, within);
        }
    }

    /// Records the variable that the fields `name` and `dimensions` of a node declare.
    fn declaration(
        &mut self,
        node: Node<'_>,
        type_node: Option<Node<'_>>,
        kind: VariableKind,
        within: Within,
    ) {
        let Some(name) = node.child_by_field_name("name") else { return };
        let dimensions = self.field_text(node, "dimensions");
        let type_name = type_node.and_then(|node| type_text(self.text(node), dimensions));
        self.push_variable(name, type_name, kind, within);
    }

    /// `int... numbers` is an array.
    fn spread_parameter(&mut self, node: Node<'_>, within: Within) {
        let Some(declarator) = child_of_kind(node, "variable_declarator") else { return };
        let mut cursor = node.walk();
        let type_node = node
            .named_children(&mut cursor)
            .find(|child| !child.is_extra() && !matches!(child.kind(), "modifiers" | "variable_declarator"));
        let type_name = type_node.and_then(|node| type_text(self.text(node), "[]"));
        if let Some(name) = declarator.child_by_field_name("name") {
            self.push_variable(name, type_name, VariableKind::Parameter, within);
        }
    }

    /// Parameters with types are `formal_parameter` nodes of their own.
    fn lambda_parameters(&mut self, node: Node<'_>, inside: Within) {
        let Some(parameters) = node.child_by_field_name("parameters") else { return };
        match parameters.kind() {
            "identifier" => self.push_variable(parameters, None, VariableKind::Parameter, inside),
            "inferred_parameters" => {
                let mut cursor = parameters.walk();
                for name in
                    parameters.named_children(&mut cursor).filter(|child| child.kind() == "identifier")
                {
                    self.push_variable(name, None, VariableKind::Parameter, inside);
                }
            }
            _ => {}
        }
    }

    /// A type and a name.
    fn pattern(&mut self, node: Node<'_>, within: Within) {
        let mut cursor = node.walk();
        let mut parts = node.named_children(&mut cursor).filter(|child| !child.is_extra());
        if let (Some(type_node), Some(name)) = (parts.next(), parts.next()) {
            let type_name = type_text(self.text(type_node), "");
            self.push_variable(name, type_name, VariableKind::Local, within);
        }
    }

    fn push_variable(
        &mut self,
        name: Node<'_>,
        type_name: Option<SmolStr>,
        kind: VariableKind,
        within: Within,
    ) {
        let declared = self.places.start(name);
        let scope = match kind {
            VariableKind::Local | VariableKind::Parameter => {
                VariableScope { first: declared, last: within.scope_end.max(declared) }
            }
            VariableKind::Field | VariableKind::StaticField => self.class_scope(within, declared),
        };
        self.outline.variables.push(Variable {
            name: SmolStr::new(self.text(name)),
            type_name,
            kind,
            class: within.class.map(|class| self.class_name(class)),
            declared,
            scope,
        });
    }

    fn class_scope(&self, within: Within, declared: Place) -> VariableScope {
        let extent = within.class.and_then(|class| self.extents.get(class as usize));
        let rest = VariableScope { first: declared, last: within.scope_end.max(declared) };
        extent.map_or(rest, |extent| extent.scope)
    }
}

/// A type as written, white space evened out.
pub(crate) fn type_text(written: &str, dimensions: &str) -> Option<SmolStr> {
    if written.len() + dimensions.len() > MAX_TYPE {
        return None;
    }
    let mut text = written.split_whitespace().collect::<Vec<_>>().join(" ");
    text.extend(dimensions.chars().filter(|c| !c.is_whitespace()));
    Some(text.into())
}

pub(crate) fn child_of_kind<'t>(node: Node<'t>, kind: &str) -> Option<Node<'t>> {
    let mut cursor = node.walk();
    node.children(&mut cursor).find(|child| child.kind() == kind)
}

pub(crate) fn has_child(node: Node<'_>, kind: &str) -> bool {
    child_of_kind(node, kind).is_some()
}
