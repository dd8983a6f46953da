//! Another implementation of the functions, that of the machine's C library, keeps the promises as well as ours does.

use super::{Function, FunctionOfTwo, Shape};

/// A small generator (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Of any size, but most are of the size at which something happens.
    fn number(&mut self) -> f64 {
        let bits = self.next();
        // From 1 to 2, by its bits.
        let unit = f64::from_bits(1.0_f64.to_bits() | bits >> 12) * 2.0 - 3.0;
        match self.next() % 6 {
            0 => f64::from_bits(bits),
            1 => unit,
            2 => unit * 10.0,
            3 => unit * 750.0,
            4 => 1.0 + unit * 1e-8,
            _ => (unit * 20.0).round(),
        }
    }
}

/// Zero, one, infinity, the ends of domains and of ranges, and their neighbours.
fn edges() -> Vec<f64> {
    let positive = [
        0.0,
        f64::from_bits(1),
        f64::MIN_POSITIVE,
        1e-8,
        0.5,
        1.0,
        2.0,
        std::f64::consts::FRAC_PI_2,
        std::f64::consts::PI,
        10.0,
        22.0,
        709.782_712_893_384,
        710.475_860_073_943_9,
        745.133_219_101_941_2,
        1e22,
        f64::MAX,
        f64::INFINITY,
    ];
    let near = positive.into_iter().flat_map(|number| [number.next_down(), number, number.next_up()]);
    near.flat_map(|number| [number, -number]).chain([f64::NAN]).collect()
}

fn arguments() -> Vec<f64> {
    let mut random = Random(7);
    edges().into_iter().chain((0..200_000).map(|_| random.number())).collect()
}

fn of_c_library(function: Function, x: f64) -> f64 {
    match function {
        Function::Sin => x.sin(),
        Function::Cos => x.cos(),
        Function::Tan => x.tan(),
        Function::Asin => x.asin(),
        Function::Acos => x.acos(),
        Function::Atan => x.atan(),
        Function::Sinh => x.sinh(),
        Function::Cosh => x.cosh(),
        Function::Tanh => x.tanh(),
        Function::Exp => x.exp(),
        Function::Expm1 => x.exp_m1(),
        Function::Log => x.ln(),
        Function::Log10 => x.log10(),
        Function::Log1p => x.ln_1p(),
        Function::Cbrt => x.cbrt(),
    }
}

fn is_enclosed(result: f64, enclosure: Option<[f64; 2]>) -> bool {
    match enclosure {
        None => result.is_nan(),
        Some([least, greatest]) => least <= result && result <= greatest,
    }
}

#[test]
fn functions_of_one_keep_their_promises() {
    for function in Function::ALL {
        for x in arguments() {
            let enclosure = function.enclosure(x);
            for result in [function.approximate(x), of_c_library(function, x)] {
                assert!(
                    is_enclosed(result, enclosure),
                    "{function:?}({x:e}): {result:e}, not in {enclosure:?}"
                );
            }
        }
    }
}

#[test]
fn shapes_are_those_of_the_functions() {
    for function in Function::ALL {
        let [start, end] = function.promises().domain;
        let mut inside = arguments();
        inside.retain(|x| start <= *x && *x <= end);
        inside.sort_by(f64::total_cmp);
        for pair in inside.windows(2) {
            let [low, high] = [pair[0], pair[1]].map(|x| function.surroundings(x));
            let is_right = match function.promises().shape {
                Shape::Rising => low[0] <= high[1],
                Shape::Falling => high[0] <= low[1],
                Shape::Bowl if pair[0] >= 0.0 => low[0] <= high[1],
                Shape::Bowl | Shape::Wave => true,
            };
            assert!(is_right, "{function:?} between {:e} and {:e}", pair[0], pair[1]);
        }
    }
}

#[test]
fn functions_of_two_keep_their_promises() {
    let is_one = |number: f64| number.to_bits() == 1.0_f64.to_bits();
    let edges = edges();
    let mut random = Random(3);
    let pairs = edges.iter().flat_map(|&x| edges.iter().map(move |&y| (x, y)));
    let pairs = pairs.chain((0..300_000).map(|_| (random.number(), random.number())));
    for (x, y) in pairs {
        for function in FunctionOfTwo::ALL {
            let native = match function {
                FunctionOfTwo::Atan2 => x.atan2(y),
                // C has 1 where Java has NaN.
                FunctionOfTwo::Pow if is_one(x.abs()) && y.is_infinite() => f64::NAN,
                FunctionOfTwo::Pow if is_one(x) && y.is_nan() => f64::NAN,
                FunctionOfTwo::Pow => x.powf(y),
                FunctionOfTwo::Hypot => x.hypot(y),
            };
            let enclosure = function.enclosure(x, y);
            for result in [function.approximate(x, y), native] {
                assert!(
                    is_enclosed(result, enclosure),
                    "{function:?}({x:e}, {y:e}): {result:e}, {enclosure:?}"
                );
            }
        }
    }
}

#[test]
fn prescribed_results_have_the_prescribed_sign() {
    let is_same = |result: Option<f64>, expected: f64| result.map(f64::to_bits) == Some(expected.to_bits());
    assert!(is_same(Function::Sin.exact(-0.0), -0.0));
    assert!(is_same(Function::Exp.exact(f64::NEG_INFINITY), 0.0));
    assert!(is_same(Function::Log10.exact(1e22), 22.0));
    assert!(is_same(FunctionOfTwo::Pow.exact(-0.0, 3.0), -0.0));
    assert!(is_same(FunctionOfTwo::Pow.exact(-0.0, 4.0), 0.0));
    assert!(is_same(FunctionOfTwo::Pow.exact(-3.0, 5.0), -243.0));
    assert!(is_same(FunctionOfTwo::Pow.exact(-1.0, 1e300), 1.0));
    assert!(is_same(FunctionOfTwo::Atan2.exact(-0.0, -1.0), -std::f64::consts::PI));
    assert_eq!(Function::Sin.exact(1.0), None);
    assert_eq!(FunctionOfTwo::Pow.exact(2.0, 0.5), None);
}
