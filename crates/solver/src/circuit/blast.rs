//! From terms to literals: each term once, its arguments first.

use jurat_quota::{Exhausted, Quota};

use super::float::Format;
use super::gates::{Gates, Lit};
use super::word::{self, Word};
use crate::node::{Application, Binary, Node, Term, Unary};
use crate::pool::Pool;
use crate::sort::Sort;

/// Makes circuits of terms and remembers which literals a term has.
#[derive(Debug)]
pub(crate) struct Blaster {
    pub(super) gates: Gates,
    /// By term: where its literals begin in `lits`, plus one; 0 if it has none yet.
    starts: Vec<u32>,
    lits: Vec<Lit>,
    /// By the index of the variable; empty if no term needed it yet.
    inputs: Vec<Word>,
    /// Terms whose literals are inputs that promises are made about.
    applications: Vec<(Term, Application)>,
}

/// Why a circuit was not finished. What was made stays, and can be used later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    Exhausted(Exhausted),
    Size,
}

impl Blaster {
    pub(crate) fn new() -> Self {
        Self {
            gates: Gates::new(),
            starts: Vec::new(),
            lits: Vec::new(),
            inputs: Vec::new(),
            applications: Vec::new(),
        }
    }

    pub(crate) fn gates(&self) -> &Gates {
        &self.gates
    }

    /// The inputs of each variable that some circuit uses, by the variable's index.
    pub(crate) fn inputs(&self) -> &[Word] {
        &self.inputs
    }

    /// Functions that some circuit uses, in the order in which they were seen.
    pub(crate) fn applications(&self) -> &[(Term, Application)] {
        &self.applications
    }

    /// The literals of a term.
    pub(crate) fn blast(
        &mut self,
        pool: &Pool,
        term: Term,
        max_gates: usize,
        quota: &Quota,
    ) -> Result<&[Lit], Stop> {
        self.starts.resize(pool.len(), 0);
        let mut left = vec![term];
        while let Some(&next) = left.last() {
            let n_left = left.len();
            if self.starts[next.idx()] == 0 {
                left.extend(pool.node(next).arguments().filter(|argument| self.starts[argument.idx()] == 0));
            }
            if left.len() > n_left {
                continue;
            }
            left.pop();
            if self.starts[next.idx()] == 0 {
                if self.gates.len() > max_gates {
                    return Err(Stop::Size);
                }
                quota.look().map_err(Stop::Exhausted)?;
                let word = self.circuit(pool, next);
                self.starts[next.idx()] = self.lits.len() as u32 + 1;
                self.lits.extend(word);
            }
        }
        Ok(self.word(pool, term))
    }

    /// The literals of a term that was blasted.
    pub(crate) fn word(&self, pool: &Pool, term: Term) -> &[Lit] {
        let start = self.starts[term.idx()] as usize - 1;
        &self.lits[start..start + usize::from(pool.width(term))]
    }

    fn circuit(&mut self, pool: &Pool, term: Term) -> Word {
        let width = usize::from(pool.width(term));
        let node = pool.node(term);
        if let Some(application) = node.application() {
            return self.application(term, application, pool.sort(term));
        }
        match node {
            Node::Constant(constant) => word::constant(width, constant.raw()),
            Node::Variable { sort, index } => self.variable(index, sort),
            Node::Unary(op, argument) => {
                let from = pool.sort(argument);
                let argument = self.word(pool, argument).to_vec();
                self.unary(op, from, &argument, width)
            }
            Node::Binary(Binary::Add, left, right) => self.sum(pool, left, right),
            Node::Binary(op, left, right) => {
                let sort = pool.sort(left);
                let (left, right) = (self.word(pool, left).to_vec(), self.word(pool, right).to_vec());
                self.binary(op, sort, &left, &right)
            }
            Node::Ite(condition, then, otherwise) => {
                let condition = self.word(pool, condition)[0];
                let (then, otherwise) = (self.word(pool, then).to_vec(), self.word(pool, otherwise).to_vec());
                self.gates.mux_words(condition, &then, &otherwise)
            }
        }
    }

    fn variable(&mut self, index: u32, sort: Sort) -> Word {
        let index = index as usize;
        if self.inputs.len() <= index {
            self.inputs.resize(index + 1, Word::new());
        }
        let inputs: Word = (0..sort.width()).map(|_| self.gates.input()).collect();
        self.inputs[index].clone_from(&inputs);
        match sort.precision() {
            // Inputs can have any bits, numbers have one NaN.
            Some(precision) => self.gates.canonical(precision.into(), &inputs),
            None => inputs,
        }
    }

