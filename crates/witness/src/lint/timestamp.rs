//! Points in time as witnesses write them: RFC 3339, the profile of ISO 8601 that schemas call `date-time`.

/// What is wrong with a point in time such as `2026-01-31T12:00:00.5+01:00`; nothing if it is well-formed and exists.
pub(crate) fn timestamp_fault(text: &str) -> Option<&'static str> {
    let Some((date, time)) = text.split_once(['T', 't']) else {
        return Some("it has no `T` between date and time");
    };
    date_fault(date).or_else(|| {
        let Some(zone_at) = time.find(['Z', 'z', '+', '-']) else {
            return clock_fault(time).or(Some("it has no time zone"));
        };
        let (clock, zone) = time.split_at(zone_at);
        clock_fault(clock).or_else(|| zone_fault(zone))
    })
}

fn date_fault(date: &str) -> Option<&'static str> {
    let Some([year, month, day]) = fields(date, '-', [4, 2, 2]) else {
        return Some("its date is not of the form `yyyy-mm-dd`");
    };
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let n_days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        _ => return Some("its month does not exist"),
    };
    (!(1..=n_days).contains(&day)).then_some("its day does not exist")
}

fn clock_fault(clock: &str) -> Option<&'static str> {
    let (whole, fraction) = clock.split_once('.').unwrap_or((clock, "0"));
    if fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some("its fraction of a second is not a number");
    }
    let Some([hour, minute, second]) = fields(whole, ':', [2, 2, 2]) else {
        return Some("its time is not of the form `hh:mm:ss`");
    };
    // Second 60 is a leap second.
    (hour > 23 || minute > 59 || second > 60).then_some("its time does not exist")
}

/// `Z`, or an offset with or without its colon: ISO 8601 has both, and `strftime` writes none.
fn zone_fault(zone: &str) -> Option<&'static str> {
    if zone.eq_ignore_ascii_case("z") {
        return None;
    }
    let offset = zone.get(1..).unwrap_or_default();
    let parts = fields(offset, ':', [2, 2])
        .or_else(|| fields(&format!("{}:{}", offset.get(..2)?, offset.get(2..)?), ':', [2, 2]));
    match parts {
        Some([hours, minutes]) if hours < 24 && minutes < 60 => None,
        _ => Some("its time zone is neither `Z` nor of the form `+hh:mm`"),
    }
}

/// The numbers between the separators, if each has exactly so many digits.
fn fields<const N: usize>(text: &str, separator: char, widths: [usize; N]) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split(separator);
    for (number, width) in numbers.iter_mut().zip(widths) {
        let part = parts.next()?;
        if part.len() != width || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        *number = part.parse().ok()?;
    }
    parts.next().is_none().then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_in_time_are_well_formed() {
        for text in [
            "2026-01-31T12:00:00Z",
            "2024-02-29T23:59:60.123456+05:30",
            "2026-01-31t12:00:00z",
            "2026-01-31T12:00:00-0800",
        ] {
            assert_eq!(timestamp_fault(text), None, "{text}");
        }
    }

    #[test]
    fn faults_are_named() {
        for (text, fault) in [
            ("2026-01-31 12:00:00Z", "it has no `T` between date and time"),
            ("31.01.2026T12:00:00Z", "its date is not of the form `yyyy-mm-dd`"),
            ("2026-13-01T12:00:00Z", "its month does not exist"),
            ("2025-02-29T12:00:00Z", "its day does not exist"),
            ("2026-01-00T12:00:00Z", "its day does not exist"),
            ("2026-01-31T24:00:00Z", "its time does not exist"),
            ("2026-01-31T12:00Z", "its time is not of the form `hh:mm:ss`"),
            ("2026-01-31T12:00:00.Z", "its fraction of a second is not a number"),
            ("2026-01-31T12:00:00", "it has no time zone"),
            ("2026-01-31T12:00:00+1", "its time zone is neither `Z` nor of the form `+hh:mm`"),
            ("2026-01-31T12:00:00+ä1", "its time zone is neither `Z` nor of the form `+hh:mm`"),
        ] {
            assert_eq!(timestamp_fault(text), Some(fault), "{text}");
        }
    }
}
