//! What a woven program reports while it runs; `runtime/jvm/jurat/Report.java` writes it.

use crate::ids::{AssertId, CheckId};
use crate::path::InputType;

/// File names, without folders, and lines.
pub type Trace = Vec<(String, u32)>;

/// Something that happened in a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A value that is not claimed; the run ends with it.
    Mismatch {
        /// The check.
        check: CheckId,
        /// The how manieth value, from 1.
        seen: u64,
        /// The first expectation that could have matched.
        from: usize,
        /// The index of an element.
        index: Option<u64>,
        /// The value, for people.
        found: String,
    },
    /// More values than claims.
    Exhausted {
        /// The check.
        check: CheckId,
        /// The how manieth value, from 1.
        seen: u64,
        /// The value, for people.
        found: String,
    },
    /// A condition was false; the run ends with it.
    Violated(CheckId),
    /// A condition could not be evaluated; the run ends with it.
    Threw(CheckId),
    /// An assertion of the program failed; the run ends with it.
    Assert {
        /// The assertion.
        assert: AssertId,
        /// The places that were being executed, the innermost first.
        trace: Trace,
    },
    /// An exception left `main`.
    Uncaught {
        /// Its class and the superclasses up to `java.lang.Throwable`.
        classes: Vec<String>,
        /// The places that it comes from, the innermost first.
        trace: Trace,
        /// The class of its cause, if a class could not be initialised.
        cause: Option<String>,
    },
    /// The program asked for an input that there was not; the run ends with it.
    Input,
    /// The program got an input of the path.
    Given {
        /// The step.
        step: usize,
        /// Which of its choices.
        choice: usize,
        /// The types of the inputs that it got before, since the last one of the path.
        between: Vec<InputType>,
    },
    /// An assumption was false; the run ends with it and does not count.
    Assumption,
    /// The program ended by itself.
    End,
}

fn trace(field: &str) -> Trace {
    let place = |text: &str| {
        let (file, line) = text.rsplit_once(':')?;
        Some((file.to_owned(), line.parse().ok()?))
    };
    field.split(' ').filter_map(place).collect()
}

/// Reads the report. A line without the seal is none of ours.
pub fn events(output: &[u8], seal: u64) -> Vec<Event> {
    let text = String::from_utf8_lossy(output);
    let start = format!("{seal:x}\t");
    text.lines().filter_map(|line| event(line.strip_prefix(&start)?)).collect()
}

fn event(line: &str) -> Option<Event> {
    let fields: Vec<String> = line.split('\t').map(unescape).collect();
    let field = |idx: usize| fields.get(idx).map(String::as_str);
    let number = |idx: usize| field(idx)?.parse::<usize>().ok();
    let check = |idx: usize| number(idx).map(CheckId::at);
    Some(match field(0)? {
        "mismatch" => Event::Mismatch {
            check: check(1)?,
            seen: number(2)? as u64,
            from: number(3)?,
            index: field(4)?.parse().ok(),
            found: field(5)?.to_owned(),
        },
        "exhausted" => {
            Event::Exhausted { check: check(1)?, seen: number(2)? as u64, found: field(3)?.to_owned() }
        }
        "violated" => Event::Violated(check(1)?),
        "threw" => Event::Threw(check(1)?),
        "assert" => {
            Event::Assert { assert: AssertId::at(number(1)?), trace: field(2).map(trace).unwrap_or_default() }
        }
        "uncaught" => Event::Uncaught {
            classes: field(1)?.split(' ').map(str::to_owned).collect(),
            trace: field(2).map(trace).unwrap_or_default(),
            cause: field(3).filter(|cause| !cause.is_empty()).map(str::to_owned),
        },
        "input" => Event::Input,
        "given" => Event::Given {
            step: number(1)?,
            choice: number(2)?,
            between: field(3)?.chars().filter_map(InputType::from_letter).collect(),
        },
        "assumption" => Event::Assumption,
        "end" => Event::End,
        _ => return None,
    })
}

/// Undoes the escapes `\u0009`; a unit that is no character by itself is replaced.
fn unescape(field: &str) -> String {
    let mut units = Vec::with_capacity(field.len());
    let mut rest = field;
    while let Some(at) = rest.find("\\u") {
        let (before, escape) = rest.split_at(at);
        units.extend(before.encode_utf16());
        let unit = escape.get(2..6).and_then(|digits| u16::from_str_radix(digits, 16).ok());
        units.push(unit.unwrap_or(0xFFFD));
        rest = escape.get(6..).unwrap_or_default();
    }
    units.extend(rest.encode_utf16());
    String::from_utf16_lossy(&units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_without_the_seal_are_none_of_ours() {
        let report =
            b"ab\texhausted\t3\t2\t\"a\\u0009\\u00e9\"\nend\nac\tend\nab\tmismatch\t7\t1\t0\t-1\t5\nab\tx\n";
        assert_eq!(
            events(report, 0xab),
            [
                Event::Exhausted { check: CheckId::at(3), seen: 2, found: "\"a\té\"".to_owned() },
                Event::Mismatch {
                    check: CheckId::at(7),
                    seen: 1,
                    from: 0,
                    index: None,
                    found: "5".to_owned()
                },
            ]
        );
    }

    #[test]
    fn an_exception_has_its_classes_and_its_place() {
        let report =
            b"ab\tuncaught\tjava.lang.Error java.lang.Throwable\tMain.java:12 Two.java:3\t\nab\tend\n";
        let uncaught = Event::Uncaught {
            classes: vec!["java.lang.Error".to_owned(), "java.lang.Throwable".to_owned()],
            trace: vec![("Main.java".to_owned(), 12), ("Two.java".to_owned(), 3)],
            cause: None,
        };
        assert_eq!(events(report, 0xab), [uncaught, Event::End]);
    }
}
