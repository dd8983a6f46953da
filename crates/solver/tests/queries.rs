//! Queries as a user of the crate asks them.

use std::time::{Duration, Instant};

use jurat_quota::Quota;
use jurat_solver::{Answer, Constant, FunctionOfTwo, GaveUp, Limits, Pool, Solver, Sort, Term};

fn is_sat(pool: &Pool, assumptions: &[Term]) -> bool {
    match Solver::new().check(pool, assumptions, &Limits::default()) {
        Answer::Sat(_) => true,
        Answer::Unsat => false,
        Answer::GaveUp(reason) => panic!("gave up: {reason:?}"),
    }
}

#[test]
fn a_model_solves_an_equation() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Bits(32));
    let square = pool.mul(x, x);
    let goal = pool.bits(32, 1_522_756);
    let is_goal = pool.same(square, goal);
    let limit = pool.bits(32, 65_536);
    let is_small = pool.ult(x, limit);
    let Answer::Sat(model) = Solver::new().check(&pool, &[is_goal, is_small], &Limits::default()) else {
        panic!("1234 is a solution");
    };
    let value = pool.evaluate(x, &model).raw();
    assert_eq!(value * value % (1 << 32), 1_522_756);
}

#[test]
fn one_solver_answers_many_queries() {
    let mut pool = Pool::new();
    let mut solver = Solver::new();
    let (x, y) = (pool.variable(Sort::Bits(8)), pool.variable(Sort::Bits(8)));
    let is_less = pool.slt(x, y);
    let is_greater = pool.slt(y, x);
    let limits = Limits::default();
    assert!(matches!(solver.check(&pool, &[is_less], &limits), Answer::Sat(_)));
    assert!(matches!(solver.check(&pool, &[is_less, is_greater], &limits), Answer::Unsat));
    assert!(matches!(solver.check(&pool, &[is_greater], &limits), Answer::Sat(_)));
    let sum = pool.add(x, y);
    let back = pool.sub(sum, y);
    let product = pool.mul(back, y);
    let same_product = pool.mul(y, x);
    let differs = pool.same(product, same_product);
    let differs = pool.not(differs);
    assert!(matches!(solver.check(&pool, &[is_less, differs], &limits), Answer::Unsat));
}

#[test]
fn a_quotient_times_the_divisor_and_the_remainder_are_the_dividend() {
    let mut pool = Pool::new();
    let (a, b) = (pool.variable(Sort::Bits(6)), pool.variable(Sort::Bits(6)));
    let (quotient, remainder) = (pool.sdiv(a, b), pool.srem(a, b));
    let multiple = pool.mul(quotient, b);
    let sum = pool.add(multiple, remainder);
    let is_same = pool.same(sum, a);
    let differs = pool.not(is_same);
    assert!(!is_sat(&pool, &[differs]));
}

#[test]
fn selecting_by_an_index_finds_the_element() {
    let mut pool = Pool::new();
    let index = pool.variable(Sort::Bits(32));
    let table: Vec<_> = (0..10_u64).map(|idx| pool.bits(32, idx * idx)).collect();
    let element = pool.select(index, &table);
    let goal = pool.bits(32, 49);
    let is_goal = pool.same(element, goal);
    let bound = pool.bits(32, 10);
    let is_inside = pool.ult(index, bound);
    let seven = pool.bits(32, 7);
    let is_seven = pool.same(index, seven);
    let is_other = pool.not(is_seven);
    assert!(is_sat(&pool, &[is_goal, is_inside]));
    assert!(!is_sat(&pool, &[is_goal, is_inside, is_other]));
}

/// The factors of a product of two large primes: too hard for what the limits allow.
fn hard_query(pool: &mut Pool) -> Vec<Term> {
    let (x, y) = (pool.variable(Sort::Bits(64)), pool.variable(Sort::Bits(64)));
    let product = pool.mul(x, y);
    let goal = pool.bits(64, 2_860_486_313 * 3_267_000_013);
    let is_goal = pool.same(product, goal);
    let bound = pool.bits(64, 1 << 32);
    let (x_is_small, y_is_small) = (pool.ult(x, bound), pool.ult(y, bound));
    vec![is_goal, x_is_small, y_is_small]
}

