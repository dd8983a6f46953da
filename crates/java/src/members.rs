//! Classes and their members: what a class file has a name for.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::outline::{ClassKind, SourceClass, SourceMethod, VariableScope};
use crate::places::{first_line, last_line};
use crate::walk::{Extent, Role, Walker, Within};

impl<'s> Walker<'s> {
    /// Records a class declaration, and says what its children are within.
    pub(crate) fn class(&mut self, node: Node<'_>, within: Within) -> Within {
        let written = self.field_text(node, "name");
        let name = match (within.class, within.role) {
            (None, _) => self.namer.top_level(written),
            (Some(outer), Role::Members) => {
                let outer = self.class_name(outer);
                self.namer.member(&outer, written)
            }
            (Some(outer), Role::ClassHead | Role::Code) => self.numbered(outer, written),
        };
        let body = node.child_by_field_name("body");
        let kind = kind_of(node);
        let class = SourceClass {
            name: name.unwrap_or_default(),
            kind,
            first_line: first_line(node),
            body_line: body.map_or_else(|| last_line(node), first_line),
            last_line: last_line(node),
        };
        let inside = self.push_class(class, node, within);
        if let Some(body) = body {
            self.implicit_methods(node, body, inside);
        }
        inside
    }

    /// Records the body of a `new` expression or of an enum constant, and says what its members are within.
    pub(crate) fn anonymous_class(&mut self, body: Node<'_>, within: Within) -> Within {
        let name = within.class.and_then(|outer| self.numbered(outer, ""));
        let class = SourceClass {
            name: name.unwrap_or_default(),
            kind: ClassKind::Anonymous,
            first_line: within.parent_line,
            body_line: first_line(body),
            last_line: last_line(body),
        };
        let inside = self.push_class(class, body, within);
        self.implicit_methods(body, body, inside);
        Within { role: Role::Members, ..inside }
    }

    /// The name of an anonymous or local class.
    fn numbered(&mut self, outer: u32, written: &'s str) -> Option<SmolStr> {
        let outer_name = self.class_name(outer);
        self.namer.numbered(outer, &outer_name, written)
    }

    /// A class without a name is not recorded, nor are its members.
    fn push_class(&mut self, class: SourceClass, node: Node<'_>, within: Within) -> Within {
        let scope = VariableScope { first: self.places.start(node), last: self.places.last(node) };
        let n_components = node.child_by_field_name("parameters").map_or(0, n_parameters);
        let inside = Within { role: Role::ClassHead, scope_end: scope.last, ..within };
        if class.name.is_empty() {
            return Within { class: None, ..inside };
        }
        let idx = self.outline.classes.len() as u32;
        self.outline.classes.push(class);
        self.extents.push(Extent { scope, start_byte: node.start_byte(), n_components });
        Within { class: Some(idx), ..inside }
    }

    pub(crate) fn class_name(&self, idx: u32) -> SmolStr {
        self.outline.classes.get(idx as usize).map(|class| class.name.clone()).unwrap_or_default()
    }

    /// Records a method or a constructor.
    pub(crate) fn method(&mut self, node: Node<'_>, within: Within) {
        let name = match node.kind() {
            "constructor_declaration" | "compact_constructor_declaration" => "<init>",
            _ => self.field_text(node, "name"),
        };
        let n_parameters = match node.child_by_field_name("parameters") {
            Some(parameters) => n_parameters(parameters),
            // The compact constructor of a record has its components as parameters.
            None => within.class.map_or(0, |class| self.extents[class as usize].n_components),
        };
        self.push_method(node, name, n_parameters, within);
    }

    /// Records code that runs when the class or an object of it is made.
    pub(crate) fn initialiser(&mut self, node: Node<'_>, name: &str, within: Within) {
        self.push_method(node, name, 0, within);
    }

    fn push_method(&mut self, node: Node<'_>, name: &str, n_parameters: usize, within: Within) {
        let Some(class) = within.class else { return };
        self.outline.methods.push(SourceMethod {
            class: self.class_name(class),
            name: SmolStr::new(name),
            n_parameters,
            first_line: first_line(node),
            last_line: last_line(node),
            is_implicit: false,
        });
    }
}

/// The number of parameters in a list of them.
pub(crate) fn n_parameters(parameters: Node<'_>) -> usize {
    let mut cursor = parameters.walk();
    parameters.named_children(&mut cursor).filter(|child| is_parameter(*child)).count()
}

pub(crate) fn is_parameter(node: Node<'_>) -> bool {
    matches!(node.kind(), "formal_parameter" | "spread_parameter")
}

fn kind_of(declaration: Node<'_>) -> ClassKind {
    match declaration.kind() {
        "interface_declaration" => ClassKind::Interface,
        "enum_declaration" => ClassKind::Enum,
        "record_declaration" => ClassKind::Record,
        "annotation_type_declaration" => ClassKind::Annotation,
        _ => ClassKind::Class,
    }
}
