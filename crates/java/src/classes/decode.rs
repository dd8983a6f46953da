//! From the bytes of a method's code to its instructions.

use std::sync::Arc;

use smol_str::SmolStr;

use super::class::{Constant, MemberRef};
use super::cursor::{Cursor, Flaw};
use super::instruction::{
    CallSite, Condition, Element, Instruction, Invoke, Kind, Number, Operation, Operator, Relation, Shuffle,
};
use super::pool::Pool;

const KINDS: [Kind; 5] = [Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Reference];

/// In the order of the opcodes that load and store them.
const ELEMENTS: [Element; 8] = [
    Element::Int,
    Element::Long,
    Element::Float,
    Element::Double,
    Element::Reference,
    Element::Byte,
    Element::Char,
    Element::Short,
];

const SHUFFLES: [Shuffle; 9] = [
    Shuffle::Pop,
    Shuffle::Pop2,
    Shuffle::Dup,
    Shuffle::DupX1,
    Shuffle::DupX2,
    Shuffle::Dup2,
    Shuffle::Dup2X1,
    Shuffle::Dup2X2,
    Shuffle::Swap,
];

const OPERATORS: [Operator; 6] = [
    Operator::Add,
    Operator::Subtract,
    Operator::Multiply,
    Operator::Divide,
    Operator::Remainder,
    Operator::Negate,
];

/// These exist for ints and longs only.
const BIT_OPERATORS: [Operator; 6] = [
    Operator::ShiftLeft,
    Operator::ShiftRight,
    Operator::ShiftRightUnsigned,
    Operator::And,
    Operator::Or,
    Operator::Xor,
];

const CONVERSIONS: [(Kind, Number); 15] = [
    (Kind::Int, Number::Long),
    (Kind::Int, Number::Float),
    (Kind::Int, Number::Double),
    (Kind::Long, Number::Int),
    (Kind::Long, Number::Float),
    (Kind::Long, Number::Double),
    (Kind::Float, Number::Int),
    (Kind::Float, Number::Long),
    (Kind::Float, Number::Double),
    (Kind::Double, Number::Int),
    (Kind::Double, Number::Long),
    (Kind::Double, Number::Float),
    (Kind::Int, Number::Byte),
    (Kind::Int, Number::Char),
    (Kind::Int, Number::Short),
];

const COMPARISONS: [(Kind, i8); 5] =
    [(Kind::Long, 0), (Kind::Float, -1), (Kind::Float, 1), (Kind::Double, -1), (Kind::Double, 1)];

const RELATIONS: [Relation; 6] = [
    Relation::Equal,
    Relation::NotEqual,
    Relation::Less,
    Relation::GreaterOrEqual,
    Relation::Greater,
    Relation::LessOrEqual,
];

/// Reads all instructions. Every jump goes to the start of one.
pub(super) fn decode(bytes: &[u8], pool: &mut Pool<'_>) -> Result<Vec<Instruction>, Flaw> {
    let mut decoder = Decoder { cursor: Cursor::new(bytes), pc: 0, pool };
    let mut instructions = Vec::new();
    while !decoder.cursor.is_at_end() {
        let pc = u16::try_from(decoder.cursor.position()).map_err(|_| Flaw::Target)?;
        decoder.pc = pc;
        let operation = decoder.operation()?;
        instructions.push(Instruction { pc, next: decoder.cursor.position() as u32, operation });
    }
    check_targets(&instructions)?;
    Ok(instructions)
}

fn check_targets(instructions: &[Instruction]) -> Result<(), Flaw> {
    let is_start = |pc: u16| instructions.binary_search_by_key(&pc, |instruction| instruction.pc).is_ok();
    let are_starts = instructions.iter().all(|instruction| match &instruction.operation {
        Operation::Branch { target, .. } | Operation::Goto(target) | Operation::Jsr(target) => {
            is_start(*target)
        }
        Operation::Switch { default, cases } => {
            is_start(*default) && cases.iter().all(|&(_, target)| is_start(target))
        }
        _ => true,
    });
    if are_starts { Ok(()) } else { Err(Flaw::Target) }
}

struct Decoder<'a, 'p, 'b> {
    cursor: Cursor<'a>,
    /// Of the instruction that is being read.
    pc: u16,
    pool: &'p mut Pool<'b>,
}

