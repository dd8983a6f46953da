//! W105: the outermost element is not `graphml`.

use crate::graphml::{GraphmlDocument, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W105",
    name: "wrong-root-element",
    severity: Severity::Error,
    strict: false,
    what: "The outermost element is not `graphml`.",
    why: "Validators tell the format of a witness by its root element. Another one means that the file is \
          something else, such as a report of the verifier, or that the witness was cut out of its frame.",
    bad: r#"<graph edgedefault="directed">…</graph>"#,
    good: r#"<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="directed">…</graph></graphml>"#,
    check: Check::GraphMl(check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let Some(root) = document.root().filter(|root| root.tag != Tag::GraphMl) else { return };
    let name = format!("<{}>", document.name(root));
    ctx.report(
        root.open,
        format!("found the root element {}, expected `<graphml>`", quoted(&name)),
        "put the keys and the graph into a `<graphml>` element",
    );
}
