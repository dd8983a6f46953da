//! Which names are stored to where, and which ones patterns declare, known before the walk starts.

use std::collections::HashMap;

use jurat_quota::{Exhausted, Quota};
use tree_sitter::{Node, Tree};

use crate::sites::expressions::stored_to;
use crate::sites::hooks::Span;

/// For each name, the bytes at which it stands as the target of an assignment or an increment, in order.
pub(crate) struct StoredNames<'s> {
    starts: HashMap<&'s str, Vec<usize>>,
    /// For each name, the bytes at which a pattern declares it, in order.
    patterns: HashMap<&'s str, Vec<usize>>,
}

impl<'s> StoredNames<'s> {
    pub(crate) fn new(source: &'s str, tree: &Tree, quota: &Quota) -> Result<Self, Exhausted> {
        let mut starts: HashMap<&'s str, Vec<usize>> = HashMap::new();
        let mut patterns: HashMap<&'s str, Vec<usize>> = HashMap::new();
        // Parents come before their children, so that the bytes come in order.
        let mut cursor = tree.walk();
        loop {
            quota.look()?;
            if let Some(target) = stored_to(cursor.node()).filter(|target| target.kind() == "identifier") {
                let name = source.get(target.byte_range()).unwrap_or_default();
                starts.entry(name).or_default().push(target.start_byte());
            }
            for name in declared_by_pattern(cursor.node()).into_iter().flatten() {
                let text = source.get(name.byte_range()).unwrap_or_default();
                patterns.entry(text).or_default().push(name.start_byte());
            }
            if cursor.goto_first_child() {
                continue;
            }
            while !cursor.goto_next_sibling() {
                if !cursor.goto_parent() {
                    for starts in patterns.values_mut() {
                        starts.sort_unstable();
                    }
                    return Ok(Self { starts, patterns });
                }
            }
        }
    }

    /// Whether a name is stored to in a part of the source.
    pub(crate) fn is_stored_in(&self, name: &str, span: Span) -> bool {
        is_within(&self.starts, name, span)
    }

    /// Whether a pattern in a part of the source declares a name.
    pub(crate) fn is_pattern_in(&self, name: &str, span: Span) -> bool {
        is_within(&self.patterns, name, span)
    }

    /// Whether a name is stored to in an expression.
    pub(crate) fn is_stored_by(&self, name: &str, node: Node<'_>) -> bool {
        self.is_stored_in(name, Span::of(node))
    }
}

fn is_within(starts: &HashMap<&str, Vec<usize>>, name: &str, span: Span) -> bool {
    let starts = starts.get(name).map(Vec::as_slice).unwrap_or_default();
    let n_before = starts.partition_point(|start| *start < span.start);
    starts.get(n_before).is_some_and(|start| *start < span.end)
}

/// The names that a node declares if it is a pattern; among them may be that of its type.
fn declared_by_pattern(node: Node<'_>) -> Option<Vec<Node<'_>>> {
    match node.kind() {
        "instanceof_expression" => node.child_by_field_name("name").map(|name| vec![name]),
        "type_pattern" | "record_pattern" | "record_pattern_component" => {
            let mut cursor = node.walk();
            Some(node.named_children(&mut cursor).filter(|child| child.kind() == "identifier").collect())
        }
        _ => None,
    }
}
