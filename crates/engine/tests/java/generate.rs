//! Java programs of random expressions: what the engine computes must be what the JVM computes.
//!
//! An expression mixes operands of all primitive types, so that every conversion and promotion of the language is used. Most
//! operands are static fields or locals with edge values: javac must not compute the result itself. All randomness comes
//! from the seed. Everything is parenthesised, so precedence plays no part.

use std::fmt::Write;

/// Expressions in one class: far below what its constant pool holds.
const PER_CLASS: usize = 240;
/// Expressions in one method: far below its 64 kB of code.
const PER_METHOD: usize = 40;
/// Static fields per type; the first of them hold the edge values.
const FIELDS: usize = 14;
/// Operators below one another in an expression, at most.
const DEPTH: u32 = 4;

/// A program `Main` that prints the results of so many random expressions, one per line.
///
/// A division by zero prints the exception's message. Characters are printed as numbers, floating-point numbers as their
/// bits or as text.
pub(crate) fn program(seed: u64, n_expressions: usize) -> String {
    let mut generator = Generator { random: Random(seed) };
    let mut text = String::from("public class Main {\n");
    for ty in Type::ALL {
        for field in 0..FIELDS {
            let value = generator.value(ty, field);
            line(&mut text, 1, &format!("static {} {}{field} = {value};", ty.name(), ty.prefix()));
        }
    }
    let n_classes = n_expressions.div_ceil(PER_CLASS);
    line(&mut text, 1, "public static void main(String[] args) {");
    for class in 0..n_classes {
        line(&mut text, 2, &format!("Part{class}.run();"));
    }
    line(&mut text, 1, "}");
    for class in 0..n_classes {
        let n_here = PER_CLASS.min(n_expressions - class * PER_CLASS);
        generator.class(&mut text, class, n_here);
    }
    text.push_str("}\n");
    text
}

fn line(text: &mut String, depth: usize, code: &str) {
    writeln!(text, "{:1$}{code}", "", 4 * depth).expect("writing to a string does not fail");
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Type {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
}

impl Type {
    const ALL: [Self; 8] = [
        Self::Boolean,
        Self::Byte,
        Self::Char,
        Self::Short,
        Self::Int,
        Self::Long,
        Self::Float,
        Self::Double,
    ];
    const NUMERIC: [Self; 7] =
        [Self::Byte, Self::Char, Self::Short, Self::Int, Self::Long, Self::Float, Self::Double];
    const INTEGRAL: [Self; 5] = [Self::Byte, Self::Char, Self::Short, Self::Int, Self::Long];

    const fn name(self) -> &'static str {
        match self {
            Self::Boolean => "boolean",
            Self::Byte => "byte",
            Self::Char => "char",
            Self::Short => "short",
            Self::Int => "int",
            Self::Long => "long",
            Self::Float => "float",
            Self::Double => "double",
        }
    }

    /// What the names of fields and locals of this type begin with.
    const fn prefix(self) -> char {
        match self {
            Self::Boolean => 'z',
            Self::Byte => 'b',
            Self::Char => 'c',
            Self::Short => 's',
            Self::Int => 'i',
            Self::Long => 'l',
            Self::Float => 'f',
            Self::Double => 'd',
        }
    }

    /// The operators that an assignment of this type may be combined with. The right side may have any numeric type,
    /// for the last six of an integral type any integral type.
    const fn compound_operators(self) -> &'static [&'static str] {
        match self {
            Self::Boolean => &["&=", "|=", "^="],
            Self::Float | Self::Double => &["+=", "-=", "*=", "/=", "%="],
            _ => &["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>="],
        }
    }
}

struct Generator {
    random: Random,
}

impl Generator {
    fn class(&mut self, text: &mut String, class: usize, n_expressions: usize) {
        let n_methods = n_expressions.div_ceil(PER_METHOD);
        text.push('\n');
        line(text, 1, &format!("static class Part{class} {{"));
        line(text, 2, "static void run() {");
        for method in 0..n_methods {
            line(text, 3, &format!("run{method}();"));
        }
        line(text, 2, "}");
        for method in 0..n_methods {
            text.push('\n');
            line(text, 2, &format!("static void run{method}() {{"));
            for ty in Type::ALL {
                let initial = self.field(ty);
                line(text, 3, &format!("{} {} = {initial};", ty.name(), ty.prefix()));
            }
            for _ in 0..PER_METHOD.min(n_expressions - method * PER_METHOD) {
                self.statement(text);
            }
            line(text, 2, "}");
        }
        line(text, 1, "}");
    }

