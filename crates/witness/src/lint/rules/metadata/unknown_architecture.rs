//! W204: a machine model that witnesses do not know.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W204",
    name: "unknown-architecture",
    severity: Severity::Warning,
    strict: false,
    what: "The `architecture` is neither `32bit` nor `64bit`.",
    why: "The sizes of the types of C depend on it, so a validator must know it before it reads the program. `ILP32` \
          and `LP64` are the names that YAML witnesses use; GraphML has its own.",
    bad: r#"<data key="architecture">LP64</data>"#,
    good: r#"<data key="architecture">64bit</data>"#,
    check: Check::Datum(&[Key::Architecture], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    let value = datum.value.as_ref();
    if matches!(value, "32bit" | "64bit") {
        return;
    }
    let help = if value.contains("64") {
        "write `64bit`"
    } else if value.contains("32") {
        "write `32bit`"
    } else {
        "write `32bit` if pointers of the program have 32 bits, else `64bit`"
    };
    ctx.report(
        datum.span,
        format!("found architecture {}, expected `32bit` or `64bit`", quoted(value)),
        help,
    );
}
