//! The right-hand sides of the dialect's assignments.

use std::fmt;

use smol_str::SmolStr;

use crate::jbmc::names::unescape_literal;

/// What an assignment writes. Floats are kept as bits, so that `-0.0` and NaN are what they are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum JbmcValue {
    /// `true`, `false`.
    Boolean(bool),
    /// `(byte)-56`.
    Byte(i8),
    /// `(short)-25536`.
    Short(i16),
    /// `'A'`, as a UTF-16 unit.
    Char(u16),
    /// `-3`.
    Int(i32),
    /// `77L`.
    Long(i64),
    /// `-0x1.99999ap-4f /* -0.1 */`, as bits.
    Float(u32),
    /// `3.14159`, as bits.
    Double(u64),
    /// `null`.
    Null,
    /// `&hello`: the string literal, unescaped.
    Literal(String),
    /// `&dynamic_object$10`.
    Reference(Object),
    /// `&Main@class_model`: the object of a class.
    Class(SmolStr),
    /// `"java::S04Fields"`: the class of a new object.
    ClassIdentifier(SmolStr),
    /// `ARRAY_OF(0)`: an array all of whose elements are the same.
    ArrayOf(Box<JbmcValue>),
    /// A value that the witness does not know.
    Unknown(SmolStr),
    /// Anything else: an expression over other variables.
    Expression(SmolStr),
}

/// An object or the data of an array, by the number that JBMC gave it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Object {
    /// `dynamic_array` instead of `dynamic_object`.
    pub is_array: bool,
    /// The number; the first one has none.
    pub number: Option<u32>,
}

impl Object {
    /// Reads `dynamic_object$10`.
    pub fn parse(text: &str) -> Option<Self> {
        let (is_array, rest) = match text.strip_prefix("dynamic_object") {
            Some(rest) => (false, rest),
            None => (true, text.strip_prefix("dynamic_array")?),
        };
        let number = if rest.is_empty() { None } else { Some(rest.strip_prefix('$')?.parse().ok()?) };
        Some(Self { is_array, number })
    }
}

impl JbmcValue {
    /// Reads a right-hand side; what has no other form is an expression.
    pub fn parse(text: &str) -> Self {
        let text = text.trim();
        constant(text)
            .or_else(|| reference(text))
            .or_else(|| unknown(text))
            .unwrap_or_else(|| Self::Expression(text.into()))
    }

    /// Whether it is the same in every execution.
    pub fn is_constant(&self) -> bool {
        match self {
            Self::Boolean(_)
            | Self::Byte(_)
            | Self::Short(_)
            | Self::Char(_)
            | Self::Int(_)
            | Self::Long(_)
            | Self::Float(_)
            | Self::Double(_)
            | Self::Null
            | Self::Literal(_)
            | Self::ClassIdentifier(_) => true,
            Self::ArrayOf(element) => element.is_constant(),
            Self::Reference(_) | Self::Class(_) | Self::Unknown(_) | Self::Expression(_) => false,
        }
    }
}

fn constant(text: &str) -> Option<JbmcValue> {
    match text {
        "true" => return Some(JbmcValue::Boolean(true)),
        "false" => return Some(JbmcValue::Boolean(false)),
        "null" => return Some(JbmcValue::Null),
        _ => {}
    }
    if let Some(number) = text.strip_prefix("(byte)") {
        return number.parse().ok().map(JbmcValue::Byte);
    }
    if let Some(number) = text.strip_prefix("(short)") {
        return number.parse().ok().map(JbmcValue::Short);
    }
    if let Some(quoted) = text.strip_prefix('\'') {
        return character(quoted.strip_suffix('\'')?).map(JbmcValue::Char);
    }
    if let Some(quoted) = text.strip_prefix("\"java::") {
        return quoted.strip_suffix('"').map(|class| JbmcValue::ClassIdentifier(class.into()));
    }
    if let Some(element) = text.strip_prefix("ARRAY_OF(") {
        let element = JbmcValue::parse(element.strip_suffix(')')?);
        return Some(JbmcValue::ArrayOf(Box::new(element)));
    }
    number(text)
}

