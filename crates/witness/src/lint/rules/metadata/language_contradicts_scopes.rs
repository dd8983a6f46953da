//! W210: a witness that says C but means Java.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::rules::metadata::java_scope::java_scope;
use crate::lint::words::quoted;
use crate::model::{Automaton, Language};

pub(crate) static RULE: Rule = Rule {
    code: "W210",
    name: "language-contradicts-scopes",
    severity: Severity::Info,
    strict: false,
    what: "The witness declares the language C, but its scopes are Java methods.",
    why: "JBMC writes `C` into every witness, also for Java programs. Jurat reads such witnesses as Java; other tools \
          may take the expressions for C.",
    bad: r#"<data key="sourcecodelang">C</data>
<node id="q1">
  <data key="invariant">i == 10</data>
  <data key="invariant.scope">java::Main.main:([Ljava/lang/String;)V</data>
</node>"#,
    good: r#"<data key="sourcecodelang">Java</data>
<node id="q1">
  <data key="invariant">i == 10</data>
  <data key="invariant.scope">java::Main.main:([Ljava/lang/String;)V</data>
</node>"#,
    check: Check::Automaton(check),
};

fn check(ctx: &mut Context<'_>, automaton: &Automaton) {
    let reading = ctx.reading;
    let Some(language) = &reading.witness.metadata.language else { return };
    if language.value != Language::C {
        return;
    }
    if let Some(scope) = java_scope(automaton) {
        let line = reading.position(scope.span.start).line;
        ctx.report(
            language.span,
            format!(
                "found language `C`, expected `Java`: the scope {} in line {line} is a Java method",
                quoted(&scope.value)
            ),
            "write `Java`",
        );
    }
}
