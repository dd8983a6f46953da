//! Statements over what is in scope. Each of them can complete normally, so that whatever follows can be reached.

use crate::program::{Place, Shape};

use super::types::Type;
use super::{Generator, Variable};

/// Exceptions of the JDK that a statement may throw, with the arguments of their constructors.
const EXCEPTIONS: [&str; 6] = [
    "IllegalStateException",
    "IllegalArgumentException",
    "ArithmeticException",
    "UnsupportedOperationException",
    "IndexOutOfBoundsException",
    "NoSuchElementException",
];

impl Generator<'_> {
    /// Statements in a scope of their own, nested at most so deeply.
    pub(super) fn block(&mut self, n_statements: usize, depth: u32) -> String {
        self.scoped(|this| (0..n_statements).map(|_| this.statement(depth)).collect())
    }

    pub(super) fn statement(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.simple();
        }
        match self.random.below(20) {
            0..=3 => self.branch(depth),
            4 | 5 => self.counted_loop(depth),
            6 | 7 => self.switch(depth),
            8 | 9 => self.attempt(depth),
            10 => self.conditional_throw(),
            11 => self.jump(),
            12 | 13 => self.look(),
            _ => self.simple(),
        }
    }

    fn simple(&mut self) -> String {
        match self.random.below(10) {
            0..=2 => self.declaration(),
            3..=5 => self.assignment().unwrap_or_else(|| self.logged()),
            6 => self.store().unwrap_or_else(|| self.logged()),
            7 => self.step().unwrap_or_else(|| self.logged()),
            8 => self.look(),
            _ => self.logged(),
        }
    }

    pub(super) fn declaration(&mut self) -> String {
        let of = self.random.one_of(&Type::COMMON);
        let name = self.fresh("x");
        let value = self.expression(of, 3);
        self.declare(&name, of, true);
        format!("{} {name} = {value};\n", of.name())
    }

    fn logged(&mut self) -> String {
        let value = self.expression(Type::Int, 2);
        format!("Log.at({value});\n")
    }

    /// Looks at a variable, or at the log.
    pub(super) fn look(&mut self) -> String {
        let locals: Vec<Variable> = self.variables.iter().filter(|it| it.is_assignable).cloned().collect();
        if locals.is_empty() {
            return self.see_expression(Shape::Int, "Log.hash");
        }
        let variable = self.random.one_of(&locals);
        match variable.of.shape() {
            Some(shape) => self.see(shape, &variable.name),
            None => self.see_value(variable.of, &variable.name),
        }
    }

    fn assignable(&mut self, fits: impl Fn(Type) -> bool) -> Option<Variable> {
        let fitting: Vec<Variable> =
            self.variables.iter().filter(|it| it.is_assignable && fits(it.of)).cloned().collect();
        (!fitting.is_empty()).then(|| self.random.one_of(&fitting))
    }

    fn assignment(&mut self) -> Option<String> {
        let Variable { name, of, .. } = self.assignable(|_| true)?;
        if self.random.once_in(2) {
            return Some(format!("{name} = {};\n", self.expression(of, 3)));
        }
        let (operators, operand): (&[&str], Type) = match of {
            Type::Boolean => (&["&=", "|=", "^="], Type::Boolean),
            Type::Text => (&["+="], self.random.one_of(&[Type::Text, Type::Int, Type::Char])),
            Type::Float | Type::Double => (&["+=", "-=", "*=", "/="], Type::Int),
            Type::Byte | Type::Char | Type::Short | Type::Int | Type::Long => {
                let operand = self.random.one_of(&Type::INTEGRAL);
                (&["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>="], operand)
            }
            Type::Integer => (&["+=", "-=", "*="], Type::Int),
            Type::BoxedLong | Type::Character | Type::Ints => (&["="], of),
        };
        let operator = self.random.one_of(operators);
        Some(format!("{name} {operator} {};\n", self.expression(operand, 2)))
    }

    fn step(&mut self) -> Option<String> {
        let fits =
            |of| matches!(of, Type::Byte | Type::Char | Type::Short | Type::Int | Type::Long | Type::Integer);
        let name = self.assignable(fits)?.name;
        Some(self.random.one_of(&[
            format!("{name}++;\n"),
            format!("--{name};\n"),
            format!("Log.at((int) {name}--);\n"),
        ]))
    }

    /// Writes to an element of an array, perhaps of the same one by two names.
    fn store(&mut self) -> Option<String> {
        let array = self.assignable(|of| of == Type::Ints)?.name;
        let index = self.expression(Type::Int, 2);
        let bound = self.random.one_of(&["& 1", "& 3", "% 3", "& 1"]);
        if self.random.once_in(4) {
            let alias = self.fresh("x");
            self.declare(&alias, Type::Ints, true);
            return Some(format!("int[] {alias} = {array};\n{alias}[{index} {bound}]++;\n"));
        }
        let operator = self.random.one_of(&["=", "+=", "^=", "-="]);
        Some(format!("{array}[{index} {bound}] {operator} {};\n", self.expression(Type::Int, 2)))
    }

    fn branch(&mut self, depth: u32) -> String {
        let condition = self.expression(Type::Boolean, 3);
        let n_statements = self.random.between(1, 3);
        let then = self.block(n_statements, depth - 1);
        if self.random.once_in(3) {
            return format!("if ({condition}) {{\n{then}}}\n");
        }
        let n_statements = self.random.between(1, 3);
        let otherwise = self.block(n_statements, depth - 1);
        format!("if ({condition}) {{\n{then}}} else {{\n{otherwise}}}\n")
    }

    fn counted_loop(&mut self, depth: u32) -> String {
        let name = self.fresh("i");
        let label = self.fresh("loop");
        let bound = match self.random.below(3) {
            0 => format!("({} & 3)", self.expression(Type::Int, 2)),
            1 => self.random.between(1, 4).to_string(),
            _ => format!("Math.min(3, {})", self.expression(Type::Int, 1)),
        };
        self.loops.push(label.clone());
        let body = self.scoped(|this| {
            this.declare(&name, Type::Int, false);
            let n_statements = this.random.between(1, 3);
            this.block(n_statements, depth - 1)
        });
        self.loops.pop();
        let head = self.hole(Place::LoopHead(label.clone()), Shape::Int, &name);
        match self.random.below(3) {
            0 => format!("int {name} = 0;\n{label}: while ({head} < {bound}) {{\n{name}++;\n{body}}}\n"),
            1 => format!("int {name} = 0;\n{label}: do {{\n{name}++;\n{body}}} while ({head} < {bound});\n"),
            _ => format!("{label}: for (int {name} = 0; {head} < {bound}; {name}++) {{\n{body}}}\n"),
        }
    }

    /// Leaves a loop, or begins its next round, in some executions.
    fn jump(&mut self) -> String {
        if self.loops.is_empty() {
            return self.simple();
        }
        let label = self.random.one_of(&self.loops.clone());
        let condition = self.expression(Type::Boolean, 2);
        let jump = self.random.one_of(&["break", "continue"]);
        format!("if ({condition}) {{\n{jump} {label};\n}}\n")
    }

    fn conditional_throw(&mut self) -> String {
        if !self.is_guarded {
            return self.simple();
        }
        let condition = self.expression(Type::Boolean, 2);
        let exception = self.random.one_of(&EXCEPTIONS);
        let message = self.expression(Type::Text, 1);
        format!("if ({condition}) {{\nthrow new {exception}({message});\n}}\n")
    }

    fn attempt(&mut self, depth: u32) -> String {
        let was_guarded = std::mem::replace(&mut self.is_guarded, true);
        let n_statements = self.random.between(1, 3);
        let body = self.block(n_statements, depth - 1);
        self.is_guarded = was_guarded;
        let exception = self.random.one_of(&["RuntimeException", "ArithmeticException", "RuntimeException"]);
        let name = self.fresh("e");
        let handler = self.handler(&name, depth);
        let guard = if exception == "RuntimeException" {
            String::new()
        } else {
            let other = self.fresh("e");
            format!(" catch (RuntimeException {other}) {{\n{}}}", self.handler(&other, depth))
        };
        let last = if self.random.once_in(3) {
            let end = self.block(1, depth - 1);
            format!(" finally {{\n{end}}}")
        } else {
            String::new()
        };
        format!("try {{\n{body}}} catch ({exception} {name}) {{\n{handler}}}{guard}{last}\n")
    }

    fn handler(&mut self, exception: &str, depth: u32) -> String {
        if self.random.once_in(2) { self.look_at_exception(exception) } else { self.block(1, depth - 1) }
    }

    /// Looks at the class and the message of an exception. Messages that describe the code are seldom of interest, and those that
    /// name class loaders never: the harness has its own.
    pub(super) fn look_at_exception(&mut self, exception: &str) -> String {
        let class = self.see_expression(Shape::Text, &format!("{exception}.getClass().getName()"));
        let is_plain = format!("(Throwable) {exception} instanceof ClassCastException");
        let is_plain = if self.random.once_in(20) {
            is_plain
        } else {
            format!("(Throwable) {exception} instanceof NullPointerException || {is_plain}")
        };
        let message = format!("{is_plain} ? \"\" : {exception}.getMessage()");
        if self.random.once_in(2) { class + &self.see_expression(Shape::Text, &message) } else { class }
    }

    /// Statements whose exceptions are looked at.
    pub(super) fn caught(&mut self, statements: &str) -> String {
        let name = self.fresh("e");
        let handler = self.look_at_exception(&name);
        format!("try {{\n{statements}}} catch (RuntimeException {name}) {{\n{handler}}}\n")
    }

    fn switch(&mut self, depth: u32) -> String {
        let of = self.random.one_of(&[Type::Int, Type::Char, Type::Text, Type::Byte, Type::Int]);
        let subject = self.expression(of, 2);
        let mut labels: Vec<String> = match of {
            Type::Int => ["0", "1", "2", "-1", "127", "5"].map(str::to_owned).to_vec(),
            Type::Byte => ["0", "1", "-128", "3"].map(str::to_owned).to_vec(),
            Type::Char => ["'a'", "'b'", "'0'", "'Z'"].map(str::to_owned).to_vec(),
            _ => ["\"a\"", "\"ab\"", "\"\"", "\"12\"", "\"Aa\"", "\"BB\""].map(str::to_owned).to_vec(),
        };
        let n_cases = self.random.between(1, 3).min(labels.len());
        let is_arrow = self.random.once_in(2);
        if self.random.once_in(3) {
            return self.switch_expression(&subject, labels);
        }
        let mut cases = String::new();
        for _ in 0..n_cases {
            let at = self.random.below(labels.len());
            let label = labels.swap_remove(at);
            let body = self.block(1, depth - 1);
            cases.push_str(&if is_arrow {
                format!("case {label} -> {{\n{body}}}\n")
            } else {
                let end = self.random.one_of(&["break;\n", "break;\n", ""]);
                format!("case {label}: {{\n{body}}}\n{end}")
            });
        }
        let body = self.block(1, depth - 1);
        let default =
            if is_arrow { format!("default -> {{\n{body}}}\n") } else { format!("default: {{\n{body}}}\n") };
        format!("switch ({subject}) {{\n{cases}{default}}}\n")
    }

    fn switch_expression(&mut self, subject: &str, mut labels: Vec<String>) -> String {
        let result = self.random.one_of(&[Type::Int, Type::Long, Type::Text, Type::Boolean]);
        let mut cases = String::new();
        for _ in 0..self.random.between(1, 3) {
            let at = self.random.below(labels.len());
            let label = labels.swap_remove(at);
            let value = self.expression(result, 2);
            cases.push_str(&if self.random.once_in(2) {
                format!("case {label} -> {value};\n")
            } else {
                let logged = self.logged();
                format!("case {label} -> {{\n{logged}yield {value};\n}}\n")
            });
        }
        let default = self.expression(result, 2);
        let name = self.fresh("x");
        self.declare(&name, result, true);
        format!("{} {name} = switch ({subject}) {{\n{cases}default -> {default};\n}};\n", result.name())
    }
}
