//! Constants as producers of witnesses write them: Java's literals, and JBMC's.

use jurat_witness::jbmc::Value;

use crate::input::Input;
use crate::path::InputType;

/// A constant, of a type that is wide enough.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Constant {
    Boolean(bool),
    Integer(i128),
    Floating(f64),
    Text(Vec<u16>),
}

const CASTS: [&str; 7] = ["byte", "short", "char", "int", "long", "float", "double"];

impl Constant {
    /// Reads a constant; none if the text is no constant that is known.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut text = text.trim();
        while let Some((cast, rest)) = text.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
            text = match rest.trim() {
                "" => cast.trim(),
                rest if CASTS.contains(&cast.trim()) => rest,
                _ => return None,
            };
        }
        if let Some(quoted) = text.strip_prefix('"') {
            return unescaped(quoted.strip_suffix('"')?).map(Self::Text);
        }
        Self::of_value(&Value::parse(text)).or_else(|| number(text))
    }

    /// The constant of JBMC's dialect.
    pub(super) fn of_value(value: &Value) -> Option<Self> {
        Some(match value {
            Value::Boolean(value) => Self::Boolean(*value),
            Value::Byte(value) => Self::Integer((*value).into()),
            Value::Short(value) => Self::Integer((*value).into()),
            Value::Char(unit) => Self::Integer((*unit).into()),
            Value::Int(value) => Self::Integer((*value).into()),
            Value::Long(value) => Self::Integer((*value).into()),
            Value::Float(bits) => Self::Floating(f32::from_bits(*bits).into()),
            Value::Double(bits) => Self::Floating(f64::from_bits(*bits)),
            Value::Literal(text) => Self::Text(text.encode_utf16().collect()),
            Value::Null
            | Value::Reference(_)
            | Value::Class(_)
            | Value::ClassIdentifier(_)
            | Value::ArrayOf(_)
            | Value::Unknown(_)
            | Value::Expression(_) => return None,
        })
    }

    /// The input of this type that it is; none if there is no such input.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a float is rounded, whether or not an `f` follows it"
    )]
    #[expect(
        clippy::cast_precision_loss,
        reason = "integers become the nearest floating-point numbers, as in Java"
    )]
    pub(super) fn input(&self, input_type: InputType) -> Option<Input> {
        let whole = match self {
            // Java compares 7 with 7.0, and they are equal.
            Self::Floating(value) if value.fract() == 0.0 && value.abs() < 1e18 => Some(*value as i128),
            Self::Integer(value) => Some(*value),
            _ => None,
        };
        Some(match (input_type, self) {
            (InputType::Boolean, Self::Boolean(value)) => Input::Boolean(*value),
            // Class files have no other booleans.
            (InputType::Boolean, Self::Integer(value @ 0..=1)) => Input::Boolean(*value == 1),
            (InputType::Byte, _) => Input::Byte(i8::try_from(whole?).ok()?),
            (InputType::Char, _) => Input::Char(u16::try_from(whole?).ok()?),
            (InputType::Short, _) => Input::Short(i16::try_from(whole?).ok()?),
            (InputType::Int, _) => Input::Int(i32::try_from(whole?).ok()?),
            (InputType::Long, _) => Input::Long(i64::try_from(whole?).ok()?),
            (InputType::Float, Self::Floating(value)) => Input::Float((*value as f32).to_bits()),
            (InputType::Float, Self::Integer(value)) => Input::Float((*value as f32).to_bits()),
            (InputType::Double, Self::Floating(value)) => Input::Double(value.to_bits()),
            (InputType::Double, Self::Integer(value)) => Input::Double((*value as f64).to_bits()),
            (InputType::String, Self::Text(units)) => Input::String(units.clone()),
            _ => return None,
        })
    }
}

/// Java's numbers, as far as JBMC does not write them.
fn number(text: &str) -> Option<Constant> {
    let named = match text {
        "Byte.MIN_VALUE" => i8::MIN.into(),
        "Byte.MAX_VALUE" => i8::MAX.into(),
        "Short.MIN_VALUE" => i16::MIN.into(),
        "Short.MAX_VALUE" => i16::MAX.into(),
        "Character.MIN_VALUE" => u16::MIN.into(),
        "Character.MAX_VALUE" => u16::MAX.into(),
        "Integer.MIN_VALUE" => i32::MIN.into(),
        "Integer.MAX_VALUE" => i32::MAX.into(),
        "Long.MIN_VALUE" => i64::MIN.into(),
        "Long.MAX_VALUE" => i64::MAX.into(),
        _ => return literal(text),
    };
    Some(Constant::Integer(named))
}

fn literal(text: &str) -> Option<Constant> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let integer = text.trim_end_matches(['l', 'L']);
    if let Ok(integer) = integer.parse() {
        return Some(Constant::Integer(integer));
    }
    if let Some(digits) = integer.strip_prefix("0x") {
        return hexadecimal(digits, integer.len() < text.len()).map(Constant::Integer);
    }
    // A float is the float that is nearest to the digits, not to the double that is nearest to them.
    if let Some(digits) = text.strip_suffix(['f', 'F']) {
        return digits.parse::<f32>().ok().map(|value| Constant::Floating(value.into()));
    }
    text.trim_end_matches(['d', 'D']).parse().ok().map(Constant::Floating)
}

