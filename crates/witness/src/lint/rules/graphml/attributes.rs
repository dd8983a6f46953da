//! What the rules on attributes share.

use jurat_text::span::Span;

use crate::graphml::{GraphmlDocument, GraphmlElement};

/// The attributes of an element that are neither namespaces nor among the allowed ones, with their places.
pub(super) fn unexpected<'d>(
    document: &'d GraphmlDocument,
    element: &GraphmlElement,
    allowed: &'static [&'static str],
) -> impl Iterator<Item = (&'d str, Span)> {
    document.attributes(element).filter_map(|attribute| {
        let name = attribute.name.of(document.text());
        let is_namespace = name == "xmlns" || name.starts_with("xmlns:");
        (!is_namespace && !allowed.contains(&name)).then_some((name, attribute.name))
    })
}
