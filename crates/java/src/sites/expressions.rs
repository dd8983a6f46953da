//! What can be told from the shape of an expression.
//!
//! Looking into an expression is bounded: where it is larger than [`MAX_NODES`], the answer is the careful one.

use tree_sitter::{Node, TreeCursor};

/// More nodes than these are not looked at.
const MAX_NODES: usize = 500;

/// Calls `is_found` for an expression and its parts until it says yes; `None` if there are too many parts.
///
/// Parts for which `is_closed` holds are not looked into.
pub(crate) fn find_in<'t>(
    node: Node<'t>,
    is_closed: impl Fn(Node<'t>) -> bool,
    mut is_found: impl FnMut(Node<'t>) -> bool,
) -> Option<bool> {
    let mut cursor = node.walk();
    for _ in 0..MAX_NODES {
        let node = cursor.node();
        if node.is_named() && is_found(node) {
            return Some(true);
        }
        let has_parts = !is_closed(node) && cursor.goto_first_child();
        if !has_parts && !goto_next(&mut cursor) {
            return Some(false);
        }
    }
    None
}

/// Goes to what comes behind a node and all of its parts; not beyond the node where the cursor was made.
fn goto_next(cursor: &mut TreeCursor<'_>) -> bool {
    while !cursor.goto_next_sibling() {
        if !cursor.goto_parent() {
            return false;
        }
    }
    true
}

/// The expression inside of parentheses.
pub(crate) fn without_parentheses(mut node: Node<'_>) -> Node<'_> {
    while node.kind() == "parenthesized_expression" {
        match first_part(node) {
            Some(inner) => node = inner,
            None => break,
        }
    }
    node
}

/// The first child that is neither a token nor a comment.
pub(crate) fn first_part(node: Node<'_>) -> Option<Node<'_>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).find(|child| !child.is_extra())
}

/// The last child that is neither a token nor a comment.
pub(crate) fn last_part(node: Node<'_>) -> Option<Node<'_>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|child| !child.is_extra()).last()
}

/// Whether an expression could be a constant of the language, if all names in it were constants.
pub(crate) fn is_constant_shaped(node: Node<'_>) -> bool {
    is_constant(node, |_| true)
}

/// Whether an expression could be a constant of the language; `is_constant_name` says it of names.
pub(crate) fn is_constant<'t>(node: Node<'t>, is_constant_name: impl Fn(Node<'t>) -> bool) -> bool {
    let is_closed = |node: Node<'t>| matches!(node.kind(), "identifier" | "field_access");
    let breaks = find_in(node, is_closed, |node| match node.kind() {
        "identifier" | "field_access" => !is_constant_name(node),
        "array_initializer" => true,
        kind => is_expression(kind) && !keeps_constant(kind),
    });
    breaks != Some(true)
}

fn keeps_constant(kind: &str) -> bool {
    matches!(
        kind,
        "unary_expression"
            | "binary_expression"
            | "ternary_expression"
            | "cast_expression"
            | "parenthesized_expression"
    )
}

/// Whether a kind of node is an expression that is neither a literal nor a name.
fn is_expression(kind: &str) -> bool {
    kind.ends_with("_expression")
        || matches!(
            kind,
            "method_invocation"
                | "method_reference"
                | "array_access"
                | "class_literal"
                | "null_literal"
                | "this"
                | "string_interpolation"
        )
}

/// Whether the type of an expression depends on what it is handed to: lambdas and what may turn out to be one.
pub(crate) fn is_functional(node: Node<'_>) -> bool {
    let is_closed = |node: Node<'_>| {
        !matches!(
            node.kind(),
            "parenthesized_expression" | "ternary_expression" | "switch_expression" | "switch_block"
        ) && !node.kind().starts_with("switch_")
            && node.kind() != "yield_statement"
            && node.kind() != "expression_statement"
    };
    let found =
        find_in(node, is_closed, |node| matches!(node.kind(), "lambda_expression" | "method_reference"));
    found != Some(false)
}

/// Whether the value of an expression may depend on what it is handed to: a conditional with calls, or a `switch`.
pub(crate) fn is_shaped_by_target(node: Node<'_>) -> bool {
    let node = without_parentheses(node);
    match node.kind() {
        "switch_expression" => true,
        "ternary_expression" => {
            let is_closed =
                |node: Node<'_>| !matches!(node.kind(), "ternary_expression" | "parenthesized_expression");
            let found = find_in(node, is_closed, |node| {
                matches!(node.kind(), "method_invocation" | "switch_expression")
            });
            found != Some(false)
        }
        _ => false,
    }
}

/// What an assignment or an increment stores to.
pub(crate) fn stored_to(node: Node<'_>) -> Option<Node<'_>> {
    match node.kind() {
        "assignment_expression" => node.child_by_field_name("left"),
        "update_expression" => first_part(node).map(without_parentheses),
        _ => None,
    }
}

/// Literals, primitive types and comments.
pub(crate) fn is_constant_or_type(kind: &str) -> bool {
    matches!(kind, "true" | "false" | "integral_type" | "floating_point_type" | "boolean_type")
        || kind.ends_with("_literal")
        || kind.ends_with("comment")
}

/// The name of a type without its package, its outer classes and its arguments.
pub(crate) fn simple_name(type_name: &str) -> &str {
    let plain = type_name.split(['<', '[']).next().unwrap_or_default().trim();
    plain.rsplit('.').next().unwrap_or_default().trim()
}
