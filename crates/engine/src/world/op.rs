//! The instructions that the interpreter runs, and the code that they make up.
//!
//! They are the virtual machine's with four differences. Every value takes one entry of the operand stack and one local,
//! also longs and doubles, and argument `i` of a call is local `i`. Jumps go to indices of instructions. What names a class
//! or member is a [`Op::Site`] until it is first executed. And there are marks for the scheduler: [`Op::Merge`] and
//! [`Op::Loop`] stand at the start of blocks, [`Op::AssertFails`] where an `assert` does not hold.

use std::cell::Cell;
use std::cmp::Ordering;
use std::ops::Range;
use std::sync::Arc;

use jurat_java::classes::{CallSite, Invoke, MemberRef, Relation};
use smol_str::SmolStr;

use super::Type;
use super::id::{BlockId, ClassId, LiteralId, LoopId, MethodId};

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Op {
    Nop,
    // Constants.
    Null,
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    String(LiteralId),
    ClassObject(ClassId),
    // Locals.
    Load(u16),
    Store(u16),
    Increment { local: u16, by: i16 },
    // Arrays.
    LoadElement(Type),
    StoreElement(Type),
    ArrayLength,
    // The operand stack, in values.
    Pop,
    Pop2,
    Dup,
    DupX1,
    DupX2,
    Dup2,
    Dup2X1,
    Dup2X2,
    Swap,
    // Arithmetic.
    IAdd,
    ISub,
    IMul,
    IDiv,
    IRem,
    INeg,
    IShl,
    IShr,
    IUshr,
    IAnd,
    IOr,
    IXor,
    LAdd,
    LSub,
    LMul,
    LDiv,
    LRem,
    LNeg,
    LShl,
    LShr,
    LUshr,
    LAnd,
    LOr,
    LXor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
    FNeg,
    DAdd,
    DSub,
    DMul,
    DDiv,
    DRem,
    DNeg,
    // Conversions.
    I2L,
    I2F,
    I2D,
    L2I,
    L2F,
    L2D,
    F2I,
    F2L,
    F2D,
    D2I,
    D2L,
    D2F,
    I2B,
    I2C,
    I2S,
    // Comparisons; L and G say what comes of a NaN.
    LCmp,
    FCmpL,
    FCmpG,
    DCmpL,
    DCmpG,
    // Jumps.
    If { relation: Relation, target: u32 },
    IfInts { relation: Relation, target: u32 },
    IfSame { target: u32 },
    IfNotSame { target: u32 },
    IfNull { target: u32 },
    IfNonNull { target: u32 },
    Goto(u32),
    // The number is an index into `Compiled::switches`.
    Switch(u32),
    Return,
    // With the type that the method declares.
    ReturnValue(Type),
    Throw,
    MonitorEnter,
    MonitorExit,
    // A block with several predecessors, or a handler, starts here.
    Merge(BlockId),
    // A loop header starts here: its counter goes up, those of the loops inside go to zero.
    Loop { header: LoopId, block: BlockId },
    // The condition of an `assert` of the program is false; its error is made next.
    AssertFails,
    // Not resolved yet; the number is an index into `Compiled::sites`.
    Site(u32),
    // What sites become.
    GetField { slot: u32, ty: Type },
    PutField { slot: u32, ty: Type },
    GetStatic { class: ClassId, slot: u32, ty: Type },
    PutStatic { class: ClassId, slot: u32, ty: Type },
    InvokeStatic(MethodId),
    InvokeSpecial(MethodId),
    InvokeVirtual(MethodId),
    InvokeInterface(MethodId),
    New(ClassId),
    // The class is that of the array.
    NewArray(ClassId),
    NewArrays { class: ClassId, n_dimensions: u8 },
    CheckCast(ClassId),
    InstanceOf(ClassId),
}

const _: () = assert!(size_of::<Op>() <= 16);

