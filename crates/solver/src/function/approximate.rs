//! Values that keep the promises: the same on every machine, since they are computed by Rust code alone.

use super::{Function, FunctionOfTwo};

impl Function {
    /// Near the real result, and exact where that is promised.
    pub(crate) fn approximate(self, argument: f64) -> f64 {
        self.exact(argument).unwrap_or_else(|| self.computed(argument))
    }

    fn computed(self, argument: f64) -> f64 {
        match self {
            Self::Sin => libm::sin(argument),
            Self::Cos => libm::cos(argument),
            Self::Tan => libm::tan(argument),
            Self::Asin => libm::asin(argument),
            Self::Acos => libm::acos(argument),
            Self::Atan => libm::atan(argument),
            Self::Sinh => libm::sinh(argument),
            Self::Cosh => libm::cosh(argument),
            Self::Tanh => libm::tanh(argument),
            Self::Exp => libm::exp(argument),
            Self::Expm1 => libm::expm1(argument),
            Self::Log => libm::log(argument),
            Self::Log10 => libm::log10(argument),
            Self::Log1p => libm::log1p(argument),
            Self::Cbrt => libm::cbrt(argument),
        }
    }
}

impl FunctionOfTwo {
    /// Near the real result, and exact where that is promised.
    pub(crate) fn approximate(self, first: f64, second: f64) -> f64 {
        self.exact(first, second).unwrap_or_else(|| self.computed(first, second))
    }

    fn computed(self, first: f64, second: f64) -> f64 {
        match self {
            Self::Atan2 => libm::atan2(first, second),
            Self::Pow => libm::pow(first, second),
            Self::Hypot => libm::hypot(first, second),
        }
    }
}
