//! A simplified term has the value of the operation that was asked for, and the solver agrees.
//!
//! Random programs of operators are built as terms over a few variables and constants, and computed at the same time on
//! values by native instructions.

use jurat_solver::{Answer, Constant, Limits, Model, Pool, Precision, Solver, Sort, Term};
use proptest::prelude::*;

/// What to do with the values made so far; operands are chosen by number, counted from the latest.
#[derive(Clone, Copy, Debug)]
struct Step {
    op: u8,
    first: usize,
    second: usize,
    third: usize,
}

/// A term, and its value if all variables have theirs.
#[derive(Clone, Copy, Debug)]
struct Pair {
    term: Term,
    value: i32,
}

#[derive(Clone, Copy, Debug)]
struct Truth {
    term: Term,
    value: bool,
}

/// The terms of a program, and the values that they must have.
struct Machine {
    pool: Pool,
    integers: Vec<Pair>,
    truths: Vec<Truth>,
}

const N_VARIABLES: usize = 3;

impl Machine {
    fn new(values: [i32; N_VARIABLES], constants: &[i32]) -> Self {
        let mut pool = Pool::new();
        let mut integers: Vec<_> =
            values.into_iter().map(|value| Pair { term: pool.variable(Sort::Bits(32)), value }).collect();
        for &value in constants {
            integers.push(Pair { term: pool.bits(32, u64::from(value.cast_unsigned())), value });
        }
        let truths = vec![Truth { term: pool.truth(true), value: true }];
        Self { pool, integers, truths }
    }

    fn integer(&self, number: usize) -> Pair {
        self.integers[self.integers.len() - 1 - number % self.integers.len()]
    }

    fn truth(&self, number: usize) -> Truth {
        self.truths[self.truths.len() - 1 - number % self.truths.len()]
    }

    fn run(&mut self, step: Step) {
        if let Some((term, value)) = self.on_integers(step) {
            self.integers.push(Pair { term, value });
            return;
        }
        let (term, value) = self.compared(step).unwrap_or_else(|| self.on_truths(step));
        self.truths.push(Truth { term, value });
    }

    fn on_integers(&mut self, step: Step) -> Option<(Term, i32)> {
        let (a, b) = (self.integer(step.first), self.integer(step.second));
        let chosen = self.truth(step.third);
        let pool = &mut self.pool;
        match step.op {
            0 => Some((pool.add(a.term, b.term), a.value.wrapping_add(b.value))),
            1 => Some((pool.sub(a.term, b.term), a.value.wrapping_sub(b.value))),
            2 => Some((pool.mul(a.term, b.term), a.value.wrapping_mul(b.value))),
            3 => Some((pool.neg(a.term), a.value.wrapping_neg())),
            4 => Some((pool.bit_and(a.term, b.term), a.value & b.value)),
            5 => Some((pool.bit_or(a.term, b.term), a.value | b.value)),
            6 => Some((pool.bit_xor(a.term, b.term), a.value ^ b.value)),
            7 => Some((pool.bit_not(a.term), !a.value)),
            8 => {
                let mask = pool.bits(32, 31);
                let distance = pool.bit_and(b.term, mask);
                Some((pool.shl(a.term, distance), a.value.wrapping_shl(b.value.cast_unsigned())))
            }
            9 => {
                let mask = pool.bits(32, 31);
                let distance = pool.bit_and(b.term, mask);
                Some((pool.ashr(a.term, distance), a.value.wrapping_shr(b.value.cast_unsigned())))
            }
            10 => {
                let narrow = pool.extract(a.term, 0, 8);
                Some((pool.sign_extend(narrow, 32), i32::from(a.value as i8)))
            }
            11 => {
                let narrow = pool.extract(a.term, 8, 16);
                Some((pool.zero_extend(narrow, 32), a.value >> 8 & 0xffff))
            }
            12 => Some((pool.ite(chosen.term, a.term, b.term), if chosen.value { a.value } else { b.value })),
            13 => Some((pool.sdiv(a.term, b.term), quotient(a.value, b.value))),
            14 => Some((pool.srem(a.term, b.term), remainder(a.value, b.value))),
            15 => {
                let (high, low) = (pool.extract(a.term, 0, 20), pool.extract(b.term, 20, 12));
                let value = (a.value << 12) | (b.value >> 20 & 0xfff);
                Some((pool.concat(high, low), value))
            }
            16 => {
                let number = pool.int_to_float(a.term, Precision::Double);
                let other = pool.int_to_float(b.term, Precision::Double);
                let sum = pool.fadd(number, other);
                Some((pool.float_to_int(sum, 32), (f64::from(a.value) + f64::from(b.value)) as i32))
            }
            _ => None,
        }
    }