/// What a [`Op::Site`] names.
#[derive(Clone, Debug)]
pub(crate) enum Site {
    /// Reads or writes a field.
    Field {
        /// Which.
        member: Arc<MemberRef>,
        /// Whether it belongs to the class.
        is_static: bool,
        /// Whether it is written.
        is_put: bool,
    },
    /// Calls a method.
    Invoke {
        /// How.
        kind: Invoke,
        /// Which.
        member: Arc<MemberRef>,
    },
    /// Calls what a bootstrap method makes.
    Dynamic(Box<CallSite>),
    /// Pushes what a bootstrap method makes.
    DynamicConstant(Box<CallSite>),
    /// Pushes a class object.
    ClassObject(SmolStr),
    /// Makes an object.
    New(SmolStr),
    /// Makes an array of this class.
    NewArrayOf(SmolStr),
    /// Makes an array of arrays.
    NewArrays {
        /// Class of the outermost.
        class: SmolStr,
        /// How many dimensions are made.
        n_dimensions: u8,
    },
    /// Throws unless the reference is of this class.
    CheckCast(SmolStr),
    /// Pushes whether the reference is of this class.
    InstanceOf(SmolStr),
    /// A constant that the engine has no value for.
    Unsupported(&'static str),
}

/// The code of a method.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// Whose code it is.
    pub(crate) method: MethodId,
    /// The instructions. Sites are replaced when they were resolved.
    pub(crate) ops: Box<[Cell<Op>]>,
    /// The number of locals; the arguments are the first.
    pub(crate) max_locals: u16,
    /// Whether it stands for a call site, for which a virtual machine makes several calls.
    pub(crate) stands_for_call_site: bool,
    /// How many values it takes.
    pub(crate) n_arguments: u16,
    /// How often it was called and its loops went round, on all paths together.
    pub(crate) heat: Cell<u32>,
    /// In the order in which they are tried.
    pub(crate) handlers: Box<[Handler]>,
    /// The tables of switches.
    pub(crate) switches: Box<[Switch]>,
    /// What names a class or member.
    pub(crate) sites: Box<[Site]>,
    /// In the order in which states should run.
    pub(crate) blocks: Box<[Block]>,
    /// The block of each instruction.
    pub(crate) block_of: Box<[BlockId]>,
    /// Outer loops before those inside of them.
    pub(crate) loops: Box<[Loop]>,
    /// The variables of the source, if it is the program's.
    pub(crate) variables: Box<[Variable]>,
    /// First instructions of lines, with the line, sorted.
    pub(super) lines: Box<[(u32, u32)]>,
}

impl Op {
    /// Whether it calls a method.
    pub(crate) fn is_call(self) -> bool {
        matches!(
            self,
            Self::InvokeStatic(_)
                | Self::InvokeSpecial(_)
                | Self::InvokeVirtual(_)
                | Self::InvokeInterface(_)
        )
    }
}

impl Compiled {
    /// It is called, or one of its loops goes round.
    pub(crate) fn warm_up(&self) {
        self.heat.set(self.heat.get().saturating_add(1));
    }
}

/// A variable of the source.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    /// Its name.
    pub(crate) name: SmolStr,
    /// Its type.
    pub(crate) ty: Type,
    /// Where it lives.
    pub(crate) local: u16,
    /// The instructions at which it has a value.
    pub(crate) range: Range<u32>,
}

/// An exception handler.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Handler {
    /// First protected instruction.
    pub(crate) start: u32,
    /// Behind the last protected instruction.
    pub(crate) end: u32,
    /// First instruction of the handler.
    pub(crate) target: u32,
    /// What is caught.
    pub(crate) catches: Catch,
    /// Whether the program may notice by it that a virtual machine has no room left, for calls or for objects.
    pub(crate) notices_limits: bool,
}

/// What a handler catches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Catch {
    /// Everything.
    Everything,
    /// This class.
    Class(ClassId),
    /// A class that is missing: there are no objects of it.
    Nothing,
}

