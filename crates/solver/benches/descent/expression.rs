//! Terms as expressions, so that systems read as mathematics.

use std::cell::RefCell;
use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Rem, Sub};

use jurat_solver::{Function, FunctionOfTwo, Pool, Precision, Sort, Term};

/// Where expressions are made.
#[derive(Default)]
pub(crate) struct Terms(RefCell<Pool>);

/// A number, or a condition on numbers.
#[derive(Clone, Copy)]
pub(crate) struct Expression<'a> {
    terms: &'a Terms,
    pub(crate) term: Term,
}

impl Terms {
    pub(crate) fn variables<const N: usize>(&self) -> [Expression<'_>; N] {
        [(); N].map(|()| self.wrap(self.0.borrow_mut().variable(Sort::Double)))
    }

    /// Numbers of an integer variable.
    pub(crate) fn integer(&self) -> Expression<'_> {
        let mut pool = self.0.borrow_mut();
        let integer = pool.variable(Sort::Bits(32));
        let term = pool.int_to_float(integer, Precision::Double);
        Expression { terms: self, term }
    }

    pub(crate) fn number(&self, value: f64) -> Expression<'_> {
        self.wrap(self.0.borrow_mut().double(value))
    }

    pub(crate) fn into_pool(self) -> Pool {
        self.0.into_inner()
    }

    fn wrap(&self, term: Term) -> Expression<'_> {
        Expression { terms: self, term }
    }
}

impl<'a> Expression<'a> {
    fn one(self, make: impl FnOnce(&mut Pool, Term) -> Term) -> Self {
        self.terms.wrap(make(&mut self.terms.0.borrow_mut(), self.term))
    }

    fn two(self, other: impl Operand<'a>, make: impl FnOnce(&mut Pool, Term, Term) -> Term) -> Self {
        let other = other.on(self.terms);
        self.terms.wrap(make(&mut self.terms.0.borrow_mut(), self.term, other.term))
    }

    pub(crate) fn apply(self, function: Function) -> Self {
        self.one(|pool, x| pool.function(function, x))
    }

    pub(crate) fn sin(self) -> Self {
        self.apply(Function::Sin)
    }

    pub(crate) fn cos(self) -> Self {
        self.apply(Function::Cos)
    }

    pub(crate) fn exp(self) -> Self {
        self.apply(Function::Exp)
    }

    pub(crate) fn log(self) -> Self {
        self.apply(Function::Log)
    }

    pub(crate) fn sqrt(self) -> Self {
        self.one(Pool::fsqrt)
    }

    pub(crate) fn abs(self) -> Self {
        self.one(Pool::fabs)
    }

    pub(crate) fn pow(self, exponent: impl Operand<'a>) -> Self {
        self.two(exponent, |pool, x, y| pool.function_of_two(FunctionOfTwo::Pow, x, y))
    }

    pub(crate) fn atan2(self, x: impl Operand<'a>) -> Self {
        self.two(x, |pool, y, x| pool.function_of_two(FunctionOfTwo::Atan2, y, x))
    }

    pub(crate) fn hypot(self, other: impl Operand<'a>) -> Self {
        self.two(other, |pool, x, y| pool.function_of_two(FunctionOfTwo::Hypot, x, y))
    }

    pub(crate) fn lt(self, other: impl Operand<'a>) -> Self {
        self.two(other, Pool::flt)
    }

    pub(crate) fn gt(self, other: impl Operand<'a>) -> Self {
        self.two(other, |pool, x, y| pool.flt(y, x))
    }

    pub(crate) fn eq(self, other: impl Operand<'a>) -> Self {
        self.two(other, Pool::feq)
    }

    pub(crate) fn ne(self, other: impl Operand<'a>) -> Self {
        self.eq(other).one(Pool::not)
    }

    /// The first if this holds, else the second.
    pub(crate) fn choose(self, then: Self, otherwise: Self) -> Self {
        self.one(|pool, condition| pool.ite(condition, then.term, otherwise.term))
    }

    /// Not far from.
    pub(crate) fn near(self, other: impl Operand<'a>, tolerance: f64) -> Self {
        (self - other).abs().lt(tolerance)
    }
}

/// What an expression can be combined with.
pub(crate) trait Operand<'a> {
    fn on(self, terms: &'a Terms) -> Expression<'a>;
}

impl<'a> Operand<'a> for Expression<'a> {
    fn on(self, _: &'a Terms) -> Expression<'a> {
        self
    }
}

impl<'a> Operand<'a> for f64 {
    fn on(self, terms: &'a Terms) -> Expression<'a> {
        terms.number(self)
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident $make:path;)*) => {$(
        impl<'a, T: Operand<'a>> $operator<T> for Expression<'a> {
            type Output = Self;

            fn $method(self, other: T) -> Self {
                self.two(other, $make)
            }
        }
    )*};
}

operators! {
    Add add Pool::fadd;
    Sub sub Pool::fsub;
    Mul mul Pool::fmul;
    Div div Pool::fdiv;
    Rem rem Pool::frem;
    BitAnd bitand Pool::and;
    BitOr bitor Pool::or;
}

impl Neg for Expression<'_> {
    type Output = Self;

    fn neg(self) -> Self {
        self.one(Pool::fneg)
    }
}
