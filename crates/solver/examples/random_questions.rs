//! Random questions for other solvers: `random_questions N SEED DIR` writes N of them as scripts of SMT-LIB.
//!
//! Operators are applied at random twice at the same time: by the pool, which simplifies, and as text, as they stand. A
//! script asks whether the two results can differ. They cannot, says its status; `tools/compare-solvers` asks whether that is so.
//! Each is followed by a script that asks whether the result can be true, with the answer of Jurat's solver.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs, io};

use jurat_quota::Quota;
use jurat_solver::{Answer, Constant, GaveUp, Limits, Pool, Precision, Script, Solver, Sort, Term};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [n_questions, seed, folder] = &arguments[..] else { panic!("usage: random_questions N SEED DIR") };
    let number = |text: &str| text.parse::<u64>().expect("numbers are digits");
    for question in 0..number(n_questions) {
        let machine = Machine::run(number(seed) << 32 | question);
        write(Path::new(folder), question, &machine)?;
    }
    Ok(())
}

fn write(folder: &Path, number: u64, machine: &Machine) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(format!("differ-{number:06}.smt2")), machine.can_differ())?;
    fs::write(folder.join(format!("hold-{number:06}.smt2")), machine.can_hold())
}

/// What was applied so far.
struct Machine {
    pool: Pool,
    values: Vec<Value>,
    /// The definitions of what is not simplified.
    text: String,
    random: Random,
}

/// A simplified term, and the name of what it was made of.
#[derive(Clone)]
struct Value {
    term: Term,
    name: String,
}

type OfOne = fn(&mut Pool, Term) -> Term;
type OfTwo = fn(&mut Pool, Term, Term) -> Term;

const SORTS: [Sort; 7] =
    [Sort::Bool, Sort::Bits(1), Sort::Bits(8), Sort::Bits(16), Sort::Bits(32), Sort::Float, Sort::Double];
const BITS: [(&str, OfTwo); 18] = [
    ("bvadd", Pool::add),
    ("bvadd", Pool::add),
    ("bvsub", Pool::sub),
    ("bvmul", Pool::mul),
    ("bvand", Pool::bit_and),
    ("bvor", Pool::bit_or),
    ("bvxor", Pool::bit_xor),
    ("bvudiv", Pool::udiv),
    ("bvurem", Pool::urem),
    ("bvsdiv", Pool::sdiv),
    ("bvsrem", Pool::srem),
    ("bvshl", Pool::shl),
    ("bvlshr", Pool::lshr),
    ("bvashr", Pool::ashr),
    ("bvult", Pool::ult),
    ("bvule", Pool::ule),
    ("bvslt", Pool::slt),
    ("bvsle", Pool::sle),
];
const TRUTHS: [(&str, OfTwo); 4] =
    [("and", Pool::and), ("or", Pool::or), ("xor", Pool::xor), ("=>", Pool::implies)];
const NUMBERS: [(&str, OfTwo); 7] = [
    ("fp.add RNE", Pool::fadd),
    ("fp.sub RNE", Pool::fsub),
    ("fp.mul RNE", Pool::fmul),
    ("fp.div RNE", Pool::fdiv),
    ("fp.lt", Pool::flt),
    ("fp.leq", Pool::fle),
    ("fp.eq", Pool::feq),
];

impl Machine {
    /// A few variables and constants, and what a few dozen operators make of them.
    fn run(seed: u64) -> Self {
        let random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        let mut machine = Self { pool: Pool::new(), values: Vec::new(), text: String::new(), random };
        let n_sorts = machine.random.below(2) + 5;
        for sort in &SORTS[..n_sorts + usize::from(machine.random.below(4) == 0)] {
            for _ in 0..2 {
                machine.variable(*sort);
            }
            machine.constant(*sort);
        }
        for _ in 0..machine.random.below(30) + 5 {
            machine.step();
        }
        // The result depends on what was computed last.
        let last = machine.values[machine.values.len() - 1].clone();
        machine.of_two(("=", Pool::same), &last);
        machine
    }

    fn variable(&mut self, sort: Sort) {
        let term = self.pool.variable(sort);
        let name = format!("v{}", self.values.iter().filter(|value| value.name.starts_with('v')).count());
        self.values.push(Value { term, name });
    }

    fn constant(&mut self, sort: Sort) {
        let constant = Constant::from_raw(sort, self.random.raw());
        let term = self.pool.literal(constant);
        self.values.push(Value { term, name: literal(constant) });
    }

