//! The outline of a source file: plain data.

use smol_str::SmolStr;

/// What is where in a source file. Every list is in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Classes, interfaces, enums, records and annotation types, with the anonymous and local ones.
    pub classes: Vec<SourceClass>,
    /// Methods, constructors and initialisers. A lambda belongs to the method around it.
    pub methods: Vec<SourceMethod>,
    /// Loops.
    pub loops: Vec<Loop>,
    /// Statements.
    pub statements: Vec<Statement>,
    /// Calls of methods whose name starts with `nondet`.
    pub nondet_calls: Vec<NondetCall>,
    /// Fields, parameters and local variables.
    pub variables: Vec<Variable>,
    /// Where the source is no Java, the first few; the lists above hold what could be read nevertheless.
    ///
    /// A source that is too large, or too tangled to be parsed in bounded time, has one at its start.
    pub errors: Vec<SourceSyntaxError>,
}

/// A line and a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
}

/// A place that is no Java.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourceSyntaxError {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
}

/// A class or another type declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceClass {
    /// Its name as class files have it, with dots: `pk.Outer$Inner`, `Main$1`, `Main$1Local`.
    pub name: SmolStr,
    /// Which kind of declaration.
    pub kind: ClassKind,
    /// First line of the declaration; of the whole `new` expression or enum constant if it is anonymous.
    pub first_line: u32,
    /// The line of the brace that opens the body.
    pub body_line: u32,
    /// Last line of the body.
    pub last_line: u32,
}

/// The kinds of type declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the language's own words")]
pub enum ClassKind {
    Class,
    Interface,
    Enum,
    Record,
    Annotation,
    Anonymous,
}

/// A method, a constructor or an initialiser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceMethod {
    /// The class, see [`SourceClass::name`].
    pub class: SmolStr,
    /// The name as class files have it: `<init>` for constructors, instance initialisers and the initialisers of
    /// instance fields, `<clinit>` for those of the class.
    pub name: SmolStr,
    /// The number of parameters in the source; class files may have more, such as the outer instance.
    pub n_parameters: usize,
    /// First line of the declaration, with its annotations and modifiers.
    pub first_line: u32,
    /// Last line of the declaration.
    pub last_line: u32,
    /// Whether the language declares it and the source does not, such as a default constructor; the lines are then
    /// those of the class up to its opening brace.
    pub is_implicit: bool,
}

/// A loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loop {
    /// Which kind of loop.
    pub kind: LoopKind,
    /// Its keyword `for`, `while` or `do`.
    pub start: Place,
    /// The first character of its condition; absent in `for (;;)` and in loops over a collection.
    pub condition: Option<Place>,
    /// Its last line.
    pub last_line: u32,
}

/// The kinds of loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the language's own words")]
pub enum LoopKind {
    For,
    ForEach,
    While,
    Do,
}

/// A statement of a block or of a switch group, or one that stands alone as the body of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Its first character.
    pub start: Place,
    /// Its last character.
    pub end: Place,
    /// The first character of the next statement of the same block or group.
    pub next: Option<Place>,
    /// Whether it does one thing and goes on: an expression, or a declaration with an initial value.
    pub is_simple: bool,
    /// The variables that it stores to itself, by their plain names: not those of lambdas inside.
    pub stores: Vec<SmolStr>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NondetCall {
    /// The method's name with its qualifier as written: `Verifier.nondetInt`. A qualifier that is itself a call or
    /// longer than any name is left out.
    pub name: SmolStr,
    /// Its first character.
    pub start: Place,
    /// Its closing parenthesis.
    pub end: Place,
}

/// A variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: SmolStr,
    /// Its type as written, with the brackets behind the name; absent where a lambda infers it.
    pub type_name: Option<SmolStr>,
    /// Which kind of variable.
    pub kind: VariableKind,
    /// The class whose code it belongs to, see [`SourceClass::name`]; absent outside of classes.
    pub class: Option<SmolStr>,
    /// Where its name is declared.
    pub declared: Place,
    /// Where it can be named: a local variable from its declaration to the end of its block.
    ///
    /// Inner declarations of the same name hide it there. A variable of a pattern is taken to live to the end of its
    /// block, although the language may end its life earlier.
    pub scope: VariableScope,
}

/// The kinds of variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VariableKind {
    /// Of a method body: declared in a block, a loop, a `try`, a `catch` or a pattern.
    Local,
    /// Of a method, constructor or lambda.
    Parameter,
    /// Of an object: also the components of a record.
    Field,
    /// Of a class: also the constants of an enum.
    StaticField,
}

/// From the first to the last character of a part of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VariableScope {
    /// Its first character.
    pub first: Place,
    /// Its last character.
    pub last: Place,
}

impl Outline {
    /// Whether the whole source was read, so that what is not listed is not there.
    pub fn is_complete(&self) -> bool {
        self.errors.is_empty()
    }

    /// The outline of a source that was not read.
    pub(crate) fn unread() -> Self {
        Self { errors: vec![SourceSyntaxError { line: 1, column: 1 }], ..Self::default() }
    }
}

impl VariableScope {
    /// Whether a line is at least partly inside.
    pub fn has_line(self, line: u32) -> bool {
        (self.first.line..=self.last.line).contains(&line)
    }
}
