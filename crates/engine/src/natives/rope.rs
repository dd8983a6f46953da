//! Texts of numbers that depend on the input: they are made when somebody looks into them, by the JDK's own code.

use jurat_java::classes::{Code, Condition, Invoke, Kind, Operation, Relation, Shuffle};

use super::Intrinsic::{Native, Shortcut};
use super::runtime::RUNTIME;
use super::{Method, Outcome, argument};
use crate::dynamic::Assembler;
use crate::heap::{Content, Elements, Object};
use crate::machine::{Done, Halt, Machine};
use crate::rope::{Piece, RopeId};
use crate::value::{Reference, Value};

const BUILDER: &str = "java.lang.StringBuilder";
const ABSTRACT_BUILDER: &str = "java.lang.AbstractStringBuilder";
const STRING: &str = "()Ljava/lang/String;";
const BEGIN: &str = "(Ljava/lang/Object;)Ljava/lang/StringBuilder;";
const KEEP: &str = "(Ljava/lang/Object;Ljava/lang/StringBuilder;Ljava/lang/String;)V";

pub(super) const METHODS: &[Method] = &[
    (BUILDER, "append", "(Ljava/lang/String;)Ljava/lang/StringBuilder;", Shortcut(append_text)),
    (BUILDER, "append", "(Z)Ljava/lang/StringBuilder;", Shortcut(append_boolean)),
    (BUILDER, "append", "(C)Ljava/lang/StringBuilder;", Shortcut(append_char)),
    (BUILDER, "append", "(I)Ljava/lang/StringBuilder;", Shortcut(append_int)),
    (BUILDER, "append", "(J)Ljava/lang/StringBuilder;", Shortcut(append_long)),
    (BUILDER, "append", "(F)Ljava/lang/StringBuilder;", Shortcut(append_float)),
    (BUILDER, "append", "(D)Ljava/lang/StringBuilder;", Shortcut(append_double)),
    (BUILDER, "toString", STRING, Shortcut(to_string)),
    ("java.lang.Integer", "toString", "(I)Ljava/lang/String;", Shortcut(text_of_int)),
    ("java.lang.Long", "toString", "(J)Ljava/lang/String;", Shortcut(text_of_long)),
    ("java.lang.Float", "toString", "(F)Ljava/lang/String;", Shortcut(text_of_float)),
    ("java.lang.Double", "toString", "(D)Ljava/lang/String;", Shortcut(text_of_double)),
    (RUNTIME, "beginText", BEGIN, Native(begin_text)),
    (RUNTIME, "pieces", "(Ljava/lang/Object;)I", Native(n_pieces)),
    (RUNTIME, "kindOfPiece", "(Ljava/lang/Object;I)I", Native(kind_of_piece)),
    (RUNTIME, "piece", "(Ljava/lang/Object;I)Ljava/lang/Object;", Native(piece)),
    (RUNTIME, "piece", "(Ljava/lang/Object;I)I", Native(piece)),
    (RUNTIME, "piece", "(Ljava/lang/Object;I)J", Native(piece)),
    (RUNTIME, "piece", "(Ljava/lang/Object;I)F", Native(piece)),
    (RUNTIME, "piece", "(Ljava/lang/Object;I)D", Native(piece)),
    (RUNTIME, "keepText", KEEP, Native(keep_text)),
];

fn append_text(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    match argument(arguments, 1)? {
        Value::Ref(text) => append(machine, arguments, Piece::Text(text)),
        _ => Ok(Done::Decline),
    }
}

fn append_boolean(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    append(machine, arguments, Piece::Boolean(argument(arguments, 1)?))
}

fn append_char(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    append(machine, arguments, Piece::Char(argument(arguments, 1)?))
}

fn append_int(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    append(machine, arguments, Piece::Int(argument(arguments, 1)?))
}

fn append_long(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    append(machine, arguments, Piece::Long(argument(arguments, 1)?))
}

fn append_float(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    append(machine, arguments, Piece::Float(argument(arguments, 1)?))
}

fn append_double(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    append(machine, arguments, Piece::Double(argument(arguments, 1)?))
}

