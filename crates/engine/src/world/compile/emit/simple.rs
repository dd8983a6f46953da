//! Instructions that mean the same everywhere.

use jurat_java::classes::{Kind, Number, Operation, Operator};

use crate::world::op::Op;

/// Nothing if it depends on the method.
pub(super) fn op(operation: &Operation) -> Option<Op> {
    Some(match operation {
        Operation::Nop => Op::Nop,
        Operation::LoadElement(element) => Op::LoadElement(*element),
        Operation::StoreElement(element) => Op::StoreElement(*element),
        Operation::ArrayLength => Op::ArrayLength,
        Operation::Calculate { operator, kind } => calculate(*operator, *kind)?,
        Operation::Convert { from, to } => convert(*from, *to)?,
        Operation::Compare { kind: Kind::Long, .. } => Op::LCmp,
        Operation::Compare { kind: Kind::Float, if_nan } => {
            if *if_nan < 0 {
                Op::FCmpL
            } else {
                Op::FCmpG
            }
        }
        Operation::Compare { kind: Kind::Double, if_nan } => {
            if *if_nan < 0 {
                Op::DCmpL
            } else {
                Op::DCmpG
            }
        }
        Operation::Return(None) => Op::Return,
        Operation::Throw => Op::Throw,
        Operation::Monitor { is_enter: true } => Op::MonitorEnter,
        Operation::Monitor { is_enter: false } => Op::MonitorExit,
        _ => return None,
    })
}

/// Columns: int, long, float, double.
fn calculate(operator: Operator, kind: Kind) -> Option<Op> {
    let row = match operator {
        Operator::Add => [Some(Op::IAdd), Some(Op::LAdd), Some(Op::FAdd), Some(Op::DAdd)],
        Operator::Subtract => [Some(Op::ISub), Some(Op::LSub), Some(Op::FSub), Some(Op::DSub)],
        Operator::Multiply => [Some(Op::IMul), Some(Op::LMul), Some(Op::FMul), Some(Op::DMul)],
        Operator::Divide => [Some(Op::IDiv), Some(Op::LDiv), Some(Op::FDiv), Some(Op::DDiv)],
        Operator::Remainder => [Some(Op::IRem), Some(Op::LRem), Some(Op::FRem), Some(Op::DRem)],
        Operator::Negate => [Some(Op::INeg), Some(Op::LNeg), Some(Op::FNeg), Some(Op::DNeg)],
        Operator::ShiftLeft => [Some(Op::IShl), Some(Op::LShl), None, None],
        Operator::ShiftRight => [Some(Op::IShr), Some(Op::LShr), None, None],
        Operator::ShiftRightUnsigned => [Some(Op::IUshr), Some(Op::LUshr), None, None],
        Operator::And => [Some(Op::IAnd), Some(Op::LAnd), None, None],
        Operator::Or => [Some(Op::IOr), Some(Op::LOr), None, None],
        Operator::Xor => [Some(Op::IXor), Some(Op::LXor), None, None],
    };
    match kind {
        Kind::Int => row[0],
        Kind::Long => row[1],
        Kind::Float => row[2],
        Kind::Double => row[3],
        Kind::Reference => None,
    }
}

fn convert(from: Kind, to: Number) -> Option<Op> {
    Some(match (from, to) {
        (Kind::Int, Number::Long) => Op::I2L,
        (Kind::Int, Number::Float) => Op::I2F,
        (Kind::Int, Number::Double) => Op::I2D,
        (Kind::Int, Number::Byte) => Op::I2B,
        (Kind::Int, Number::Char) => Op::I2C,
        (Kind::Int, Number::Short) => Op::I2S,
        (Kind::Long, Number::Int) => Op::L2I,
        (Kind::Long, Number::Float) => Op::L2F,
        (Kind::Long, Number::Double) => Op::L2D,
        (Kind::Float, Number::Int) => Op::F2I,
        (Kind::Float, Number::Long) => Op::F2L,
        (Kind::Float, Number::Double) => Op::F2D,
        (Kind::Double, Number::Int) => Op::D2I,
        (Kind::Double, Number::Long) => Op::D2L,
        (Kind::Double, Number::Float) => Op::D2F,
        _ => return None,
    })
}