#[test]
fn limits_end_a_search() {
    let mut pool = Pool::new();
    let query = hard_query(&mut pool);
    let mut solver = Solver::new();
    let limits = Limits { conflicts: Some(10), quota: Quota::default() };
    assert!(matches!(solver.check(&pool, &query, &limits), Answer::GaveUp(GaveUp::Conflicts)));
    let started = Instant::now();
    let limits =
        Limits { conflicts: None, quota: Quota::new(Some(started + Duration::from_millis(200)), None) };
    assert!(matches!(solver.check(&pool, &query, &limits), Answer::GaveUp(GaveUp::Time)));
    assert!(started.elapsed() < Duration::from_secs(5));
    assert!(matches!(
        Solver::with_max_gates(100).check(&pool, &query, &Limits::default()),
        Answer::GaveUp(GaveUp::Memory)
    ));
}

/// What is promised of each, and of each pair of them, are millions of gates.
#[test]
fn the_deadline_is_noticed_between_functions() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Double);
    let mut sum = pool.double(0.0);
    for number in 0..200 {
        let factor = pool.double(f64::from(number) + 0.5);
        let product = pool.fmul(x, factor);
        let power = pool.function_of_two(FunctionOfTwo::Pow, x, product);
        sum = pool.fadd(sum, power);
    }
    let goal = pool.double(1.25);
    let query = [pool.feq(sum, goal)];
    let started = Instant::now();
    let quota = Quota::new(Some(started + Duration::from_millis(500)), None);
    let answer = Solver::new().check(&pool, &query, &Limits { conflicts: None, quota });
    assert!(matches!(answer, Answer::GaveUp(GaveUp::Time)), "{answer:?}");
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

#[test]
fn deep_terms_need_no_stack() {
    let mut pool = Pool::new();
    let mut sum = pool.variable(Sort::Bits(8));
    let one = pool.bits(8, 1);
    for _ in 0..50_000 {
        let shift = pool.shl(sum, one);
        sum = pool.bit_xor(sum, shift);
    }
    let goal = pool.bits(8, 77);
    let is_goal = pool.same(sum, goal);
    assert!(is_sat(&pool, &[is_goal]));
}

#[test]
fn no_assumption_is_satisfied_by_zeros() {
    let mut pool = Pool::new();
    let x = pool.variable(Sort::Bits(32));
    let Answer::Sat(model) = Solver::new().check(&pool, &[], &Limits::default()) else {
        panic!("nothing is asked");
    };
    assert_eq!(pool.evaluate(x, &model), Constant::Bits { width: 32, value: 0 });
}

/// Each level is made by another operator, and compared with what came before, so that rules have something to do.
#[test]
fn rules_do_not_follow_deep_terms() {
    let mut pool = Pool::new();
    let (x, y) = (pool.variable(Sort::Bits(32)), pool.variable(Sort::Bits(32)));
    let flag = pool.variable(Sort::Bool);
    let (mut left, mut right, mut choice, mut truth) = (x, y, x, flag);
    let (zero, one) = (pool.bits(32, 0), pool.bits(32, 1));
    let mut equalities = Vec::new();
    for level in 0..20_000_u64 {
        let summand = pool.variable(Sort::Bits(32));
        left = pool.add(left, summand);
        right = pool.add(right, summand);
        let negative = pool.neg(left);
        let difference = pool.sub(right, negative);
        let next = pool.add(choice, one);
        let condition = pool.slt(summand, zero);
        choice = pool.ite(condition, zero, next);
        truth = pool.ite(condition, truth, flag);
        let level = pool.bits(32, level);
        equalities.extend([pool.same(left, right), pool.same(difference, zero), pool.same(choice, level)]);
    }
    let all = pool.all(&equalities);
    let some = pool.any(&equalities);
    let both = pool.xor(all, some);
    let model = jurat_solver::Model::default();
    assert_eq!(pool.evaluate(both, &model).sort(), Sort::Bool);
    assert_eq!(pool.sort(truth), Sort::Bool);
}

/// Large circuits that later queries do not need are dropped, and come back when they are needed again.
#[test]
fn old_circuits_come_back() {
    let mut pool = Pool::new();
    let mut solver = Solver::new();
    let (one, three) = (pool.bits(1, 1), pool.bits(64, 3));
    let mut queries = Vec::new();
    for value in 1..=8 {
        let (x, y) = (pool.variable(Sort::Bits(64)), pool.variable(Sort::Bits(64)));
        let product = pool.mul(x, y);
        let goal = pool.bits(64, value);
        let last_bit = pool.extract(x, 0, 1);
        queries.push(([pool.same(product, goal), pool.same(y, three), pool.same(last_bit, one)], value));
    }
    for _ in 0..3 {
        for (query, value) in &queries {
            let is_sat = matches!(solver.check(&pool, query, &Limits::default()), Answer::Sat(_));
            assert_eq!(is_sat, value % 2 == 1, "three times an odd number is odd: {value}");
        }
    }
}
