//! Assertions that are made from what was seen.
//!
//! What a point saw is known for every vector of inputs. A true assertion says it: as a table over the inputs on which the value
//! depends, or as the set of all values. A false one is such a table with a mistake for some vectors.

use std::collections::{BTreeMap, BTreeSet};

use crate::harness::{End, Run};
use crate::input::Input;
use crate::program::{Place, Point, Shape, Template};
use crate::random::Random;

/// What is asserted at the points, and which executions that makes violations.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The condition of each point; none where nothing is asserted.
    pub conditions: Vec<Option<String>>,
    /// For each vector, whether an assertion fails.
    pub fails: Vec<bool>,
    /// The point whose assertion fails in some executions.
    pub wrong: Option<usize>,
}

type Seen = Vec<u16>;

/// A point in one run.
struct History<'r> {
    /// Its values, in their order.
    values: Vec<&'r Seen>,
    /// How many inputs the run asked for. The others are what they are where nobody asks: the first of their values.
    n_asked: usize,
}

/// Longer tables become sets.
const LONGEST_TABLE: usize = 12;
/// Longer texts are not compared.
const LONGEST_TEXT: usize = 200;

/// Assertions that hold, or of which at least one does not hold for at least one vector if that can be had.
pub fn plan(template: &Template, runs: &[Run], is_true: bool, random: &mut Random) -> Plan {
    let is_statement = |idx: &usize| template.points[*idx].place == Place::Statement;
    let mut conditions: Vec<Option<String>> = (0..template.points.len())
        .map(|idx| is_statement(&idx).then(|| claim(template, runs, idx, true, random))?)
        .map(|claim| claim.map(|claim| claim.condition))
        .collect();
    let fails = vec![false; runs.len()];
    let candidates: Vec<usize> = (0..conditions.len()).filter(|&idx| conditions[idx].is_some()).collect();
    if is_true || candidates.is_empty() {
        return Plan { conditions, fails, wrong: None };
    }
    let wrong = random.one_of(&candidates);
    match claim(template, runs, wrong, false, random) {
        Some(claim) => {
            conditions[wrong] = Some(claim.condition);
            Plan { conditions, fails: claim.fails, wrong: Some(wrong) }
        }
        None => Plan { conditions, fails, wrong: None },
    }
}

/// A condition on the variable of a point.
#[derive(Clone, Debug)]
pub struct Claim {
    /// In Java.
    pub condition: String,
    /// For each vector, whether it does not hold there.
    pub fails: Vec<bool>,
}

/// A true or a false condition; none where nothing can be said.
pub fn claim(
    template: &Template,
    runs: &[Run],
    point: usize,
    is_true: bool,
    random: &mut Random,
) -> Option<Claim> {
    let histories: Vec<History<'_>> = runs.iter().map(|run| history(run, point)).collect();
    let (point, inputs) = (&template.points[point], template.inputs.as_slice());
    if is_true {
        let condition = true_condition(point, &histories, inputs, random)?;
        return Some(Claim { condition, fails: vec![false; runs.len()] });
    }
    let (condition, fails) = false_condition(point, &histories, inputs, random)?;
    Some(Claim { condition, fails })
}

/// The constants that a point saw, if it was passed at most once in each run.
pub fn stored_values(template: &Template, runs: &[Run], point: usize) -> Option<Vec<String>> {
    let histories: Vec<History<'_>> = runs.iter().map(|run| history(run, point)).collect();
    let is_once = histories.iter().all(|history| history.values.len() <= 1);
    let is_whole = matches!(template.points[point].shape, Shape::Int);
    let values = all_values(&histories).filter(|_| is_once && is_whole)?;
    Some(values.iter().map(|value| String::from_utf16_lossy(&value[1..])).collect())
}

fn history(run: &Run, point: usize) -> History<'_> {
    let seen = run.seen.iter().filter(|(at, _)| *at as usize == point);
    History { values: seen.map(|(_, value)| value).collect(), n_asked: run.n_asked }
}

/// The statement of a condition.
pub fn assertion(condition: Option<&String>) -> String {
    condition.map(|condition| format!("assert {condition};")).unwrap_or_default()
}

/// Whether an execution counts: what was assumed away does not, and what the JVM could not run says nothing.
pub fn is_clean(run: &Run) -> bool {
    !matches!(run.end, End::Late | End::NoSuchInput)
}

