//! Where a fact about a function is worth having.

use crate::fold;
use crate::function::{Function, FunctionOfTwo, Shape, order};
use crate::node::{Application, Binary, Term};
use crate::pool::Pool;
use crate::sort::Constant;

/// The points whose facts exclude that an application has this result; none if it can have it.
pub(super) fn worth_a_fact(
    pool: &Pool,
    (term, application): (Term, Application),
    arguments: &[u64],
    result: u64,
) -> Vec<Vec<u64>> {
    let number = f64::from_bits(result);
    let numbers: Vec<f64> = arguments.iter().map(|&bits| f64::from_bits(bits)).collect();
    let is_kept = match application {
        Application::One(function, _) => is_enclosed(number, function.enclosure(numbers[0])),
        Application::Two(function, ..) => is_enclosed(number, function.enclosure(numbers[0], numbers[1])),
        Application::Remainder(..) => {
            fold::binary(Binary::FloatRem, pool.sort(term), arguments[0], arguments[1]) == result
        }
    };
    if is_kept {
        return Vec::new();
    }
    let between = match application {
        Application::One(function, _) => between(function, numbers[0], number),
        Application::Two(..) | Application::Remainder(..) => None,
    };
    [arguments.to_vec()].into_iter().chain(between.map(|at| vec![at.to_bits()])).collect()
}

/// Numbers that a question is about: its constants.
pub(super) fn landmarks(pool: &Pool, question: &[Term]) -> Vec<f64> {
    /// Enough for what is written in a program; a table has more, and few of them matter.
    const MAX_LANDMARKS: usize = 16;
    let number = |part| match pool.constant(part) {
        Some(Constant::Double(bits)) => Some(f64::from_bits(bits)),
        _ => None,
    };
    pool.all_parts(question).into_iter().filter_map(number).take(MAX_LANDMARKS).collect()
}

/// Those of the numbers whose facts say something about other arguments, too.
pub(super) fn on_slope(application: Application, landmarks: &[f64]) -> Vec<Vec<u64>> {
    match application {
        Application::One(function, _) => {
            let is_inside = |at: &&f64| function.enclosure(**at).is_some();
            let has_slope = function.promises().shape != Shape::Wave;
            let slope = landmarks.iter().filter(|_| has_slope).filter(is_inside);
            slope.map(|at| vec![at.to_bits()]).collect()
        }
        Application::Two(function, ..) => corners(function, landmarks),
        Application::Remainder(..) => Vec::new(),
    }
}

/// Pairs of the first few numbers, where a function rises with both arguments.
fn corners(function: FunctionOfTwo, landmarks: &[f64]) -> Vec<Vec<u64>> {
    /// Its square is how many facts there are at most.
    const MAX_LANDMARKS: usize = 4;
    let landmarks = &landmarks[..landmarks.len().min(MAX_LANDMARKS)];
    let rises = |x: f64, y: f64| match function {
        FunctionOfTwo::Atan2 => false,
        FunctionOfTwo::Pow => x >= 1.0 && y >= 0.0,
        FunctionOfTwo::Hypot => true,
    };
    let pairs = landmarks.iter().flat_map(|&x| landmarks.iter().map(move |&y| [x, y]));
    let pairs = pairs.filter(|&[x, y]| rises(x, y) && function.enclosure(x, y).is_some());
    pairs.map(|pair| pair.map(f64::to_bits).to_vec()).collect()
}

/// A point on the way from the argument to where the function has this result, if it rises or falls all the way: its fact
/// excludes the result for more arguments than that of the argument itself, and more results for the argument.
fn between(function: Function, argument: f64, result: f64) -> Option<f64> {
    let [least, greatest] = function.enclosure(argument)?;
    let is_too_small = result < least;
    if result.is_nan() || !(is_too_small || result > greatest) {
        return None;
    }
    let [start, end] = function.promises().domain;
    let (argument, limit) = match function.promises().shape {
        Shape::Wave => return None,
        Shape::Rising => (argument, if is_too_small { start } else { end }),
        Shape::Falling => (argument, if is_too_small { end } else { start }),
        Shape::Bowl => (argument.abs(), if is_too_small { 0.0 } else { end }),
    };
    let is_excluded = |at: f64| {
        let [least, greatest] = function.surroundings(at);
        if is_too_small { result < least } else { result > greatest }
    };
    let middle = middle(argument, furthest(argument, limit, is_excluded));
    (middle.to_bits() != argument.to_bits()).then_some(middle)
}

/// The last point from a start towards a limit of which something is true, if it is true of the start and ends once.
fn furthest(start: f64, limit: f64, is_true: impl Fn(f64) -> bool) -> f64 {
    let (mut near, mut far) = (i128::from(order::key(start)), i128::from(order::key(limit)));
    let at = |key: i128| order::at(i64::try_from(key).expect("keys between keys"));
    if is_true(limit) {
        return limit;
    }
    while (near - far).abs() > 1 {
        let middle = near.midpoint(far);
        *(if is_true(at(middle)) { &mut near } else { &mut far }) = middle;
    }
    at(near)
}

fn middle(one: f64, other: f64) -> f64 {
    let finite = |number: f64| number.clamp(f64::MIN, f64::MAX);
    finite(one).midpoint(finite(other))
}

/// In the order of all doubles; NaN if there is no enclosure.
fn is_enclosed(result: f64, enclosure: Option<[f64; 2]>) -> bool {
    match enclosure {
        None => result.is_nan(),
        Some([least, greatest]) => (order::key(least)..=order::key(greatest)).contains(&order::key(result)),
    }
}
