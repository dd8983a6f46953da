//! Edits of Java sources by their syntax trees.

use std::ops::Range;

use tree_sitter::{Node, Parser, Tree};

use crate::harness::Source;

/// A part of a text, and what takes its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Edit {
    /// The bytes.
    pub(crate) range: Range<usize>,
    /// The new text.
    pub(crate) text: String,
}

impl Edit {
    /// The text after the edit.
    pub(crate) fn apply(&self, text: &str) -> String {
        [&text[..self.range.start], &self.text, &text[self.range.end..]].concat()
    }

    /// How much shorter it makes the text.
    pub(crate) fn gain(&self) -> usize {
        self.range.len().saturating_sub(self.text.len())
    }
}

/// The source with each `assert c` as a call that tells the harness.
pub(crate) fn with_told_assertions(source: &Source) -> Source {
    let mut text = source.text.clone();
    let mut edits = Vec::new();
    walk(&source.text, |node| {
        if node.kind() == "assert_statement" {
            let condition = node.named_child(0).map(|child| &source.text[child.byte_range()]);
            let told = format!("if (!({})) oracle.Seen.fail();", condition.unwrap_or("true"));
            edits.push(Edit { range: node.byte_range(), text: told });
        }
    });
    // From the last to the first, so that places stay where they are.
    edits.iter().rev().for_each(|edit| text = edit.apply(&text));
    Source { name: source.name.clone(), text }
}

/// Edits that make a source smaller and may leave it whole, those that take away most first.
pub(crate) fn reductions(text: &str) -> Vec<Edit> {
    let mut edits = Vec::new();
    walk(text, |node| reductions_of(node, text, &mut edits));
    edits.retain(|edit| edit.gain() > 0 || is_simpler(edit, text));
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.gain()));
    edits
}

/// A constant for something of the same length that is no constant yet.
fn is_simpler(edit: &Edit, text: &str) -> bool {
    let old = &text[edit.range.clone()];
    old.len() == edit.text.len() && old > edit.text.as_str() && edit.text == "0"
}

/// What can be deleted where it stands in a list.
const DELETABLE: [&str; 34] = [
    "local_variable_declaration",
    "expression_statement",
    "if_statement",
    "for_statement",
    "enhanced_for_statement",
    "while_statement",
    "do_statement",
    "switch_expression",
    "switch_statement",
    "try_statement",
    "try_with_resources_statement",
    "assert_statement",
    "labeled_statement",
    "return_statement",
    "break_statement",
    "continue_statement",
    "throw_statement",
    "yield_statement",
    "block",
    "synchronized_statement",
    "method_declaration",
    "field_declaration",
    "class_declaration",
    "interface_declaration",
    "enum_declaration",
    "record_declaration",
    "constructor_declaration",
    "compact_constructor_declaration",
    "static_initializer",
    "import_declaration",
    "switch_block_statement_group",
    "switch_rule",
    "catch_clause",
    "finally_clause",
];

fn reductions_of(node: Node<'_>, text: &str, edits: &mut Vec<Edit>) {
    let kind = node.kind();
    if DELETABLE.contains(&kind)
        || matches!(
            kind,
            "superclass"
                | "super_interfaces"
                | "extends_interfaces"
                | "marker_annotation"
                | "throws"
                | "labeled_statement"
        )
    {
        edits.push(Edit { range: node.byte_range(), text: String::new() });
    }
    match kind {
        "if_statement" => {
            let parts = ["consequence", "alternative"].map(|field| node.child_by_field_name(field));
            parts.into_iter().flatten().for_each(|part| edits.push(replaced(node, unwrapped(part, text))));
            if let Some(alternative) = node.child_by_field_name("alternative") {
                let consequence = node.child_by_field_name("consequence").map_or(0, |it| it.end_byte());
                edits.push(Edit { range: consequence..alternative.end_byte(), text: String::new() });
            }
        }
        "for_statement"
        | "while_statement"
        | "do_statement"
        | "try_statement"
        | "try_with_resources_statement"
        | "enhanced_for_statement" => {
            if let Some(body) = node.child_by_field_name("body") {
                edits.push(replaced(node, unwrapped(body, text)));
            }
        }
        "labeled_statement" => {
            if let Some(body) = node.named_child(1) {
                edits.push(replaced(node, text[body.byte_range()].to_owned()));
            }
        }
        "block" if node.parent().is_some_and(|parent| parent.kind() == "block") => {
            edits.push(replaced(node, unwrapped(node, text)));
        }
        "argument_list" | "formal_parameters" | "array_initializer" | "enum_body" => elements(node, edits),
        "string_literal" if text[node.byte_range()].len() > 3 => {
            edits.push(replaced(node, "\"\"".to_owned()));
            edits.push(replaced(node, "\"a\"".to_owned()));
        }
        _ => {}
    }
    if is_expression(kind) {
        let mut cursor = node.walk();
        let parts = node.named_children(&mut cursor).filter(|child| is_expression(child.kind()));
        parts.for_each(|part| edits.push(replaced(node, text[part.byte_range()].to_owned())));
        if !is_constant(kind) {
            let constants = ["0", "1", "false", "true", "null", "\"\""];
            edits.extend(constants.iter().map(|it| replaced(node, (*it).to_owned())));
        }
    }
}

/// Each element of a list without the comma behind or before it.
fn elements(list: Node<'_>, edits: &mut Vec<Edit>) {
    let mut cursor = list.walk();
    let children: Vec<Node<'_>> = list.named_children(&mut cursor).collect();
    for (idx, child) in children.iter().enumerate() {
        let range = match (children.get(idx + 1), idx.checked_sub(1).map(|before| children[before])) {
            (Some(next), _) => child.start_byte()..next.start_byte(),
            (None, Some(before)) => before.end_byte()..child.end_byte(),
            (None, None) => child.byte_range(),
        };
        edits.push(Edit { range, text: String::new() });
    }
}

fn replaced(node: Node<'_>, text: String) -> Edit {
    Edit { range: node.byte_range(), text }
}

/// The statements of a block, without its braces.
fn unwrapped(node: Node<'_>, text: &str) -> String {
    let text = &text[node.byte_range()];
    match (node.kind(), text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'))) {
        ("block", Some(inner)) => inner.trim().to_owned(),
        _ => text.to_owned(),
    }
}

fn is_constant(kind: &str) -> bool {
    kind.ends_with("_literal") || matches!(kind, "true" | "false")
}

fn is_expression(kind: &str) -> bool {
    matches!(
        kind,
        "binary_expression"
            | "unary_expression"
            | "ternary_expression"
            | "parenthesized_expression"
            | "cast_expression"
            | "method_invocation"
            | "object_creation_expression"
            | "array_creation_expression"
            | "array_access"
            | "field_access"
            | "update_expression"
            | "assignment_expression"
            | "instanceof_expression"
            | "lambda_expression"
            | "method_reference"
            | "switch_expression"
            | "identifier"
    ) || is_constant(kind)
}

/// Calls with every named node of the text, from the outside to the inside.
fn walk(text: &str, mut visit: impl FnMut(Node<'_>)) {
    let Some(tree) = parse(text) else { return };
    let mut rest = vec![tree.root_node()];
    while let Some(node) = rest.pop() {
        visit(node);
        let mut cursor = node.walk();
        let children: Vec<Node<'_>> = node.named_children(&mut cursor).collect();
        rest.extend(children.into_iter().rev());
    }
}

fn parse(text: &str) -> Option<Tree> {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java::LANGUAGE.into()).ok()?;
    parser.parse(text, None)
}
