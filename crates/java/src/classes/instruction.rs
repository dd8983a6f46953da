//! The instructions of the Java virtual machine, in groups: `iload_1` and `aload 7` are both a [`Operation::Load`].

use std::sync::Arc;

use smol_str::SmolStr;

use super::class::{Constant, MemberRef};

/// An instruction at its place.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Its first byte.
    pub pc: u16,
    /// The first byte of the next one; may be the length of the code.
    pub next: u32,
    /// What it does.
    pub operation: Operation,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum Operation {
    /// Nothing.
    Nop,
    /// Pushes a constant.
    Push(Constant),
    /// Pushes the value of a slot.
    Load {
        /// What it holds.
        kind: Kind,
        /// Where.
        slot: u16,
    },
    /// Pops a value into a slot.
    Store {
        /// What it then holds.
        kind: Kind,
        /// Where.
        slot: u16,
    },
    /// Adds a constant to a slot.
    Increment {
        /// Where.
        slot: u16,
        /// How much.
        by: i16,
    },
    /// Pushes an element of an array.
    LoadElement(Element),
    /// Pops a value into an element of an array.
    StoreElement(Element),
    /// Moves words on the operand stack.
    Shuffle(Shuffle),
    /// Calculates from one or two values of a kind.
    Calculate {
        /// How.
        operator: Operator,
        /// Kind of the operands (a shift's distance is always an int).
        kind: Kind,
    },
    /// Converts a number.
    Convert {
        /// From.
        from: Kind,
        /// To.
        to: Number,
    },
    /// Pushes -1, 0 or 1.
    Compare {
        /// What is compared.
        kind: Kind,
        /// The result if one of them is not a number.
        if_nan: i8,
    },
    /// Jumps if the condition holds.
    Branch {
        /// The condition on one or two popped values.
        condition: Condition,
        /// Where to.
        target: u16,
    },
    /// Jumps.
    Goto(u16),
    /// Calls a subroutine of old class files.
    Jsr(u16),
    /// Returns from a subroutine of old class files.
    Ret(u16),
    /// Jumps by the value of an int.
    Switch {
        /// Where to if there is no case.
        default: u16,
        /// Values with where to go.
        cases: Box<[(i32, u16)]>,
    },
    /// Leaves the method with a value, or without.
    Return(Option<Kind>),
    /// Reads a field.
    GetField {
        /// Which.
        field: Arc<MemberRef>,
        /// Whether it belongs to the class.
        is_static: bool,
    },
    /// Writes a field.
    PutField {
        /// Which.
        field: Arc<MemberRef>,
        /// Whether it belongs to the class.
        is_static: bool,
    },
    /// Calls a method.
    Invoke {
        /// How it is found.
        kind: Invoke,
        /// Which.
        method: Arc<MemberRef>,
    },
    /// Calls what a bootstrap method makes.
    InvokeDynamic(Box<CallSite>),
    /// Makes an object.
    New(SmolStr),
    /// Makes an array of primitive values.
    NewPrimitiveArray(Element),
    /// Makes an array of references to this class (which may be an array itself).
    NewReferenceArray(SmolStr),
    /// Makes an array of arrays.
    NewArrays {
        /// Class of the outermost.
        class: SmolStr,
        /// How many dimensions are made.
        n_dimensions: u8,
    },
    /// Pushes the length of an array.
    ArrayLength,
    /// Throws.
    Throw,
    /// Throws unless the reference is of this class.
    CheckCast(SmolStr),
    /// Pushes whether the reference is of this class.
    InstanceOf(SmolStr),
    /// Enters or leaves a monitor.
    Monitor {
        /// Whether it enters.
        is_enter: bool,
    },
}

/// What a slot or a word of the operand stack holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An int, and everything smaller.
    Int,
    /// A long: two words.
    Long,
    /// A float.
    Float,
    /// A double: two words.
    Double,
    /// A reference.
    Reference,
}

/// What an element of an array holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Element {
    /// An int.
    Int,
    /// A long.
    Long,
    /// A float.
    Float,
    /// A double.
    Double,
    /// A reference.
    Reference,
    /// A byte; loads and stores say so of booleans, too.
    Byte,
    /// A char.
    Char,
    /// A short.
    Short,
    /// A boolean, when the array is made.
    Boolean,
}

/// What a number is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// int.
    Int,
    /// long.
    Long,
    /// float.
    Float,
    /// double.
    Double,
    /// byte, and back to int.
    Byte,
    /// char, and back to int.
    Char,
    /// short, and back to int.
    Short,
}

/// Arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Operator {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    Negate,
    ShiftLeft,
    ShiftRight,
    ShiftRightUnsigned,
    And,
    Or,
    Xor,
}

/// Moves of words on the operand stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the virtual machine's own names")]
pub enum Shuffle {
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
}

/// When a branch is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// An int against zero.
    Zero(Relation),
    /// Two ints.
    Ints(Relation),
    /// Two references are the same, or not.
    Same(bool),
    /// A reference is null, or not.
    Null(bool),
}

/// How ints compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called what they are")]
pub enum Relation {
    Equal,
    NotEqual,
    Less,
    GreaterOrEqual,
    Greater,
    LessOrEqual,
}

/// How a method is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invoke {
    /// By the class of the object.
    Virtual,
    /// Exactly this one: constructors, private methods, `super`.
    Special,
    /// No object.
    Static,
    /// By the class of the object, through an interface.
    Interface,
}

/// A call whose target a bootstrap method makes.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// Index into the bootstraps of the class.
    pub bootstrap: u16,
    /// Name: of the method of the interface for lambdas.
    pub name: SmolStr,
    /// What it takes from and leaves on the operand stack.
    pub descriptor: SmolStr,
}
