//! The sites of a source file: where something can be woven in, and [`weave`], which does it.
//!
//! A site is a place at which a value can be looked at without changing what the program does: a store, an argument, a
//! new array, a loop head, a statement, an assertion, the entry of a method. Woven text never adds or removes a line.

use smol_str::SmolStr;

use crate::outline::Place;

/// The sites of a source file. Every list is in the order of the file; an insertion names a site by its index.
#[derive(Clone, Debug, Default)]
pub struct Sites {
    /// The package, empty if unnamed.
    pub package: SmolStr,
    /// Methods, constructors, initialisers and lambdas: code that runs as a method of its own in class files.
    pub methods: Vec<MethodSite>,
    /// Stores to variables, fields and array elements.
    pub stores: Vec<StoreSite>,
    /// Calls of methods and constructors, also `this(…)` and `super(…)`.
    pub calls: Vec<CallSite>,
    /// Expressions that make an array.
    pub arrays: Vec<ArraySite>,
    /// Loops.
    pub loops: Vec<LoopSite>,
    /// Statements that stand in a block or a switch group, where another statement can stand before them.
    pub statements: Vec<StatementSite>,
    /// `assert` statements.
    pub asserts: Vec<AssertSite>,
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
    /// Whether it is a lambda.
    pub is_lambda: bool,
    /// Whether it has a body into which a statement can be put as the first one (behind `this(…)` or `super(…)`).
    pub has_entry: bool,
    /// First line of the declaration.
    pub first_line: u32,
    /// Last line.
    pub last_line: u32,
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
pub struct CallSite {
    /// The method's name; `<init>` for constructors.
    pub name: SmolStr,
    /// The class named in `new C(…)`, or the qualifier as written if it is a plain name.
    pub qualifier: Option<SmolStr>,
    /// How many arguments.
    pub n_arguments: usize,
    /// Whether an argument behind the first contains a call.
    pub has_later_calls: bool,
    /// The lines that the instruction can be attributed to.
    pub lines: Lines,
    /// The method that calls, an index into the methods.
    pub method: usize,
    /// Whether it is inside of a loop of its method.
    pub is_in_loop: bool,
}

/// An expression that makes an array.
#[derive(Clone, Debug)]
pub struct ArraySite {
    /// The number of dimensions that are made: 1 for `new int[3][]`.
    pub n_made: usize,
    /// Whether the elements are listed, `{1, 2}`, and contain neither calls nor nested lists.
    pub has_plain_elements: bool,
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
}

/// Something to be woven in.
///
/// Calls are of static methods that return what they are handed. `call` is the method with its opening parenthesis and
/// its first arguments: `jurat.Monitor.at(7, `.
#[derive(Clone, Debug)]
pub enum Insertion {
    /// `jurat.Monitor.at(7, x = E)`.
    Store {
        /// An index into the stores.
        store: usize,
        /// For the new value, `at(7, x = E)`.
        call: String,
        /// For the old value and the new one, `old(7, x++, x)`; returns the first.
        call_old: String,
    },
    /// `jurat.Monitor.element(7, a[i] = E, i)`, and `jurat.Monitor.element(7, a[f()] = E)` where the index cannot be read again.
    Element {
        /// An index into the stores.
        store: usize,
        /// The call.
        call: String,
        /// For `a[i]++` used as a value: `elementOld(7, a[i]++, a[i], i)`.
        call_old: String,
    },
    /// `f(jurat.Monitor.at(7, E), …)`.
    Argument {
        /// An index into the calls.
        call_site: usize,
        /// The index of the argument.
        argument: usize,
        /// The type of the parameter; a primitive one becomes a cast around the argument.
        type_name: SmolStr,
        /// The call.
        call: String,
    },
    /// `jurat.Monitor.array(7, new int[n])`.
    Array {
        /// An index into the arrays.
        array: usize,
        /// The call.
        call: String,
    },
    /// Before every evaluation of the condition of a loop: `begin` and `condition` are expressions of type boolean that are
    /// always true, evaluated in this order.
    LoopHead {
        /// An index into the loops.
        loop_site: usize,
        /// The expression.
        expression: String,
    },
    /// A statement before another.
    Before {
        /// An index into the statements.
        statement: usize,
        /// The statement's text, on one line.
        text: String,
    },
    /// A statement behind another.
    After {
        /// An index into the statements.
        statement: usize,
        /// The statement's text, on one line.
        text: String,
    },
    /// `assert jurat.Monitor.holds(3, E) : message`.
    Assert {
        /// An index into the asserts.
        assert: usize,
        /// The call.
        call: String,
    },
    /// A statement at the start of a method.
    Entry {
        /// An index into the methods.
        method: usize,
        /// The statement's text, on one line.
        text: String,
    },
}

/// A woven source.
#[derive(Clone, Debug)]
pub struct Woven {
    /// The source; each line of the original is still on its line.
    pub text: String,
    /// Which bytes of the text are about which insertion (its index), what was woven in together with what it encloses, in
    /// the order of the text: outer before inner. For errors of the compiler.
    pub pieces: Vec<(std::ops::Range<usize>, usize)>,
}
