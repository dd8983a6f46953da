//! Questions about functions that have no circuit.

use jurat_solver::{Answer, Function, FunctionOfTwo, GaveUp, Limits, Pool, Solver, Sort, Term};

fn check(pool: &Pool, assumptions: &[Term]) -> Answer {
    Solver::new().check(pool, assumptions, &Limits::default())
}

fn is_unsat(pool: &Pool, assumptions: &[Term]) -> bool {
    matches!(check(pool, assumptions), Answer::Unsat)
}

#[test]
fn a_sine_is_never_above_one() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Double);
    let (one, half) = (pool.double(1.0), pool.double(0.5));
    for function in [Function::Sin, Function::Cos, Function::Tanh] {
        let value = pool.function(function, x);
        let doubled = pool.fadd(value, half);
        let one_and_half = pool.double(1.5);
        let is_above = pool.flt(one, value);
        assert!(is_unsat(&pool, &[is_above]));
        let is_above = pool.flt(one_and_half, doubled);
        assert!(is_unsat(&pool, &[is_above]), "{function:?}");
        let is_below = pool.flt(value, half);
        assert!(matches!(check(&pool, &[is_below]), Answer::Sat(_)));
    }
}

/// The circuit knows nothing of where a sine is large; the numeric search that follows finds it.
#[test]
fn functions_are_solved_for_their_arguments() {
    let mut pool = Pool::new();
    let (x, y) = (pool.variable(Sort::Double), pool.variable(Sort::Double));
    let (sine, power) = (pool.function(Function::Sin, x), pool.function_of_two(FunctionOfTwo::Pow, x, y));
    let (low, high, hundred) = (pool.double(0.7), pool.double(0.71), pool.double(100.0));
    let query = [pool.flt(low, sine), pool.flt(sine, high), pool.flt(hundred, x), pool.feq(power, hundred)];
    assert!(matches!(check(&pool, &query), Answer::Sat(_)));
    let (remainder, seven) = (pool.frem(x, y), pool.double(7.0));
    let query = [pool.feq(remainder, seven), pool.flt(hundred, x), pool.flt(y, hundred)];
    assert!(matches!(check(&pool, &query), Answer::Sat(_)));
}

#[test]
fn a_rising_function_rises() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Double);
    let bound = |pool: &mut Pool, value| pool.double(value);
    for (function, argument, result) in [
        (Function::Exp, 1.0, 2.7),
        (Function::Log, 10.0, 2.0),
        (Function::Cbrt, 27.0, 2.9),
        (Function::Sinh, 2.0, 3.5),
    ] {
        let value = pool.function(function, x);
        let (argument, result) = (bound(&mut pool, argument), bound(&mut pool, result));
        let query = [pool.fle(argument, x), pool.flt(value, result)];
        assert!(is_unsat(&pool, &query), "{function:?}: {:?}", check(&pool, &query));
    }
}

#[test]
fn a_function_of_two_rises_with_both() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Double);
    let (one, three, eight) = (pool.double(1.0), pool.double(3.0), pool.double(8.0));
    let side = pool.function_of_two(FunctionOfTwo::Hypot, x, one);
    let query = [pool.fle(one, x), pool.fle(side, one)];
    assert!(is_unsat(&pool, &query));
    let power = pool.function_of_two(FunctionOfTwo::Pow, x, three);
    let query = [pool.fle(three, x), pool.flt(power, eight)];
    assert!(is_unsat(&pool, &query));
}

#[test]
fn equal_arguments_have_equal_results() {
    let mut pool = Pool::new();
    let (x, y) = (pool.variable(Sort::Double), pool.variable(Sort::Double));
    let [sine, other] = [x, y].map(|argument| pool.function(Function::Sin, argument));
    let (are_same, is_same) = (pool.same(x, y), pool.same(sine, other));
    let differ = pool.not(is_same);
    assert!(is_unsat(&pool, &[are_same, differ]));
    let [logarithm, other] = [x, y].map(|argument| pool.function(Function::Log, argument));
    let query = [pool.flt(x, y), pool.flt(other, logarithm)];
    assert!(is_unsat(&pool, &query));
    let (three, four) = (pool.double(3.0), pool.double(4.0));
    let [power, other] = [three, four].map(|exponent| pool.function_of_two(FunctionOfTwo::Pow, x, exponent));
    let are_equal = pool.feq(power, other);
    assert!(!is_unsat(&pool, &[are_equal]));
}

/// Whatever the last bits are, these hold; what depends on them is open.
#[test]
fn functions_of_constants_are_known_but_for_the_last_bits() {
    let mut pool = Pool::new();
    let one = pool.double(1.0);
    let sine = pool.function(Function::Sin, one);
    assert_eq!(pool.constant(sine), None);
    let (below, above) = (pool.double(0.841_470_984_807), pool.double(0.841_470_984_809));
    let is_between = [pool.flt(below, sine), pool.flt(sine, above)];
    assert_eq!(is_between.map(|term| pool.constant(term)), [Some(jurat_solver::Constant::Bool(true)); 2]);
    let exact = pool.double(0.841_470_984_807_896_5);
    let is_exact = pool.feq(sine, exact);
    let is_other = pool.not(is_exact);
    assert!(!is_unsat(&pool, &[is_exact]) && !is_unsat(&pool, &[is_other]));
}

