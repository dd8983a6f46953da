//! What the JDK does in a loop over bytes, for arrays whose length depends on the input.
//!
//! The results are what the loops give, or more: a proof holds for all of them, and a violation that depends on one is only a guess,
//! until a virtual machine shows it.

use jurat_solver::{Sort, Term};

use super::Intrinsic::Shortcut;
use super::{Method, Outcome, argument};
use crate::heap::Step;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};

const NARROW: &str = "java.lang.StringLatin1";
const WIDE: &str = "java.lang.StringUTF16";

pub(super) const METHODS: &[Method] = &[
    (NARROW, "equals", "([B[B)Z", Shortcut(are_equal)),
    (NARROW, "hashCode", "([B)I", Shortcut(hash_code)),
    (WIDE, "equals", "([B[B)Z", Shortcut(are_equal)),
    (WIDE, "compress", "([BI[BII)I", Shortcut(compress)),
    (WIDE, "hashCode", "([B)I", Shortcut(hash_code)),
    (NARROW, "inflate", "([BI[BII)V", Shortcut(inflate)),
    ("java.util.Arrays", "equals", "([B[B)Z", Shortcut(are_equal)),
];

/// A piece of work on bytes and chars: from where, to where, and how many chars.
struct Conversion {
    from: Reference,
    from_at: Term,
    to: Reference,
    at: Term,
    count: Term,
}

/// Nothing if the JDK's own code can do it, or has to complain. The larger array has two bytes for a char, the lower one first.
fn conversion(
    machine: &mut Machine<'_>,
    arguments: &[Value],
    widths: (u64, u64),
) -> Result<Option<Conversion>, Halt> {
    let (from, to) =
        (machine.reference(argument(arguments, 0)?)?, machine.reference(argument(arguments, 2)?)?);
    if from.is_none() || to.is_none() || !machine.is_open(to)? {
        return Ok(None);
    }
    let mut number = |index| argument(arguments, index).and_then(|value| machine.term(value));
    let (from_at, at, count) = (number(1)?, number(3)?, number(4)?);
    for (array, at, width) in [(from, from_at, widths.0), (to, at, widths.1)] {
        let length = length(machine, array)?;
        let pool = machine.pool();
        let width = pool.bits(32, width - 1);
        let length = pool.lshr(length, width);
        // With more bits there is no overflow.
        let [at, count, length] = [at, count, length].map(|it| pool.sign_extend(it, 34));
        let (zero, end) = (pool.bits(34, 0), pool.add(at, count));
        let conditions = [pool.sle(zero, at), pool.sle(zero, count), pool.sle(end, length)];
        let fits = pool.all(&conditions);
        if !machine.decide(fits)? {
            return Ok(None);
        }
    }
    Ok(Some(Conversion { from, from_at, to, at, count }))
}

/// Bytes become chars. The target is counted in chars.
fn inflate(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let Some(Conversion { from, from_at, to, at, count }) = conversion(machine, arguments, (1, 2))? else {
        return Ok(Done::Decline);
    };
    let pool = machine.pool();
    let one = pool.bits(32, 1);
    let (at, count) = (pool.shl(at, one), pool.shl(count, one));
    machine.copy_open((from, from_at), (to, at), count, Step::Spread)?;
    Ok(Done::Void)
}

/// Chars become bytes, up to the first one that does not fit into a byte. The source is counted in chars. That the chars before are
/// narrow is left out.
fn compress(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    /// Releases up to this one give back 0 if not all chars are narrow.
    const ALL_OR_NONE: u16 = 17;
    /// Releases from this one on give back how many are.
    const HOW_MANY: u16 = 22;
    let release = machine.world().release();
    if (ALL_OR_NONE + 1..HOW_MANY).contains(&release) {
        return Ok(Done::Decline);
    }
    let Some(Conversion { from, from_at, to, at, count }) = conversion(machine, arguments, (2, 1))? else {
        return Ok(Done::Decline);
    };
    let pool = machine.pool();
    let n_narrow = pool.variable(Sort::Bits(32));
    let one = pool.bits(32, 1);
    let (is_all, is_less) = (pool.same(n_narrow, count), pool.ult(n_narrow, count));
    let place = pool.add(from_at, n_narrow);
    let place = pool.shl(place, one);
    let upper = pool.bit_or(place, one);
    let upper = machine.value(upper);
    let upper = machine.modelled_element(from, upper)?;
    let (upper, zero) = (machine.term(upper)?, machine.term(Value::Int(0))?);
    let pool = machine.pool();
    let is_narrow = pool.same(upper, zero);
    let is_wide = pool.not(is_narrow);
    let is_first = pool.and(is_less, is_wide);
    let is_possible = pool.or(is_all, is_first);
    machine.assume(is_possible)?;
    machine.engine.guesses.insert(n_narrow);
    let pool = machine.pool();
    let from_at = pool.shl(from_at, one);
    let result = if release <= ALL_OR_NONE { machine.pool().ite(is_all, count, zero) } else { n_narrow };
    machine.copy_open((from, from_at), (to, at), n_narrow, Step::Second)?;
    Ok(Done::Value(machine.value(result)))
}

