//! Operators on floating-point numbers.

use super::{N_RANDOM, Operator, check_all};
use crate::sort::{Precision, Sort};

/// The bits of a result, with the one NaN that Java's `floatToIntBits` gives.
fn single(value: f32) -> u64 {
    u64::from(if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() })
}

fn double(value: f64) -> u64 {
    if value.is_nan() { 0x7ff8_0000_0000_0000 } else { value.to_bits() }
}

/// The operators of one format; `f` reads and `raw` writes its bits.
macro_rules! operators {
    ($sort:expr, $f:expr, $raw:path) => {{
        const ONE: &[Sort] = &[$sort];
        const TWO: &[Sort] = &[$sort, $sort];
        let operator = |name, arguments, build, native| Operator { name, arguments, build, native };
        [
            operator("fadd", TWO, |pool, a, b| pool.fadd(a, b), |a, b| $raw($f(a) + $f(b))),
            operator("fsub", TWO, |pool, a, b| pool.fsub(a, b), |a, b| $raw($f(a) - $f(b))),
            operator("fmul", TWO, |pool, a, b| pool.fmul(a, b), |a, b| $raw($f(a) * $f(b))),
            operator("fdiv", TWO, |pool, a, b| pool.fdiv(a, b), |a, b| $raw($f(a) / $f(b))),
            operator("fsqrt", ONE, |pool, a, _| pool.fsqrt(a), |a, _| $raw($f(a).sqrt())),
            operator("fneg", ONE, |pool, a, _| pool.fneg(a), |a, _| $raw(-$f(a))),
            operator("fabs", ONE, |pool, a, _| pool.fabs(a), |a, _| $raw($f(a).abs())),
            operator("flt", TWO, |pool, a, b| pool.flt(a, b), |a, b| u64::from($f(a) < $f(b))),
            operator("fle", TWO, |pool, a, b| pool.fle(a, b), |a, b| u64::from($f(a) <= $f(b))),
            operator("feq", TWO, |pool, a, b| pool.feq(a, b), |a, b| u64::from($f(a) == $f(b))),
            operator("same", TWO, |pool, a, b| pool.same(a, b), |a, b| u64::from($raw($f(a)) == $raw($f(b)))),
            operator("is_nan", ONE, |pool, a, _| pool.is_nan(a), |a, _| u64::from($f(a).is_nan())),
            operator("float_bits", ONE, |pool, a, _| pool.float_bits(a), |a, _| $raw($f(a))),
            operator(
                "to int",
                ONE,
                |pool, a, _| pool.float_to_int(a, 32),
                |a, _| u64::from(($f(a) as i32).cast_unsigned()),
            ),
            operator(
                "to long",
                ONE,
                |pool, a, _| pool.float_to_int(a, 64),
                |a, _| ($f(a) as i64).cast_unsigned(),
            ),
        ]
    }};
}

fn single_of(raw: u64) -> f32 {
    f32::from_bits(raw as u32)
}

#[test]
#[expect(clippy::float_cmp, reason = "equality is an operator")]
fn operators_of_float() {
    check_all(&operators!(Sort::Float, single_of, single), N_RANDOM);
}

#[test]
#[expect(clippy::float_cmp, reason = "equality is an operator")]
fn operators_of_double() {
    check_all(&operators!(Sort::Double, f64::from_bits, double), N_RANDOM);
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "rounding is what is tested")]
fn casts_to_numbers() {
    let operator = |name, arguments, build, native| Operator { name, arguments, build, native };
    let casts = [
        operator(
            "float to double",
            &[Sort::Float],
            |pool, a, _| pool.float_to_double(a),
            |a, _| double(f64::from(single_of(a))),
        ),
        operator(
            "double to float",
            &[Sort::Double],
            |pool, a, _| pool.double_to_float(a),
            |a, _| single(f64::from_bits(a) as f32),
        ),
        operator(
            "int to float",
            &[Sort::Bits(32)],
            |pool, a, _| pool.int_to_float(a, Precision::Single),
            |a, _| single(a as i32 as f32),
        ),
        operator(
            "int to double",
            &[Sort::Bits(32)],
            |pool, a, _| pool.int_to_float(a, Precision::Double),
            |a, _| double(f64::from(a as i32)),
        ),
        operator(
            "long to float",
            &[Sort::Bits(64)],
            |pool, a, _| pool.int_to_float(a, Precision::Single),
            |a, _| single(a.cast_signed() as f32),
        ),
        operator(
            "long to double",
            &[Sort::Bits(64)],
            |pool, a, _| pool.int_to_float(a, Precision::Double),
            |a, _| double(a.cast_signed() as f64),
        ),
        operator(
            "bits to float",
            &[Sort::Bits(32)],
            |pool, a, _| pool.bits_float(a),
            |a, _| single(single_of(a)),
        ),
        operator(
            "bits to double",
            &[Sort::Bits(64)],
            |pool, a, _| pool.bits_float(a),
            |a, _| double(f64::from_bits(a)),
        ),
    ];
    check_all(&casts, N_RANDOM);
}
