//! Newton's step for conditions on numbers that must hold together (Levenberg and Marquardt's, on finite differences).
//!
//! One variable at a time, a search stops where two equations cross at an angle: every single step spoils one of them. Here
//! the differences of all comparisons that do not hold are made zero at once, as if they were linear.

use super::distance::number;
use super::tape::{Step, Tape, Values};
use crate::node::{Binary, Unary};
use crate::sort::Sort;

/// With more variables, the matrix would cost more than it helps.
const MAX_VARIABLES: usize = 24;

/// A comparison of numbers on which the conditions depend directly.
#[derive(Clone, Copy, Debug)]
struct Comparison {
    sort: Sort,
    left: usize,
    right: usize,
    /// The place of the comparison, and what it should be.
    at: usize,
    is_wanted: bool,
}

/// The comparisons of the conditions.
#[derive(Debug)]
pub(super) struct Newton {
    comparisons: Vec<Comparison>,
    /// Those variables that are numbers.
    variables: Vec<usize>,
}

impl Newton {
    pub(super) fn new(tape: &Tape) -> Self {
        let is_number = |&idx: &usize| tape.variables()[idx].sort.precision().is_some();
        let variables = (0..tape.variables().len()).filter(is_number).collect();
        Self { comparisons: comparisons(tape), variables }
    }

    pub(super) fn variables(&self) -> &[usize] {
        &self.variables
    }

    /// There are several things to satisfy, and a few numbers to do it with.
    pub(super) fn is_useful(&self) -> bool {
        (2..=MAX_VARIABLES).contains(&self.variables.len()) && !self.comparisons.is_empty()
    }

    /// What is missing in the comparisons that do not hold, and in equations; relative to the size of their sides.
    pub(super) fn residuals(&self, values: &Values) -> Vec<f64> {
        self.comparisons.iter().map(|comparison| comparison.residual(values)).collect()
    }
}

impl Comparison {
    fn residual(self, values: &Values) -> f64 {
        let (left, right) =
            (number(self.sort, values.raw(self.left)), number(self.sort, values.raw(self.right)));
        let holds = (values.raw(self.at) == 1) == self.is_wanted;
        let residual = (left - right) / (1.0 + left.abs().max(right.abs()));
        if holds || !residual.is_finite() { 0.0 } else { residual }
    }
}

/// Those that all have to be as wanted; what is below an `or` is not looked at.
fn comparisons(tape: &Tape) -> Vec<Comparison> {
    let mut found = Vec::new();
    let mut left: Vec<(usize, bool)> = tape.roots().iter().map(|&root| (root, true)).collect();
    while let Some((at, is_wanted)) = left.pop() {
        match tape.steps()[at] {
            Step::Unary(Unary::Not, Sort::Bool, a) => left.push((a, !is_wanted)),
            Step::Binary(Binary::And, Sort::Bool, a, b) if is_wanted => left.extend([(a, true), (b, true)]),
            Step::Binary(_, sort @ (Sort::Float | Sort::Double), a, b) if tape.sort(at) == Sort::Bool => {
                found.push(Comparison { sort, left: a, right: b, at, is_wanted });
            }
            _ => {}
        }
    }
    found
}

/// The change of the variables that makes the residuals zero, as far as they are linear: the least squares solution of
/// `jacobian * change = -residuals`, damped. The columns of the matrix are the variables.
pub(super) fn change(columns: &[Vec<f64>], residuals: &[f64], damping: f64) -> Option<Vec<f64>> {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let n_variables = columns.len();
    let mut rows: Vec<Vec<f64>> = (0..n_variables)
        .map(|row| {
            let mut coefficients: Vec<f64> =
                columns.iter().map(|column| dot(&columns[row], column)).collect();
            coefficients[row] = coefficients[row] * (1.0 + damping) + f64::MIN_POSITIVE;
            coefficients.push(-dot(&columns[row], residuals));
            coefficients
        })
        .collect();
    solved(&mut rows)
}

/// Gauss' elimination with the largest pivots; the last column is the right side.
fn solved(rows: &mut [Vec<f64>]) -> Option<Vec<f64>> {
    let n_rows = rows.len();
    for at in 0..n_rows {
        let pivot = (at..n_rows).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, pivot);
        if rows[at][at] == 0.0 || !rows[at][at].is_finite() {
            return None;
        }
        let pivot_row = rows[at].clone();
        for row in &mut rows[at + 1..] {
            let factor = row[at] / pivot_row[at];
            row.iter_mut().zip(&pivot_row).for_each(|(value, pivot)| *value -= factor * pivot);
        }
    }
    let mut solution = vec![0.0; n_rows];
    for at in (0..n_rows).rev() {
        let known: f64 = (at + 1..n_rows).map(|idx| rows[at][idx] * solution[idx]).sum();
        solution[at] = (rows[at][n_rows] - known) / rows[at][at];
    }
    solution.iter().all(|value| value.is_finite()).then_some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_equations_are_solved_in_one_step() {
        // 2x + y = 5, x - y = 1, at (0, 0).
        let change = change(&[vec![2.0, 1.0], vec![1.0, -1.0]], &[-5.0, -1.0], 0.0).expect("it is regular");
        assert!((change[0] - 2.0).abs() < 1e-9 && (change[1] - 1.0).abs() < 1e-9, "{change:?}");
    }
}
