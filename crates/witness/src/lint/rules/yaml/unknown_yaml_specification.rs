//! W423: a property that SV-COMP does not have.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::yaml::profile;
use crate::lint::words::quoted;
use crate::model::Language;
use crate::yaml::Yaml;
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

/// The properties of Java programs, without white space.
const JAVA: &[&str] = &[
    "CHECK(init(Main.main()),LTL(Gassert))",
    "CHECK(init(Main.main()),LTL(G!uncaught(java.lang.RuntimeException)))",
];

/// The properties of C programs, without white space; memory safety is three of them.
const C: &[&str] = &[
    "CHECK(init(main()),LTL(G!call(reach_error())))",
    "CHECK(init(main()),LTL(Gvalid-free))",
    "CHECK(init(main()),LTL(Gvalid-deref))",
    "CHECK(init(main()),LTL(Gvalid-memtrack))",
    "CHECK(init(main()),LTL(Gvalid-memcleanup))",
    "CHECK(init(main()),LTL(G!overflow))",
    "CHECK(init(main()),LTL(G!data-race))",
    "CHECK(init(main()),LTL(Fend))",
];

fn check(ctx: &mut Context<'_>, _: &'static Mapping, node: &Yaml) {
    let Some(specification) = node.get("specification") else { return };
    let Some(text) = specification.text() else { return };
    let (known, expected) = match profile::language(ctx) {
        Some(Language::Java) => (
            JAVA,
            "`CHECK( init(Main.main()), LTL(G assert) )` or \
             `CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )`",
        ),
        Some(Language::C) if ctx.strict => (C, "a property of SV-COMP for C programs"),
        Some(Language::C) | None => return,
    };
    if !consists_of(text, known) {
        ctx.report(
            specification.span,
            format!("found specification {}, expected {expected}", quoted(text)),
            "copy the text of the property file that the verifier was given",
        );
    }
}

/// Whether a specification is one or more of the known properties and nothing else.
fn consists_of(specification: &str, known: &[&str]) -> bool {
    let dense: String = specification.split_whitespace().collect();
    let mut rest = dense.as_str();
    while let Some(shorter) = known.iter().find_map(|property| rest.strip_prefix(property)) {
        rest = shorter;
    }
    rest.is_empty() && !dense.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_compared_without_white_space() {
        assert!(consists_of("CHECK( init(Main.main()), LTL(G assert) )\n", JAVA));
        assert!(consists_of("CHECK(init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)))", JAVA));
        assert!(!consists_of("G assert", JAVA));
        assert!(!consists_of("", JAVA));
    }

    #[test]
    fn memory_safety_is_several_properties() {
        let text = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )";
        assert!(consists_of(text, C));
        assert!(!consists_of(&format!("{text} and more"), C));
    }
}
