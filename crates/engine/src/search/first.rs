//! The scripts that are tried first: what often matters, and what the program itself names.

use super::constants::Constants;
use crate::script::{GOLDEN, Rest, Script, mix};

/// Numbers at which programs often do something else.
const INTEGERS: [i64; 10] = [0, 1, -1, 2, 11, 100, i32::MAX as i64, i32::MIN as i64, i64::MAX, i64::MIN];
const REALS: [f64; 7] = [0.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0, f64::MIN_POSITIVE, f64::MAX];

/// More constants of the program are not tried.
const MOST_CONSTANTS: usize = 40;

/// Scripts of random numbers.
const RANDOM: u64 = 40;

/// The scripts that are tried first.
pub(super) fn scripts(constants: &Constants) -> Vec<Script> {
    let numbers = constants.integers.iter().filter(|number| number.unsigned_abs() > 2).take(MOST_CONSTANTS);
    let fixed = INTEGERS.map(Rest::Integer).into_iter().chain(REALS.map(Rest::Real));
    let named = numbers.copied().map(Rest::Integer);
    let texts = constants.texts.iter().take(MOST_CONSTANTS).cloned().map(Rest::Text);
    let random = (1..=RANDOM).map(Rest::Random);
    let scripts = fixed.chain(named).chain(texts).chain(random).map(Script::of);
    if constants.reads_input { with_input(scripts, constants) } else { scripts.collect() }
}

/// What is given to programs that read, before anything else.
const INPUTS: [&str; 9] =
    ["", "0\n", "1\n", "1 2 3\n4\n", "5\n4 3 2 1 0\n", "word\n", "a b\nc\n\nd\n", "-1\n-2\n-3\n", "x"];

/// Each script also as the standard input, once and several times.
fn with_input(scripts: impl Iterator<Item = Script>, constants: &Constants) -> Vec<Script> {
    let fixed = INPUTS.map(|input| Script { standard_input: input.into(), ..Script::default() });
    let given = scripts.enumerate().map(|(number, script)| {
        let n_lines = [1, 6, 2][number % 3];
        let standard_input = lines(&script.rest, n_lines, constants);
        Script { standard_input, ..script }
    });
    fixed.into_iter().chain(given).collect()
}

/// The standard input that goes with the values of a script.
fn lines(rest: &Rest, n_lines: usize, constants: &Constants) -> Vec<u8> {
    let line = |number: usize| match rest {
        Rest::Integer(integer) => integer.to_string(),
        Rest::Real(real) => real.to_string(),
        Rest::Text(units) => String::from_utf16_lossy(units),
        Rest::Random(seed) => chance_line(mix(seed.wrapping_mul(GOLDEN) ^ number as u64), constants),
    };
    let n_lines = if let Rest::Random(seed) = rest { (seed % 12) as usize } else { n_lines };
    (0..n_lines).flat_map(|number| (line(number) + "\n").into_bytes()).collect()
}

/// A line of one to three words: small numbers, and what the program names.
fn chance_line(mut bits: u64, constants: &Constants) -> String {
    let mut draw = |most: usize| {
        bits = mix(bits.wrapping_add(GOLDEN));
        bits as usize % most.max(1)
    };
    let n_words = [1, 1, 2, 3][draw(4)];
    let mut word = || match draw(8) {
        0 if !constants.integers.is_empty() => constants.integers[draw(constants.integers.len())].to_string(),
        1 if !constants.texts.is_empty() => {
            String::from_utf16_lossy(&constants.texts[draw(constants.texts.len())])
        }
        2 => ["a", "b", "true", "-", "0.5", ""][draw(6)].to_owned(),
        _ => (i64::from(draw(21) as u32) - 5).to_string(),
    };
    (0..n_words).map(|_| word()).collect::<Vec<_>>().join(" ")
}
