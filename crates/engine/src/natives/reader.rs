//! Readers of the standard input, where all executions are explored at once: what they read may be anything.
//!
//! The JDK reads many bytes at once and looks at each of them in loops, which leads to a path for each length and each form of a text.
//! The loose exploration has none of these paths: a line, a char, or a word of a `Scanner` is any, or there is none. So a proof holds
//! for all of them; violations are looked for elsewhere. How far the stream was read is not known afterwards either.

use jurat_solver::{Sort, Term};
use rustc_hash::FxHashMap;

use super::Intrinsic::Shortcut;
use super::loose::LooseText;
use super::{Method, Outcome, argument, input};
use crate::engine::Engine;
use crate::machine::{Done, Halt, Machine};
use crate::originals::any_of;
use crate::value::{ObjectId, Reference, Value};
use crate::world::Type;

const BUFFERED: &str = "java.io.BufferedReader";
const READER: &str = "java.io.InputStreamReader";
const DECODER: &str = "sun.nio.cs.StreamDecoder";
const CODER: &str = "java.nio.charset.CharsetDecoder";
const REACTION: &str = "java.nio.charset.CodingErrorAction";
const REACTION_TYPE: &str = "Ljava/nio/charset/CodingErrorAction;";

pub(super) const METHODS: &[Method] = &[
    (BUFFERED, "readLine", "()Ljava/lang/String;", Shortcut(read_line)),
    (BUFFERED, "read", "()I", Shortcut(read_buffered)),
    (BUFFERED, "ready", "()Z", Shortcut(is_buffered_ready)),
    (READER, "read", "()I", Shortcut(read_char)),
    (READER, "ready", "()Z", Shortcut(is_ready)),
    // Whether a mark is still valid depends on how much was really read.
    (BUFFERED, "reset", "()V", Shortcut(reset)),
];

/// What is asked of a reader at a position of the stream. Nobody asks twice: then the position is another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Question {
    /// Whether there is anything of the kind that is asked for.
    IsThere,
    /// Whether there is anything else.
    IsOther,
    /// What it is.
    Value(Type),
    /// How far the stream is read then.
    Position,
}

type Key = (ObjectId, Question, Term);

/// What readers may have read.
#[derive(Default)]
pub(crate) struct Reads {
    answers: FxHashMap<Key, Term>,
    texts: FxHashMap<(ObjectId, Term), LooseText>,
}

/// A reader of the standard input, and how far that is read.
#[derive(Clone, Copy)]
pub(super) struct Reading {
    pub(super) reader: ObjectId,
    pub(super) stream: Reference,
    position: Term,
}

impl Reading {
    /// Whether what is read may be made up.
    pub(super) fn are_made_up(machine: &Machine<'_>) -> bool {
        machine.engine.follow.is_none() && machine.engine.budget.lengths == 0
    }

    /// Of a reader that passes on what an `InputStreamReader` of the standard input gives. Nothing if that is not what it does, or if
    /// nothing may be made up.
    pub(super) fn of(
        machine: &mut Machine<'_>,
        reader: ObjectId,
        source: Value,
    ) -> Result<Option<Self>, Halt> {
        if !Self::are_made_up(machine) {
            return Ok(None);
        }
        let Some(stream) = decoded(machine, source)? else { return Ok(None) };
        if !input::is_standard(machine, stream)? {
            return Ok(None);
        }
        if input::is_closed(machine, stream)? {
            return Err(closed());
        }
        machine.engine.has_lengths = true;
        let position = input::position(machine, stream)?;
        Ok(Some(Self { reader, stream, position }))
    }

    /// What the answer to a question is: anything.
    pub(super) fn answer(self, machine: &mut Machine<'_>, question: Question) -> Term {
        let Engine { reads, pool, guesses, .. } = &mut *machine.engine;
        let any = || {
            let any = match question {
                Question::IsThere | Question::IsOther => pool.variable(Sort::Bool),
                Question::Value(ty) => any_of(pool, ty),
                Question::Position => pool.variable(Sort::Bits(63)),
            };
            guesses.insert(any);
            // No position is negative.
            if question == Question::Position { pool.zero_extend(any, 64) } else { any }
        };
        *reads.answers.entry((self.reader, question, self.position)).or_insert_with(any)
    }

    /// Any text.
    pub(super) fn text(self, machine: &mut Machine<'_>) -> Result<ObjectId, Halt> {
        let key = (self.reader, self.position);
        let known = machine.engine.reads.texts.get(&key).copied();
        let text = known.unwrap_or_else(|| LooseText::new(machine.engine));
        machine.engine.reads.texts.insert(key, text);
        text.string(machine)
    }

    /// The stream is read, nobody knows how far.
    pub(super) fn finish(self, machine: &mut Machine<'_>) -> Result<(), Halt> {
        let position = self.answer(machine, Question::Position);
        input::set_position(machine, self.stream, position)
    }
}

/// What a reader has kept of a stream before that was closed depends on how much it has really read.
fn closed() -> Halt {
    Halt::undecided("reading what is left of a stream of the standard input that was closed")
}

/// Whether the object is of this class, and of none that extends it.
pub(super) fn is_exactly(machine: &mut Machine<'_>, object: Reference, class: &str) -> Result<bool, Halt> {
    if object.is_none() {
        return Ok(false);
    }
    let id = machine.class_of(object)?;
    Ok(machine.world().class(id).name == class)
}

pub(super) fn field(
    machine: &mut Machine<'_>,
    object: Reference,
    (class, name, descriptor): (&str, &str, &str),
) -> Result<Value, Halt> {
    let slot = machine.world().slot(class, name, descriptor)?;
    machine.get_field(object, slot)
}

