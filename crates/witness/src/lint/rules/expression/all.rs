//! The expressions of a witness of either format, with the language that they are written in.

use smol_str::SmolStr;

use crate::model::{Body, Language, Waypoint, WaypointKind, Witness};
use crate::span::Spanned;

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