fn true_condition(
    point: &Point,
    histories: &[History<'_>],
    inputs: &[Input],
    random: &mut Random,
) -> Option<String> {
    let table = Table::of(histories, inputs);
    match table {
        Some(table) if table.rows.len() <= LONGEST_TABLE && !random.once_in(5) => {
            table.condition(point, inputs)
        }
        _ => member(point, &all_values(histories)?),
    }
}

/// A condition that does not hold for some vectors, and for which.
fn false_condition(
    point: &Point,
    histories: &[History<'_>],
    inputs: &[Input],
    random: &mut Random,
) -> Option<(String, Vec<bool>)> {
    let values: Vec<Seen> = all_values(histories)?.into_iter().collect();
    let victim = random.one_of(&values);
    let is_hit = |history: &History<'_>| history.values.iter().any(|value| **value == victim);
    let hits: Vec<bool> = histories.iter().map(is_hit).collect();
    let table = Table::of(histories, inputs).filter(|table| table.rows.len() <= LONGEST_TABLE);
    if let Some(table) = table {
        // One row of the table is wrong.
        let row = random.below(table.rows.len());
        let key = table.rows.keys().nth(row)?.clone();
        let condition = table.with_mistake(&key, other_value(point, &table.rows[&key], random)?);
        let fails: Vec<bool> = histories
            .iter()
            .enumerate()
            .map(|(vector, it)| !it.values.is_empty() && table.key(vector, it, inputs) == key)
            .collect();
        return Some((condition.condition(point, inputs)?, fails));
    }
    let others: BTreeSet<Seen> = values.iter().filter(|value| **value != victim).cloned().collect();
    if others.is_empty() {
        let other = other_value(point, &victim, random)?;
        return Some((equals(point, &other)?, hits));
    }
    Some((member(point, &others)?, hits))
}

fn all_values(histories: &[History<'_>]) -> Option<BTreeSet<Seen>> {
    let values: BTreeSet<Seen> =
        histories.iter().flat_map(|it| &it.values).map(|value| (*value).clone()).collect();
    let is_short = values.len() <= LONGEST_TABLE && values.iter().all(|value| value.len() <= LONGEST_TEXT);
    (!values.is_empty() && is_short).then_some(values)
}

/// A value as a function of some inputs.
#[derive(Clone)]
struct Table {
    /// Which inputs.
    columns: Vec<usize>,
    /// From the places of their values in their domains to the value.
    rows: BTreeMap<Vec<usize>, Seen>,
}

impl Table {
    /// None where the point was passed several times with different values, or never.
    fn of(histories: &[History<'_>], inputs: &[Input]) -> Option<Self> {
        let is_single = |history: &History<'_>| history.values.windows(2).all(|pair| pair[0] == pair[1]);
        let is_long = |history: &History<'_>| history.values.iter().any(|value| value.len() > LONGEST_TEXT);
        if !histories.iter().all(is_single) || histories.iter().any(is_long) {
            return None;
        }
        let mut table = Self { columns: (0..inputs.len()).collect(), rows: BTreeMap::new() };
        // The last input may not have been asked for yet: it goes first.
        for column in (0..inputs.len()).rev() {
            let columns: Vec<usize> = table.columns.iter().copied().filter(|it| *it != column).collect();
            let fewer = Self { columns, rows: BTreeMap::new() };
            if fewer.filled(histories, inputs).is_some() {
                table = fewer;
            }
        }
        let table = table.filled(histories, inputs)?;
        (!table.rows.is_empty()).then_some(table)
    }

    /// The rows, unless the inputs do not decide the value.
    fn filled(&self, histories: &[History<'_>], inputs: &[Input]) -> Option<Self> {
        let mut rows: BTreeMap<Vec<usize>, Seen> = BTreeMap::new();
        for (vector, history) in histories.iter().enumerate() {
            let Some(value) = history.values.first() else { continue };
            let known = rows.entry(self.key(vector, history, inputs)).or_insert_with(|| (*value).clone());
            if *known != **value {
                return None;
            }
        }
        Some(Self { columns: self.columns.clone(), rows })
    }

    fn key(&self, vector: usize, history: &History<'_>, inputs: &[Input]) -> Vec<usize> {
        let places = places(vector, inputs);
        let place = |&column: &usize| if column < history.n_asked { places[column] } else { 0 };
        self.columns.iter().map(place).collect()
    }

    fn with_mistake(&self, key: &[usize], value: Seen) -> Self {
        let mut table = self.clone();
        table.rows.insert(key.to_owned(), value);
        table
    }

    fn condition(&self, point: &Point, inputs: &[Input]) -> Option<String> {
        let mut counts: BTreeMap<&Seen, usize> = BTreeMap::new();
        self.rows.values().for_each(|value| *counts.entry(value).or_default() += 1);
        let usual = *counts.iter().max_by_key(|(_, count)| **count)?.0;
        let mut condition = equals(point, usual)?;
        for (key, value) in self.rows.iter().filter(|(_, value)| *value != usual) {
            let here: Vec<String> =
                self.columns.iter().zip(key).map(|(column, place)| inputs[*column].is(*place)).collect();
            condition = format!("({} ? {} : {condition})", here.join(" && "), equals(point, value)?);
        }
        Some(condition)
    }
}

/// Which value of its domain each input has in a vector; the last changes fastest.
fn places(vector: usize, inputs: &[Input]) -> Vec<usize> {
    let mut rest = vector;
    let mut places = vec![0; inputs.len()];
    for (place, input) in places.iter_mut().zip(inputs).rev() {
        *place = rest % input.domain.len();
        rest /= input.domain.len();
    }
    places
}

fn member(point: &Point, values: &BTreeSet<Seen>) -> Option<String> {
    let conditions: Option<Vec<String>> = values.iter().map(|value| equals(point, value)).collect();
    Some(conditions?.join(" || "))
}

/// The Java condition that a variable has the value.
fn equals(point: &Point, value: &Seen) -> Option<String> {
    let name = &point.variable;
    let (tag, rest) = value.split_first()?;
    let number = || String::from_utf16(rest).ok();
    Some(match (u8::try_from(*tag).ok()?, point.shape) {
        (b'Z', _) => format!("{name} == {}", number()? == "1"),
        (b'I', _) => format!("{name} == {}", number()?),
        (b'J', _) => format!("{name} == {}L", number()?),
        (b'F', _) => format!("Float.floatToIntBits({name}) == {}", number()?),
        (b'D', _) => format!("Double.doubleToLongBits({name}) == {}L", number()?),
        (b'N', _) => format!("{name} == null"),
        (b'T', _) => format!("{}.equals({name})", literal(rest)),
        _ => return None,
    })
}

/// A value of the same kind that is another one.
fn other_value(point: &Point, value: &Seen, random: &mut Random) -> Option<Seen> {
    let (tag, rest) = value.split_first()?;
    let text = String::from_utf16_lossy(rest);
    let other = match u8::try_from(*tag).ok()? {
        b'Z' => format!("Z{}", u8::from(text != "1")),
        tag @ (b'I' | b'F') => {
            let number = text.parse::<i32>().ok()?;
            let step = random.one_of(&[1, -1, 256, 65536]);
            format!("{}{}", char::from(tag), number.wrapping_add(step))
        }
        tag @ (b'J' | b'D') => {
            let number = text.parse::<i64>().ok()?;
            format!("{}{}", char::from(tag), number.wrapping_add(random.one_of(&[1, -1, 1 << 32])))
        }
        b'N' => "T".to_owned(),
        _ => format!("T{text}{}", random.one_of(&["x", " "])),
    };
    // A NaN has many bits that all read as the same.
    let other: Seen = other.encode_utf16().collect();
    let is_nan = matches!(point.shape, Shape::Float | Shape::Double) && reads_as_nan(&other);
    (!is_nan && other != *value).then_some(other)
}

fn reads_as_nan(value: &[u16]) -> bool {
    let text = String::from_utf16_lossy(value);
    let bits = text.get(1..).and_then(|rest| rest.parse::<i64>().ok()).unwrap_or_default();
    match text.as_bytes().first() {
        Some(b'F') => f32::from_bits((bits as i32).cast_unsigned()).is_nan(),
        Some(b'D') => f64::from_bits(bits.cast_unsigned()).is_nan(),
        _ => false,
    }
}

/// A Java string literal.
pub fn literal(units: &[u16]) -> String {
    let mut text = String::from("\"");
    for &unit in units {
        match char::from_u32(u32::from(unit)) {
            Some(plain @ (' ' | '!' | '#'..='[' | ']'..='~')) => text.push(plain),
            _ => text.push_str(&escape(unit)),
        }
    }
    text.push('"');
    text
}

/// Quotes and ends of lines cannot be written as Unicode escapes, which are replaced before the text is read.
fn escape(unit: u16) -> String {
    match unit {
        0x22 => "\\\"".to_owned(),
        0x5c => "\\\\".to_owned(),
        0x0a => "\\n".to_owned(),
        0x0d => "\\r".to_owned(),
        _ => format!("\\u{unit:04x}"),
    }
}
