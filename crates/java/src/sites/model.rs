//! The sites of a source file: plain data.

use smol_str::SmolStr;

use crate::outline::Place;

/// The sites of a source file. Every list is in the order of the file; an insertion names a site by its index.
#[derive(Clone, Debug, Default)]
pub struct Sites {
    /// The package, empty if unnamed.
    pub package: SmolStr,
    /// The classes, by their names in class files, that may have methods from outside of the source.
    pub heirs: Vec<SmolStr>,
    /// The imports.
    pub imports: Vec<Import>,
    /// Methods, constructors, initialisers and lambdas: code that runs as a method of its own in class files.
    pub methods: Vec<MethodSite>,
    /// Stores to variables, fields and array elements.
    pub stores: Vec<StoreSite>,
    /// Calls of methods and constructors, also `this(…)` and `super(…)`.
    pub calls: Vec<SourceCallSite>,
    /// Expressions that make an array.
    pub arrays: Vec<ArraySite>,
    /// The names of type variables, of all classes and methods.
    pub type_variables: Vec<SmolStr>,
    /// Loops.
    pub loops: Vec<LoopSite>,
    /// Statements that stand in a block or a switch group, where another statement can stand before them.
    pub statements: Vec<StatementSite>,
    /// `assert` statements.
    pub asserts: Vec<AssertSite>,
    /// `throw` statements of something that was made elsewhere: not `throw new …`.
    pub later_throws: Vec<Place>,
    /// Where exceptions are made that are not thrown at once. Who gets them may throw them, also the JDK.
    pub kept_exceptions: Vec<Place>,
}

/// An import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The last part of what is imported; `*` on demand.
    pub name: SmolStr,
    /// Whether it is a static one.
    pub is_static: bool,
}

/// Code that runs as a method of its own.
#[derive(Clone, Debug)]
pub struct MethodSite {
    /// The class as class files name it, with dots: `pk.Outer$Inner`.
    pub class: SmolStr,
    /// As class files have it, `<init>` and `<clinit>` included; `lambda` for lambdas.
    pub name: SmolStr,
    /// The parameters of the source; empty for initialisers.
    pub parameters: Vec<Parameter>,
    /// The type it returns as written; absent for constructors, initialisers and lambdas.
    pub return_type: Option<SmolStr>,
    /// Whether it is static.
    pub is_static: bool,
    /// Which kind of code.
    pub kind: CodeKind,
    /// Whether it has a body into which a statement can be put as the first one (behind `this(…)` or `super(…)`).
    pub has_entry: bool,
    /// First line of the declaration.
    pub first_line: u32,
    /// Last line.
    pub last_line: u32,
}

/// The kinds of code that runs as a method of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeKind {
    /// A method or a constructor.
    Method,
    /// An initialiser, or a field with a value: a part of every constructor, or of the class's `<clinit>`.
    Initialiser,
    /// A lambda.
    Lambda,
}

impl MethodSite {
    /// Whether it is a lambda.
    pub fn is_lambda(&self) -> bool {
        self.kind == CodeKind::Lambda
    }

    /// Whether it is a part of other methods.
    pub fn is_initialiser(&self) -> bool {
        self.kind == CodeKind::Initialiser
    }
}

/// A parameter as written.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: SmolStr,
    /// Its type with brackets; absent where a lambda infers it.
    pub type_name: Option<SmolStr>,
    /// Whether it takes the rest of the arguments.
    pub is_variadic: bool,
}

/// The lines of a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines {
    /// Of the first character of the statement, declarator or loop header that the site is in.
    pub first: u32,
    /// Of the last character of the site itself.
    pub last: u32,
}

/// A store.
#[derive(Clone, Debug)]
pub struct StoreSite {
    /// What is stored to.
    pub target: StoreTarget,
    /// How it is written.
    pub form: StoreForm,
    /// The lines that the instruction can be attributed to.
    pub lines: Lines,
    /// First character of the expression or declarator.
    pub start: Place,
    /// The method that the store belongs to, an index into the methods.
    pub method: usize,
    /// Whether it is inside of a loop of its method.
    pub is_in_loop: bool,
    /// Whether the value is computed from literals and local variables of primitive types or arrays of them, so that no code runs
    /// on the way; not for what is no expression of its own.
    pub is_plain_value: bool,
    /// Why nothing can be woven here, for instance a pattern variable.
    pub obstacle: Option<&'static str>,
}

