//! What may hold of the numbers that a call is given and those that it leaves behind: read off from a few of its ends, and kept only as
//! long as the solver shows it.
//!
//! The samples say at once what the strongest fact of each shape is (M. D. Ernst's Daikon does the same with runs). A fact that is too strong comes
//! back as a further sample, from the solver.

use jurat_solver::{Pool, Term};
use rustc_hash::FxHashSet;

/// Equations of one number, under one condition.
const MOST_EQUATIONS: usize = 6;
/// More facts cost more than they are worth.
const MOST_FACTS: usize = 160;

/// The numbers of one execution of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sample {
    pub(super) before: Vec<i64>,
    pub(super) after: Vec<i64>,
}

/// Of which numbers there are facts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Shape {
    /// The bits of each number before the call.
    pub(super) before: Vec<u8>,
    /// The bits of each number after it.
    pub(super) after: Vec<u8>,
    /// Numbers that may matter.
    pub(super) constants: Vec<i64>,
}

/// Something that holds of each execution of a call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Fact {
    condition: Condition,
    claim: Claim,
}

/// For which executions there is a claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Condition {
    Always,
    /// For those where a number before the call compares so with a constant.
    Constant(usize, Relation, i64),
    /// The same with another number.
    Pair(usize, Relation, usize),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Claim {
    /// There is no such execution.
    Never,
    /// A number after the call compares so.
    After(usize, Relation, Expression),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Relation {
    Equal,
    AtMost,
    AtLeast,
}

/// A number that is computed of those before the call, in the arithmetic of its type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Expression {
    Constant(i64),
    Linear {
        factor: i64,
        of: usize,
        plus: i64,
    },
    Sum(usize, usize),
    Difference(usize, usize),
    Product(usize, usize),
    /// `factor * (of % by) + plus`
    Remainder {
        factor: i64,
        of: usize,
        by: i64,
        plus: i64,
    },
}

impl Relation {
    fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Self::Equal => left == right,
            Self::AtMost => left <= right,
            Self::AtLeast => left >= right,
        }
    }

    fn term(self, pool: &mut Pool, left: Term, right: Term) -> Term {
        match self {
            Self::Equal => pool.same(left, right),
            Self::AtMost => pool.sle(left, right),
            Self::AtLeast => pool.sle(right, left),
        }
    }
}

/// What is left of a number in an integer type.
fn wrapped(number: i64, width: u8) -> i64 {
    if width == 32 { i64::from(number as i32) } else { number }
}

impl Expression {
    fn value(self, before: &[i64], width: u8) -> i64 {
        let number = match self {
            Self::Constant(constant) => constant,
            Self::Linear { factor, of, plus } => before[of].wrapping_mul(factor).wrapping_add(plus),
            Self::Sum(a, b) => before[a].wrapping_add(before[b]),
            Self::Difference(a, b) => before[a].wrapping_sub(before[b]),
            Self::Product(a, b) => before[a].wrapping_mul(before[b]),
            Self::Remainder { factor, of, by, plus } => {
                before[of].wrapping_rem(by).wrapping_mul(factor).wrapping_add(plus)
            }
        };
        wrapped(number, width)
    }

    fn term(self, pool: &mut Pool, before: &[Term], width: u8) -> Term {
        let literal = |pool: &mut Pool, number: i64| pool.bits(width, number.cast_unsigned());
        let linear = |pool: &mut Pool, of: Term, factor: i64, plus: i64| {
            let (factor, plus) = (literal(pool, factor), literal(pool, plus));
            let product = pool.mul(of, factor);
            pool.add(product, plus)
        };
        match self {
            Self::Constant(constant) => literal(pool, constant),
            Self::Linear { factor, of, plus } => linear(pool, before[of], factor, plus),
            Self::Sum(a, b) => pool.add(before[a], before[b]),
            Self::Difference(a, b) => pool.sub(before[a], before[b]),
            Self::Product(a, b) => pool.mul(before[a], before[b]),
            Self::Remainder { factor, of, by, plus } => {
                let by = literal(pool, by);
                let remainder = pool.srem(before[of], by);
                linear(pool, remainder, factor, plus)
            }
        }
    }
}

impl Condition {
    fn holds(self, before: &[i64]) -> bool {
        match self {
            Self::Always => true,
            Self::Constant(of, relation, constant) => relation.holds(before[of], constant),
            Self::Pair(left, relation, right) => relation.holds(before[left], before[right]),
        }
    }

    /// Whether the other condition holds wherever this one does.
    fn implies(self, other: Self) -> bool {
        match (self, other) {
            (_, Self::Always) => true,
            (Self::Constant(a, Relation::Equal, c), Self::Constant(b, relation, d)) => {
                a == b && relation.holds(c, d)
            }
            (Self::Constant(a, ours, c), Self::Constant(b, theirs, d)) => {
                a == b && ours == theirs && ours.holds(c, d)
            }
            _ => self == other,
        }
    }
}

