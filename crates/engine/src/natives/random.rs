//! `java.util.Random`: with a seed it does what it does, without one its numbers are inputs.

use super::Intrinsic::{Native, Refused, Shortcut};
use super::{Method, Outcome, argument, nothing, one};
use crate::exploration::InputKind;
use crate::machine::{Done, Halt, Machine};
use crate::value::{Reference, Value};

const THREAD_LOCAL: &str = "java.util.concurrent.ThreadLocalRandom";
const SPLITTABLE: &str = "java.util.SplittableRandom";
const RANDOM: &str = "java.util.Random";

pub(super) const METHODS: &[Method] = &[
    // What it sets up is used only by the methods below.
    (RANDOM, "<clinit>", "()V", Native(nothing)),
    (RANDOM, "<init>", "()V", Shortcut(new_without_seed)),
    (RANDOM, "seedUniquifier", "()J", Native(made_up_seed)),
    (RANDOM, "setSeed", "(J)V", Native(set_seed)),
    (RANDOM, "next", "(I)I", Native(next)),
    (RANDOM, "nextInt", "(I)I", Shortcut(next_below)),
    ("java.util.random.RandomGenerator", "nextInt", "(II)I", Shortcut(next_between)),
    (THREAD_LOCAL, "<clinit>", "()V", Native(nothing)),
    (THREAD_LOCAL, "current", "", Refused("a random number of a thread")),
    // Only tables that are balanced by chance ask for it; who sees how balanced they are is refused in `collection`.
    (THREAD_LOCAL, "nextSecondarySeed", "()I", Native(one)),
    (SPLITTABLE, "<clinit>", "()V", Native(nothing)),
    (SPLITTABLE, "<init>", "()V", Refused("a random number")),
    ("java.security.SecureRandom", "<init>", "", Refused("a random number")),
    ("java.util.UUID", "randomUUID", "", Refused("a random number")),
];

/// The constants of the generator, which the JDK's documentation prescribes.
const MULTIPLIER: u64 = 0x5_DEEC_E66D;
const ADDEND: u64 = 0xB;
const MASK: u64 = (1 << 48) - 1;