/// The stream whose bytes a reader decodes, if it does nothing else but keep chars that are read later.
fn decoded(machine: &mut Machine<'_>, reader: Value) -> Result<Option<Reference>, Halt> {
    let mut reader = machine.reference(reader)?;
    while is_exactly(machine, reader, BUFFERED)? {
        let inner = field(machine, reader, (BUFFERED, "in", "Ljava/io/Reader;"))?;
        reader = machine.reference(inner)?;
        if reader.is_none() {
            return Err(closed());
        }
    }
    if !is_exactly(machine, reader, READER)? {
        return Ok(None);
    }
    let decoder = field(machine, reader, (READER, "sd", "Lsun/nio/cs/StreamDecoder;"))?;
    let decoder = machine.reference(decoder)?;
    if !is_exactly(machine, decoder, DECODER)? {
        return Ok(None);
    }
    let is_closed = field(machine, decoder, (DECODER, "closed", "Z"))?;
    let stream = field(machine, decoder, (DECODER, "in", "Ljava/io/InputStream;"))?;
    let coder = field(machine, decoder, (DECODER, "decoder", "Ljava/nio/charset/CharsetDecoder;"))?;
    let (stream, coder) = (machine.reference(stream)?, machine.reference(coder)?);
    if machine.int(is_closed)? != 0 {
        return Err(closed());
    }
    if !is_lenient(machine, coder)? {
        return Ok(None);
    }
    innermost(machine, stream).map(Some)
}

/// The stream that others pass on as it is, and of which they keep nothing.
fn innermost(machine: &mut Machine<'_>, stream: Reference) -> Result<Reference, Halt> {
    const FILTER: &str = "java.io.FilterInputStream";
    let mut stream = stream;
    while is_exactly(machine, stream, "java.io.DataInputStream")? {
        let inner = field(machine, stream, (FILTER, "in", "Ljava/io/InputStream;"))?;
        stream = machine.reference(inner)?;
        if stream.is_none() {
            return Err(closed());
        }
    }
    Ok(stream)
}

/// Whether a decoder is one of the JDK's that replaces what it does not understand.
fn is_lenient(machine: &mut Machine<'_>, coder: Reference) -> Result<bool, Halt> {
    let class = machine.class_of(coder)?;
    if machine.world().class(class).is_program() {
        return Ok(false);
    }
    let reactions = machine.world().load(REACTION)?;
    let slot = machine.world().slot(REACTION, "REPLACE", REACTION_TYPE)?;
    let replace = machine.get_static(reactions, slot)?;
    let replace = machine.reference(replace)?;
    for name in ["malformedInputAction", "unmappableCharacterAction"] {
        let reaction = field(machine, coder, (CODER, name, REACTION_TYPE))?;
        if machine.reference(reaction)? != replace {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A buffered reader of the standard input.
fn buffered(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Option<Reading>, Halt> {
    let this = machine.reference(argument(arguments, 0)?)?;
    let Some(reader) = this else { return Ok(None) };
    if !is_exactly(machine, this, BUFFERED)? {
        return Ok(None);
    }
    let source = field(machine, this, (BUFFERED, "in", "Ljava/io/Reader;"))?;
    Reading::of(machine, reader, source)
}

fn reset(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match buffered(machine, arguments)? {
        None => Ok(Done::Decline),
        Some(_) => Err(Halt::undecided("a mark in the standard input")),
    }
}

/// Any line, or none.
fn read_line(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(reading) = buffered(machine, arguments)? else { return Ok(Done::Decline) };
    let is_there = reading.answer(machine, Question::IsThere);
    let line = if machine.decide(is_there)? { Some(reading.text(machine)?) } else { None };
    reading.finish(machine)?;
    Ok(Done::Value(Value::Ref(line)))
}

fn read_buffered(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let reading = buffered(machine, arguments)?;
    any_char(machine, reading)
}

fn read_char(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let this = argument(arguments, 0)?;
    let Some(reader) = machine.reference(this)? else { return Ok(Done::Decline) };
    let reading = Reading::of(machine, reader, this)?;
    any_char(machine, reading)
}

fn is_buffered_ready(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let reading = buffered(machine, arguments)?;
    any_truth(machine, reading)
}

fn is_ready(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let this = argument(arguments, 0)?;
    let Some(reader) = machine.reference(this)? else { return Ok(Done::Decline) };
    let reading = Reading::of(machine, reader, this)?;
    any_truth(machine, reading)
}

/// Whether there is something to be read depends on what was read in advance, too.
fn any_truth(machine: &mut Machine<'_>, reading: Option<Reading>) -> Outcome {
    let Some(reading) = reading else { return Ok(Done::Decline) };
    let is_ready = reading.answer(machine, Question::IsThere);
    let is_ready = machine.truth(is_ready);
    reading.finish(machine)?;
    Ok(Done::Value(is_ready))
}

/// Any char, or -1.
fn any_char(machine: &mut Machine<'_>, reading: Option<Reading>) -> Outcome {
    let Some(reading) = reading else { return Ok(Done::Decline) };
    let is_there = reading.answer(machine, Question::IsThere);
    let unit = reading.answer(machine, Question::Value(Type::Char));
    let pool = machine.pool();
    let end = pool.bits(32, u64::from(u32::MAX));
    let read = pool.ite(is_there, unit, end);
    reading.finish(machine)?;
    Ok(Done::Value(machine.value(read)))
}
