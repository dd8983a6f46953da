//! Distances on small conditions, and systems that the search must solve.

use jurat_quota::Quota;

use super::distance::Metric;
use super::tape::Tape;
use super::{Effort, descend};
use crate::{Constant, Function, FunctionOfTwo, Model, Pool, Sort, Term};

const EFFORT: Effort = Effort { n_evaluations: 2_000_000 };

/// The distance of a condition in both metrics, with these values of variables.
fn distances(pool: &Pool, condition: Term, values: &[(Term, u64)]) -> [f64; 2] {
    let model = Model::default();
    for &(variable, bits) in values {
        model.assign(pool, variable, bits);
    }
    let tape = Tape::new(pool, &[condition]);
    let mut values = tape.values();
    [Metric::Difference, Metric::Steps].map(|metric| tape.evaluate(&tape.start(&model), metric, &mut values))
}

fn assert_solved(pool: &Pool, conditions: &[Term]) -> Model {
    let model =
        descend(pool, conditions, &Model::default(), EFFORT, &Quota::default()).expect("it has a solution");
    for &condition in conditions {
        assert_eq!(pool.evaluate(condition, &model), Constant::Bool(true));
    }
    model
}

#[test]
fn distances_shrink_on_the_way() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Double);
    let ten = pool.double(10.0);
    let (is_less, is_equal) = (pool.flt(x, ten), pool.feq(x, ten));
    let on_the_way = [f64::INFINITY, 1e300, 1e6, 11.0, 10.5, 10.0_f64.next_up()];
    for condition in [is_less, is_equal] {
        for pair in on_the_way.windows(2) {
            let [far, near] =
                [pair[0], pair[1]].map(|value| distances(&pool, condition, &[(x, value.to_bits())]));
            assert!(far[0] > near[0] && far[1] > near[1], "{pair:?}: {far:?} {near:?}");
            assert!(near.iter().all(|&distance| distance > 0.0));
        }
        let nan = distances(&pool, condition, &[(x, f64::NAN.to_bits())]);
        assert!(nan.iter().all(|&distance| distance > 1.0));
    }
    let is_zero = |condition, value: f64| {
        distances(&pool, condition, &[(x, value.to_bits())]).iter().all(|&distance| distance == 0.0)
    };
    assert!(is_zero(is_less, 9.0) && is_zero(is_equal, 10.0));
}

#[test]
fn distances_of_connectives() {
    let mut pool = Pool::new();
    let (x, y) = (pool.variable(Sort::Bits(32)), pool.variable(Sort::Bits(32)));
    let (nine, five) = (pool.bits(32, 9), pool.bits(32, 5));
    let (first, second) = (pool.slt(nine, x), pool.slt(y, five));
    let (both, either) = (pool.and(first, second), pool.or(first, second));
    let neither = pool.not(either);
    let of = |condition, left, right| distances(&pool, condition, &[(x, left), (y, right)])[0];
    let sum = of(first, 3, 8) + of(second, 3, 8);
    assert!((of(both, 3, 8) - sum).abs() < 1e-12);
    assert!((of(either, 3, 8) - of(second, 3, 8)).abs() < 1e-12, "the nearer one counts");
    assert!(of(either, 3, 4) == 0.0 && of(neither, 3, 8) == 0.0 && of(neither, 3, 4) > 0.0);
}

#[test]
fn a_circle_is_met_exactly() {
    let mut pool = Pool::new();
    let (x, y) = (pool.variable(Sort::Double), pool.variable(Sort::Double));
    let (square, other) = (pool.fmul(x, x), pool.fmul(y, y));
    let sum = pool.fadd(square, other);
    let (goal, one) = (pool.double(26.5), pool.double(1.0));
    let conditions = [pool.feq(sum, goal), pool.flt(one, x), pool.flt(x, y)];
    assert_solved(&pool, &conditions);
}

#[test]
fn functions_integers_and_floats_together() {
    let mut pool = Pool::new();
    let (n, x) = (pool.variable(Sort::Bits(32)), pool.variable(Sort::Float));
    let number = pool.int_to_float(n, crate::Precision::Double);
    let sine = pool.function(Function::Sin, number);
    let wide = pool.float_to_double(x);
    let power = pool.function_of_two(FunctionOfTwo::Pow, wide, number);
    let (bound, thousand, ten) = (pool.double(0.999), pool.double(1000.0), pool.bits(32, 10));
    let conditions = [pool.flt(bound, sine), pool.slt(ten, n), pool.flt(thousand, power)];
    assert_solved(&pool, &conditions);
}

#[test]
fn values_that_nothing_is_asked_of_stay() {
    let mut pool = Pool::new();
    let (x, other) = (pool.variable(Sort::Double), pool.variable(Sort::Bits(32)));
    let start = Model::default();
    start.assign(&pool, other, 77);
    let seven = pool.double(7.25);
    let is_seven = pool.feq(x, seven);
    let model = descend(&pool, &[is_seven], &start, EFFORT, &Quota::default()).expect("seven and a quarter");
    assert_eq!(pool.evaluate(other, &model), Constant::Bits { width: 32, value: 77 });
}

#[test]
fn effort_is_limited() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Double);
    let sine = pool.function(Function::Sin, x);
    let cosine = pool.function(Function::Cos, x);
    let (sum, bound) = (pool.fadd(sine, cosine), pool.double(1.5));
    let is_impossible = pool.flt(bound, sum);
    let effort = Effort { n_evaluations: 10_000 };
    assert!(descend(&pool, &[is_impossible], &Model::default(), effort, &Quota::default()).is_none());
    let never = pool.truth(false);
    assert!(descend(&pool, &[never], &Model::default(), effort, &Quota::default()).is_none());
}