fn number(text: &str) -> Option<JbmcValue> {
    match text {
        "Double.NaN" => return Some(JbmcValue::Double(f64::NAN.to_bits())),
        "Double.POSITIVE_INFINITY" => return Some(JbmcValue::Double(f64::INFINITY.to_bits())),
        "Double.NEGATIVE_INFINITY" => return Some(JbmcValue::Double(f64::NEG_INFINITY.to_bits())),
        "Float.NaN" => return Some(JbmcValue::Float(f32::NAN.to_bits())),
        "Float.POSITIVE_INFINITY" => return Some(JbmcValue::Float(f32::INFINITY.to_bits())),
        "Float.NEGATIVE_INFINITY" => return Some(JbmcValue::Float(f32::NEG_INFINITY.to_bits())),
        _ => {}
    }
    let text = without_comment(text);
    if !text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    if let Some(digits) = text.strip_suffix('L') {
        return digits.parse().ok().map(JbmcValue::Long);
    }
    if let Ok(int) = text.parse() {
        return Some(JbmcValue::Int(int));
    }
    let is_hex = text.contains("0x");
    // In a hexadecimal number without exponent, `f` would be a digit; JBMC always writes the exponent.
    match text.strip_suffix('f') {
        Some(digits) if is_hex => hex_float(digits).map(|value| JbmcValue::Float((value as f32).to_bits())),
        Some(digits) => digits.parse::<f32>().ok().map(|value| JbmcValue::Float(value.to_bits())),
        None if is_hex => hex_float(text).map(|value| JbmcValue::Double(value.to_bits())),
        None if text.contains(['.', 'e']) => {
            text.parse::<f64>().ok().map(|value| JbmcValue::Double(value.to_bits()))
        }
        None => None,
    }
}

/// A number without the comment behind it, which is for people. Nothing may follow the comment: that would be part of the value.
fn without_comment(text: &str) -> &str {
    match text.strip_suffix("*/").and_then(|rest| rest.split_once(" /*")) {
        Some((number, comment)) if !comment.contains("*/") => number,
        _ => text,
    }
}

/// Reads C's hexadecimal floating-point notation, as far as it is exact.
#[expect(clippy::cast_precision_loss, reason = "mantissas of more than 53 bits are refused")]
fn hex_float(text: &str) -> Option<f64> {
    let (is_negative, text) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (mantissa, exponent) = text.strip_prefix("0x")?.split_once('p')?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits: String = [whole, fraction].concat();
    let digits = digits.trim_end_matches('0');
    let bits = if digits.is_empty() { 0 } else { u64::from_str_radix(digits, 16).ok()? };
    if bits >= 1 << 53 {
        return None;
    }
    let exponent: i32 = exponent.parse().ok().filter(|exponent: &i32| exponent.abs() < 10_000)?;
    // The last digit kept stands this many places behind the point; before it, if negative.
    let n_places = i32::try_from(digits.len()).ok()? - i32::try_from(whole.len()).ok()?;
    let magnitude = scaled(bits as f64, exponent - 4 * n_places);
    // There is no number that is written so.
    if magnitude.is_infinite() || magnitude == 0.0 && bits != 0 {
        return None;
    }
    Some(if is_negative { -magnitude } else { magnitude })
}

/// `value * 2^exponent` in steps that neither overflow nor underflow before the last one.
fn scaled(mut value: f64, mut exponent: i32) -> f64 {
    while exponent > 1000 {
        value *= 2_f64.powi(1000);
        exponent -= 1000;
    }
    while exponent < -1000 {
        value *= 2_f64.powi(-1000);
        exponent += 1000;
    }
    value * 2_f64.powi(exponent)
}

/// Reads the inside of a character literal.
fn character(text: &str) -> Option<u16> {
    if let Some(hex) = text.strip_prefix("\\u") {
        return u16::from_str_radix(hex, 16).ok();
    }
    let mut chars = text.chars();
    let first = match (chars.next()?, chars.clone().next()) {
        ('\\', Some(escape)) => {
            chars.next();
            match escape {
                'n' => '\n',
                't' => '\t',
                'r' => '\r',
                'b' => '\u{8}',
                'f' => '\u{c}',
                '0' => '\0',
                '\'' | '"' | '\\' => escape,
                _ => return None,
            }
        }
        (first, _) => first,
    };
    if chars.next().is_some() {
        return None;
    }
    u16::try_from(u32::from(first)).ok()
}

