//! Which statements end, so that what follows them is reached.
//!
//! These are the rules of the language for unreachable statements, made simpler on the careful side: a statement that is
//! said to end does so in the eyes of the compiler.

use tree_sitter::Node;

use crate::sites::expressions::{is_constant, last_part, without_parentheses};
use crate::sites::jumps::Target;
use crate::sites::parts::Within;
use crate::sites::statements::{finally, is_statement};
use crate::sites::walk::Finder;

impl Finder<'_> {
    /// Whether a statement ends; all of its parts have been met.
    pub(crate) fn ends(&mut self, node: Node<'_>, within: Within<'_>) -> bool {
        match node.kind() {
            "return_statement" | "throw_statement" | "break_statement" | "continue_statement"
            | "yield_statement" => false,
            "block" | "constructor_body" => self.all_end(node),
            "expression_statement" | "synchronized_statement" | "finally_clause" => {
                last_part(node).is_none_or(|part| self.part_ends(part))
            }
            "if_statement" => match (field(node, "consequence"), field(node, "alternative")) {
                (Some(consequence), Some(alternative)) => {
                    self.part_ends(consequence) || self.part_ends(alternative)
                }
                _ => true,
            },
            "labeled_statement" => {
                let target = self.jumps.leave();
                target.has_break || last_part(node).is_some_and(|part| self.part_ends(part))
            }
            "while_statement" | "for_statement" | "do_statement" | "enhanced_for_statement" => {
                let target = self.jumps.leave();
                self.leave_loop(node, &target, within);
                self.loop_ends(node, &target, within)
            }
            "switch_expression" => {
                let target = self.jumps.leave();
                target.has_break || self.switch_ends(node)
            }
            "try_statement" | "try_with_resources_statement" => self.try_ends(node),
            _ => true,
        }
    }

    /// Whether a statement that was left before ends.
    pub(crate) fn part_ends(&self, node: Node<'_>) -> bool {
        !self.endless.contains(&node.id())
    }

    fn all_end(&self, node: Node<'_>) -> bool {
        let mut cursor = node.walk();
        node.children(&mut cursor).filter(|child| is_statement(*child)).all(|child| self.part_ends(child))
    }

    fn loop_ends(&self, node: Node<'_>, target: &Target<'_>, within: Within<'_>) -> bool {
        let is_endless = node.kind() != "enhanced_for_statement"
            && field(node, "condition").is_none_or(|condition| self.may_be_always_true(condition, within));
        let is_body_left = node.kind() != "do_statement"
            || target.has_continue
            || field(node, "body").is_some_and(|body| self.part_ends(body));
        target.has_break || (!is_endless && is_body_left)
    }

    /// Whether the language may take a condition for the constant `true`.
    pub(crate) fn may_be_always_true(&self, condition: Node<'_>, within: Within<'_>) -> bool {
        without_parentheses(condition).kind() != "false" && self.may_be_constant(condition, within)
    }

    /// Whether the language may take an expression for a constant.
    pub(crate) fn may_be_constant(&self, node: Node<'_>, within: Within<'_>) -> bool {
        is_constant(node, |name| self.is_constant_name(name, within))
    }

    fn switch_ends(&self, node: Node<'_>) -> bool {
        let Some(block) = field(node, "body") else { return false };
        let mut cursor = block.walk();
        let parts: Vec<_> = block.named_children(&mut cursor).filter(|part| !part.is_extra()).collect();
        let has_default = parts.iter().any(|part| has_label(*part, is_default));
        let has_pattern = parts.iter().any(|part| has_label(*part, is_pattern));
        let falls_through = !has_default && !has_pattern;
        let last_group_ends = parts
            .last()
            .is_none_or(|last| last.kind() == "switch_block_statement_group" && self.all_end(*last));
        let a_rule_ends = parts
            .iter()
            .filter(|part| part.kind() == "switch_rule")
            .any(|rule| last_part(*rule).is_some_and(|body| self.part_ends(body)));
        falls_through || last_group_ends || a_rule_ends
    }

    fn try_ends(&mut self, node: Node<'_>) -> bool {
        let mut cursor = node.walk();
        let mut catches = node.children(&mut cursor).filter(|child| child.kind() == "catch_clause");
        let body_ends = field(node, "body").is_some_and(|body| self.part_ends(body));
        let ends =
            body_ends || catches.any(|catch| last_part(catch).is_some_and(|body| self.part_ends(body)));
        let Some(finally) = finally(node) else { return ends };
        self.jumps.leave_finally();
        ends && last_part(finally).is_some_and(|block| self.part_ends(block))
    }
}

fn field<'t>(node: Node<'t>, name: &str) -> Option<Node<'t>> {
    node.child_by_field_name(name)
}

/// Whether one of the labels of a group or a rule is of some sort.
fn has_label(part: Node<'_>, is_sort: impl Fn(Node<'_>) -> bool) -> bool {
    let mut cursor = part.walk();
    part.named_children(&mut cursor).any(|child| child.kind() == "switch_label" && is_sort(child))
}

fn is_default(label: Node<'_>) -> bool {
    label.child(0).is_some_and(|token| token.kind() == "default")
}

/// A `switch` over patterns covers everything even without `default`.
fn is_pattern(label: Node<'_>) -> bool {
    let mut cursor = label.walk();
    label.named_children(&mut cursor).any(|child| matches!(child.kind(), "pattern" | "null_literal"))
}
