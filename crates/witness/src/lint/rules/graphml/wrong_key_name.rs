//! W125: a key of the format has an unusual `attr.name`.

use crate::graphml::{ElementId, GraphmlDocument, GraphmlElement, Key, KeyInfo, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::{one_of, quoted};

pub(crate) static RULE: Rule = Rule {
    code: "W125",
    name: "wrong-key-name",
    severity: Severity::Warning,
    strict: false,
    what: "A key of the format has an unusual `attr.name`.",
    why: "Readers of GraphML that know nothing of witnesses show and look up data by `attr.name`. Verifiers \
          write the id of the key or, for some keys, one other name; the case of letters does not matter. A \
          key without a name is only a remark.",
    bad: r#"<key attr.name="entryState" attr.type="boolean" for="node" id="entry"/>"#,
    good: r#"<key attr.name="isEntryNode" attr.type="boolean" for="node" id="entry"/>"#,
    check: Check::Element(Tag::Key, check),
};

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument, _: ElementId, key: &GraphmlElement) {
    let Some(info) = key.key.info() else { return };
    let (id, usual) = (info.id, usual_names(info));
    let Some(name) = document.attribute(key, "attr.name") else {
        let help = format!("add `attr.name=\"{}\"`", usual.first().copied().unwrap_or(id));
        ctx.report_as(
            Severity::Info,
            key.open,
            format!("found key `{id}` without `attr.name`, expected one"),
            help,
        );
        return;
    };
    let found = name.value.of(document.text());
    if usual.iter().any(|usual| usual.eq_ignore_ascii_case(found)) {
        return;
    }
    ctx.report(
        name.value,
        format!("found the name {} of key `{id}`, expected {}", quoted(found), one_of(usual)),
        "use the name that other tools know",
    );
}

/// The names that verifiers write, the most usual one first.
fn usual_names(info: &KeyInfo) -> Vec<&'static str> {
    let alias = (info.key == Key::ReturnFrom).then_some("returnFrom");
    info.attr_name.into_iter().chain([info.id]).chain(alias).collect()
}
