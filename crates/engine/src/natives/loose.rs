//! What the JDK computes in a loop over the chars of a string, for strings of any length.
//!
//! The result may be anything that the documentation promises, and is the same each time that the same string is asked the same. So
//! a proof holds for all results, and a violation that depends on one is only a guess, until a virtual machine shows it.

use jurat_solver::{Sort, Term};
use rustc_hash::FxHashMap;

use super::Intrinsic::Shortcut;
use super::{Method, Outcome, argument};
use crate::engine::Engine;
use crate::heap::{Content, Object};
use crate::machine::{Done, Halt, Machine, Text};
use crate::originals::OriginalId;
use crate::value::{ObjectId, Value};

const STRING: &str = "java.lang.String";
const TEXT: &str = "()Ljava/lang/String;";
const WITH_LOCALE: &str = "(Ljava/util/Locale;)Ljava/lang/String;";
const IN_TEXT: &str = "(Ljava/lang/String;)I";
const IN_TEXT_FROM: &str = "(Ljava/lang/String;I)I";
const REPLACED: &str = "(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Ljava/lang/String;";

pub(super) const METHODS: &[Method] = &[
    (STRING, "indexOf", "(I)I", Shortcut(index)),
    (STRING, "indexOf", "(II)I", Shortcut(index)),
    (STRING, "indexOf", IN_TEXT, Shortcut(index)),
    (STRING, "indexOf", IN_TEXT_FROM, Shortcut(index)),
    (STRING, "lastIndexOf", "(I)I", Shortcut(last_index)),
    (STRING, "lastIndexOf", "(II)I", Shortcut(last_index)),
    (STRING, "lastIndexOf", IN_TEXT, Shortcut(last_index_of_text)),
    (STRING, "lastIndexOf", IN_TEXT_FROM, Shortcut(last_index_of_text)),
    (STRING, "compareTo", IN_TEXT, Shortcut(order)),
    (STRING, "compareToIgnoreCase", IN_TEXT, Shortcut(order_ignoring_case)),
    (STRING, "equalsIgnoreCase", "(Ljava/lang/String;)Z", Shortcut(likeness)),
    (STRING, "isBlank", "()Z", Shortcut(emptiness)),
    (STRING, "trim", TEXT, Shortcut(trimmed)),
    (STRING, "strip", TEXT, Shortcut(stripped)),
    // Without a locale, the JDK asks which one is the default, and that may change.
    (STRING, "toLowerCase", WITH_LOCALE, Shortcut(lower)),
    (STRING, "toUpperCase", WITH_LOCALE, Shortcut(upper)),
    (STRING, "replace", "(CC)Ljava/lang/String;", Shortcut(exchanged)),
    (STRING, "replace", REPLACED, Shortcut(replaced)),
];

/// Which result of a string is meant: that of which question, with which arguments.
type Key = (ObjectId, Question, [Argument; 2]);

/// Questions with different answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Question {
    Index,
    LastIndex,
    LastText,
    Order,
    OrderIgnoringCase,
    Likeness,
    Emptiness,
    Trimmed,
    Stripped,
    Lower,
    Upper,
    Exchanged,
    Replaced,
}

/// An argument, as far as it is known to be the same as another.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Argument {
    None,
    Int(i32),
    Term(Term),
    Object(ObjectId),
}

/// The results that somebody has asked for.
#[derive(Default)]
pub(crate) struct Loose {
    numbers: FxHashMap<Key, Term>,
    texts: FxHashMap<Key, LooseText>,
}

/// A text that may be any.
#[derive(Clone, Copy)]
pub(super) struct LooseText {
    length: Term,
    is_wide: Term,
    bytes: OriginalId,
}

impl LooseText {
    pub(super) fn new(engine: &mut Engine) -> Self {
        let pool = &mut engine.pool;
        let (length, is_wide) = (pool.variable(Sort::Bits(32)), pool.variable(Sort::Bool));
        engine.guesses.extend([length, is_wide]);
        Self { length, is_wide, bytes: engine.originals.make_up() }
    }