/// What a store writes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreTarget {
    /// A local variable or parameter.
    Local {
        /// Its name.
        name: SmolStr,
        /// Its type as written, with brackets; `None` for `var` and inferred ones.
        type_name: Option<SmolStr>,
    },
    /// A field, by a plain name, `this.x`, `o.x` or `C.x`.
    Field {
        /// Its name.
        name: SmolStr,
        /// The class that declares it, if it is one of this file and the way it is named tells.
        class: Option<SmolStr>,
        /// Its type, if the declaration is known.
        type_name: Option<SmolStr>,
    },
    /// An element of an array.
    Element,
}

/// How a store is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreForm {
    /// `int x = E`, also fields, `for` headers and resources.
    Initialiser,
    /// `x = E`.
    Assignment,
    /// `x += E`.
    Compound,
    /// `++x`, `--x`, also `x++;` where nobody looks at the value.
    Increment,
    /// `x++` where the old value is used.
    OldValue,
    /// The variable of `for (T x : E)`.
    ForEach,
    /// The parameter of a `catch`.
    Catch,
    /// The variable of a pattern.
    Pattern,
}

/// A call.
#[derive(Clone, Debug)]
pub struct SourceCallSite {
    /// The method's name; `<init>` for constructors.
    pub name: SmolStr,
    /// The class named in `new C(…)`, or the qualifier if it is a name (`a.b.C`), `this` or `super`, else `?`; `this` and
    /// `super` for `this(…)` and `super(…)`; the enum for its constants.
    pub qualifier: Option<SmolStr>,
    /// Its first character.
    pub start: Place,
    /// Its last character, most often the closing parenthesis.
    pub end: Place,
    /// The variable or field that its value is stored to as it is: `x` in `int x = f()` and in `o.x = f()`.
    pub stored_to: Option<StoredTo>,
    /// How many arguments.
    pub n_arguments: usize,
    /// Whether an argument behind the first may run code, store, or throw, so that the call does not happen.
    pub has_odd_later: bool,
    /// The lines that the instruction can be attributed to.
    pub lines: Lines,
    /// The method that calls, an index into the methods.
    pub method: usize,
    /// Whether it is inside of a loop of its method.
    pub is_in_loop: bool,
}

/// What the value of a call is stored to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTo {
    /// The name of the variable or field.
    pub name: SmolStr,
    /// Its type as written, also `var` where it is declared; absent if it is not known.
    pub type_name: Option<SmolStr>,
    /// Whether the plain name means it where the call stands: not with `o.x`, and with `this.x` only where no other `x` is nearer.
    pub is_plain: bool,
}

/// An expression that makes an array.
#[derive(Clone, Debug)]
pub struct ArraySite {
    /// The number of dimensions that are made: 1 for `new int[3][]`.
    pub n_made: usize,
    /// Whether the elements are listed, `{1, 2}`, and contain neither calls, nor stores, nor other new arrays.
    pub has_plain_elements: bool,
    /// Whether the elements are listed and contain other new arrays: they are made later than this one, and known earlier.
    pub has_new_arrays: bool,
    /// The lines that the instructions can be attributed to.
    pub lines: Lines,
    /// The method, an index into the methods.
    pub method: usize,
    /// Whether it is inside of a loop of its method.
    pub is_in_loop: bool,
    /// Why nothing can be woven here: a nested list of elements, an annotation.
    pub obstacle: Option<&'static str>,
}

/// A loop.
#[derive(Clone, Debug)]
pub struct LoopSite {
    /// Its keyword.
    pub start: Place,
    /// Last line.
    pub last_line: u32,
    /// The method, an index into the methods.
    pub method: usize,
    /// Why nothing can be woven before its condition.
    pub obstacle: Option<&'static str>,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct StatementSite {
    /// Its first character.
    pub start: Place,
    /// Its last character.
    pub end: Place,
    /// The method, an index into the methods.
    pub method: usize,
    /// Whether the statement that follows it is reached when it ends: not behind `return`, `break`, `while (true)` …
    pub goes_on: bool,
    /// Why nothing can be woven before it, for instance `this(…)` in a constructor.
    pub obstacle: Option<&'static str>,
}

/// An assertion of the program.
#[derive(Clone, Debug)]
pub struct AssertSite {
    /// Its keyword.
    pub start: Place,
    /// The condition as written.
    pub condition: SmolStr,
    /// The method, an index into the methods.
    pub method: usize,
    /// Why nothing can be woven around the condition.
    pub obstacle: Option<&'static str>,
}