impl Fact {
    /// Whether it leaves nothing to be said about what the other claim is about: if a number is equal to something, its bounds follow. This is
    /// coarse, as other equations may hold besides.
    fn settles(&self, claim: Claim) -> bool {
        match (self.claim, claim) {
            (Claim::After(ours, Relation::Equal, _), Claim::After(theirs, relation, _)) => {
                ours == theirs && (self.condition == Condition::Always || relation != Relation::Equal)
            }
            _ => false,
        }
    }

    /// As a condition of the solver, of the numbers before and after a call.
    pub(super) fn term(self, pool: &mut Pool, shape: &Shape, before: &[Term], after: &[Term]) -> Term {
        let condition = match self.condition {
            Condition::Always => pool.truth(true),
            Condition::Constant(of, relation, constant) => {
                let constant = pool.bits(shape.before[of], constant.cast_unsigned());
                relation.term(pool, before[of], constant)
            }
            Condition::Pair(left, relation, right) => relation.term(pool, before[left], before[right]),
        };
        match self.claim {
            Claim::Never => pool.not(condition),
            Claim::After(of, relation, expression) => {
                let expression = expression.term(pool, before, shape.after[of]);
                let claim = relation.term(pool, after[of], expression);
                pool.implies(condition, claim)
            }
        }
    }
}

/// What a number after each call is equal to, if there is such a fact.
pub(super) fn equal(
    facts: &[Fact],
    pool: &mut Pool,
    shape: &Shape,
    before: &[Term],
    after: usize,
) -> Option<Term> {
    facts.iter().find_map(|fact| match *fact {
        Fact { condition: Condition::Always, claim: Claim::After(of, Relation::Equal, expression) }
            if of == after =>
        {
            Some(expression.term(pool, before, shape.after[of]))
        }
        _ => None,
    })
}

/// The strongest facts that all samples, of which there is one at least, bear out.
pub(super) fn strongest(shape: &Shape, samples: &[Sample], refuted: &FxHashSet<Fact>) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    for condition in conditions(shape) {
        let meant: Vec<&Sample> = samples.iter().filter(|sample| condition.holds(&sample.before)).collect();
        let n_before = facts.len();
        for claim in claims(shape, &meant) {
            let fact = Fact { condition, claim };
            let is_implied = |known: &Fact| {
                (known.claim == claim || known.claim == Claim::Never || known.settles(claim))
                    && condition.implies(known.condition)
            };
            let is_equation = matches!(claim, Claim::After(_, Relation::Equal, _));
            let others = if is_equation { &facts[..n_before] } else { &facts[..] };
            if !refuted.contains(&fact) && !others.iter().any(is_implied) {
                facts.push(fact);
            }
        }
    }
    facts.truncate(MOST_FACTS);
    facts
}

/// Those that hold for more executions come first.
fn conditions(shape: &Shape) -> Vec<Condition> {
    let mut conditions = vec![Condition::Always];
    let mut ascending = shape.constants.clone();
    ascending.sort_unstable();
    for (of, &width) in shape.before.iter().enumerate() {
        let fits = |&&constant: &&i64| wrapped(constant, width) == constant;
        let constants = || ascending.iter().filter(fits);
        conditions.extend(constants().rev().map(|&it| Condition::Constant(of, Relation::AtMost, it)));
        conditions.extend(constants().map(|&it| Condition::Constant(of, Relation::AtLeast, it)));
        conditions.extend(constants().map(|&it| Condition::Constant(of, Relation::Equal, it)));
        for (other, _) in shape.before.iter().enumerate().filter(|&(at, other)| at != of && *other == width) {
            conditions.push(Condition::Pair(of, Relation::AtMost, other));
        }
    }
    conditions
}

fn claims(shape: &Shape, samples: &[&Sample]) -> Vec<Claim> {
    if samples.is_empty() {
        return vec![Claim::Never];
    }
    let mut claims = Vec::new();
    for (of, &width) in shape.after.iter().enumerate() {
        let is_borne_out = |relation: Relation, expression: Expression| {
            samples
                .iter()
                .all(|sample| relation.holds(sample.after[of], expression.value(&sample.before, width)))
        };
        let equations = expressions(shape, samples, of);
        let equations = equations.into_iter().filter(|&it| is_borne_out(Relation::Equal, it));
        claims.extend(equations.take(MOST_EQUATIONS).map(|it| Claim::After(of, Relation::Equal, it)));
        for relation in [Relation::AtLeast, Relation::AtMost] {
            let bounds = bounds(shape, relation, of);
            let strongest = bounds
                .into_iter()
                .map(|group| group.into_iter().find(|&expression| is_borne_out(relation, expression)));
            claims.extend(strongest.flatten().map(|it| Claim::After(of, relation, it)));
        }
    }
    claims
}