fn text_of_int(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text_of(machine, Piece::Int(argument(arguments, 0)?))
}

fn text_of_long(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text_of(machine, Piece::Long(argument(arguments, 0)?))
}

fn text_of_float(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text_of(machine, Piece::Float(argument(arguments, 0)?))
}

fn text_of_double(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    text_of(machine, Piece::Double(argument(arguments, 0)?))
}

/// Whether it is a number whose digits depend on the input.
fn is_worth_waiting(piece: Piece) -> bool {
    matches!(piece, Piece::Int(_) | Piece::Long(_) | Piece::Float(_) | Piece::Double(_))
        && matches!(
            piece.value(),
            Value::IntTerm(_) | Value::LongTerm(_) | Value::FloatTerm(_) | Value::DoubleTerm(_)
        )
}

/// A builder waits from the first such number on.
fn append(machine: &mut Machine<'_>, arguments: &[Value], piece: Piece) -> Outcome {
    let this = argument(arguments, 0)?;
    let Value::Ref(Some(builder)) = this else { return Ok(Done::Decline) };
    let object = machine.object(Some(builder))?;
    let pieces = match &object.content {
        Content::Rope(rope) => {
            let before = machine.engine.ropes.pieces(*rope);
            before.iter().copied().chain([piece]).collect()
        }
        Content::Fields(_) if is_worth_waiting(piece) => {
            let begun = object.clone();
            vec![Piece::Begun(Some(machine.add_object(begun))), piece]
        }
        _ => return Ok(Done::Decline),
    };
    let rope = machine.engine.ropes.keep(pieces);
    machine.object_mut(Some(builder))?.content = Content::Rope(rope);
    Ok(Done::Value(this))
}

/// Where the text may be one of the constants, it is never left to the builder's own code, however little is known of the builder: that makes a
/// text which is certainly another object.
fn to_string(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let builder = match argument(arguments, 0)? {
        Value::Ref(builder) => builder,
        choice if is_for_program(machine) => machine.reference(choice)?,
        _ => return Ok(Done::Decline),
    };
    if builder.is_none() {
        return Ok(Done::Decline);
    }
    let Content::Rope(rope) = machine.object(builder)?.content else {
        return copy_of_constant(machine, builder);
    };
    let class = machine.world().known().string;
    let string = machine.add_object(Object { class, content: Content::Rope(rope) });
    if may_be_of_one(machine, rope) && is_for_program(machine) {
        machine.engine.shared.ambiguous.insert(string);
    }
    Ok(Done::Value(Value::object(string)))
}

/// Whether the text may be that of a floating-point number and nothing else.
fn may_be_of_one(machine: &Machine<'_>, rope: RopeId) -> bool {
    let mut n_numbers = 0;
    let are_possible = machine.engine.ropes.pieces(rope).iter().all(|&piece| match piece {
        Piece::Float(_) | Piece::Double(_) => {
            n_numbers += 1;
            true
        }
        Piece::Begun(_) => true,
        Piece::Text(text) => may_be_empty(machine, text),
        Piece::Boolean(_) | Piece::Char(_) | Piece::Int(_) | Piece::Long(_) => false,
    });
    are_possible && n_numbers == 1
}

/// Whether a string may have no characters; where there is none, `null` is written.
fn may_be_empty(machine: &Machine<'_>, text: Reference) -> bool {
    let length = |id| {
        let slot = machine.engine.world.known().string_value;
        let Some(&Value::Ref(bytes)) = machine.state.heap.get(id)?.fields().get(slot as usize) else {
            return None;
        };
        machine.state.heap.get(bytes?)?.elements().map(Elements::len)
    };
    text.is_some_and(|id| length(id).is_none_or(|length| length == 0))
}

/// Texts of single values that the JDK has as constants, and that of nothing.
const CONSTANTS: [&str; 8] = ["", "true", "false", "NaN", "Infinity", "-Infinity", "0.0", "-0.0"];
/// How long they are, at most.
const LONGEST_CONSTANT: i32 = 9;