fn reference(text: &str) -> Option<JbmcValue> {
    // A cast says nothing that the object does not: `(struct java.lang.Object *)&dynamic_object$10`, `(void *)&x`.
    let target = match text.strip_prefix('(') {
        Some(cast) => cast.split_once("*)")?.1.trim_start_matches([')', '*']),
        None => text,
    };
    if let Some(object) = Object::parse(target.strip_prefix('&').unwrap_or(target)) {
        return Some(JbmcValue::Reference(object));
    }
    let name = target.strip_prefix('&')?;
    if let Some(class) = name.strip_suffix("@class_model") {
        return Some(JbmcValue::Class(class.into()));
    }
    unescape_literal(name).map(JbmcValue::Literal)
}

fn unknown(text: &str) -> Option<JbmcValue> {
    let is_unknown = text.starts_with("nondet_symbol<")
        || text.ends_with("#return_value")
        || text.starts_with("cprover_associate_")
        || text.starts_with("return_tmp")
        || text.starts_with("$stack_tmp")
        || text.contains("symex::");
    is_unknown.then(|| JbmcValue::Unknown(text.into()))
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.is_array { "array" } else { "object" };
        match self.number {
            Some(number) => write!(f, "{name}#{number}"),
            None => write!(f, "{name}#"),
        }
    }
}

/// As Java would write it.
impl fmt::Display for JbmcValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boolean(value) => write!(f, "{value}"),
            Self::Byte(value) => write!(f, "{value}"),
            Self::Short(value) => write!(f, "{value}"),
            Self::Int(value) => write!(f, "{value}"),
            Self::Long(value) => write!(f, "{value}L"),
            Self::Char(unit) => fmt_char(f, *unit),
            Self::Float(bits) => fmt_float(
                f,
                f64::from(f32::from_bits(*bits)),
                &format!("{:?}f", f32::from_bits(*bits)),
                "Float",
            ),
            Self::Double(bits) => {
                fmt_float(f, f64::from_bits(*bits), &format!("{:?}", f64::from_bits(*bits)), "Double")
            }
            Self::Null => f.write_str("null"),
            Self::Literal(text) => fmt_string(f, text),
            Self::Reference(object) => write!(f, "{object}"),
            Self::Class(name) => write!(f, "{name}.class"),
            Self::ClassIdentifier(name) => write!(f, "new {name}"),
            Self::ArrayOf(element) => write!(f, "{{{element}, …}}"),
            Self::Unknown(_) => f.write_str("any value"),
            Self::Expression(text) => f.write_str(text),
        }
    }
}

fn fmt_float(f: &mut fmt::Formatter<'_>, value: f64, digits: &str, class: &str) -> fmt::Result {
    if value.is_nan() {
        write!(f, "{class}.NaN")
    } else if value.is_infinite() {
        write!(f, "{class}.{}_INFINITY", if value > 0.0 { "POSITIVE" } else { "NEGATIVE" })
    } else {
        f.write_str(digits)
    }
}

fn fmt_char(f: &mut fmt::Formatter<'_>, unit: u16) -> fmt::Result {
    match char::from_u32(u32::from(unit)) {
        Some('\'') => f.write_str("'\\''"),
        Some('\\') => f.write_str("'\\\\'"),
        Some('\n') => f.write_str("'\\n'"),
        Some('\t') => f.write_str("'\\t'"),
        Some('\r') => f.write_str("'\\r'"),
        Some(c) if !c.is_control() && c.is_ascii() => write!(f, "'{c}'"),
        _ => write!(f, "'\\u{unit:04x}'"),
    }
}

