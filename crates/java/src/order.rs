//! The order in which javac looks at the parts of an expression, which is the order of the numbers of anonymous classes.
//!
//! It is the order of the source but for calls. In `receiver.call(first, second)` javac looks at those arguments first
//! whose type does not depend on the method called, then at the receiver, then at the other arguments; `new` and enum
//! constants have their body before the arguments that were put off, unless a diamond makes the body wait as well.
//! Seen with javac 17; the test `javac_names` compares with the compiler at hand.

use tree_sitter::{Node, TreeCursor};

/// Appends the children of a node, in javac's order.
pub(crate) fn push_children<'t>(node: Node<'t>, cursor: &mut TreeCursor<'t>, children: &mut Vec<Node<'t>>) {
    let start = children.len();
    children.extend(node.children(cursor));
    let Some(arguments) = node.child_by_field_name("arguments") else { return };
    let mut at_once = Vec::new();
    let mut put_off = Vec::new();
    for argument in arguments.children(cursor) {
        if is_put_off(argument) { put_off.push(argument) } else { at_once.push(argument) }
    }
    let others = children.split_off(start);
    let (bodies, others): (Vec<_>, Vec<_>) = others
        .into_iter()
        .filter(|child| *child != arguments)
        .partition(|child| child.kind() == "class_body");
    let is_call = matches!(node.kind(), "method_invocation" | "explicit_constructor_invocation");
    let parts = if is_call {
        [at_once, others, put_off, bodies]
    } else if has_diamond(node) {
        [others, at_once, put_off, bodies]
    } else {
        [others, at_once, bodies, put_off]
    };
    children.extend(parts.into_iter().flatten());
}

/// Whether javac looks at an argument only when it knows the method that is called.
fn is_put_off(argument: Node<'_>) -> bool {
    match argument.kind() {
        "lambda_expression"
        | "method_reference"
        | "parenthesized_expression"
        | "ternary_expression"
        | "switch_expression" => true,
        "method_invocation" => argument.child_by_field_name("type_arguments").is_none(),
        "object_creation_expression" => has_diamond(argument),
        _ => false,
    }
}

/// Whether a `new` expression leaves out the type arguments: `new ArrayList<>()`.
fn has_diamond(creation: Node<'_>) -> bool {
    let Some(created) = creation.child_by_field_name("type") else { return false };
    created.kind() == "generic_type"
        && created
            .child(created.child_count().saturating_sub(1))
            .is_some_and(|arguments| arguments.named_child_count() == 0)
}
