//! Methods that the engine executes itself: natives of the JDK, a few methods that would otherwise lead too far into the
//! system, and `Verifier`.
//!
//! One file for each area, with a table at its top; `table` puts them together. To add a method: one line in a table.
//! Most are functions in Rust; those that have to call Java are written in instructions of the virtual machine, since a
//! function in Rust cannot be left in the middle. Natives that are in no table are undecided where they are called.

#![expect(clippy::unnecessary_wraps, reason = "all natives have the same type, whether they can fail or not")]

mod access;
mod any_length;
mod array;
mod boxes;
mod class;
mod collection;
mod fitting;
mod floating;
mod handle;
mod input;
mod locale;
mod loose;
mod math;
mod message;
mod object;
mod parse;
mod print;
mod properties;
mod random;
mod reader;
mod reference;
mod reflect;
mod rope;
mod runtime;
mod scanner;
mod startup;
mod streams;
mod system;
mod table;
mod text;
mod thread;
mod throwable;
mod verifier;
mod vm;

use jurat_java::classes::Code;

pub(crate) use crate::machine::Native;
pub(crate) use handle::HANDLE;
pub(crate) use loose::Loose;
pub(crate) use parse::AllParsed;
pub(crate) use reader::Reads;
pub(crate) use rope::MAKE_TEXT;
pub(crate) use runtime::{NOTHING, field_reader, helper_classes};
pub(crate) use startup::is_unfilled;
pub(crate) use streams::is_standard_output;
pub(crate) use table::find;
pub(crate) use throwable::LAST_WORDS;
pub(crate) use verifier::VERIFIER;

use crate::machine::{Done, Halt, Machine};
use crate::value::Value;
use crate::world::{ClassId, Origin};

/// What stands for the code of a method.
#[derive(Clone, Copy)]
pub(crate) enum Intrinsic {
    /// The engine executes it.
    Native(Native),
    /// The engine executes it where it can, and else its own code is executed.
    Shortcut(Native),
    /// It has this code instead.
    Code(fn() -> Code),
    /// The path is undecided, for this reason.
    Refused(&'static str),
}

/// A line of a table: class, name, descriptor (an empty one means any), and what stands for it.
type Method = (&'static str, &'static str, &'static str, Intrinsic);

/// What a native does.
type Outcome = Result<Done, Halt>;

/// An argument, which is there unless a table has the wrong descriptor.
fn argument(arguments: &[Value], index: usize) -> Result<Value, Halt> {
    arguments.get(index).copied().ok_or_else(Halt::malformed)
}

/// The class that calls, which must be the JDK's: what is not modelled must not come to the program, not even through one
/// of its lambdas.
fn jdk_caller(machine: &mut Machine<'_>, what: &str) -> Result<ClassId, Halt> {
    let caller = machine.caller();
    let class = machine.world().method(caller).class;
    match machine.world().class(class).origin {
        Origin::Jdk => Ok(class),
        Origin::Program | Origin::Synthetic => Err(Halt::undecided(what)),
    }
}

/// Does nothing.
fn nothing(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Void)
}

fn zero(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(0)))
}

fn one(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::Int(1)))
}

fn null(_: &mut Machine<'_>, _: &[Value]) -> Outcome {
    Ok(Done::Value(Value::NULL))
}

/// Gives back its first argument, or the object that it is called on.
fn itself(_: &mut Machine<'_>, arguments: &[Value]) -> Outcome {
    argument(arguments, 0).map(Done::Value)
}
