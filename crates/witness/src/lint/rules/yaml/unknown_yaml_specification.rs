//! W423: a property that SV-COMP does not have.

use jurat_text::yaml::Yaml;

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::words::quoted;
use crate::model::Language;
use crate::property::Specification;
use crate::yaml::schema::{Kind, Mapping};

pub(crate) static RULE: Rule = Rule {
    code: "W423",
    name: "unknown-yaml-specification",
    severity: Severity::Warning,
    strict: false,
    what: "The `specification` is not a property of SV-COMP. White space does not matter. For C it is looked at only when \
           strict.",
    why: "A validator compares the property with the one that it is asked about, and rejects the witness if they differ. \
          Java has two: no assertion fails, and no runtime exception leaves `main`.",
    bad: "specification: no assertion fails",
    good: "specification: CHECK( init(Main.main()), LTL(G assert) )",
    check: Check::Mapping(&[Kind::Task], check),
};

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(specification) = node.get("specification") else { return };
    let Some(text) = specification.text() else { return };
    let properties = Specification::parse_all(text).unwrap_or_default();
    let (is_known, expected) = match profile::language(ctx) {
        Some(Language::Java) => (
            properties.iter().all(Specification::is_java),
            "`CHECK( init(Main.main()), LTL(G assert) )` or \
             `CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )`",
        ),
        Some(Language::C) if ctx.strict => {
            (properties.iter().all(Specification::is_c), "a property of SV-COMP for C programs")
        }
        Some(Language::C) | None => return,
    };
    if properties.is_empty() || !is_known {
        ctx.report(
            specification.span,
            format!("found specification {}, expected {expected}", quoted(text)),
            "copy the text of the property file that the verifier was given",
        );
    }
}
