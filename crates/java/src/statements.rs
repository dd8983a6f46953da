//! Statements, loops, and the calls that give values.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::outline::{Loop, LoopKind, NondetCall, Place, Statement};
use crate::places::last_line;
use crate::walk::Walker;

/// A longer qualifier is left out, so that a chain of calls does not repeat itself in every link.
const MAX_QUALIFIER: usize = 200;

impl Walker<'_> {
    /// Records the statements directly inside a node.
    pub(crate) fn statements(&mut self, node: Node<'_>) {
        match node.kind() {
            "block" | "constructor_body" | "switch_block_statement_group" => self.block(node),
            "if_statement" => {
                self.lone_body(node, "consequence");
                self.lone_body(node, "alternative");
            }
            "while_statement" | "do_statement" | "for_statement" | "enhanced_for_statement" => {
                self.lone_body(node, "body");
            }
            "switch_rule" => {
                if let Some(body) = last_named_child(node) {
                    self.unless_block(body);
                }
            }
            _ => {}
        }
    }

    fn block(&mut self, node: Node<'_>) {
        let mut cursor = node.walk();
        let mut before: Option<Node<'_>> = None;
        for child in node.children(&mut cursor).filter(|child| is_statement(*child)) {
            if let Some(before) = before.replace(child) {
                self.statement(before, Some(self.places.start(child)));
            }
        }
        if let Some(last) = before {
            self.statement(last, None);
        }
    }

    /// A body without braces is a statement of its own.
    fn lone_body(&mut self, node: Node<'_>, field: &str) {
        if let Some(body) = node.child_by_field_name(field) {
            self.unless_block(body);
        }
    }

    fn unless_block(&mut self, body: Node<'_>) {
        if body.kind() != "block" && is_statement(body) {
            self.statement(body, None);
        }
    }

    /// Records a statement, and the one behind its labels.
    fn statement(&mut self, mut node: Node<'_>, next: Option<Place>) {
        loop {
            self.outline.statements.push(Statement {
                start: self.places.start(node),
                end: self.places.last(node),
                next,
                is_simple: is_simple(node),
                stores: self.stores(node),
            });
            match last_named_child(node) {
                Some(inner) if node.kind() == "labeled_statement" && is_statement(inner) => node = inner,
                _ => break,
            }
        }
    }

    /// The variables that a simple statement stores to.
    fn stores(&self, node: Node<'_>) -> Vec<SmolStr> {
        let mut cursor = node.walk();
        let parts: Vec<_> = node.named_children(&mut cursor).collect();
        let targets = parts.into_iter().filter_map(|part| match part.kind() {
            "variable_declarator" if part.child_by_field_name("value").is_some() => {
                part.child_by_field_name("name")
            }
            "assignment_expression" => part.child_by_field_name("left"),
            "update_expression" => part.named_child(0),
            _ => None,
        });
        targets
            .filter(|target| target.kind() == "identifier" && is_simple(node))
            .map(|target| SmolStr::new(self.text(target)))
            .collect()
    }

    pub(crate) fn loop_statement(&mut self, node: Node<'_>) {
        let kind = match node.kind() {
            "while_statement" => LoopKind::While,
            "do_statement" => LoopKind::Do,
            "enhanced_for_statement" => LoopKind::ForEach,
            _ => LoopKind::For,
        };
        let condition = node.child_by_field_name("condition").and_then(|condition| {
            if condition.kind() == "parenthesized_expression" && kind != LoopKind::For {
                condition.named_child(0)
            } else {
                Some(condition)
            }
        });
        let start = self.places.start(node);
        let condition = condition.map(|condition| self.places.start(condition));
        self.outline.loops.push(Loop { kind, start, condition, last_line: last_line(node) });
    }

    pub(crate) fn call(&mut self, node: Node<'_>) {
        let Some(method) = node.child_by_field_name("name") else { return };
        if !self.text(method).starts_with("nondet") {
            return;
        }
        let written = self.source.get(node.start_byte()..method.end_byte()).unwrap_or_default();
        let is_plain = written.len() <= MAX_QUALIFIER && !written.contains(['(', '/', '"']);
        let name = if is_plain {
            written.chars().filter(|c| !c.is_whitespace()).collect()
        } else {
            SmolStr::new(self.text(method))
        };
        let (start, end) = (self.places.start(node), self.places.last(node));
        self.outline.nondet_calls.push(NondetCall { name, start, end });
    }
}

/// Whether a statement does one thing and goes on.
fn is_simple(node: Node<'_>) -> bool {
    let mut cursor = node.walk();
    match node.kind() {
        "expression_statement" => true,
        "local_variable_declaration" => {
            node.named_children(&mut cursor).any(|part| part.child_by_field_name("value").is_some())
        }
        _ => false,
    }
}

/// The last child that is not a comment.
fn last_named_child(node: Node<'_>) -> Option<Node<'_>> {
    let mut cursor = node.walk();
    node.named_children(&mut cursor).filter(|child| !child.is_extra()).last()
}

/// Whether a child of a block is a statement; everything else there is a brace, a label, a comment or an error.
fn is_statement(child: Node<'_>) -> bool {
    let is_broken = child.is_error() || child.is_missing() || child.is_extra();
    !is_broken && (child.is_named() || child.kind() == ";") && child.kind() != "switch_label"
}
