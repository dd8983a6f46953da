//! `Scanner` on the standard input, where all executions are explored at once: its words are any, see [`super::reader`].
//!
//! What it has said of the next word holds until somebody takes that: after `hasNextInt` was true, `nextInt` does not fail. This is kept in
//! fields of the stream, for the scanner that was asked last, and only where words are what stands between white space: with other
//! delimiters, a word may be empty, and a scanner may take the start of a delimiter for one.

use super::Intrinsic::Shortcut;
use super::input::{FACTS, LINE, TOKEN, TYPE};
use super::reader::{Question, Reading, field, is_exactly};
use super::{Method, Outcome, argument, input};
use crate::machine::{Done, Halt, Machine};
use crate::message::Message;
use crate::value::Value;
use crate::world::Type;

const SCANNER: &str = "java.util.Scanner";
const TEXT: &str = "()Ljava/lang/String;";

pub(super) const METHODS: &[Method] = &[
    (SCANNER, "hasNext", "()Z", Shortcut(has_token)),
    (SCANNER, "hasNextLine", "()Z", Shortcut(has_line)),
    (SCANNER, "hasNextBoolean", "()Z", Shortcut(|machine, it| has(machine, it, Type::Boolean))),
    (SCANNER, "hasNextByte", "()Z", Shortcut(|machine, it| has(machine, it, Type::Byte))),
    (SCANNER, "hasNextShort", "()Z", Shortcut(|machine, it| has(machine, it, Type::Short))),
    (SCANNER, "hasNextInt", "()Z", Shortcut(|machine, it| has(machine, it, Type::Int))),
    (SCANNER, "hasNextLong", "()Z", Shortcut(|machine, it| has(machine, it, Type::Long))),
    (SCANNER, "hasNextFloat", "()Z", Shortcut(|machine, it| has(machine, it, Type::Float))),
    (SCANNER, "hasNextDouble", "()Z", Shortcut(|machine, it| has(machine, it, Type::Double))),
    (SCANNER, "next", TEXT, Shortcut(next_token)),
    (SCANNER, "nextLine", TEXT, Shortcut(next_line)),
    (SCANNER, "nextBoolean", "()Z", Shortcut(|machine, it| next(machine, it, Type::Boolean))),
    (SCANNER, "nextByte", "()B", Shortcut(|machine, it| next(machine, it, Type::Byte))),
    (SCANNER, "nextShort", "()S", Shortcut(|machine, it| next(machine, it, Type::Short))),
    (SCANNER, "nextInt", "()I", Shortcut(|machine, it| next(machine, it, Type::Int))),
    (SCANNER, "nextLong", "()J", Shortcut(|machine, it| next(machine, it, Type::Long))),
    (SCANNER, "nextFloat", "()F", Shortcut(|machine, it| next(machine, it, Type::Float))),
    (SCANNER, "nextDouble", "()D", Shortcut(|machine, it| next(machine, it, Type::Double))),
    // With other words, what was said of the next one does not hold any more.
    (SCANNER, "useDelimiter", "", Shortcut(change)),
    (SCANNER, "useLocale", "", Shortcut(change)),
    (SCANNER, "useRadix", "", Shortcut(change)),
    (SCANNER, "reset", "", Shortcut(change)),
    // What it says of itself depends on what it has really read.
    (SCANNER, "match", "", Shortcut(describe)),
    (SCANNER, "toString", "", Shortcut(describe)),
];

