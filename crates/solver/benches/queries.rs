//! Measures the solver on queries like those of an engine for Java: wall time, gates, and what was found out.
//!
//! Goals are printed with what was measured; a slow machine is no failure, so this is no test. A wrong answer is one.

#![expect(clippy::print_stdout, reason = "the table is the result")]

use std::time::{Duration, Instant};

use jurat_quota::Quota;
use jurat_solver::{Answer, Limits, Pool, Precision, Solver, Sort, Term};

/// A query and what is true of it.
struct Case {
    name: &'static str,
    build: fn(&mut Pool) -> Vec<Term>,
    is_sat: bool,
    goal: Duration,
}

const CASES: [Case; 12] = [
    Case { name: "x*(y+z) = x*y + x*z, 7 bits", build: distributivity, is_sat: false, goal: seconds(10) },
    Case { name: "6 ints sorted by a network", build: sorting_network, is_sat: false, goal: seconds(10) },
    Case { name: "x/10*10 + x%10 = x, 32 bits", build: decimal_digits, is_sat: false, goal: seconds(10) },
    Case { name: "x/y*y + x%y = x, 10 bits", build: euclid, is_sat: false, goal: seconds(10) },
    Case { name: "a hash of 6 characters is met", build: hash_of_text, is_sat: true, goal: seconds(5) },
    Case { name: "an int is found by its square", build: square_root, is_sat: true, goal: seconds(5) },
    Case { name: "double: (x+y)-y = x, refuted", build: absorption, is_sat: true, goal: seconds(20) },
    Case {
        name: "float: x,y in 1..2, 2 <= x+y <= 4",
        build: rounding_bound,
        is_sat: false,
        goal: seconds(20),
    },
    Case { name: "float: x <= (x+y)/2 <= y", build: midpoint, is_sat: false, goal: seconds(20) },
    Case { name: "double: x in 0..1, x*x <= x", build: square_of_fraction, is_sat: false, goal: seconds(20) },
    Case { name: "float: x/3*3 = x, refuted", build: third, is_sat: true, goal: seconds(20) },
    Case { name: "int to float to int, refuted", build: cast_there_and_back, is_sat: true, goal: seconds(5) },
];

const fn seconds(n_seconds: u64) -> Duration {
    Duration::from_secs(n_seconds)
}

fn main() {
    println!("\n{:<38}{:>10}{:>10}{:>12}", "query", "time", "goal", "gates");
    for case in CASES {
        let started = Instant::now();
        let mut pool = Pool::new();
        let query = (case.build)(&mut pool);
        let mut solver = Solver::new();
        let limits = Limits { conflicts: None, quota: Quota::new(Some(started + 3 * case.goal), None) };
        let answer = solver.check(&pool, &query, &limits);
        print_row(&case, &answer, started.elapsed(), solver.n_gates());
    }
    let started = Instant::now();
    let n_gates = many_queries();
    let name = "600 queries on a growing path";
    println!("{name:<38}{:>8.2} s{:>8.2} s{n_gates:>12}", started.elapsed().as_secs_f64(), 2.0);
}

fn print_row(case: &Case, answer: &Answer, time: Duration, n_gates: usize) {
    let remark = match answer {
        Answer::Sat(_) | Answer::Unsat => "",
        Answer::GaveUp(_) => "  gave up",
    };
    let is_wrong = matches!((answer, case.is_sat), (Answer::Sat(_), false) | (Answer::Unsat, true));
    assert!(!is_wrong, "{}: {answer:?}", case.name);
    let (time, goal) = (time.as_secs_f64(), case.goal.as_secs_f64());
    println!("{:<38}{time:>8.2} s{goal:>8.2} s{n_gates:>12}{remark}", case.name);
}

/// A loop of symbolic inputs, where each branch is asked both ways; gives the number of gates.
fn many_queries() -> usize {
    let mut pool = Pool::new();
    let mut solver = Solver::new();
    let mut path = Vec::new();
    let mut level = pool.bits(32, 0);
    let (limit, step) = (pool.bits(32, 900), pool.bits(32, 3));
    for _ in 0..300 {
        let event = pool.variable(Sort::Bits(32));
        let raised = pool.add(level, step);
        let zero = pool.bits(32, 0);
        let is_event = pool.slt(zero, event);
        let has_room = pool.slt(level, limit);
        let rises = pool.and(is_event, has_room);
        for branch in [rises, pool.not(rises)] {
            path.push(branch);
            let answer = solver.check(&pool, &path, &Limits::default());
            assert!(matches!(answer, Answer::Sat(_)), "both sides are feasible");
            path.pop();
        }
        level = pool.ite(rises, raised, level);
        if path.len() < 20 {
            path.push(is_event);
        }
    }
    solver.n_gates()
}

fn distributivity(pool: &mut Pool) -> Vec<Term> {
    let [x, y, z] = [0; 3].map(|_| pool.variable(Sort::Bits(7)));
    let sum = pool.add(y, z);
    let left = pool.mul(x, sum);
    let (xy, xz) = (pool.mul(x, y), pool.mul(x, z));
    let right = pool.add(xy, xz);
    vec![differ(pool, left, right)]
}

fn sorting_network(pool: &mut Pool) -> Vec<Term> {
    let mut items = [0; 6].map(|_| pool.variable(Sort::Bits(32)));
    for end in (1..items.len()).rev() {
        for idx in 0..end {
            let (a, b) = (items[idx], items[idx + 1]);
            let is_swapped = pool.slt(b, a);
            items[idx] = pool.ite(is_swapped, b, a);
            items[idx + 1] = pool.ite(is_swapped, a, b);
        }
    }
    let ordered: Vec<_> = items.windows(2).map(|pair| pool.sle(pair[0], pair[1])).collect();
    let is_sorted = pool.all(&ordered);
    vec![pool.not(is_sorted)]
}