#[test]
fn a_remainder_is_less_than_the_divisor() {
    let mut pool = Pool::new();
    for sort in [Sort::Float, Sort::Double] {
        let (x, y) = (pool.variable(sort), pool.variable(sort));
        let zero = if sort == Sort::Float { pool.float(0.0) } else { pool.double(0.0) };
        let remainder = pool.frem(x, y);
        let is_positive = pool.flt(zero, y);
        let query = [is_positive, pool.fle(y, remainder)];
        assert!(is_unsat(&pool, &query));
        let query = [pool.flt(x, zero), pool.flt(zero, remainder)];
        assert!(is_unsat(&pool, &query));
        let is_same = pool.same(x, remainder);
        let query = [pool.flt(zero, x), pool.flt(x, y), pool.not(is_same)];
        assert!(is_unsat(&pool, &query));
        let query = [is_positive, pool.flt(zero, remainder)];
        assert!(!is_unsat(&pool, &query));
    }
    let (seven, three) = (pool.double(-7.5), pool.double(2.0));
    let remainder = pool.frem(seven, three);
    assert_eq!(pool.constant(remainder).map(jurat_solver::Constant::raw), Some((-1.5_f64).to_bits()));
}

/// A small generator (splitmix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn number(&mut self) -> f64 {
        // From 1 to 2, by its bits.
        let unit = f64::from_bits(1.0_f64.to_bits() | self.next() >> 12) * 2.0 - 3.0;
        match self.next() % 4 {
            0 => f64::from_bits(self.next()),
            1 => unit,
            _ => unit * 20.0,
        }
    }
}

/// A term and the value that it has with the functions of this machine's C library.
#[derive(Clone, Copy)]
struct Known {
    term: Term,
    value: f64,
}

/// Another known term, made of those that are there.
fn grown(pool: &mut Pool, random: &mut Random, known: &[Known]) -> Known {
    let pick = |random: &mut Random| known[(random.next() % known.len() as u64) as usize];
    let (a, b) = (pick(random), pick(random));
    let of_two = |function, pool: &mut Pool| pool.function_of_two(function, a.term, b.term);
    let (term, value) = match random.next() % 22 {
        15 => (of_two(FunctionOfTwo::Atan2, pool), a.value.atan2(b.value)),
        16 => (of_two(FunctionOfTwo::Hypot, pool), a.value.hypot(b.value)),
        17 if a.value.abs().to_bits() != 1.0_f64.to_bits() && !b.value.is_nan() => {
            (of_two(FunctionOfTwo::Pow, pool), a.value.powf(b.value))
        }
        18 => (pool.frem(a.term, b.term), a.value % b.value),
        n @ 0..15 => {
            let function = Function::ALL[n as usize];
            (pool.function(function, a.term), of_c_library(function, a.value))
        }
        _ => (pool.fadd(a.term, b.term), a.value + b.value),
    };
    Known { term, value }
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

/// Questions that are true with the functions of the C library, which keep the promises, are never refuted: also where they
/// ask for the last bits.
#[test]
fn what_is_true_of_real_functions_is_not_refuted() {
    let mut random = Random(11);
    let (mut n_sat, mut n_open) = (0, 0);
    for round in 0..400 {
        let mut pool = Pool::new();
        let mut query = Vec::new();
        let mut known = Vec::new();
        for _ in 0..2 {
            let value = random.number();
            let term = pool.variable(Sort::Double);
            let constant = pool.double(value);
            query.push(if random.next().is_multiple_of(2) {
                pool.same(term, constant)
            } else {
                pool.fle(term, constant)
            });
            if value.is_nan() {
                query.pop();
            }
            known.push(Known { term, value });
        }
        for _ in 0..=random.next() % 4 {
            let next = grown(&mut pool, &mut random, &known);
            let constant = pool.double(next.value);
            query.push(match random.next() % 3 {
                0 => pool.same(next.term, constant),
                1 if !next.value.is_nan() => pool.fle(next.term, constant),
                _ => {
                    let is_less = pool.flt(next.term, constant);
                    pool.not(is_less)
                }
            });
            known.push(next);
        }
        let limits = Limits { conflicts: Some(20_000), ..Limits::default() };
        match Solver::new().check(&pool, &query, &limits) {
            Answer::Sat(_) => n_sat += 1,
            Answer::GaveUp(GaveUp::Function | GaveUp::Conflicts) => n_open += 1,
            answer => panic!("round {round}: {answer:?}"),
        }
    }
    assert!(n_sat > n_open, "{n_sat} {n_open}");
}
