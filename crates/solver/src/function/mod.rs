//! Functions of real numbers that have no circuit: what is known of their results.
//!
//! Java leaves the last bits of a sine to the virtual machine. So a function is whatever keeps the promises of the
//! documentation of `java.lang.Math`: it is exact for some arguments (`exact`), and near the real result for all
//! (`promise`). An approximation (`approximate`) keeps them, and is what models are evaluated with.

mod approximate;
mod exact;
pub(crate) mod order;
mod promise;

#[cfg(test)]
mod tests;

pub(crate) use promise::Shape;

/// A function of one double, by the name of its method in `java.lang.Math`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say everything")]
pub enum Function {
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    Expm1,
    Log,
    Log10,
    Log1p,
    Cbrt,
}

impl Function {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Sin,
        Self::Cos,
        Self::Tan,
        Self::Asin,
        Self::Acos,
        Self::Atan,
        Self::Sinh,
        Self::Cosh,
        Self::Tanh,
        Self::Exp,
        Self::Expm1,
        Self::Log,
        Self::Log10,
        Self::Log1p,
        Self::Cbrt,
    ];
}

/// A function of two doubles, by the name of its method in `java.lang.Math`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say everything")]
pub enum FunctionOfTwo {
    /// The first argument is the ordinate.
    Atan2,
    Pow,
    Hypot,
}

impl FunctionOfTwo {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Atan2, Self::Pow, Self::Hypot];
}
