//! The inputs of a path as assumptions, for engines that look at all executions.
//!
//! The methods are those that woven calls are handed to: they let only those executions through that follow the path.

use std::fmt::Write as _;

use crate::input::{Input, VERIFIER};
use crate::monitor::proof::{float, literal_of};
use crate::path::{Choice, InputType, Path, Wanted};

/// The methods of the monitor.
pub(super) fn assumptions(path: &Path) -> String {
    if path.calls.is_empty() {
        return String::new();
    }
    let mut text = String::from(
        "\n    private static int step;\n\n    public static int asks(int call) { return call; }\n",
    );
    for input_type in InputType::all() {
        let java = input_type.java();
        let _ = writeln!(text, "\n    public static {java} given(int call, {java} value) {{");
        let of_type = |choice: &&Choice| path.calls[choice.call].input_type == input_type;
        let mut cases = String::new();
        for (number, step) in path.steps.iter().enumerate() {
            let choices: Vec<&Choice> = step.choices.iter().filter(of_type).collect();
            if choices.is_empty() {
                continue;
            }
            let _ = writeln!(cases, "            case {number}:");
            for choice in choices {
                let _ = writeln!(
                    cases,
                    "                if (call == {}) {{ step = {}; {} }}",
                    choice.call,
                    number + 1,
                    assumption(&choice.wanted)
                );
            }
            let _ = writeln!(cases, "                return value;");
        }
        if cases.is_empty() {
            let _ = writeln!(text, "        return value;\n    }}");
        } else {
            let _ = writeln!(
                text,
                "        switch (step) {{\n{cases}            default: return value;\n        }}\n    }}"
            );
        }
    }
    text
}

/// What is assumed of `value`, and what is given back: a constant where that is the same, so that engines know it.
fn assumption(wanted: &Wanted) -> String {
    let (condition, value) = match wanted {
        Wanted::Any => return "return value;".to_owned(),
        Wanted::Some { condition, .. } => (condition.clone(), "value".to_owned()),
        Wanted::Exactly(input) => equality(input),
    };
    format!("{VERIFIER}.assume({condition}); return {value};")
}

fn equality(input: &Input) -> (String, String) {
    let same = |constant: String| (format!("value == {constant}"), constant);
    let as_is = |condition: String| (condition, "value".to_owned());
    match input {
        Input::Boolean(value) => same(value.to_string()),
        Input::Byte(value) => same(format!("(byte) {value}")),
        Input::Char(value) => same(format!("(char) {value}")),
        Input::Short(value) => same(format!("(short) {value}")),
        Input::Int(value) => same(value.to_string()),
        Input::Long(i64::MIN) => same("Long.MIN_VALUE".to_owned()),
        Input::Long(value) => same(format!("{value}L")),
        Input::Float(bits) => as_is(float(f64::from(f32::from_bits(*bits)), "f")),
        Input::Double(bits) => as_is(float(f64::from_bits(*bits), "")),
        // Another object than the literal, which the program could tell.
        Input::String(units) => as_is(format!("value.equals({})", literal_of(units.iter().copied()))),
        Input::Unknown => ("true".to_owned(), "value".to_owned()),
    }
}