    /// Applies an operator to something, and sometimes makes another constant.
    fn step(&mut self) {
        let value = self.any();
        let sort = self.pool.sort(value.term);
        match (self.random.below(8), sort) {
            (0, _) => self.constant(sort),
            (1, _) => self.choice(&value),
            (2, _) => self.of_two(("=", Pool::same), &value),
            (3, Sort::Bool) => self.of_one("not", Pool::not, &value),
            (3, Sort::Bits(_)) if self.random.below(2) == 0 => self.of_one("bvneg", Pool::neg, &value),
            (3, Sort::Bits(_)) => self.of_one("bvnot", Pool::bit_not, &value),
            (3, Sort::Float | Sort::Double) => self.sign(&value),
            (4, Sort::Bits(width)) => self.resize(&value, width),
            (4, Sort::Float | Sort::Double) | (5, Sort::Bits(32)) => self.convert(&value),
            (_, Sort::Bool) => self.pick(&TRUTHS, &value),
            (_, Sort::Bits(_)) => self.pick(&BITS, &value),
            (_, Sort::Float | Sort::Double) => self.pick(&NUMBERS, &value),
        }
    }

    fn pick(&mut self, table: &[(&str, OfTwo)], value: &Value) {
        let operator = table[self.random.below(table.len())];
        self.of_two(operator, value);
    }

    fn of_one(&mut self, operator: &str, of: OfOne, value: &Value) {
        let term = of(&mut self.pool, value.term);
        self.define(term, &format!("({operator} {})", value.name));
    }

    fn of_two(&mut self, (operator, of): (&str, OfTwo), value: &Value) {
        let other = self.any_of(self.pool.sort(value.term));
        let term = of(&mut self.pool, value.term, other.term);
        self.define(term, &format!("({operator} {} {})", value.name, other.name));
    }

    fn choice(&mut self, value: &Value) {
        let (condition, other) = (self.any_of(Sort::Bool), self.any_of(self.pool.sort(value.term)));
        let term = self.pool.ite(condition.term, value.term, other.term);
        self.define(term, &format!("(ite {} {} {})", condition.name, value.name, other.name));
    }

    fn sign(&mut self, value: &Value) {
        let operators: [(&str, OfOne); 4] = [
            ("fp.neg", Pool::fneg),
            ("fp.abs", Pool::fabs),
            ("fp.isNaN", Pool::is_nan),
            ("fp.sqrt RNE", Pool::fsqrt),
        ];
        let (operator, of) = operators[self.random.below(4)];
        self.of_one(operator, of, value);
    }

    /// Cuts some bits out and makes 8, 16 or 32 of them again, or puts others before them.
    fn resize(&mut self, value: &Value, width: u8) {
        let low = self.random.below(usize::from(width)) as u8;
        let kept = self.random.below(usize::from(width - low).min(32)) as u8 + 1;
        let part = self.pool.extract(value.term, low, kept);
        let cut = format!("((_ extract {} {low}) {})", low + kept - 1, value.name);
        let wide = if kept <= 8 { 8 } else { 32 };
        let other = self.any_of(Sort::Bits(8));
        let (term, text) = match self.random.below(3) {
            0 => (self.pool.zero_extend(part, wide), format!("((_ zero_extend {}) {cut})", wide - kept)),
            1 => (self.pool.sign_extend(part, wide), format!("((_ sign_extend {}) {cut})", wide - kept)),
            _ => (self.pool.concat(other.term, part), format!("(concat {} {cut})", other.name)),
        };
        self.define(term, &text);
    }

    /// Between integers and numbers.
    fn convert(&mut self, value: &Value) {
        let name = &value.name;
        let (term, text) = match (self.pool.sort(value.term), self.random.below(3)) {
            (Sort::Float, 0) => {
                (self.pool.float_to_double(value.term), format!("((_ to_fp 11 53) RNE {name})"))
            }
            (Sort::Double, 0) => {
                (self.pool.double_to_float(value.term), format!("((_ to_fp 8 24) RNE {name})"))
            }
            (Sort::Float | Sort::Double, 1) => return self.bits_of(value),
            (sort @ (Sort::Float | Sort::Double), _) => {
                (self.pool.float_to_int(value.term, 32), to_integer(sort, name))
            }
            (_, 0) => (self.pool.bits_float(value.term), format!("((_ to_fp 8 24) {name})")),
            (_, 1) => {
                let term = self.pool.int_to_float(value.term, Precision::Double);
                (term, format!("((_ to_fp 11 53) RNE {name})"))
            }
            (_, _) => {
                let term = self.pool.int_to_float(value.term, Precision::Single);
                (term, format!("((_ to_fp 8 24) RNE {name})"))
            }
        };
        self.define(term, &text);
    }

    /// SMT-LIB has no function for them.
    fn bits_of(&mut self, value: &Value) {
        let is_float = self.pool.sort(value.term) == Sort::Float;
        let (width, format, nan) =
            if is_float { (32, "8 24", "#x7fc00000") } else { (64, "11 53", "#x7ff8000000000000") };
        let term = self.pool.float_bits(value.term);
        let (bits, name) = (format!("r{}", self.values.len()), &value.name);
        self.text += &format!("(declare-const {bits} (_ BitVec {width}))\n");
        self.text += &format!(
            "(assert (ite (fp.isNaN {name}) (= {bits} {nan}) (= ((_ to_fp {format}) {bits}) {name})))\n"
        );
        self.values.push(Value { term, name: bits });
    }

