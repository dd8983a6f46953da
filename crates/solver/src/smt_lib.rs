//! Questions to the solver as scripts of SMT-LIB 2.6, logic `QF_BVFP`, so that other solvers can be asked the same.
//!
//! Every term that a question is made of is defined by a name of its own, after its arguments. So a script nests nowhere,
//! and is as long as the question has terms. Java has one NaN, and so has SMT-LIB; what is told apart there is what
//! `Same` tells apart. Two operators have no counterpart: a number becomes an integer as Java does it by distinguishing
//! cases, and the bits of a number are a constant that is constrained to be them. Functions, and the remainder of numbers,
//! become constants of which nothing is said. So a script with them may be satisfiable where the question is not.

use std::fmt;
use std::time::Duration;

use crate::node::{Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::solver::Answer;
use crate::sort::{Constant, Precision, Sort, canonical_double, canonical_float};

/// A question that was asked, and how it was answered; displayed as a script.
#[derive(Clone, Copy, Debug)]
pub struct Script<'a> {
    /// Where the terms are.
    pub pool: &'a Pool,
    /// What was to be true.
    pub assumptions: &'a [Term],
    /// What the solver said.
    pub answer: &'a Answer,
    /// How long it took to say so.
    pub took: Duration,
}

impl fmt::Display for Script<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_weaker = self.pool.mentions_application(self.assumptions);
        let status = match self.answer {
            Answer::Sat(_) => "sat",
            Answer::Unsat if !is_weaker => "unsat",
            Answer::Unsat | Answer::GaveUp(_) => "unknown",
        };
        writeln!(f, "(set-info :smt-lib-version 2.6)\n(set-logic QF_BVFP)")?;
        writeln!(f, "(set-info :status {status})")?;
        writeln!(f, "(set-info :jurat-seconds {:.6})", self.took.as_secs_f64())?;
        for term in self.pool.all_parts(self.assumptions) {
            self.define(f, term)?;
        }
        for &assumption in self.assumptions {
            writeln!(f, "(assert {})", self.name(assumption))?;
        }
        writeln!(f, "(check-sat)")
    }
}

impl<'a> Script<'a> {
    fn name(&self, term: Term) -> Name<'a> {
        Name { pool: self.pool, term }
    }

    /// Constants need no definition.
    fn define(&self, f: &mut fmt::Formatter<'_>, term: Term) -> fmt::Result {
        let (name, sort) = (self.name(term), SortName(self.pool.sort(term)));
        match self.pool.node(term) {
            Node::Constant(_) => Ok(()),
            Node::Variable { .. } => writeln!(f, "(declare-const {name} {sort})"),
            Node::Unary(Unary::FloatBits, number) => {
                writeln!(f, "(declare-const {name} {sort})")?;
                self.constrain_bits(f, name, number)
            }
            Node::Unary(Unary::Function(function), argument) => {
                let argument = self.name(argument);
                writeln!(f, "(declare-const {name} {sort}) ; {function:?}({argument})")
            }
            Node::Binary(op @ (Binary::FloatRem | Binary::Function(_)), left, right) => {
                let (left, right) = (self.name(left), self.name(right));
                writeln!(f, "(declare-const {name} {sort}) ; {op:?}({left}, {right})")
            }
            Node::Unary(op, argument) => {
                write!(f, "(define-fun {name} () {sort} ")?;
                self.unary(f, op, argument)?;
                writeln!(f, ")")
            }
            Node::Binary(op, left, right) => {
                let operator = binary(op, self.pool.sort(left));
                let (left, right) = (self.name(left), self.name(right));
                writeln!(f, "(define-fun {name} () {sort} ({operator} {left} {right}))")
            }
            Node::Ite(condition, then, otherwise) => {
                let (condition, then) = (self.name(condition), self.name(then));
                let otherwise = self.name(otherwise);
                writeln!(f, "(define-fun {name} () {sort} (ite {condition} {then} {otherwise}))")
            }
        }
    }

    /// Exactly one value satisfies this, whatever the number is.
    fn constrain_bits(&self, f: &mut fmt::Formatter<'_>, bits: Name<'_>, number: Term) -> fmt::Result {
        let sort = self.pool.sort(number);
        let nan = Literal(Constant::from_raw(Sort::Bits(sort.width()), nan(sort).raw()));
        let (number, format) = (self.name(number), Format(sort));
        writeln!(
            f,
            "(assert (ite (fp.isNaN {number}) (= {bits} {nan}) (= ((_ to_fp {format}) {bits}) {number})))"
        )
    }

    fn unary(&self, f: &mut fmt::Formatter<'_>, op: Unary, argument: Term) -> fmt::Result {
        let sort = self.pool.sort(argument);
        let name = self.name(argument);
        match op {
            Unary::Not if sort == Sort::Bool => write!(f, "(not {name})"),
            Unary::Not => write!(f, "(bvnot {name})"),
            Unary::Neg => write!(f, "(bvneg {name})"),
            Unary::Extract { low, width } => write!(f, "((_ extract {} {low}) {name})", low + width - 1),
            Unary::ZeroExtend(width) => write!(f, "((_ zero_extend {}) {name})", width - sort.width()),
            Unary::SignExtend(width) => write!(f, "((_ sign_extend {}) {name})", width - sort.width()),
            Unary::FloatNeg => write!(f, "(fp.neg {name})"),
            Unary::FloatAbs => write!(f, "(fp.abs {name})"),
            Unary::FloatSqrt => write!(f, "(fp.sqrt RNE {name})"),
            Unary::IsNan => write!(f, "(fp.isNaN {name})"),
            Unary::ToPrecision(to) | Unary::IntToFloat(to) => {
                write!(f, "((_ to_fp {}) RNE {name})", Format(to.sort()))
            }
            Unary::FloatToInt(width) => to_integer(f, sort, width, name),
            Unary::FloatBits => unreachable!("the bits of a number are constrained, not defined"),
            Unary::Function(_) => unreachable!("functions are declared, not defined"),
            Unary::BitsFloat(to) => write!(f, "((_ to_fp {}) {name})", Format(to.sort())),
        }
    }
}