/// An open scanner of the standard input, and what it is read from.
fn reading(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Option<Reading>, Halt> {
    let this = machine.reference(argument(arguments, 0)?)?;
    let Some(scanner) = this else { return Ok(None) };
    if !is_exactly(machine, this, SCANNER)? {
        return Ok(None);
    }
    let is_closed = field(machine, this, (SCANNER, "closed", "Z"))?;
    if machine.int(is_closed)? != 0 {
        return Ok(None);
    }
    let source = field(machine, this, (SCANNER, "source", "Ljava/lang/Readable;"))?;
    Reading::of(machine, scanner, source)
}

/// What the scanner has said, if it was the last one that was asked.
fn fact(machine: &mut Machine<'_>, reading: Reading, name: &str) -> Result<Value, Halt> {
    if input::asked(machine, reading.stream)? != Some(reading.reader) {
        return Ok(NOTHING);
    }
    input::fact(machine, reading.stream, name)
}

/// Whether the scanner has said so.
fn is_said(machine: &mut Machine<'_>, reading: Reading, (name, wanted): (&str, Value)) -> Result<bool, Halt> {
    let said = fact(machine, reading, name)?;
    let (said, wanted) = (machine.term(said)?, machine.term(wanted)?);
    let is_said = machine.pool().same(said, wanted);
    machine.decide(is_said)
}

const NOTHING: Value = Value::Int(0);
const YES: Value = Value::Int(1);

/// From now on, this is what the scanner has said.
fn state(machine: &mut Machine<'_>, reading: Reading, facts: [Value; 3]) -> Result<(), Halt> {
    input::state(machine, reading.stream, Some(reading.reader), facts)
}

fn facts(machine: &mut Machine<'_>, reading: Reading) -> Result<[Value; 3], Halt> {
    let mut said = [NOTHING; 3];
    for (said, name) in said.iter_mut().zip(FACTS) {
        *said = fact(machine, reading, name)?;
    }
    Ok(said)
}

/// A number for a type, which is not zero.
fn number_of(ty: Type) -> Value {
    Value::Int(ty as i32 + 1)
}

fn yes() -> Done {
    Done::Value(YES)
}

/// Whether words are what stands between white space.
fn has_usual_words(machine: &mut Machine<'_>, reading: Reading) -> Result<bool, Halt> {
    const PATTERN: &str = "Ljava/util/regex/Pattern;";
    let delimiter = field(machine, Some(reading.reader), (SCANNER, "delimPattern", PATTERN))?;
    let class = machine.world().load(SCANNER)?;
    let slot = machine.world().slot(SCANNER, "WHITESPACE_PATTERN", PATTERN)?;
    let usual = machine.get_static(class, slot)?;
    Ok(machine.reference(delimiter)? == machine.reference(usual)?)
}

/// Asks whether there is something. If so, `said` holds from then on besides what was said before.
fn ask(machine: &mut Machine<'_>, reading: Reading, said: impl Fn(&mut [Value; 3])) -> Outcome {
    let mut known = facts(machine, reading)?;
    let is_there = reading.answer(machine, Question::IsThere);
    let is_there = machine.decide(is_there)?;
    if is_there {
        said(&mut known);
    }
    reading.finish(machine)?;
    state(machine, reading, known)?;
    Ok(Done::Value(Value::Int(is_there.into())))
}

fn has_token(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(reading) = reading(machine, arguments)? else { return Ok(Done::Decline) };
    if is_said(machine, reading, (TOKEN, YES))? {
        return Ok(yes());
    }
    let is_usual = has_usual_words(machine, reading)?;
    ask(machine, reading, |[token, ..]| {
        if is_usual {
            *token = YES;
        }
    })
}

fn has_line(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(reading) = reading(machine, arguments)? else { return Ok(Done::Decline) };
    if is_said(machine, reading, (LINE, YES))? {
        return Ok(yes());
    }
    ask(machine, reading, |[.., line]| *line = YES)
}

fn has(machine: &mut Machine<'_>, arguments: &[Value], ty: Type) -> Outcome {
    let Some(reading) = reading(machine, arguments)? else { return Ok(Done::Decline) };
    if is_said(machine, reading, (TYPE, number_of(ty)))? {
        return Ok(yes());
    }
    let is_usual = has_usual_words(machine, reading)?;
    ask(machine, reading, |[token, known, _]| {
        if is_usual {
            *token = YES;
            *known = number_of(ty);
        }
    })
}

/// There is nothing of what was asked for. What was said of the next word still holds, but a line may be gone: white space was skipped.
fn fail(machine: &mut Machine<'_>, reading: Reading, class: &str, message: Message) -> Outcome {
    let [token, ty, _] = facts(machine, reading)?;
    let class = machine.world().load(class)?;
    let halt = machine.raise_anew(class, message);
    reading.finish(machine)?;
    state(machine, reading, [token, ty, NOTHING])?;
    Err(halt)
}

const NO_ELEMENT: &str = "java.util.NoSuchElementException";

/// A text, if there is one, which is certain if it was said.
fn next_text(machine: &mut Machine<'_>, arguments: &[Value], said: &str, message: Message) -> Outcome {
    let Some(reading) = reading(machine, arguments)? else { return Ok(Done::Decline) };
    let is_certain = is_said(machine, reading, (said, YES))?;
    let is_there = reading.answer(machine, Question::IsThere);
    if !is_certain && !machine.decide(is_there)? {
        return fail(machine, reading, NO_ELEMENT, message);
    }
    let text = reading.text(machine)?;
    reading.finish(machine)?;
    state(machine, reading, [NOTHING; 3])?;
    Ok(Done::Value(Value::object(text)))
}

fn next_token(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    next_text(machine, arguments, TOKEN, Message::None)
}

fn next_line(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    next_text(machine, arguments, LINE, Message::text("No line found"))
}

/// A value, if there is a word and it is one of this type.
fn next(machine: &mut Machine<'_>, arguments: &[Value], ty: Type) -> Outcome {
    let Some(reading) = reading(machine, arguments)? else { return Ok(Done::Decline) };
    let is_certain = is_said(machine, reading, (TYPE, number_of(ty)))?;
    let has_token = is_said(machine, reading, (TOKEN, YES))?;
    let (is_there, is_other) =
        (reading.answer(machine, Question::IsThere), reading.answer(machine, Question::IsOther));
    if !is_certain && !machine.decide(is_there)? {
        return if has_token || machine.decide(is_other)? {
            fail(machine, reading, "java.util.InputMismatchException", Message::OPEN)
        } else {
            fail(machine, reading, NO_ELEMENT, Message::None)
        };
    }
    let value = reading.answer(machine, Question::Value(ty));
    reading.finish(machine)?;
    state(machine, reading, [NOTHING; 3])?;
    Ok(Done::Value(machine.value(value)))
}

fn describe(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let this = machine.reference(argument(arguments, 0)?)?;
    if Reading::are_made_up(machine) && is_exactly(machine, this, SCANNER)? {
        return Err(Halt::undecided("what a scanner says of itself"));
    }
    Ok(Done::Decline)
}

/// Nothing that was said before holds any more. The JDK's code does the rest.
fn change(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    if let Some(reading) = reading(machine, arguments)?
        && input::asked(machine, reading.stream)? == Some(reading.reader)
    {
        input::state(machine, reading.stream, None, [NOTHING; 3])?;
    }
    Ok(Done::Decline)
}
