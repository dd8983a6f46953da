//! W608: a function that the program does not have.

use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::{Methods, Part, Site};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W608",
    name: "function-outside-program",
    severity: Severity::Warning,
    strict: true,
    what: "A function that is entered (`enterFunction`), left (`returnFromFunction`) or that a location is in \
           (`function`) is no method of the program.",
    why: "A validator that follows calls matches the names with the methods of the program; a name that it does not \
          know never matches. A method of a class outside of the program may be one of a library, and is worth \
          knowing only. Each name is reported once.",
    bad: r#"<data key="enterFunction">Main.mian</data>"#,
    good: r#"<data key="enterFunction">Main.main</data>"#,
    check: Check::Site(check),
};

fn check(ctx: &mut Context<'_>, site: &Site<'_>) {
    let (Part::Function, Some(function)) = (site.part, &site.method) else { return };
    if !function.is_first {
        return;
    }
    let (span, written) = (function.name.span, quoted(&function.name.value));
    match function.found {
        Methods::Missing { class, .. } => ctx.report(
            span,
            format!("found function {written}, expected a method of class {}", quoted(class)),
            "name the method as the program does",
        ),
        Methods::Nowhere => ctx.report(
            span,
            format!("found function {written}, expected a method of the program"),
            "name the method as the program does, or with its class if it is one of a library",
        ),
        Methods::OtherClass => ctx.report_as(
            Severity::Info,
            span,
            format!("found function {written} of another class, expected a method of the program"),
            "nothing to do if it is a method of a library",
        ),
        Methods::Found { .. } | Methods::Unclear => {}
    }
}
