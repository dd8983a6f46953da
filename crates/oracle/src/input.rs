//! The inputs of a program: few values each, so that all of their combinations can be tried.

use jurat_engine::{InputKind, InputValue};

/// A value that a program is given.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the names are the types")]
pub enum Value {
    Boolean(bool),
    Byte(i8),
    Char(u16),
    Short(i16),
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Text(String),
}

/// The values that a program is given, in the order in which it asks.
pub type Vector = Vec<Value>;

impl Value {
    /// What the engine found, as a run is given it.
    pub fn of(kind: InputKind, value: &InputValue) -> Option<Self> {
        Some(match (kind, value) {
            (InputKind::Random | InputKind::Jvm, _) => return None,
            (_, InputValue::Boolean(value)) => Self::Boolean(*value),
            (InputKind::Byte, InputValue::Integer(value)) => Self::Byte(*value as i8),
            (InputKind::Char, InputValue::Integer(value)) => Self::Char((*value as i16).cast_unsigned()),
            (InputKind::Short, InputValue::Integer(value)) => Self::Short(*value as i16),
            (InputKind::Long, InputValue::Integer(value)) => Self::Long(*value),
            (_, InputValue::Integer(value)) => Self::Int(*value as i32),
            (_, InputValue::Float(value)) => Self::Float(*value),
            (_, InputValue::Double(value)) => Self::Double(*value),
            (_, InputValue::String(units)) => Self::Text(String::from_utf16(units).ok()?),
        })
    }
}

/// An input: a field of the class `In` that holds it, and what it may be.
#[derive(Clone, Debug)]
pub struct Input {
    /// The Java expression that holds the value once it was asked for.
    pub name: String,
    /// The values, with the Java constant of each.
    pub domain: Vec<(Value, String)>,
}

impl Input {
    /// The Java condition that it has one of its values.
    pub fn is(&self, place: usize) -> String {
        let (value, constant) = &self.domain[place];
        match value {
            Value::Text(_) => format!("{constant}.equals({})", self.name),
            _ => format!("{} == {constant}", self.name),
        }
    }
}

/// All combinations.
pub fn vectors(inputs: &[Input]) -> Vec<Vector> {
    let mut vectors: Vec<Vector> = vec![Vec::new()];
    for input in inputs {
        let longer = |vector: &Vector| {
            let with =
                |(value, _): &(Value, String)| [vector.as_slice(), std::slice::from_ref(value)].concat();
            input.domain.iter().map(with).collect::<Vec<_>>()
        };
        vectors = vectors.iter().flat_map(longer).collect();
    }
    vectors
}