    /// A string with this text, for which a virtual machine has room. Nobody knows whether it is the same object as another one: an empty
    /// one may be the constant.
    pub(super) fn string(self, machine: &mut Machine<'_>) -> Result<ObjectId, Halt> {
        let Self { length, is_wide, bytes } = self;
        let coder = i32::from(machine.decide(is_wide)?);
        let longest = machine.longest_text(coder);
        let is_possible = machine.pool().ule(length, longest);
        machine.assume(is_possible)?;
        let mut text = Text::Long { coder, length, bytes: None, room: 0 };
        machine.give_chars(&mut text, bytes)?;
        let fields = machine.text_fields(&text)?;
        let class = machine.world().known().string;
        let string = machine.add_object(Object { class, content: Content::Fields(fields) });
        machine.engine.shared.ambiguous.insert(string);
        Ok(string)
    }
}

/// What is asked, if a string of any length has to do with it.
fn key(machine: &mut Machine<'_>, arguments: &[Value], question: Question) -> Result<Option<Key>, Halt> {
    if machine.engine.follow.is_some() {
        return Ok(None);
    }
    let Some(this) = machine.reference(argument(arguments, 0)?)? else { return Ok(None) };
    let mut is_any = is_any_length(machine, this)?;
    let mut given = [Argument::None; 2];
    for (place, &value) in given.iter_mut().zip(&arguments[1..]) {
        *place = match value {
            Value::Int(int) => Argument::Int(int),
            Value::IntTerm(term) => Argument::Term(term),
            value => {
                // Null is what the JDK's code looks for first.
                let Some(object) = machine.reference(value)? else { return Ok(None) };
                is_any |= is_any_length(machine, object)?;
                Argument::Object(object)
            }
        };
    }
    Ok(is_any.then_some((this, question, given)))
}

/// Whether it is a string whose length depends on the input.
fn is_any_length(machine: &mut Machine<'_>, object: ObjectId) -> Result<bool, Halt> {
    let known = machine.world().known();
    let (string, slot) = (known.string, known.string_value as usize);
    machine.look_into_argument(Some(object))?;
    let object = machine.object(Some(object))?;
    let bytes = object.fields().get(slot).copied();
    match bytes {
        Some(Value::Ref(bytes @ Some(_))) if object.class == string => machine.is_open(bytes),
        _ => Ok(false),
    }
}

/// An int between these two.
fn number(machine: &mut Machine<'_>, key: Key, least: i32, most: Term) -> Outcome {
    let Engine { loose, pool, guesses, .. } = &mut *machine.engine;
    let number = *loose.numbers.entry(key).or_insert_with(|| pool.variable(Sort::Bits(32)));
    guesses.insert(number);
    let least = machine.term(Value::Int(least))?;
    let pool = machine.pool();
    let (is_enough, is_not_more) = (pool.sle(least, number), pool.sle(number, most));
    let is_within = pool.and(is_enough, is_not_more);
    machine.assume(is_within)?;
    Ok(Done::Value(machine.value(number)))
}

/// -1, or a place in the string; an empty text is also found behind its end.
fn found(machine: &mut Machine<'_>, arguments: &[Value], question: Question) -> Outcome {
    let Some(key) = key(machine, arguments, question)? else { return Ok(Done::Decline) };
    let length = length(machine, key.0)?;
    number(machine, key, -1, length)
}

/// The length of a string.
fn length(machine: &mut Machine<'_>, string: ObjectId) -> Result<Term, Halt> {
    let known = machine.world().known();
    let (value_slot, coder_slot) = (known.string_value, known.string_coder);
    let bytes = machine.get_field(Some(string), value_slot)?;
    let coder = machine.get_field(Some(string), coder_slot)?;
    let bytes = machine.reference(bytes)?;
    let n_bytes = machine.object(bytes)?.length().ok_or_else(Halt::malformed)?;
    let (n_bytes, coder) = (machine.term(n_bytes)?, machine.term(coder)?);
    Ok(machine.pool().lshr(n_bytes, coder))
}

