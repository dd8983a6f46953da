//! A group of JBMC's stores as a condition: the stored variable has one of the stored values.

use smol_str::SmolStr;

use crate::claims::{ClaimGroup, Fact};
use crate::jbmc::{JbmcValue, Target};

/// The condition that holds right after each store of the group; none if not all values are known and comparable.
pub(super) fn condition(group: &ClaimGroup<'_>) -> Option<SmolStr> {
    let mut parts: Vec<String> = Vec::new();
    for claim in &group.claims {
        let Fact::Store { target: Target::Variable(name), value, n_unstated: 0 } = &claim.fact else {
            return None;
        };
        let part = equals(name, value)?;
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    // A condition of thousands of values helps nobody, and building it would be quadratic.
    (parts.len() <= 64).then(|| SmolStr::new(parts.join(" || ")))
}

/// A Java condition that holds if and only if the variable has the value.
fn equals(name: &str, value: &JbmcValue) -> Option<String> {
    let condition = match value {
        JbmcValue::Boolean(_)
        | JbmcValue::Byte(_)
        | JbmcValue::Short(_)
        | JbmcValue::Char(_)
        | JbmcValue::Int(_)
        | JbmcValue::Long(_) => {
            format!("{name} == {value}")
        }
        JbmcValue::Float(bits) => equals_float(name, f64::from(f32::from_bits(*bits)), value),
        JbmcValue::Double(bits) => equals_float(name, f64::from_bits(*bits), value),
        JbmcValue::Null => format!("{name} == null"),
        JbmcValue::Literal(_) => format!("{value}.equals({name})"),
        JbmcValue::Reference(_)
        | JbmcValue::Class(_)
        | JbmcValue::ClassIdentifier(_)
        | JbmcValue::ArrayOf(_)
        | JbmcValue::Unknown(_)
        | JbmcValue::Expression(_) => return None,
    };
    Some(condition)
}

/// The constraint that a call gave the value: at a return, `==` means the same value, for NaN and strings too.
pub(super) fn result_equals(value: &JbmcValue) -> Option<SmolStr> {
    let is_comparable =
        value.is_constant() && !matches!(value, JbmcValue::ArrayOf(_) | JbmcValue::ClassIdentifier(_));
    is_comparable.then(|| SmolStr::from(format!("\\result == {value}")))
}

/// Java's `==` knows neither NaN nor the sign of zero.
fn equals_float(name: &str, number: f64, value: &JbmcValue) -> String {
    if number.is_nan() {
        format!("{name} != {name}")
    } else if number == 0.0 {
        let sign = if number.is_sign_negative() { "<" } else { ">" };
        format!("({name} == 0.0 && 1.0 / {name} {sign} 0.0)")
    } else {
        format!("{name} == {value}")
    }
}