/// What a number after the call may be equal to; the simplest first.
fn expressions(shape: &Shape, samples: &[&Sample], of: usize) -> Vec<Expression> {
    let mut found = vec![Expression::Constant(samples[0].after[of])];
    let width = shape.after[of];
    let alike: Vec<usize> = (0..shape.before.len()).filter(|&at| shape.before[at] == width).collect();
    found.extend(alike.iter().filter_map(|&at| linear(samples, at, of, width)));
    for (nth, &a) in alike.iter().enumerate() {
        for &b in &alike[nth + 1..] {
            found.extend([Expression::Sum(a, b), Expression::Product(a, b)]);
            found.extend([Expression::Difference(a, b), Expression::Difference(b, a)]);
        }
        found.push(Expression::Product(a, a));
        for &by in shape.constants.iter().filter(|&&by| by > 1 && wrapped(by, width) == by) {
            for (factor, plus) in [(1, 0), (-1, 0), (-1, 1), (1, 1), (-1, by - 1)] {
                found.push(Expression::Remainder { factor, of: a, by, plus });
            }
        }
    }
    found
}

/// The straight line through the first two samples that differ, if it has whole numbers.
fn linear(samples: &[&Sample], at: usize, of: usize, width: u8) -> Option<Expression> {
    let first = samples[0];
    let (x, y) = (first.before[at], first.after[of]);
    let factor = match samples.iter().find(|other| other.before[at] != x) {
        Some(other) => {
            let (run, rise) = (other.before[at].checked_sub(x)?, other.after[of].checked_sub(y)?);
            (rise.checked_rem(run)? == 0).then(|| rise.wrapping_div(run))?
        }
        None => 1,
    };
    let plus = wrapped(y.wrapping_sub(x.wrapping_mul(factor)), width);
    (factor != 0).then_some(Expression::Linear { factor, of: at, plus })
}

/// What a number after the call may be compared with: groups, in each of which the strongest comes first.
fn bounds(shape: &Shape, relation: Relation, of: usize) -> Vec<Vec<Expression>> {
    let width = shape.after[of];
    let ordered = |mut numbers: Vec<i64>| {
        numbers.sort_unstable();
        if relation == Relation::AtLeast {
            numbers.reverse();
        }
        numbers
    };
    let constants = shape.constants.iter().copied().filter(|&it| wrapped(it, width) == it).collect();
    let mut groups = vec![ordered(constants).into_iter().map(Expression::Constant).collect()];
    for at in (0..shape.before.len()).filter(|&at| shape.before[at] == width) {
        let near = ordered(vec![-1, 0, 1]);
        groups.push(near.into_iter().map(|plus| Expression::Linear { factor: 1, of: at, plus }).collect());
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape() -> Shape {
        Shape { before: vec![32], after: vec![32], constants: vec![-1, 0, 1, 100, 101] }
    }

    fn samples(pairs: &[(i64, i64)]) -> Vec<Sample> {
        let sample = |&(x, y): &(i64, i64)| Sample { before: vec![x], after: vec![y] };
        pairs.iter().map(sample).collect()
    }

    #[test]
    fn a_line_goes_through_all_samples() {
        let found = strongest(&shape(), &samples(&[(1, 5), (2, 7), (10, 23)]), &FxHashSet::default());
        let line = Expression::Linear { factor: 2, of: 0, plus: 3 };
        let claim = Claim::After(0, Relation::Equal, line);
        assert!(found.contains(&Fact { condition: Condition::Always, claim }), "{found:?}");
    }

    #[test]
    fn each_side_of_a_comparison_has_its_own_equation() {
        let found = strongest(
            &shape(),
            &samples(&[(101, 91), (150, 140), (7, 91), (100, 91)]),
            &FxHashSet::default(),
        );
        let claim = |expression| Claim::After(0, Relation::Equal, expression);
        let above = Condition::Constant(0, Relation::AtLeast, 101);
        let below = Condition::Constant(0, Relation::AtMost, 101);
        let line = Expression::Linear { factor: 1, of: 0, plus: -10 };
        assert!(found.contains(&Fact { condition: above, claim: claim(line) }), "{found:?}");
        let constant = Fact { condition: below, claim: claim(Expression::Constant(91)) };
        assert!(found.contains(&constant), "{found:?}");
    }

    #[test]
    fn what_was_never_seen_does_not_happen() {
        let found = strongest(&shape(), &samples(&[(5, 5)]), &FxHashSet::default());
        let never = Fact { condition: Condition::Constant(0, Relation::AtMost, 1), claim: Claim::Never };
        assert!(found.contains(&never), "{found:?}");
    }
}
