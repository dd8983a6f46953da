//! Operators on integers.

use super::operands::Operands;
use super::{N_RANDOM, N_RANDOM_SPECIAL, Operator, check, check_all};
use crate::sort::Sort;

/// The operators on two integers of one width, with the native types of that width.
macro_rules! binary_operators {
    ($width:literal, $unsigned:ty, $signed:ty) => {{
        const ARGUMENTS: &[Sort] = &[Sort::Bits($width), Sort::Bits($width)];
        fn u(value: u64) -> $unsigned {
            value as $unsigned
        }
        fn s(value: u64) -> $signed {
            (value as $unsigned).cast_signed()
        }
        fn raw(value: $signed) -> u64 {
            u64::from(value.cast_unsigned())
        }
        fn truth(value: bool) -> u64 {
            u64::from(value)
        }
        macro_rules! operator {
            ($name:ident, $native:expr) => {
                Operator {
                    name: concat!(stringify!($name), stringify!($width)),
                    arguments: ARGUMENTS,
                    build: |pool, a, b| pool.$name(a, b),
                    native: $native,
                }
            };
        }
        [
            operator!(add, |a, b| raw(s(a).wrapping_add(s(b)))),
            operator!(sub, |a, b| raw(s(a).wrapping_sub(s(b)))),
            operator!(mul, |a, b| raw(s(a).wrapping_mul(s(b)))),
            operator!(udiv, |a, b| if b == 0 { <$unsigned>::MAX.into() } else { (u(a) / u(b)).into() }),
            operator!(urem, |a, b| if b == 0 { a } else { (u(a) % u(b)).into() }),
            operator!(sdiv, |a, b| match (s(a) < 0, b) {
                (true, 0) => 1,
                (false, 0) => <$unsigned>::MAX.into(),
                _ => raw(s(a).wrapping_div(s(b))),
            }),
            operator!(srem, |a, b| if b == 0 { a } else { raw(s(a).wrapping_rem(s(b))) }),
            operator!(bit_and, |a, b| a & b),
            operator!(bit_or, |a, b| a | b),
            operator!(bit_xor, |a, b| a ^ b),
            operator!(shl, |a, b| if b < $width { (u(a) << b).into() } else { 0 }),
            operator!(lshr, |a, b| if b < $width { (u(a) >> b).into() } else { 0 }),
            operator!(ashr, |a, b| raw(s(a) >> b.min($width - 1))),
            operator!(ult, |a, b| truth(u(a) < u(b))),
            operator!(ule, |a, b| truth(u(a) <= u(b))),
            operator!(slt, |a, b| truth(s(a) < s(b))),
            operator!(sle, |a, b| truth(s(a) <= s(b))),
            operator!(same, |a, b| truth(a == b)),
        ]
    }};
}

/// The operators on one integer.
macro_rules! unary_operators {
    ($width:literal, $unsigned:ty, $signed:ty) => {{
        const ARGUMENTS: &[Sort] = &[Sort::Bits($width)];
        fn s(value: u64) -> $signed {
            (value as $unsigned).cast_signed()
        }
        fn raw(value: $signed) -> u64 {
            u64::from(value.cast_unsigned())
        }
        let operator = |name, build, native| Operator { name, arguments: ARGUMENTS, build, native };
        [
            operator("neg", |pool, a, _| pool.neg(a), |a, _| raw(s(a).wrapping_neg())),
            operator("bit_not", |pool, a, _| pool.bit_not(a), |a, _| raw(!s(a))),
            operator("extract", |pool, a, _| pool.extract(a, 3, 4), |a, _| a >> 3 & 0xf),
            operator("zero_extend", |pool, a, _| pool.zero_extend(a, 64), |a, _| a),
            operator(
                "sign_extend",
                |pool, a, _| pool.sign_extend(a, 64),
                |a, _| i64::from(s(a)).cast_unsigned(),
            ),
        ]
    }};
}

fn check_pairs_of_bytes(operators: &[Operator]) {
    for operator in operators {
        check(operator, Operands::new(operator.arguments).edges());
    }
}

#[test]
fn operators_of_8_bits_on_all_operands() {
    check_pairs_of_bytes(&binary_operators!(8, u8, i8));
    check_pairs_of_bytes(&unary_operators!(8, u8, i8));
}

#[test]
fn operators_of_16_bits() {
    check_all(&unary_operators!(16, u16, i16), N_RANDOM_SPECIAL);
    check_all(&binary_operators!(16, u16, i16), N_RANDOM_SPECIAL);
}

#[test]
fn operators_of_32_bits() {
    check_all(&unary_operators!(32, u32, i32), N_RANDOM);
    check_all(&binary_operators!(32, u32, i32), N_RANDOM);
}

#[test]
fn operators_of_64_bits() {
    check_all(&unary_operators!(64, u64, i64), N_RANDOM);
    check_all(&binary_operators!(64, u64, i64), N_RANDOM);
}

#[test]
fn concatenation() {
    let arguments = &[Sort::Bits(24), Sort::Bits(40)];
    let build = |pool: &mut crate::Pool, a, b| pool.concat(a, b);
    check_all(&[Operator { name: "concat", arguments, build, native: |a, b| a << 40 | b }], N_RANDOM);
}

/// By constants the circuits are different ones: shifts and a few additions.
#[test]
fn operators_with_a_constant() {
    macro_rules! by {
        ($($name:ident $constant:literal => $native:expr),* $(,)?) => {
            [$(Operator {
                name: concat!(stringify!($name), " by ", stringify!($constant)),
                arguments: &[Sort::Bits(32)],
                build: |pool, a, _| {
                    let constant: i32 = $constant;
                    let constant = pool.bits(32, u64::from(constant.cast_unsigned()));
                    pool.$name(a, constant)
                },
                native: |a, _| {
                    let native: fn(i32) -> i32 = $native;
                    u64::from(native(a as i32).cast_unsigned())
                },
            }),*]
        };
    }
    let operators = by![
        mul 3 => |a| a.wrapping_mul(3),
        mul 31 => |a| a.wrapping_mul(31),
        mul -7 => |a| a.wrapping_mul(-7),
        mul 1_103_515_245 => |a| a.wrapping_mul(1_103_515_245),
        mul -2_147_483_648 => |a| a.wrapping_mul(i32::MIN),
        sdiv 1 => |a| a,
        sdiv 2 => |a| a / 2,
        sdiv 8 => |a| a / 8,
        sdiv 10 => |a| a / 10,
        sdiv -3 => |a| a / -3,
        sdiv -1 => i32::wrapping_neg,
        sdiv 1_073_741_824 => |a| a / 1_073_741_824,
        sdiv -2_147_483_648 => |a| a / i32::MIN,
        srem 2 => |a| a % 2,
        srem 16 => |a| a % 16,
        srem 10 => |a| a % 10,
        srem -2_147_483_648 => |a| a % i32::MIN,
        shl 5 => |a| a << 5,
        ashr 31 => |a| a >> 31,
        add -1 => |a| a.wrapping_sub(1),
        bit_and 255 => |a| a & 255,
        bit_or 12 => |a| a | 0xc,
    ];
    check_all(&operators, N_RANDOM_SPECIAL);
}
