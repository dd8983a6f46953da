//! Loops, and where something can be seen before each evaluation of their condition.

use tree_sitter::Node;

use crate::places::last_line;
use crate::sites::expressions::{find_in, first_part, without_parentheses};
use crate::sites::hooks::{Layer, LoopHook, Span, Spot};
use crate::sites::jumps::{Kind, Target};
use crate::sites::meaning::{declares_pattern, is_lambda_body};
use crate::sites::model::LoopSite;
use crate::sites::parts::{Part, Position, Within};
use crate::sites::walk::Finder;

impl Finder<'_> {
    pub(crate) fn enter_loop(&mut self, node: Node<'_>, within: Within<'_>) {
        let site = within.method.map(|method| {
            self.hooks.loops.push(None);
            self.sites.loops.push(LoopSite {
                start: self.start(node),
                last_line: last_line(node),
                method,
                obstacle: None,
            });
            self.sites.loops.len() - 1
        });
        self.jumps.enter(Kind::Loop, None, site);
    }

    /// Says how a loop head is seen, now that its jumps are known.
    pub(crate) fn leave_loop(&mut self, node: Node<'_>, target: &Target<'_>, within: Within<'_>) {
        let hook = self.loop_hook(node, target, within);
        let Some(site_idx) = target.loop_site else { return };
        match hook {
            Ok(hook) => self.hooks.loops[site_idx] = Some(hook),
            Err(obstacle) => self.sites.loops[site_idx].obstacle = Some(obstacle),
        }
    }

    fn loop_hook(
        &self,
        node: Node<'_>,
        target: &Target<'_>,
        within: Within<'_>,
    ) -> Result<LoopHook, &'static str> {
        if node.kind() == "enhanced_for_statement" {
            return Err("a loop over a collection has no condition");
        }
        let body = node.child_by_field_name("body").ok_or("a loop without a body")?;
        let condition = node.child_by_field_name("condition");
        let condition = match condition.filter(|_| node.kind() != "for_statement") {
            Some(parenthesised) => first_part(parenthesised),
            None => condition,
        };
        match condition {
            Some(condition) if without_parentheses(condition).kind() != "true" => {
                self.condition_hook(condition, within)
            }
            _ if node.kind() == "do_statement" => {
                let first_label = match within.part {
                    Part::Statement(Position { first_label, .. }) => first_label,
                    _ => None,
                };
                if target.has_continue || self.jumps.is_continued_at(first_label) {
                    Err("`continue` leads to a condition that is always true")
                } else if !self.part_ends(body) {
                    Err("the end of the body is not reached")
                } else {
                    Ok(LoopHook::Body(Spot::last_of(body, Layer::Body)))
                }
            }
            _ => Ok(LoopHook::Body(Spot::first_of(body, Layer::Body))),
        }
    }

    fn condition_hook(&self, condition: Node<'_>, within: Within<'_>) -> Result<LoopHook, &'static str> {
        if self.may_be_always_true(condition, within) {
            return Err("the condition may be a constant, and the compiler must still see that");
        }
        let patterns = patterns(condition);
        let first_stores = self.first_stores(condition, within);
        // `&&` keeps what is known where the condition is true, `&` what is known wherever it was evaluated.
        let operator = match (patterns, first_stores) {
            (Found::No | Found::Certain, Found::No) => " && (",
            (Found::No, Found::Certain) => " & (",
            _ => return Err("variables of the condition are used behind the loop"),
        };
        Ok(LoopHook::Condition(Span::of(condition), operator))
    }

    /// Whether a condition gives local variables their first value, and whether it does so whenever it is evaluated.
    fn first_stores(&self, condition: Node<'_>, within: Within<'_>) -> Found {
        let is_store = |node: Node<'_>| self.is_first_store(node, within);
        let anywhere = find_in(condition, is_lambda_body, is_store);
        let is_branch = |node: Node<'_>| match node.kind() {
            "binary_expression" => {
                let operator = node.child_by_field_name("operator").map(|operator| operator.kind());
                matches!(operator, Some("&&" | "||"))
            }
            kind => matches!(kind, "ternary_expression" | "switch_expression") || is_lambda_body(node),
        };
        let has_branches = find_in(condition, is_lambda_body, is_branch);
        match (anywhere, has_branches) {
            (Some(false), _) => Found::No,
            (Some(true), Some(false)) => Found::Certain,
            _ => Found::Unsure,
        }
    }
}

enum Found {
    No,
    /// In a way that is understood.
    Certain,
    Unsure,
}

/// Whether a condition declares variables by patterns; certain if they are known where it is true.
fn patterns(condition: Node<'_>) -> Found {
    let anywhere = find_in(condition, is_lambda_body, declares_pattern);
    let is_turned = |node: Node<'_>| {
        let operator = node.child_by_field_name("operator").map(|operator| operator.kind());
        matches!(operator, Some("!" | "||")) || node.kind() == "ternary_expression"
    };
    match (anywhere, find_in(condition, is_lambda_body, is_turned)) {
        (Some(false), _) => Found::No,
        (Some(true), Some(false)) => Found::Certain,
        _ => Found::Unsure,
    }
}
