//! What the code of a program names: numbers and texts that its inputs may be compared with.

use std::collections::BTreeSet;

use jurat_java::classes::{Class, Constant, Operation};

use crate::exploration::Program;
use crate::natives::VERIFIER;

/// The constants of a program, each once, in their order.
#[derive(Default)]
pub(super) struct Constants {
    pub(super) integers: Vec<i64>,
    pub(super) reals: Vec<f64>,
    pub(super) texts: Vec<Vec<u16>>,
    /// Whether the program has the standard input in its hands.
    pub(super) reads_input: bool,
}

impl Constants {
    /// Those of the program's own class files.
    pub(super) fn of(program: &Program<'_>) -> Self {
        let mut integers: BTreeSet<i64> = BTreeSet::new();
        // Ordered by their bits, for want of another order.
        let mut reals: BTreeSet<u64> = BTreeSet::new();
        let mut texts: BTreeSet<Vec<u16>> = BTreeSet::new();
        let mut reads_input = false;
        let classes = program.classes.iter().filter_map(|bytes| Class::read(bytes).ok());
        let is_own = |class: &Class| class.name != VERIFIER && Some(&*class.name) != program.monitor;
        for class in classes.filter(is_own) {
            let codes = class.methods.iter().filter_map(|method| method.code.as_ref());
            for instruction in codes.flat_map(|code| &code.instructions) {
                let constant = match &instruction.operation {
                    Operation::Push(constant) => constant,
                    Operation::GetField { field, is_static: true } => {
                        reads_input |= field.class == "java.lang.System" && field.name == "in";
                        continue;
                    }
                    _ => continue,
                };
                match constant {
                    Constant::Int(int) => drop(integers.insert((*int).into())),
                    Constant::Long(long) => drop(integers.insert(*long)),
                    Constant::Float(float) => drop(reals.insert(f64::from(*float).to_bits())),
                    Constant::Double(double) => drop(reals.insert(double.to_bits())),
                    Constant::String(text) => drop(texts.insert(text.to_vec())),
                    _ => {}
                }
            }
        }
        Self {
            integers: integers.into_iter().collect(),
            reals: reals.into_iter().map(f64::from_bits).collect(),
            texts: texts.into_iter().collect(),
            reads_input,
        }
    }
}
