//! The inputs of a program: a handful of values each.

use crate::input::{Input, Value};

use super::Generator;
use super::types::Type;

/// More combinations take too long to try.
const MOST_VECTORS: usize = 48;

impl Generator<'_> {
    /// The statements that ask for the inputs and keep them in the class `In`, which is written, too.
    pub(super) fn ask_for_inputs(&mut self) -> String {
        let mut asked = String::new();
        let mut fields = String::new();
        for _ in 0..self.random.between(1, 4) {
            let of = self.random.one_of(&[
                Type::Int,
                Type::Int,
                Type::Int,
                Type::Boolean,
                Type::Boolean,
                Type::Byte,
                Type::Char,
                Type::Long,
                Type::Short,
            ]);
            let name = self.fresh("in");
            let domain = self.domain(of);
            let n_vectors: usize = self.inputs.iter().map(|input| input.domain.len()).product();
            if n_vectors * domain.len() > MOST_VECTORS {
                break;
            }
            fields.push_str(&format!("static {} {name};\n", of.name()));
            asked.push_str(&self.question(of, &name, &domain));
            self.declare(&format!("In.{name}"), of, false);
            self.inputs.push(Input { name: format!("In.{name}"), domain });
        }
        self.derived(&mut fields, &mut asked);
        self.types.push_str(&format!("\nclass In {{\n{fields}}}\n"));
        asked
    }

    /// A variable of another type whose value follows from the inputs: a double, a text, a box.
    fn derived(&mut self, fields: &mut String, asked: &mut String) {
        for _ in 0..self.random.between(0, 2) {
            let of = self.random.one_of(&[
                Type::Text,
                Type::Text,
                Type::Double,
                Type::Integer,
                Type::Float,
                Type::Ints,
            ]);
            let name = self.fresh("by");
            let condition = self.expression(Type::Boolean, 2);
            let [left, right] = [self.constant(of), self.constant(of)];
            fields.push_str(&format!("static {} {name};\n", of.name()));
            asked.push_str(&format!("In.{name} = {condition} ? {left} : {right};\n"));
            self.declare(&format!("In.{name}"), of, false);
        }
    }

    fn domain(&mut self, of: Type) -> Vec<(Value, String)> {
        if of == Type::Boolean {
            return [false, true].map(|value| (Value::Boolean(value), value.to_string())).to_vec();
        }
        let n_values = self.random.between(2, 5) as i64;
        let start = match of {
            Type::Byte => self.random.one_of(&[-2, 0, 125, -128]),
            Type::Char => self.random.one_of(&[97, 48, 64, 253, 65530, 0x1E9, 32]),
            Type::Short => self.random.one_of(&[-2, 0, 32760, -32768, 126]),
            Type::Int => self.random.one_of(&[
                -2,
                0,
                0,
                1,
                125,
                i64::from(i32::MAX) - 5,
                i64::from(i32::MIN),
                -130,
                30,
            ]),
            _ => self.random.one_of(&[-2, 0, 0, i64::MAX - 5, i64::MIN, 4_294_967_294, 62]),
        };
        (0..n_values).map(|offset| value(of, start + offset)).collect()
    }

    fn question(&mut self, of: Type, name: &str, domain: &[(Value, String)]) -> String {
        let type_name = of.name();
        let capital: String = type_name[..1].to_uppercase() + &type_name[1..];
        let ask = format!("In.{name} = Verifier.nondet{capital}();\n");
        if of == Type::Boolean {
            return ask;
        }
        let condition = if self.random.once_in(2) {
            let each: Vec<String> = domain.iter().map(|(_, text)| format!("In.{name} == {text}")).collect();
            each.join(" || ")
        } else {
            let [first, last] = [&domain[0].1, &domain[domain.len() - 1].1];
            format!("In.{name} >= {first} && In.{name} <= {last}")
        };
        format!("{ask}Verifier.assume({condition});\n")
    }
}

fn value(of: Type, number: i64) -> (Value, String) {
    match of {
        Type::Byte => (Value::Byte(number as i8), number.to_string()),
        Type::Char => (Value::Char((number as i32) as u16), number.to_string()),
        Type::Short => (Value::Short(number as i16), number.to_string()),
        Type::Int => (Value::Int(number as i32), number.to_string()),
        _ => (Value::Long(number), format!("{number}L")),
    }
}