/// The object with the seed; nothing if there is no seed.
fn seed_of(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<Reference, Halt> {
    let this = machine.reference(argument(arguments, 0)?)?;
    let slot = machine.world().slot(RANDOM, "seed", "Ljava/util/concurrent/atomic/AtomicLong;")?;
    let seed = machine.get_field(this, slot)?;
    machine.reference(seed)
}

fn value_slot(machine: &mut Machine<'_>) -> Result<u32, Halt> {
    Ok(machine.world().slot("java.util.concurrent.atomic.AtomicLong", "value", "J")?)
}

fn next(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let bits = machine.int(argument(arguments, 1)?)?;
    let bits = u8::try_from(bits).ok().filter(|bits| (1..=32).contains(bits));
    let bits = bits.ok_or_else(|| Halt::undecided("a random number of an impossible number of bits"))?;
    let number = match seed_of(machine, arguments)? {
        None => {
            let number = machine.input(InputKind::Random)?;
            machine.term(number)?
        }
        seed => advance(machine, seed)?,
    };
    // The topmost bits of what there is, as a number with a sign only if it is a whole int.
    let pool = machine.pool();
    let top = pool.extract(number, 32 - bits, bits);
    let number = if bits == 32 { top } else { pool.zero_extend(top, 32) };
    Ok(Done::Value(machine.value(number)))
}

/// The next 32 bits of the sequence.
fn advance(machine: &mut Machine<'_>, seed: Reference) -> Result<jurat_solver::Term, Halt> {
    let slot = value_slot(machine)?;
    let old = machine.get_field(seed, slot)?;
    let old = machine.term(old)?;
    let pool = machine.pool();
    let (multiplier, addend, mask) = (pool.bits(64, MULTIPLIER), pool.bits(64, ADDEND), pool.bits(64, MASK));
    let product = pool.mul(old, multiplier);
    let sum = pool.add(product, addend);
    let next = pool.bit_and(sum, mask);
    let top = pool.extract(next, 16, 32);
    let next = machine.value(next);
    machine.set_field(seed, slot, next)?;
    Ok(top)
}

/// The field of the seed stays null, which is how the other methods know. But the JDK tells a subclass the seed that it makes up,
/// if that wants to know.
fn new_without_seed(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let this = machine.reference(argument(arguments, 0)?)?;
    let class = machine.class_of(this)?;
    let world = machine.world();
    let random = world.load(RANDOM)?;
    let set_seed = world.declared_method(random, "setSeed", "(J)V").ok_or_else(Halt::malformed)?;
    if world.select(class, set_seed)? != set_seed {
        return Ok(Done::Decline);
    }
    Ok(Done::Void)
}

/// Any number; the clock, which the JDK mixes in, does not make it more than that.
fn made_up_seed(machine: &mut Machine<'_>, _: &[Value]) -> Outcome {
    let (high, low) = (machine.input(InputKind::Random)?, machine.input(InputKind::Random)?);
    let (high, low) = (machine.term(high)?, machine.term(low)?);
    let pool = machine.pool();
    let (high, low, distance) = (pool.zero_extend(high, 64), pool.zero_extend(low, 64), pool.bits(64, 32));
    let high = pool.shl(high, distance);
    let seed = pool.bit_or(high, low);
    Ok(Done::Value(machine.value(seed)))
}

fn set_seed(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    let slot = value_slot(machine)?;
    let holder = match seed_of(machine, arguments)? {
        None => return Err(Halt::undecided("a seed for a generator that had none")),
        holder => holder,
    };
    let gaussian = machine.world().slot(RANDOM, "haveNextNextGaussian", "Z")?;
    let this = machine.reference(argument(arguments, 0)?)?;
    let seed = machine.term(argument(arguments, 1)?)?;
    let pool = machine.pool();
    let (multiplier, mask) = (pool.bits(64, MULTIPLIER), pool.bits(64, MASK));
    let mixed = pool.bit_xor(seed, multiplier);
    let scrambled = pool.bit_and(mixed, mask);
    let scrambled = machine.value(scrambled);
    machine.set_field(holder, slot, scrambled)?;
    machine.set_field(this, gaussian, Value::Int(0))?;
    Ok(Done::Void)
}

/// Whether it is a plain generator without a seed, so that any number may come out.
fn is_free(machine: &mut Machine<'_>, arguments: &[Value]) -> Result<bool, Halt> {
    let this = machine.reference(argument(arguments, 0)?)?;
    let class = machine.class_of(this)?;
    let is_plain = machine.world().class(class).name == RANDOM;
    Ok(is_plain && seed_of(machine, arguments)?.is_none())
}

/// The JDK's own loop may reject numbers for ever; without a seed any number below the bound may come out.
fn next_below(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    between(machine, arguments, Value::Int(0), argument(arguments, 1)?)
}

fn next_between(machine: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    between(machine, arguments, argument(arguments, 1)?, argument(arguments, 2)?)
}

fn between(machine: &mut Machine<'_>, arguments: &[Value], from: Value, below: Value) -> Outcome {
    if !is_free(machine, arguments)? {
        return Ok(Done::Decline);
    }
    let (from, below) = (machine.term(from)?, machine.term(below)?);
    let is_possible = machine.pool().slt(from, below);
    if !machine.decide(is_possible)? {
        return Ok(Done::Decline);
    }
    let number = machine.input(InputKind::Random)?;
    let term = machine.term(number)?;
    let pool = machine.pool();
    let (not_less, is_less) = (pool.sle(from, term), pool.slt(term, below));
    let is_inside = pool.and(not_less, is_less);
    machine.assume(is_inside)?;
    Ok(Done::Value(number))
}