fn decimal_digits(pool: &mut Pool) -> Vec<Term> {
    let x = pool.variable(Sort::Bits(32));
    let ten = pool.bits(32, 10);
    let sum = divided_and_back(pool, x, ten);
    vec![differ(pool, sum, x)]
}

fn euclid(pool: &mut Pool) -> Vec<Term> {
    let (x, y) = (pool.variable(Sort::Bits(10)), pool.variable(Sort::Bits(10)));
    let sum = divided_and_back(pool, x, y);
    vec![differ(pool, sum, x)]
}

fn divided_and_back(pool: &mut Pool, x: Term, y: Term) -> Term {
    let (quotient, remainder) = (pool.sdiv(x, y), pool.srem(x, y));
    let multiple = pool.mul(quotient, y);
    pool.add(multiple, remainder)
}

/// `String.hashCode` of six letters.
fn hash_of_text(pool: &mut Pool) -> Vec<Term> {
    let mut query = Vec::new();
    let mut hash = pool.bits(32, 0);
    let factor = pool.bits(32, 31);
    for _ in 0..6 {
        let letter = pool.variable(Sort::Bits(16));
        let (first, last) = (pool.bits(16, u64::from(b'a')), pool.bits(16, u64::from(b'z')));
        query.extend([pool.ule(first, letter), pool.ule(letter, last)]);
        let letter = pool.zero_extend(letter, 32);
        let product = pool.mul(hash, factor);
        hash = pool.add(product, letter);
    }
    let text = b"secret".iter().fold(0_u64, |hash, &letter| (hash * 31 + u64::from(letter)) & 0xffff_ffff);
    let goal = pool.bits(32, text);
    query.push(pool.same(hash, goal));
    query
}

fn square_root(pool: &mut Pool) -> Vec<Term> {
    let x = pool.variable(Sort::Bits(32));
    let square = pool.mul(x, x);
    let (goal, bound) = (pool.bits(32, 1_522_756), pool.bits(32, 40_000));
    vec![pool.same(square, goal), pool.ult(x, bound)]
}

fn absorption(pool: &mut Pool) -> Vec<Term> {
    let (x, y) = (pool.variable(Sort::Double), pool.variable(Sort::Double));
    let sum = pool.fadd(x, y);
    let back = pool.fsub(sum, y);
    let (least, greatest) = (pool.double(-1e6), pool.double(1e6));
    let is_equal = pool.feq(back, x);
    let mut query = within(pool, x, least, greatest);
    query.extend(within(pool, y, least, greatest));
    query.push(pool.not(is_equal));
    query
}

fn rounding_bound(pool: &mut Pool) -> Vec<Term> {
    let (x, y) = (pool.variable(Sort::Float), pool.variable(Sort::Float));
    let [one, two, four] = [1.0, 2.0, 4.0].map(|value| pool.float(value));
    let sum = pool.fadd(x, y);
    let mut query = within(pool, x, one, two);
    query.extend(within(pool, y, one, two));
    let bounds = [pool.fle(two, sum), pool.fle(sum, four), pool.fle(x, sum)];
    let holds = pool.all(&bounds);
    query.push(pool.not(holds));
    query
}

fn midpoint(pool: &mut Pool) -> Vec<Term> {
    let (x, y) = (pool.variable(Sort::Float), pool.variable(Sort::Float));
    let [least, greatest, two] = [-1e6, 1e6, 2.0].map(|value| pool.float(value));
    let sum = pool.fadd(x, y);
    let middle = pool.fdiv(sum, two);
    let mut query = within(pool, x, least, greatest);
    query.extend(within(pool, y, least, greatest));
    query.push(pool.fle(x, y));
    let bounds = [pool.fle(x, middle), pool.fle(middle, y)];
    let holds = pool.all(&bounds);
    query.push(pool.not(holds));
    query
}

fn square_of_fraction(pool: &mut Pool) -> Vec<Term> {
    let x = pool.variable(Sort::Double);
    let (zero, one) = (pool.double(0.0), pool.double(1.0));
    let square = pool.fmul(x, x);
    let mut query = within(pool, x, zero, one);
    let holds = pool.fle(square, x);
    query.push(pool.not(holds));
    query
}

fn third(pool: &mut Pool) -> Vec<Term> {
    let x = pool.variable(Sort::Float);
    let [least, greatest, three] = [1.0, 1e3, 3.0].map(|value| pool.float(value));
    let quotient = pool.fdiv(x, three);
    let back = pool.fmul(quotient, three);
    let mut query = within(pool, x, least, greatest);
    let holds = pool.feq(back, x);
    query.push(pool.not(holds));
    query
}

fn cast_there_and_back(pool: &mut Pool) -> Vec<Term> {
    let x = pool.variable(Sort::Bits(32));
    let number = pool.int_to_float(x, Precision::Single);
    let back = pool.float_to_int(number, 32);
    vec![differ(pool, back, x)]
}

fn differ(pool: &mut Pool, a: Term, b: Term) -> Term {
    let is_same = pool.same(a, b);
    pool.not(is_same)
}

fn within(pool: &mut Pool, x: Term, least: Term, greatest: Term) -> Vec<Term> {
    vec![pool.fle(least, x), pool.fle(x, greatest)]
}
