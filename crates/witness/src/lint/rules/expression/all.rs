//! The expressions of a witness of either format, with the language that they are written in.

use std::rc::Rc;

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::expr::{SyntaxError, check};
use crate::jbmc;
use crate::lint::context::Context;
use crate::model::{Body, Language, Waypoint, WaypointKind, Witness};

/// An expression, or a part of one, that its language cannot read.
#[derive(Debug)]
pub(crate) struct Unreadable<'w> {
    /// The expression.
    pub(crate) expression: &'w Spanned<SmolStr>,
    /// The language that was tried.
    pub(crate) language: Language,
    /// Where the part begins in the expression.
    pub(crate) start: usize,
    /// What is wrong with the part.
    pub(crate) error: SyntaxError,
}

/// What cannot be read, in the order of the witness. It is found out once for all rules: to read the expressions of a
/// large witness takes as long as to read the rest of it.
pub(crate) fn unreadable<'w>(ctx: &mut Context<'w>) -> Rc<[Unreadable<'w>]> {
    let witness = &ctx.reading.witness;
    // JBMC's texts are assignments of its own.
    let is_readable = !ctx.is_cut() && !witness.automaton().is_some_and(jbmc::is_dialect);
    let find = || {
        let mut found = Vec::new();
        if is_readable {
            for_each_expression(witness, |expression, language| {
                for_each_part(&expression.value, |start, part| {
                    if let Err(error) = check(part, language) {
                        found.push(Unreadable { expression, language, start, error });
                    }
                });
            });
        }
        found.into()
    };
    Rc::clone(ctx.unreadable.get_or_init(find))
}

/// Calls `visit` with each part of an expression and where it begins: several assumptions may stand in one, each closed
/// by a semicolon.
fn for_each_part(text: &str, mut visit: impl FnMut(usize, &str)) {
    let may_hold_several = text.bytes().any(|byte| byte == b';') && !text.contains(['"', '\'']);
    if !may_hold_several {
        visit(0, text);
        return;
    }
    let mut start = 0;
    for part in text.split_inclusive(';') {
        if !part.trim().is_empty() {
            visit(start, part.trim_end().trim_end_matches(';'));
        }
        start += part.len();
    }
}

/// Calls `visit` with every expression that is a condition of the program.
pub(crate) fn for_each_expression<'w>(
    witness: &'w Witness,
    mut visit: impl FnMut(&'w Spanned<SmolStr>, Language),
) {
    let declared = witness.metadata.language.as_ref().map(|language| language.value);
    match &witness.body {
        Body::Automaton(automaton) => {
            for node in &automaton.nodes {
                if let Some(invariant) = &node.invariant {
                    let scope = node.scope.as_ref().map(|scope| scope.value.as_str());
                    visit(invariant, language_of(declared, scope));
                }
            }
            for edge in &automaton.edges {
                if let Some(assumption) = &edge.assumption {
                    let scope = edge.scope.as_ref().map(|scope| scope.value.as_str());
                    visit(assumption, language_of(declared, scope));
                }
            }
        }
        Body::Entries(entries) => {
            for invariant in &entries.invariants {
                let format = invariant.format.as_ref().map(|format| format.value.as_str());
                for expression in invariant.kind.expressions() {
                    visit(expression, language_of_format(declared, format));
                }
            }
            for waypoint in entries.segments.iter().flat_map(|segment| &segment.waypoints) {
                let Waypoint { kind, constraint: Some(constraint), .. } = waypoint else { continue };
                let is_expression = matches!(kind, WaypointKind::Assumption | WaypointKind::FunctionReturn);
                let format = constraint.format.as_ref().map(|format| format.value.as_str());
                if is_expression {
                    visit(&constraint.value, language_of_format(declared, format));
                }
            }
        }
    }
}

/// JBMC declares C for Java; its scopes know better.
fn language_of(declared: Option<Language>, scope: Option<&str>) -> Language {
    match scope {
        Some(scope) if scope.starts_with("java::") => Language::Java,
        _ => declared.unwrap_or(Language::Java),
    }
}

fn language_of_format(declared: Option<Language>, format: Option<&str>) -> Language {
    match format {
        Some("java_expression") => Language::Java,
        Some("c_expression" | "ext_c_expression") => Language::C,
        _ => declared.unwrap_or(Language::C),
    }
}