    fn compared(&mut self, step: Step) -> Option<(Term, bool)> {
        let (a, b) = (self.integer(step.first), self.integer(step.second));
        let pool = &mut self.pool;
        match step.op {
            17 => Some((pool.slt(a.term, b.term), a.value < b.value)),
            18 => Some((pool.sle(a.term, b.term), a.value <= b.value)),
            19 => Some((pool.ult(a.term, b.term), a.value.cast_unsigned() < b.value.cast_unsigned())),
            20 => Some((pool.same(a.term, b.term), a.value == b.value)),
            _ => None,
        }
    }

    fn on_truths(&mut self, step: Step) -> (Term, bool) {
        let (a, b, c) = (self.truth(step.first), self.truth(step.second), self.truth(step.third));
        let pool = &mut self.pool;
        match step.op {
            21 => (pool.and(a.term, b.term), a.value & b.value),
            22 => (pool.or(a.term, b.term), a.value | b.value),
            23 => (pool.xor(a.term, b.term), a.value ^ b.value),
            24 => (pool.not(a.term), !a.value),
            25 => (pool.same(a.term, b.term), a.value == b.value),
            _ => (pool.ite(a.term, b.term, c.term), if a.value { b.value } else { c.value }),
        }
    }

    /// Terms that say that the variables have their values.
    fn bindings(&mut self) -> Vec<Term> {
        let variables = self.integers[..N_VARIABLES].to_vec();
        variables
            .into_iter()
            .map(|Pair { term, value }| {
                let constant = self.pool.bits(32, u64::from(value.cast_unsigned()));
                self.pool.same(term, constant)
            })
            .collect()
    }

    fn model(&mut self) -> Model {
        let bindings = self.bindings();
        match Solver::new().check(&self.pool, &bindings, &Limits::default()) {
            Answer::Sat(model) => model,
            other => panic!("variables can have any values: {other:?}"),
        }
    }
}

/// As SMT-LIB: by zero it is 1 or -1.
fn quotient(a: i32, b: i32) -> i32 {
    match (a < 0, b) {
        (true, 0) => 1,
        (false, 0) => -1,
        _ => a.wrapping_div(b),
    }
}

fn remainder(a: i32, b: i32) -> i32 {
    if b == 0 { a } else { a.wrapping_rem(b) }
}

/// Values of which many are equal, small or extreme, so that rules apply.
fn number() -> impl Strategy<Value = i32> {
    prop_oneof![
        4 => -4_i32..5,
        2 => prop::sample::select(vec![i32::MIN, i32::MAX, 255, 256, 65_535, -128, 127, 16, 1024]),
        1 => any::<i32>(),
    ]
}

fn steps(n_steps: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = (0..27_u8, 0..12_usize, 0..12_usize, 0..6_usize).prop_map(|(op, first, second, third)| Step {
        op,
        first,
        second,
        third,
    });
    prop::collection::vec(step, 1..n_steps)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8_000, ..ProptestConfig::default() })]

    #[test]
    fn simplified_terms_have_the_value_of_the_operation(
        values in [number(), number(), number()],
        constants in prop::collection::vec(number(), 0..4),
        steps in steps(60),
    ) {
        let mut machine = Machine::new(values, &constants);
        let model = machine.model();
        for step in steps {
            machine.run(step);
        }
        for pair in &machine.integers {
            prop_assert_eq!(machine.pool.evaluate(pair.term, &model).signed(), i64::from(pair.value));
        }
        for truth in &machine.truths {
            prop_assert_eq!(machine.pool.evaluate(truth.term, &model), Constant::Bool(truth.value));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn the_solver_agrees_with_evaluation(
        values in [number(), number(), number()],
        constants in prop::collection::vec(number(), 0..4),
        steps in steps(25),
    ) {
        let mut machine = Machine::new(values, &constants);
        for step in steps {
            machine.run(step);
        }
        let mut solver = Solver::new();
        let bindings = machine.bindings();
        let last = machine.integer(0);
        let expected = machine.pool.bits(32, u64::from(last.value.cast_unsigned()));
        let is_expected = machine.pool.same(last.term, expected);
        let is_other = machine.pool.not(is_expected);
        let with = |term| [&bindings[..], &[term]].concat();
        let limits = Limits::default();
        prop_assert!(matches!(solver.check(&machine.pool, &with(is_expected), &limits), Answer::Sat(_)));
        prop_assert!(matches!(solver.check(&machine.pool, &with(is_other), &limits), Answer::Unsat));
    }
}
