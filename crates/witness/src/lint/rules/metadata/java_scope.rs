//! Tells Java from the scopes: JBMC declares C for Java programs, but its scopes name Java methods.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::model::Automaton;

/// The first scope that is a Java method as JBMC and others write it: `java::Main.main:([Ljava/lang/String;)V`.
pub(super) fn java_scope(automaton: &Automaton) -> Option<&Spanned<SmolStr>> {
    let invariants = automaton.nodes.iter().filter_map(|node| node.scope.as_ref());
    let assumptions = automaton.edges.iter().filter_map(|edge| edge.scope.as_deref());
    invariants.chain(assumptions).find(|scope| scope.value.starts_with("java::"))
}