fn index(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    found(machine, arguments, Question::Index)
}

fn last_index(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    found(machine, arguments, Question::LastIndex)
}

fn last_index_of_text(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    found(machine, arguments, Question::LastText)
}

fn order(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    any_int(machine, arguments, Question::Order)
}

fn order_ignoring_case(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    any_int(machine, arguments, Question::OrderIgnoringCase)
}

fn any_int(machine: &mut Machine<'_>, arguments: &[Value], question: Question) -> Outcome {
    let Some(key) = key(machine, arguments, question)? else { return Ok(Done::Decline) };
    let most = machine.term(Value::Int(i32::MAX))?;
    number(machine, key, i32::MIN, most)
}

fn truth(machine: &mut Machine<'_>, arguments: &[Value], question: Question) -> Outcome {
    let Some(key) = key(machine, arguments, question)? else { return Ok(Done::Decline) };
    let most = machine.term(Value::Int(1))?;
    number(machine, key, 0, most)
}

fn likeness(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    truth(machine, arguments, Question::Likeness)
}

fn emptiness(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    truth(machine, arguments, Question::Emptiness)
}

fn trimmed(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text(machine, arguments, Question::Trimmed)
}

fn stripped(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text(machine, arguments, Question::Stripped)
}

fn lower(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text(machine, arguments, Question::Lower)
}

fn upper(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text(machine, arguments, Question::Upper)
}

fn exchanged(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text(machine, arguments, Question::Exchanged)
}

/// The program's own texts would be asked what they are.
fn replaced(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    for &given in &arguments[1..] {
        let given = machine.reference(given)?;
        if given.is_none() || machine.class_of(given)? != machine.world().known().string {
            return Ok(Done::Decline);
        }
    }
    text(machine, arguments, Question::Replaced)
}

/// Any text; what only leaves out chars does not make it longer, and what exchanges them makes it as long.
fn text(machine: &mut Machine<'_>, arguments: &[Value], question: Question) -> Outcome {
    let Some(key) = key(machine, arguments, question)? else { return Ok(Done::Decline) };
    let LooseText { length, is_wide, bytes } = loose_text(machine, key);
    let coder = i32::from(machine.decide(is_wide)?);
    let most = match question {
        Question::Trimmed | Question::Stripped | Question::Exchanged => self::length(machine, key.0)?,
        _ => machine.longest_text(coder),
    };
    let is_possible = if question == Question::Exchanged {
        machine.pool().same(length, most)
    } else {
        machine.pool().ule(length, most)
    };
    let longest = machine.longest_text(coder);
    let has_room = machine.pool().ule(length, longest);
    let is_possible = machine.pool().and(is_possible, has_room);
    machine.assume(is_possible)?;
    // A virtual machine has room for a text that is an input, and so for one that is no longer.
    let room = match question {
        Question::Trimmed | Question::Stripped | Question::Exchanged => 0,
        _ => machine.room_for(Value::IntTerm(length))?,
    };
    let mut text = Text::Long { coder, length, bytes: None, room };
    machine.give_chars(&mut text, bytes)?;
    let fields = machine.text_fields(&text)?;
    let class = machine.world().known().string;
    let string = machine.add_object(Object { class, content: Content::Fields(fields) });
    // Where nothing is to be done, it is the string itself.
    machine.engine.shared.ambiguous.extend([string, key.0]);
    Ok(Done::Value(Value::object(string)))
}

fn loose_text(machine: &mut Machine<'_>, key: Key) -> LooseText {
    if let Some(&text) = machine.engine.loose.texts.get(&key) {
        return text;
    }
    let text = LooseText::new(machine.engine);
    machine.engine.loose.texts.insert(key, text);
    text
}
