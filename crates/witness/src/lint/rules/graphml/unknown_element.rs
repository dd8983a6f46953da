//! W106: an element that GraphML witnesses do not have.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::graphml::places::inside;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W106",
    name: "unknown-element",
    severity: Severity::Warning,
    strict: false,
    what: "An element that GraphML witnesses do not have.",
    why: "A witness consists of `graphml`, `key`, `default`, `graph`, `node`, `edge` and `data`. Validators \
          skip other elements or stop at them; in neither case does it have the effect that its producer \
          had in mind.",
    bad: r#"<node id="q1"><label>loop head</label></node>"#,
    good: r#"<node id="q1"><data key="label">loop head</data></node>"#,
    check: Check::Element(Tag::Other, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, element: &GraphmlElement) {
    // The root has a rule of its own, and what stands inside an unknown element is no wonder.
    let Some(parent) = document.parent_tag(element).filter(|parent| *parent != Tag::Other) else { return };
    let name = format!("<{}>", document.name(element));
    ctx.report(
        element.open,
        format!("found the unknown element {}, expected {}", quoted(&name), inside(parent)),
        "remove it; what a tool has to add goes into `<data>` with a key of its own",
    );
}
