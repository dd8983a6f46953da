//! Random Java programs that compile, end, and look at what they compute.
//!
//! A program is a few *scenes*: methods that are about one part of the language or of the JDK each, made of random statements and
//! expressions (`statement.rs`, `expression.rs`) over the inputs and whatever is in scope. All of them share a log, so that the order
//! of side effects matters. Methods call only methods of later scenes and loops are counted, so that every program ends.

mod catalogue;
mod expression;
mod inputs;
mod layout;
mod scenes;
mod statement;
mod types;

use crate::harness::Source;
use crate::input::{Input, Value};
use crate::program::{CLOSE, OPEN, Place, Point, Shape, Template};
use crate::random::Random;

pub use catalogue::Catalogue;
use types::Type;

/// A variable or field that expressions may use.
#[derive(Clone, Debug)]
struct Variable {
    name: String,
    of: Type,
    /// Whether statements may assign to it.
    is_assignable: bool,
}

/// A static method that expressions may call.
#[derive(Clone, Debug)]
struct Method {
    name: String,
    parameters: Vec<Type>,
    result: Type,
}

/// What a program is made from.
struct Generator<'c> {
    random: Random,
    catalogue: &'c Catalogue,
    /// The feature release of the JDK.
    version: u32,
    /// What names are numbered by.
    next: usize,
    points: Vec<Point>,
    inputs: Vec<Input>,
    /// What is in scope, the innermost last.
    variables: Vec<Variable>,
    /// What may be called.
    methods: Vec<Method>,
    /// Asks for the last input, not before the first scene is over.
    late: String,
    /// Members of the class `Main`.
    members: String,
    /// Statements of `main`.
    body: String,
    /// Other classes in the file of `Main`.
    types: String,
    /// Other files.
    files: Vec<Source>,
    /// Loops around the statement that is made, with their labels.
    loops: Vec<String>,
    /// Whether a `try` around the statement catches everything that statements throw.
    is_guarded: bool,
}

/// The names of all scenes.
pub fn scenes() -> Vec<&'static str> {
    scenes::SCENES.iter().map(|(name, ..)| *name).collect()
}

/// The program of a seed, with these scenes only, or with any if none is named.
pub fn generate(seed: u64, catalogue: &Catalogue, version: u32, only: &[String]) -> Template {
    let mut generator = Generator {
        random: Random::new(seed),
        catalogue,
        version,
        next: 0,
        points: Vec::new(),
        inputs: Vec::new(),
        variables: Vec::new(),
        methods: Vec::new(),
        late: String::new(),
        members: String::new(),
        body: String::new(),
        types: String::new(),
        files: Vec::new(),
        loops: Vec::new(),
        is_guarded: false,
    };
    // Neighbouring seeds begin alike without this.
    generator.random.number();
    generator.program(only)
}

