//! What plain scalars are in YAML 1.1, which BenchExec reads: `yes` is true, and `010` is eight.

use jurat_text::yaml::{Yaml, YamlValue};
use serde_json::{Map, Value as Json};

/// A scalar with its type. Dates are texts here.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Scalar<'y> {
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    Text(&'y str),
}

/// The scalar of a node; absent if it is none.
pub(super) fn scalar(node: &Yaml) -> Option<Scalar<'_>> {
    match &node.value {
        YamlValue::Scalar { text, is_plain: false } => Some(Scalar::Text(text)),
        YamlValue::Scalar { text, is_plain: true } => Some(plain(text)),
        YamlValue::Sequence(_) | YamlValue::Mapping(_) | YamlValue::Alias => None,
    }
}

/// The value of a node as JSON; absent if it is nothing. The error is an alias in it.
pub(super) fn json(node: &Yaml) -> Result<Option<Json>, &Yaml> {
    Ok(Some(value(node)?).filter(|value| !value.is_null()))
}

/// Goes down as deep as the reader of YAML does, which is bounded.
fn value(node: &Yaml) -> Result<Json, &Yaml> {
    match &node.value {
        YamlValue::Alias => Err(node),
        YamlValue::Sequence(items) => items.iter().map(value).collect(),
        YamlValue::Mapping(entries) => {
            let entries = entries
                .iter()
                .map(|(key, entry)| Ok((key.text().unwrap_or_default().to_owned(), value(entry)?)));
            entries.collect::<Result<Map<_, _>, _>>().map(Json::Object)
        }
        YamlValue::Scalar { text, .. } => Ok(match scalar(node) {
            Some(Scalar::Null) => Json::Null,
            Some(Scalar::Bool(is_true)) => is_true.into(),
            Some(Scalar::Integer(number)) => number.into(),
            // What JSON has no number for stays a text.
            Some(Scalar::Float(number)) if number.is_finite() => number.into(),
            Some(Scalar::Float(_) | Scalar::Text(_)) | None => text.as_str().into(),
        }),
    }
}

fn plain(text: &str) -> Scalar<'_> {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => Scalar::Null,
        "yes" | "Yes" | "YES" | "true" | "True" | "TRUE" | "on" | "On" | "ON" => Scalar::Bool(true),
        "no" | "No" | "NO" | "false" | "False" | "FALSE" | "off" | "Off" | "OFF" => Scalar::Bool(false),
        _ => integer(text)
            .map(Scalar::Integer)
            .or_else(|| float(text).map(Scalar::Float))
            .unwrap_or(Scalar::Text(text)),
    }
}

fn integer(text: &str) -> Option<i64> {
    let (sign, digits) = signed(text);
    let digits = digits.replace('_', "");
    let parse = |digits: &str, radix| i64::from_str_radix(digits, radix).ok();
    let number = match digits.as_bytes() {
        [b'0', b'b', ..] => parse(&digits[2..], 2),
        [b'0', b'x', ..] => parse(&digits[2..], 16),
        [b'0', _, ..] => parse(&digits[1..], 8),
        [first, ..] if first.is_ascii_digit() => sexagesimal(&digits),
        _ => None,
    };
    number.and_then(|number| number.checked_mul(sign))
}

/// Numbers to the base of 60, such as `1:30`; most have only one.
fn sexagesimal(digits: &str) -> Option<i64> {
    digits.split(':').enumerate().try_fold(0_i64, |sum, (idx, part)| {
        let is_digits = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let number = part.parse::<i64>().ok().filter(|number| is_digits && (idx == 0 || *number < 60))?;
        sum.checked_mul(60)?.checked_add(number)
    })
}

/// A number with a point. Without one, `1e3` is a text.
fn float(text: &str) -> Option<f64> {
    let (sign, digits) = signed(text);
    match digits {
        ".inf" | ".Inf" | ".INF" => return Some(if sign < 0 { f64::NEG_INFINITY } else { f64::INFINITY }),
        ".nan" | ".NaN" | ".NAN" => return Some(f64::NAN),
        _ => {}
    }
    let (before, after) = digits.split_once('.')?;
    let (after, exponent) = after.split_once(['e', 'E']).unwrap_or((after, "+0"));
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'_');
    let has_digit =
        before.starts_with(|c: char| c.is_ascii_digit()) || (before.is_empty() && !after.is_empty());
    let is_exponent = exponent.starts_with(['+', '-']) && exponent.len() > 1 && is_digits(&exponent[1..]);
    (has_digit && is_digits(before) && is_digits(after) && is_exponent)
        .then(|| text.replace('_', "").parse().ok())
        .flatten()
}

fn signed(text: &str) -> (i64, &str) {
    match text.as_bytes() {
        [b'-', ..] => (-1, &text[1..]),
        [b'+', ..] => (1, &text[1..]),
        _ => (1, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_scalars_are_those_of_yaml_1_1() {
        let cases = [
            ("off", Scalar::Bool(false)),
            ("NULL", Scalar::Null),
            ("010", Scalar::Integer(8)),
            ("0x1F", Scalar::Integer(31)),
            ("0b101", Scalar::Integer(5)),
            ("-1_000", Scalar::Integer(-1000)),
            ("0", Scalar::Integer(0)),
            ("1:30", Scalar::Integer(90)),
            ("1:60", Scalar::Text("1:60")),
            ("09", Scalar::Text("09")),
            ("1e3", Scalar::Text("1e3")),
            ("1.5e+3", Scalar::Float(1500.0)),
            ("1.5e3", Scalar::Text("1.5e3")),
            ("2.", Scalar::Float(2.0)),
            (".5", Scalar::Float(0.5)),
            (".", Scalar::Text(".")),
            ("-.inf", Scalar::Float(f64::NEG_INFINITY)),
            ("99999999999999999999", Scalar::Text("99999999999999999999")),
            ("2026-01-01", Scalar::Text("2026-01-01")),
            ("LP64", Scalar::Text("LP64")),
            ("-", Scalar::Text("-")),
        ];
        for (text, expected) in cases {
            assert_eq!(plain(text), expected, "{text}");
        }
    }
}