    /// Prints the value of an expression, or of a local after it was changed in place.
    fn statement(&mut self, text: &mut String) {
        let ty = self.random.one_of(&Type::ALL);
        line(text, 3, "try {");
        let result = match self.random.below(5) {
            0 => {
                let change = self.compound_assignment(ty);
                line(text, 4, &change);
                ty.prefix().to_string()
            }
            1 if ty != Type::Boolean => {
                let operator = self.random.one_of(&["++", "--"]);
                line(text, 4, &format!("{}{operator};", ty.prefix()));
                ty.prefix().to_string()
            }
            _ => self.expression(ty, DEPTH),
        };
        let shown = self.shown(ty, &result);
        line(text, 4, &format!("System.out.println({shown});"));
        line(text, 3, "} catch (ArithmeticException e) {");
        line(text, 4, "System.out.println(\"/ by zero\");");
        line(text, 3, "}");
    }

    fn compound_assignment(&mut self, ty: Type) -> String {
        let operators = ty.compound_operators();
        let at = self.random.below(operators.len());
        let operand_type = match ty {
            Type::Boolean => Type::Boolean,
            _ if at >= 5 => self.random.one_of(&Type::INTEGRAL),
            _ => self.random.one_of(&Type::NUMERIC),
        };
        let operand = self.expression(operand_type, DEPTH - 1);
        format!("{} {} {operand};", ty.prefix(), operators[at])
    }

    /// How a result is printed: nothing that depends on an encoding, and bits more often than text, which costs time.
    fn shown(&mut self, ty: Type, result: &str) -> String {
        let is_text = self.random.below(4) == 0;
        match ty {
            Type::Char => format!("(int) {result}"),
            Type::Float if !is_text => format!("Float.floatToIntBits({result})"),
            Type::Double if !is_text => format!("Double.doubleToLongBits({result})"),
            _ => result.to_owned(),
        }
    }

    fn expression(&mut self, ty: Type, depth: u32) -> String {
        if depth == 0 || self.random.below(8) == 0 {
            return self.operand(ty);
        }
        if ty == Type::Boolean {
            return self.condition(depth);
        }
        let code = match self.random.below(12) {
            0 => self.negation(depth),
            1 | 2 => self.shift(depth),
            3 => self.bitwise(depth),
            4 => self.choice(ty, depth),
            5..=7 => self.conversion(depth),
            _ => self.arithmetic(depth),
        };
        // The operands' types decide the type of the result, so it is always cast to the one that is wanted.
        format!("(({}) {code})", ty.name())
    }

    fn condition(&mut self, depth: u32) -> String {
        match self.random.below(6) {
            0 => format!("(!{})", self.expression(Type::Boolean, depth - 1)),
            1 => self.binary(&["&&", "||", "&", "|", "^", "==", "!="], Type::Boolean, Type::Boolean, depth),
            2 => self.choice(Type::Boolean, depth),
            _ => {
                let left = self.random.one_of(&Type::NUMERIC);
                let right = self.random.one_of(&Type::NUMERIC);
                self.binary(&["<", "<=", ">", ">=", "==", "!="], left, right, depth)
            }
        }
    }

    fn arithmetic(&mut self, depth: u32) -> String {
        let left = self.random.one_of(&Type::NUMERIC);
        let right = self.random.one_of(&Type::NUMERIC);
        self.binary(&["+", "-", "*", "/", "%"], left, right, depth)
    }

    fn bitwise(&mut self, depth: u32) -> String {
        let left = self.random.one_of(&Type::INTEGRAL);
        let right = self.random.one_of(&Type::INTEGRAL);
        self.binary(&["&", "|", "^"], left, right, depth)
    }

    fn shift(&mut self, depth: u32) -> String {
        let left = self.random.one_of(&Type::INTEGRAL);
        let distance = self.random.one_of(&Type::INTEGRAL);
        self.binary(&["<<", ">>", ">>>"], left, distance, depth)
    }

