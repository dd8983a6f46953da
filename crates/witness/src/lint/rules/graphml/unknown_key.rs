//! W133: data uses a key that does not apply to its element.

use jurat_text::span::Span;
use rustc_hash::FxHashMap;

use crate::graphml::{Domain, ElementId, GraphmlDocument, KEYS, Key, KeyInfo, Tag};
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::words::{nearest, quoted};

pub(crate) static RULE: Rule = Rule {
    code: "W133",
    name: "unknown-key",
    severity: Severity::Warning,
    strict: false,
    what: "Data uses a key that does not apply to its element.",
    why: "A tool may add keys of its own, if it declares them before their first use and for the element \
          that bears the data. Keys of the format apply only to the element that the format says. Readers \
          skip data with any other key; the usual cause is a misspelt key.",
    bad: r#"<edge source="q0" target="q1"><data key="startLine">3</data></edge>"#,
    good: r#"<edge source="q0" target="q1"><data key="startline">3</data></edge>"#,
    check: Check::GraphMl(check),
};

/// The first use of a key on a kind of element.
struct Use<'d> {
    key: &'d str,
    domain: Domain,
    data: ElementId,
    span: Span,
}

/// What the declaration of a key says of its uses.
struct Declaration<'d> {
    element: ElementId,
    line: u32,
    /// The elements that it is for; absent if it does not say.
    domain: Option<&'d str>,
}

fn check(ctx: &mut Context<'_>, document: &GraphmlDocument) {
    let declarations = declarations(ctx, document);
    // Later uses of a key on the same kind of element are right or wrong with the first one.
    for data in document.notes.first_uses.iter().copied() {
        let element = document.element(data);
        let Some(domain) = document.parent_tag(element).and_then(Tag::domain) else { continue };
        let Some(span) = document.attribute(element, "key").map(|attribute| attribute.value) else {
            continue;
        };
        let key = span.of(document.text());
        let usage = Use { key, domain, data, span };
        // `originfile` is no key of the format itself, only one that many tools share.
        match element.key.info().filter(|info| info.key != Key::OriginFile) {
            Some(info) => check_standard(ctx, info, &usage),
            None => match declarations.get(key) {
                Some(declaration) => check_declared(ctx, declaration, &usage),
                None => report_undeclared(ctx, &usage),
            },
        }
    }
}

/// The first declaration of each key.
fn declarations<'d>(ctx: &Context<'_>, document: &'d GraphmlDocument) -> FxHashMap<&'d str, Declaration<'d>> {
    let mut declarations = FxHashMap::default();
    for (element, key) in document.with_tag(Tag::Key) {
        let value = |name| document.attribute(key, name).map(|attribute| attribute.value.of(document.text()));
        if let Some(id) = value("id") {
            let line = ctx.line(key.open);
            declarations.entry(id).or_insert(Declaration { element, line, domain: value("for") });
        }
    }
    declarations
}

fn check_standard(ctx: &mut Context<'_>, info: &KeyInfo, usage: &Use<'_>) {
    if info.domain != usage.domain {
        let (found, expected) = (with_article(usage.domain), with_article(info.domain));
        ctx.report(
            usage.span,
            format!("found key `{}` on {found}, expected it only on {expected}", info.id),
            format!("move the data to {expected}, or use a key of your own"),
        );
    }
}

fn check_declared(ctx: &mut Context<'_>, declaration: &Declaration<'_>, usage: &Use<'_>) {
    let (key, line, expected) = (quoted(usage.key), declaration.line, usage.domain.as_str());
    if declaration.element > usage.data {
        ctx.report(
            usage.span,
            format!("found key {key} before its declaration on line {line}, expected it after"),
            "move the declaration before the graph",
        );
    } else if let Some(declared) = declaration.domain
        && declared != expected
    {
        let declared = quoted(declared);
        ctx.report(
            usage.span,
            format!("found key {key}, which line {line} declares for {declared}, expected `{expected}`"),
            format!("declare the key with `for=\"{expected}\"`, or use another key here"),
        );
    }
}

fn report_undeclared(ctx: &mut Context<'_>, usage: &Use<'_>) {
    let help = match standard_key_like(usage.key) {
        Some(id) => format!("did you mean `{id}`?"),
        None => format!("declare it before the graph with `for=\"{}\"`", usage.domain.as_str()),
    };
    let key = quoted(usage.key);
    ctx.report(usage.span, format!("found key {key}, expected one of the format or a declared one"), help);
}

fn with_article(domain: Domain) -> &'static str {
    match domain {
        Domain::Graph => "the graph",
        Domain::Node => "a node",
        Domain::Edge => "an edge",
    }
}

/// The key of the format that a misspelt key probably stands for.
fn standard_key_like(key: &str) -> Option<&'static str> {
    let names = KEYS.iter().flat_map(|row| [Some(row.id), row.attr_name]).flatten();
    let meant = nearest(key, names)?;
    let row = KEYS.iter().find(|row| row.id == meant || row.attr_name == Some(meant))?;
    (row.id != key).then_some(row.id)
}
