//! Constants as producers of witnesses write them: Java's literals, and JBMC's.

use jurat_witness::jbmc::JbmcValue as Value;

use crate::input::Input;
use crate::path::InputType;

/// A constant, of a type that is wide enough.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Constant {
    Boolean(bool),
    Integer(i128),
    Floating(f64, Precision),
    Text(Vec<u16>),
}

/// What is known of the type of a floating-point number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Precision {
    /// A `float`.
    Single,
    /// A `double`.
    Double,
    /// Digits without a suffix: a `double` in Java, but many mean a `float` by them.
    Digits,
}

/// More parentheses and casts than this around a constant are not looked into.
const MAX_WRAPPINGS: usize = 16;

impl Constant {
    /// Reads a constant; none if the text is no constant that is known.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut text = text.trim();
        let mut casts = Vec::new();
        for _ in 0..MAX_WRAPPINGS {
            if let Some(inner) = enclosed(text) {
                text = inner.trim();
            } else if let Some((cast, rest)) = text.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
                casts.push(InputType::all().find(|it| it.java() == cast.trim())?);
                text = rest.trim();
            } else {
                let constant = Self::unwrapped(text)?;
                // Java has no literal of an int that is too large for one. Alone it stands for the number that people mean by it.
                let is_int = matches!(constant, Self::Integer(value) if i32::try_from(value).is_err())
                    && !text.ends_with(['l', 'L']);
                if is_int && !casts.is_empty() {
                    return None;
                }
                return casts.into_iter().rev().try_fold(constant, Self::cast);
            }
        }
        None
    }

    /// Reads a constant without parentheses around it.
    fn unwrapped(text: &str) -> Option<Self> {
        if let Some(quoted) = text.strip_prefix('"') {
            return unescaped(quoted.strip_suffix('"')?).map(Self::Text);
        }
        let digits = text.trim_start_matches(['-', '+', ' ']);
        // Of numbers, JBMC's own notation is only that of hexadecimal floating-point ones.
        if digits.starts_with(|c: char| c.is_ascii_digit() || c == '.') && !digits.contains(['p', 'P']) {
            return literal(text);
        }
        named(text).or_else(|| Self::of_value(&Value::parse(text)))
    }

    /// The value that a cast gives, as Java computes it.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "that is what casts do"
    )]
    fn cast(self, to: InputType) -> Option<Self> {
        let whole = match &self {
            Self::Integer(value) => i64::try_from(*value).ok()?,
            // Floating-point numbers become an `int` before they become something narrower.
            Self::Floating(value, _) if to == InputType::Long => *value as i64,
            Self::Floating(value, _) => (*value as i32).into(),
            Self::Boolean(_) | Self::Text(_) => return None,
        };
        let floating = match &self {
            Self::Floating(value, _) => *value,
            _ => whole as f64,
        };
        Some(match to {
            InputType::Byte => Self::Integer((whole as i8).into()),
            InputType::Char => Self::Integer((whole as u16).into()),
            InputType::Short => Self::Integer((whole as i16).into()),
            InputType::Int => Self::Integer((whole as i32).into()),
            InputType::Long => Self::Integer(whole.into()),
            InputType::Float if matches!(self, Self::Integer(_)) => {
                Self::Floating((whole as f32).into(), Precision::Single)
            }
            InputType::Float => Self::Floating((floating as f32).into(), Precision::Single),
            InputType::Double => Self::Floating(floating, Precision::Double),
            InputType::Boolean | InputType::String => return None,
        })
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
            Value::Float(bits) => Self::Floating(f32::from_bits(*bits).into(), Precision::Single),
            Value::Double(bits) => Self::Floating(f64::from_bits(*bits), Precision::Double),
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

    /// Whether it is the same value, of whatever type.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Floating(left, _), Self::Floating(right, _)) => {
                left.is_nan() && right.is_nan() || left.total_cmp(right).is_eq()
            }
            // Class files have no other booleans.
            (Self::Boolean(truth), Self::Integer(number)) | (Self::Integer(number), Self::Boolean(truth)) => {
                *number == i128::from(*truth)
            }
            _ => self == other,
        }
    }

    /// The input of this type that it is; none if there is no such input.
    #[expect(clippy::cast_possible_truncation, reason = "only whole numbers in range are taken")]
    #[expect(
        clippy::cast_precision_loss,
        reason = "integers become the nearest floating-point numbers, as in Java"
    )]
    pub(super) fn input(&self, input_type: InputType) -> Option<Input> {
        let whole = match self {
            // Java compares 7 with 7.0, and they are equal.
            Self::Floating(value, _) if value.fract() == 0.0 && value.abs() < 1e18 => Some(*value as i128),
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
            (InputType::Float, Self::Floating(value, precision)) => {
                Input::Float(single(*value, *precision)?.to_bits())
            }
            (InputType::Float, Self::Integer(value)) => Input::Float((*value as f32).to_bits()),
            (InputType::Double, Self::Floating(value, _)) => Input::Double(value.to_bits()),
            (InputType::Double, Self::Integer(value)) => Input::Double((*value as f64).to_bits()),
            (InputType::String, Self::Text(units)) => Input::String(units.clone()),
            _ => return None,
        })
    }
}