/// Towards zero; NaN is 0, and what is too large becomes the largest. SMT-LIB leaves all that open.
fn to_integer(f: &mut fmt::Formatter<'_>, sort: Sort, width: u8, number: Name<'_>) -> fmt::Result {
    let bits = |value| Literal(Constant::from_raw(Sort::Bits(width), value));
    let limit = 2.0_f64.powi(i32::from(width) - 1);
    let (least, greatest) = (Literal(number_of(sort, -limit)), Literal(number_of(sort, limit)));
    let (smallest, largest) = (bits(1 << (width - 1)), bits((1 << (width - 1)) - 1));
    write!(f, "(ite (fp.isNaN {number}) {} (ite (fp.leq {number} {least}) {smallest} ", bits(0))?;
    write!(f, "(ite (fp.leq {greatest} {number}) {largest} ((_ fp.to_sbv {width}) RTZ {number}))))")
}

/// A power of two, which both formats have.
fn number_of(sort: Sort, value: f64) -> Constant {
    match sort.precision() {
        Some(Precision::Single) => Constant::Float((value as f32).to_bits()),
        Some(Precision::Double) => Constant::Double(value.to_bits()),
        None => unreachable!("only numbers become integers"),
    }
}

fn nan(sort: Sort) -> Constant {
    match sort.precision() {
        Some(Precision::Single) => Constant::Float(canonical_float(f32::NAN)),
        Some(Precision::Double) => Constant::Double(canonical_double(f64::NAN)),
        None => unreachable!("only numbers can be none"),
    }
}

/// The operator, with its rounding mode if it needs one.
fn binary(op: Binary, sort: Sort) -> &'static str {
    match op {
        Binary::And if sort == Sort::Bool => "and",
        Binary::And => "bvand",
        Binary::Xor if sort == Sort::Bool => "xor",
        Binary::Xor => "bvxor",
        Binary::Same => "=",
        Binary::Add => "bvadd",
        Binary::Mul => "bvmul",
        Binary::UnsignedDiv => "bvudiv",
        Binary::UnsignedRem => "bvurem",
        Binary::SignedDiv => "bvsdiv",
        Binary::SignedRem => "bvsrem",
        Binary::Shl => "bvshl",
        Binary::LogicalShr => "bvlshr",
        Binary::ArithmeticShr => "bvashr",
        Binary::UnsignedLess => "bvult",
        Binary::SignedLess => "bvslt",
        Binary::Concat => "concat",
        Binary::FloatAdd => "fp.add RNE",
        Binary::FloatMul => "fp.mul RNE",
        Binary::FloatDiv => "fp.div RNE",
        Binary::FloatRem | Binary::Function(_) => unreachable!("functions are declared, not defined"),
        Binary::FloatLess => "fp.lt",
        Binary::FloatLessEqual => "fp.leq",
        Binary::FloatEqual => "fp.eq",
    }
}

/// How a term is referred to.
#[derive(Clone, Copy)]
struct Name<'a> {
    pool: &'a Pool,
    term: Term,
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pool.node(self.term) {
            Node::Constant(constant) => write!(f, "{}", Literal(constant)),
            Node::Variable { index, .. } => write!(f, "v{index}"),
            Node::Unary(..) | Node::Binary(..) | Node::Ite(..) => write!(f, "t{}", self.term.idx()),
        }
    }
}

struct Literal(Constant);

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sort = self.0.sort();
        match self.0 {
            Constant::Bool(value) => write!(f, "{value}"),
            Constant::Bits { width, value } if width % 4 == 0 => {
                write!(f, "#x{value:0digits$x}", digits = usize::from(width / 4))
            }
            Constant::Bits { width, value } => write!(f, "#b{value:0digits$b}", digits = usize::from(width)),
            Constant::Float(_) | Constant::Double(_) if self.0 == nan(sort) => {
                write!(f, "(_ NaN {})", Format(sort))
            }
            Constant::Float(bits) => {
                write!(f, "(fp #b{:b} #b{:08b} #b{:023b})", bits >> 31, bits >> 23 & 0xff, bits & 0x7f_ffff)
            }
            Constant::Double(bits) => {
                let (exponent, fraction) = (bits >> 52 & 0x7ff, bits & 0xf_ffff_ffff_ffff);
                write!(f, "(fp #b{:b} #b{exponent:011b} #b{fraction:052b})", bits >> 63)
            }
        }
    }
}

