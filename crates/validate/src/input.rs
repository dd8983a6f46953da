//! What a program was given in an execution.

use std::fmt;

pub use crate::jbmc::Input;

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