    /// The result can be anything that is promised.
    fn application(&mut self, term: Term, application: Application, sort: Sort) -> Word {
        self.applications.push((term, application));
        let inputs: Word = (0..sort.width()).map(|_| self.gates.input()).collect();
        self.gates.canonical(format(sort), &inputs)
    }

    /// x + -y is one subtractor; the circuit of -y, which was made before, is not needed and costs no clauses.
    fn sum(&mut self, pool: &Pool, left: Term, right: Term) -> Word {
        for (minuend, negative) in [(left, right), (right, left)] {
            if let Node::Unary(Unary::Neg, subtrahend) = pool.node(negative) {
                let (minuend, subtrahend) =
                    (self.word(pool, minuend).to_vec(), self.word(pool, subtrahend).to_vec());
                return self.gates.sub(&minuend, &subtrahend);
            }
        }
        let (left, right) = (self.word(pool, left).to_vec(), self.word(pool, right).to_vec());
        self.gates.add(&left, &right)
    }

    fn unary(&mut self, op: Unary, from: Sort, a: &[Lit], width: usize) -> Word {
        let gates = &mut self.gates;
        match op {
            Unary::Not => word::not(a),
            Unary::Neg => gates.neg(a),
            Unary::Extract { low, .. } => a[usize::from(low)..usize::from(low) + width].to_vec(),
            Unary::ZeroExtend(_) => word::extended(a, width, Lit::FALSE),
            Unary::SignExtend(_) => word::sign_extended(a, width),
            Unary::FloatNeg => gates.float_neg(format(from), a),
            Unary::FloatAbs => word::extended(&a[..width - 1], width, Lit::FALSE),
            Unary::FloatSqrt => gates.float_sqrt(format(from), a),
            Unary::IsNan => vec![gates.float_is_nan(format(from), a)],
            Unary::ToPrecision(precision) => gates.float_to_float(format(from), precision.into(), a),
            Unary::IntToFloat(precision) => gates.int_to_float(precision.into(), a),
            Unary::FloatToInt(_) => gates.float_to_int(format(from), a, width),
            Unary::FloatBits => a.to_vec(),
            Unary::BitsFloat(precision) => gates.canonical(precision.into(), a),
            Unary::Function(_) => unreachable!("functions have no circuit"),
        }
    }

    fn binary(&mut self, op: Binary, sort: Sort, a: &[Lit], b: &[Lit]) -> Word {
        let gates = &mut self.gates;
        match op {
            Binary::And => gates.and_words(a, b),
            Binary::Xor => gates.xor_words(a, b),
            Binary::Same => vec![gates.same(a, b)],
            Binary::Add => gates.add(a, b),
            Binary::Mul => gates.mul(a, b),
            Binary::UnsignedDiv => gates.divide(a, b).0,
            Binary::UnsignedRem => gates.divide(a, b).1,
            Binary::SignedDiv => gates.signed_divide(a, b).0,
            Binary::SignedRem => gates.signed_divide(a, b).1,
            Binary::Shl => gates.shl(a, b),
            Binary::LogicalShr => gates.shr(a, b, Lit::FALSE),
            Binary::ArithmeticShr => gates.shr(a, b, word::sign(a)),
            Binary::UnsignedLess => vec![gates.less(a, b)],
            Binary::SignedLess => vec![gates.signed_less(a, b)],
            Binary::Concat => [b, a].concat(),
            Binary::FloatAdd => gates.float_add(format(sort), a, b),
            Binary::FloatMul => gates.float_mul(format(sort), a, b),
            Binary::FloatDiv => gates.float_div(format(sort), a, b),
            Binary::FloatRem | Binary::Function(_) => unreachable!("functions have no circuit"),
            Binary::FloatLess => vec![gates.float_less(format(sort), a, b)],
            Binary::FloatLessEqual => vec![gates.float_less_equal(format(sort), a, b)],
            Binary::FloatEqual => vec![gates.float_equal(format(sort), a, b)],
        }
    }
}

/// The format of arguments that are numbers.
pub(super) fn format(sort: Sort) -> Format {
    sort.precision().expect("constructors check the sorts of arguments").into()
}