fn fmt_string(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_str("\"")?;
    for c in text.chars() {
        match c {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            '\t' => f.write_str("\\t")?,
            '\r' => f.write_str("\\r")?,
            c if c.is_control() => write!(f, "\\u{:04x}", u32::from(c))?,
            c => write!(f, "{c}")?,
        }
    }
    f.write_str("\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(value: f64) -> JbmcValue {
        JbmcValue::Double(value.to_bits())
    }

    fn float(value: f32) -> JbmcValue {
        JbmcValue::Float(value.to_bits())
    }

    #[test]
    fn constants() {
        for (text, value) in [
            ("7", JbmcValue::Int(7)),
            ("-2147483648", JbmcValue::Int(i32::MIN)),
            ("1234567890123L", JbmcValue::Long(1_234_567_890_123)),
            ("-9223372036854775808L", JbmcValue::Long(i64::MIN)),
            ("(byte)-56", JbmcValue::Byte(-56)),
            ("(short)-25536", JbmcValue::Short(-25536)),
            ("true", JbmcValue::Boolean(true)),
            ("'A'", JbmcValue::Char(65)),
            ("'\\n'", JbmcValue::Char(10)),
            ("'\\u00e9'", JbmcValue::Char(0xe9)),
            ("'\\u0000'", JbmcValue::Char(0)),
            ("'''", JbmcValue::Char(39)),
            ("'\\''", JbmcValue::Char(39)),
            ("1.5f", float(1.5)),
            ("-0x1.99999ap-4f /* -0.1 */", float(-0.1)),
            ("-0x1p-149f /* -1.4013e-45 */", float(-f32::from_bits(1))),
            ("2.71", double(2.71)),
            ("-2.5e-10", double(-2.5e-10)),
            ("1e+300", double(1e300)),
            ("0x1.5555555555555p-2 /* 0.333333 */", double(1.0 / 3.0)),
            ("0x1p-1074 /* 4.94066e-324 */", double(f64::from_bits(1))),
            ("0x1.fffffffffffffp+1023 /* 1.79769e+308 */", double(f64::MAX)),
            ("-0.0", double(-0.0)),
            ("0.0f", float(0.0)),
            ("Double.NaN", double(f64::NAN)),
            ("Float.NEGATIVE_INFINITY", float(f32::NEG_INFINITY)),
            ("null", JbmcValue::Null),
            ("&hello", JbmcValue::Literal("hello".into())),
            ("&java.lang.String.Literal.", JbmcValue::Literal(String::new())),
            ("\"java::S04Fields\"", JbmcValue::ClassIdentifier("S04Fields".into())),
            ("ARRAY_OF(0)", JbmcValue::ArrayOf(Box::new(JbmcValue::Int(0)))),
        ] {
            assert_eq!(JbmcValue::parse(text), value, "{text}");
            assert!(value.is_constant(), "{text}");
        }
    }

    #[test]
    fn references_and_the_rest() {
        let object = JbmcValue::Reference(Object { is_array: false, number: Some(10) });
        for text in [
            "&dynamic_object$10",
            "(void *)&dynamic_object$10",
            "(struct java.lang.Object *)&dynamic_object$10",
        ] {
            assert_eq!(JbmcValue::parse(text), object, "{text}");
        }
        let data = JbmcValue::Reference(Object { is_array: true, number: Some(4) });
        assert_eq!(JbmcValue::parse("(void **)dynamic_array$4"), data);
        assert_eq!(JbmcValue::parse("&S14Cond@class_model"), JbmcValue::Class("S14Cond".into()));
        for text in ["nondet_symbol<int>(symex::nondet11)", "return_tmp0", "A.b:(I)I#return_value"] {
            assert_eq!(JbmcValue::parse(text), JbmcValue::Unknown(text.into()));
        }
        for text in
            ["z + 1", "-v", "$x + 1", "99999999999", "(int)by + 1", "FLOAT*(db, 2.0, 0)", "0x1p", "'ab'"]
                .into_iter()
                .chain(["5 /* c */ + 2", "0x1p2 /* 4 */ * 2 /* 8 */", "5 /* c", "5 /*/"])
        {
            assert_eq!(JbmcValue::parse(text), JbmcValue::Expression(text.into()), "{text}");
        }
    }

    #[test]
    fn values_are_shown_as_java_writes_them() {
        for (text, shown) in [
            ("(byte)-56", "-56"),
            ("'\\u00e9'", "'\\u00e9'"),
            ("-0x1.99999ap-4f /* -0.1 */", "-0.1f"),
            ("1e+300", "1e300"),
            ("&a_20b_22", "\"a b\\\"\""),
            ("Float.NaN", "Float.NaN"),
            ("-0.0", "-0.0"),
            ("&dynamic_object$10", "object#10"),
        ] {
            assert_eq!(JbmcValue::parse(text).to_string(), shown);
        }
    }
}