/// Java's hexadecimal numbers are bits: `0xffffffff` is -1.
fn hexadecimal(digits: &str, is_long: bool) -> Option<i128> {
    if is_long {
        return u64::from_str_radix(digits, 16).ok().map(|bits| bits.cast_signed().into());
    }
    u32::from_str_radix(digits, 16).ok().map(|bits| bits.cast_signed().into())
}

/// The UTF-16 units of the inside of a string literal.
fn unescaped(text: &str) -> Option<Vec<u16>> {
    let mut units = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        if c == '"' {
            return None;
        }
        if c != '\\' {
            units.extend(c.encode_utf16(&mut [0; 2]).iter());
            continue;
        }
        let escape = rest.chars().next()?;
        rest = &rest[escape.len_utf8()..];
        units.push(match escape {
            'n' => 10,
            't' => 9,
            'r' => 13,
            'b' => 8,
            'f' => 12,
            's' => 32,
            '"' | '\'' | '\\' => escape as u16,
            'u' => {
                let digits = rest.trim_start_matches('u');
                let hex = digits.get(..4).filter(|hex| hex.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
                rest = &digits[4..];
                u16::from_str_radix(hex, 16).ok()?
            }
            '0'..='7' => {
                let longest = if escape <= '3' { 2 } else { 1 };
                let n_more =
                    rest.bytes().take(longest).take_while(|byte| (b'0'..=b'7').contains(byte)).count();
                let octal = format!("{escape}{}", &rest[..n_more]);
                rest = &rest[n_more..];
                u16::from_str_radix(&octal, 8).ok()?
            }
            _ => return None,
        });
    }
    Some(units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_producers_write_is_read() {
        for (text, constant) in [
            ("5", Constant::Integer(5)),
            (" ( -5 ) ", Constant::Integer(-5)),
            ("(byte) -3", Constant::Integer(-3)),
            ("(short)-25536", Constant::Integer(-25536)),
            ("'A'", Constant::Integer(65)),
            ("-2147483649", Constant::Integer(-2_147_483_649)),
            ("9223372036854775808", Constant::Integer(9_223_372_036_854_775_808)),
            ("77l", Constant::Integer(77)),
            ("0xffffffff", Constant::Integer(-1)),
            ("0xffffffffL", Constant::Integer(0xffff_ffff)),
            ("Long.MIN_VALUE", Constant::Integer(i64::MIN.into())),
            ("true", Constant::Boolean(true)),
            ("1.5E-3", Constant::Floating(1.5e-3)),
            ("1e5", Constant::Floating(1e5)),
            ("1.5F", Constant::Floating(1.5)),
            ("-0x1p-1f /* -0.5 */", Constant::Floating(-0.5)),
            ("Float.POSITIVE_INFINITY", Constant::Floating(f64::INFINITY)),
            ("\"\"", Constant::Text(Vec::new())),
            (r#""a\"\\\u00e9\7\t""#, Constant::Text(vec![97, 34, 92, 0xe9, 7, 9])),
            ("&s__t", Constant::Text("s_t".encode_utf16().collect())),
        ] {
            assert_eq!(Constant::parse(text), Some(constant), "{text}");
        }
    }

    #[test]
    fn what_is_no_constant_is_none() {
        let texts = [
            "",
            "x",
            "x + 1",
            "()",
            "(int)",
            "(foo) 3",
            "\"a",
            "\"a\"b\"",
            r#""\q""#,
            r#""\u00""#,
            "return_tmp0",
            "null",
            "-",
        ];
        for text in texts {
            assert_eq!(Constant::parse(text), None, "{text}");
        }
        assert_eq!(Constant::parse(&"(".repeat(10_000)), None);
    }

    #[test]
    fn a_constant_fits_the_types_that_have_it() {
        let input = |text: &str, input_type| Constant::parse(text).and_then(|it| it.input(input_type));
        assert_eq!(input("300", InputType::Byte), None);
        assert_eq!(input("99999999999", InputType::Int), None);
        assert_eq!(input("99999999999", InputType::Long), Some(Input::Long(99_999_999_999)));
        assert_eq!(input("-1", InputType::Char), None);
        assert_eq!(input("1", InputType::Boolean), Some(Input::Boolean(true)));
        assert_eq!(input("2", InputType::Boolean), None);
        assert_eq!(input("0.1", InputType::Float), Some(Input::Float(0.1_f32.to_bits())));
        assert_eq!(input("1.5", InputType::Int), None);
        assert_eq!(input("7.0", InputType::Int), Some(Input::Int(7)));
        assert_eq!(input("1e30", InputType::Long), None);
        assert_eq!(input("Double.NaN", InputType::Long), None);
        assert_eq!(input("true", InputType::Int), None);
        assert_eq!(input("\"5\"", InputType::Int), None);
        assert_eq!(input("5", InputType::String), None);
    }
}