impl Generator<'_> {
    fn program(mut self, only: &[String]) -> Template {
        let asked = self.ask_for_inputs();
        self.helpers();
        for idx in 0..self.random.between(1, 3) {
            scenes::add(&mut self, only);
            if idx == 0 && !self.late.is_empty() {
                self.ask_late();
            }
        }
        let log = self.see_expression(Shape::Int, "Log.hash");
        let text = format!(
            "import java.util.*;\nimport java.util.function.*;\nimport org.sosy_lab.sv_benchmarks.Verifier;\n\n\
             public class Main {{\npublic static void main(String[] args) {{\n{asked}{}{log}}}\n{}}}\n{}",
            self.body, self.members, self.types
        );
        let mut sources = vec![Source { name: "Main.java".to_owned(), text: layout::indented(&text) }];
        sources
            .extend(self.files.into_iter().map(|file| Source { text: layout::indented(&file.text), ..file }));
        Template { sources, points: self.points, inputs: self.inputs }
    }

    /// Asks for the last input, perhaps only in some executions.
    fn ask_late(&mut self) {
        let condition = self.expression(Type::Boolean, 2);
        let question = &self.late;
        self.body.push_str(&format!("if ({condition}) {{\n{question}}}\n"));
        if let Some(input) = self.inputs.last() {
            let of = match input.domain[0].0 {
                Value::Boolean(_) => Type::Boolean,
                Value::Byte(_) => Type::Byte,
                Value::Char(_) => Type::Char,
                Value::Short(_) => Type::Short,
                Value::Int(_) => Type::Int,
                Value::Long(_) => Type::Long,
                Value::Float(_) => Type::Float,
                Value::Double(_) => Type::Double,
                Value::Text(_) => Type::Text,
            };
            let name = input.name.clone();
            self.declare(&name, of, false);
        }
    }

    /// A name that is used nowhere else.
    fn fresh(&mut self, prefix: &str) -> String {
        self.next += 1;
        format!("{prefix}{}", self.next)
    }

    /// The hole of a new point, at which the variable is looked at.
    fn see(&mut self, shape: Shape, variable: &str) -> String {
        self.hole(Place::Statement, shape, variable) + "\n"
    }

    fn hole(&mut self, place: Place, shape: Shape, variable: &str) -> String {
        self.points.push(Point { place, variable: variable.to_owned(), shape });
        format!("{OPEN}{}{CLOSE}", self.points.len() - 1)
    }

    /// Statements that compute something and look at it.
    fn see_expression(&mut self, shape: Shape, expression: &str) -> String {
        let name = self.fresh("v");
        let of = match shape {
            Shape::Boolean => "boolean",
            Shape::Int => "int",
            Shape::Long => "long",
            Shape::Float => "float",
            Shape::Double => "double",
            Shape::Text => "String",
        };
        let seen = self.see(shape, &name);
        format!("{of} {name} = {expression};\n{seen}")
    }

    /// The same for a value of a type that may have no shape of its own.
    fn see_value(&mut self, of: Type, expression: &str) -> String {
        match of {
            Type::Ints => self.see_expression(Shape::Text, &format!("Arrays.toString({expression})")),
            Type::Integer | Type::BoxedLong | Type::Character => {
                self.see_expression(Shape::Text, &format!("String.valueOf((Object) {expression})"))
            }
            _ => self.see_expression(of.shape().unwrap_or(Shape::Text), expression),
        }
    }

    /// Does something with more variables in scope, which are gone afterwards.
    fn scoped<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let n_variables = self.variables.len();
        let result = work(self);
        self.variables.truncate(n_variables);
        result
    }

    fn declare(&mut self, name: &str, of: Type, is_assignable: bool) {
        self.variables.push(Variable { name: name.to_owned(), of, is_assignable });
    }

    /// A method of `Main`, called from `main`; what it throws is looked at.
    fn scene_method(&mut self, body: &str) {
        let name = self.fresh("scene");
        self.members.push_str(&format!("\nstatic void {name}() {{\n{body}}}\n"));
        let call = if self.random.once_in(8) {
            format!("{name}();\n")
        } else {
            self.caught(&format!("{name}();\n"))
        };
        self.body.push_str(&call);
    }

    /// The log, and some methods that scenes may call.
    fn helpers(&mut self) {
        self.types.push_str(
            "\nclass Log {\nstatic int hash = 7;\nstatic int count;\nstatic int at(int value) {\nhash = hash * 31 + value;\ncount++;\nreturn value;\n}\n\
             static <T> T at(int value, T result) {\nat(value);\nreturn result;\n}\n}\n",
        );
        for _ in 0..self.random.between(0, 2) {
            self.helper();
        }
    }

    fn helper(&mut self) {
        let name = self.fresh("help");
        let result = self.random.one_of(&Type::COMMON);
        let parameters: Vec<Type> =
            (0..self.random.between(1, 3)).map(|_| self.random.one_of(&Type::COMMON)).collect();
        let outside = std::mem::take(&mut self.variables);
        let mut declared = Vec::new();
        for of in &parameters {
            let parameter = self.fresh("p");
            declared.push(format!("{} {parameter}", of.name()));
            self.declare(&parameter, *of, true);
        }
        let n_statements = self.random.between(1, 3);
        let body = self.block(n_statements, 2);
        let value = self.expression(result, 2);
        self.variables = outside;
        self.members.push_str(&format!(
            "\nstatic {} {name}({}) {{\n{body}return {value};\n}}\n",
            result.name(),
            declared.join(", ")
        ));
        self.methods.push(Method { name: format!("Main.{name}"), parameters, result });
    }
}
