//! Arithmetic, conversions and comparisons of numbers of which at least one is not known.

use jurat_solver::{Pool, Precision, Sort, Term};

use crate::machine::{Halt, Machine};
use crate::message::Message;
use crate::value::Value;
use crate::world::Op;

type Binary = fn(&mut Pool, Term, Term) -> Term;
type Unary = fn(&mut Pool, Term) -> Term;

impl Machine<'_> {
    /// An instruction that makes a number of one or two.
    pub(super) fn calculate(&mut self, op: Op) -> Result<(), Halt> {
        match op {
            Op::IDiv | Op::IRem | Op::LDiv | Op::LRem => self.divide(op),
            _ => match (unary(op), binary(op)) {
                (Some(make), _) => self.calculate_unary(make),
                (None, Some(make)) => self.calculate_binary(make),
                (None, None) => Err(Halt::malformed()),
            },
        }
    }

    /// Adds to a local variable.
    pub(super) fn increment(&mut self, local: u16, by: i16) -> Result<(), Halt> {
        let at = self.state.frame().base as usize + usize::from(local);
        let value = *self.state.stack.get(at).ok_or_else(Halt::malformed)?;
        let (term, by) = (self.term(value)?, self.term(Value::Int(by.into()))?);
        if self.engine.pool.sort(term) != Sort::Bits(32) {
            return Err(Halt::malformed());
        }
        let sum = self.engine.pool.add(term, by);
        self.state.stack[at] = self.value(sum);
        self.replace(0, None)
    }

    fn calculate_unary(&mut self, make: Unary) -> Result<(), Halt> {
        let operand = self.operand(0)?;
        let operand = self.term(operand)?;
        let result = make(&mut self.engine.pool, operand);
        let result = self.value(result);
        self.replace(1, Some(result))
    }

    fn calculate_binary(&mut self, make: Binary) -> Result<(), Halt> {
        let (left, right) = (self.operand(1)?, self.operand(0)?);
        let (left, right) = (self.term(left)?, self.term(right)?);
        let result = make(&mut self.engine.pool, left, right);
        let result = self.value(result);
        self.replace(2, Some(result))
    }

    fn divide(&mut self, op: Op) -> Result<(), Halt> {
        let (left, right) = (self.operand(1)?, self.operand(0)?);
        let (left, right) = (self.term(left)?, self.term(right)?);
        let width = self.engine.pool.sort(right).width();
        let zero = self.engine.pool.bits(width, 0);
        let is_zero = self.engine.pool.same(right, zero);
        if self.decide(is_zero)? {
            let class = self.engine.world.known().arithmetic;
            return Err(self.raise(class, Message::text("/ by zero")));
        }
        let pool = &mut self.engine.pool;
        let result = match op {
            Op::IDiv | Op::LDiv => pool.sdiv(left, right),
            _ => pool.srem(left, right),
        };
        let result = self.value(result);
        self.replace(2, Some(result))
    }
}

fn unary(op: Op) -> Option<Unary> {
    Some(match op {
        Op::INeg | Op::LNeg => Pool::neg,
        Op::FNeg | Op::DNeg => Pool::fneg,
        Op::I2L => |pool, a| pool.sign_extend(a, 64),
        Op::L2I => |pool, a| pool.extract(a, 0, 32),
        Op::I2B => |pool, a| narrow(pool, a, 8, true),
        Op::I2C => |pool, a| narrow(pool, a, 16, false),
        Op::I2S => |pool, a| narrow(pool, a, 16, true),
        Op::I2F | Op::L2F => |pool, a| pool.int_to_float(a, Precision::Single),
        Op::I2D | Op::L2D => |pool, a| pool.int_to_float(a, Precision::Double),
        Op::F2I | Op::D2I => |pool, a| pool.float_to_int(a, 32),
        Op::F2L | Op::D2L => |pool, a| pool.float_to_int(a, 64),
        Op::F2D => Pool::float_to_double,
        Op::D2F => Pool::double_to_float,
        _ => return None,
    })
}

fn binary(op: Op) -> Option<Binary> {
    Some(match op {
        Op::IAdd | Op::LAdd => Pool::add,
        Op::ISub | Op::LSub => Pool::sub,
        Op::IMul | Op::LMul => Pool::mul,
        Op::IShl | Op::LShl => |pool, a, by| shift(pool, Pool::shl, a, by),
        Op::IShr | Op::LShr => |pool, a, by| shift(pool, Pool::ashr, a, by),
        Op::IUshr | Op::LUshr => |pool, a, by| shift(pool, Pool::lshr, a, by),
        Op::IAnd | Op::LAnd => Pool::bit_and,
        Op::IOr | Op::LOr => Pool::bit_or,
        Op::IXor | Op::LXor => Pool::bit_xor,
        Op::FAdd | Op::DAdd => Pool::fadd,
        Op::FSub | Op::DSub => Pool::fsub,
        Op::FMul | Op::DMul => Pool::fmul,
        Op::FDiv | Op::DDiv => Pool::fdiv,
        Op::FRem | Op::DRem => Pool::frem,
        Op::LCmp => |pool, a, b| {
            let (is_less, is_same) = (pool.slt(a, b), pool.same(a, b));
            three_way(pool, is_less, is_same)
        },
        Op::FCmpL | Op::DCmpL => |pool, a, b| {
            let (is_less, is_same) = (pool.flt(b, a), pool.feq(a, b));
            let greater = three_way(pool, is_less, is_same);
            pool.neg(greater)
        },
        Op::FCmpG | Op::DCmpG => |pool, a, b| {
            let (is_less, is_same) = (pool.flt(a, b), pool.feq(a, b));
            three_way(pool, is_less, is_same)
        },
        _ => return None,
    })
}

/// -1, 0, or 1 if neither holds.
fn three_way(pool: &mut Pool, is_less: Term, is_same: Term) -> Term {
    let (minus_one, zero, one) = (pool.bits(32, u32::MAX.into()), pool.bits(32, 0), pool.bits(32, 1));
    let otherwise = pool.ite(is_same, zero, one);
    pool.ite(is_less, minus_one, otherwise)
}

/// Shifts by the lower five or six bits of an int.
fn shift(pool: &mut Pool, make: Binary, a: Term, by: Term) -> Term {
    let width = pool.sort(a).width();
    let mask = pool.bits(32, u64::from(width) - 1);
    let by = pool.bit_and(by, mask);
    let by = if width > 32 { pool.zero_extend(by, width) } else { by };
    make(pool, a, by)
}

/// The lower bits of an int, as an int.
pub(crate) fn narrow(pool: &mut Pool, a: Term, width: u8, is_signed: bool) -> Term {
    let bits = pool.extract(a, 0, width);
    if is_signed { pool.sign_extend(bits, 32) } else { pool.zero_extend(bits, 32) }
}
