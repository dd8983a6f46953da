//! Terms as they are stored: one node each, whose arguments are older terms.

use crate::function::{Function, FunctionOfTwo};
use crate::sort::{Constant, Precision, Sort};

/// A formula or an expression: the place of its node in a [`Pool`](crate::Pool).
///
/// Terms of one pool with the same structure are the same term.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Term(pub(crate) u32);

impl Term {
    pub(crate) fn idx(self) -> usize {
        self.0 as usize
    }
}

/// What a term is made of. Operators that others can express (or, sub, sle, …) have no node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Node {
    Constant(Constant),
    /// The index counts the variables of the pool.
    Variable {
        sort: Sort,
        index: u32,
    },
    Unary(Unary, Term),
    Binary(Binary, Term, Term),
    Ite(Term, Term, Term),
}

impl Node {
    /// What the term is directly made of.
    pub(crate) fn arguments(self) -> impl Iterator<Item = Term> {
        let arguments = match self {
            Node::Constant(_) | Node::Variable { .. } => [None, None, None],
            Node::Unary(_, argument) => [Some(argument), None, None],
            Node::Binary(_, left, right) => [Some(left), Some(right), None],
            Node::Ite(condition, then, otherwise) => [Some(condition), Some(then), Some(otherwise)],
        };
        arguments.into_iter().flatten()
    }

    /// The function that this applies, if it has no circuit.
    pub(crate) fn application(self) -> Option<Application> {
        match self {
            Node::Unary(Unary::Function(function), x) => Some(Application::One(function, x)),
            Node::Binary(Binary::Function(function), x, y) => Some(Application::Two(function, x, y)),
            Node::Binary(Binary::FloatRem, x, y) => Some(Application::Remainder(x, y)),
            Node::Constant(_)
            | Node::Variable { .. }
            | Node::Unary(..)
            | Node::Binary(..)
            | Node::Ite(..) => None,
        }
    }
}

/// A function of which only some promises are known to circuits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Application {
    One(Function, Term),
    Two(FunctionOfTwo, Term, Term),
    /// Of floats or of doubles.
    Remainder(Term, Term),
}

impl Application {
    /// Both apply the same function; remainders of floats and of doubles are not told apart.
    pub(crate) fn has_function_of(self, other: Self) -> bool {
        match (self, other) {
            (Self::One(function, _), Self::One(other, _)) => function == other,
            (Self::Two(function, ..), Self::Two(other, ..)) => function == other,
            (Self::Remainder(..), Self::Remainder(..)) => true,
            (Self::One(..) | Self::Two(..) | Self::Remainder(..), _) => false,
        }
    }
}

/// Operators with one argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Unary {
    /// Of a Bool, or of each bit.
    Not,
    Neg,
    Extract {
        low: u8,
        width: u8,
    },
    ZeroExtend(u8),
    SignExtend(u8),
    FloatNeg,
    FloatAbs,
    FloatSqrt,
    IsNan,
    /// From the other format.
    ToPrecision(Precision),
    /// From a signed integer.
    IntToFloat(Precision),
    /// To a signed integer of this width, as Java: NaN is 0, what is too large becomes the largest.
    FloatToInt(u8),
    FloatBits,
    BitsFloat(Precision),
    /// Of a double.
    Function(Function),
}

impl Unary {
    /// The sort of the result.
    pub(crate) fn sort(self, argument: Sort) -> Sort {
        match self {
            Unary::Not
            | Unary::Neg
            | Unary::FloatNeg
            | Unary::FloatAbs
            | Unary::FloatSqrt
            | Unary::Function(_) => argument,
            Unary::Extract { width, .. }
            | Unary::ZeroExtend(width)
            | Unary::SignExtend(width)
            | Unary::FloatToInt(width) => Sort::Bits(width),
            Unary::IsNan => Sort::Bool,
            Unary::ToPrecision(precision) | Unary::IntToFloat(precision) | Unary::BitsFloat(precision) => {
                precision.sort()
            }
            Unary::FloatBits => Sort::Bits(argument.width()),
        }
    }
}

/// Operators with two arguments. All but `Concat` take arguments of the same sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Binary {
    /// Of Bools, or bit by bit.
    And,
    /// Of Bools, or bit by bit.
    Xor,
    /// The same value; for numbers: the same bits.
    Same,
    Add,
    Mul,
    UnsignedDiv,
    UnsignedRem,
    SignedDiv,
    SignedRem,
    Shl,
    LogicalShr,
    ArithmeticShr,
    UnsignedLess,
    SignedLess,
    /// The first argument becomes the upper bits.
    Concat,
    FloatAdd,
    FloatMul,
    FloatDiv,
    /// With the sign of the first, as Java's `%`.
    FloatRem,
    /// Of doubles.
    Function(FunctionOfTwo),
    FloatLess,
    FloatLessEqual,
    FloatEqual,
}

impl Binary {
    /// The sort of the result.
    pub(crate) fn sort(self, left: Sort, right: Sort) -> Sort {
        match self {
            Binary::And
            | Binary::Xor
            | Binary::Add
            | Binary::Mul
            | Binary::UnsignedDiv
            | Binary::UnsignedRem
            | Binary::SignedDiv
            | Binary::SignedRem
            | Binary::Shl
            | Binary::LogicalShr
            | Binary::ArithmeticShr
            | Binary::FloatAdd
            | Binary::FloatMul
            | Binary::FloatDiv
            | Binary::FloatRem
            | Binary::Function(_) => left,
            Binary::Same
            | Binary::UnsignedLess
            | Binary::SignedLess
            | Binary::FloatLess
            | Binary::FloatLessEqual
            | Binary::FloatEqual => Sort::Bool,
            Binary::Concat => Sort::Bits(left.width() + right.width()),
        }
    }

    /// The arguments may be swapped.
    pub(crate) fn is_commutative(self) -> bool {
        matches!(
            self,
            Binary::And
                | Binary::Xor
                | Binary::Same
                | Binary::Add
                | Binary::Mul
                | Binary::FloatAdd
                | Binary::FloatMul
                | Binary::FloatEqual
        )
    }
}