/// Whether the text may be what the program writes as a concatenation. A compiler makes a builder of that or leaves it to the JDK, which
/// makes a new object where a builder gives a constant, and the other way round.
fn is_for_program(machine: &mut Machine<'_>) -> bool {
    let caller = machine.caller();
    let class = machine.world().method(caller).class;
    machine.world().class(class).is_program()
}

/// The text of a builder of the program that may be one of the constants: an object that may be the same as others.
fn copy_of_constant(machine: &mut Machine<'_>, builder: Reference) -> Outcome {
    if !is_for_program(machine) {
        return Ok(Done::Decline);
    }
    let mut field = |name, descriptor| -> Result<Value, Halt> {
        let slot = machine.world().slot(ABSTRACT_BUILDER, name, descriptor)?;
        machine.get_field(builder, slot)
    };
    let (bytes, coder, count) = (field("value", "[B")?, field("coder", "B")?, field("count", "I")?);
    let (length, longest) = (machine.term(count)?, machine.term(Value::Int(LONGEST_CONSTANT))?);
    let is_short = machine.pool().ule(length, longest);
    if !machine.decide(is_short)? {
        return Ok(Done::Decline);
    }
    // A builder with chars that are no bytes has none of these texts.
    if machine.int(coder)? != 0 {
        return Ok(Done::Decline);
    }
    let bytes = machine.reference(bytes)?;
    let Ok(count) = usize::try_from(machine.int(count)?) else { return Ok(Done::Decline) };
    if !may_be_constant(machine, bytes, count)? {
        return Ok(Done::Decline);
    }
    let known = machine.world().known();
    let (class, array, value) = (known.string, known.bytes, known.string_value);
    let copy = machine.new_array(array, count)?;
    for index in 0..count {
        let byte = machine.element_at(bytes, index)?;
        machine.array_set(copy, index, byte)?;
    }
    let string = machine.new_object(class);
    machine.set_field(string, value, Value::Ref(copy))?;
    machine.engine.shared.ambiguous.extend(string);
    Ok(Done::Value(Value::Ref(string)))
}

fn may_be_constant(machine: &mut Machine<'_>, bytes: Reference, count: usize) -> Result<bool, Halt> {
    for constant in CONSTANTS.iter().filter(|constant| constant.len() == count) {
        let mut may_be = true;
        for (index, byte) in constant.bytes().enumerate() {
            // What is not known may be it.
            let other = machine.element_at(bytes, index)?;
            may_be &= !matches!(other, Value::Int(other) if other != i32::from(byte));
        }
        if may_be {
            return Ok(true);
        }
    }
    Ok(false)
}

fn text_of(machine: &mut Machine<'_>, piece: Piece) -> Outcome {
    if !is_worth_waiting(piece) {
        return Ok(Done::Decline);
    }
    let class = machine.world().known().string;
    let rope = machine.engine.ropes.keep(vec![piece]);
    let string = machine.add_object(Object { class, content: Content::Rope(rope) });
    if matches!(piece, Piece::Float(_) | Piece::Double(_)) {
        // Those of NaN, of the infinities and in some JDKs of the zeros are constants.
        machine.engine.shared.ambiguous.insert(string);
    }
    Ok(Done::Value(Value::object(string)))
}

/// The method that makes a text, and keeps it in the object.
pub(crate) const MAKE_TEXT: (&str, &str, &str) = (RUNTIME, "makeText", "(Ljava/lang/Object;)V");