    fn define(&mut self, term: Term, text: &str) {
        let name = format!("r{}", self.values.len());
        let sort = sort_name(self.pool.sort(term));
        self.text += &format!("(define-fun {name} () {sort} {text})\n");
        self.values.push(Value { term, name });
    }

    /// Rather something new, so that terms become deep.
    fn any(&mut self) -> Value {
        let reach = if self.random.below(3) == 0 { self.values.len() } else { self.values.len().min(8) };
        let back = self.random.below(reach);
        self.values[self.values.len() - 1 - back].clone()
    }

    fn any_of(&mut self, sort: Sort) -> Value {
        let fitting: Vec<_> =
            self.values.iter().filter(|value| self.pool.sort(value.term) == sort).cloned().collect();
        if fitting.is_empty() {
            self.constant(sort);
            return self.values[self.values.len() - 1].clone();
        }
        fitting[self.random.below(fitting.len())].clone()
    }

    /// The latest truth that was computed.
    fn result(&self) -> &Value {
        let is_truth = |value: &&Value| self.pool.sort(value.term) == Sort::Bool;
        self.values.iter().rfind(is_truth).expect("there are variables of all sorts")
    }

    fn can_differ(&self) -> String {
        let result = self.result();
        let script = Script {
            pool: &self.pool,
            assumptions: &[result.term],
            answer: &Answer::Unsat,
            took: Duration::ZERO,
        };
        let mut script = script.to_string();
        let end = script.rfind("(assert ").expect("the result is asserted");
        let simplified = script.split_off(end);
        let simplified = simplified.trim_start_matches("(assert ").trim_end_matches(")\n(check-sat)\n");
        for value in self.values.iter().filter(|value| value.name.starts_with('v')) {
            let declaration =
                format!("(declare-const {} {})\n", value.name, sort_name(self.pool.sort(value.term)));
            if !script.contains(&declaration) {
                script += &declaration;
            }
        }
        script + &self.text + &format!("(assert (not (= {simplified} {})))\n(check-sat)\n", result.name)
    }

    fn can_hold(&self) -> String {
        let assumptions = [self.result().term];
        let start = Instant::now();
        let limits =
            Limits { conflicts: None, quota: Quota::new(Some(start + Duration::from_secs(5)), None) };
        let answer = Solver::new().check(&self.pool, &assumptions, &limits);
        assert!(!matches!(answer, Answer::GaveUp(GaveUp::Wrong(_))), "the model is wrong: {}", self.text);
        let took = start.elapsed();
        Script { pool: &self.pool, assumptions: &assumptions, answer: &answer, took }.to_string()
    }
}

fn to_integer(sort: Sort, number: &str) -> String {
    let format = if sort == Sort::Float { "8 24" } else { "11 53" };
    let greatest = format!("((_ to_fp {format}) RNE 2147483648.0)");
    format!(
        "(ite (fp.isNaN {number}) #x00000000 (ite (fp.lt {number} (fp.neg {greatest})) #x80000000 \
         (ite (fp.geq {number} {greatest}) #x7fffffff ((_ fp.to_sbv 32) RTZ {number}))))"
    )
}

fn literal(constant: Constant) -> String {
    let raw = constant.raw();
    match constant.sort() {
        Sort::Bool => format!("{}", raw == 1),
        Sort::Bits(width) => format!("(_ bv{raw} {width})"),
        Sort::Float => format!("((_ to_fp 8 24) (_ bv{raw} 32))"),
        Sort::Double => format!("((_ to_fp 11 53) (_ bv{raw} 64))"),
    }
}

fn sort_name(sort: Sort) -> String {
    match sort {
        Sort::Bool => "Bool".to_owned(),
        Sort::Bits(width) => format!("(_ BitVec {width})"),
        Sort::Float => "(_ FloatingPoint 8 24)".to_owned(),
        Sort::Double => "(_ FloatingPoint 11 53)".to_owned(),
    }
}

/// Xorshift; the same seed gives the same questions.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 20) as usize % limit
    }

    /// Bits of which many are small or extreme, as integers or as numbers, so that rules apply.
    fn raw(&mut self) -> u64 {
        let numbers =
            [0_u64, 1, 2, 4, 7, 8, 16, 31, 127, 128, 255, u64::MAX, u64::MAX - 1, 1 << 31, 0x7fff_ffff];
        let floats = [0.0_f32, -0.0, 1.0, -1.0, 0.5, 2.0, f32::NAN, f32::INFINITY, f32::MIN_POSITIVE];
        let doubles = [0.0_f64, -0.0, 1.0, 0.5, f64::NAN, f64::NEG_INFINITY, 2_147_483_648.0];
        match self.below(8) {
            0..4 => numbers[self.below(numbers.len())],
            4 => u64::from(floats[self.below(floats.len())].to_bits()),
            5 => doubles[self.below(doubles.len())].to_bits(),
            _ => self.next(),
        }
    }
}