struct SortName(Sort);

impl fmt::Display for SortName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Sort::Bool => write!(f, "Bool"),
            Sort::Bits(width) => write!(f, "(_ BitVec {width})"),
            Sort::Float | Sort::Double => write!(f, "(_ FloatingPoint {})", Format(self.0)),
        }
    }
}

/// The bits of the exponent, and those of the significand with the one that is not stored.
struct Format(Sort);

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0.precision() {
            Some(Precision::Single) => "8 24",
            Some(Precision::Double) => "11 53",
            None => unreachable!("only numbers have a format"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Solver};

    fn script(pool: &Pool, assumptions: &[Term]) -> String {
        let answer = Solver::new().check(pool, assumptions, &Limits::default());
        Script { pool, assumptions, answer: &answer, took: Duration::from_micros(1250) }.to_string()
    }

    #[test]
    fn a_question_is_a_script() {
        let mut pool = Pool::new();
        let (integer, number) = (pool.variable(Sort::Bits(32)), pool.variable(Sort::Float));
        let five = pool.bits(32, 5);
        let is_less = pool.slt(integer, five);
        let converted = pool.int_to_float(integer, Precision::Single);
        let sum = pool.fadd(number, converted);
        let is_nan = pool.is_nan(sum);
        let back = pool.float_to_int(number, 32);
        let is_same = pool.same(back, integer);
        let expected = "\
(set-info :smt-lib-version 2.6)
(set-logic QF_BVFP)
(set-info :status sat)
(set-info :jurat-seconds 0.001250)
(declare-const v0 (_ BitVec 32))
(declare-const v1 (_ FloatingPoint 8 24))
(define-fun t3 () Bool (bvslt v0 #x00000005))
(define-fun t4 () (_ FloatingPoint 8 24) ((_ to_fp 8 24) RNE v0))
(define-fun t5 () (_ FloatingPoint 8 24) (fp.add RNE v1 t4))
(define-fun t6 () Bool (fp.isNaN t5))
(define-fun t7 () (_ BitVec 32) (ite (fp.isNaN v1) #x00000000 \
(ite (fp.leq v1 (fp #b1 #b10011110 #b00000000000000000000000)) #x80000000 \
(ite (fp.leq (fp #b0 #b10011110 #b00000000000000000000000) v1) #x7fffffff ((_ fp.to_sbv 32) RTZ v1)))))
(define-fun t8 () Bool (= v0 t7))
(assert t3)
(assert t6)
(assert t8)
(check-sat)
";
        assert_eq!(script(&pool, &[is_less, is_nan, is_same]), expected);
    }

    /// Also the bits of a number, which SMT-LIB has no function for.
    #[test]
    fn bits_of_numbers_are_constrained() {
        let mut pool = Pool::new();
        let number = pool.variable(Sort::Float);
        let bits = pool.float_bits(number);
        let canonical = pool.bits(32, 0x7fc0_0000);
        let is_less = pool.ult(bits, canonical);
        let expected = "\
(declare-const v0 (_ FloatingPoint 8 24))
(declare-const t1 (_ BitVec 32))
(assert (ite (fp.isNaN v0) (= t1 #x7fc00000) (= ((_ to_fp 8 24) t1) v0)))
(define-fun t3 () Bool (bvult t1 #x7fc00000))
(assert t3)
";
        let script = script(&pool, &[is_less]);
        assert!(script.contains(expected), "{script}");
    }

    /// The script is weaker than the question, so its status is not that of the question.
    #[test]
    fn functions_are_declared() {
        let mut pool = Pool::new();
        let x = pool.variable(Sort::Double);
        let sine = pool.function(crate::Function::Sin, x);
        let rest = pool.frem(x, sine);
        let is_less = pool.flt(x, rest);
        let is_positive = pool.flt(sine, x);
        let script = script(&pool, &[is_less, is_positive]);
        let expected = "\
(declare-const v0 (_ FloatingPoint 11 53))
(declare-const t1 (_ FloatingPoint 11 53)) ; Sin(v0)
(declare-const t2 (_ FloatingPoint 11 53)) ; FloatRem(v0, t1)
";
        assert!(script.contains(expected), "{script}");
    }

    #[test]
    fn scripts_do_not_nest() {
        let mut pool = Pool::new();
        let mut term = pool.variable(Sort::Bits(8));
        for _ in 0..200_000 {
            let square = pool.mul(term, term);
            term = pool.bit_xor(square, term);
        }
        let zero = pool.bits(8, 0);
        let is_zero = pool.same(term, zero);
        let answer = Answer::Unsat;
        let script = Script { pool: &pool, assumptions: &[is_zero], answer: &answer, took: Duration::ZERO };
        let script = script.to_string();
        assert!(script.lines().count() > 300_000 && script.lines().all(|line| line.len() < 80));
    }
}