/// Whether two arrays have the same length and the same bytes.
fn are_equal(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let (ours, theirs) =
        (machine.reference(argument(arguments, 0)?)?, machine.reference(argument(arguments, 1)?)?);
    if ours.is_none() || theirs.is_none() || !(machine.is_open(ours)? || machine.is_open(theirs)?) {
        return Ok(Done::Decline);
    }
    if ours == theirs {
        return Ok(Done::Value(Value::Int(1)));
    }
    let (our_length, their_length) = (length(machine, ours)?, length(machine, theirs)?);
    let is_as_long = machine.pool().same(our_length, their_length);
    if !machine.decide(is_as_long)? {
        return Ok(Done::Value(Value::Int(0)));
    }
    let n_known = [ours, theirs].into_iter().find_map(|array| machine.array_length(array).ok());
    let are_same = match n_known {
        Some(n_elements) => same_elements(machine, (ours, theirs), n_elements)?,
        None => may_be_same(machine, (ours, theirs), our_length)?,
    };
    Ok(Done::Value(machine.truth(are_same)))
}

fn length(machine: &mut Machine<'_>, array: Reference) -> Result<Term, Halt> {
    let length = machine.object(array)?.length().ok_or_else(Halt::malformed)?;
    machine.term(length)
}

/// Both have so many elements.
fn same_elements(
    machine: &mut Machine<'_>,
    (ours, theirs): (Reference, Reference),
    n_elements: usize,
) -> Result<Term, Halt> {
    let mut conditions = Vec::new();
    for index in 0..n_elements {
        let index = Value::Int(i32::try_from(index).map_err(|_| Halt::malformed())?);
        conditions.push(is_same_at(machine, (ours, theirs), index)?);
    }
    Ok(machine.pool().all(&conditions))
}

/// Two arrays of the same length that depends on the input. If they are not the same, they differ somewhere; if they are, they may
/// still differ where nobody looks.
fn may_be_same(
    machine: &mut Machine<'_>,
    arrays: (Reference, Reference),
    length: Term,
) -> Result<Term, Halt> {
    let are_same = machine.pool().variable(Sort::Bool);
    let somewhere = machine.pool().variable(Sort::Bits(32));
    let is_within = machine.pool().ult(somewhere, length);
    let is_same = is_same_at(machine, arrays, Value::IntTerm(somewhere))?;
    let is_other = machine.pool().not(is_same);
    let is_shown = machine.pool().and(is_within, is_other);
    let is_possible = machine.pool().or(are_same, is_shown);
    machine.assume(is_possible)?;
    machine.engine.guesses.insert(are_same);
    Ok(are_same)
}

fn is_same_at(
    machine: &mut Machine<'_>,
    (ours, theirs): (Reference, Reference),
    index: Value,
) -> Result<Term, Halt> {
    machine.engine.spend(1)?;
    let mut element = |array| {
        let element = machine.modelled_element(array, index)?;
        machine.term(element)
    };
    let (ours, theirs) = (element(ours)?, element(theirs)?);
    Ok(machine.pool().same(ours, theirs))
}

/// Any number: which one depends on all bytes.
fn hash_code(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let array = machine.reference(argument(arguments, 0)?)?;
    if array.is_none() || !machine.is_open(array)? {
        return Ok(Done::Decline);
    }
    let code = machine.pool().variable(Sort::Bits(32));
    machine.engine.guesses.insert(code);
    Ok(Done::Value(Value::IntTerm(code)))
}
