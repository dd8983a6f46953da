//! Expressions that make an array.

use tree_sitter::Node;

use crate::sites::classes::is_primitive;
use crate::sites::expressions::find_in;
use crate::sites::hooks::{Around, Layer, Span};
use crate::sites::model::ArraySite;
use crate::sites::parts::{Part, Within};
use crate::sites::walk::Finder;

impl Finder<'_> {
    /// `new int[3]`, `new int[] {1, 2}`.
    pub(crate) fn new_array(&mut self, node: Node<'_>, within: Within<'_>) {
        let mut cursor = node.walk();
        let n_lengths = node.children(&mut cursor).filter(|child| child.kind() == "dimensions_expr").count();
        let list = node.child_by_field_name("value");
        let around = Around::new(Span::of(node), Layer::Array);
        let hook = match self.created_type(node) {
            None => Err("a type that is too long"),
            Some(created) if is_primitive(created.trim_end_matches("[]")) => Ok(around),
            // Without the cast the call takes its type from where the array goes, which need not be the array's own.
            Some(created) => Ok(Around { head: format!("(({created}) "), tail: ")", ..around }),
        };
        self.array(node, n_lengths.max(1), list, hook, within);
    }

    /// A list of elements: the initial value of a declaration, or an element of another list.
    pub(crate) fn elements(&mut self, node: Node<'_>, within: Within<'_>) {
        let hook = match within.part {
            Part::Listed => return,
            Part::Initial(declaration, declarator) => {
                self.created_by(declaration.child_by_field_name("type"), declarator, node).map(|support| {
                    Around { support: vec![support], ..Around::new(Span::of(node), Layer::Array) }
                })
            }
            _ => Err("a list of elements inside of another"),
        };
        self.array(node, 1, Some(node), hook, within);
    }

    fn array(
        &mut self,
        node: Node<'_>,
        n_made: usize,
        list: Option<Node<'_>>,
        hook: Result<Around, &'static str>,
        within: Within<'_>,
    ) {
        let Some(method) = within.method else { return };
        self.sites.arrays.push(ArraySite {
            n_made,
            has_plain_elements: list.is_some_and(|list| {
                !has_any(list, |it| is_call(it) || self.is_store(it, within)) && !has_any(list, is_new_array)
            }),
            has_new_arrays: list.is_some_and(|list| has_any(list, is_new_array)),
            lines: within.lines(node),
            method,
            is_in_loop: within.is_in_loop,
            obstacle: hook.as_ref().err().copied(),
        });
        self.hooks.arrays.push(hook.ok());
    }

    /// Whether a node stores something, or may run code that does: a `+` that asks for a text.
    fn is_store(&self, node: Node<'_>, within: Within<'_>) -> bool {
        let operator = node.child_by_field_name("operator").map_or("", |operator| operator.kind());
        match node.kind() {
            "assignment_expression" | "update_expression" => true,
            "binary_expression" => operator == "+" && !self.is_plain_value(node, within),
            _ => false,
        }
    }
}

/// Whether the elements of a list contain such a node, as far as can be told.
fn has_any(list: Node<'_>, is_it: impl Fn(Node<'_>) -> bool) -> bool {
    let mut cursor = list.walk();
    list.named_children(&mut cursor).any(|element| find_in(element, |_| false, &is_it) != Some(false))
}

fn is_call(node: Node<'_>) -> bool {
    matches!(node.kind(), "method_invocation" | "object_creation_expression" | "switch_expression")
}

fn is_new_array(node: Node<'_>) -> bool {
    matches!(node.kind(), "array_initializer" | "array_creation_expression")
}