impl Decoder<'_, '_, '_> {
    fn operation(&mut self) -> Result<Operation, Flaw> {
        let opcode = self.cursor.byte()?;
        let from = |first: u8| usize::from(opcode - first);
        Ok(match opcode {
            0x00 => Operation::Nop,
            0x01..=0x14 => Operation::Push(self.constant(opcode)?),
            0x15..=0x19 => Operation::Load { kind: KINDS[from(0x15)], slot: self.cursor.byte()?.into() },
            0x1a..=0x2d => Operation::Load { kind: KINDS[from(0x1a) / 4], slot: short_slot(from(0x1a)) },
            0x2e..=0x35 => Operation::LoadElement(ELEMENTS[from(0x2e)]),
            0x36..=0x3a => Operation::Store { kind: KINDS[from(0x36)], slot: self.cursor.byte()?.into() },
            0x3b..=0x4e => Operation::Store { kind: KINDS[from(0x3b) / 4], slot: short_slot(from(0x3b)) },
            0x4f..=0x56 => Operation::StoreElement(ELEMENTS[from(0x4f)]),
            0x57..=0x5f => Operation::Shuffle(SHUFFLES[from(0x57)]),
            0x60..=0x77 => {
                Operation::Calculate { operator: OPERATORS[from(0x60) / 4], kind: KINDS[from(0x60) % 4] }
            }
            0x78..=0x83 => {
                Operation::Calculate { operator: BIT_OPERATORS[from(0x78) / 2], kind: KINDS[from(0x78) % 2] }
            }
            0x84 => Operation::Increment {
                slot: self.cursor.byte()?.into(),
                by: self.cursor.signed_byte()?.into(),
            },
            0x85..=0x93 => {
                let (from, to) = CONVERSIONS[from(0x85)];
                Operation::Convert { from, to }
            }
            0x94..=0x98 => {
                let (kind, if_nan) = COMPARISONS[from(0x94)];
                Operation::Compare { kind, if_nan }
            }
            0x99..=0x9e => self.branch(Condition::Zero(RELATIONS[from(0x99)]))?,
            0x9f..=0xa4 => self.branch(Condition::Ints(RELATIONS[from(0x9f)]))?,
            0xa5 | 0xa6 => self.branch(Condition::Same(opcode == 0xa5))?,
            0xc6 | 0xc7 => self.branch(Condition::Null(opcode == 0xc6))?,
            0xa7 => Operation::Goto(self.near_target()?),
            0xa8 => Operation::Jsr(self.near_target()?),
            0xc8 => Operation::Goto(self.far_target()?),
            0xc9 => Operation::Jsr(self.far_target()?),
            0xa9 => Operation::Ret(self.cursor.byte()?.into()),
            0xaa => self.table_switch()?,
            0xab => self.lookup_switch()?,
            0xac..=0xb0 => Operation::Return(Some(KINDS[from(0xac)])),
            0xb1 => Operation::Return(None),
            0xb2 | 0xb4 => Operation::GetField { field: self.member()?, is_static: opcode == 0xb2 },
            0xb3 | 0xb5 => Operation::PutField { field: self.member()?, is_static: opcode == 0xb3 },
            0xb6..=0xb9 => self.invoke(opcode)?,
            0xba => self.invoke_dynamic()?,
            0xbb => Operation::New(self.class()?),
            0xbc => Operation::NewPrimitiveArray(self.primitive()?),
            0xbd => Operation::NewReferenceArray(self.class()?),
            0xbe => Operation::ArrayLength,
            0xbf => Operation::Throw,
            0xc0 => Operation::CheckCast(self.class()?),
            0xc1 => Operation::InstanceOf(self.class()?),
            0xc2 | 0xc3 => Operation::Monitor { is_enter: opcode == 0xc2 },
            0xc4 => self.wide()?,
            0xc5 => Operation::NewArrays { class: self.class()?, n_dimensions: self.cursor.byte()? },
            _ => return Err(Flaw::Opcode(opcode)),
        })
    }

    fn constant(&mut self, opcode: u8) -> Result<Constant, Flaw> {
        Ok(match opcode {
            0x01 => Constant::Null,
            0x02..=0x08 => Constant::Int(i32::from(opcode) - 3),
            0x09 | 0x0a => Constant::Long(i64::from(opcode) - 9),
            0x0b..=0x0d => Constant::Float(f32::from(opcode) - 11.0),
            0x0e | 0x0f => Constant::Double(f64::from(opcode) - 14.0),
            0x10 => Constant::Int(self.cursor.signed_byte()?.into()),
            0x11 => Constant::Int(self.cursor.signed_short()?.into()),
            0x12 => self.pool.constant(self.cursor.byte()?.into())?,
            0x13 | 0x14 => self.pool.constant(self.cursor.short()?)?,
            _ => return Err(Flaw::Opcode(opcode)),
        })
    }

    fn class(&mut self) -> Result<SmolStr, Flaw> {
        self.pool.class(self.cursor.short()?)
    }

    fn member(&mut self) -> Result<Arc<MemberRef>, Flaw> {
        self.pool.member(self.cursor.short()?)
    }

    fn branch(&mut self, condition: Condition) -> Result<Operation, Flaw> {
        Ok(Operation::Branch { condition, target: self.near_target()? })
    }

    fn near_target(&mut self) -> Result<u16, Flaw> {
        let offset = self.cursor.signed_short()?;
        self.target(offset.into())
    }

    fn far_target(&mut self) -> Result<u16, Flaw> {
        let offset = self.cursor.signed_int()?;
        self.target(offset)
    }

    fn target(&self, offset: i32) -> Result<u16, Flaw> {
        u16::try_from(i64::from(self.pc) + i64::from(offset)).map_err(|_| Flaw::Target)
    }

    /// Tables of switches start at a multiple of four.
    fn skip_padding(&mut self) -> Result<(), Flaw> {
        let n_bytes = self.cursor.position().next_multiple_of(4) - self.cursor.position();
        self.cursor.take(n_bytes).map(|_| ())
    }

    fn table_switch(&mut self) -> Result<Operation, Flaw> {
        self.skip_padding()?;
        let default = self.far_target()?;
        let (low, high) = (self.cursor.signed_int()?, self.cursor.signed_int()?);
        let cases = (low..=high).map(|value| Ok((value, self.far_target()?))).collect::<Result<_, Flaw>>()?;
        Ok(Operation::Switch { default, cases })
    }

    fn lookup_switch(&mut self) -> Result<Operation, Flaw> {
        self.skip_padding()?;
        let default = self.far_target()?;
        let n_cases = self.cursor.int()?;
        let case = |_| Ok((self.cursor.signed_int()?, self.far_target()?));
        let cases = (0..n_cases).map(case).collect::<Result<_, Flaw>>()?;
        Ok(Operation::Switch { default, cases })
    }

    fn invoke(&mut self, opcode: u8) -> Result<Operation, Flaw> {
        let method = self.member()?;
        let kind = match opcode {
            0xb6 => Invoke::Virtual,
            0xb7 => Invoke::Special,
            0xb8 => Invoke::Static,
            _ => {
                // The number of arguments, which the descriptor says again, and a zero.
                self.cursor.short()?;
                Invoke::Interface
            }
        };
        Ok(Operation::Invoke { kind, method })
    }

    fn invoke_dynamic(&mut self) -> Result<Operation, Flaw> {
        let (bootstrap, name, descriptor) = self.pool.dynamic(self.cursor.short()?)?;
        self.cursor.short()?;
        Ok(Operation::InvokeDynamic(Box::new(CallSite { bootstrap, name, descriptor })))
    }

    fn primitive(&mut self) -> Result<Element, Flaw> {
        Ok(match self.cursor.byte()? {
            4 => Element::Boolean,
            5 => Element::Char,
            6 => Element::Float,
            7 => Element::Double,
            8 => Element::Byte,
            9 => Element::Short,
            10 => Element::Int,
            11 => Element::Long,
            _ => return Err(Flaw::Opcode(0xbc)),
        })
    }

    fn wide(&mut self) -> Result<Operation, Flaw> {
        let opcode = self.cursor.byte()?;
        let slot = self.cursor.short()?;
        Ok(match opcode {
            0x15..=0x19 => Operation::Load { kind: KINDS[usize::from(opcode - 0x15)], slot },
            0x36..=0x3a => Operation::Store { kind: KINDS[usize::from(opcode - 0x36)], slot },
            0x84 => Operation::Increment { slot, by: self.cursor.signed_short()? },
            0xa9 => Operation::Ret(slot),
            _ => return Err(Flaw::Opcode(opcode)),
        })
    }
}

/// The slot in opcodes such as `iload_2`, of which there are four per kind.
fn short_slot(offset: usize) -> u16 {
    (offset % 4) as u16
}
