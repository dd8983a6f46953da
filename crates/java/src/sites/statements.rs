//! Statements, assertions, and the way out of what they hold.

use smol_str::SmolStr;
use tree_sitter::Node;

use crate::sites::expressions::first_part;
use crate::sites::hooks::Span;
use crate::sites::jumps::Kind;
use crate::sites::model::{AssertSite, StatementSite};
use crate::sites::parts::{Part, Position, Within};
use crate::sites::walk::Finder;

impl Finder<'_> {
    pub(crate) fn statement(&mut self, node: Node<'_>, position: Position, within: Within<'_>) {
        let Some(method) = within.method else { return };
        let obstacle = if position.is_value {
            Some("an expression that is the value of a `switch`")
        } else if node.kind() == "explicit_constructor_invocation" {
            Some("nothing can stand before the call of another constructor")
        } else {
            None
        };
        self.statement_sites.insert(node.id(), self.sites.statements.len());
        self.sites.statements.push(StatementSite {
            start: self.start(node),
            end: self.places.last(node),
            method,
            goes_on: !position.is_value,
            obstacle,
        });
        self.hooks.statements.push(position.slot);
    }

    pub(crate) fn assertion(&mut self, node: Node<'_>, within: Within<'_>) {
        let Some((method, condition)) = within.method.zip(first_part(node)) else { return };
        let has_message = node.named_children(&mut node.walk()).filter(|child| !child.is_extra()).count() > 1;
        let obstacle = (has_message && self.leaks(condition, within))
            .then_some("the message may name a variable of the condition");
        self.hooks.asserts.push(Span::of(condition));
        self.sites.asserts.push(AssertSite {
            start: self.start(node),
            condition: SmolStr::new(self.text(condition)),
            method,
            obstacle,
        });
    }

    pub(crate) fn throw(&mut self, node: Node<'_>) {
        if first_part(node).is_none_or(|thrown| thrown.kind() != "object_creation_expression") {
            let start = self.start(node);
            self.sites.later_throws.push(start);
        }
    }

    /// An exception that is made, and not thrown at once.
    pub(crate) fn made(&mut self, node: Node<'_>, within: Within<'_>) {
        let made = match node.kind() {
            "method_reference" => node.named_child(0),
            _ => node.child_by_field_name("type"),
        };
        let is_kept = !matches!(within.part, Part::Thrown);
        if is_kept && made.is_some_and(|made| self.classes.may_be_throwable(self.text(made))) {
            let start = self.start(node);
            self.sites.kept_exceptions.push(start);
        }
    }

    /// Keeps track of what can be jumped to, and of the jumps.
    pub(crate) fn enter_jump(&mut self, node: Node<'_>) {
        let label = first_part(node).filter(|part| part.kind() == "identifier").map(|label| self.text(label));
        match node.kind() {
            "labeled_statement" => self.jumps.enter(Kind::Label, label, None),
            "switch_expression" => self.jumps.enter(Kind::Switch, None, None),
            "break_statement" => self.jumps.jump_out(label),
            "continue_statement" => self.jumps.jump_on(label),
            "try_statement" | "try_with_resources_statement" if finally(node).is_some() => {
                self.jumps.enter_finally();
            }
            _ => {}
        }
    }

    pub(crate) fn leave_statement(&mut self, node: Node<'_>, within: Within<'_>) {
        let ends = self.ends(node, within);
        if !ends {
            self.endless.insert(node.id());
        }
        let Some(site_idx) = self.statement_sites.remove(&node.id()) else { return };
        let site = &mut self.sites.statements[site_idx];
        site.goes_on &= ends;
        if let Part::Statement(Position { first_label: None, .. }) = within.part
            && node.kind() == "labeled_statement"
        {
            self.share_end(site_idx, ends);
        }
    }

    /// What stands behind a labelled statement stands behind its labels, so that it is reached from all of them.
    fn share_end(&mut self, first_label: usize, ends: bool) {
        let slot = self.hooks.statements[first_label].span;
        let inner = self.hooks.statements[first_label + 1..].iter().take_while(|inner| inner.span == slot);
        let n_inner = inner.count();
        for site in &mut self.sites.statements[first_label..=first_label + n_inner] {
            site.goes_on = ends;
        }
    }
}

/// The `finally` of a `try`.
pub(crate) fn finally(node: Node<'_>) -> Option<Node<'_>> {
    let mut cursor = node.walk();
    node.children(&mut cursor).find(|child| child.kind() == "finally_clause")
}

/// Whether a child of a block is a statement; everything else there is a brace, a label, a comment.
pub(crate) fn is_statement(child: Node<'_>) -> bool {
    let is_part = child.is_named() && !child.is_extra();
    (is_part && !matches!(child.kind(), "switch_label" | "identifier")) || child.kind() == ";"
}