    fn negation(&mut self, depth: u32) -> String {
        if self.random.below(2) == 0 {
            let ty = self.random.one_of(&Type::INTEGRAL);
            return format!("(~{})", self.expression(ty, depth - 1));
        }
        let ty = self.random.one_of(&Type::NUMERIC);
        format!("(-{})", self.expression(ty, depth - 1))
    }

    /// A cast through another type, which loses or widens.
    fn conversion(&mut self, depth: u32) -> String {
        let from = self.random.one_of(&Type::NUMERIC);
        let through = self.random.one_of(&Type::NUMERIC);
        format!("(({}) {})", through.name(), self.expression(from, depth - 1))
    }

    fn choice(&mut self, ty: Type, depth: u32) -> String {
        let condition = self.expression(Type::Boolean, depth - 1);
        let then = self.expression(ty, depth - 1);
        let otherwise = self.expression(ty, depth - 1);
        format!("({condition} ? {then} : {otherwise})")
    }

    fn binary(&mut self, operators: &[&'static str], left: Type, right: Type, depth: u32) -> String {
        let operator = self.random.one_of(operators);
        let left = self.expression(left, depth - 1);
        let right = self.expression(right, depth - 1);
        format!("({left} {operator} {right})")
    }

    fn operand(&mut self, ty: Type) -> String {
        match self.random.below(8) {
            0 => {
                let at = self.random.below(FIELDS);
                format!("({})", self.value(ty, at))
            }
            1 | 2 => ty.prefix().to_string(),
            _ => self.field(ty),
        }
    }

    fn field(&mut self, ty: Type) -> String {
        format!("Main.{}{}", ty.prefix(), self.random.below(FIELDS))
    }

    /// An edge value of the type as a constant expression, or a random one if it has fewer edges.
    fn value(&mut self, ty: Type, at: usize) -> String {
        if let Some(edge) = edges(ty).get(at) {
            return (*edge).to_owned();
        }
        let bits = self.random.next();
        match ty {
            Type::Boolean => (bits & 1 == 1).to_string(),
            Type::Int => format!("0x{:x}", bits & 0xffff_ffff),
            Type::Long => format!("0x{bits:x}L"),
            Type::Float => format!("{}.{}e{}f", bits % 1000, (bits >> 16) % 1000, (bits >> 32) % 20),
            Type::Double => format!("{}.{}e-{}", bits % 1000, (bits >> 16) % 1000, (bits >> 32) % 20),
            Type::Byte | Type::Char | Type::Short => format!("({}) {}", ty.name(), bits & 0xffff),
        }
    }
}

/// Where the operators of a type have their special cases.
const fn edges(ty: Type) -> &'static [&'static str] {
    match ty {
        Type::Boolean => &["true", "false"],
        Type::Byte => &["(byte) 0", "(byte) 1", "(byte) -1", "(byte) 127", "(byte) -128", "(byte) 64"],
        Type::Char => &["(char) 0", "(char) 1", "'a'", "(char) 65535", "(char) 32768", "(char) 256"],
        Type::Short => {
            &["(short) 0", "(short) 1", "(short) -1", "(short) 32767", "(short) -32768", "(short) 255"]
        }
        Type::Int => &["0", "1", "-1", "31", "2147483647", "-2147483648", "16777217", "65536", "-46341"],
        Type::Long => &[
            "0L",
            "1L",
            "-1L",
            "63L",
            "9223372036854775807L",
            "-9223372036854775808L",
            "9007199254740993L",
            "4294967296L",
            "-2147483649L",
        ],
        Type::Float => &[
            "0f",
            "-0f",
            "1f",
            "-1.5f",
            "Float.NaN",
            "Float.POSITIVE_INFINITY",
            "Float.NEGATIVE_INFINITY",
            "Float.MIN_VALUE",
            "Float.MAX_VALUE",
            "0.1f",
            "2.1474836E9f",
            "-9.223372E18f",
        ],
        Type::Double => &[
            "0.0",
            "-0.0",
            "1.0",
            "-2.5",
            "Double.NaN",
            "Double.POSITIVE_INFINITY",
            "Double.NEGATIVE_INFINITY",
            "Double.MIN_VALUE",
            "Double.MAX_VALUE",
            "0.1",
            "2147483647.5",
            "-9.223372036854775E18",
        ],
    }
}

/// Splitmix64: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a usize fits");
        usize::try_from(self.next() % bound).expect("it is less than a usize")
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}
