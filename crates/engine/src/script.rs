//! What a run is given.

#![expect(clippy::cast_precision_loss, reason = "values are made up, and one is as good as the next")]

use jurat_solver::{Constant, Pool, Term};

use crate::exploration::{InputKind, InputValue};

/// What a run is given: a value for each input that the program asks for, in their order, and the arguments of `main`.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Script {
    pub(crate) values: Vec<InputValue>,
    /// What the inputs behind these are, and those that are of another kind than their value here.
    pub(crate) rest: Rest,
    /// In UTF-16 units.
    pub(crate) arguments: Vec<Vec<u16>>,
    /// The bytes of the standard input.
    pub(crate) standard_input: Vec<u8>,
}

/// The inputs of which a script says nothing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Rest {
    /// All are this number, as far as their types can hold it, and strings are as long.
    Integer(i64),
    /// The same for a number with a fraction.
    Real(f64),
    /// All strings are this one, and numbers are its length.
    Text(Vec<u16>),
    /// Each is drawn from a sequence of random numbers, which starts with this one.
    Random(u64),
}

impl Default for Rest {
    fn default() -> Self {
        Self::Integer(0)
    }
}

impl Script {
    /// A script that says nothing of single inputs.
    pub(crate) fn of(rest: Rest) -> Self {
        Self { rest, ..Self::default() }
    }

    /// The value of an input, counted from the first one.
    pub(crate) fn value(&self, index: usize, kind: InputKind) -> InputValue {
        match self.values.get(index) {
            Some(value) if fits(kind, value) => value.clone(),
            Some(_) | None => self.rest.value(index, kind),
        }
    }
}

impl InputValue {
    /// The value of a number in a model.
    pub(crate) fn from_constant(kind: InputKind, constant: Constant) -> Self {
        match (kind, constant) {
            (InputKind::Boolean, _) => Self::Boolean(constant.raw() != 0),
            (_, Constant::Float(bits)) => Self::Float(f32::from_bits(bits)),
            (_, Constant::Double(bits)) => Self::Double(f64::from_bits(bits)),
            (_, Constant::Bits { .. } | Constant::Bool(_)) => Self::Integer(constant.signed()),
        }
    }

    /// The bits of a number.
    pub(crate) fn bits(&self) -> u64 {
        match self {
            Self::Boolean(value) => (*value).into(),
            Self::Integer(value) => value.cast_unsigned(),
            Self::Float(value) => value.to_bits().into(),
            Self::Double(value) => value.to_bits(),
            Self::String(_) => 0,
        }
    }

    /// The number as the virtual machine has it.
    pub(crate) fn literal(&self, kind: InputKind, pool: &mut Pool) -> Term {
        match self {
            Self::Float(value) => pool.float(*value),
            Self::Double(value) => pool.double(*value),
            _ => pool.bits(if kind == InputKind::Long { 64 } else { 32 }, self.bits()),
        }
    }
}

/// Whether an input of this kind can be the value.
fn fits(kind: InputKind, value: &InputValue) -> bool {
    match value {
        InputValue::Boolean(_) => matches!(kind, InputKind::Boolean | InputKind::Jvm),
        InputValue::Integer(integer) => {
            integer_range(kind).is_some_and(|(least, greatest)| (least..=greatest).contains(integer))
        }
        InputValue::Float(_) => kind == InputKind::Float,
        InputValue::Double(_) => kind == InputKind::Double,
        InputValue::String(_) => kind == InputKind::String,
    }
}

/// The integers that an input of this kind can be, if it is one.
pub(crate) fn integer_range(kind: InputKind) -> Option<(i64, i64)> {
    Some(match kind {
        InputKind::Byte => (i8::MIN.into(), i8::MAX.into()),
        InputKind::Char => (0, u16::MAX.into()),
        InputKind::Short => (i16::MIN.into(), i16::MAX.into()),
        InputKind::Int | InputKind::Random => (i32::MIN.into(), i32::MAX.into()),
        InputKind::Long => (i64::MIN, i64::MAX),
        InputKind::Boolean | InputKind::Float | InputKind::Double | InputKind::String | InputKind::Jvm => {
            return None;
        }
    })
}

impl Rest {
    fn value(&self, index: usize, kind: InputKind) -> InputValue {
        match self {
            Self::Integer(integer) => of_integer(*integer, kind),
            Self::Real(real) => of_real(*real, kind),
            Self::Text(units) => match kind {
                InputKind::String => InputValue::String(units.clone()),
                _ => of_integer((units.len() as u64).cast_signed(), kind),
            },
            Self::Random(seed) => random(mix(seed.wrapping_add((index as u64).wrapping_mul(GOLDEN))), kind),
        }
    }
}

/// The value of this kind that is nearest to the number.
fn of_integer(integer: i64, kind: InputKind) -> InputValue {
    if let Some((least, greatest)) = integer_range(kind) {
        return InputValue::Integer(integer.clamp(least, greatest));
    }
    match kind {
        InputKind::Boolean | InputKind::Jvm => InputValue::Boolean(integer != 0),
        InputKind::Float => InputValue::Float(integer as f32),
        InputKind::Double => InputValue::Double(integer as f64),
        _ => {
            let length = usize::try_from(integer).unwrap_or(0).min(LONGEST);
            InputValue::String(vec![b'a'.into(); length])
        }
    }
}

/// The same for a number with a fraction.
fn of_real(real: f64, kind: InputKind) -> InputValue {
    match kind {
        InputKind::Float => InputValue::Float(real as f32),
        InputKind::Double => InputValue::Double(real),
        _ => of_integer(real as i64, kind),
    }
}

/// Strings of made-up scripts are not longer.
const LONGEST: usize = 12;

/// What `SplitMix64` adds for the next number.
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The finaliser of `SplitMix64`: each bit of the result depends on each bit of the number.
pub(crate) fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

/// A value that is made of these bits: more often a small one than one of all.
fn random(bits: u64, kind: InputKind) -> InputValue {
    let (choice, bits) = (bits % 4, bits >> 2);
    let small = (bits % 21).cast_signed() - 10;
    match kind {
        InputKind::Float | InputKind::Double => {
            let fraction = (bits % 10_007) as f64 / 10_007.0;
            of_real(
                match choice {
                    0 => small as f64,
                    1 => small as f64 + fraction,
                    2 => (fraction - 0.5) * 2000.0,
                    _ => f64::from_bits(mix(bits)),
                },
                kind,
            )
        }
        InputKind::String => {
            let length = bits as usize % LONGEST;
            let unit = |at| b"ab01 -.,AZ"[mix(bits.wrapping_add(at as u64)) as usize % 10].into();
            InputValue::String((0..length).map(unit).collect())
        }
        InputKind::Boolean | InputKind::Jvm => InputValue::Boolean(bits & 1 == 1),
        _ => of_integer(
            match choice {
                0 | 1 => small,
                2 => (bits % 1000).cast_signed(),
                // As many bits as an int has, or all of them.
                _ if kind == InputKind::Long => mix(bits).cast_signed(),
                _ => i64::from((mix(bits) as u32).cast_signed()),
            },
            kind,
        ),
    }
}
