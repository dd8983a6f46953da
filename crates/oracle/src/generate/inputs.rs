//! The inputs of a program: a handful of values each.

use crate::input::{Input, Value};

use super::Generator;
use super::types::Type;

/// The types of inputs, the frequent ones several times.
const TYPES: [Type; 14] = [
    Type::Int,
    Type::Int,
    Type::Int,
    Type::Int,
    Type::Boolean,
    Type::Boolean,
    Type::Boolean,
    Type::Byte,
    Type::Char,
    Type::Long,
    Type::Short,
    Type::Text,
    Type::Double,
    Type::Float,
];

/// More combinations take too long to try.
const MOST_VECTORS: usize = 48;

impl Generator<'_> {
    /// The statements that ask for the inputs and keep them in the class `In`, which is written, too.
    pub(super) fn ask_for_inputs(&mut self) -> String {
        let mut asked = String::new();
        let mut fields = String::new();
        // Without inputs there is one execution, which the engine `jvm` decides.
        let n_inputs = if self.random.once_in(12) { 0 } else { self.random.between(1, 4) };
        for _ in 0..n_inputs {
            let of = self.random.one_of(&TYPES);
            let name = self.fresh("in");
            let domain = self.domain(of);
            let n_vectors: usize = self.inputs.iter().map(|input| input.domain.len()).product();
            if n_vectors * domain.len() > MOST_VECTORS {
                break;
            }
            // Where nobody has asked yet, it is as if the first value had come.
            let first = domain[0].1.clone();
            fields.push_str(&format!("static {} {name} = {first};\n", of.name()));
            let input = Input { name: format!("In.{name}"), domain };
            let question = self.question(of, &input);
            if self.late.is_empty() && !self.inputs.is_empty() && self.random.once_in(8) {
                self.late = question;
                self.inputs.push(input);
                break;
            }
            asked.push_str(&question);
            self.declare(&input.name, of, false);
            self.inputs.push(input);
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
        if matches!(of, Type::Text | Type::Float | Type::Double) {
            let mut domain = few(of);
            domain.truncate(self.random.between(2, 3));
            return domain;
        }
        let n_values = self.random.one_of(&[2_i64, 3, 4, 5]);
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

    fn question(&mut self, of: Type, input: &Input) -> String {
        let Input { name, domain } = input;
        let type_name = of.name();
        let capital: String = type_name[..1].to_uppercase() + &type_name[1..];
        let ask = format!("{name} = Verifier.nondet{capital}();\n");
        if of == Type::Boolean {
            return ask;
        }
        let is_list = !Type::INTEGRAL.contains(&of) || self.random.once_in(2);
        let condition = if is_list {
            let each: Vec<String> = (0..domain.len()).map(|place| input.is(place)).collect();
            each.join(" || ")
        } else {
            let [first, last] = [&domain[0].1, &domain[domain.len() - 1].1];
            format!("{name} >= {first} && {name} <= {last}")
        };
        format!("{ask}Verifier.assume({condition});\n")
    }
}

/// A few texts or fractions; no zero, since there are two of them that are equal.
fn few(of: Type) -> Vec<(Value, String)> {
    match of {
        Type::Text => {
            ["a", "", "12", "Ab"].map(|text| (Value::Text(text.to_owned()), format!("\"{text}\""))).to_vec()
        }
        Type::Float => {
            [0.5_f32, -1.0, 1e9].map(|value| (Value::Float(value), format!("{value:?}f"))).to_vec()
        }
        _ => [2.5, -1.0, 1e15].map(|value| (Value::Double(value), format!("{value:?}"))).to_vec(),
    }
}

fn value(of: Type, number: i64) -> (Value, String) {
    match of {
        Type::Byte => (Value::Byte(number as i8), number.to_string()),
        Type::Char => (Value::Char((number as i16).cast_unsigned()), number.to_string()),
        Type::Short => (Value::Short(number as i16), number.to_string()),
        Type::Int => (Value::Int(number as i32), number.to_string()),
        _ => (Value::Long(number), format!("{number}L")),
    }
}
