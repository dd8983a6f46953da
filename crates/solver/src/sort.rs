//! What a term can stand for, and the values themselves.

/// The kind of values of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// True or false.
    Bool,
    /// A machine integer of 1 to 64 bits.
    Bits(u8),
    /// An IEEE-754 number of 32 bits.
    Float,
    /// An IEEE-754 number of 64 bits.
    Double,
}

impl Sort {
    /// How many bits a value has.
    pub fn width(self) -> u8 {
        match self {
            Sort::Bool => 1,
            Sort::Bits(width) => width,
            Sort::Float => 32,
            Sort::Double => 64,
        }
    }

    /// The floating-point format, if these are floating-point numbers.
    pub fn precision(self) -> Option<Precision> {
        match self {
            Sort::Bool | Sort::Bits(_) => None,
            Sort::Float => Some(Precision::Single),
            Sort::Double => Some(Precision::Double),
        }
    }
}

/// Java's two floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Precision {
    /// `float`.
    Single,
    /// `double`.
    Double,
}

impl Precision {
    /// The sort of such numbers.
    pub fn sort(self) -> Sort {
        match self {
            Precision::Single => Sort::Float,
            Precision::Double => Sort::Double,
        }
    }
}

/// A value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Constant {
    /// Of [`Sort::Bool`].
    Bool(bool),
    /// Of [`Sort::Bits`].
    Bits {
        /// How many bits, 1 to 64.
        width: u8,
        /// The bits; those above `width` are zero.
        value: u64,
    },
    /// Of [`Sort::Float`], as bits. There is one NaN, the one that Java calls canonical.
    Float(u32),
    /// Of [`Sort::Double`], as bits. There is one NaN, the one that Java calls canonical.
    Double(u64),
}

impl Constant {
    /// What kind of value this is.
    pub fn sort(self) -> Sort {
        match self {
            Constant::Bool(_) => Sort::Bool,
            Constant::Bits { width, .. } => Sort::Bits(width),
            Constant::Float(_) => Sort::Float,
            Constant::Double(_) => Sort::Double,
        }
    }

    /// The bits of the value: 0 or 1 for a Bool, the IEEE-754 format for numbers.
    pub fn raw(self) -> u64 {
        match self {
            Constant::Bool(value) => u64::from(value),
            Constant::Bits { value, .. } | Constant::Double(value) => value,
            Constant::Float(bits) => u64::from(bits),
        }
    }

    /// The integer, with its sign; the bits of any other value.
    pub fn signed(self) -> i64 {
        match self {
            Constant::Bits { width, value } => sign_extended(width, value),
            Constant::Bool(_) | Constant::Float(_) | Constant::Double(_) => self.raw().cast_signed(),
        }
    }

    /// The value of these bits; bits that do not belong to the sort are ignored, and every NaN is the canonical one.
    pub fn from_raw(sort: Sort, raw: u64) -> Self {
        match sort {
            Sort::Bool => Constant::Bool(raw & 1 == 1),
            Sort::Bits(width) => Constant::Bits { width, value: raw & ones(width) },
            Sort::Float => Constant::Float(canonical_float(f32::from_bits(raw as u32))),
            Sort::Double => Constant::Double(canonical_double(f64::from_bits(raw))),
        }
    }
}

/// The number with the given width whose bits are all set.
pub(crate) fn ones(width: u8) -> u64 {
    u64::MAX >> (64 - u32::from(width))
}

/// The signed number that these bits mean.
pub(crate) fn sign_extended(width: u8, value: u64) -> i64 {
    let unused = 64 - u32::from(width);
    (value << unused).cast_signed() >> unused
}

/// The bits of a float, with Java's canonical NaN (hardware has other ones).
pub(crate) fn canonical_float(value: f32) -> u32 {
    if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() }
}

/// The bits of a double, with Java's canonical NaN.
pub(crate) fn canonical_double(value: f64) -> u64 {
    if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() }
}
