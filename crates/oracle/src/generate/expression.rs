//! Expressions of a wanted type over what is in scope. Everything is parenthesised, so precedence plays no part.

use super::Generator;
use super::types::Type;

impl Generator<'_> {
    /// An expression of so many levels.
    pub(super) fn expression(&mut self, of: Type, depth: u32) -> String {
        if depth == 0 || self.random.once_in(6) {
            return self.operand(of);
        }
        let call = if self.random.once_in(9) { self.call(of, depth) } else { None };
        if let Some(call) = call {
            return call;
        }
        match of {
            Type::Boolean => self.condition(depth),
            Type::Text => self.text(depth),
            Type::Integer | Type::BoxedLong | Type::Character => self.boxed(of, depth),
            Type::Ints => self.ints(depth),
            _ => self.number(of, depth),
        }
    }

    /// A variable, or a constant.
    pub(super) fn operand(&mut self, of: Type) -> String {
        let fitting: Vec<String> =
            self.variables.iter().filter(|it| it.of == of).map(|it| it.name.clone()).collect();
        if !fitting.is_empty() && !self.random.once_in(4) {
            return self.random.one_of(&fitting);
        }
        let is_cast = Type::NUMERIC.contains(&of) && !self.random.once_in(3);
        if let Some(variable) = is_cast.then(|| self.any_numeric()).flatten() {
            return format!("(({}) {variable})", of.name());
        }
        self.constant(of)
    }

    /// One of the edges.
    pub(super) fn constant(&mut self, of: Type) -> String {
        format!("({})", self.random.one_of(of.edges()))
    }

    fn any_numeric(&mut self) -> Option<String> {
        let fitting: Vec<String> = self
            .variables
            .iter()
            .filter(|it| Type::INTEGRAL.contains(&it.of))
            .map(|it| it.name.clone())
            .collect();
        (!fitting.is_empty()).then(|| self.random.one_of(&fitting))
    }

    fn call(&mut self, of: Type, depth: u32) -> Option<String> {
        let fitting: Vec<_> = self.methods.iter().filter(|it| it.result == of).cloned().collect();
        if fitting.is_empty() {
            return None;
        }
        let method = self.random.one_of(&fitting);
        let arguments: Vec<String> =
            method.parameters.iter().map(|of| self.expression(*of, depth.min(2) - 1)).collect();
        Some(format!("{}({})", method.name, arguments.join(", ")))
    }

    fn condition(&mut self, depth: u32) -> String {
        match self.random.below(12) {
            0 => format!("(!{})", self.expression(Type::Boolean, depth - 1)),
            1 | 2 => {
                self.binary(&["&&", "||", "&", "|", "^", "==", "!="], Type::Boolean, Type::Boolean, depth)
            }
            3 => self.choice(Type::Boolean, depth),
            4 => {
                let [left, right] =
                    [self.expression(Type::Text, depth - 1), self.expression(Type::Text, depth - 1)];
                let method =
                    self.random.one_of(&["equals", "startsWith", "endsWith", "contains", "equalsIgnoreCase"]);
                format!("{left}.{method}({right})")
            }
            5 => {
                let of = self.random.one_of(&[Type::Integer, Type::BoxedLong]);
                let [left, right] = [self.expression(of, depth - 1), self.expression(of, depth - 1)];
                match self.random.below(4) {
                    0 => format!("({left} == {right})"),
                    1 => format!("({left} != null)"),
                    2 => format!("Objects.equals({left}, {right})"),
                    _ => format!("({left} < {right})"),
                }
            }
            6 => {
                let of = self.random.one_of(&[Type::Int, Type::Long, Type::Char, Type::Byte]);
                let value = self.expression(of, depth - 1);
                let mask = self.random.one_of(&["1", "2", "3", "7", "128"]);
                format!("(({value} & {mask}) == 0)")
            }
            _ => {
                let left = self.numeric();
                let right = if self.random.once_in(3) { self.numeric() } else { left };
                self.binary(&["<", "<=", ">", ">=", "==", "!="], left, right, depth)
            }
        }
    }

    /// Integers mostly: formulas over floats are heavy.
    fn numeric(&mut self) -> Type {
        if self.random.once_in(8) { self.random.one_of(&Type::NUMERIC) } else { self.integral() }
    }

    fn integral(&mut self) -> Type {
        self.random.one_of(&[
            Type::Int,
            Type::Int,
            Type::Int,
            Type::Long,
            Type::Char,
            Type::Byte,
            Type::Short,
        ])
    }

    fn number(&mut self, of: Type, depth: u32) -> String {
        let is_float = matches!(of, Type::Float | Type::Double);
        let code = match self.random.below(18) {
            0 => {
                let from = self.integral();
                format!("(~{})", self.expression(from, depth - 1))
            }
            1 => {
                let from = self.numeric();
                format!("(-{})", self.expression(from, depth - 1))
            }
            2 | 3 => {
                let [left, right] = [self.integral(), self.integral()];
                self.binary(&["<<", ">>", ">>>"], left, right, depth)
            }
            4 | 5 => {
                let [left, right] = [self.integral(), self.integral()];
                self.binary(&["&", "|", "^"], left, right, depth)
            }
            6 | 7 => return self.choice(of, depth),
            8 => {
                let [from, through] = [self.numeric(), self.numeric()];
                format!("(({}) {})", through.name(), self.expression(from, depth - 1))
            }
            9 => format!("{}.length()", self.expression(Type::Text, depth - 1)),
            10 => {
                let array = self.expression(Type::Ints, depth - 1);
                if self.random.once_in(3) {
                    format!("{array}.length")
                } else {
                    let index = self.expression(Type::Int, depth - 1);
                    let bound = self.random.one_of(&["& 1", "& 3", "% 3", ""]);
                    format!("{array}[{index} {bound}]")
                }
            }
            11 => {
                let from = self.random.one_of(&[Type::Integer, Type::Integer, Type::BoxedLong]);
                format!("{}.intValue()", self.expression(from, depth - 1))
            }
            12 => self.math(of, depth),
            13 => {
                let [text, index] =
                    [self.expression(Type::Text, depth - 1), self.expression(Type::Int, depth - 1)];
                let call = self.random.one_of(&["charAt", "charAt", "codePointAt"]);
                format!("{text}.{call}({index} & 1)")
            }
            _ => {
                let left = if is_float { of } else { self.integral() };
                let right = self.integral();
                let operators: &[&str] =
                    if is_float { &["+", "-", "*", "/", "%"] } else { &["+", "-", "*", "/", "%", "+", "-"] };
                self.binary(operators, left, right, depth)
            }
        };
        // The operands' types decide the type of the result, so it is always cast to the one that is wanted.
        format!("(({}) {code})", of.name())
    }

    fn math(&mut self, of: Type, depth: u32) -> String {
        let of = match of {
            Type::Long | Type::Double | Type::Float => of,
            _ => Type::Int,
        };
        let [left, right] = [self.expression(of, depth - 1), self.expression(of, depth - 1)];
        let is_whole = matches!(of, Type::Int | Type::Long);
        let class = if of == Type::Long { "Long" } else { "Integer" };
        match self.random.below(if is_whole { 16 } else { 5 }) {
            0 => format!("Math.max({left}, {right})"),
            1 => format!("Math.min({left}, {right})"),
            2 => format!("Math.abs({left})"),
            3 => format!("Math.signum((float) {left})"),
            4 => format!("Math.round({left})"),
            5 => format!("Math.floorMod({left}, {right})"),
            6 => format!("Math.floorDiv({left}, {right})"),
            7 => format!("Math.addExact({left}, {right})"),
            8 => format!("Math.multiplyExact({left}, {right})"),
            9 => format!("{class}.bitCount({left})"),
            10 => format!("{class}.numberOfLeadingZeros({left})"),
            11 => format!("{class}.reverse({left})"),
            12 => format!("{class}.compare({left}, {right})"),
            13 => format!("{class}.rotateLeft({left}, (int) {right})"),
            14 => format!("{class}.highestOneBit({left})"),
            _ => format!("{class}.compareUnsigned({left}, {right})"),
        }
    }

    fn text(&mut self, depth: u32) -> String {
        let inner = self.expression(Type::Text, depth - 1);
        match self.random.below(14) {
            0..=2 => {
                let of = self.random.one_of(&[
                    Type::Int,
                    Type::Char,
                    Type::Boolean,
                    Type::Long,
                    Type::Text,
                    Type::Integer,
                    Type::Byte,
                ]);
                format!("({inner} + {})", self.expression(of, depth - 1))
            }
            3 => self.choice(Type::Text, depth),
            4 => {
                let from = self.random.one_of(&["0", "1"]);
                format!("{inner}.substring({from})")
            }
            5 => format!("{inner}.toUpperCase()"),
            6 => format!("{inner}.trim()"),
            7 => format!("{inner}.replace('a', {})", self.expression(Type::Char, depth - 1)),
            8 => {
                let of = self.random.one_of(&[Type::Int, Type::Long, Type::Boolean, Type::Char]);
                format!("String.valueOf({})", self.expression(of, depth - 1))
            }
            9 => format!("Integer.toString({})", self.expression(Type::Int, depth - 1)),
            10 => format!("Integer.toHexString({})", self.expression(Type::Int, depth - 1)),
            11 => format!("new StringBuilder({inner}).reverse().toString()"),
            12 => format!("{inner}.concat({})", self.expression(Type::Text, depth - 1)),
            _ => format!("{inner}.repeat({} & 3)", self.expression(Type::Int, depth - 1)),
        }
    }

    fn boxed(&mut self, of: Type, depth: u32) -> String {
        let inner = match of {
            Type::Integer => Type::Int,
            Type::BoxedLong => Type::Long,
            _ => Type::Char,
        };
        match self.random.below(4) {
            0 => self.choice(of, depth),
            1 => format!("(({}) {})", of.name(), self.expression(inner, depth - 1)),
            _ => format!("{}.valueOf({})", of.name(), self.expression(inner, depth - 1)),
        }
    }

    fn ints(&mut self, depth: u32) -> String {
        match self.random.below(5) {
            0 => self.choice(Type::Ints, depth),
            1 => format!("({}.clone())", self.expression(Type::Ints, depth - 1)),
            2 => {
                let [array, length] =
                    [self.expression(Type::Ints, depth - 1), self.expression(Type::Int, depth - 1)];
                format!("Arrays.copyOf({array}, {length} & 3)")
            }
            _ => {
                let elements: Vec<String> =
                    (0..self.random.between(1, 4)).map(|_| self.expression(Type::Int, depth - 1)).collect();
                format!("(new int[] {{{}}})", elements.join(", "))
            }
        }
    }

    fn choice(&mut self, of: Type, depth: u32) -> String {
        let condition = self.expression(Type::Boolean, depth - 1);
        let [then, otherwise] = [self.expression(of, depth - 1), self.expression(of, depth - 1)];
        format!("({condition} ? {then} : {otherwise})")
    }

    fn binary(&mut self, operators: &[&'static str], left: Type, right: Type, depth: u32) -> String {
        let operator = self.random.one_of(operators);
        let [left, right] = [self.expression(left, depth - 1), self.expression(right, depth - 1)];
        format!("({left} {operator} {right})")
    }
}
