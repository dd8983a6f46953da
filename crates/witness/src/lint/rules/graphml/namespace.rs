//! What the rules on the namespaces of the root element share.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::words::quoted;

/// Reports a `graphml` at the root that does not bind a namespace, given by its attribute, as the format asks.
pub(super) fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, attribute: &str, expected: &str) {
    let Some(root) = document.root().filter(|root| root.tag == Tag::GraphMl) else { return };
    let (span, found) = match document.attribute(root, attribute) {
        Some(declared) if declared.value.of(document.text()) == expected => return,
        Some(declared) => {
            let found = quoted(declared.value.of(document.text()));
            (declared.value, format!("{found} as `{attribute}`"))
        }
        None => (root.open, format!("no `{attribute}`")),
    };
    ctx.report(
        span,
        format!("found {found}, expected `{expected}`"),
        format!("write `{attribute}=\"{expected}\"` on `<graphml>`"),
    );
}