/// Appends piece after piece to a builder, whose own methods do not wait. It is a copy of the one that was begun, so that it grows
/// as that one would have grown: the program can ask for its capacity.
pub(super) fn make_text() -> Code {
    const OBJECT: u16 = 0;
    const N_PIECES: u16 = 1;
    const INDEX: u16 = 2;
    const BUILT: u16 = 3;
    let mut code = Assembler::with_slots(1);
    let (is_begun, next, appended, end) = (code.label(), code.label(), code.label(), code.label());
    code.load(Kind::Reference, OBJECT);
    code.call_static(RUNTIME, "pieces", "(Ljava/lang/Object;)I").store(Kind::Int, N_PIECES);
    code.int(0).store(Kind::Int, INDEX);
    code.load(Kind::Reference, OBJECT).call_static(RUNTIME, "beginText", BEGIN).store(Kind::Reference, BUILT);
    code.load(Kind::Reference, BUILT).branch(Condition::Null(false), is_begun);
    code.new_object(BUILDER).call(Invoke::Special, BUILDER, "<init>", "()V").store(Kind::Reference, BUILT);
    code.place(is_begun).place(next).load(Kind::Int, INDEX).load(Kind::Int, N_PIECES);
    code.branch(Condition::Ints(Relation::GreaterOrEqual), end);
    // In the order of their kinds.
    for (kind, piece, appended_as) in [
        (0, OBJECT_TYPE, OBJECT_TYPE),
        (1, "I", "Z"),
        (2, "I", "C"),
        (3, "I", "I"),
        (4, "J", "J"),
        (5, "F", "F"),
        (6, "D", "D"),
    ] {
        let other = code.label();
        code.load(Kind::Reference, OBJECT).load(Kind::Int, INDEX);
        code.call_static(RUNTIME, "kindOfPiece", "(Ljava/lang/Object;I)I").int(kind);
        code.branch(Condition::Ints(Relation::NotEqual), other);
        code.load(Kind::Reference, BUILT).load(Kind::Reference, OBJECT).load(Kind::Int, INDEX);
        code.call_static(RUNTIME, "piece", &format!("(Ljava/lang/Object;I){piece}"));
        let descriptor = format!("({appended_as})Ljava/lang/AbstractStringBuilder;");
        code.call(Invoke::Special, ABSTRACT_BUILDER, "append", &descriptor);
        code.shuffle(Shuffle::Pop).jump(appended).place(other);
    }
    code.place(appended).push(Operation::Increment { slot: INDEX, by: 1 }).jump(next);
    code.place(end).load(Kind::Reference, OBJECT).load(Kind::Reference, BUILT);
    code.load(Kind::Reference, BUILT).call_virtual(BUILDER, "toString", STRING);
    code.call_static(RUNTIME, "keepText", KEEP).give_back(None);
    code.finish()
}

const OBJECT_TYPE: &str = "Ljava/lang/Object;";

/// The pieces of a text that has yet to be made.
fn pieces(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<std::rc::Rc<[Piece]>, Halt> {
    let object = machine.reference(argument(arguments, 0)?)?;
    match machine.object(object)?.content {
        Content::Rope(rope) => Ok(machine.engine.ropes.pieces(rope)),
        _ => Err(Halt::malformed()),
    }
}

/// A copy of the builder that a text was begun with, which shares nothing with it; null if there was none.
fn begin_text(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(&Piece::Begun(begun)) = pieces(machine, arguments)?.first() else {
        return Ok(Done::Value(Value::NULL));
    };
    let slot = machine.world().slot(ABSTRACT_BUILDER, "value", "[B")?;
    let array = machine.get_field(begun, slot)?;
    let array = machine.reference(array)?;
    let array = machine.clone_object(array)?;
    let copy = machine.clone_object(begun)?;
    machine.set_field(copy, slot, Value::Ref(array))?;
    Ok(Done::Value(Value::Ref(copy)))
}

fn n_pieces(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let n_pieces = pieces(machine, arguments)?.len();
    i32::try_from(n_pieces).map(|n_pieces| Done::Value(Value::Int(n_pieces))).map_err(|_| Halt::malformed())
}

fn kind_of_piece(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(one(machine, arguments)?.kind())))
}

fn piece(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    Ok(Done::Value(one(machine, arguments)?.value()))
}

fn one(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Piece, Halt> {
    let index = usize::try_from(machine.int(argument(arguments, 1)?)?).map_err(|_| Halt::malformed())?;
    pieces(machine, arguments)?.get(index).copied().ok_or_else(Halt::malformed)
}

/// The text was made, as a builder and as a string that nobody else has. The object becomes the one of them that it is.
fn keep_text(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let object = machine.reference(argument(arguments, 0)?)?;
    let is_string = machine.class_of(object)? == machine.world().known().string;
    let made = machine.reference(argument(arguments, if is_string { 2 } else { 1 })?)?;
    let content = machine.object(made)?.content.clone();
    machine.object_mut(object)?.content = content;
    Ok(Done::Void)
}
