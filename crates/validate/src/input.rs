//! What a program was given in an execution.

use std::fmt;

/// The class that programs get their inputs from.
pub(crate) const VERIFIER: &str = "org.sosy_lab.sv_benchmarks.Verifier";

/// A value that the program was given.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "Java's types")]
pub enum Input {
    Boolean(bool),
    Byte(i8),
    /// A UTF-16 code unit.
    Char(u16),
    Short(i16),
    Int(i32),
    Long(i64),
    /// The bits, because of NaN and -0.0.
    Float(u32),
    /// The bits, because of NaN and -0.0.
    Double(u64),
    /// UTF-16 code units, perhaps with lone surrogates.
    String(Vec<u16>),
    /// The trace does not tell, or the type is none of these.
    Unknown,
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boolean(value) => write!(f, "{value}"),
            Self::Byte(value) => write!(f, "(byte) {value}"),
            Self::Char(unit) => match char::from_u32(u32::from(*unit)) {
                Some(c) if !c.is_control() => write!(f, "'{c}'"),
                _ => write!(f, "'\\u{unit:04x}'"),
            },
            Self::Short(value) => write!(f, "(short) {value}"),
            Self::Int(value) => write!(f, "{value}"),
            Self::Long(value) => write!(f, "{value}L"),
            Self::Float(bits) => write!(f, "{:?}f", f32::from_bits(*bits)),
            Self::Double(bits) => write!(f, "{:?}", f64::from_bits(*bits)),
            Self::String(units) => write!(f, "{:?}", String::from_utf16_lossy(units)),
            Self::Unknown => f.write_str("?"),
        }
    }
}
