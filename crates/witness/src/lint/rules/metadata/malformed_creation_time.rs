//! W205: a time that is not written as the format asks, or that no calendar has.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
use crate::lint::timestamp::timestamp_fault;
use crate::lint::words::quoted;

pub(crate) static RULE: Rule = Rule {
    code: "W205",
    name: "malformed-creation-time",
    severity: Severity::Warning,
    strict: false,
    what: "The `creationtime` is not of the form `YYYY-MM-DDThh:mm:ss` followed by `Z` or an offset such as \
           `+01:00`, or it is a date or time that does not exist.",
    why: "ISO 8601 has many forms; the format allows just this one, so that every tool can read it. Fractions of a \
          second are not part of it, and without a time zone the time is ambiguous.",
    bad: r#"<data key="creationtime">2026-01-31 12:00:00.250</data>"#,
    good: r#"<data key="creationtime">2026-01-31T12:00:00Z</data>"#,
    check: Check::Datum(&[Key::CreationTime], check),
};

fn check(ctx: &mut Context<'_>, datum: &Datum<'_>) {
    if let Some(fault) = fault(&datum.value) {
        let found = quoted(&datum.value);
        ctx.report(
            datum.span,
            format!("found creation time {found}, expected the form `2026-01-31T12:00:00Z`: {fault}"),
            "write date, `T`, time in whole seconds, and `Z` or an offset such as `+01:00`",
        );
    }
}

/// What is wrong with a time; GraphML is stricter than ISO 8601.
fn fault(time: &str) -> Option<&'static str> {
    if let Some(fault) = timestamp_fault(time) {
        return Some(fault);
    }
    let zone = time.get(19..).unwrap_or_default();
    if time.contains(['t', 'z']) {
        Some("its `T` or `Z` is a small letter")
    } else if time.contains('.') {
        Some("it has a fraction of a second")
    } else if zone != "Z" && !zone.contains(':') {
        Some("its time zone has no colon")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_checked_against_form_and_calendar() {
        for good in ["2026-01-31T12:00:00Z", "2024-02-29T23:59:60+02:00", "2000-02-29T00:00:00-11:30"] {
            assert_eq!(fault(good), None, "{good}");
        }
        for bad in [
            "",
            "2026-01-31",
            "2026-01-31T12:00:00",
            "2026-01-31T12:00:00z",
            "2026-01-31T12:00:00.5Z",
            "2026-01-31T12:00:00+0200",
            "2026-01-31T12:00:00+02:000",
            "２026-01-31T12:00:00Z",
            "+026-01-31T12:00:00Z",
            "2026-02-29T12:00:00Z",
            "1900-02-29T12:00:00Z",
            "2026-00-10T12:00:00Z",
            "2026-01-31T24:00:00Z",
            "2026-01-31T12:00:00+02:60",
        ] {
            assert!(fault(bad).is_some(), "{bad}");
        }
    }
}
