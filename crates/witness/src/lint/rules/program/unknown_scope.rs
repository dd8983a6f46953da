//! W604: a scope that is no method of its class.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{Methods, Part, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W604",
    name: "unknown-scope",
    severity: Severity::Warning,
    strict: false,
    what: "The scope of an invariant or assumption names a class of the program, but a method that the class does not \
           have.",
    why: "The names of the claim are looked up in its scope; without the method they stand for nothing, and a \
          validator drops the claim. Methods that only compilers make, such as `lambda$main$0` and `access$000`, are \
          worth knowing only: they are in the class file, not in the source. What the language declares by itself \
          (constructors, initialisers, `values` of an enum, the accessors of a record) is not reported. Each scope is \
          reported once.",
    bad: r#"<data key="invariant.scope">java::Main.mian:([Ljava/lang/String;)V</data>"#,
    good: r#"<data key="invariant.scope">java::Main.main:([Ljava/lang/String;)V</data>"#,
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let (Part::Invariant | Part::Edge(_), Some(scope)) = (site.part, &site.method) else { return };
    let Methods::Missing { class, known, is_generated } = scope.found else { return };
    if !scope.is_first {
        return;
    }
    let written = quoted(&scope.name.value);
    let class = quoted(class);
    if is_generated {
        ctx.report_as(
            Severity::Info,
            scope.name.span,
            format!("found scope {written}, a method that the compiler made, expected one in the source of class {class}"),
            "name the method of the source that holds the code, if the claim is meant for readers of the source",
        );
    } else {
        ctx.report(
            scope.name.span,
            format!("found scope {written}, expected {} of class {class}", expected(known)),
            "name the method as the class file does: `java::package.Class.method:(parameters)result`",
        );
    }
}

fn expected(known: &[&str]) -> String {
    if known.is_empty() {
        return "a method".to_owned();
    }
    let names: Vec<_> = known.iter().map(|name| quoted(name).to_string()).collect();
    format!("a method such as {}", names.join(", "))
}
