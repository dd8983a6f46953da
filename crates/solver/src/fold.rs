//! Operators on known values, as Java and IEEE-754 define them: the meaning that circuits have to agree with.
//!
//! Values are their bits (see `Constant::raw`). Floating point is the hardware's, with one NaN. Functions are approximated.

use crate::node::{Binary, Unary};
use crate::sort::{Precision, Sort, canonical_double, canonical_float, ones, sign_extended};

/// The result of an operator on a value of the given sort, if it is the same in every virtual machine.
pub(crate) fn exact_unary(op: Unary, sort: Sort, value: u64) -> Option<u64> {
    match op {
        Unary::Function(function) => function.exact(f64::from_bits(value)).map(canonical_double),
        _ => Some(unary(op, sort, value)),
    }
}

/// The result of an operator on two values, if it is the same in every virtual machine.
pub(crate) fn exact_binary(op: Binary, sort: Sort, left: u64, right: u64) -> Option<u64> {
    match op {
        Binary::Function(function) => {
            function.exact(f64::from_bits(left), f64::from_bits(right)).map(canonical_double)
        }
        _ => Some(binary(op, sort, left, right)),
    }
}

/// The result of an operator on a value of the given sort.
pub(crate) fn unary(op: Unary, sort: Sort, value: u64) -> u64 {
    let width = sort.width();
    match op {
        Unary::Not => !value & ones(width),
        Unary::Neg => value.wrapping_neg() & ones(width),
        Unary::Extract { low, width } => (value >> low) & ones(width),
        Unary::ZeroExtend(_) | Unary::FloatBits => value,
        Unary::SignExtend(wide) => sign_extended(width, value).cast_unsigned() & ones(wide),
        Unary::FloatNeg => canonical(sort, value ^ (1 << (width - 1))),
        Unary::FloatAbs => value & ones(width - 1),
        Unary::FloatSqrt => on_floats(sort, value, 0, |a, _| a.sqrt(), |a, _| a.sqrt()),
        Unary::IsNan => u64::from(double_of(sort, value).is_nan()),
        Unary::ToPrecision(precision) => from_double(precision, double_of(sort, value)),
        Unary::IntToFloat(precision) => from_int(precision, sign_extended(width, value)),
        Unary::FloatToInt(width) => to_int(width, double_of(sort, value)),
        Unary::BitsFloat(precision) => canonical(precision.sort(), value),
        Unary::Function(function) => canonical_double(function.approximate(f64::from_bits(value))),
    }
}

/// The result of an operator on two values; the sort is that of the right one.
pub(crate) fn binary(op: Binary, sort: Sort, left: u64, right: u64) -> u64 {
    let width = sort.width();
    let signed = |value| sign_extended(width, value);
    match op {
        Binary::And => left & right,
        Binary::Xor => left ^ right,
        Binary::Same => u64::from(left == right),
        Binary::Add => left.wrapping_add(right) & ones(width),
        Binary::Mul => left.wrapping_mul(right) & ones(width),
        Binary::UnsignedDiv => left.checked_div(right).unwrap_or(ones(width)),
        Binary::UnsignedRem => left.checked_rem(right).unwrap_or(left),
        Binary::SignedDiv => signed_div(width, left, right),
        Binary::SignedRem => signed_rem(width, left, right),
        Binary::Shl => {
            if right < u64::from(width) {
                (left << right) & ones(width)
            } else {
                0
            }
        }
        Binary::LogicalShr => {
            if right < u64::from(width) {
                left >> right
            } else {
                0
            }
        }
        Binary::ArithmeticShr => (signed(left) >> right.min(63)).cast_unsigned() & ones(width),
        Binary::UnsignedLess => u64::from(left < right),
        Binary::SignedLess => u64::from(signed(left) < signed(right)),
        Binary::Concat => (left << width) | right,
        Binary::FloatAdd => on_floats(sort, left, right, |a, b| a + b, |a, b| a + b),
        Binary::FloatMul => on_floats(sort, left, right, |a, b| a * b, |a, b| a * b),
        Binary::FloatDiv => on_floats(sort, left, right, |a, b| a / b, |a, b| a / b),
        Binary::FloatRem => on_floats(sort, left, right, |a, b| a % b, |a, b| a % b),
        Binary::Function(function) => {
            canonical_double(function.approximate(f64::from_bits(left), f64::from_bits(right)))
        }
        Binary::FloatLess => u64::from(double_of(sort, left) < double_of(sort, right)),
        Binary::FloatLessEqual => u64::from(double_of(sort, left) <= double_of(sort, right)),
        Binary::FloatEqual => u64::from(is_equal(double_of(sort, left), double_of(sort, right))),
    }
}

/// Rounds towards zero. By zero it is what SMT-LIB says: 1 for negative numbers, else -1.
fn signed_div(width: u8, left: u64, right: u64) -> u64 {
    let (left, right) = (sign_extended(width, left), sign_extended(width, right));
    let quotient = if right != 0 {
        left.wrapping_div(right)
    } else if left < 0 {
        1
    } else {
        -1
    };
    quotient.cast_unsigned() & ones(width)
}

/// Has the sign of the dividend. By zero it is the dividend.
fn signed_rem(width: u8, left: u64, right: u64) -> u64 {
    let (left, right) = (sign_extended(width, left), sign_extended(width, right));
    let remainder = if right == 0 { left } else { left.wrapping_rem(right) };
    remainder.cast_unsigned() & ones(width)
}

/// Computes in the precision of the sort.
fn on_floats(
    sort: Sort,
    left: u64,
    right: u64,
    single: impl Fn(f32, f32) -> f32,
    double: impl Fn(f64, f64) -> f64,
) -> u64 {
    match sort {
        Sort::Float => {
            let result = single(f32::from_bits(left as u32), f32::from_bits(right as u32));
            u64::from(canonical_float(result))
        }
        Sort::Double => canonical_double(double(f64::from_bits(left), f64::from_bits(right))),
        Sort::Bool | Sort::Bits(_) => unreachable!("floating-point operators are applied to numbers only"),
    }
}

/// Every float is also a double.
fn double_of(sort: Sort, value: u64) -> f64 {
    match sort {
        Sort::Float => f64::from(f32::from_bits(value as u32)),
        Sort::Double => f64::from_bits(value),
        Sort::Bool | Sort::Bits(_) => unreachable!("floating-point operators are applied to numbers only"),
    }
}

#[expect(clippy::float_cmp, reason = "this is the operator itself")]
fn is_equal(left: f64, right: f64) -> bool {
    left == right
}

fn canonical(sort: Sort, value: u64) -> u64 {
    on_floats(sort, value, 0, |a, _| a, |a, _| a)
}

fn from_double(precision: Precision, value: f64) -> u64 {
    match precision {
        Precision::Single => u64::from(canonical_float(value as f32)),
        Precision::Double => canonical_double(value),
    }
}

#[expect(clippy::cast_precision_loss, reason = "rounding is what the operator does")]
fn from_int(precision: Precision, value: i64) -> u64 {
    match precision {
        Precision::Single => u64::from((value as f32).to_bits()),
        Precision::Double => (value as f64).to_bits(),
    }
}

/// Rust's cast is Java's: towards zero, saturating, NaN is 0. Widths are 32 and 64.
fn to_int(width: u8, value: f64) -> u64 {
    if width == 32 { u64::from((value as i32).cast_unsigned()) } else { (value as i64).cast_unsigned() }
}
