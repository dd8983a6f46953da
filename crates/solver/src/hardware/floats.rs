//! Operators on floating-point numbers.

use super::{N_RANDOM, N_RANDOM_SPECIAL, Operator, check_all};
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

/// Rules look into arguments; what they find must not change the result.
#[test]
fn operators_of_operators() {
    let operator = |name, build, native| Operator { name, arguments: &[Sort::Float], build, native };
    let is_number = |a: u64, _| u64::from(!single_of(a).is_nan());
    let operators = [
        operator(
            "fabs of fneg",
            |pool, a, _| {
                let a = pool.fneg(a);
                pool.fabs(a)
            },
            |a, _| single(single_of(a).abs()),
        ),
        operator(
            "fneg of fneg",
            |pool, a, _| {
                let a = pool.fneg(a);
                pool.fneg(a)
            },
            |a, _| single(single_of(a)),
        ),
        operator(
            "is_nan of fneg",
            |pool, a, _| {
                let a = pool.fneg(a);
                pool.is_nan(a)
            },
            |a, _| u64::from(single_of(a).is_nan()),
        ),
        operator(
            "is_nan of double",
            |pool, a, _| {
                let a = pool.float_to_double(a);
                pool.is_nan(a)
            },
            |a, _| u64::from(single_of(a).is_nan()),
        ),
        operator(
            "to double and back",
            |pool, a, _| {
                let a = pool.float_to_double(a);
                pool.double_to_float(a)
            },
            |a, _| single(single_of(a)),
        ),
        operator(
            "to bits and back",
            |pool, a, _| {
                let a = pool.float_bits(a);
                pool.bits_float(a)
            },
            |a, _| single(single_of(a)),
        ),
        operator("feq to itself", |pool, a, _| pool.feq(a, a), is_number),
        operator("fle to itself", |pool, a, _| pool.fle(a, a), is_number),
        operator("flt to itself", |pool, a, _| pool.flt(a, a), |_, _| 0),
        operator("fsub of itself", |pool, a, _| pool.fsub(a, a), |a, _| single(single_of(a) - single_of(a))),
    ];
    check_all(&operators, N_RANDOM_SPECIAL);
}

/// With constants, other rules and circuits are used.
#[test]
#[expect(clippy::neg_multiply, reason = "multiplication is what is tested")]
fn operators_with_a_constant() {
    macro_rules! with {
        ($($name:ident $operator:tt $constant:literal),* $(,)?) => {
            [$(
                Operator {
                    name: concat!(stringify!($name), " with ", stringify!($constant)),
                    arguments: &[Sort::Float],
                    build: |pool, a, _| {
                        let constant = pool.float($constant);
                        pool.$name(a, constant)
                    },
                    native: |a, _| single(single_of(a) $operator $constant),
                },
                Operator {
                    name: concat!(stringify!($name), " of ", stringify!($constant)),
                    arguments: &[Sort::Double],
                    build: |pool, a, _| {
                        let constant = pool.double($constant);
                        pool.$name(constant, a)
                    },
                    native: |a, _| double($constant $operator f64::from_bits(a)),
                }
            ),*]
        };
    }
    let operators = with![
        fadd + 0.0,
        fadd + -0.0,
        fadd + 1.5,
        fsub - 0.0,
        fsub - -0.0,
        fmul * 1.0,
        fmul * -1.0,
        fmul * 0.0,
        fmul * 2.0,
        fmul * 0.1,
        fdiv / 1.0,
        fdiv / -1.0,
        fdiv / 2.0,
        fdiv / -0.5,
        fdiv / 3.0,
        fdiv / 0.0,
        fdiv / 1e-45,
        fdiv / 1.701_411_8e38,
    ];
    check_all(&operators, N_RANDOM_SPECIAL);
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
