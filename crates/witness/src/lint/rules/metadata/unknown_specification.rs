//! W206: a specification that no validator of the language knows.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::metadata::java_scope::java_scope;
use crate::lint::words::quoted;
use crate::model::{Automaton, Language};
use crate::property::Specification;

pub(crate) static RULE: Rule = Rule {
    code: "W206",
    name: "unknown-specification",
    severity: Severity::Warning,
    strict: false,
    what: "The `specification` is not one of the properties that SV-COMP defines for the language of the program. \
           Of C witnesses this is asked only with `--strict`.",
    why: "A witness is evidence for or against one property, and a validator that does not know the property cannot \
          check it. For Java there are two: no assertion fails, and no runtime exception is uncaught; the main class \
          may have another name than `Main`. White space does not matter. The name of a property file is not a \
          specification.",
    bad: r#"<data key="specification">assert.prp</data>"#,
    good: r#"<data key="specification">CHECK( init(Main.main()), LTL(G assert) )</data>"#,
    check: Check::Automaton(check),
};

const JAVA: &str = "write `CHECK( init(Main.main()), LTL(G assert) )` or \
                    `CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )`";

const C: &str = "write the property of the task, such as `CHECK( init(main()), LTL(G ! call(reach_error())) )`; \
                 of several properties each has a `data` element of its own";

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    let metadata = &ctx.reading.witness.metadata;
    let Some(language) = metadata.language.as_ref().map(|language| language.value) else { return };
    if language == Language::C && !ctx.strict {
        return;
    }
    // JBMC declares C for Java programs.
    let may_be_java = language == Language::Java || java_scope(automaton).is_some();
    let (expected, help) = match language {
        Language::Java => ("one of the two properties of Java programs", JAVA),
        Language::C => ("one of the eight properties of C programs", C),
    };
    for specification in &metadata.specifications {
        let is_known = Specification::parse(&specification.value).is_some_and(|property| {
            (may_be_java && property.is_java()) || (language == Language::C && property.is_c())
        });
        if !is_known {
            let found = quoted(&specification.value);
            ctx.report(specification.span, format!("found specification {found}, expected {expected}"), help);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::lint::{LintOptions, lint};
    use crate::read;

    fn n_findings(language: &str, specification: &str, scope: &str, strict: bool) -> usize {
        let text = format!(
            r#"<graphml><graph><data key="sourcecodelang">{language}</data>
            <data key="specification">{specification}</data>
            <node id="q0"><data key="invariant.scope">{scope}</data></node></graph></graphml>"#
        );
        let report = lint(&read(text.into_bytes()), None, LintOptions { strict, max_per_rule: 20 });
        report.findings.iter().filter(|finding| finding.rule.code == "W206").count()
    }

    #[test]
    fn c_is_checked_only_with_strict() {
        let known = "CHECK( init(main()), LTL(G valid-free) )";
        assert_eq!(n_findings("C", known, "main", true), 0);
        assert_eq!(n_findings("C", "valid-free", "main", true), 1);
        assert_eq!(n_findings("C", "valid-free", "main", false), 0);
        assert_eq!(n_findings("Java", known, "main", false), 1);
    }

    #[test]
    fn jbmc_may_declare_c_with_a_java_property() {
        let java = "CHECK( init(Main.main()), LTL(G assert) )";
        assert_eq!(n_findings("C", java, "java::Main.main:()V", true), 0);
        assert_eq!(n_findings("C", java, "main", true), 1);
    }
}