/// Where a switch jumps.
#[derive(Clone, Debug)]
pub(crate) struct Switch {
    /// If there is no case.
    pub(crate) default: u32,
    /// Values and targets, sorted by value.
    pub(crate) cases: Box<[(i32, u32)]>,
}

impl Switch {
    /// The target for a value.
    pub(crate) fn target(&self, value: i32) -> u32 {
        let Some(&(low, _)) = self.cases.first() else { return self.default };
        // Tables without gaps are the common case.
        let guess = i64::from(value) - i64::from(low);
        if let Some(&(case, target)) = usize::try_from(guess).ok().and_then(|guess| self.cases.get(guess))
            && case == value
        {
            return target;
        }
        let found = self.cases.binary_search_by_key(&value, |&(case, _)| case);
        found.map_or(self.default, |index| self.cases[index].1)
    }
}

/// Instructions that run one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    /// The innermost loop that it is in; a header is in its own loop.
    pub(crate) innermost: Option<LoopId>,
    /// The locals that something may still read when it starts.
    pub(crate) live: LocalSet,
}

/// A set of locals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LocalSet {
    /// Every local.
    All,
    /// One bit for each.
    Some(Box<[u64]>),
}

impl LocalSet {
    /// Whether the local is in it.
    pub(crate) fn contains(&self, local: usize) -> bool {
        match self {
            Self::All => true,
            Self::Some(words) => words.get(local / 64).is_some_and(|word| word >> (local % 64) & 1 != 0),
        }
    }
}

/// A loop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loop {
    /// The loop around it.
    pub(crate) parent: Option<LoopId>,
    /// The last of the loops inside of it, or itself.
    pub(crate) last: LoopId,
}

impl Compiled {
    /// Whether the program may notice that a virtual machine has no room left where the instruction is executed.
    #[inline]
    pub(crate) fn notices_limits_at(&self, op: u32) -> bool {
        let mut handlers = self.handlers.iter();
        handlers.any(|handler| handler.notices_limits && (handler.start..handler.end).contains(&op))
    }

    /// The line of the source that an instruction was made from.
    pub(crate) fn line_at(&self, op: u32) -> Option<u32> {
        let behind = self.lines.partition_point(|&(start, _)| start <= op);
        behind.checked_sub(1).map(|index| self.lines[index].1)
    }

    /// Which of two executions of this code should go on first: the one that is behind.
    ///
    /// Each is given by its next instruction and by the counters of all loops, as [`Op::Loop`] keeps them.
    pub(crate) fn compare(&self, left: (u32, &[u32]), right: (u32, &[u32])) -> Ordering {
        let block = |op: u32| self.block_of.get(op as usize).copied().unwrap_or(BlockId(u32::MAX));
        let (left_block, right_block) = (block(left.0), block(right.0));
        let innermost = |block: BlockId| self.blocks.get(block.index()).and_then(|block| block.innermost);
        let shared = self.common_loop(innermost(left_block), innermost(right_block));
        self.compare_iterations(shared, left.1, right.1)
            .then(left_block.cmp(&right_block))
            .then(left.0.cmp(&right.0))
    }

    /// The innermost loop around both.
    fn common_loop(&self, left: Option<LoopId>, right: Option<LoopId>) -> Option<LoopId> {
        let (mut left, mut right) = (left?, right?);
        while left != right {
            // The one with the greater number cannot be around the other.
            if left > right {
                left = self.loops[left.index()].parent?;
            } else {
                right = self.loops[right.index()].parent?;
            }
        }
        Some(left)
    }

    /// Outer iterations count more.
    fn compare_iterations(&self, shared: Option<LoopId>, left: &[u32], right: &[u32]) -> Ordering {
        let around = std::iter::successors(shared, |id| self.loops[id.index()].parent);
        around.fold(Ordering::Equal, |inner, id| {
            let count = |counters: &[u32]| counters.get(id.index()).copied().unwrap_or(0);
            count(left).cmp(&count(right)).then(inner)
        })
    }
}
