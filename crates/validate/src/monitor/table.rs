//! The claims as data, for the monitor on the JVM; `runtime/jvm/jurat/Check.java` reads what is written here.

use smol_str::SmolStr;

use crate::checks::{Check, Expect, Expected, number_of};
use crate::input::Input;
use crate::path::Path;
use crate::semantics::Semantics;

/// Added to the kind of an expectation about an element.
const ELEMENT: u8 = 16;

/// What a run is given.
#[derive(Clone, Copy, Debug)]
pub enum Given<'a> {
    /// Nothing: the program does not ask.
    Nothing,
    /// These arguments of `main` and these inputs, and 0 after them.
    Inputs {
        /// What `main` is called with.
        arguments: &'a [String],
        /// What the program gets when it asks.
        inputs: &'a [Input],
        /// The bytes of the standard input; none: it is empty.
        standard_input: Option<&'a [u8]>,
    },
    /// The inputs of the path, and 0 where it says nothing.
    Path,
}

impl<'a> Given<'a> {
    /// What `main` is called with.
    pub fn arguments(self) -> &'a [String] {
        match self {
            Given::Nothing | Given::Path => &[],
            Given::Inputs { arguments, .. } => arguments,
        }
    }

    /// What the program reads, if anything depends on it.
    pub fn standard_input(self) -> Option<&'a [u8]> {
        match self {
            Given::Nothing | Given::Path => None,
            Given::Inputs { standard_input, .. } => standard_input,
        }
    }
}

/// The seal of the report, the checks, the inputs, the path and the standard input.
pub fn table(seal: u64, checks: &[Check], semantics: Semantics, given: Given<'_>, path: &Path) -> Vec<u8> {
    let mut out = Writer(Vec::new());
    out.long(seal.cast_signed());
    out.length(checks.len());
    for check in checks {
        out.0.push(match semantics {
            Semantics::Sequence => 0,
            Semantics::Counter => 1,
            Semantics::Any => 2,
        });
        match &check.expected {
            Expected::Values(expectations) => {
                out.length(expectations.len());
                let expressions = check.expressions();
                for expectation in expectations {
                    out.expect(&expectation.expect, &expressions, 0);
                }
            }
            Expected::Condition { .. } => out.length(0),
        }
    }
    let (mode, inputs) = match given {
        Given::Nothing => (0, &[][..]),
        Given::Inputs { inputs, .. } => (1, inputs),
        Given::Path => (2, &[][..]),
    };
    out.0.push(mode);
    out.length(inputs.len());
    for input in inputs {
        out.input(input);
    }
    out.path(path);
    out.bytes(given.standard_input().unwrap_or_default());
    out.0
}

struct Writer(Vec<u8>);

impl Writer {
    fn length(&mut self, length: usize) {
        // More than the JVM can count are more than it can hold.
        self.0.extend(i32::try_from(length).unwrap_or(i32::MAX).to_be_bytes());
    }

    fn long(&mut self, value: i64) {
        self.0.extend(value.to_be_bytes());
    }

    fn text(&mut self, units: impl Iterator<Item = u16>) {
        let bytes: Vec<u8> = units.flat_map(u16::to_be_bytes).collect();
        self.bytes(&bytes);
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.length(bytes.len());
        self.0.extend(bytes);
    }

    /// The kind, the index of an element, and what the kind needs.
    fn expect(&mut self, expect: &Expect, expressions: &[&SmolStr], element: u8) {
        if let Expect::Element { index, value } = expect {
            let after_kind = self.0.len() + 1;
            self.expect(value, expressions, ELEMENT);
            let index = index.map_or(-1, i64::from).to_be_bytes();
            self.0.splice(after_kind..after_kind, index);
            return;
        }
        let kind = match expect {
            Expect::Any | Expect::Element { .. } => 0,
            Expect::Integral(_) => 1,
            Expect::Float(_) => 2,
            Expect::Double(_) => 3,
            Expect::Null => 4,
            Expect::Text(_) => 5,
            Expect::Object(_) => 6,
            Expect::Expression(_) => 7,
        };
        self.0.push(kind + element);
        match expect {
            Expect::Any | Expect::Null | Expect::Element { .. } => {}
            Expect::Expression(text) => self.length(number_of(text, expressions)),
            Expect::Integral(value) => self.long(*value),
            Expect::Float(bits) => self.long(i64::from(one_nan(*bits).cast_signed())),
            Expect::Double(bits) => self.long(one_nan_double(*bits).cast_signed()),
            Expect::Text(text) => self.text(text.encode_utf16()),
            Expect::Object(class) => self.text(class.as_deref().unwrap_or_default().encode_utf16()),
        }
    }

    fn input(&mut self, input: &Input) {
        match input {
            Input::Unknown => self.0.push(0),
            Input::String(units) => {
                self.0.push(2);
                self.text(units.iter().copied());
            }
            Input::Boolean(value) => self.bits(i64::from(*value)),
            Input::Byte(value) => self.bits(i64::from(*value)),
            Input::Char(value) => self.bits(i64::from(*value)),
            Input::Short(value) => self.bits(i64::from(*value)),
            Input::Int(value) => self.bits(i64::from(*value)),
            Input::Long(value) => self.bits(*value),
            Input::Float(bits) => self.bits(i64::from(bits.cast_signed())),
            Input::Double(bits) => self.bits(bits.cast_signed()),
        }
    }

    fn path(&mut self, path: &Path) {
        self.length(path.steps.len());
        for step in &path.steps {
            self.length(step.choices.len());
            for choice in &step.choices {
                self.length(choice.call);
                self.input(choice.wanted.example().unwrap_or(&Input::Unknown));
            }
        }
    }

    fn bits(&mut self, bits: i64) {
        self.0.push(1);
        self.long(bits);
    }
}

/// The bits that `Float.floatToIntBits` gives.
fn one_nan(bits: u32) -> u32 {
    if f32::from_bits(bits).is_nan() { f32::NAN.to_bits() } else { bits }
}

/// The bits that `Double.doubleToLongBits` gives.
fn one_nan_double(bits: u64) -> u64 {
    if f64::from_bits(bits).is_nan() { f64::NAN.to_bits() } else { bits }
}
