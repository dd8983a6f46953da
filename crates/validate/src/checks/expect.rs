//! What a claim expects of a value.

use std::fmt;

use jurat_witness::jbmc::{JbmcValue as Value, Object};
use smol_str::SmolStr;

use crate::checks::objects::Objects;
use crate::ids::ClaimId;

/// One expected value, and the claim that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// What is expected.
    pub expect: Expect,
    /// The claim; absent for a store that the witness left unsaid.
    pub claim: Option<ClaimId>,
}

/// What is expected of a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expect {
    /// Anything.
    Any,
    /// A boolean (0 or 1), byte, short, char, int or long.
    Integral(i64),
    /// These bits; all NaN are one.
    Float(u32),
    /// These bits; all NaN are one.
    Double(u64),
    /// `null`.
    Null,
    /// A string with this text.
    Text(String),
    /// An object; of this class, as class files name it, if it is known.
    Object(Option<SmolStr>),
    /// What this expression gives before the store: of a primitive type other than float and double, and unable to throw.
    Expression(SmolStr),
    /// An element at this index, if it is known.
    Element {
        /// The index.
        index: Option<u32>,
        /// Its value.
        value: Box<Expect>,
    },
}

/// The kinds of values that are compared alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A boolean, byte, short, char, int or long.
    Integral,
    /// A float.
    Float,
    /// A double.
    Double,
    /// A reference.
    Reference,
}

impl Expect {
    /// The kind of the values that are expected; any if absent.
    pub(crate) fn kind(&self) -> Option<Kind> {
        match self {
            Self::Any => None,
            Self::Integral(_) | Self::Expression(_) => Some(Kind::Integral),
            Self::Float(_) => Some(Kind::Float),
            Self::Double(_) => Some(Kind::Double),
            Self::Null | Self::Text(_) | Self::Object(_) => Some(Kind::Reference),
            Self::Element { value, .. } => value.kind(),
        }
    }

    /// What a value of the dialect expects; nothing if it is no constant.
    pub(super) fn of(value: &Value, objects: &Objects) -> Option<Self> {
        Some(match value {
            Value::Boolean(value) => Self::Integral(i64::from(*value)),
            Value::Byte(value) => Self::Integral(i64::from(*value)),
            Value::Short(value) => Self::Integral(i64::from(*value)),
            Value::Char(value) => Self::Integral(i64::from(*value)),
            Value::Int(value) => Self::Integral(i64::from(*value)),
            Value::Long(value) => Self::Integral(*value),
            Value::Float(bits) => Self::Float(*bits),
            Value::Double(bits) => Self::Double(*bits),
            Value::Null => Self::Null,
            Value::Literal(text) => Self::Text(text.clone()),
            Value::Reference(object @ Object { is_array: false, .. }) => Self::Object(objects.class(*object)),
            Value::Reference(_)
            | Value::Class(_)
            | Value::ClassIdentifier(_)
            | Value::ArrayOf(_)
            | Value::Unknown(_)
            | Value::Expression(_) => return None,
        })
    }

    /// Whether a variable of this type could hold it.
    pub(super) fn fits(&self, type_name: &str) -> bool {
        match self {
            Self::Any => true,
            Self::Integral(value) => match type_name {
                "boolean" => (0..=1).contains(value),
                "byte" => i8::try_from(*value).is_ok(),
                "short" => i16::try_from(*value).is_ok(),
                "char" => u16::try_from(*value).is_ok(),
                "int" => i32::try_from(*value).is_ok(),
                "long" => true,
                _ => false,
            },
            Self::Float(_) => type_name == "float",
            Self::Double(_) => type_name == "double",
            Self::Null | Self::Text(_) | Self::Object(_) => !is_primitive(type_name),
            Self::Expression(_) => is_integral(type_name),
            Self::Element { value, .. } => value.fits(type_name),
        }
    }
}

/// Whether a type as written is a primitive one whose values are compared as integers.
pub(super) fn is_integral(type_name: &str) -> bool {
    is_primitive(type_name) && !matches!(type_name, "float" | "double")
}

/// Whether a type as written is one of the eight.
pub(crate) fn is_primitive(type_name: &str) -> bool {
    matches!(type_name, "boolean" | "byte" | "short" | "char" | "int" | "long" | "float" | "double")
}

impl fmt::Display for Expect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("anything"),
            Self::Integral(value) => write!(f, "{value}"),
            Self::Float(bits) => write!(f, "{:?}f", f32::from_bits(*bits)),
            Self::Double(bits) => write!(f, "{:?}", f64::from_bits(*bits)),
            Self::Null => f.write_str("null"),
            Self::Text(text) => write!(f, "{text:?}"),
            Self::Object(Some(class)) => write!(f, "an object of class {class}"),
            Self::Object(None) => f.write_str("an object"),
            Self::Expression(text) => write!(f, "`{text}`"),
            Self::Element { index: Some(index), value } => write!(f, "[{index}] = {value}"),
            Self::Element { index: None, value } => write!(f, "[?] = {value}"),
        }
    }
}