/// The float that equals a number, or that its digits tell; none if there is none.
#[expect(clippy::cast_possible_truncation, reason = "what is rounded is compared with what it was")]
fn single(value: f64, precision: Precision) -> Option<f32> {
    let rounded = value as f32;
    let is_it = match precision {
        Precision::Single | Precision::Double => {
            value.is_nan() || f64::from(rounded).total_cmp(&value).is_eq()
        }
        // Digits of a number that no float comes near to do not tell one.
        Precision::Digits => {
            rounded.is_infinite() == value.is_infinite() && (rounded == 0.0) == (value == 0.0)
        }
    };
    is_it.then_some(rounded)
}

/// The inside of parentheses that are around the whole text.
fn enclosed(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    let mut depth = 0_usize;
    for c in inner.chars() {
        depth = match c {
            '(' => depth + 1,
            ')' => depth.checked_sub(1)?,
            _ => depth,
        };
    }
    (depth == 0).then_some(inner)
}

/// The names of Java's integers.
fn named(text: &str) -> Option<Constant> {
    Some(Constant::Integer(match text {
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
        _ => return None,
    }))
}

/// A number of Java's, with its sign.
fn literal(text: &str) -> Option<Constant> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest.trim_start()),
        None => (false, text.strip_prefix('+').unwrap_or(text).trim_start()),
    };
    if digits.starts_with('_') || digits.ends_with('_') {
        return None;
    }
    let digits = digits.replace('_', "");
    integer(&digits, is_negative).map(Constant::Integer).or_else(|| {
        let (value, precision) = floating(&digits)?;
        Some(Constant::Floating(if is_negative { -value } else { value }, precision))
    })
}

/// An integer of any notation. One with more digits than its type has room for is none of Java's, and what it means is clear.
fn integer(digits: &str, is_negative: bool) -> Option<i128> {
    let (digits, is_long) = match digits.strip_suffix(['l', 'L']) {
        Some(rest) => (rest, true),
        None => (digits, false),
    };
    let starts = [("0x", 16), ("0X", 16), ("0b", 2), ("0B", 2)];
    let prefixed = starts.into_iter().find_map(|(start, radix)| Some((digits.strip_prefix(start)?, radix)));
    let octal = || digits.strip_prefix('0').filter(|rest| !rest.is_empty()).map(|rest| (rest, 8));
    if let Some((digits, radix)) = prefixed.or_else(octal) {
        return bits(digits, radix, is_long, is_negative);
    }
    let is_decimal = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // One that is too large is as good as any other that no type has room for.
    let value = is_decimal.then(|| digits.parse().unwrap_or(i128::MAX))?;
    Some(if is_negative { -value } else { value })
}

/// Java's numbers that are not decimal are bits: `0xffffffff` is -1.
fn bits(digits: &str, radix: u32, is_long: bool, is_negative: bool) -> Option<i128> {
    if digits.starts_with(['+', '-']) {
        return None;
    }
    let value = if is_long {
        u64::from_str_radix(digits, radix).ok()?.cast_signed()
    } else {
        u32::from_str_radix(digits, radix).ok()?.cast_signed().into()
    };
    Some(match (is_negative, is_long) {
        (false, _) => value.into(),
        (true, true) => value.wrapping_neg().into(),
        (true, false) => i32::try_from(value).ok()?.wrapping_neg().into(),
    })
}

