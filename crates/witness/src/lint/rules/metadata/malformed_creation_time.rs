//! W205: a time that is not written as the format asks, or that no calendar has.

use crate::graphml::Key;
use crate::lint::context::Context;
use crate::lint::finding::Severity;
use crate::lint::rule::{Check, Datum, Rule};
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
    let found = quoted(&datum.value);
    let Some(time) = Time::parse(&datum.value) else {
        ctx.report(
            datum.span,
            format!("found creation time {found}, expected the form `2026-01-31T12:00:00Z`"),
            help(&datum.value),
        );
        return;
    };
    if let Some(expected) = time.out_of_range() {
        ctx.report(
            datum.span,
            format!("found creation time {found}, which does not exist: expected {expected}"),
            "write the time at which the witness was made",
        );
    }
}

/// What to do, from what producers most often get wrong.
fn help(value: &str) -> &'static str {
    if value.contains(['.', ',']) {
        "leave out the fraction of a second"
    } else if value.contains(' ') {
        "put a `T` between date and time, and nothing between time and zone"
    } else if !value.ends_with('Z') && !value.get(10..).unwrap_or_default().contains(['+', '-']) {
        "add the time zone: `Z` for UTC, or an offset such as `+01:00`"
    } else {
        "write `YYYY-MM-DDThh:mm:ss` and then `Z` or an offset such as `+01:00`"
    }
}

/// The numbers of a time that is written as it should be.
struct Time {
    year: u32,
    month: u32,
    day: u32,
    hour: u32,
    minute: u32,
    second: u32,
    zone: Option<(u32, u32)>,
}

impl Time {
    fn parse(text: &str) -> Option<Self> {
        let (year, rest) = number(text, 4)?;
        let (month, rest) = number(rest.strip_prefix('-')?, 2)?;
        let (day, rest) = number(rest.strip_prefix('-')?, 2)?;
        let (hour, rest) = number(rest.strip_prefix('T')?, 2)?;
        let (minute, rest) = number(rest.strip_prefix(':')?, 2)?;
        let (second, rest) = number(rest.strip_prefix(':')?, 2)?;
        let zone = if rest == "Z" {
            None
        } else {
            let (hours, rest) = number(rest.strip_prefix(['+', '-'])?, 2)?;
            let (minutes, rest) = number(rest.strip_prefix(':')?, 2)?;
            if !rest.is_empty() {
                return None;
            }
            Some((hours, minutes))
        };
        Some(Self { year, month, day, hour, minute, second, zone })
    }

    /// What was expected of the first number that is out of range.
    fn out_of_range(&self) -> Option<String> {
        if !(1..=12).contains(&self.month) {
            return Some("a month from 01 to 12".to_owned());
        }
        let n_days = n_days(self.year, self.month);
        if !(1..=n_days).contains(&self.day) {
            return Some(format!("a day from 01 to {n_days}"));
        }
        // ISO 8601 knows the 60th second, for leap seconds.
        if self.hour > 23 || self.minute > 59 || self.second > 60 {
            return Some("a time from 00:00:00 to 23:59:59".to_owned());
        }
        if self.zone.is_some_and(|(hours, minutes)| hours > 23 || minutes > 59) {
            return Some("an offset of less than a day".to_owned());
        }
        None
    }
}

/// The number that the first `n_digits` characters are, and the rest.
fn number(text: &str, n_digits: usize) -> Option<(u32, &str)> {
    let (digits, rest) = text.split_at_checked(n_digits)?;
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some((digits.parse().ok()?, rest))
}

fn n_days(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_good(text: &str) -> bool {
        Time::parse(text).is_some_and(|time| time.out_of_range().is_none())
    }

    #[test]
    fn times_are_checked_against_form_and_calendar() {
        for good in ["2026-01-31T12:00:00Z", "2024-02-29T23:59:60+02:00", "2000-02-29T00:00:00-11:30"] {
            assert!(is_good(good), "{good}");
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
            assert!(!is_good(bad), "{bad}");
        }
    }
}
