//! The search itself: downhill from many places, until the distance is zero or the effort is spent.

use jurat_quota::Quota;

use super::Effort;
use super::distance::{Metric, number};
use super::newton::{self, Newton};
use super::random::Random;
use super::seeds::{Seeds, bits};
use super::stride::Stride;
use super::tape::{Tape, Values};

/// Steps of the tape between two looks at the quota.
const SLICE: usize = 1 << 18;

/// Places near a valley's ground that are looked at before a valley far away.
const N_HOPS: usize = 12;

/// Rounds of a way downhill. Most end much earlier.
const MAX_ROUNDS: usize = 40;

/// Damping of Newton's step, from bold to careful.
const DAMPINGS: [f64; 4] = [0.0, 1e-6, 1e-2, 1.0];

/// A place and its distance.
#[derive(Clone, Debug)]
struct Place {
    point: Vec<u64>,
    distance: f64,
}

/// Why a search ends.
enum End {
    Found(Vec<u64>),
    Spent,
}

/// A search under way.
pub(super) struct Search<'a> {
    tape: &'a Tape,
    quota: &'a Quota,
    n_left: u64,
    /// Steps since the last look at the quota.
    n_steps: usize,
    metric: Metric,
    values: Values,
    strides: Vec<Vec<Stride>>,
    seeds: Seeds,
    newton: Newton,
    random: Random,
}

impl<'a> Search<'a> {
    pub(super) fn new(tape: &'a Tape, effort: Effort, quota: &'a Quota) -> Self {
        Self {
            tape,
            quota,
            n_left: effort.n_evaluations,
            n_steps: 0,
            metric: Metric::Difference,
            values: tape.values(),
            strides: tape.variables().iter().map(|variable| Stride::all(variable.sort)).collect(),
            seeds: Seeds::new(tape),
            newton: Newton::new(tape),
            random: Random::new(0x5eed),
        }
    }

    /// A point at which everything is true, if one is found.
    pub(super) fn run(mut self, start: &[u64]) -> Option<Vec<u64>> {
        match self.search(start) {
            End::Found(point) => Some(point),
            End::Spent => None,
        }
    }

    fn search(&mut self, start: &[u64]) -> End {
        let mut next = start.to_vec();
        for round in 0_u64.. {
            self.metric = if round.is_multiple_of(2) { Metric::Difference } else { Metric::Steps };
            if let Err(end) = self.visit(next) {
                return end;
            }
            next = if round == 0 { start.to_vec() } else { self.elsewhere() };
        }
        End::Spent
    }

    /// Goes down from a point, and looks around there.
    fn visit(&mut self, point: Vec<u64>) -> Result<(), End> {
        let mut lowest = self.place(point)?;
        self.go_down(&mut lowest)?;
        for _ in 0..N_HOPS {
            self.shake(&mut lowest)?;
            let mut other = self.hop(&lowest)?;
            self.go_down(&mut other)?;
            if other.distance <= lowest.distance {
                lowest = other;
            }
        }
        Ok(())
    }

    /// A point of special and random values.
    fn elsewhere(&mut self) -> Vec<u64> {
        let variables = self.tape.variables();
        variables.iter().map(|variable| self.seeds.pick(variable.sort, &mut self.random)).collect()
    }

    fn go_down(&mut self, place: &mut Place) -> Result<(), End> {
        for _ in 0..MAX_ROUNDS {
            let before = place.distance;
            for variable in 0..place.point.len() {
                self.slide(place, variable)?;
            }
            self.jump(place)?;
            if place.distance >= before {
                break;
            }
        }
        Ok(())
    }

    /// Moves one variable as far as that helps, with strides from large to small.
    fn slide(&mut self, place: &mut Place, variable: usize) -> Result<(), End> {
        for at in 0..self.strides[variable].len() {
            let stride = self.strides[variable][at];
            if !self.stride(place, variable, stride)? {
                self.stride(place, variable, stride.backwards())?;
            }
        }
        Ok(())
    }

    /// Goes on in a direction with growing strides while that helps.
    fn stride(&mut self, place: &mut Place, variable: usize, stride: Stride) -> Result<bool, End> {
        let sort = self.tape.variables()[variable].sort;
        let mut stride = stride;
        let mut has_helped = false;
        loop {
            let mut point = place.point.clone();
            point[variable] = stride.from(sort, point[variable]);
            if point[variable] == place.point[variable] || !self.improve(place, point)? {
                return Ok(has_helped);
            }
            has_helped = true;
            stride = stride.doubled();
        }
    }