/// A float is the float that is nearest to the digits, not to the double that is nearest to them.
fn floating(digits: &str) -> Option<(f64, Precision)> {
    if !digits.contains(['.', 'e', 'E', 'f', 'F', 'd', 'D']) {
        return None;
    }
    let (value, precision) = match (digits.strip_suffix(['f', 'F']), digits.strip_suffix(['d', 'D'])) {
        (Some(digits), _) => (digits.parse::<f32>().ok()?.into(), Precision::Single),
        (None, Some(digits)) => (digits.parse::<f64>().ok()?, Precision::Double),
        (None, None) => (digits.parse().ok()?, Precision::Digits),
    };
    // Java has no literals for those that are too large, nor for those that are too small to be anything but zero.
    let mantissa = digits.split(['e', 'E']).next().unwrap_or(digits);
    let is_zero = !mantissa.contains(|c: char| ('1'..='9').contains(&c));
    (value.is_finite() && (value != 0.0 || is_zero)).then_some((value, precision))
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
            ("-0X10", Constant::Integer(-16)),
            ("-0x80000000", Constant::Integer(i32::MIN.into())),
            ("0b101", Constant::Integer(5)),
            ("017", Constant::Integer(15)),
            ("-017L", Constant::Integer(-15)),
            ("0", Constant::Integer(0)),
            ("1_000", Constant::Integer(1000)),
            ("+5", Constant::Integer(5)),
            ("- 5", Constant::Integer(-5)),
            ("(byte) 200", Constant::Integer(-56)),
            ("((byte) (200))", Constant::Integer(-56)),
            ("(int) (byte) 200", Constant::Integer(-56)),
            ("(char) -1", Constant::Integer(65_535)),
            ("(short) 1e10", Constant::Integer(-1)),
            ("(long) 1e10", Constant::Integer(10_000_000_000)),
            ("(float) 0.1", Constant::Floating(f64::from(0.1_f32), Precision::Single)),
            ("(double) 3", Constant::Floating(3.0, Precision::Double)),
            (".5", Constant::Floating(0.5, Precision::Digits)),
            ("017f", Constant::Floating(17.0, Precision::Single)),
            ("Long.MIN_VALUE", Constant::Integer(i64::MIN.into())),
            ("true", Constant::Boolean(true)),
            ("1.5E-3", Constant::Floating(1.5e-3, Precision::Digits)),
            ("1e5", Constant::Floating(1e5, Precision::Digits)),
            ("1.5F", Constant::Floating(1.5, Precision::Single)),
            ("2.5d", Constant::Floating(2.5, Precision::Double)),
            ("-0x1p-1f /* -0.5 */", Constant::Floating(-0.5, Precision::Single)),
            ("Float.POSITIVE_INFINITY", Constant::Floating(f64::INFINITY, Precision::Single)),
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
            "09",
            "0x",
            "0b2",
            "_1",
            "1_",
            "--5",
            "1e400",
            "1e-400",
            "1e-60f",
            "0x1p-1100",
            "0x1p2000",
            "(long) 1e-400",
            "(int) 99999999999",
            "(byte) 4294967301",
            "(byte) true",
            "(String) 5",
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
        assert_eq!(input("0.1d", InputType::Float), None);
        assert_eq!(input("(double) 0.1", InputType::Float), None);
        assert_eq!(input("0.5d", InputType::Float), Some(Input::Float(0.5_f32.to_bits())));
        assert_eq!(input("1e300", InputType::Float), None);
        assert_eq!(input("-1e-300", InputType::Float), None);
        assert_eq!(input("0.0", InputType::Float), Some(Input::Float(0)));
        assert_eq!(
            input("Double.NEGATIVE_INFINITY", InputType::Float),
            Some(Input::Float(f32::NEG_INFINITY.to_bits()))
        );
        assert_eq!(input("1.5", InputType::Int), None);
        assert_eq!(input("7.0", InputType::Int), Some(Input::Int(7)));
        assert_eq!(input("1e30", InputType::Long), None);
        assert_eq!(input("Double.NaN", InputType::Long), None);
        assert_eq!(input("true", InputType::Int), None);
        assert_eq!(input("\"5\"", InputType::Int), None);
        assert_eq!(input("5", InputType::String), None);
    }
}