    /// Newton's steps, while they help.
    fn jump(&mut self, place: &mut Place) -> Result<(), End> {
        if !self.newton.is_useful() {
            return Ok(());
        }
        for _ in 0..MAX_ROUNDS {
            if !self.jump_once(place)? {
                break;
            }
        }
        Ok(())
    }

    fn jump_once(&mut self, place: &mut Place) -> Result<bool, End> {
        self.place(place.point.clone())?;
        let residuals = self.newton.residuals(&self.values);
        let variables = self.newton.variables().to_vec();
        let mut columns = Vec::with_capacity(variables.len());
        for &variable in &variables {
            columns.push(self.slopes(place, variable, &residuals)?);
        }
        for damping in DAMPINGS {
            let Some(change) = newton::change(&columns, &residuals, damping) else { continue };
            let mut point = place.point.clone();
            for (&variable, change) in variables.iter().zip(change) {
                let sort = self.tape.variables()[variable].sort;
                point[variable] = Stride::Amount(change).from(sort, point[variable]);
            }
            if self.improve(place, point)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How fast the residuals change with a variable.
    fn slopes(&mut self, place: &Place, variable: usize, residuals: &[f64]) -> Result<Vec<f64>, End> {
        let sort = self.tape.variables()[variable].sort;
        let from = number(sort, place.point[variable]);
        let mut point = place.point.clone();
        // The root of the precision balances rounding against curvature; floats have half of the bits.
        let relative = if sort.width() == 32 { 2_f64.powi(-10) } else { 2_f64.powi(-24) };
        point[variable] = bits(sort, from + from.abs().max(1e-3) * relative);
        let width = number(sort, point[variable]) - from;
        self.place(point)?;
        let moved = self.newton.residuals(&self.values);
        Ok(moved.iter().zip(residuals).map(|(moved, residual)| (moved - residual) / width).collect())
    }

    /// Moves all numbers by a few steps each: an equation often holds exactly at a neighbour.
    fn shake(&mut self, place: &mut Place) -> Result<(), End> {
        for _ in 0..24 * place.point.len() {
            let mut point = place.point.clone();
            let size = 2 << self.random.below(7);
            for (raw, variable) in point.iter_mut().zip(self.tape.variables()) {
                let n_steps = i64::from(self.random.between(-size, size));
                let stride = match variable.sort.precision() {
                    Some(_) => Stride::Steps(n_steps),
                    None => Stride::Integer(0),
                };
                *raw = stride.from(variable.sort, *raw);
            }
            self.improve(place, point)?;
        }
        Ok(())
    }

    /// Another point that has most values of this one.
    fn hop(&mut self, place: &Place) -> Result<Place, End> {
        let mut point = place.point.clone();
        for _ in 0..=self.random.below(2) {
            if point.is_empty() {
                break;
            }
            let at = self.random.below(point.len());
            let sort = self.tape.variables()[at].sort;
            let exponent = self.random.between(-14, 0);
            point[at] = match (self.random.below(3), sort.precision()) {
                (0, Some(_)) => {
                    let value = number(sort, point[at]);
                    let factor = self.random.unit() * 10_f64.powi(exponent);
                    bits(sort, value + value * factor)
                }
                (1, Some(_)) => {
                    bits(sort, number(sort, point[at]) + self.random.unit() * 10_f64.powi(2 + exponent / 2))
                }
                _ => self.seeds.pick(sort, &mut self.random),
            };
        }
        self.place(point)
    }

    /// Goes there if it is nearer to the goal.
    fn improve(&mut self, place: &mut Place, point: Vec<u64>) -> Result<bool, End> {
        let other = self.place(point)?;
        let is_better = other.distance < place.distance;
        if is_better {
            *place = other;
        }
        Ok(is_better)
    }

    /// Evaluates a point; the only place where effort is spent.
    fn place(&mut self, point: Vec<u64>) -> Result<Place, End> {
        self.n_left = self.n_left.checked_sub(1).ok_or(End::Spent)?;
        self.n_steps += self.tape.steps().len();
        if self.n_steps >= SLICE {
            self.n_steps = 0;
            self.quota.look().map_err(|_| End::Spent)?;
        }
        let distance = self.tape.evaluate(&point, self.metric, &mut self.values);
        if distance == 0.0 { Err(End::Found(point)) } else { Ok(Place { point, distance }) }
    }
}
